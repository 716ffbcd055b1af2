"""What an operator relies on: metrics, logs that tell no secrets, an end that lets nobody lose a move, backups."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import ConnectionClosed

from parlour.cli import main, make_parser
from parlour.server.db.copies import copy_sqlite
from parlour.server.db.files import StorageError
from parlour.server.http.limits import Limits
from parlour.server.http.middleware.guard import BODY_BYTES
from parlour.server.http.sockets import TRY_LATER
from parlour.server.room.audience import UNREAD_LETTERS
from parlour.server.wire.spoken import MESSAGE_CHARACTERS
from tools.postgres import Cluster

from .crowd import Crowd
from .people import PATIENCE, Browser, Process, all_gone, play_on, serving, visiting, wait_for

pytestmark = pytest.mark.slow

COME_AGAIN = 1012
SERVE = """
from parlour.server.http.limits import Limits
from parlour.server.ops.run import serve
if __name__ == "__main__":
    serve(port=0, bot_workers=1, limits=Limits(reviews_waiting=0), {options})
"""


class Served(Process):
    """`parlour serve` with these options, and everything it says."""

    def __init__(self, folder: Path, **options: Any) -> None:
        script = folder / "serve.py"  # the processes of a crew are spawned, so there must be a file
        script.write_text(SERVE.format(options=", ".join(f"{name}={value!r}" for name, value in options.items())))
        self._log = (folder / "log").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        self.address = self.said.removeprefix("Parlour is open at ").strip()

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read()

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._log.close()


def free_ports(count: int) -> int:
    """The first of so many ports in a row that nobody uses."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            first = int(listening.getsockname()[1])
        if all(map(_is_free, range(first, first + count))):
            return first


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except (OSError, OverflowError):
        return False
    return True


# --- metrics ---------------------------------------------------------------------------------------


