"""Games in a terminal: play against bots, look back at a record, look at a position.

Everything shown comes from the views and events of the reader's own seat. Every word comes from the catalogue.
"""

import errno
import json
import os
import re
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Line

from .bots import LEVELS, SEARCHING, decide, how_it_judges, player
from .core.problem import BadInput, Problem
from .core.text import Json, Text, text
from .study import NORMAL, Hint, hint, known
from .study.judging import affordable
from .table import Branch, Table, branches_of, steps
from .words import say

with suppress(ImportError):
    import readline  # noqa: F401  line editing and history for input()

ME = 0
SHAPES = "●▲■◆★"
TONES = ("steel_blue1", "dark_orange", "chartreuse3", "medium_orchid", "dark_cyan")  # readable on black as on white
MOVES_TRIED = 64
LONGEST_NAME = 24
LONGEST_BRANCH_NAME = 60
READABLE = 80
ASK = "› "


class Screen:
    """Shows one game to one reader: seat `seat`, or a spectator."""

    def __init__(self, table: Table, names: Sequence[str], language: str, seat: int | None) -> None:
        self.spec = table.spec
        self.titles = table.edition.titles
        self.names = names
        self.language = language
        self.seat = seat
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, words: Text) -> str:
        return say(words, self.language, self.names, self.seat, self.titles)

    def tell(self, words: Text, style: str = "") -> None:
        self.console.print(Line(self.say(words), style))

    # --- the position -------------------------------------------------------------------------------

    def board(self, view: Json) -> None:
        self.console.print()
        self.console.print(Tinted(self.spec.views.sketch(view["board"], self.say, self._labels()), len(self.names)))

    def _labels(self) -> list[str]:
        """The players with the shapes of their seats."""
        own = [
            self.say(text("terminal-own-name", name=name)) if seat == self.seat else name
            for seat, name in enumerate(self.names)
        ]
        return [f"{shape} {name}" for shape, name in zip(SHAPES, own, strict=False)]

    def question(self, view: Json) -> None:
        """What is asked, and the numbered moves to choose from."""
        self.tell(view["prompt"], "bold")
        self._list([(move["move"], move["text"]) for move in view["moves"]])

    def readings(self, readings: Sequence[tuple[str, Text]]) -> None:
        """What a typed line may mean, to choose from."""
        self.tell(text("terminal-readings"), "bold")
        self._list(readings)

    def _list(self, moves: Sequence[tuple[str, Text]]) -> None:
        places, width = len(str(len(moves))), max(len(move) for move, _ in moves)
        offered = [
            Line(f"{number:>{places}} ", "dim")
            .append(f"{move:<{width}}", "not dim bold")
            .append(f" {self.say(words)}", "not dim")
            for number, (move, words) in enumerate(moves, start=1)
        ]
        self.console.print(Padding(Columns(offered, equal=True, padding=(0, 2)), (0, 0, 0, 2)))

    def result(self, view: Json) -> None:
        winners = view["result"]["winners"]
        own_victory = text("end-you-won" if len(winners) == 1 else "end-you-share")
        self.tell(own_victory if self.seat in winners else view["prompt"], "bold")
        self.tell(view["result"]["reason"])

    def best(self, found: Hint, going_on: bool) -> None:
        """The move of a hint and its reasons; in the middle of a move, how to go on, or that its steps go back."""
        self.tell(text("tutor-back" if found.back else "tutor-next" if going_on else "tutor-best"), "bold green")
        said = "; ".join(self.say(step) for step in found.best.texts)
        self.console.print(Padding(Line(f"{found.best.move}  ", "bold").append(said, "not bold"), (0, 0, 0, 2)))
        for reason in found.why:
            self._indented(2, reason)
        if found.why and found.beside:
            beside = "; ".join(self.say(step) for step in found.beside.texts)
            self.tell(text("tutor-beside", move=beside), "dim")

    def words(self, meanings: Mapping[str, Text]) -> None:
        """What can be typed, each with its meaning."""
        rows = Grid.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold", no_wrap=True)
        for entry, meaning in meanings.items():
            rows.add_row(Line(entry), Line(self.say(meaning)))
        self.console.print(Padding(rows, (0, 0, 0, 2)))

    # --- what happened ------------------------------------------------------------------------------

    def news(self, events: Sequence[Json]) -> None:
        for line in self._lines(events):
            told = Line(line)
            for name, tone in zip(self.names, TONES, strict=False):
                told.highlight_words([name], tone)
            self.console.print(told)

    def _lines(self, events: Sequence[Json]) -> Iterator[str]:
        """One line for each event. Events of one type that follow each other share a line while they fit."""
        line, last, room = "", None, min(self.console.width, READABLE)
        for event in events:
            if event["text"] is None:
                continue
            said = self.say(event["text"])
            sentence = said[:1].upper() + said[1:]
            if event["type"] == last and len(line) + 1 + len(sentence) <= room:
                line += f" {sentence}"
                continue
            if line:
                yield line
            line, last = sentence, event["type"]
        if line:
            yield line

    # --- the rules ----------------------------------------------------------------------------------

    def rules(self) -> None:
        title = text("rules-title", game={"$text": f"{self.spec.code}-title"})
        self.tell(title, "bold")
        for section in self.spec.facts.sections:
            self.tell(text(f"{self.spec.code}-section-{section.title}"), "bold")
            for rule in section.rules:
                self.rule(rule)
        self._marks()

    def rule(self, wanted: str) -> None:
        known = [rule for section in self.spec.facts.sections for rule in section.rules]
        rule = next((rule for rule in known if rule.lower() == wanted.lower()), None)
        if rule is None:
            self.tell(text("terminal-no-rule", rule=wanted, known=known))
            return
        first, *others = self._parts(rule)
        self._indented(2, text("terminal-rule", rule=rule, words={"$text": first["key"], **first["args"]}))
        for part in others:
            self._indented(4, part)

    def _parts(self, rule: str) -> Iterator[Text]:
        """The parts of a rule by what they rest on; what is not the rulebook's is marked."""
        key = f"{self.spec.code}-rule-{rule}"
        for at, source in enumerate(self.spec.facts.sources[rule]):
            words = {"$text": key if at == 0 else f"{key}-{source}"}
            yield text(words["$text"]) if source == "book" else _marked(source, words)

    def _marks(self) -> None:
        """What the marks of the rules mean."""
        self.tell(text("rules-marks"), "bold")
        for source in ("book", "ruling", "public", "house"):
            self._indented(2, _marked(source, {"$text": "rules-source-meaning", "source": source}))

    def _indented(self, columns: int, words: Text) -> None:
        self.console.print(Padding(Line(self.say(words)), (0, 0, 0, columns)))

    def refusal(self, problem: Problem) -> None:
        """Why something is refused, with the id of the rule if a rule refuses it."""
        reason = {"$text": problem.text["key"], **problem.text["args"]}
        words = text("terminal-refused", reason=reason, rule=problem.rule) if problem.rule else problem.text
        self.tell(words, "yellow")


