"""Several processes on one PostgreSQL: whoever comes to whichever of them sits at the same tables."""

import asyncio
import json
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from parlour.server.db.schema import processes
from parlour.server.db.storage import Storage

from .crowd import Crowd
from .people import Browser, Process, all_gone, play_on, play_with_bots, serving, wait_for
from .test_restart import refusal

pytestmark = pytest.mark.slow


@pytest.fixture
def houses(shared_db: str) -> Iterator[list[str]]:
    """The addresses of two servers that share a database."""
    with serving(shared_db) as one, serving(shared_db) as other:
        yield [one, other]


@pytest.fixture
def visitors() -> Iterator[ExitStack]:
    with ExitStack() as visitors:
        yield visitors


def visit(visitors: ExitStack, address: str) -> Browser:
    browser = Browser(address)
    visitors.callback(browser.http.close)
    browser.get("/api/me")
    return browser


def at(browser: Browser, address: str) -> Browser:
    """The same person's browser, at another of the servers."""
    other = Browser(address)
    other.http = browser.http
    return other


def test_two_people_play_through_different_processes(houses: list[str], visitors: ExitStack) -> None:
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    with ann.at(table) as a:
        bob.join(table)
        a.until("update")
        with bob.at(table) as b:
            play_on([a, b])
            assert [event["number"] for event in a.events] == [event["number"] for event in b.events]
            assert a.started["result"] == b.started["result"]
            for socket in (a, b):
                while socket.table["ratings"] is None:
                    socket.next()
            assert a.table["ratings"] == b.table["ratings"]
        again = bob.post(f"/api/tables/{table}/rematch")["id"]
        while a.table["rematch"] is None:
            a.next()
        assert a.table["rematch"] == again
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again


def test_who_comes_and_goes_and_what_they_are_called_is_known_everywhere(
    houses: list[str], visitors: ExitStack
) -> None:
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)

    def bobs_seat_becomes(**state: Any) -> None:
        while not state.items() <= a.table["seats"][1].items():
            a.next()

    with ann.at(table) as a:
        with bob.at(table):
            bobs_seat_becomes(online=True)
        bobs_seat_becomes(online=False)
        bob.patch("/api/me", {"name": "Bob"})
        bobs_seat_becomes(name="Bob")


def test_a_process_that_joins_late_catches_up(shared_db: str, houses: list[str], visitors: ExitStack) -> None:
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b], moves=9)
        with serving(shared_db) as late, at(bob, late).at(table) as c:
            assert c.view == b.view
            assert c.events == b.events
            play_on([a, c], watchers=[b], moves=5)
            assert c.view == b.view


def test_of_two_moves_for_one_number_one_is_accepted_and_the_other_told_to_look_again(
    houses: list[str], visitors: ExitStack
) -> None:
    """In every turn Ann moves in two windows at once, one at each process, and wants two different things."""
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)
    seen = set()
    with ann.at(table) as one, at(ann, houses[1]).at(table) as other, bob.at(table) as b:
        everybody = [one, other, b]
        while not one.over:
            number = one.number
            if not one.moves:
                number = b.play(b.moves[0])["number"]
            else:
                answers = at_once([(one, one.moves[0]), (other, one.moves[-1])], one.turn)
                number = max(answer.get("number", 0) for answer in answers)
                seen |= {answer["type"] for answer in answers}
                for answer in answers:
                    assert answer.get("number", number) == number
                    assert answer["type"] == "accepted" or answer["problem"]["text"]["key"] == "problem-stale"
            for socket in everybody:
                socket.until_number(number)
        assert one.events == other.events
        assert (one.view, one.number) == (other.view, b.number)
        assert seen == {"accepted", "refused"}


def at_once(plays: list[tuple[Any, str]], turn: int) -> list[dict[str, Any]]:
    start = threading.Barrier(len(plays))

    def send(play: tuple[Any, str]) -> dict[str, Any]:
        start.wait()
        answer: dict[str, Any] = play[0].play(play[1], turn=turn)
        return answer

    with ThreadPoolExecutor(len(plays)) as threads:
        return list(threads.map(send, plays))


def test_a_crowd_plays_through_two_processes(shared_db: str, houses: list[str]) -> None:
    crowd = Crowd(tables=6, seed=3)
    crowd.sit_down(houses[0])
    asyncio.run(crowd.play(*houses))
    assert all(player.over for player in crowd.players)
    crowd.check(shared_db, nothing_open=True)


def test_bots_play_once_however_many_processes_watch(houses: list[str], visitors: ExitStack) -> None:
    ann, eve = (visit(visitors, address) for address in houses)
    table = ann.make("me", "random", "greedy", "random")
    with ann.at(table) as a, eve.at(table) as e:
        play_with_bots(a, watchers=[e])
        assert e.over


def test_bots_play_on_when_the_process_that_let_them_is_killed(shared_db: str, visitors: ExitStack) -> None:
    with Process.on(shared_db) as server, serving(shared_db) as address:
        ann = visit(visitors, server.address)
        table = ann.make("me", "random", "random")
        with ann.at(table) as a:
            play_with_bots(a, until_number=6)
            server.kill()
        with at(ann, address).at(table) as a:
            play_with_bots(a)
            assert a.over