def scraped(port: int) -> dict[str, float]:
    """What a scraper reads: the value of every series."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    series = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in series}


def test_the_metrics_tell_what_happens_and_not_to_whom(tmp_path: Path) -> None:
    port = free_ports(1)
    db = f"sqlite:///{tmp_path}/parlour.sqlite3"
    with Served(tmp_path, db=db, metrics=("127.0.0.1", port)) as server, visiting(server.address) as visit:
        ann, bob = visit(), visit()
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            a.play("nonsense")
            play_on([a, b])
            told = scraped(port)
            assert told["parlour_sockets"] == 2
        ann.get("/api/tables/nosuchtable", status=404)
        later = scraped(port)
        who = [browser.get("/api/me")["id"] for browser in (ann, bob)]
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert told['parlour_moves_total{answer="refused"}'] == 1
    assert told['parlour_moves_total{answer="accepted"}'] == told["parlour_move_seconds_count"] > 20
    assert told["parlour_commit_seconds_count"] == told["parlour_commit_jobs_count"] > 20
    assert told["parlour_rooms"] == 1
    assert told["parlour_bots_thinking"] == told["parlour_bots_waiting"] == told["parlour_database_away"] == 0
    assert [name for name in told if name.startswith('parlour_games_finished_total{end="ninjan-')] != []
    assert told["process_resident_memory_bytes"] > 0
    route = 'parlour_http_requests_total{method="GET",route="/api/tables/{table_id}",status="404"}'
    assert later[route] == told.get(route, 0) + 1
    for secret in (table, *who, "nosuchtable"):
        assert secret not in text


def test_every_worker_answers_on_a_port_of_its_own(tmp_path: Path, shared_db: str) -> None:
    first = free_ports(2)
    with Served(tmp_path, db=shared_db, workers=2, metrics=("127.0.0.1", first)) as crew:
        wait_for(lambda: all(_answers(port) for port in (first, first + 1)))
        rooms = [scraped(port)["parlour_rooms"] for port in (first, first + 1)]
        crew.process.terminate()
        crew.end()
    assert rooms == [0, 0]


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 200
    except httpx.TransportError:
        return False


def test_a_port_for_metrics_that_is_taken_gives_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with Served(tmp_path, db=f"sqlite:///{tmp_path}/parlour.sqlite3", metrics=("127.0.0.1", port)) as server:
            assert server.process.wait(PATIENCE) == 2
            assert server.log().count("\n") == 1
            assert "--metrics" in server.log()
            server.end()


# --- logs ------------------------------------------------------------------------------------------


def test_the_log_tells_of_every_request_and_no_secret(tmp_path: Path) -> None:
    """Somebody makes an account, plays, logs in elsewhere, asks for what is not there, and all that is logged."""
    db = tmp_path / "parlour.sqlite3"
    with Served(tmp_path, db=f"sqlite:///{db}", log="json") as server, visiting(server.address) as visit:
        ann, bob = visit(), visit()
        ann.post("/api/account", {"name": "Annabel", "password": "correct horse"})
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b])
        elsewhere = visit()
        before = elsewhere.cookie
        elsewhere.post("/api/login", {"name": "Annabel", "password": "wrong horse!"}, status=403)
        elsewhere.post("/api/login", {"name": "Annabel", "password": "correct horse"})
        elsewhere.get("/api/people/Annabel")
        elsewhere.get("/api/tables/nothing-there", status=404)
        program = ann.post("/api/programs", {"name": "Robo"})
        bob.http.get("/api/me", headers={"Authorization": f"Bearer {program['token']}"})
        answered = ann.http.get("/api/me")
        ids = {browser.get("/api/me")["id"] for browser in (ann, bob, elsewhere)}
        secrets = {
            *(part for browser in (ann, bob, elsewhere) for part in browser.cookie.split("=", 1)[1].split(".")),
            *before.split("=", 1)[1].split("."),
            *ids,
            *seeds(db),
            *kept_in(db, "SELECT value FROM house WHERE key = 'secret'"),
            *kept_in(db, "SELECT password FROM accounts"),
            *kept_in(db, "SELECT token FROM programs"),
            *(program["token"], program["program"]["id"]),
            *("correct horse", "wrong horse!", "Annabel", table, "nothing-there"),
        }
        server.process.terminate()
        server.end()
        log = server.log()
    lines = [json.loads(line) for line in log.splitlines()]
    routes = {line["route"] for line in lines if "route" in line}
    assert {"/api/login", "/api/people/{name:path}", "/api/tables/{table_id}", "/ws/tables/{table_id}"} <= routes
    assert answered.headers["x-request-id"] in {line["request"] for line in lines if "request" in line}
    assert {line["status"] for line in lines if line.get("route") == "/api/login"} == {200, 403}
    assert len(secrets) > 12
    found = {secret for secret in secrets if len(secret) > 1 and secret in log}
    assert found == set()


def kept_in(db: Path, question: str) -> list[str]:
    connection = sqlite3.connect(db)
    answers = [str(row[0]) for row in connection.execute(question)]
    connection.close()
    return answers


def seeds(db: Path) -> list[str]:
    return [seed.lower() for seed in kept_in(db, "SELECT hex(seed) FROM tables")]


def test_a_fault_of_ours_is_logged_once_and_answered(tmp_path: Path, db: Path) -> None:
    """A table whose log makes no sense: the request fails, the answer has its sentence, the log its trace and route."""
    with Served(tmp_path, db=f"sqlite:///{db}", log="json") as server, visiting(server.address) as visit:
        ann = visit()
        table = ann.make("me", "open")
        server.process.terminate()
        server.end()
    connection = sqlite3.connect(db)
    connection.execute(
        "INSERT INTO entries VALUES (?, 1, 'move', 0, 'nonsense', NULL, '2026-01-01 00:00:00.0')", (table,)
    )
    connection.commit()
    connection.close()
    with Served(tmp_path, db=f"sqlite:///{db}", log="json") as server, visiting(server.address) as visit:
        answer = visit().get(f"/api/tables/{table}", status=500)
        server.process.terminate()
        server.end()
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert answer["text"]["key"] == "problem-server"
    (fault,) = [line for line in lines if line["level"] == "error"]
    assert fault["message"] == "GET /api/tables/{table_id} failed"
    assert "Traceback" in fault["trace"]


def test_quiet_means_quiet(tmp_path: Path) -> None:
    with Served(tmp_path, db=f"sqlite:///{tmp_path}/parlour.sqlite3") as server, visiting(server.address) as visit:
        visit()
        server.process.terminate()
        server.end()
        assert server.log() == ""


# --- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_being_told_to_stop_under_load_is_no_failure(tmp_path: Path, db: Path, workers: int, request: Any) -> None:
    """Everybody hears what was accepted and is asked to come again; the server ends well, and soon."""
    url = f"sqlite:///{db}" if workers == 1 else str(request.getfixturevalue("shared_db"))
    crowd = Crowd(tables=30, seed=5)
    with Served(tmp_path, db=url, workers=workers) as server:
        family = server.family()
        crowd.sit_down(server.address)

        async def play_and_stop() -> None:
            playing = asyncio.create_task(crowd.play(server.address))
            await crowd.has_played(40)
            server.process.send_signal(signal.SIGTERM)
            await playing

        asyncio.run(play_and_stop())
        assert server.process.wait(PATIENCE) == 0
        server.end()
        wait_for(all_gone(family))
    assert {player.closed_with for player in crowd.players if not player.over} == {COME_AGAIN}
    crowd.check(url, nothing_open=True)


# --- limits ----------------------------------------------------------------------------------------


def test_nobody_has_more_sockets_open_than_the_house_allows(db: Path) -> None:
    with serving(db, limits=Limits(sockets_at_once=2)) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table), ann.at(table):
            with pytest.raises(ConnectionClosed) as closed, ann.at(table):
                pass
            assert closed.value.rcvd
            assert closed.value.rcvd.code == TRY_LATER
            with bob.at(table):
                pass
        with ann.at(table) as again:
            assert again.moves


# --- behind a proxy --------------------------------------------------------------------------------


def test_behind_a_proxy_cookies_are_secure_and_the_visitor_is_who_the_proxy_says(tmp_path: Path) -> None:
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "host": "games.example"}
    for proxies, secure in (("127.0.0.1", True), ("192.0.2.1", False)):
        folder = tmp_path / proxies
        folder.mkdir()
        with Served(folder, db=f"sqlite:///{folder}/parlour.sqlite3", proxies=proxies) as server:
            answer = httpx.get(f"{server.address}/api/me", headers=said)
            assert ("; Secure" in answer.headers["set-cookie"]) == secure
            assert ("strict-transport-security" in answer.headers) == secure
            same = httpx.post(f"{server.address}/api/logout", headers={**said, "origin": "https://games.example"})
            other = httpx.post(f"{server.address}/api/logout", headers={**said, "origin": "https://evil.example"})
            assert (same.status_code, other.status_code) == (200, 403)


# --- backups ---------------------------------------------------------------------------------------


def test_a_backup_taken_while_games_run_is_a_house_to_play_on_in(tmp_path: Path, db: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    crowd = Crowd(tables=3, seed=6)
    with serving(db) as address:
        crowd.sit_down(address)
        with visiting(address) as visit:
            goes_on_after(crowd, address, visit, lambda: copy_sqlite(f"sqlite:///{db}", copy), f"sqlite:///{copy}")


def test_a_dump_of_postgresql_taken_while_games_run_is_a_house_to_play_on_in(
    tmp_path: Path, cluster: Cluster, shared_db: str
) -> None:
    empty = cluster.new_database()
    crowd = Crowd(tables=3, seed=6)
    with serving(shared_db) as address:
        crowd.sit_down(address)
        with visiting(address) as visit:
            goes_on_after(crowd, address, visit, lambda: cluster.copy(shared_db, empty), empty)


def goes_on_after(
    crowd: Crowd, address: str, visit: Callable[[], Browser], take_backup: Callable[[], None], restored: str
) -> None:
    """Take a backup in the middle of everything; then two people finish in the copy what they began."""
    ann, bob = visit(), visit()
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b], moves=9)
        known = a.view

    async def play_and_copy() -> None:
        playing = asyncio.create_task(crowd.play(address))
        await crowd.has_played(30)
        await asyncio.to_thread(take_backup)
        await playing

    asyncio.run(play_and_copy())
    with serving(restored) as again:
        cookies = [browser.http.cookies for browser in (ann, bob)]
        ann, bob = Browser(again), Browser(again)
        for browser, kept in zip((ann, bob), cookies, strict=True):
            browser.http.cookies.update(kept)
        with ann.at(table) as a, bob.at(table) as b:
            assert a.view == known
            play_on([a, b])
            assert a.over
        for browser in (ann, bob):
            browser.http.close()


@pytest.mark.parametrize(
    ("url", "target", "sentence"),
    [
        ("postgresql://localhost/parlour", "new", "pg_dump"),
        ("sqlite:///{folder}/missing.sqlite3", "new", "There is no database"),
        ("sqlite:///{folder}/parlour.sqlite3", "parlour.sqlite3", "is there already"),
        ("sqlite:///{folder}/parlour.sqlite3", "missing/new", "could not be made"),
        ("sqlite:///{folder}/serve.txt", "new", "could not be made"),
    ],
)
def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(
    tmp_path: Path, url: str, target: str, sentence: str
) -> None:
    sqlite3.connect(tmp_path / "parlour.sqlite3").close()
    (tmp_path / "parlour.sqlite3").touch()
    (tmp_path / "serve.txt").write_text("this is no database" * 100)
    before = set(tmp_path.iterdir())
    with pytest.raises(StorageError, match=re.escape(sentence)):
        copy_sqlite(url.format(folder=tmp_path), tmp_path / target)
    assert set(tmp_path.iterdir()) == before


# --- what the documents say ------------------------------------------------------------------------

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("document", ["docs/operating.md", "deploy/parlour.service"])
def test_every_command_of_a_document_can_be_given(document: str) -> None:
    written = re.findall(r"parlour ((?:serve|backup) [^`\n]+)", (ROOT / document).read_text())
    assert written
    for command in written:
        make_parser(command.split()).parse_args(command.split())


def test_every_series_of_the_document_is_there() -> None:
    written = set(re.findall(r"parlour_[a-z_]+", (ROOT / "docs" / "operating.md").read_text()))
    ours = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("parlour_")}
    assert {name.removesuffix("_total") for name in written} - {"parlour_again"} == ours


def test_the_limits_of_the_document_are_those_of_the_house() -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    limits = Limits()
    assert f"{MESSAGE_CHARACTERS:,} characters, {limits.messages_a_second:.0f} a second" in page
    assert f"{limits.tables_a_minute} a minute, {limits.unfinished_tables} unfinished ones a day" in page
    assert f"| {UNREAD_LETTERS}, then" in page
    assert f"| {BODY_BYTES // 1024} kB |" in page
    assert f"| {limits.sockets_at_once} of one guest" in page


# --- the command line ------------------------------------------------------------------------------


def test_the_command_makes_a_backup_or_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "parlour.sqlite3"):
        command = ["backup", str(tmp_path / "copy"), "--db", f"sqlite:///{tmp_path}/parlour.sqlite3"]
        assert main(command) == 0
        assert main(command) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"{tmp_path}/copy is there already; a backup never overwrites anything.\n"
    assert kept_in(tmp_path / "copy", "SELECT count(*) FROM house WHERE key = 'secret'") == ["1"]


@pytest.mark.parametrize(
    ("written", "understood"),
    [("9170", ("127.0.0.1", 9170)), ("0.0.0.0:9170", ("0.0.0.0", 9170)), ("[::1]:9170", ("::1", 9170))],
)
def test_where_the_metrics_are_can_be_written_in_short_or_in_full(written: str, understood: tuple[str, int]) -> None:
    words = ["serve", "--metrics", written]
    assert make_parser(words).parse_args(words).metrics == understood