class Tinted:
    """A drawing in which the shape of each seat has its colour. The shape says the seat without it."""

    def __init__(self, drawing: RenderableType, players: int) -> None:
        self.drawing = drawing
        self.styles = {shape: Style(color=tone) for shape, tone in zip(SHAPES[:players], TONES, strict=False)}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        shapes = f"([{''.join(self.styles)}])"
        for segment in console.render(self.drawing, options):
            for part in filter(None, re.split(shapes, segment.text)):
                yield Segment(part, (segment.style or Style()) + self.styles.get(part, Style()))


def _marked(source: str, words: Json) -> Text:
    return text("terminal-rule-part", source={"$text": "rules-source", "source": source}, words=words)


def ask(screen: Screen) -> str | None:
    """A typed line, or None at the end of the input; piped input is shown as if typed."""
    if sys.stdin.isatty():
        return _typed()
    line = sys.stdin.readline()
    if line:
        screen.console.print(f"{ASK}{line.strip()}")
    return line.strip() if line else None


def _typed() -> str | None:
    try:
        return input(ASK).strip()
    except EOFError:
        print()
        return None
    except KeyboardInterrupt:
        print()  # the next output starts on its own line
        raise


# --- playing ------------------------------------------------------------------------------------------


class Sitting:
    """A person, at seat 0, plays a game against bots of one level."""

    def __init__(self, table: Table, level: str, language: str) -> None:
        self.table = table
        self.level = level
        self.bots = {seat: player(level, table.spec) for seat in range(table.players) if seat != ME}
        guest = say(text("terminal-guest"), language)
        names = [guest, *(bot_name(seat, language) for seat in range(1, table.players))]
        self.screen = Screen(table, names, language, ME)
        self.told = -1
        self.left = False
        self.readings: list[list[str]] = []
        self.hinted: tuple[tuple[int, tuple[str, ...]], Hint] | None = None  # the last hint, and the position it is for
        self.clues_given = 0

    def play(self) -> None:
        """To the end, or until the person leaves."""
        self._greet()
        while not self.left:
            self._let_bots_play()
            self._tell_news()
            if self.table.over:
                self._show_end()
                return
            self._show_question()
            self._let_person_play()
        self.screen.tell(text("terminal-left"))

    def seats(self) -> list[Json]:
        """Who sat where, for the record."""
        bots = [{"name": self.level, "kind": "bot"}] * (self.table.players - 1)
        return [{"name": self.screen.names[ME], "kind": "human"}, *bots]

    def _greet(self) -> None:
        code = self.table.spec.code
        level = {"$text": f"level-{self.level}"} if self.level in LEVELS else self.level
        self.screen.tell(text(f"{code}-title"), "bold")
        self.screen.tell(text("terminal-against", names=list(self.screen.names[1:]), level=level))
        if self.level in LEVELS:
            self.screen.tell(text(f"level-{self.level}-about"), "dim")
        if self.level in SEARCHING:
            self.screen.tell(how_it_judges(self.level, self.table.spec, self.table.game), "dim")
        self.screen.tell(text("terminal-promise", commitment=self.table.commitment), "dim")
        self._show_help()

    def _show_help(self) -> None:
        self.screen.tell(text("terminal-help"), "dim")

    def _teach(self) -> None:
        """Everything that can be typed, with an example from the present position."""
        *_, offered = self.table.view(ME)["moves"]
        move, number = offered["move"], len(self.table.view(ME)["moves"])
        words = {"$text": offered["text"]["key"], **offered["text"]["args"]}
        self.screen.tell(text("terminal-help-example", move=move, number=number, words=words))
        rule = self.table.spec.facts.sections[0].rules[0]
        typed = {
            move: "move",
            str(number): "number",
            "hint": "hint",
            "undo": "undo",
            f"why {self._refused() or move}": "why",
            "?": "rules",
            f"? {rule}": "rule",
            "log": "log",
            "Enter": "enter",
            "quit": "quit",
        }
        self.screen.words({entry: text(f"terminal-help-{meaning}") for entry, meaning in typed.items()})

    def _refused(self) -> str | None:
        """A move of the game that a rule forbids now, if there is one among the first."""
        spec, game = self.table.spec, self.table.game
        names = (spec.moves.notation(game, move) for move in range(min(spec.moves.count, MOVES_TRIED)))
        return next((name for name in names if self.table.why_not(ME, name)), None)

    def _let_bots_play(self) -> None:
        """Let bots move until the person may act. In secret choices the person goes first, which nobody can see."""
        table = self.table
        while not table.over and ME not in table.waiting:
            seat = table.waiting[0]
            thinking = self.screen.say(text("terminal-thinking", seat={"$seat": seat}))
            with self.screen.console.status(thinking):
                table.play(seat, decide(table.knowledge(seat), self.bots[seat], secrets.randbits(32)))

    def _tell_news(self) -> None:
        self.screen.console.print()
        self.screen.news(self.table.events(ME, after=self.told))
        self.told = self.table.number

    def _show_question(self) -> None:
        view = self.table.view(ME)
        self.screen.board(view)
        self.screen.question(view)

    def _show_end(self) -> None:
        view = self.table.view(ME)
        self.screen.board(view)
        self.screen.result(view)
        self.screen.tell(text("terminal-seed", seed=self.table.seed.hex()), "dim")

    # --- what the person types ----------------------------------------------------------------------

    def _let_person_play(self) -> None:
        """Answer what the person types until it is a move or a step of one, or until they leave."""
        before = self.table.number, self.table.draft
        while (self.table.number, self.table.draft) == before and not self.left:
            entry = ask(self.screen)
            if entry is None:
                self.left = True
            else:
                self._answer(entry)

    def _answer(self, entry: str) -> None:
        word, _, rest = entry.partition(" ")
        if not entry:
            self._show_question()
        elif entry.startswith("?"):
            self._show_rules(entry[1:].strip())
        elif word.lower() == "why" and rest:
            self._explain(rest.strip())
        elif entry.lower() == "help":
            self._teach()
        elif entry.lower() == "hint":
            self._give_hint()
        elif entry.lower() == "undo":
            self._take_back()
        elif entry.lower() == "log":
            self.screen.news(self.table.events(ME))
        elif entry.lower() == "quit":
            self.left = True
        else:
            self._try(entry)

    def _show_rules(self, rule: str) -> None:
        if rule:
            self.screen.rule(rule)
        else:
            self.screen.rules()

    def _explain(self, move: str) -> None:
        problem = self.table.why_not(ME, move)
        if problem:
            self.screen.refusal(problem)
        else:
            self.screen.tell(text("terminal-allowed", move=move))

    def _give_hint(self) -> None:
        """The next step of the hint for this position: where to look, which kind of move, the move and its reasons."""
        at = self.table.number, self.table.draft
        if self.hinted is None or self.hinted[0] != at:
            with self.screen.console.status(self.screen.say(text("tutor-thinking"))):
                self.hinted = at, hint(known(self.table, ME), affordable(self.table.spec.code, NORMAL))
            self.clues_given = 0
        found = self.hinted[1]
        if self.clues_given < len(found.clues):
            self.screen.tell(found.clues[self.clues_given], "green")
            self.screen.tell(text("terminal-hint-more"), "dim")
            self.clues_given += 1
        else:
            self.screen.best(found, bool(self.table.draft))

    def _take_back(self) -> None:
        """Go back to before the person's last move; of a half-made move, take all steps back."""
        table = self.table
        made = [number for number, play in enumerate(table.log) if play.seat == ME]
        if not table.draft and not made:
            self.screen.tell(text("terminal-no-undo"), "yellow")
            return
        if table.draft:
            taken = table.undo()
        else:
            taken = table.log[made[-1]]
            table.rewind(table.log[: made[-1]])
        self.told = table.number
        self.screen.tell(text("terminal-undone", move=taken.move))

    def _try(self, entry: str) -> None:
        """A move, the number of one, or a line that the game can read as moves; with several readings, ask which."""
        try:
            meant = self._meant(entry)
            self.readings = meant if len(meant) > 1 else []
            if self.readings:
                self.screen.readings([self._in_words(moves) for moves in meant])
                return
            self.table.play(ME, " ".join(meant[0]))
        except Problem as problem:
            self.screen.refusal(problem)
            if isinstance(problem, BadInput):
                self._show_help()

    def _meant(self, entry: str) -> list[list[str]]:
        """Each reading of a line, as the moves that it takes."""
        if entry.isdecimal():
            return [self._offered(entry)]
        spec, game = self.table.spec, self.table.game
        try:
            spec.moves.parse(game, entry)
        except BadInput:
            readings = spec.moves.readings(game, ME, entry)
            if readings:
                return [[spec.moves.notation(game, move) for move in moves] for moves in readings]
        return [[entry]]

    def _offered(self, number: str) -> list[str]:
        """The entry with this number in the list that was shown last: readings of a line, or moves."""
        listed = self.readings or [[move["move"]] for move in self.table.view(ME)["moves"]]
        if len(number) > len(str(len(listed))) or not 1 <= int(number) <= len(listed):
            raise BadInput("terminal-no-number", number=number[:LONGEST_NAME], count=len(listed))
        return listed[int(number) - 1]

    def _in_words(self, moves: Sequence[str]) -> tuple[str, Text]:
        """A reading, named by its first move."""
        spec, game = self.table.spec, self.table.game
        return moves[0], spec.moves.text(game, spec.moves.parse(game, moves[0]))


