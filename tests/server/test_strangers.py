"""Strangers who ask for much, or never finish asking: the house stays open for the others."""

import socket
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.http.app import create_app
from parlour.server.http.limits import Limits
from parlour.server.http.sockets import TRY_LATER
from parlour.server.ops import incoming

from .people import serving, serving_app, visiting

HALF_SENT = [
    b"GET /api/me HTT",
    b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    b"",
]


def connected(address: str, request: bytes) -> socket.socket:
    line = socket.create_connection((urlsplit(address).hostname, urlsplit(address).port), timeout=30)
    line.sendall(request)
    return line


@pytest.mark.parametrize("request_", HALF_SENT, ids=range(len(HALF_SENT)))
def test_a_request_that_does_not_arrive_is_hung_up_on(
    db: Path, monkeypatch: pytest.MonkeyPatch, request_: bytes
) -> None:
    monkeypatch.setattr(incoming, "REQUEST_SECONDS", 0.2)
    with serving(db) as address, connected(address, request_) as line:
        assert line.recv(1000) == b""


def test_a_whole_request_and_a_socket_may_take_their_time(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "REQUEST_SECONDS", 0.2)
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        table = ann.make("me", "open")
        with ann.at(table) as a, connected(address, b"GET /nowhere HTTP/1.1\r\nHost: here\r\n\r\n") as line:
            assert line.recv(100_000).startswith(b"HTTP/1.1 200")
            visit().join(table)
            assert a.until("update")["view"]


def test_a_full_house_says_so_and_that_it_is_well(db: Path) -> None:
    app = create_app(f"sqlite:///{db}", bot_workers=1)
    with serving_app(app) as address, visiting(address) as visit:
        ann = visit()
        table = ann.make("me", "open")
        app.state.is_full = lambda: True
        assert httpx.get(f"{address}/healthz").json() == {"ok": True}
        assert httpx.get(f"{address}/api/me").status_code == 429
        with pytest.raises(InvalidStatus), ann.at(table):
            pass


def test_connections_past_the_last_are_not_kept(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "room_for", lambda: 2 - incoming.LAST_CONNECTIONS)
    with serving(db) as address, connected(address, b"") as first, connected(address, b"") as second:
        with connected(address, b"") as third, suppress(ConnectionResetError):
            assert third.recv(1) == b""
        for line in (first, second):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.recv(10_000).startswith(b"HTTP/1.1 200")


def test_tables_are_limited_by_address_too(db: Path) -> None:
    with serving(db, limits=Limits(tables_at_an_address=2)) as address, visiting(address) as visit:
        for _ in range(2):
            visit().make("me", "open")
        wish = {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert visit().post("/api/tables", wish, status=429)["text"]["key"] == "problem-too-fast"


def test_sockets_are_limited_by_address_too(db: Path) -> None:
    with serving(db, limits=Limits(sockets_at_an_address=2)) as address, visiting(address) as visit:
        ann = visit()
        table = ann.make("me", "open")
        with ann.at(table), visit().at(table):
            with pytest.raises(ConnectionClosed) as closed, visit().at(table):
                pass
            assert closed.value.rcvd
            assert closed.value.rcvd.code == TRY_LATER
