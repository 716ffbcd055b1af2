"""Starts the server for the command line: `parlour serve`."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import NoReturn

import uvicorn

from .app import create_app
from .storage import StorageError, default_url

SOCKET_BYTES = 16384  # a socket that sends more at once is closed; what is only a bit too long gets an answer
GOODBYE_SECONDS = 3
PORT_TROUBLE = (errno.EADDRINUSE, errno.EACCES)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    bot_workers: int | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any free one."""
    listening = _listen(host, port)
    try:
        app = create_app(db or default_url(), bot_workers=bot_workers)
    except StorageError as error:
        _give_up(str(error))
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # a letter is a kilobyte or two: packing it costs more than sending it
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        server_header=False,
    )
    with suppress(KeyboardInterrupt):
        Server(config, open_browser).run(sockets=[listening])


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            address = _address(listening)
            print(f"Parlour is open at {address}", flush=True)
            if self._open_browser:
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


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(2)
