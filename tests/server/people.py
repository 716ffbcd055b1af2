"""People for the tests: a browser with its cookie, its socket at a table, and the server they come to."""

import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from parlour.server.http.app import create_app
from parlour.server.http.limits import Limits
from parlour.server.ops.run import Server
from parlour.server.people import accounts
from parlour.server.wire.messages import ToBrowser

PATIENCE = 60.0  # seconds after which a test gives up waiting for something that should happen

Json = dict[str, Any]


class Browser:
    """Somebody's browser: it keeps its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.get(path), status)

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        return self._answer(self.http.post(path, json=body), status)

    def patch(self, path: str, body: Json, status: int = 200) -> Any:
        return self._answer(self.http.patch(path, json=body), status)

    def delete(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        return self._answer(self.http.request("DELETE", path, json=body), status)

    @staticmethod
    def _answer(response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        return response.json()

    def make(self, *seats: str, game: str = "ninjan", **options: str) -> str:
        """Make a table: each seat is `me`, `open`, `here NAME` or the level of a bot. Returns its id."""
        wishes = [_wish(seat) for seat in seats]
        made = self.post("/api/tables", {"game": game, "options": options, "seats": wishes})
        return str(made["id"])

    def join(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/join", {})

    @property
    def token(self) -> dict[str, str]:
        """The header by which a program is known; nothing for a person."""
        return {name: value for name, value in self.http.headers.items() if name == "authorization"}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def at(self, table: str, after: int = -1, seat: int | None = None) -> Iterator["Socket"]:
        """A socket at the table, its first update already read; on a shared device, with the eyes of that seat."""
        taken = "" if seat is None else f"&seat={seat}"
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?after={after}{taken}"
        headers = {"Cookie": self.cookie, "Origin": self.address, **self.token}
        with connect(url, additional_headers=headers, open_timeout=PATIENCE) as connection:
            socket = Socket(connection)
            socket.first = socket.until("update")
            yield socket


def _wish(seat: str) -> Json:
    if seat.startswith("here "):
        return {"kind": "here", "name": seat.removeprefix("here ")}
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}


@contextmanager
def visiting(address: str) -> Iterator[Callable[[], Browser]]:
    """Yields what brings somebody new."""
    browsers: list[Browser] = []

    def visit() -> Browser:
        browser = Browser(address)
        browser.get("/api/me")
        browsers.append(browser)
        return browser

    yield visit
    for browser in browsers:
        browser.http.close()


class Socket:
    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.letters: list[str] = []  # everything ever received, byte for byte
        self.events: list[Json] = []
        self.view: Json | None = None
        self.table: Json = {}
        self.first: Json = {}
        self.notice: Json | None = None  # what everybody is told about the house at the moment

    def next(self) -> Json:
        letter = self.connection.recv(timeout=PATIENCE)
        assert isinstance(letter, str)
        self.letters.append(letter)
        message: Json = json.loads(letter)
        if message["type"] in ("update", "people"):
            self.table = message["table"]
        if message["type"] == "notice":
            self.notice = message["text"]
        if message["type"] == "update":
            self.view = message["view"]
            self.events += message["events"]
        return message

    def until(self, *types: str) -> Json:
        while (message := self.next())["type"] not in types:
            pass
        return message

    def ask(self, **message: Any) -> Json:
        """Say something, and wait for the answer to it."""
        self.connection.send(json.dumps(message))
        answer = self.until("accepted", "draft", "warned", "proposal", "refused", "because")
        if answer["type"] == "draft":
            self.view = answer["view"]
        return answer

    def play(self, move: str, turn: int | None = None, id: str = "a") -> Json:
        return self.ask(type="play", id=id, turn=self.turn if turn is None else turn, move=move)

    def take(self, seat: int | None) -> Json:
        """On a shared device: the person in that seat takes it, or with None, it is put down."""
        return self.ask(type="take", id="t", seat=seat)

    def until_number(self, number: int) -> None:
        while self.number < number:
            self.next()

    @property
    def started(self) -> Json:
        assert self.view is not None
        return self.view

    @property
    def number(self) -> int:
        return int(self.started["number"])

    @property
    def turn(self) -> int:
        return int(self.started["turn"])

    @property
    def moves(self) -> list[str]:
        """Each with the steps of a half-made move before it."""
        return [" ".join([*self.started["draft"], move["move"]]) for move in self.started["moves"]]

    @property
    def over(self) -> bool:
        return bool(self.started["over"])


def read_up(browser: Browser, table: str, sockets: list[Socket]) -> None:
    """Let the sockets read everything that has happened at the table by now."""
    with browser.at(table) as latest:
        for socket in sockets:
            socket.until_number(latest.number)


def play_whole(player: Socket, picks: random.Random) -> Json:
    """One move with all its steps; returns the last answer."""
    while (answer := player.play(picks.choice(player.moves)))["type"] == "draft":
        pass
    return answer


def play_on(players: list[Socket], watchers: list[Socket] | None = None, moves: int = 10_000) -> None:
    """Play on with moves picked at random, everybody reading along, for so many moves or to the end."""
    picks = random.Random(7)
    for _ in range(moves):
        if players[0].over:
            return
        mover = next(player for player in players if player.moves)
        answer = play_whole(mover, picks)
        assert answer["type"] == "accepted", answer
        for reader in [*players, *(watchers or [])]:
            reader.until_number(answer["number"])


def play_with_bots(player: Socket, until_number: int = 10_000, watchers: list[Socket] | None = None) -> None:
    """Play one seat while bots play the others, to the end of the game or to the move of that number."""
    picks = random.Random(7)
    while not player.over and player.number < until_number:
        if player.moves:
            answer = play_whole(player, picks)
            assert answer["type"] == "accepted", answer
            player.until_number(answer["number"])
        else:
            player.next()
        for watcher in watchers or []:
            watcher.until_number(player.number)


TO_BROWSER: TypeAdapter[Any] = TypeAdapter(ToBrowser)


def need_protocol(letters: list[str]) -> None:
    """The house does not check what it says itself; so it is held against the models here, field by field."""
    for letter in letters:
        understood = TO_BROWSER.validate_json(letter, strict=True)
        assert json.loads(TO_BROWSER.dump_json(understood, by_alias=True)) == json.loads(letter)


def quick_hashes(patch: pytest.MonkeyPatch) -> None:
    """Passwords that are hashed at no cost."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    patch.setattr(accounts, "_hasher", hasher)
    patch.setattr(accounts, "NOBODY", hasher.hash("nobody's"))


