"""A finished game for its readers: the record and the replay."""

import asyncio
from typing import Any

from ...table import steps
from ..wire.messages import Replay, Step
from .room import Room

SOMEBODY = "Somebody"  # has deleted everything about themselves


def record(room: Room) -> dict[str, Any]:
    room.state.need_over()
    seats = [{"name": room.name(chair) or chair.level or SOMEBODY, "kind": chair.kind} for chair in room.chairs]
    whole: dict[str, Any] = room.table.record(seats=seats)
    return whole


async def replay(room: Room, guest: str, seat: int | None) -> Replay:
    room.state.need_over()
    if seat is not None:
        room.state.need_place(seat)
    whole = record(room)
    frames = await asyncio.to_thread(lambda: [Step.model_validate(step) for step in steps(whole, seat)])
    return Replay(table=room.info(guest), seat=seat, steps=frames)