def bot_name(seat: int, language: str) -> str:
    return say(text(f"bot-name-{seat + 1}"), language)


# --- looking back -------------------------------------------------------------------------------------


def show_replay(record: Any, seat: int | None, language: str, step_by_step: bool) -> None:
    """Tell a record's events, each with the number of its move; step by step also draw the table."""
    table = Table.replay(record)
    check_seat(table, seat)
    screen = Screen(table, recorded_names(record, table.players, language), language, seat)
    screen.tell(text(f"{table.spec.code}-title"), "bold")
    for number, name in enumerate(screen.names):
        screen.tell(text("terminal-seat-name", seat=number, name=name), "dim")
    for step in steps(record, seat):
        _tell_step(screen, step)
        if step_by_step:
            screen.board(step["view"])
            if not step["view"]["over"] and not _wants_more(screen):
                return
    if table.over:
        screen.tell(table.view(seat)["result"]["reason"])
    for branch in branches_of(record):
        moves = branch.table.number - (0 if branch.table.start else branch.at)
        screen.tell(text("terminal-branch", name=_branch_name(branch), number=branch.at, moves=moves), "dim")


def _branch_name(branch: Branch) -> str:
    """The name of a branch as far as a terminal can print it."""
    name = branch.name or ""
    return name if name.isprintable() and len(name) <= LONGEST_BRANCH_NAME else ""


