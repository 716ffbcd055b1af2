"""A browser's socket at a table: reads its messages, and sends what its guest may know."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Protocol

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...study.reviewing import Decision
from ..domain.refusals import Refusal
from ..domain.state import Draft
from ..ops import metrics
from ..room.audience import Line, Listener
from ..room.judging import shown, shown_option
from ..room.ledger import Closed
from ..room.room import Room
from ..wire import views
from ..wire.messages import (
    Accepted,
    Agree,
    AskHint,
    AskProposal,
    Because,
    Drafted,
    Hint,
    Message,
    Mute,
    Play,
    Proposal,
    Refused,
    Say,
    Take,
    Undo,
    Warned,
    Why,
)
from ..wire.problems import problem_of
from ..wire.spoken import id_in, understood
from .house import House
from .limits import Pace

log = logging.getLogger(__name__)
Json = dict[str, Any]

LINE = "parlour.line"  # the extension of ASGI in which the server process hands over the line of a socket
LEAVE_SECONDS = 2.0
LOOK_SECONDS = 0.01
NO_SUCH_TABLE = 4404
UNREADABLE = 1008
COME_AGAIN = 1012
TRY_LATER = 1013


class WholeLine(Line, Protocol):
    """A line over which messages come, too, as ASGI would bring them."""

    async def receive(self) -> Any: ...


class Answering:
    """Knows whether a message is being answered. Only the one task that reads answers, so it needs no lock for that."""

    def __init__(self) -> None:
        self.is_ending = False
        self._is_under_way = False
        self._end: asyncio.Future[None] | None = None

    def __enter__(self) -> None:
        self._is_under_way = True

    def __exit__(self, *_: object) -> None:
        self._is_under_way = False
        if self._end and not self._end.done():
            self._end.set_result(None)

    async def ended(self) -> None:
        """Wait for the answer under way. No further message is answered."""
        self.is_ending = True
        if self._is_under_way:
            self._end = asyncio.get_running_loop().create_future()
            await self._end


async def table_socket(socket: WebSocket, house: House) -> None:
    """`after`: what happened up to this entry is known already. `seat`: on a device that several people share, the seat
    of the person who has it."""
    try:
        after, seat = _number(socket, "after"), _number(socket, "seat")
    except ValueError:
        await socket.close(UNREADABLE)
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        with house.gates.open(address), house.doors.open(socket.state.guest or address):
            room = await house.rooms.find(socket.path_params["table_id"])
            known = -1 if after is None else after
            listener = room.enter(socket.state.guest, known, address, _line_of(socket), seat)
            await _attend(socket, house, room, listener)
    except Refusal as refusal:
        if not refusal.is_ours:  # otherwise closing it makes the browser reconnect
            await socket.send_text(Refused(id=None, problem=problem_of(refusal)).model_dump_json())
        await socket.close(_close_code(refusal))


ROUTE = WebSocketRoute("/ws/tables/{table_id}", table_socket)


class TableSockets:
    """Hands the sockets of tables to `table_socket`, before FastAPI looks for a route.

    That would take as long as everything else that happens when somebody comes to a table.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match, found = ROUTE.matches(scope)
        if match is Match.NONE:
            await self._app(scope, receive, send)
        else:
            scope.update(found, route=ROUTE)
            await table_socket(WebSocket(scope, receive, send), self._house)


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    return None if text is None else int(text)


def _close_code(refusal: Refusal) -> int:
    if refusal.status == 429:
        return TRY_LATER
    return COME_AGAIN if refusal.status >= 500 else NO_SUCH_TABLE


async def _attend(socket: WebSocket, house: House, room: Room, listener: Listener) -> None:
    try:
        await until_one_goes(socket, room, listener, Pace(house.limits.messages_a_second))
    finally:
        room.exit(listener)


def _line_of(socket: WebSocket) -> "WholeLine":
    """The shortest way to the browser, past the layers of ASGI."""
    line: WholeLine = socket.scope["extensions"][LINE]["line"]
    return line


