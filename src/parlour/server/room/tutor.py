"""The tutor of one table: hints, and a warning before a move that costs much.

It is told what its seat knows and nothing else. What it thinks about a decision is dropped when the decision is made.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from ...study.judging import known
from ...study.reviewing import Decision
from ...study.tutoring import Hint, is_as_bad
from ...table import BadInput, Illegal, Knowledge, Table
from ..domain.entries import Help
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import TableState
from .judging import SEED
from .ledger import Ledger

log = logging.getLogger(__name__)

WARNING_SECONDS = 1.5  # a move is not kept waiting for longer: without a judgement by then it is made
HINT_SECONDS = 20.0

Advice = TypeVar("Advice", Hint, Decision)


class Adviser(Protocol):
    async def hint(self, knowledge: Knowledge, payer: str) -> Hint: ...

    async def weigh(self, knowledge: Knowledge, move: str, number: int, payer: str) -> Decision: ...


class Counter(Protocol):
    """Limits how much advice is given at once."""

    def open(self, who: str) -> AbstractContextManager[None]: ...


class Thoughts:
    """What is being thought about one decision of a seat: hints by the steps made so far, the cost of whole moves."""

    def __init__(self, turn: int, undone: int) -> None:
        self.turn = turn
        self.undone = undone
        self.hints: dict[str, asyncio.Task[Hint]] = {}
        self.moves: dict[str, asyncio.Task[Decision]] = {}

    def drop(self) -> None:
        for task in (*self.hints.values(), *self.moves.values()):
            task.cancel()


class Tutor:
    def __init__(
        self,
        state: TableState,
        ledger: Ledger,
        adviser: Adviser,
        counter: Counter,
        asks_for: Callable[[], str],
        everybody: bool,
    ) -> None:
        self._state = state
        self._ledger = ledger
        self._adviser = adviser
        self._counter = counter
        self._asks_for = asks_for  # the payer of the table's jobs
        self.everybody = everybody  # whether the maker of the table allows everybody the tutor
        self._thoughts: dict[int, Thoughts] = {}

    async def hint(self, seat: int, turn: int, draft: str) -> Hint:
        """The best move for the person in the seat, who has made these steps of a move so far."""
        self._need(seat)
        if not await self._is_helped(seat, turn):
            raise Refusal("problem-stale")
        table = self._drafted(seat, draft)

        async def think(payer: str) -> Hint:
            return await self._adviser.hint(await self._known(table, seat), payer)

        try:
            return await self._answer(self._begun(self._thoughts_of(seat).hints, draft, think), HINT_SECONDS)
        except TimeoutError:
            raise Refusal("problem-busy") from None

    async def warning(self, seat: int, turn: int, move: str, limit: str) -> Decision | None:
        """What the seat's move would cost, if it is as bad as `limit`; None if it is not, or is no move at all."""
        self._need(seat)
        if not await self._is_helped(seat, turn) or self._has_no_choice(seat):
            return None
        whole = self._whole(seat, move)
        if whole is None or self._is_best(seat, whole):
            return None
        table = self._state.table.copy()

        async def think(payer: str) -> Decision:
            return await self._adviser.weigh(await self._known(table, seat), whole, table.number, payer)

        try:
            made = await self._answer(self._begun(self._thoughts_of(seat).moves, whole, think), WARNING_SECONDS)
        except (TimeoutError, Refusal):
            return None
        return made if is_as_bad(made.mark, limit) else None

    def look_around(self) -> None:
        """Drop what was thought about decisions that have been made or are asked anew."""
        for seat, thoughts in [*self._thoughts.items()]:
            if (thoughts.turn, thoughts.undone) != (self._state.turn(seat), self._state.undone):
                thoughts.drop()
                del self._thoughts[seat]

    def stop(self) -> None:
        for thoughts in self._thoughts.values():
            thoughts.drop()

    # --- who may ask, and about what ---

    def _need(self, seat: int) -> None:
        self._state.need_tutor(seat)
        known = self._ledger.names.get(self._state.chairs[seat].guest or "")
        if known and known.program:
            raise Refusal("problem-people-only")

    def _is_asked(self, seat: int, turn: int) -> bool:
        state = self._state
        return state.stage == "playing" and seat in state.table.waiting and turn == state.turn(seat)

    def _has_no_choice(self, seat: int) -> bool:
        table = self._state.table
        return len(table.moves(seat)) == 1 and not table.has_drafts

    def _whole(self, seat: int, move: str) -> str | None:
        """The move as the table writes it, if it is a whole one. Otherwise whoever makes it says what it is."""
        table = self._state.table.copy()
        try:
            table.play(seat, move)
        except (BadInput, Illegal):
            return None
        return None if table.draft else table.log[-1].move

    def _drafted(self, seat: int, draft: str) -> Table:
        """The table in the middle of this move."""
        table = self._state.table.copy()
        if draft:
            try:
                table.play(seat, draft)
            except (BadInput, Illegal) as error:
                raise TableRefusal(error) from error
            if not table.draft:
                raise Refusal("problem-stale")  # it is a whole move
        return table

    async def _known(self, table: Table, seat: int) -> Knowledge:
        # In a thread: where others have chosen in secret, the game is replayed without their choices.
        return await asyncio.to_thread(known, table, seat, SEED)

    async def _is_helped(self, seat: int, turn: int) -> bool:
        """Whether it is that turn of the seat. If so, the log says that its person is helped."""
        if self._is_asked(seat, turn):
            await self._own_up(seat)
        return self._is_asked(seat, turn)

    async def _own_up(self, seat: int) -> None:
        """A game in which the tutor helps does not count for the ratings: the log says so before anybody is helped."""

        async def own_up() -> None:
            if self._state.may_count:
                await self._ledger.append(Help(seat))

        if self._state.may_count:
            await self._ledger.settle(own_up)

    # --- thinking ---

    def _thoughts_of(self, seat: int) -> Thoughts:
        return self._thoughts.setdefault(seat, Thoughts(self._state.turn(seat), self._state.undone))

    def _is_best(self, seat: int, move: str) -> bool:
        """Whether a hint that is there already names this move."""
        task = self._thoughts_of(seat).hints.get("")
        return task is not None and _has_come(task) and task.result().best.move == move

    def _begun(
        self, tasks: dict[str, asyncio.Task[Advice]], about: str, think: Callable[[str], Awaitable[Advice]]
    ) -> asyncio.Task[Advice]:
        """The task that thinks about it; one that has failed is begun again."""

        async def advise() -> Advice:
            payer = self._asks_for()
            try:
                with self._counter.open(payer):
                    return await think(payer)
            except Refusal:
                raise
            except Exception:
                log.exception("Tutor: a decision could not be judged.")
                raise Refusal("problem-server") from None

        if about not in tasks or (tasks[about].done() and not _has_come(tasks[about])):
            tasks[about] = asyncio.create_task(advise())
            tasks[about].add_done_callback(_has_come)  # whoever has asked may be gone when it fails
        return tasks[about]

    async def _answer(self, task: asyncio.Task[Advice], seconds: float) -> Advice:
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refusal("problem-stale") from None  # the position has changed
            raise


def _has_come(task: asyncio.Task[Advice]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
