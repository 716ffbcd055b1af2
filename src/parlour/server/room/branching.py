"""What if: a finished game is played on from one of its moments, at a table of its own.

Such a branch is an ordinary table, so sockets, bots, undo and restarts work as everywhere. Its log begins with the
moves of the game. If the cards are dealt again, it begins from a position instead.
"""

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Protocol

from ... import table as tables
from ...core.text import Json
from ...study import known
from ...table import Play
from ...table.shuffle import new_seed
from ..domain.branches import Branch
from ..domain.chairs import Chair
from ..domain.entries import Entry, Move
from ..domain.refusals import Refusal
from ..domain.tables import Saved, StoredTable
from ..wire.messages import NewBranch
from .room import Room

SEED_BITS = 62


class BranchStore(Protocol):
    async def whole_branches(self, table_id: str) -> list[tuple[str | None, Saved]]: ...


def branch(room: Room, wish: NewBranch, guest: str) -> tuple[StoredTable, list[Entry]]:
    """The table of a new branch of the room's game, and the entries that its log begins with."""
    room.state.need_over()
    room.state.need_place(wish.seat)
    game, made_at = room.table, datetime.now(UTC)
    if not 0 <= wish.at < game.number:
        raise Refusal("problem-no-such-moment")
    start: Json | None
    if wish.redealt:
        place, start = _redealt(room, wish)
        seed, plays = new_seed(), list[Play]()
    else:
        place = Branch(*_leaves(room, wish.at), redealt=room.branch is not None and room.branch.redealt)
        start, seed, plays = game.start, game.seed, game.log[: wish.at]
    table = StoredTable(
        secrets.token_urlsafe(9),
        game.spec.code,
        game.spec.facts.rules_version,
        game.options,
        [_chair(seat, wish, guest) for seat in range(game.players)],
        seed,
        guest,
        made_at,
        rated=False,
        start=start,
        edition=edition_source(game),
        branch=place,
    )
    return table, [Entry(number, made_at, Move(*play)) for number, play in enumerate(plays, start=1)]


def edition_source(table: tables.Table) -> str | None:
    """The components of a table as they are stored: nothing for the standard ones."""
    return None if table.spec.editions.is_standard(table.edition) else table.edition.text


def _chair(seat: int, wish: NewBranch, guest: str) -> Chair:
    if wish.level is None or seat == wish.seat:
        return Chair("human", guest=guest)
    return Chair("bot", level=wish.level)


def _leaves(room: Room, at: int) -> tuple[str, int]:
    """The game that a branch belongs to, and where it leaves it. A branch of a branch belongs to the same game."""
    if room.branch is None:
        return room.id, at
    return room.branch.of, min(at, room.branch.at) if not room.branch.redealt else room.branch.at


def game_of(room: Room) -> str:
    """The table of the game that a branch belongs to; of any other table, itself."""
    return room.branch.of if room.branch else room.id


def _redealt(room: Room, wish: NewBranch) -> tuple[Branch, Json]:
    """The moment with everything dealt again that the seat could not know. Secret choices are open again."""
    table = room.table.copy()
    table.rewind(room.table.log[: wish.at])
    sealed = sum(table.game.sealed(seat) >= 0 for seat in range(table.players))
    imagined = known(table, wish.seat, secrets.randbits(SEED_BITS))
    return Branch(*_leaves(room, wish.at - sealed), redealt=True), table.place() | imagined.position


async def for_record(store: BranchStore, room: Room) -> list[tables.Branch]:
    """The branches of a game for its record: those in which somebody has moved."""
    saved = await store.whole_branches(room.id)
    return await asyncio.to_thread(_replayed, saved)


def _replayed(saved: list[tuple[str | None, Saved]]) -> list[tables.Branch]:
    found = list[tables.Branch]()
    for name, one in saved:
        place = one.table.branch
        assert place
        table = one.replayed().table
        if table.number > place.own_from:
            found.append(tables.Branch(name, place.at, table))
    return found
