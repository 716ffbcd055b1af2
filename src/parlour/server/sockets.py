"""A browser's socket at a table: what it says goes in here, and what its receiver may know goes out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from .house import TheHouse
from .messages import Accepted, Because, FromBrowser, Mute, Play, Refused, Say, Why
from .problems import Refusal, unreadable
from .room import Closed, Listener, Room

log = logging.getLogger(__name__)
router = APIRouter()

MESSAGE_CHARACTERS = 1024
MESSAGES_A_SECOND = 20.0
LEAVE_SECONDS = 2.0
NO_SUCH_TABLE = 4404
COME_AGAIN = 1012

_from_browser: TypeAdapter[Play | Why | Say | Mute] = TypeAdapter(FromBrowser)


@router.websocket("/ws/tables/{table_id}")
async def table_socket(socket: WebSocket, house: TheHouse, table_id: str, after: int = -1) -> None:
    await socket.accept()
    try:
        room = await house.rooms.find(table_id)
    except Refusal as refusal:
        await socket.send_text(Refused(id=None, problem=refusal.problem).model_dump_json())
        return await socket.close(COME_AGAIN if refusal.status >= 500 else NO_SUCH_TABLE)
    listener = room.enter(socket.state.guest, after)
    try:
        await _until_one_goes(socket, room, listener)
    finally:
        room.exit(listener)


async def _until_one_goes(socket: WebSocket, room: Room, listener: Listener) -> None:
    """Read and write at the same time, until the browser closes the socket or the house does."""
    answering = asyncio.Lock()
    reading = asyncio.create_task(_read(socket, room, listener, answering))
    writing = asyncio.create_task(_write(socket, listener))
    hanging_up = asyncio.create_task(listener.hung_up.wait())
    try:
        await asyncio.wait([reading, writing, hanging_up], return_when=asyncio.FIRST_COMPLETED)
        if hanging_up.done() and not listener.deaf:
            await _take_leave(listener, reading, answering)
    finally:
        for job in (reading, writing, hanging_up):
            job.cancel()
        await asyncio.gather(reading, writing, hanging_up, return_exceptions=True)
    if listener.hung_up.is_set():
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(COME_AGAIN)


async def _take_leave(listener: Listener, reading: asyncio.Task[None], answering: asyncio.Lock) -> None:
    """What was asked is still answered, and what was told arrives."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LEAVE_SECONDS):
            async with answering:
                reading.cancel()
            await listener.letters.join()


async def _write(socket: WebSocket, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await listener.letters.get())
            listener.letters.task_done()


async def _read(socket: WebSocket, room: Room, listener: Listener, answering: asyncio.Lock) -> None:
    pace = Pace(MESSAGES_A_SECOND)
    while (message := await socket.receive())["type"] == "websocket.receive":
        # Who talks too fast is not refused but read more slowly, and finds the line busy.
        await asyncio.sleep(pace.wait(time.monotonic()))
        async with answering:
            with suppress(Closed):  # without an answer the browser asks again when it comes back
                listener.say(await _answer(room, listener.guest, message.get("text") or ""))


async def _answer(room: Room, guest: str | None, text: str) -> Accepted | Because | Refused:
    try:
        said = _understood(text)
        match said:
            case Play():
                return Accepted(id=said.id, number=await room.play_for(guest, said.turn, said.move))
            case Say():
                return Accepted(id=said.id, number=await room.chat.say(guest, said.text))
            case Mute():
                return Accepted(id=said.id, number=await room.chat.mute(guest, said.seat, said.on))
            case Why():
                return Because(id=said.id, problem=room.why_not(guest, said.move))
    except Closed:
        raise
    except Refusal as refusal:
        return Refused(id=_id_in(text), problem=refusal.problem)
    except Exception:
        log.exception("A message at table %s could not be answered.", room.id)
        return Refused(id=_id_in(text), problem=Refusal("problem-server").problem)


def _understood(text: str) -> Play | Why | Say | Mute:
    if len(text) > MESSAGE_CHARACTERS:
        raise Refusal("problem-too-long")
    try:
        return _from_browser.validate_json(text)
    except ValidationError as error:
        raise unreadable(error.errors()[0]["type"], error.errors()[0]["loc"]) from error


class _Named(BaseModel):
    """As much of a message as it takes to say which one is refused."""

    id: Annotated[str, Field(max_length=40)]


def _id_in(text: str) -> str | None:
    try:
        return _Named.model_validate_json(text).id if len(text) <= MESSAGE_CHARACTERS else None
    except ValidationError:
        return None


class Pace:
    """How long to wait before the next message is read, so that there are no more than so many a second.

    A second's worth may come in one burst.

    >>> pace = Pace(2)
    >>> [pace.wait(now=10.0) for _ in range(4)]
    [0.0, 0.0, 0.5, 1.0]
    """

    def __init__(self, a_second: float) -> None:
        self._interval = 1 / a_second
        self._next = 0.0

    def wait(self, now: float) -> float:
        self._next = max(self._next, now - 1) + self._interval
        return max(0.0, self._next - now)
