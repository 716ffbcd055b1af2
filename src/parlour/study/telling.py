"""A review in words: what the terminal and the page have in common, and the terminal's own part."""

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from ..core.text import seat_text, text
from ..words import say
from .judging import Option
from .reviewing import MARKS, Decision, Performance, Review

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
BLOCKS = " ▁▂▃▄▅▆▇█"
STEPS = 8  # of one block
HIGH = 4  # lines of a curve
WIDE = 72  # columns of a curve, at most


class Telling:
    """A review in one language, with the names of the players by seat."""

    def __init__(self, review: Review, names: Sequence[str], language: str) -> None:
        self.review = review
        self.names = names
        self.language = language

    def say(self, key: str, **args: object) -> str:
        return say(text(key, **args), self.language, self.names)

    def title(self) -> str:
        return self.say("review-title", game={"$text": f"{self.review.game}-title"})

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.language)

    def change(self, share: float) -> str:
        """A gain or loss in percentage points, always with its sign."""
        return format_decimal(100 * share, format="+0.0;−0.0", locale=self.language)

    # --- the players ---------------------------------------------------------------------------------

    def headings(self) -> list[str]:
        columns = ("player", "accuracy", "own", "others", "luck", "result")
        return [self.say(f"review-{name}") for name in columns] + [self.say(f"review-mark-{mark}") for mark in MARKS]

    def player(self, seat: int, performance: Performance) -> list[str]:
        sums = (performance.skill, performance.others, performance.luck)
        return [
            self.names[seat],
            self.percent(performance.accuracy / 100),
            *map(self.change, (*sums, sum(sums))),
            *(str(performance.marks[mark]) for mark in MARKS),
        ]

    # --- the moves -----------------------------------------------------------------------------------

    def costly(self) -> list[Decision]:
        return [one for one in self.review.decisions if one.mark in SIGNS]

    def moments(self) -> list[Decision]:
        return [one for one in self.review.decisions if one.number in self.review.moments]

    def moment(self, one: Decision) -> str:
        before, after = (self.review.curve[number][one.seat] for number in (one.number, one.number + 1))
        return self.say(
            "review-moment",
            number=one.number + 1,
            seat=seat_text(one.seat),
            move=self.move(self.played(one)),
            before=self.percent(before),
            after=self.percent(after),
        )

    def mistake(self, one: Decision) -> str:
        return self.say(
            "review-costly-move",
            number=one.number + 1,
            seat=seat_text(one.seat),
            move=self.move(self.played(one)),
            sign=SIGNS[one.mark],
            cost=self.change(-one.judgement.cost),
            better=self.move(one.judgement.best),
        )

    def why(self, one: Decision) -> str:
        return " ".join(say(reason, self.language, self.names) for reason in one.judgement.why)

    def played(self, one: Decision) -> Option:
        return one.judgement.options[one.judgement.played or 0]

    def move(self, option: Option) -> str:
        """What players call the move, step by step."""
        return "; ".join(say(step, self.language, self.names) for step in option.texts)


def show(telling: Telling) -> None:
    """Print a review."""
    console = Console(highlight=False, markup=False, emoji=False)

    def heading(key: str) -> None:
        console.print()
        console.print(Line(telling.say(key), "bold"))

    console.print(Line(telling.title(), "bold"))
    console.print(_players(telling))
    console.print(Line(telling.say("review-sum"), "dim"))
    heading("review-curve")
    for seat, name in enumerate(telling.names):
        console.print(Line(name))
        for line in curve_lines([point[seat] for point in telling.review.curve], min(WIDE, console.width - 2)):
            console.print(Line(line), no_wrap=True, crop=True)
    heading("review-moments")
    for one in telling.moments():
        console.print(Line(telling.moment(one)))
    heading("review-costly")
    for one in telling.costly():
        console.print(Line(telling.mistake(one)))
        if one.judgement.why:
            console.print(Padding(Line(telling.why(one), "dim"), (0, 0, 0, 4)))
    if not telling.costly():
        console.print(Line(telling.say("review-none")))


def _players(telling: Telling) -> Grid:
    """A column for each player."""
    columns = [telling.headings()]
    columns += [telling.player(seat, one) for seat, one in enumerate(telling.review.performances)]
    grid = Grid(box=None, pad_edge=False)
    for place, heading in enumerate(columns):
        grid.add_column(heading[0], justify="right" if place else "left")
    for row in list(zip(*columns, strict=True))[1:]:
        grid.add_row(*row)
    return grid


def curve_lines(chances: Sequence[float], wide: int) -> list[str]:
    """A curve from 0 to 1 in block characters, the top line first.

    >>> curve_lines([0.0, 0.5, 1.0], 3)[0], curve_lines([0.0, 0.5, 1.0], 3)[-1]
    ('│  █', '│ ██')
    """
    columns = min(wide, len(chances))
    shown = [chances[place * (len(chances) - 1) // max(columns - 1, 1)] for place in range(columns)]
    heights = [round(chance * HIGH * STEPS) for chance in shown]
    return [
        "│" + "".join(BLOCKS[min(max(height - row * STEPS, 0), STEPS)] for height in heights)
        for row in reversed(range(HIGH))
    ]
