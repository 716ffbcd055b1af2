"""The short way of frames (`ops/lines.py`) hears and answers what the library alone would."""

import asyncio
import itertools
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from parlour.server.ops.lines import MOST_UNREAD, QuickSocket

MOST_BYTES = 300
REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: parlour\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def connected(kind: type[WebSocketsSansIOProtocol], heard: list[Any]) -> tuple[WebSocketsSansIOProtocol, Wire]:
    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message)

    wire = Wire()
    line = kind(Config(app, ws_max_size=MOST_BYTES, ws_per_message_deflate=False, log_config=None), ServerState(), {})
    line.connection_made(wire)
    line.data_received(REQUEST)
    await asyncio.sleep(0.001)
    wire.written = b""
    return line, wire


async def fed(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the application heard, what was answered, and whether the socket was closed."""
    heard: list[Any] = []
    line, wire = await connected(kind, heard)
    for piece in pieces:
        if not wire.closed:
            line.data_received(piece)
    for _ in range(3):
        await asyncio.sleep(0)
    line.connection_lost(None)
    await asyncio.sleep(0)
    return heard, wire.written, wire.closed


def frame(kind: Opcode, content: bytes, whole: bool = True) -> bytes:
    return Frame(kind, content, fin=whole).serialize(mask=True)


contents = st.binary(max_size=20) | st.text(max_size=30).map(str.encode) | st.just(b"a" * 130) | st.just(b"a" * 301)
frames = (
    st.builds(frame, st.just(Opcode.TEXT), contents)
    | st.builds(frame, st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.BINARY]), contents, st.booleans())
    | st.builds(frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=9))
    | st.just(Frame(Opcode.TEXT, b"not masked").serialize(mask=False))
    | st.just(frame(Opcode.CLOSE, b"\x03\xe8"))
)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.lists(frames, max_size=6), st.lists(st.integers(0, 400), max_size=4))
def test_frames_in_any_pieces_mean_what_they_mean_to_the_library(sent: list[bytes], cuts: list[int]) -> None:
    data = b"".join(sent)
    ends = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    pieces = [data[start:end] for start, end in itertools.pairwise(ends)]
    # The library gets each frame by itself: when one is wrong it forgets those before it in the same piece.
    assert asyncio.run(fed(QuickSocket, pieces)) == asyncio.run(fed(WebSocketsSansIOProtocol, sent))


def test_nothing_more_is_read_while_many_messages_wait() -> None:
    async def work() -> None:
        heard: list[Any] = []
        line, wire = await connected(QuickSocket, heard)
        line.data_received(frame(Opcode.TEXT, b"{}") * MOST_UNREAD)
        assert not wire.reading
        await asyncio.sleep(0.001)
        assert len(heard) == MOST_UNREAD
        assert wire.reading

    asyncio.run(work())


def test_what_is_written_before_the_socket_closes_is_sent_before() -> None:
    async def work() -> None:
        line, wire = await connected(QuickSocket, [])
        assert isinstance(line, QuickSocket)
        line.write(b"first")
        await line.send({"type": "websocket.close", "code": 1012})
        line.write(b"too late")
        await asyncio.sleep(0)
        sent = Frame(Opcode.TEXT, b"first").serialize(mask=False)
        assert wire.written == sent + Frame(Opcode.CLOSE, (1012).to_bytes(2, "big")).serialize(mask=False)

    asyncio.run(work())


def test_a_socket_that_fails_keeps_no_texts_of_others_back() -> None:
    class Broken(Wire):
        def write(self, data: Any) -> None:
            raise OSError

    async def work() -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
        lines = [await connected(QuickSocket, []) for _ in range(3)]
        lines[1][0].transport = Broken()
        for line, _ in lines:
            assert isinstance(line, QuickSocket)
            line.write(b"news")
        await asyncio.sleep(0.001)
        sent = Frame(Opcode.TEXT, b"news").serialize(mask=False)
        assert [wire.written for _, wire in lines] == [sent, b"", sent]
        assert [type(failure) for failure in failures] == [OSError]

    asyncio.run(work())


def test_texts_of_every_length_are_written_until_too_many_wait() -> None:
    async def work() -> None:
        line, wire = await connected(QuickSocket, [])
        assert isinstance(line, QuickSocket)
        sizes = (0, 125, 126, 65535, 65536)
        assert all(line.write(b"a" * size) for size in sizes)
        await asyncio.sleep(0)
        assert wire.written == b"".join(Frame(Opcode.TEXT, b"a" * size).serialize(mask=False) for size in sizes)
        again: list[bool] = []
        line.drained = lambda: again.append(line.write(b"later"))
        line.pause_writing()
        assert not line.write(b"too much")
        line.resume_writing()
        assert again == [True]
        await asyncio.sleep(0)
        assert wire.written.endswith(b"later")

    asyncio.run(work())
