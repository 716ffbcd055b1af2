"""A finished game for its readers: the record and the replay."""

import asyncio
from collections.abc import Sequence
from typing import Any

from ...table import Branch, steps
from ..wire.messages import Replay, Step
from .branching import BranchStore, for_record
from .room import Room

SOMEBODY = "Somebody"  # has deleted everything about themselves


async def record(room: Room, store: BranchStore) -> dict[str, Any]:
    """The record with the branches of the game."""
    room.state.need_over()
    return _record(room, await for_record(store, room))


def _record(room: Room, branches: Sequence[Branch] = ()) -> dict[str, Any]:
    seats = [{"name": room.name(chair) or chair.level or SOMEBODY, "kind": chair.kind} for chair in room.chairs]
    whole: dict[str, Any] = room.table.record(seats=seats, branches=branches)
    return whole


async def replay(room: Room, guest: str, seat: int | None) -> Replay:
    room.state.need_over()
    if seat is not None:
        room.state.need_place(seat)
    whole = _record(room)
    frames = await asyncio.to_thread(lambda: [Step.model_validate(step) for step in steps(whole, seat)])
    return Replay(table=room.info(guest), seat=seat, steps=frames)