def test_a_dead_process_is_cleared_up_after(shared_db: str) -> None:
    async def live_and_die() -> None:
        await dead.beat()
        await alive.write(lambda db: db.execute(sa.text(A_TABLE)))
        await dead.keep_presence("t", {"ann", ""})
        assert await alive.present("t") == {dead.process: {"ann", ""}}
        await alive.beat()
        assert await alive.present("t") == {dead.process: {"ann", ""}}
        long_ago = datetime.now(UTC) - timedelta(minutes=1)
        await alive.write(
            lambda db: db.execute(sa.update(processes).where(processes.c.id == dead.process).values(seen_at=long_ago))
        )
        await alive.beat()
        assert await alive.present("t") == {}

    dead, alive = Storage(shared_db), Storage(shared_db)
    for storage in (dead, alive):
        storage.start()
    asyncio.run(live_and_die())
    for storage in (dead, alive):
        storage.close()


A_TABLE = """
INSERT INTO tables (id, game, rules, options, chairs, seed, made_at) VALUES ('t', 'ninjan', 1, '{}', '[]', '', now())
"""


def test_an_empty_database_is_set_up_once_by_many(shared_db: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        storages = list(threads.map(lambda _: Storage(shared_db), range(4)))
    assert len({storage.secret for storage in storages}) == 1
    for storage in storages:
        storage.close()


def test_an_undo_is_agreed_to_through_another_process(houses: list[str], visitors: ExitStack) -> None:
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b], moves=2)
        a.ask(type="undo", id="u", number=a.number)
        while b.table["undo"] is None:
            b.next()
        number = b.ask(type="agree", id="g", number=b.table["undo"]["number"], on=True)["number"]
        for socket in (a, b):
            socket.until_number(number)
            assert (socket.table["undo"], socket.started["board"]["choice"]) == (None, None)
        play_on([a, b], moves=4)


def test_a_seat_is_handed_over_and_back_through_different_processes(houses: list[str], visitors: ExitStack) -> None:
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        bob.post(f"/api/tables/{table}/leave")
        play_with_bots(a, until_number=6, watchers=[b])
        at(bob, houses[0]).post(f"/api/tables/{table}/back")
        while b.table["seats"][1]["stand_in"] or a.table["seats"][1]["stand_in"]:
            (b if b.table["seats"][1]["stand_in"] else a).next()
        last = max(a.number, b.number)
        for socket in (a, b):
            socket.until_number(last)
        play_on([a, b])
        assert a.over


# --- parlour serve --workers -----------------------------------------------------------------------

SERVE = "from parlour.server.ops.run import serve; serve(port=0, db={db!r}, workers=2)"
SCRIPT = "if __name__ == '__main__':\n    {serve}\n"


@pytest.fixture
def crew(shared_db: str, tmp_path: Path) -> Iterator[Process]:
    """`parlour serve --workers 2`; a script of its own, since its processes are spawned."""
    script = tmp_path / "serve.py"
    script.write_text(SCRIPT.format(serve=SERVE.format(db=shared_db)))
    with Process(str(script)) as crew:
        assert crew.said.startswith("Parlour is open at http://127.0.0.1:")
        yield crew


def servers(crew: Process) -> list[int]:
    """The crew's server processes; they say so in the name that multiprocessing gives them."""
    try:
        return [pid for pid in crew.family() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    except FileNotFoundError:
        return []


def test_workers_share_the_address_and_the_tables(crew: Process, visitors: ExitStack) -> None:
    people = [visit(visitors, crew.address) for _ in range(8)]
    table = people[0].make("me", "open")
    people[1].join(table)
    with people[0].at(table) as a, people[1].at(table) as b, ExitStack() as watching:
        watchers = [watching.enter_context(person.at(table)) for person in people[2:]]
        play_on([a, b], watchers)
        assert a.over
    assert len(servers(crew)) == 2


def test_a_worker_that_dies_is_replaced_and_the_others_go_on(crew: Process, visitors: ExitStack) -> None:
    ann, bob = (visit(visitors, crew.address) for _ in range(2))
    table = ann.make("me", "open")
    bob.join(table)
    before = servers(crew)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(servers(crew)) == 2 and pid not in servers(crew))  # noqa: B023
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])
        assert a.over


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_workers_end_with_their_parent(crew: Process, visitors: ExitStack, stop: signal.Signals) -> None:
    ann = visit(visitors, crew.address)
    table = ann.make("me", "open")
    with ann.at(table) as a:
        workers = servers(crew)
        assert len(workers) == 2
        crew.process.send_signal(stop)
        with pytest.raises(ConnectionClosed) as closed:
            a.until("anything more")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012  # come again
    crew.end()
    wait_for(all_gone(workers))


def test_several_workers_need_a_database_that_can_be_shared(db: Path) -> None:
    sentence = refusal(f"sqlite:///{db}", workers=2)
    assert "PostgreSQL" in sentence
    assert not db.exists()


def test_a_postgresql_that_is_not_there_gives_one_sentence(tmp_path: Path) -> None:
    for workers in (1, 2):
        assert "cannot be used" in refusal(f"postgresql://nobody@/nothing?host={tmp_path}", workers=workers)


def test_words_are_told_once_they_are_committed(houses: list[str], visitors: ExitStack) -> None:
    """Chat goes the same way as moves."""
    ann, bob = (visit(visitors, address) for address in houses)
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        b.until("chat")
        a.connection.send(json.dumps({"type": "say", "id": "s", "text": "hello"}))
        assert b.until("said")["text"] == "hello"