# All tests come from one address. A game that ends is not reviewed until somebody looks.
CROWDED = Limits(tables_at_an_address=10_000, reviews_waiting=0)


@contextmanager
def serving(db: Path | str, page: Path | None = None, limits: Limits | None = None) -> Iterator[str]:
    """A server in this process, with a database file or at an address; yields its own address."""
    app = create_app(address_of(db), page=page, bot_pause=0.0, bot_workers=1, limits=limits or CROWDED)
    with serving_app(app) as address:
        yield address


@contextmanager
def serving_app(app: FastAPI) -> Iterator[str]:
    listening = socket.create_server(("127.0.0.1", 0))
    server = Server(app)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def address_of(db: Path | str) -> str:
    return db if isinstance(db, str) else f"sqlite:///{db}"


SERVER = """
import socket, sys
from parlour.server.http.app import create_app
from parlour.server.ops.run import Server, _welcome
from parlour.server.http.limits import Limits
limits = Limits(tables_at_an_address=10_000, reviews_waiting=0)
app = create_app(sys.argv[1], bot_pause=0.0, bot_workers=1, limits=limits)
listening = socket.create_server(("127.0.0.1", 0))
Server(app, lambda: _welcome(listening, False)).run([listening])
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        self.address = self.said.removeprefix("Parlour is open at ").strip()

    @classmethod
    def on(cls, db: Path | str) -> "Process":
        return cls("-c", SERVER, address_of(db))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def family(self) -> list[int]:
        """The processes it started: the bots' workers, and what Python starts along with them."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill(self) -> None:
        """As with kill -9: no time for any last words."""
        self.process.kill()
        self.end()

    def end(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()


def all_gone(pids: list[int]) -> Callable[[], bool]:
    return lambda: not any(map(_alive, pids))


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A dead process whose parent is gone too may wait for a moment to be buried.
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
