"""Reviews of finished games: made by the bot workers when nothing else is to do, and kept with the game."""

import asyncio
import json
import logging
from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, Protocol

from ...study.judging import ENGINE, NORMAL, QUICK, Budget
from ...study.reviewing import as_json, summed_up
from ...table import Table
from ..domain.refusals import Refusal
from ..domain.reviews import KeptReview
from ..wire.messages import Review, ReviewState
from .judging import Judged, shown
from .room import Room

log = logging.getLogger(__name__)

# How long to think in the first pass, which draws the curve, and in the second.
BUDGETS = {"quick": QUICK, "whole": NORMAL}
# Moments in one job. Jobs are short: a bot that somebody waits for never waits long for a worker.
TOGETHER = {"quick": 12, "whole": 4}
REMEMBERED = 1000  # failures
ELSEWHERE_SECONDS = 60.0  # how long another process may take for what it has begun

Pass = Literal["quick", "whole"]


class Judges(Protocol):
    async def judged(self, record: str, numbers: range, budget: Budget, hurry: bool) -> list[Judged]: ...


class ReviewStore(Protocol):
    async def review_of(self, table_id: str) -> KeptReview | None: ...

    async def keep_review(self, table_id: str, review: KeptReview) -> None: ...


class Making:
    """A review on its way."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.record = json.dumps(table.record())
        self.total = table.number + 1
        self.done = 0
        self.found: dict[str, Any] | None = None  # of the quick pass
        self.task: asyncio.Task[None]

    def summed_up(self, moments: list[Judged]) -> dict[str, Any]:
        decisions = [moment.decision for moment in moments if moment.decision]
        spec, players = self.table.spec, self.table.players
        found = as_json(summed_up(spec, players, [moment.chances for moment in moments], decisions))
        kept = {name: found[name] for name in ("curve", "performances", "moments")}
        return kept | {"decisions": list(map(shown, decisions))}


class Reviews:
    """Each game is reviewed once. Whoever looks meanwhile gets what is there, and how far it is."""

    def __init__(self, judges: Judges, store: ReviewStore, waiting: int, at_an_address: int) -> None:
        self._judges = judges
        self._store = store
        self._waiting = waiting
        self._at_an_address = at_an_address
        self._making: dict[str, Making] = {}
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._askers: dict[str, str] = {}  # guests whose wish has begun a review, and the addresses they ask from

    def game_over(self, room: Room) -> None:
        """Begin the review of a game that has just ended, if a person has played it."""
        if room.branch or not room.has_people():
            return  # a branch is reviewed when somebody looks
        if len(self._making) < self._waiting and room.id not in self._making:
            self._begin(room)

    async def look(self, room: Room, guest: str, address: str, known: Pass | None = None) -> ReviewState:
        """The review as far as it is. What the reader has already (`known`) is not sent again."""
        room.state.need_over()
        total = room.table.number + 1
        if room.id in self._failed:
            raise Refusal("problem-server")
        if room.id not in self._making:
            kept = await self._store.review_of(room.id)
            if kept and kept.engine == ENGINE and (kept.whole or _is_fresh(kept)):
                stage: Pass = "whole" if kept.whole else "quick"
                return _state(stage, total if kept.whole else 0, total, kept.found, known)
            if room.id not in self._making:  # nobody else has asked while the database was read
                self._begin_for(guest, address, room)
        making = self._making[room.id]
        return _state("quick" if making.found else None, making.done, total, making.found, known)

    def close(self) -> None:
        for making in self._making.values():
            making.task.cancel()

    def _begin_for(self, guest: str, address: str, room: Room) -> None:
        if guest in self._askers or list(self._askers.values()).count(address) >= self._at_an_address:
            raise Refusal("problem-one-question")
        self._askers[guest] = address
        self._begin(room).add_done_callback(lambda _: self._askers.pop(guest, None))

    def _begin(self, room: Room) -> asyncio.Task[None]:
        making = self._making[room.id] = Making(room.table)
        making.task = asyncio.create_task(self._make(room.id, making))
        making.task.add_done_callback(lambda task: self._ended(room.id, task))
        return making.task

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        del self._making[table_id]
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refusal):  # the database was away: the next reader begins it again
            log.warning("Table %s: the review could not be kept: %s.", table_id, error)
            return
        log.error("Table %s: the game could not be reviewed.", table_id, exc_info=error)
        self._failed[table_id] = None
        if len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)

    async def _make(self, table_id: str, making: Making) -> None:
        making.found = making.summed_up(await self._judged(making, "quick"))
        await self._keep(table_id, False, making.found)
        await self._keep(table_id, True, making.summed_up(await self._judged(making, "whole")))

    async def _keep(self, table_id: str, whole: bool, found: dict[str, Any]) -> None:
        await self._store.keep_review(table_id, KeptReview(ENGINE, whole, datetime.now(UTC), found))

    async def _judged(self, making: Making, which: Pass) -> list[Judged]:
        together = TOGETHER[which]
        jobs = [range(first, min(first + together, making.total)) for first in range(0, making.total, together)]
        making.done = 0

        async def judged(numbers: range) -> list[Judged]:
            found = await self._judges.judged(making.record, numbers, BUDGETS[which], which == "quick")
            making.done += len(numbers)
            return found

        async with asyncio.TaskGroup() as group:
            judging = [group.create_task(judged(numbers)) for numbers in jobs]
        return [moment for task in judging for moment in task.result()]


def _is_fresh(kept: KeptReview) -> bool:
    """Whether another process may still be making the rest."""
    return datetime.now(UTC) - kept.at < timedelta(seconds=ELSEWHERE_SECONDS)


def _state(stage: Pass | None, done: int, total: int, found: dict[str, Any] | None, known: Pass | None) -> ReviewState:
    review = Review.model_validate(found) if found and stage != known else None
    return ReviewState(stage=stage, done=done, total=total, review=review)