def _tell_step(screen: Screen, step: Json) -> None:
    for event in step["events"]:
        if event["text"] is not None:
            number = Line(f"{step['number']:>3}  ", "dim")
            screen.console.print(number.append(screen.say(event["text"]), "not dim"))


def _wants_more(screen: Screen) -> bool:
    """Wait for the reader to press Enter, if the input is a terminal."""
    if not sys.stdin.isatty():
        return True
    screen.tell(text("terminal-step"), "dim")
    entry = ask(screen)
    return entry is not None and entry.lower() != "quit"


def recorded_names(record: Json, players: int, language: str) -> list[str]:
    """Printable names. Bots have their usual names; a player without a name is called by the seat."""
    seats = record.get("seats")
    told = seats if isinstance(seats, list) and len(seats) == players else [None] * players
    return [_recorded_name(entry, seat, language) for seat, entry in enumerate(told)]


def _recorded_name(entry: Any, seat: int, language: str) -> str:
    if isinstance(entry, dict) and entry.get("kind") == "bot":
        return bot_name(seat, language)
    name = entry.get("name") if isinstance(entry, dict) else None
    if isinstance(name, str) and name.strip() and name.isprintable() and len(name) <= LONGEST_NAME:
        return name
    return say(text("terminal-seat", seat=seat), language)


