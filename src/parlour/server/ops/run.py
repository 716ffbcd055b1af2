"""Starts the server for the command `parlour serve`."""

import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.synchronize import Event
from types import FrameType
from typing import NoReturn

import uvicorn
from fastapi import FastAPI

from ..db.connections import connect, default_url, is_shared, reserved
from ..db.files import StorageError
from ..http.app import create_app
from ..http.house import House
from ..http.limits import Limits
from . import logs
from .incoming import PatientHttp, room_for
from .lines import QuickSocket
from .logs import Style
from .metrics import serve as serve_metrics
from .supervisor import Supervisor

SOCKET_BYTES = 16384  # a socket that sends a longer message is closed; one that is only a bit too long gets an answer
GOODBYE_SECONDS = 3
# New objects, then collections of newer ones; Python's defaults are 700, 10 and 10. Everybody waits for a collection:
# each of these looks at so few objects that it takes some 1 or 2 ms, and all of them together take no longer.
COLLECT_AFTER = (5_000, 1, 1_000)
HAND_OVER_SECONDS = 0.0002  # so that the writer thread gets its turn sooner; Python's default is 0.005
PROXIES = "127.0.0.1,::1"  # a proxy on the same machine is trusted
PORT_TROUBLE = (errno.EADDRINUSE, errno.EACCES)


@dataclass(frozen=True)
class Service:
    """How a process serves, alone or as one of several. `proxies` are trusted to name a client's address and scheme."""

    db: str
    processes: int = 1
    bot_workers: int | None = None
    limits: Limits | None = None
    log: Style = "quiet"
    metrics: tuple[str, int] | None = None  # the address and the first port
    proxies: str = PROXIES


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    bot_workers: int | None = None,
    limits: Limits | None = None,
    log: Style = "quiet",
    metrics: tuple[str, int] | None = None,
    proxies: str = PROXIES,
) -> None:
    """Serve until interrupted. Port 0 takes any free one."""
    listening = _listen(host, port)
    service = Service(db or default_url(), workers, bot_workers, limits, log, metrics, proxies)
    signal.signal(signal.SIGTERM, _end_well)
    logs.set_up(log)
    try:
        if workers == 1:
            with suppress(KeyboardInterrupt), reserved(service.db):
                _server(service, lambda: _welcome(listening, open_browser)).run(sockets=[listening])
        else:
            _serve_together(listening, service, lambda: _welcome(listening, open_browser))
    except StorageError as error:
        _give_up(str(error))


def _serve_together(listening: socket.socket, service: Service, once_begun: Callable[[], None]) -> None:
    """Run several processes that share the listening socket. Each is a complete server."""
    if not is_shared(service.db):
        _give_up("Several workers need PostgreSQL: name it with --db postgresql://…, or serve with one worker.")
    connect(service.db).dispose()  # upgrade the database once for all processes, and fail early if it cannot be used
    service = replace(service, bot_workers=max(1, (os.cpu_count() or 1) // service.processes))
    Supervisor(service.processes, serve_beside_others, (listening, service)).run(once_begun)


def serve_beside_others(begun: Event, listening: socket.socket, service: Service) -> None:
    """What each of several processes does."""
    logs.set_up(service.log)
    _server(service, begun.set, SupervisedServer).run(sockets=[listening])


def _server(service: Service, once_it_answers: Callable[[], None], kind: "type[Server] | None" = None) -> "Server":
    if service.metrics:
        try:
            serve_metrics(*service.metrics, service.processes)
        except OSError as error:
            _give_up(f"The metrics cannot be served: {error.strerror or error}. Try another --metrics.")
    app = create_app(service.db, bot_workers=service.bot_workers, limits=service.limits)
    return (kind or Server)(app, once_it_answers, service.proxies)


def _end_well(_sign: int, _frame: FrameType | None) -> NoReturn:
    """Uvicorn raises the signal again after shutting down. Being told to stop is no failure."""
    sys.exit(0)


class Server(uvicorn.Server):
    """Lets requests and sockets finish before it ends."""

    def __init__(
        self, app: FastAPI, once_it_answers: Callable[[], None] = lambda: None, proxies: str = PROXIES
    ) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,  # `access_log` logs requests, without the private parts of their addresses
            forwarded_allow_ips=proxies,
            ws_max_size=SOCKET_BYTES,
            ws_per_message_deflate=False,  # a message is a kilobyte or two: compressing it costs more than sending it
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            server_header=False,
            http=PatientHttp,
            ws=QuickSocket,
        )
        super().__init__(config)
        app.state.is_full = lambda: len(self.server_state.connections) > room_for()
        self._house: House = app.state.house
        self._once_it_answers = once_it_answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_the_collector()
        sys.setswitchinterval(HAND_OVER_SECONDS)
        self._once_it_answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.rooms.say_goodbye()
        await super().shutdown(sockets)


def _spare_the_collector() -> None:
    """Collect garbage less often. Loaded modules stay, and the hundreds of objects of a move form no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


class SupervisedServer(Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C in a terminal reaches this process twice, the second time through the supervisor."""
        self.should_exit = True


def _welcome(listening: socket.socket, open_browser: bool) -> None:
    """Print the server's address."""
    host, port = listening.getsockname()[:2]
    address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    print(f"Parlour is open at {address}", flush=True)
    if open_browser:
        # In a thread: a browser that runs in the terminal would block the server.
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
