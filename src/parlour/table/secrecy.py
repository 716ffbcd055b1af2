"""Two tables that differ only in what a seat cannot know must look the same to that seat, whatever moves are made.

The other table is built from a position in which two hidden cards have changed places, without the game's own redeal.
So a game whose redeal keeps the truth is detected as well. A move of several steps is made at one table. While it is
half made, the other seats must notice nothing. Once the same move is made at both tables, they must be told the same.
"""

import copy
import json
import marshal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ..core.game import Game
from ..core.observe import Sheet
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.sides import beside
from ..core.spec import AnyGame
from ..core.text import Json
from .table import Table

TRIES = 8  # exchanges of two cards that are tried to find another table
REDEALS = 400  # how often a card that could lie elsewhere may be redealt to its own place
PATHS = 300  # steps tried at the other table to make the same move
REFUSALS = 12  # moves whose refusals are compared

Demand = Callable[[bool, str], None]
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Lookalike:
    """A table that the seat cannot tell from the true one: there two hidden cards have changed their places."""

    table: Table
    card: str
    place: str
    other: str
    elsewhere: str


def observed(spec: AnyGame, game: Game, seat: int) -> list[int]:
    """What a learning program in this seat sees of the position."""
    sheet = beside(game, Sheet)()
    spec.learning.observer(game, sheet).observe(seat)
    return list(sheet.number[: spec.learning.size])


def obtainable(table: Table, seat: int | None) -> bytes:
    """Everything that a seat or a spectator can be told or ask for."""
    found: list[Any] = [table.view(seat), table.events(seat), table.open_view()]
    if seat is not None:
        names = table.spec.moves.names(table.game)
        asked = [table.why_not(seat, name) for name in names[:: len(names) // REFUSALS + 1]]
        found.append([(why.rule, why.text) for why in asked if why])
        found.append(observed(table.spec, table._seen_by(seat), seat))
        imagined = table.imagine(seat, 1, past=True)
        found.append([imagined.position, imagined.draft, imagined.past])
    return as_bytes(found)


def check_secrecy(table: Table, seat: int | None, rng: Rng, demand: Demand) -> None:
    """Make a move at this table and at a lookalike, and compare what `seat` sees of it."""
    for number, found in enumerate(lookalikes(table, seat, rng)):
        if seat is not None:
            _check_variation(table, seat, found.place, found.card, demand)
            _check_variation(table, seat, found.elsewhere, found.other, demand)
        if number == 0 and len(table.waiting) == 1 and seat not in table.waiting:
            _check_move(_twin(table, table.position()), found, seat, rng, demand)


# --- lookalikes ---------------------------------------------------------------------------------------


def lookalikes(table: Table, seat: int | None, rng: Rng) -> Iterator[Lookalike]:
    """Tables that the seat cannot tell from this one, by exchanging two hidden cards in its position."""
    position = table.position()
    truth = obtainable(_twin(table, position), seat)
    hidden = [(place, card) for place, cards in table.spec.views.hidden(table.game, seat).items() for card in cards]
    for _ in range(TRIES if hidden else 0):
        place, card = hidden[rng.below(len(hidden))]
        elsewhere, other = hidden[rng.below(len(hidden))]
        if place == elsewhere or card == other:
            continue
        changed = _exchanged(position, card, other, rng)
        if changed is None:
            continue
        try:
            twin = _twin(table, changed)
        except BadInput:
            continue
        moved = table.spec.views.hidden(twin.game, seat)[place].count(card) < hidden.count((place, card))
        if moved and obtainable(twin, seat) == truth:
            yield Lookalike(twin, card, place, other, elsewhere)


def _twin(table: Table, position: Json) -> Table:
    return Table.from_position(json.loads(json.dumps(position)), table.edition, table.seed)


def _exchanged(position: Json, card: str, other: str, rng: Rng) -> Json | None:
    """The position with two cards exchanged. A card that is not in it lies in a pile that the position leaves out."""
    here, there = _places(position, card), _places(position, other)
    changed = copy.deepcopy(position)
    if here:
        _put(changed, here[rng.below(len(here))], other)
    if there:
        _put(changed, there[rng.below(len(there))], card)
    return changed if here or there else None


def _places(data: Any, wanted: str, path: Path = ()) -> list[Path]:
    """The places of this string in some data."""
    if data == wanted:
        return [path]
    if isinstance(data, dict | list):
        inner = data.items() if isinstance(data, dict) else enumerate(data)
        return [found for key, value in inner for found in _places(value, wanted, (*path, key))]
    return []


def _put(data: Any, path: Path, value: str) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


# --- what is demanded ---------------------------------------------------------------------------------


def _check_variation(table: Table, seat: int, place: str, card: str, demand: Demand) -> None:
    """A card that could lie elsewhere, as far as the seat knows, must lie elsewhere in some redeals."""
    hidden = table.spec.views.hidden
    truth = hidden(table.game, seat)[place].count(card)
    for seed in range(REDEALS):
        _, imagined = table.imagine(seat, seed).restore()
        if hidden(imagined, seat)[place].count(card) < truth:
            return
    demand(False, f"seat {seat} always imagines {card} where it is: {place}")


def _check_move(ours: Table, found: Lookalike, seat: int | None, rng: Rng, demand: Demand) -> None:
    """Make one move: it must be invisible while half made, and look the same at both tables when made."""
    (mover,) = ours.waiting
    before = obtainable(ours, seat)
    while not ours.log:
        moves = ours.moves(mover)
        ours.play(mover, moves[rng.below(len(moves))])
        if ours.draft:
            demand(obtainable(ours, seat) == before, f"a half-made move of seat {mover} shows: {' '.join(ours.draft)}")
    if ours.chance:
        return  # chance may fall on other cards there
    if _named(ours, seat, found):
        return  # the rules have revealed it
    made = [table for table in same_moves(ours, found.table, seat, mover) if not _named(table, seat, found)]
    told, where = obtainable(ours, seat), f"{found.card} or {found.other} in {found.place}"
    same = not made or any(theirs.chance or obtainable(theirs, seat) == told for theirs in made)
    demand(same, f"the move {ours.log[0].move} of seat {mover} shows seat {seat} whether there is {where}")


def _named(table: Table, seat: int | None, found: Lookalike) -> bool:
    """Do the events of the move name one of the cards that have changed places? Both tables share the first event."""
    return any(_places(table.events(seat)[1:], card) for card in (found.card, found.other))


def same_moves(ours: Table, other: Table, seat: int | None, mover: int) -> list[Table]:
    """The other table after each move that begins for this seat with the same event and gives the same answers.

    Where the other table asks more than ours, every answer is tried. None if there are too many, or no move is left.
    """
    wanted, found = _first(ours, seat), list[Table]()
    untried, left = [(other, ours.log[0].move.split())], PATHS
    while untried:
        table, answers = untried.pop()
        if table.log:
            found += [table] if _first(table, seat) == wanted else []
            continue
        asked = table.moves(mover)
        given = next((place for place, answer in enumerate(answers) if answer in asked), None)
        for move in asked if given is None else [answers[given]]:
            twin = table.copy()
            twin.play(mover, move)
            untried.append((twin, answers if given is None else answers[given + 1 :]))
            left -= 1
        if left < 0:
            return []
    return found


def _first(table: Table, seat: int | None) -> list[Any]:
    """The first event of the move, without its number."""
    return [(event["type"], event["data"]) for event in table.events(seat)[:1]]


def as_bytes(data: Any) -> bytes:
    """Data as bytes, to compare it with other data by the letter. Much faster than JSON."""
    return marshal.dumps(data, 2)  # later versions write equal data in several ways
