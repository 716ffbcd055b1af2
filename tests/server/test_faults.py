"""What goes wrong in a house: the server is killed, the database goes away, the disk is full, letters get lost.

`make faults` does the random ones more often (FAULTS, the number of times).
"""

import asyncio
import itertools
import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.sync.client import ClientConnection, connect

from parlour.server.db.schema import entries
from parlour.server.db.storage import Storage
from parlour.server.http.app import create_app
from tools.postgres import Cluster

from .crowd import Crowd
from .people import PATIENCE, Browser, Process, play_on, serving, serving_app

pytestmark = pytest.mark.slow

TIMES = int(os.environ.get("FAULTS", "2"))
COME_AGAIN = 1012


def play_and(crowd: Crowd, address: str, fault: Callable[[], None]) -> None:
    """Let the crowd play, and bring about a fault at a random moment."""

    async def both() -> None:
        playing = asyncio.create_task(crowd.play(address))
        await crowd.has_played(random.randint(1, 60))
        await asyncio.sleep(random.uniform(0.0, 0.02))
        fault()
        await playing

    asyncio.run(both())


def test_every_accepted_move_and_no_other_survives_kills_under_load(any_db: str) -> None:
    crowd = Crowd(tables=5, seed=TIMES)
    for _ in range(TIMES):
        with Process.on(any_db) as server:
            crowd.sit_down(server.address)
            play_and(crowd, server.address, server.process.kill)
            server.end()
        crowd.check(any_db)
    with Process.on(any_db) as server:
        asyncio.run(crowd.play(server.address))
    assert all(player.over for player in crowd.players)
    crowd.check(any_db, nothing_open=True)


def test_who_is_told_to_stop_lets_nobody_lose_a_move(any_db: str) -> None:
    """After SIGTERM every move that was stored has been answered, and everybody is asked to come again."""
    crowd = Crowd(tables=30, seed=1)  # more than can end in the moment it takes to be heard
    for _ in range(2 if TIMES > 2 else 1):
        with Process.on(any_db) as server:
            crowd.sit_down(server.address)
            play_and(crowd, server.address, server.process.terminate)
            server.end()
        playing = [player for player in crowd.players if not player.over]
        assert playing
        assert {player.closed_with for player in playing} == {COME_AGAIN}
        crowd.check(any_db, nothing_open=True)


def test_a_database_away_for_five_seconds_loses_and_doubles_nothing(cluster: Cluster) -> None:
    db = cluster.new_database()
    crowd = Crowd(tables=3, seed=2)
    with serving(db) as address:
        crowd.sit_down(address)

        def go_away() -> None:
            # As if it had crashed: what was being committed is never answered.
            with cluster.away("immediate"):
                time.sleep(5)

        async def both() -> None:
            playing = asyncio.create_task(crowd.play(address))
            await crowd.has_played(10)
            await asyncio.to_thread(go_away)
            await playing

        asyncio.run(both())
        assert all(player.over for player in crowd.players), "everybody has waited, and nobody was sent away"
    crowd.check(db, nothing_open=True)


def test_a_move_waits_for_the_database_and_everybody_is_told_why(cluster: Cluster) -> None:
    with serving(cluster.new_database()) as address:
        ann, bob = Browser(address), Browser(address)
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            with cluster.away():
                for socket in (a, b):
                    assert socket.until("notice")["text"]["key"] == "notice-storage-away"
                a.connection.send(json.dumps({"type": "play", "id": "m", "turn": 0, "move": a.moves[0]}))
                assert ann.get("/healthz", status=503)["text"]["key"] == "problem-storage"
                assert b.number == 1
            assert a.until("accepted")["number"] == 2
            while b.number < 2 or b.notice is not None:  # in whichever order
                b.next()
            play_on([a, b], moves=3)  # the news comes again, too
            assert a.number == 5
        ann.get("/healthz")
        ann.http.close()
        bob.http.close()


def test_a_full_disk_gives_a_clear_answer_and_reads_go_on(any_db: str) -> None:
    app = create_app(any_db, bot_pause=0.0, bot_workers=1)
    storage: Storage = app.state.house.storage
    fill = refuse_as_if_full if storage.shared else fill_the_disk
    with serving_app(app) as address:
        ann, bob = Browser(address), Browser(address)
        table, waiting, filled = (ann.make("me", "open") for _ in range(3))
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b], moves=3)
            make_room = fill(storage, filled)
            mover = a if a.moves else b
            for _ in range(2):
                assert mover.play(mover.moves[0])["problem"]["text"]["key"] == "problem-storage"
            assert a.number == 4
            assert ann.post(f"/api/tables/{waiting}/leave", status=503)["text"]["key"] == "problem-storage"
            assert ann.get(f"/api/tables/{table}")["state"] == "playing"
            assert bob.get("/healthz") == {"ok": True}
            with bob.at(table) as again:
                assert again.view == b.view
            make_room()
            play_on([a, b])
            assert a.table["state"] == "over"
        ann.http.close()
        bob.http.close()


