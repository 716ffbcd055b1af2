"""Tables without a clock say whose turn it is too, to whoever asks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.db.storage import Storage
from parlour.server.domain.tables import Saved
from parlour.server.http.house import House
from parlour.server.room.room import Room

from .people import Browser, play_on, serving
from .test_restart import moved
from .test_rooms import ANN, BOB, in_house, unnamed, wish
from .test_together import at


def turns(browser: Browser) -> list[Any]:
    return [(turn["id"], turn["due_at"], turn["pressing"]) for turn in browser.get("/api/me/turns")]


def test_a_turn_is_known_until_it_is_taken(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    waits = [(duel, None, True)]
    assert (turns(ann), turns(bob), turns(eve)) == (waits, waits, [])
    with ann.at(duel) as a:
        a.until_number(a.play(a.moves[0])["number"])
        assert (turns(ann), turns(bob)) == ([], waits)
        a.ask(type="undo", id="u", number=a.number)
        assert turns(ann) == waits
    bob.post(f"/api/tables/{duel}/leave")
    assert turns(bob) == [], "a stand-in has the seat"


def test_nobody_waits_before_the_game_or_after_it(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open")
    assert turns(ann) == []
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])
    assert (turns(ann), turns(bob)) == ([], [])


def test_bots_do_not_press_anybody(ann: Browser, bob: Browser) -> None:
    alone, together = ann.make("me", "random", game="pinata"), ann.make("me", "open")
    bob.join(together)
    with ann.at(alone) as a:
        while not a.moves:
            a.next()
    assert turns(ann) == [(together, None, True), (alone, None, False)]
    bob.post(f"/api/tables/{together}/leave")
    with ann.at(together) as a:
        while not a.moves:
            a.next()
    assert turns(ann) == [(together, None, False), (alone, None, False)]


def test_turns_are_known_after_a_restart(db: Path) -> None:
    with serving(db) as address:
        ann, bob = Browser(address), Browser(address)
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a:
            a.play(a.moves[0])
    with serving(db) as address:
        ann, bob = moved(ann, address), moved(bob, address)
        assert (turns(ann), turns(bob)) == ([], [(table, None, True)])
        with bob.at(table) as b:
            b.play(b.moves[0])
        ann.http.close()
        bob.http.close()


@pytest.fixture
def houses(shared_db: str) -> Iterator[list[str]]:
    with serving(shared_db) as one, serving(shared_db) as other:
        yield [one, other]


def test_turns_are_known_to_every_process(houses: list[str]) -> None:
    ann, bob = Browser(houses[0]), Browser(houses[0])
    table = ann.make("me", "open")
    bob.join(table)
    for _ in range(2):  # at first the other process has not opened the table
        with ann.at(table) as a:
            assert turns(at(ann, houses[1])) == [(table, None, True)]
            a.play(a.moves[0])
            assert turns(at(ann, houses[1])) == []
            a.ask(type="undo", id="u", number=a.number)
        at(bob, houses[1]).get(f"/api/tables/{table}")
    ann.http.close()
    bob.http.close()


def test_a_log_is_replayed_once_for_as_long_as_it_says_the_same(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[str] = []
    saved = Storage.saved

    async def counted(storage: Storage, table_id: str) -> Saved | None:
        replayed.append(table_id)
        return await saved(storage, table_id)

    monkeypatch.setattr(Storage, "saved", counted)

    async def work(house: House, room: Room) -> None:
        assert [turn["id"] for turn in await house.turns.of(ANN)] == [room.id]
        await room.play(0, 0, room.table.moves(0)[0])
        room.close()  # as when nobody has used it for a while
        for _ in range(3):
            assert await house.turns.of(ANN) == []
            assert [turn["id"] for turn in await house.turns.of(BOB)] == [room.id]
        assert replayed == [room.id]

    in_house(db, work)


def test_a_table_that_cannot_be_read_does_not_hide_the_others(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        other = await house.rooms.make(wish("me", "random"), unnamed(ANN))

        def broken(_course: object, _entry: object) -> None:
            raise ValueError("nobody knows what that means")

        room.close()
        with monkeypatch.context() as patch:
            patch.setattr("parlour.server.domain.state.TableState.add", broken)
            assert [turn["id"] for turn in await house.turns.of(ANN)] == [other.id]

    in_house(db, work)


def test_a_table_whose_rules_are_no_longer_played_waits_for_nobody(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        room.close()
        monkeypatch.setitem(vars(room.table.spec.facts), "rules_version", 0)
        assert await house.turns.of(ANN) == []

    in_house(db, work)
