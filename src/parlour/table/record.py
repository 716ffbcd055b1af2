"""Records: a whole game as data, with the rules version, the seed, what chance did, every move and the result.

A record replays from what chance did, so it does not depend on how shuffles are made; `verify` checks that as well.
"""

from collections.abc import Iterator
from typing import Any

from ..core.edition import Edition
from ..core.problem import BadInput, Illegal
from ..core.rng import TAPE
from ..core.text import Json
from ..games import find
from .shuffle import SEED_BYTES, Recorded, commitment
from .table import Play, Table

FORMAT = 2
FORMATS = (1, 2)  # in format 1 every step of a move is an entry of its own
HIGHEST_DRAW = 1 << 31


def write_record(table: Table, seats: list[Json]) -> Json:
    standard = table.edition.digest == table.spec.editions.read().digest
    return {
        "parlour": FORMAT,
        "game": table.spec.code,
        "rules": table.spec.facts.rules_version,
        "edition": {"name": table.edition.name, "source": None if standard else table.edition.text},
        "players": table.players,
        "options": table.options,
        "seats": seats,
        "commitment": table.commitment,
        "seed": table.seed.hex(),
        "chance": table.chance,
        "bounds": table.bounds,
        "moves": [f"{play.seat}:{play.move}" for play in table.log],
        "result": table.result,
    }


def read_record(record: Any) -> Table:
    """Replay a record to its end."""
    table = _start(record)
    for play in _moves(record):
        _play(table, play, record)
    _play_out(table, record)
    unused = isinstance(table.shuffle, Recorded) and table.shuffle.chance
    # The first records did not tell below which number each draw was to fall.
    if unused or record.get("bounds", table.bounds) != table.bounds:
        raise BadInput("problem-record", detail="what chance did does not fit the moves")
    _check_result(table, record)
    return table


def steps(record: Any, seat: int | None) -> Iterator[Json]:
    """Every step of a record through the eyes of one seat, the deal first."""
    table = _start(record)
    yield {"number": 0, "seat": None, "move": None, "events": table.events(seat), "view": table.view(seat)}
    for play in _moves(record):
        before = table.number
        _play(table, play, record)
        if not table.draft:
            yield _step(table, seat, before)
    before = table.number
    _play_out(table, record)
    if table.number > before:
        yield _step(table, seat, before)


def _step(table: Table, seat: int | None, before: int) -> Json:
    """What has happened since move `before`, as the last move of the log."""
    mover, move = table.log[-1]
    sealed = table.game.sealed(mover) >= 0 and mover != seat
    return {
        "number": table.number,
        "seat": mover,
        "move": None if sealed else move,
        "events": table.events(seat, after=before),
        "view": table.view(seat),
    }


def verify(record: Any) -> list[str]:
    """Everything in a record that its promise does not bear out; an empty list is a fair game."""
    told = read_record(record)
    found = []
    if commitment(told.seed) != record.get("commitment"):
        found.append("the seed is not the one that was promised before the deal")
    again = Table(told.spec.code, told.players, told.options, told.edition, told.seed)
    for play in told.log:
        if again.chance == told.chance[: len(again.chance)]:
            again.play(*play)
    if again.chance != told.chance:
        found.append("the seed does not give the shuffles of this game")
    return found


def _start(record: Any) -> Table:
    if not isinstance(record, dict) or record.get("parlour") not in FORMATS:
        raise BadInput("problem-record", detail=f"it is no Parlour record of format {FORMAT} or older")
    kinds = {"game": str, "rules": int, "players": int, "options": dict, "seed": str, "chance": list, "moves": list}
    for name, kind in kinds.items():
        if not isinstance(record.get(name), kind):
            raise BadInput("problem-record", detail=f"field '{name}' is missing or of the wrong kind")
    known = find(record["game"]).facts.rules_version
    if not 1 <= record["rules"] <= known:
        raise BadInput("problem-record", detail=f"rules {record['rules']} are not known here, only up to {known}")
    chance = [_draws(draws) for draws in record["chance"]]
    return Table(record["game"], record["players"], record["options"], _edition(record), _seed(record), chance)


def _draws(draws: Any) -> list[int]:
    sound = isinstance(draws, list) and len(draws) <= TAPE
    if not sound or not all(type(draw) is int and 0 <= draw < HIGHEST_DRAW for draw in draws):
        raise BadInput("problem-record", detail="field 'chance' must be lists of small whole numbers")
    return list(draws)


def _seed(record: Json) -> bytes:
    try:
        seed = bytes.fromhex(record["seed"])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput("problem-record", detail=f"field 'seed' must be {SEED_BYTES} bytes in hexadecimal")
    return seed


def _edition(record: Json) -> Edition | None:
    edition = record.get("edition")
    if not isinstance(edition, dict) or not isinstance(edition.get("source"), str | None):
        raise BadInput("problem-record", detail="field 'edition' must be an object with name and source")
    source = edition.get("source")
    return None if source is None else find(record["game"]).editions.read(source, "the record's edition")


def _moves(record: Json) -> Iterator[Play]:
    for number, entry in enumerate(record["moves"], start=1):
        seat, colon, move = str(entry).partition(":")
        if not colon or not seat.isdecimal() or len(seat) > 2:
            raise BadInput("problem-record", detail=f"move {number} is {entry!r}, not 'seat:move'")
        yield Play(int(seat), move)


def _play(table: Table, play: Play, record: Json) -> None:
    try:
        if record["rules"] < table.spec.facts.rules_version:
            play_forced(table, play)
        table.play(*play)
    except (BadInput, Illegal) as refusal:
        detail = f"move {table.number + 1} ({play.seat}:{play.move[:20]}) is refused: {str(refusal).rstrip('.')}"
        raise BadInput("problem-record", detail=detail) from None


def play_forced(table: Table, play: Play | None) -> None:
    """Make the moves without a choice that older rules made by themselves, until `play` is possible, or to the end."""
    while (table.why_not(*play) if play else not table.over) and _is_forced(table):
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])


def _play_out(table: Table, record: Json) -> None:
    """Older rules ended a game by themselves where only moves without a choice were left."""
    if record["rules"] < table.spec.facts.rules_version and record.get("result"):
        play_forced(table, None)


def _is_forced(table: Table) -> bool:
    return len(table.waiting) == 1 and len(table.moves(table.waiting[0])) == 1


def _check_result(table: Table, record: Json) -> None:
    if record.get("result") != table.result:
        raise BadInput("problem-record", detail="the result does not follow from the moves")
