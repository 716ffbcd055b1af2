"""Single decisions of a finished game looked at more closely: judged longer, or asked as questions."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from ...study.judging import ENGINE, known, steps_of
from ...study.reviewing import MARKS, Decision, accuracy, mark
from ...table import BadInput, Illegal, Knowledge, Table
from ..domain.refusals import Refusal, TableRefusal
from ..domain.reviews import KeptReview
from ..wire import messages
from .judging import SEED, shown
from .room import Room

Json = dict[str, Any]


class Judges(Protocol):
    async def weigh(self, knowledge: Knowledge, move: str, number: int, payer: str) -> Decision: ...

    async def deepen(self, knowledge: Knowledge, move: str, number: int) -> Decision: ...


class CloserStore(Protocol):
    async def review_of(self, table_id: str) -> KeptReview | None: ...

    async def change_review(self, table_id: str, engine: int, change: Callable[[Json], Json]) -> None: ...


class Counter(Protocol):
    """Limits how much is judged at once for one address."""

    def open(self, who: str) -> AbstractContextManager[None]: ...


class Closer:
    def __init__(self, judges: Judges, store: CloserStore, counter: Counter) -> None:
        self._judges = judges
        self._store = store
        self._counter = counter
        self._deepening: dict[tuple[str, int], asyncio.Task[Json]] = {}

    async def deeper(self, room: Room, number: int, address: str) -> messages.Decision:
        """The decision after so many moves, judged longer; kept with the review, so this is done once."""
        told = await self._decision(room, number)
        if not told.get("deeper"):
            with self._counter.open(address):
                told = await asyncio.shield(self._begun(room, number))
        return messages.Decision.model_validate(told)

    def _begun(self, room: Room, number: int) -> asyncio.Task[Json]:
        place = room.id, number
        if place not in self._deepening:
            task = self._deepening[place] = asyncio.create_task(self._deepen(room, number))
            task.add_done_callback(lambda _: self._deepening.pop(place))
        return self._deepening[place]

    async def _deepen(self, room: Room, number: int) -> Json:
        table, (seat, move) = moment(room, number), room.table.log[number]
        made = await self._judges.deepen(known(table, seat, SEED), move, number)
        told = shown(made) | {"deeper": True}
        players, sharpness = table.players, table.spec.study.sharpness
        await self._store.change_review(room.id, ENGINE, lambda found: with_decision(found, told, players, sharpness))
        return told

    async def question(self, room: Room, guest: str, number: int) -> messages.Question:
        """The decision after so many moves as a question to somebody in that seat."""
        told = await self._decision(room, number)
        table, seat = moment(room, number), told["seat"]
        spec, game = known(table, seat, SEED).restore()
        clues = spec.moves.clues(game, steps_of(spec, game, seat, told["options"][0]["move"]))
        return messages.Question.model_validate(
            {
                "table": room.info(guest),
                "decision": told,
                "clues": clues,
                "past": table.events(seat),
                "view": table.view(seat),
            }
        )

    async def answer(self, room: Room, number: int, move: str, address: str) -> messages.Answered:
        """What becomes of a move that somebody answers with: a half-made one is only carried out."""
        told = await self._decision(room, number)
        table, seat = moment(room, number), told["seat"]
        try:
            table.play(seat, move)
        except (BadInput, Illegal) as error:
            raise TableRefusal(error) from error
        if table.draft:
            draft = {"view": table.view(seat), "events": table.draft_events()}
            return messages.Answered(draft=messages.Draft.model_validate(draft))
        verdict = await self._verdict(room, told, table.log[-1].move, address)
        return messages.Answered(verdict=messages.Verdict.model_validate(verdict))

    async def _verdict(self, room: Room, told: Json, move: str, address: str) -> Json:
        """By what the review knows; about any other move that is not right, the judge is asked, and says why."""
        best, players = told["options"][0], room.table.players
        kept = next((option for option in told["options"] if option["move"] == move), None)
        if kept:
            cost = told["cost"] if told["options"].index(kept) == told["played"] else best["chance"] - kept["chance"]
            if is_right(cost, players) or cost == told["cost"]:
                return _verdict(kept, cost, [] if kept is best else told["why"], players)
        with self._counter.open(address):
            knowledge = known(moment(room, told["number"]), told["seat"], SEED)
            made = await self._judges.weigh(knowledge, move, told["number"], address)
        found = shown(made)
        return _verdict(found["options"][found["played"]], found["cost"], found["why"], players)

    async def _decision(self, room: Room, number: int) -> Json:
        """What the review says of the decision after so many moves."""
        room.state.need_over()
        kept = await self._store.review_of(room.id)
        if kept is None or kept.engine != ENGINE or not kept.whole:
            raise Refusal("problem-not-reviewed")
        for told in kept.found["decisions"]:
            if told["number"] == number:
                found: Json = told
                return found
        raise Refusal("problem-no-such-moment")


def moment(room: Room, number: int) -> Table:
    """The table after so many moves of its game."""
    table = room.table.copy()
    table.rewind(room.table.log[:number])
    return table


def is_right(cost: float, players: int) -> bool:
    """Whether a move that costs so much is as good as the best."""
    return mark(cost, players) == MARKS[0]


def _verdict(option: Json, cost: float, why: list[Any], players: int) -> Json:
    return {"right": is_right(cost, players), "option": option, "cost": round(max(cost, 0.0), 4), "why": why}


def with_decision(found: Json, told: Json, players: int, sharpness: float) -> Json:
    """A review in which one decision was judged anew. What its seat has lost by it more or less was luck before."""
    decisions = [told if one["number"] == told["number"] else one for one in found["decisions"]]
    before = next(one for one in found["decisions"] if one["number"] == told["number"])
    seat, more = told["seat"], told["cost"] - before["cost"]
    own = [one for one in decisions if one["seat"] == seat]
    performances = list(found["performances"])
    performances[seat] = performances[seat] | {
        "accuracy": round(accuracy([one["cost"] for one in own], players, sharpness), 1),
        "marks": {name: sum(one["mark"] == name for one in own) for name in MARKS},
        "skill": round(performances[seat]["skill"] - more, 4),
        "luck": round(performances[seat]["luck"] + more, 4),
    }
    return found | {"decisions": decisions, "performances": performances}