# --- positions ----------------------------------------------------------------------------------------


def show_position(table: Table, seat: int | None, language: str) -> None:
    names = [say(text("terminal-seat", seat=number), language) for number in range(table.players)]
    screen = Screen(table, names, language, seat)
    view = table.view(seat)
    screen.board(view)
    if table.over:
        screen.result(view)
        return
    screen.tell(view["prompt"], "bold")
    for mover, moves in moves_by_seat(table, seat).items():
        screen.tell(text("terminal-may-play", seat={"$seat": mover}, moves=moves))


def moves_by_seat(table: Table, seat: int | None) -> dict[int, list[str]]:
    """The legal moves of every seat that may act, or of one seat alone."""
    return {mover: table.moves(mover) for mover in table.waiting if seat in (None, mover)}


def check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and seat not in range(table.players):
        raise BadInput("problem-seat", seat=seat, players=table.players)


# --- files --------------------------------------------------------------------------------------------


def check_writable(path: Path) -> None:
    """Find out before the work, not after it, that the file cannot be kept."""
    if path.is_dir():
        raise _unwritable(path, errno.EISDIR)
    if not path.parent.is_dir():
        raise _unwritable(path, errno.ENOENT)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise _unwritable(path, errno.EACCES)


def write_record(path: Path, record: Json) -> None:
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise _unwritable(path, error.errno or errno.EIO) from None


def _unwritable(path: Path, reason: int) -> BadInput:
    return BadInput("terminal-unwritable", file=str(path), detail=os.strerror(reason))
