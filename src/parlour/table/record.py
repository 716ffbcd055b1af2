"""Records: a whole game as data, with the rules version, the seed, what chance did, every move and the result.

A record replays from what chance did, so it does not depend on how shuffles are made; `verify` checks that as well.
A game that was not dealt has its first position in its record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
MOST_BRANCHES = 1000


@dataclass(frozen=True)
class Branch:
    """How a game was played on from one of its moments: after `at` moves, in another way.

    `table` is the table at the end of it. It was dealt as the game was, or it began from a position of its own
    (`table.start`), in which what some seat could not know was dealt again.
    """

    name: str | None
    at: int
    table: Table


def write_record(table: Table, seats: list[Json], branches: Sequence[Branch] = ()) -> Json:
    standard = table.edition.digest == table.spec.editions.read().digest
    start = {"start": table.start} if table.start else {}
    variations = {"branches": [_written(table, branch) for branch in branches]} if branches else {}
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
        **start,
        **variations,
    }


def _written(game: Table, branch: Branch) -> Json:
    """A branch, without what it has in common with the game."""
    table, common, drawn = branch.table, 0, 0
    if not table.start:
        common, drawn = branch.at, len(_first(game, branch.at).chance)
    return {
        "name": branch.name,
        "from": branch.at,
        "start": table.start,
        "chance": table.chance[drawn:],
        "moves": [f"{play.seat}:{play.move}" for play in table.log[common:]],
    }


def _first(game: Table, moves: int) -> Table:
    """The game after so many of its moves."""
    table = game.copy()
    table.rewind(game.log[:moves])
    return table


def read_record(record: Any) -> Table:
    """Replay a record to its end, and check its branches."""
    table = _read_game(record)
    _read_branches(record, table)
    return table


def branches_of(record: Any) -> list[Branch]:
    """The branches of a record, each with the table at its end.

    Raises:
        BadInput: names the branch that cannot be replayed.

    >>> table = Table("ninjan", players=2, seed=7)
    >>> other = table.copy()
    >>> table.play(0, "S9"), other.play(1, "R7")
    (None, None)
    >>> record = table.record(branches=[Branch("The other first", 0, other)])
    >>> [(branch.name, branch.at, branch.table.log) for branch in branches_of(record)]
    [('The other first', 0, [Play(seat=1, move='R7')])]
    """
    return _read_branches(record, _read_game(record))


def _read_game(record: Any) -> Table:
    table = _start(record)
    for play in _moves(record["moves"]):
        _play(table, play, record)
    _play_out(table, record)
    _check_chance(table)
    # The first records did not tell below which number each draw was to fall.
    if record.get("bounds", table.bounds) != table.bounds:
        raise BadInput("problem-record", detail="what chance did does not fit the moves")
    _check_result(table, record)
    return table


def _read_branches(record: Json, game: Table) -> list[Branch]:
    told = record.get("branches", [])
    if not isinstance(told, list) or len(told) > MOST_BRANCHES:
        raise BadInput("problem-record", detail=f"field 'branches' must be a list of at most {MOST_BRANCHES}")
    return [_read_branch(record, game, number, one) for number, one in enumerate(told, start=1)]


def _read_branch(record: Json, game: Table, number: int, told: Any) -> Branch:
    try:
        name, at = _heading(told, game)
        table = _branched(record, game, told, at)
        for play in _moves(told["moves"]):
            _play(table, play, record)
        _check_chance(table)
    except BadInput as refusal:
        detail = refusal.text["args"].get("detail") or str(refusal).rstrip(".")
        raise BadInput("problem-record", detail=f"branch {number}: {detail}") from None
    return Branch(name, at, table)


def _heading(told: Any, game: Table) -> tuple[str | None, int]:
    kinds = {"from": int, "chance": list, "moves": list, "name": str | None, "start": dict | None}
    for field, kind in kinds.items():
        if not isinstance(told, dict) or not isinstance(told.get(field), kind):
            raise BadInput("problem-record", detail=f"field '{field}' is missing or of the wrong kind")
    if not 0 <= told["from"] <= game.number:
        raise BadInput("problem-record", detail=f"it leaves the game after move {told['from']} of {game.number}")
    return told.get("name"), told["from"]


def _branched(record: Json, game: Table, told: Json, at: int) -> Table:
    """The table where the branch begins."""
    chance = [_draws(draws) for draws in told["chance"]]
    if told.get("start"):
        return _from_start(record, told["start"], chance)
    before = _first(game, at)
    table = Table(game.spec.code, game.players, game.options, game.edition, game.seed, before.chance + chance)
    table.rewind(before.log)
    return table


def steps(record: Any, seat: int | None) -> Iterator[Json]:
    """Every step of a record through the eyes of one seat, the deal first.

    Args:
        record: as `Table.record` writes it.
        seat: the seat that looks; None for a spectator.

    Returns:
        For each step its `number`, the `seat` that moved and its `move` (None while it is secret), `events` and `view`.

    Raises:
        BadInput: says what is wrong with the record.

    >>> table = Table("ninjan", players=2, seed=7)
    >>> table.play(0, "S9")
    >>> [(step["number"], step["move"]) for step in steps(table.record(), 0)]
    [(0, None), (1, 'S9')]
    """
    table = _start(record)
    yield {"number": 0, "seat": None, "move": None, "events": table.events(seat), "view": table.view(seat)}
    for play in _moves(record["moves"]):
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
    """Everything in a record that its promise does not bear out; an empty list is a fair game.

    Args:
        record: as `Table.record` writes it.

    Returns:
        What is wrong, in English.

    Raises:
        BadInput: if the record cannot be replayed at all.

    >>> record = Table("ninjan", players=2, seed=7).record()
    >>> verify(record), verify(record | {"commitment": "00" * 32})
    ([], ['the seed is not the one that was promised before the deal'])
    """
    told = read_record(record)
    found = []
    if commitment(told.seed) != record.get("commitment"):
        found.append("the seed is not the one that was promised before the deal")
    again = Table(told.spec.code, told.players, told.options, told.edition, told.seed)
    if told.start:
        again = Table.from_position(told.start, told.edition, told.seed)
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
    if record.get("start") is not None:
        return _from_start(record, record["start"], chance)
    return Table(record["game"], record["players"], record["options"], _edition(record), _seed(record), chance)


def _from_start(record: Json, start: Any, chance: list[list[int]]) -> Table:
    """The table at a position that a record, or a branch of it, begins with."""
    if isinstance(start, dict) and start.get("draft"):
        raise BadInput("problem-record", detail="field 'start' is in the middle of a move")
    table = Table.from_position(start, _edition(record), _seed(record), chance)
    of_game = (table.spec.code, table.players) == (record["game"], record["players"])
    options = {name: str(value) for name, value in record["options"].items()}
    if not of_game or table.options != table.spec.facts.settle_options(options):
        raise BadInput("problem-record", detail="field 'start' is no position of this game")
    return table


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


def _moves(told: list[Any]) -> Iterator[Play]:
    for number, entry in enumerate(told, start=1):
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


def _check_chance(table: Table) -> None:
    if isinstance(table.shuffle, Recorded) and table.shuffle.chance:
        raise BadInput("problem-record", detail="what chance did does not fit the moves")


def _check_result(table: Table, record: Json) -> None:
    if record.get("result") != table.result:
        raise BadInput("problem-record", detail="the result does not follow from the moves")
