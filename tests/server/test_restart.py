"""A game goes on after a restart, whether the server was stopped or killed."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.server.ops.run import serve

from .people import PATIENCE, Browser, Process, all_gone, play_on, play_with_bots, serving, wait_for

pytestmark = pytest.mark.slow


def moved(browser: Browser, address: str) -> Browser:
    """The same browser, after the server has come back at another address."""
    again = Browser(address)
    again.http.cookies.update(browser.http.cookies)
    browser.http.close()
    return again


def test_everything_is_there_after_a_restart(db: Path) -> None:
    with serving(db) as address:
        ann, bob = Browser(address), Browser(address)
        ann.patch("/api/me", {"name": "Ann"})
        table = ann.make("me", "open")
        waiting = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b], moves=11)
            before = (a.view, a.events, b.view, b.events)
    with serving(db) as address:
        ann, bob = moved(ann, address), moved(bob, address)
        assert ann.get("/api/me")["name"] == "Ann"
        assert ann.get(f"/api/tables/{waiting}")["state"] == "open"
        with ann.at(table) as a, bob.at(table) as b:
            assert (a.view, a.events, b.view, b.events) == before
            assert a.table["seats"][0]["name"] == "Ann"
            play_on([a, b])
        again = ann.post(f"/api/tables/{table}/rematch")["id"]
    with serving(db) as address:
        ann, bob = moved(ann, address), moved(bob, address)
        assert ann.get(f"/api/tables/{table}")["state"] == "over"
        assert bob.post(f"/api/tables/{table}/rematch")["id"] == again
        ann.http.close()
        bob.http.close()


def test_every_accepted_move_survives_a_kill(db: Path) -> None:
    server = Process.on(db)
    ann, bob = Browser(server.address), Browser(server.address)
    table = ann.make("me", "open")
    bob.join(table)
    for moves in (1, 4, 7):  # between two sealed choices, between two cards, and later
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b], moves=moves)
            server.kill()
            known = (a.view, b.view)
        server = Process.on(db)
        ann, bob = moved(ann, server.address), moved(bob, server.address)
        with ann.at(table) as a, bob.at(table) as b:
            assert (a.view, b.view) == known
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])
        assert a.table["state"] == "over"
    ann.http.close()
    bob.http.close()
    server.kill()


def test_a_kill_while_bots_play(db: Path) -> None:
    server = Process.on(db)
    ann = Browser(server.address)
    table = ann.make("random", "me", "random", "random")
    told: list[dict[str, object]] = []
    for number in (6, 13, 22):
        with ann.at(table) as a:
            assert a.events[: len(told)] == told
            play_with_bots(a, until_number=number)
            told = a.events
            workers = server.family()
            server.kill()
        wait_for(all_gone(workers))
        server = Process.on(db)
        ann = moved(ann, server.address)
    with ann.at(table) as a:
        assert a.events[: len(told)] == told
        play_with_bots(a)
        assert a.table["state"] == "over"
    ann.http.close()
    server.kill()


def test_bots_go_on_by_themselves_when_somebody_comes_after_a_kill(db: Path) -> None:
    server = Process.on(db)
    ann = Browser(server.address)
    table = ann.make("me", "expert", "expert", "expert")
    with ann.at(table) as a:
        a.play(a.moves[0])  # long before the experts have chosen
        server.kill()
    server = Process.on(db)
    ann = moved(ann, server.address)
    assert ann.get(f"/api/tables/{table}")["state"] == "playing"
    with ann.at(table) as a:
        assert a.number < 4
        a.until_number(4)
    ann.http.close()
    server.kill()


SERVE = "from parlour.server.ops.run import serve; serve(port={port}, db={db!r}, workers={workers}, bot_workers=1)"


def refusal(db: str, port: int = 0, workers: int = 1) -> str:
    """The one sentence with which the server does not start."""
    command = [sys.executable, "-c", SERVE.format(port=port, db=db, workers=workers)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_stopping_the_server_leaves_no_process_behind(db: Path, stop: signal.Signals) -> None:
    server = Process("-c", SERVE.format(port=0, db=f"sqlite:///{db}", workers=1))
    assert server.said.startswith("Parlour is open at http://127.0.0.1:")
    ann = Browser(server.address)
    with ann.at(ann.make("me", "medium")) as a:
        a.until_number(1)
        workers = server.family()
        assert workers
        server.process.send_signal(stop)
        server.end()
    wait_for(all_gone(workers))
    ann.http.close()


def test_a_port_in_use_gives_one_sentence(db: Path, address: str) -> None:
    port = int(address.rsplit(":", 1)[1])
    assert f"port {port}: Address already in use. Try another --port" in refusal(f"sqlite:///{db}", port=port)


@pytest.mark.parametrize("host", ["203.0.113.7", "300.1.1.1", "no.such.host.invalid", "a" * 100, "2001:db8::7"])
def test_a_host_that_is_not_here_gives_one_sentence(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        serve(host, port=0)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said == f"This machine has no address '{host}'. Try --host 127.0.0.1, or 0.0.0.0 for all it has.\n"


def test_a_database_that_cannot_be_opened_gives_one_sentence(tmp_path: Path) -> None:
    assert "cannot be used" in refusal(f"sqlite:///{tmp_path}/missing/x.sqlite3")
