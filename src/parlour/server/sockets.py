"""A browser's socket at a table: what it says goes in here, and what its receiver may know goes out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from .house import TheHouse
from .messages import Accepted, Because, FromBrowser, Play, Refused, Why
from .problems import Refusal
from .room import Listener, Room

log = logging.getLogger(__name__)
router = APIRouter()

MESSAGE_CHARACTERS = 1024
MESSAGES_A_SECOND = 20.0
NO_SUCH_TABLE = 4404
COME_AGAIN = 1012

_from_browser: TypeAdapter[Play | Why] = TypeAdapter(FromBrowser)


@router.websocket("/ws/tables/{table_id}")
async def table_socket(socket: WebSocket, house: TheHouse, table_id: str, after: int = -1) -> None:
    await socket.accept()
    try:
        room = await house.rooms.find(table_id)
    except Refusal as refusal:
        await socket.send_text(Refused(id=None, problem=refusal.problem).model_dump_json())
        return await socket.close(NO_SUCH_TABLE)
    listener = room.enter(socket.state.guest, after)
    try:
        await _until_one_goes(socket, room, listener)
    finally:
        room.exit(listener)


async def _until_one_goes(socket: WebSocket, room: Room, listener: Listener) -> None:
    """Read and write at the same time, until the browser closes the socket or the house does."""
    jobs = [
        asyncio.create_task(_read(socket, room, listener)),
        asyncio.create_task(_write(socket, listener)),
        asyncio.create_task(listener.hung_up.wait()),
    ]
    try:
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    if listener.hung_up.is_set():
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(COME_AGAIN)


async def _write(socket: WebSocket, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await listener.letters.get())


async def _read(socket: WebSocket, room: Room, listener: Listener) -> None:
    pace = Pace(MESSAGES_A_SECOND)
    while (message := await socket.receive())["type"] == "websocket.receive":
        # Who talks too fast is not refused but read more slowly, and finds the line busy.
        await asyncio.sleep(pace.wait(time.monotonic()))
        listener.say(await _answer(room, listener.guest, message.get("text") or ""))


async def _answer(room: Room, guest: str | None, text: str) -> Accepted | Because | Refused:
    try:
        said = _understood(text)
        if isinstance(said, Play):
            return Accepted(id=said.id, number=await room.play_for(guest, said.turn, said.move))
        return Because(id=said.id, problem=room.why_not(guest, said.move))
    except Refusal as refusal:
        return Refused(id=_id_in(text), problem=refusal.problem)
    except Exception:
        log.exception("A message at table %s could not be answered.", room.id)
        return Refused(id=_id_in(text), problem=Refusal("problem-server").problem)


def _understood(text: str) -> Play | Why:
    if len(text) > MESSAGE_CHARACTERS:
        raise Refusal("problem-too-long")
    try:
        return _from_browser.validate_json(text)
    except ValidationError as error:
        raise Refusal("problem-input", field=".".join(map(str, error.errors()[0]["loc"]))) from error


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
