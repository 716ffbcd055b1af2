"""The socket of a browser as the server process holds it: Uvicorn's, with a short way for almost every frame.

Nearly all frames are one whole text. They are read and written here, without the layers that all other frames need.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..http.sockets import LINE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
CONTROL = 0x08
MASKED = 0x80
MOST_UNREAD = 16  # messages; then nothing more is read from this socket until they are answered


class Mailbox:
    """What has arrived at a socket, for the one task that reads it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> Any:
        return self._messages.popleft()

    def arrival(self) -> asyncio.Future[None]:
        """Done when the next message arrives."""
        self._reader = self._loop.create_future()
        return self._reader


class Outbox:
    """The sockets of one loop that something was written to since it last came here.

    What was written in one round of the loop is sent at once, because two texts cost the kernel as much as one.
    """

    def __init__(self) -> None:
        self._sockets: deque[QuickSocket] = deque()

    def add(self, socket: "QuickSocket") -> None:
        if not self._sockets:
            socket.loop.call_soon(self._send)
        self._sockets.append(socket)

    def _send(self) -> None:
        try:
            while self._sockets:
                self._sockets.popleft().flush()
        finally:
            if self._sockets:  # one of them failed
                self._sockets[0].loop.call_soon(self._send)


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class QuickSocket(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Mailbox = Mailbox(self.loop)  # type: ignore[assignment]
        self.drained: Callable[[], None] = lambda: None  # called when texts can be written again
        self._unread = b""  # the beginning of a frame
        self._is_quick = True  # until a frame comes that only the library understands, such as a part of a message
        self._unsent: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self._is_full = False

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        if self._is_quick and self.handshake_complete:
            self._read_frames(self._unread + data if self._unread else data)
            return
        # Frames that come before the handshake is answered, even with the request, are left to the library.
        self._is_quick = self._is_quick and not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def _read_frames(self, data: bytes) -> None:
        at, most = 0, self.config.ws_max_size
        while self._is_quick and (end := _end_of_frame(data, at)) <= len(data) and not self.transport.is_closing():
            frame, at = data[at:end], end
            if frame[0] != WHOLE_TEXT or not frame[1] & MASKED or len(frame) > most or not self._hear(frame):
                self._is_quick = bool(frame[0] & CONTROL)
                super().data_received(frame)
        self._unread = data[at:]
        if not self._is_quick or len(self._unread) > most:
            self._is_quick = False
            if self._unread and not self.transport.is_closing():
                super().data_received(self._unread)

    def _hear(self, frame: bytes) -> bool:
        """Whether the content of the frame is a text."""
        start = len(frame) - _size(frame, 0)[0]
        try:
            text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive(self) -> Any:
        """The next message. One coroutine, because every message passes here."""
        queue = self.queue
        while queue.empty():
            await queue.arrival()
        message = queue.get_nowait()
        if self.read_paused and queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][LINE] = {"line": self}

    # --- writing ---

    def write(self, text: bytes) -> bool:
        """Send a text, unless too much is waiting to be sent already. What is written to a closed socket is lost."""
        if self._is_full:
            return False
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (_head(len(text)), text)
        return True

    def flush(self) -> None:
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        self.drained()


def _size(data: bytes, at: int) -> tuple[int, int]:
    """How long the content of the frame is, and how long its head. Of a head that is incomplete, at least that."""
    size = data[at + 1] & 0x7F
    head = 6 if data[at + 1] & MASKED else 2
    if size == 126:
        return int.from_bytes(data[at + 2 : at + 4], "big"), head + 2
    if size == 127:
        return int.from_bytes(data[at + 2 : at + 10], "big"), head + 8
    return size, head


def _end_of_frame(data: bytes, at: int) -> int:
    """Where the frame ends that begins at `at`; beyond the data, if it has not arrived yet."""
    return at + sum(_size(data, at)) if len(data) >= at + 2 else at + 2


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 0x10000:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
