"""What can be had of a game once it is over: its record, its replay, and what the expert thinks of it."""

import asyncio
from collections import OrderedDict
from typing import Any

from ..table import steps
from .messages import Analysis, Replay, Step, Thought
from .problems import Refusal
from .room import Room, rebuild
from .thinking import Thinking

LEVEL = "expert"
REMEMBERED = 1000


def record(room: Room) -> dict[str, Any]:
    room.need_over()
    seats = [{"name": room.name(chair) or chair.level, "kind": chair.kind} for chair in room.chairs]
    whole: dict[str, Any] = room.table.record(seats=seats)
    return whole


async def replay(room: Room, guest: str, seat: int | None) -> Replay:
    room.need_over()
    if seat is not None:
        _need_seat(room, seat)
    whole = record(room)
    frames = await asyncio.to_thread(lambda: [Step.model_validate(step) for step in steps(whole, seat)])
    return Replay(table=room.info(guest), seat=seat, steps=frames)


class Study:
    """Analysis costs a worker seconds, so what was thought once is remembered for a while."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._remembered: OrderedDict[tuple[str, int, int], Analysis] = OrderedDict()

    async def analysis(self, room: Room, number: int, seat: int) -> Analysis:
        """What the expert thinks of the choice that the seat had after `number` moves."""
        room.need_over()
        _need_seat(room, seat)
        question = (room.id, number, seat)
        if question not in self._remembered:
            self._remembered[question] = await self._analyse(room, number, seat)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return self._remembered[question]

    async def _analyse(self, room: Room, number: int, seat: int) -> Analysis:
        over = room.table
        if not 0 <= number < over.number:
            raise Refusal("problem-no-choice")
        log = [(play.seat, play.move) for play in over.log]
        then = rebuild(over.kind.code, over.players, over.options, over.seed, log[:number])
        if seat not in then.waiting:
            raise Refusal("problem-no-choice")
        thoughts = await self._thinking.ponder(then.sight(seat), LEVEL, seed=number)
        return Analysis(
            number=number,
            seat=seat,
            # Among choices made in secret the seat's own may have come after those of others.
            played=next((move for mover, move in log[number:] if mover == seat), None),
            thoughts=[Thought.model_validate(thought) for thought in thoughts],
        )


def _need_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise Refusal("problem-no-such-seat")
