"""A finished game for its readers: the record, the replay, and the expert's analysis."""

import asyncio
from collections import OrderedDict
from typing import Any, Protocol

from ...table import Knowledge, Table, steps
from ..domain.refusals import Refusal
from ..wire.messages import Analysis, Replay, Step, Thought
from .room import Room

LEVEL = "expert"
SOMEBODY = "Somebody"  # has deleted everything about themselves
REMEMBERED = 1000

Question = tuple[str, int, int]  # table, number of moves made, seat


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


class Analyst(Protocol):
    async def analyse(self, knowledge: Knowledge, level: str, seed: int) -> list[dict[str, Any]]: ...


class Review:
    """Analysis takes a bot worker several seconds. Each question is computed once, and one at a time for each guest."""

    def __init__(self, thinking: Analyst, at_an_address: int) -> None:
        self._thinking = thinking
        self._at_an_address = at_an_address
        # Analyses, finished or running, the newest last. The same question asked again waits for the same analysis.
        self._thoughts: OrderedDict[Question, asyncio.Task[Analysis]] = OrderedDict()
        self._askers: dict[str, str] = {}  # guests with a question being computed, and the addresses they ask from

    async def analysis(self, room: Room, guest: str, number: int, seat: int, address: str = "") -> Analysis:
        """What the expert thinks of the choice that the seat had after `number` moves."""
        room.state.need_over()
        room.state.need_place(seat)
        question = (room.id, number, seat)
        thought = self._thoughts.get(question) or self._begin(question, room, guest, address)
        return await asyncio.shield(thought)  # other guests still want the answer when this one leaves

    def close(self) -> None:
        for thought in self._thoughts.values():
            thought.cancel()

    def _begin(self, question: Question, room: Room, guest: str, address: str) -> asyncio.Task[Analysis]:
        if guest in self._askers or list(self._askers.values()).count(address) >= self._at_an_address:
            raise Refusal("problem-one-question")
        _, number, seat = question
        thought = asyncio.create_task(self._analyse(room, number, seat))

        def ended(_: asyncio.Task[Analysis]) -> None:
            self._askers.pop(guest, None)
            if thought.cancelled() or thought.exception():
                self._thoughts.pop(question, None)

        self._askers[guest] = address
        self._thoughts[question] = thought
        thought.add_done_callback(ended)
        while len(self._thoughts) > REMEMBERED:
            self._thoughts.popitem(last=False)
        return thought

    async def _analyse(self, room: Room, number: int, seat: int) -> Analysis:
        over = room.table
        if not 0 <= number < over.number:
            raise Refusal("problem-no-choice")
        log = [(play.seat, play.move) for play in over.log]
        then = over.copy()
        then.rewind(over.log[:number])
        if seat not in then.waiting:
            raise Refusal("problem-no-choice")
        thoughts = await self._thinking.analyse(then.knowledge(seat), LEVEL, seed=number)
        return Analysis(
            number=number,
            seat=seat,
            # Among secret choices, the seat's own choice may have come after those of other seats.
            played=next((_first_step(over, move) for mover, move in log[number:] if mover == seat), None),
            thoughts=[Thought.model_validate(thought) for thought in thoughts],
        )


def _first_step(table: Table, move: str) -> str:
    return move.split()[0] if table.has_drafts else move
