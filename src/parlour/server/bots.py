"""The bots of one table, and the stand-ins for people who are away: they play through the same door as people."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from .messages import Level
from .problems import Refusal, TableRefusal
from .thinking import Thinking

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0


class Bots:
    def __init__(self, room: "Room", thinking: Thinking, pause: float) -> None:
        self._room = room
        self._thinking = thinking
        self._pause = pause  # seconds between two moves that people shall be able to follow
        self._playing: dict[int, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many think at the moment."""
        return len(self._playing)

    def wake(self) -> None:
        """Let those think whose turn it is."""
        course = self._room.course
        if course.state != "playing":
            return
        asked = [(seat, level) for seat in course.table.waiting if (level := course.level(seat))]
        if asked and self._room.is_attended():
            for seat, level in asked:
                if seat not in self._playing:
                    self._playing[seat] = asyncio.create_task(self._play(seat, level))

    async def _play(self, seat: int, level: Level) -> None:
        try:
            while self._is_asked(seat, level):
                course = self._room.course
                sealed = len(course.table.waiting) > 1
                turn, undone = course.turn(seat), course.undone
                move = await self._thinking.choose(course.table.sight(seat), level)
                if not sealed:
                    await self._let_people_follow()
                # If not, it has thought about a position that is no more, or nobody plays with it any longer.
                if course.undone == undone and self._is_asked(seat, level):
                    await self._try(seat, turn, move, level)
        except Exception:
            log.exception("The bot in seat %s of table %s cannot go on.", seat, self._room.id)
        finally:
            del self._playing[seat]

    def _is_asked(self, seat: int, level: Level) -> bool:
        course = self._room.course
        return seat in course.table.waiting and course.level(seat) == level and self._room.is_attended()

    async def _try(self, seat: int, turn: int, move: str, level: Level) -> None:
        try:
            await self._room.play(seat, turn, move, level)
        except TableRefusal:
            raise
        except Refusal:
            # Another process's bot was first, or the storage has no room: look again in a while.
            await asyncio.sleep(AGAIN_SECONDS)

    async def _let_people_follow(self) -> None:
        await asyncio.sleep(self._room.moved_at + self._pause - time.monotonic())

    async def at_rest(self) -> None:
        """Until none of those who think now does any more."""
        await asyncio.gather(*self._playing.values())

    def stop(self) -> None:
        for playing in self._playing.values():
            playing.cancel()
