"""Puts a game together from what its author has declared."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from typing_extensions import TypedDict

from ..core.facts import Facts, Option, Section
from ..core.game import SEATS, Game, fields
from ..core.judge import Tally
from ..core.observe import Observer, Sheet
from ..core.placed import HELD, NONE, OWNERS, PLAIN, SIZE, SPACES, TOP, Eager, PlacedObserver, ScoreTally
from ..core.play import Policy, Random
from ..core.sides import beside
from ..core.spec import MINE, THEIRS, Bots, Field, GameSpec, Learning, Levels, Shapes, Study
from ..core.zones import Step, ZonedBoard
from .declared import MOST_POINTS, Act, Kind, Number, Place, Tells
from .parts import EasyMoves, EasyPositions, EasyViews, NoEditions, score_number

USUAL = Levels(easy=60, medium=200, hard=800, expert=4_000, master=16_000)


def easy_game(
    rules: type[Any],
    *,
    code: str,
    players: range,
    ids: Sequence[str],
    pieces: Sequence[Kind],
    places: Sequence[Place],
    moves: Sequence[Act],
    tells: Mapping[int, Tells],
    numbers: Sequence[Number] = (),
    score: str = "",
    options: Sequence[Option] = (),
    greedy: Callable[[Any], Policy] | None = None,
    playout: Callable[[Any], Policy] | None = None,
    simulations: Levels = USUAL,
    explore: float = 0.4,
    ease: tuple[float, float] = (0.1, 0.0),
    learning: Learning[Any] | None = None,
    study: Study[Any] | None = None,
    views: type[EasyViews] = EasyViews,
    at_once: int = 0,
    minutes: int = 10,
    designer: str = "",
    publisher: str = "",
    shows_by_rule: bool = True,
    rules_version: int = 1,
) -> GameSpec[Any]:
    """A whole game from its position class and declarations.

    Args:
        rules: the position class, derived from `parlour.easy.Game`.
        code: the name of the game in commands, addresses and messages; also the name of its entry point.
        players: how many can play.
        ids: the ids of its rules, as `CODE-rule-ID` tells them.
        pieces: all kinds of pieces; in the position a kind is its place in this list.
        places: where pieces lie.
        moves: the kinds of moves, in the order of their numbers.
        tells: for each kind of note that the rules write, the event that it tells.
        numbers: the attributes that hold no pieces.
        score: the attribute with the score of each seat, if there is one.
        options: choices before the game; the position class gets each of them as a number.
        greedy, playout: a rule of thumb and what simulations play; by default the move after which one stands best,
            and any move.
        simulations, explore, ease: how the levels of bots think (docs/adding-a-game.md).
        learning, study: what learning programs see and what reviews count, instead of what follows from the places.
        views: a class derived from `EasyViews`, for other prompts, refusals or boards.
        at_once: how many moves can be legal at the same time, in a game with more than 512 of them.
        shows_by_rule: whether a move can reveal something hidden without chance and without opening a secret choice.
        rules_version: rises when old records would not replay.

    Returns:
        What registers as an entry point `parlour.games`.
    """
    named = EasyMoves(code, moves, pieces, at_once)
    plain = (*numbers, *score_number(score))
    return GameSpec(
        rules=rules,
        facts=Facts(
            code=code,
            rules_version=rules_version,
            players=players,
            options=tuple(options),
            sections=(Section("rules", tuple(ids)),),
            sources=dict.fromkeys(ids, ("public",)),
            designer=designer,
            publisher=publisher,
            minutes=minutes,
            peer="",
            shows_by_rule=shows_by_rule,
        ),
        moves=named,
        views=views(code, pieces, places, named, tells, score, ids),
        positions=EasyPositions(pieces, places, plain),
        bots=Bots(greedy or eager, playout or any_move, simulations, explore, ease),
        learning=learning or placed_learning(pieces, places, plain),
        editions=NoEditions(code, options),
        shapes=Shapes(ZonedBoard, _event_shapes(tells), Step),
        study=study or Study(score_tally(score), (MINE, THEIRS) if score else ()),
    )


def eager(game: Game) -> Policy:
    """The rule of thumb of a game that has none of its own."""
    return beside(game, Eager)(game, game.empty())


def any_move(game: Game) -> Policy:
    return beside(game, Random)(game)


def score_tally(score: str) -> Callable[[Any], Tally]:
    def tally(game: Game) -> Tally:
        return beside(game, ScoreTally)(game, fields(game).index(score) if score else NONE)

    return tally


def _event_shapes(tells: Mapping[int, Tells]) -> dict[str, type]:
    """What each event looks like as data; fields that only the seat itself gets are left out for the others."""
    shapes: dict[str, type] = {}
    for event in tells.values():
        kinds = {name: str if kind == "piece" else int for name, _, kind in event.fields}
        shapes[event.type] = TypedDict(event.type, kinds, total=not event.secret)  # type: ignore[operator]
    return shapes


# --- what learning programs see -------------------------------------------------------------------------


def placed_learning(kinds: Sequence[Kind], places: Sequence[Place], numbers: Sequence[Number]) -> Learning[Any]:
    """What a seat may know as a row of numbers: of each place its pieces or their count, and all open numbers."""
    lines = [line for place in places for line in _place_lines(place, kinds)]
    lines += [line for number in numbers if not number.hidden for line in _number_lines(number)]
    found: list[Field] = []
    for line in lines:
        start = found[-1].start + found[-1].size if found else 0
        found.append(Field(start, line.name, line.size, line.low, line.high, line.meaning))
    size = found[-1].start + found[-1].size if found else 0

    def observer(game: Game, sheet: Sheet) -> Observer:
        return beside(game, PlacedObserver)(game, sheet, _plan(tuple(lines), tuple(fields(game))), size)

    return Learning(observer, tuple(found))


class _Line:
    """A line of the plan: what is read, how, and what the numbers mean."""

    def __init__(
        self, how: int, holds: str, count: str, room: int, kinds: int, each: bool, others: bool, name: str, meaning: str
    ) -> None:
        self.how, self.holds, self.count, self.room, self.kinds = how, holds, count, room, kinds
        self.each, self.others, self.name = each, others, name
        width = {HELD: kinds, SIZE: 1, TOP: 1}.get(how, room)
        self.size = width * (SEATS if each and others else 1)
        self.meaning = f"{meaning}; one's own first, then the next seats'" if each and others else meaning
        self.low, self.high = 0, {HELD: room, SIZE: room, OWNERS: SEATS}.get(how, kinds)

    def bounded(self, low: int, high: int) -> "_Line":
        self.low, self.high = min(low, 0), max(high, 0)  # 0 where nobody sits
        return self


def _place_lines(place: Place, kinds: Sequence[Kind]) -> list[_Line]:
    def line(how: int, others: bool, name: str, meaning: str) -> _Line:
        return _Line(how, place.holds, place.count, place.room, len(kinds), place.each, others, name, meaning)

    size = line(SIZE, True, f"{place.id}_size", f"how many pieces lie in {place.id}")
    if place.seen == "none":
        return [size]
    if place.seen == "owner":
        held = line(HELD, False, place.id, f"of each piece, how many lie in one's own {place.id}")
        return [held, size]
    if place.layout == "grid":
        owned = all(kind.owner == number for number, kind in enumerate(kinds))
        return [line(OWNERS if owned else SPACES, True, place.id, f"what lies on each space of {place.id}, from 1")]
    held = line(HELD, True, place.id, f"of each piece, how many lie in {place.id}")
    return [held, line(TOP, True, f"{place.id}_top", f"the last piece of {place.id}, from 1")]


def _number_lines(number: Number) -> list[_Line]:
    how = OWNERS if number.seat else PLAIN
    room = 1 if number.each else number.size
    line = _Line(how, number.name, "", room, 0, number.each, True, number.name, f"the number {number.name}")
    return [line if number.seat else line.bounded(number.low, number.high)]


@cache
def _plan(lines: tuple[_Line, ...], names: tuple[str, ...]) -> list[int]:
    """The lines as numbers, for positions with these attributes."""
    return [
        number
        for line in lines
        for number in (
            line.how,
            names.index(line.holds),
            names.index(line.count) if line.count else NONE,
            line.room,
            line.kinds,
            int(line.each),
            int(line.others),
            0,
        )
    ]


__all__ = ["MOST_POINTS", "easy_game", "placed_learning"]