def refuse_as_if_full(storage: Storage, _table: str) -> Callable[[], None]:
    """PostgreSQL says of every entry what it says when its disk is full."""
    full = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk();
    """

    def run(words: str) -> None:
        with storage._engine.begin() as db:
            db.execute(sa.text(words))

    run(full)
    return lambda: run("DROP TRIGGER full_disk ON entries; DROP FUNCTION full_disk")


def fill_the_disk(storage: Storage, table: str) -> Callable[[], None]:
    """From now on not even the smallest entry finds a place, until room is made."""
    engine = storage._engine
    with engine.connect() as db:
        pages = db.scalar(sa.text("PRAGMA page_count"))

    def limit(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    sa.event.listen(engine, "checkout", limit)
    storage._writer._disconnect()  # so that the limit holds for the writer's own connection, too
    filler = {"table_id": table, "kind": "", "what": "", "at": datetime.now(UTC)}
    with suppress(sa.exc.OperationalError):
        for number in itertools.count(1):
            with engine.begin() as db:
                db.execute(sa.insert(entries), filler | {"number": number})

    def make_room() -> None:
        nonlocal pages
        pages = 1_000_000

    return make_room


# --- lines that lose or double letters -------------------------------------------------------------


class Lossy:
    """A line that loses every third letter, in both directions."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._letters = 0

    def _lost(self) -> bool:
        self._letters += 1
        return self._letters % 3 == 0

    def send(self, letter: str) -> None:
        if not self._lost():
            self._line.send(letter)

    def recv(self, timeout: float) -> str:
        while True:
            letter = self._line.recv(timeout)
            if not self._lost():
                return str(letter)


class Twofold:
    """A line that brings everything to the server twice."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line

    def send(self, letter: str) -> None:
        for _ in range(2):
            self._line.send(letter)

    def recv(self, timeout: float) -> str:
        return str(self._line.recv(timeout))


class Careful:
    """A client as the page is: it says a move again until it is answered, and notices when something is missing."""

    def __init__(self, browser: Browser, table: str, line: type[Lossy] | type[Twofold]) -> None:
        self._browser = browser
        self._url = f"{browser.address.replace('http', 'ws')}/ws/tables/{table}"
        self._kind = line
        self._picks = random.Random(3)
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.number = -1
        self._sent: tuple[int, str] | None = None

    def play(self) -> None:
        """To the end of the game."""
        while self.view is None or not self.view["over"]:
            with self._connected() as line, suppress(TimeoutError, EOFError):
                while True:
                    self._hear(json.loads(line.recv(timeout=0.3)))
                    self._move(line)

    @contextmanager
    def _connected(self) -> Iterator[Lossy | Twofold]:
        headers = {"Cookie": self._browser.cookie}
        with connect(f"{self._url}?after={self.number}", additional_headers=headers, open_timeout=PATIENCE) as line:
            self._sent = None  # whatever was not answered is said again
            self.fresh = True
            yield self._kind(line)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            assert message["problem"]["text"]["key"] == "problem-stale"
        if message["type"] != "update" or not message["view"]:
            return
        if not self.fresh and message["view"]["number"] > self.number + 1:
            raise EOFError  # a letter is missing: come in again and ask for everything after the last one
        self.fresh = False
        self.events += message["events"]
        self.view, self.number = message["view"], message["view"]["number"]
        if self.view["over"]:
            raise EOFError

    def _move(self, line: Lossy | Twofold) -> None:
        if self.view and self.view["moves"] and (self._sent is None or self._sent[0] != self.view["turn"]):
            self._sent = (self.view["turn"], self._picks.choice(self.view["moves"])["move"])
            play = {"type": "play", "id": "x", "turn": self._sent[0], "move": self._sent[1]}
            line.send(json.dumps(play))


@pytest.mark.parametrize("line", [Lossy, Twofold])
def test_bad_lines_end_in_the_right_position(
    any_club: Callable[[], Browser], line: type[Lossy] | type[Twofold]
) -> None:
    ann, bob = any_club(), any_club()
    duel = ann.make("me", "open")
    bob.join(duel)
    bad = Careful(bob, duel, line)
    playing = threading.Thread(target=bad.play)
    with ann.at(duel) as a:
        playing.start()
        while not a.over:
            if a.moves:
                assert a.play(a.moves[0])["type"] == "accepted"
            else:
                a.next()
    playing.join(PATIENCE)
    assert not playing.is_alive()
    with bob.at(duel) as b:
        assert bad.view == b.view
        assert bad.events == b.events
    record = bob.get(f"/api/tables/{duel}/record")
    assert len(record["moves"]) == bad.number - 1  # after Bob sat down there were moves only
