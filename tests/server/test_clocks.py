"""Clocks at real tables: what people are told of them, and what happens when time is up."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.db.schema import entries, outages, processes, turns
from parlour.server.domain.entries import GoAway
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.room import rooms
from parlour.server.room.room import Room
from parlour.server.room.rooms import Rooms
from parlour.server.wire.messages import Clock

from .people import Browser, play_on, serving, visiting
from .test_rooms import ANN, BOB, unnamed, wish

BANK = {"kind": "bank", "seconds": 600, "increment": 5}
DAYS = {"kind": "move", "seconds": 3 * 24 * 3600, "increment": 0}


def make(browser: Browser, clock: dict[str, Any], *seats: str, status: int = 200) -> Any:
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    return browser.post("/api/tables", {"game": "ninjan", "seats": wishes, "clock": clock}, status)


def test_everybody_is_told_the_clocks(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = make(ann, BANK, "me", "open", "random")
    assert (table["clock"], table["clocks"]) == (BANK, None)
    began = bob.join(table["id"])["clocks"]
    assert began["running"] == [0, 1]
    assert began["left"][2] is None
    assert all(590_000 < left <= 600_000 for left in began["left"][:2])
    with ann.at(table["id"]) as a, eve.at(table["id"]) as e:
        a.until_number(a.play(a.moves[0])["number"])
        assert 0 not in a.table["clocks"]["running"]
        assert a.table["clocks"]["left"][0] > 600_000, "the increment"
        e.until_number(a.number)
        assert e.table["clocks"]["running"] == [1]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 4},
        {"kind": "move", "seconds": 14 * 24 * 3600 + 1},
        {"kind": "bank", "seconds": 60, "increment": -1},
        {"kind": "sand", "seconds": 60},
        {"kind": "move"},
    ],
)
def test_a_clock_that_cannot_be(ann: Browser, clock: dict[str, Any]) -> None:
    assert make(ann, clock, "me", "open", status=400)["text"]["key"] == "problem-input"


def test_the_clock_is_kept_for_the_rematch(ann: Browser, bob: Browser) -> None:
    table = make(ann, BANK, "me", "open")["id"]
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])
        assert a.table["clocks"] is None
    ann.post(f"/api/tables/{table}/rematch")
    again = bob.post(f"/api/tables/{table}/rematch")
    assert (again["clock"], again["clocks"]["running"]) == (BANK, [0, 1])


def test_turns_are_found_until_they_are_taken(ann: Browser, bob: Browser, eve: Browser) -> None:
    soon, later = make(ann, BANK, "me", "open")["id"], make(ann, DAYS, "me", "open")["id"]
    assert bob.get("/api/me/turns") == []
    for table in (later, soon):
        bob.join(table)
    mine = ann.get("/api/me/turns")
    assert [(turn["id"], turn["game"]) for turn in mine] == [(soon, "ninjan"), (later, "ninjan")]
    due = datetime.fromisoformat(mine[1]["due_at"]) - datetime.now(UTC)
    assert timedelta(days=2, hours=23) < due <= timedelta(days=3)
    with ann.at(soon) as a:
        a.play(a.moves[0])
        assert [turn["id"] for turn in ann.get("/api/me/turns")] == [later]
        assert a.ask(type="undo", id="u", number=a.number)["type"] == "accepted"
        assert len(ann.get("/api/me/turns")) == 2
    bob.post(f"/api/tables/{soon}/leave")
    assert [turn["id"] for turn in bob.get("/api/me/turns")] == [later]
    assert eve.get("/api/me/turns") == []


def test_tables_without_clock_have_none(ann: Browser, duel: str) -> None:
    assert ann.get(f"/api/tables/{duel}")["clocks"] is None


# --- time is up ------------------------------------------------------------------------------------


def in_house(url: str, work: Callable[[House], Awaitable[None]]) -> None:
    async def open_and_work() -> None:
        house = House(url, page=Path(), bot_pause=0.0, bot_workers=1, limits=Limits())
        async with house.open():
            async with asyncio.timeout(60):
                await work(house)

    asyncio.run(open_and_work())


async def begin(house: House, clock: Clock) -> Room:
    room = await house.rooms.make(wish("me", "open").model_copy(update={"clock": clock}), unnamed(ANN))
    await room.seating.sit(unnamed(BOB), wanted=None)
    return room


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


async def spend(house: House, room: Room, seconds: float) -> None:
    """As if the game had begun so much earlier; it is read afresh when somebody looks for it."""
    room.close()
    earlier = datetime.now(UTC) - timedelta(seconds=seconds)
    due = datetime.now(UTC) - timedelta(seconds=1)

    def write(db: sa.Connection) -> None:
        db.execute(sa.update(entries).where(entries.c.table_id == room.id).values(at=earlier))
        db.execute(sa.update(turns).where(turns.c.table_id == room.id).values(due_at=due))

    await house.storage.write(write)


MINUTE = Clock(kind="move", seconds=60)


def test_time_runs_out_while_people_sit_there(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        room = await begin(house, Clock.model_construct(kind="bank", seconds=1, increment=0))
        room.enter(ANN, after=-1)
        await room.play(1, 0, room.table.moves(1)[0])
        await until(lambda: room.state.stand_ins == ["medium", None])
        assert room.state.unrated
        await until(lambda: room.state.turn(0) > 0)  # the stand-in moves for Bob, who still plays

    monkeypatch.setattr(rooms, "DUE_SECONDS", 3600.0)
    in_house(f"sqlite:///{db}", work)


def test_time_runs_out_with_nobody_there(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DUE_SECONDS", 0.05)

    async def work(house: House) -> None:
        room = await begin(house, MINUTE)
        await room.play(0, 0, room.table.moves(0)[0])
        await spend(house, room, 61)
        found: list[Any] = []
        away = sa.select(entries.c.seat, entries.c.what).where(entries.c.kind == "away")
        while not found:
            found = [tuple(row) for row in await house.storage.read(lambda db: db.execute(away).all())]
        assert found == [(1, "time")]
        again = await house.rooms.find(room.id)
        await until(lambda: again.state.turn(1) > 0)  # Ann plays, so the stand-in does too
        stand_ins = sa.select(turns.c.person).where(turns.c.seat == 1)
        assert not any(await house.storage.read(lambda db: db.scalars(stand_ins).all()))

    in_house(any_db, work)


def test_of_two_processes_one_says_that_time_is_up(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DUE_SECONDS", 3600.0)

    async def work(house: House) -> None:
        room = await begin(house, MINUTE)
        await room.play(0, 0, room.table.moves(0)[0])
        await spend(house, room, 61)
        others = [Rooms(house.storage, house.thinking, 0.0, house.limits) for _ in range(2)]
        found = [await other.find(room.id) for other in others]
        await asyncio.gather(*(other.look() for other in found))
        log, _ = await house.storage.entries(room.id, after=0)
        assert [type(entry.happening) for entry in log].count(GoAway) == 1
        assert [other.state.stand_ins for other in found] == [[None, "medium"]] * 2
        for other in found:
            other.close()

    in_house(f"sqlite:///{db}", work)


def test_a_table_whose_rules_are_no_longer_played_is_let_rest(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DUE_SECONDS", 0.05)

    async def work(house: House) -> None:
        room = await begin(house, MINUTE)
        monkeypatch.setitem(vars(room.table.spec.facts), "rules_version", 0)
        await spend(house, room, 61)
        while await house.storage.read(lambda db: db.execute(sa.select(turns)).all()):
            await asyncio.sleep(0.01)

    in_house(f"sqlite:///{db}", work)


def test_when_everybodys_time_is_up_the_game_rests(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DUE_SECONDS", 0.05)

    async def work(house: House) -> None:
        room = await begin(house, MINUTE)
        await spend(house, room, 61)
        again = await house.rooms.find(room.id)
        await until(lambda: again.state.stand_ins == ["medium", "medium"])
        assert await house.storage.read(lambda db: db.execute(sa.select(turns)).all()) == []
        await until(lambda: not again.bots)
        assert again.table.number == 0
        await again.seating.come_back(BOB)
        await until(lambda: again.state.turn(0) > 0)

    in_house(f"sqlite:///{db}", work)


def test_a_bots_move_that_was_lost_is_made_up_for(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ended while the bot thought, and nobody comes to look."""
    monkeypatch.setattr(rooms, "DUE_SECONDS", 0.05)

    async def work(house: House) -> None:
        table = wish("me", "random").model_copy(update={"clock": MINUTE})
        room = await house.rooms.make(table, unnamed(ANN))
        room.close()
        await house.storage.write(lambda db: db.execute(sa.update(turns).values(due_at=datetime.now(UTC))))
        again = await house.rooms.find(room.id)
        await until(lambda: again.state.turn(1) > 0)

    in_house(f"sqlite:///{db}", work)


