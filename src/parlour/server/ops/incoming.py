"""Incoming connections: how many the process accepts, and how long a request may take to arrive."""

import asyncio
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0  # from the first byte of a request, or from connecting, to the last byte
SPARE_FILES = 200  # file descriptors for the database, the bot workers, logs and what a request opens
LAST_CONNECTIONS = 50  # kept when the server is full: for the answer that it is busy, and for health checks


def room_for() -> int:
    """How many connections the process accepts: fewer than it may open files."""
    if sys.platform == "win32":
        return 5000
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(LAST_CONNECTIONS, files - SPARE_FILES - LAST_CONNECTIONS)


class PatientHttp(HttpToolsProtocol):
    """Closes a connection whose request does not arrive in time, and every connection past the limit."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > room_for() + LAST_CONNECTIONS:
            transport.abort()
        else:
            self._expect_all()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_all()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect_all(self) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._hang_up)

    def _expect_nothing(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
