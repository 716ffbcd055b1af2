"""The bots of one table, and the stand-ins for people who are away. They move through `Room.play`, like people."""

import asyncio
import logging
import time
from typing import Protocol

from ...bots import looks_back
from ...table import Knowledge
from ..domain.chairs import Level
from ..domain.refusals import Refusal, TableRefusal
from ..domain.state import Draft, TableState

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0


class Thinker(Protocol):
    async def decide(self, knowledge: Knowledge, level: str, payer: str) -> str: ...


class Host(Protocol):
    """The part of a room that its bots use."""

    id: str

    @property
    def moved_at(self) -> float: ...

    def is_attended(self) -> bool: ...

    def asks_for(self) -> str: ...

    async def play(self, seat: int, turn: int, move: str, level: Level | None = None) -> int | Draft: ...


class Bots:
    def __init__(self, state: TableState, host: Host, thinker: Thinker, pause: float) -> None:
        self._state = state
        self._host = host
        self._thinker = thinker
        self._pause = pause  # seconds between two bot moves, so that people can follow them
        self._playing: dict[int, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many bots are thinking now."""
        return len(self._playing)

    def wake(self) -> None:
        """Start the bots whose turn it is."""
        state = self._state
        if state.stage != "playing" or not state.has_machines:
            return
        asked = [(seat, level) for seat in state.table.waiting if (level := state.level(seat))]
        if asked and self._host.is_attended():
            for seat, level in asked:
                if seat not in self._playing:
                    self._playing[seat] = asyncio.create_task(self._play(seat, level))

    async def _play(self, seat: int, level: Level) -> None:
        try:
            while self._is_asked(seat, level):
                state = self._state
                sealed = len(state.table.waiting) > 1
                turn, undone = state.turn(seat), state.undone
                known = state.table.knowledge(seat, past=looks_back(level, state.table.spec))
                move = await self._thinker.decide(known, level, self._host.asks_for())
                if not sealed:
                    await self._let_people_follow()
                # If not, moves were taken back meanwhile, or the table no longer waits for this bot.
                if state.undone == undone and self._is_asked(seat, level):
                    await self._try(seat, turn, move, level)
        except Exception:
            log.exception("Bots: the bot in seat %s of table %s failed.", seat, self._host.id)
        finally:
            del self._playing[seat]

    def _is_asked(self, seat: int, level: Level) -> bool:
        state = self._state
        return seat in state.table.waiting and state.level(seat) == level and self._host.is_attended()

    async def _try(self, seat: int, turn: int, move: str, level: Level) -> None:
        try:
            await self._host.play(seat, turn, move, level)
        except TableRefusal:
            raise
        except Refusal:
            # A bot of another process was first, or the database has no room: look again in a while.
            await asyncio.sleep(AGAIN_SECONDS)

    async def _let_people_follow(self) -> None:
        await asyncio.sleep(self._host.moved_at + self._pause - time.monotonic())

    async def at_rest(self) -> None:
        """Wait until every bot that is thinking now has finished."""
        await asyncio.gather(*self._playing.values())

    def stop(self) -> None:
        for playing in self._playing.values():
            playing.cancel()