def test_clocks_stand_still_while_the_house_is_down(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "DUE_SECONDS", 0.05)
    tables: list[str] = []

    async def before(house: House) -> None:
        room = await begin(house, MINUTE)
        tables.append(room.id)
        await spend(house, room, 3600)
        # Ten seconds after the game began the house went down.
        last = datetime.now(UTC) - timedelta(seconds=3590)
        await house.storage.write(lambda db: db.execute(sa.update(processes).values(seen_at=last)))
        house.rooms._closing = True

    async def after(house: House) -> None:
        room = await house.rooms.find(tables[0])
        (down,) = house.storage.outages
        assert down.ended_at - down.began_at > timedelta(seconds=3580)
        left = room.clocks.running()
        assert set(left) == {0, 1}
        assert 40_000 < left[0] <= 50_000

        while True:  # until it is written down that there is time
            rows = await house.storage.read(lambda db: db.execute(sa.select(turns.c.due_at)).scalars().all())
            if all(row.replace(tzinfo=UTC) > datetime.now(UTC) for row in rows):
                break
        assert room.state.stand_ins == [None, None]
        await room.play(0, 0, room.table.moves(0)[0])
        spent = await house.storage.read(
            lambda db: db.scalar(sa.select(entries.c.spent).where(entries.c.kind == "move"))
        )
        assert spent is not None
        assert 10_000 <= spent < 20_000

    in_house(any_db, before)
    in_house(any_db, after)


def test_a_short_restart_is_no_outage(db: Path) -> None:
    async def nothing(_house: House) -> None:
        pass

    async def look(house: House) -> None:
        assert await house.storage.read(lambda db: db.execute(sa.select(outages)).all()) == []

    in_house(f"sqlite:///{db}", nothing)
    in_house(f"sqlite:///{db}", look)


def test_a_game_with_a_clock_goes_on_after_a_restart(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = make(ann, BANK, "me", "open")["id"]
        bob.join(table)
        with ann.at(table) as a:
            a.until_number(a.play(a.moves[0])["number"])
            before = a.table["clocks"]
    with serving(db) as address:
        bob.address, bob.http.base_url = address, address
        with bob.at(table) as b:
            after = b.table["clocks"]
            assert after["left"][0] == before["left"][0]
            assert after["left"][1] < before["left"][1]
            assert after["running"] == [1]
            assert time.time() - datetime.fromisoformat(after["at"]).timestamp() < 60