async def until_one_goes(socket: WebSocket, room: Room, listener: Listener, pace: Pace) -> None:
    """Read until the browser or the server closes the socket."""
    answering = Answering()
    reading = asyncio.create_task(_read(socket, room, listener, pace, answering))
    hanging_up = asyncio.create_task(listener.hung_up.wait())
    try:
        await asyncio.wait([reading, hanging_up], return_when=asyncio.FIRST_COMPLETED)
        if hanging_up.done() and not listener.deaf:
            await _take_leave(listener, reading, answering)
    finally:
        hanging_up.cancel()
        await answering.ended()  # a move on its way into the log is completed, even if its player disconnects meanwhile
        reading.cancel()
        await asyncio.gather(reading, hanging_up, return_exceptions=True)
    if listener.hung_up.is_set():
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(COME_AGAIN)


async def _take_leave(listener: Listener, reading: asyncio.Task[None], answering: Answering) -> None:
    """Answer the last request, and send the messages that still wait."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LEAVE_SECONDS):
            await answering.ended()
            reading.cancel()
            while listener.letters:
                await asyncio.sleep(LOOK_SECONDS)


async def _read(socket: WebSocket, room: Room, listener: Listener, pace: Pace, answering: Answering) -> None:
    receive = _line_of(socket).receive
    while (message := await receive())["type"] == "websocket.receive":
        # A socket that sends too fast is not refused: its messages are read more slowly.
        if wait := pace.wait(time.monotonic()):
            await asyncio.sleep(wait)
        if answering.is_ending:
            return
        with answering:
            try:
                if answer := await _answer(room, listener, message.get("text") or ""):
                    listener.say(answer)
            except Closed:  # without an answer the browser asks again when it reconnects
                pass


async def _answer(room: Room, listener: Listener, text: str) -> Message | Json | None:
    """The answer to a message; None if it comes later."""
    guest = listener.guest
    try:
        said = understood(text)
        match said:
            case Play():
                return await _play(room, room.seat_at(listener), said)
            case Take():
                room.hand_over(listener, said.seat)
                return Accepted(id=said.id, number=room.state.number)
            case Say():
                return Accepted(id=said.id, number=await room.chat.say(guest, said.text, listener.taken))
            case Mute():
                return Accepted(id=said.id, number=await room.chat.mute(guest, said.seat, said.on))
            case Undo():
                return Accepted(id=said.id, number=await room.taking_back.ask(room.seat_at(listener), said.number))
            case Agree():
                return Accepted(id=said.id, number=await room.taking_back.answer(guest, said.number, said.on))
            case Why():
                return Because(id=said.id, problem=room.why_not(room.seat_at(listener), said.move))
            case AskProposal():
                proposed = room.propose(room.seat_at(listener), said.turn, said.move)
                return Proposal.model_validate({"id": said.id, **proposed})
            case AskHint():
                room.do(_hint(room, listener, said))  # a person who waits for a hint may move meanwhile
                return None
    except Closed:
        raise
    except Refusal as refusal:
        return Refused(id=id_in(text), problem=problem_of(refusal))
    except Exception:
        metrics.faults.inc()
        log.exception("Socket: a message at table %s could not be answered.", room.id)
        return Refused(id=id_in(text), problem=problem_of(Refusal("problem-server")))


async def _play(room: Room, seat: int, said: Play) -> Message | Json:
    began = time.perf_counter()
    try:
        made = await room.play_for(seat, said.turn, said.move, said.warn, said.seat)
    except Refusal:
        metrics.moves.refused()
        raise
    if isinstance(made, Draft):
        return Drafted.model_validate({"id": said.id, "view": made.view, "events": made.events})
    if isinstance(made, Decision):
        return Warned.model_validate({"id": said.id, "decision": shown(made)})
    metrics.moves.accepted(time.perf_counter() - began)
    return views.accepted(said.id, made)


async def _hint(room: Room, listener: Listener, said: AskHint) -> None:
    try:
        seat = room.seat_at(listener)
        found = await room.tutor.hint(seat, said.turn, said.move)
        if room.seat_at(listener) != seat:  # meanwhile the device has gone to somebody else, who may not know
            raise Refusal("problem-stale")
    except Closed:
        raise  # without an answer the browser asks again when it reconnects
    except Refusal as refusal:
        listener.say(Refused(id=said.id, problem=problem_of(refusal)))
        return
    told = {"clues": found.clues, "best": shown_option(found.best, seat), "back": found.back, "why": found.why}
    beside = found.beside and shown_option(found.beside, seat)
    listener.say(Hint.model_validate({"id": said.id, **told, "beside": beside}))
