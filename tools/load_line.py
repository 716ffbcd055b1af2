"""A socket as bare as it can be, so that what is measured is the server and not its people."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG_EMPTY = b"\x8a\x80\0\0\0\0"
NO_MASK = b"\0\0\0\0"  # a mask a browser must send; this one changes nothing


class Line(asyncio.Protocol):
    """A socket to the server. Only what these servers send is understood: whole, unmasked frames of text."""

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._hear = hear
        self._unread = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by class, but has all its methods
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._open:
            end = self._unread.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._unread.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(self._unread[:end].decode())
            self._open = True
            del self._unread[: end + 4]
        self._read_frames()

    def _read_frames(self) -> None:
        unread, at = self._unread, 0
        while len(unread) >= at + 2:
            size, start = unread[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(unread[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(unread[at + 2 : at + 10], "big"), at + 10
            if len(unread) < start + size:
                break
            kind, at, content = unread[at], start + size, bytes(unread[start : start + size])
            if kind == TEXT:
                self._hear(content)
            elif kind == PING:
                self._transport.write(PONG_EMPTY if not content else _frame(0x8A, content))
            elif kind == CLOSE:
                raise ConnectionError(f"the server hung up: {content[2:].decode()}")
        del unread[:at]

    def say(self, text: str) -> None:
        self._transport.write(_frame(TEXT, text.encode()))

    def close(self) -> None:
        self._transport.write(_frame(CLOSE, struct.pack(">H", 1000)))
        self._transport.close()


def _frame(kind: int, content: bytes) -> bytes:
    size = len(content)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + NO_MASK + content
