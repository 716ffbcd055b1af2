"""Starts the server for the command line: `parlour serve`."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.synchronize import Event
from types import FrameType
from typing import NoReturn

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .crew import Crew
from .database import StorageError, connect, default_url, is_shared
from .house import House

SOCKET_BYTES = 16384  # a socket that sends more at once is closed; what is only a bit too long gets an answer
GOODBYE_SECONDS = 3
PORT_TROUBLE = (errno.EADDRINUSE, errno.EACCES)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    bot_workers: int | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any free one."""
    listening = _listen(host, port)
    url = db or default_url()
    try:
        if workers == 1:
            app = create_app(url, bot_workers=bot_workers)
            with suppress(KeyboardInterrupt):
                Server(app, lambda: _welcome(listening, open_browser)).run(sockets=[listening])
        else:
            _serve_together(listening, url, workers, open_browser)
    except StorageError as error:
        _give_up(str(error))


def _serve_together(listening: socket.socket, url: str, workers: int, open_browser: bool) -> None:
    """Several processes share the socket; each is a server of its own."""
    if not is_shared(url):
        _give_up("Several workers need PostgreSQL: name it with --db postgresql://…, or serve with one worker.")
    connect(url).dispose()  # bring it up to date once for all, and say at once if it cannot be used
    bot_workers = max(1, (os.cpu_count() or 1) // workers)
    Crew(workers, serve_in_crew, (listening, url, bot_workers)).run(lambda: _welcome(listening, open_browser))


def serve_in_crew(begun: Event, listening: socket.socket, url: str, bot_workers: int) -> None:
    """What each process of a crew does."""
    CrewServer(create_app(url, bot_workers=bot_workers), once_it_answers=begun.set).run(sockets=[listening])


class Server(uvicorn.Server):
    """Lets everybody finish what they began before it ends."""

    def __init__(self, app: FastAPI, once_it_answers: Callable[[], None] = lambda: None) -> None:
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=SOCKET_BYTES,
            ws_per_message_deflate=False,  # a letter is a kilobyte or two: packing it costs more than sending it
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            server_header=False,
        )
        super().__init__(config)
        self._house: House = app.state.house
        self._once_it_answers = once_it_answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._once_it_answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.rooms.say_goodbye()
        await super().shutdown(sockets)


class CrewServer(Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C in a terminal reaches this process and, through the crew, reaches it again: it means the same."""
        self.should_exit = True


def _welcome(listening: socket.socket, open_browser: bool) -> None:
    """Say where the house is."""
    host, port = listening.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    print(f"Parlour is open at {address}", flush=True)
    if open_browser:
        # In a thread: a browser that runs in the terminal would keep the server waiting.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno in PORT_TROUBLE:
            reason = os.strerror(error.errno)
            _give_up(f"Parlour cannot listen on {host}, port {port}: {reason}. Try another --port.")
        _give_up(f"This machine has no address {host!r}. Try --host 127.0.0.1, or 0.0.0.0 for all it has.")


def _give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)
