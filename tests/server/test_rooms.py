"""What is hard to bring about from outside: moves cut short, a storage that refuses, rooms nobody uses."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from parlour.server import rooms
from parlour.server.guests import guest_name
from parlour.server.house import House
from parlour.server.messages import NewTable
from parlour.server.room import UNREAD_LETTERS, Room

ANN, BOB = "a" * 32, "b" * 32


def in_house(db: Path, work: Callable[[House, Room], Awaitable[None]]) -> None:
    """Do some work in a house where Ann and Bob have begun a game."""

    async def open_and_work() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1)
        async with house.open():
            wish = NewTable.model_validate({"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}]})
            room = await house.rooms.make(wish, ANN, guest_name(ANN))
            await room.sit(BOB, guest_name(BOB), wanted=None)
            await work(house, room)

    asyncio.run(open_and_work())


def test_a_move_under_way_goes_through_when_its_player_goes(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        watching = room.enter(None, after=0)
        move = asyncio.create_task(room.play_for(ANN, 0, room.table.moves(0)[0]))
        await asyncio.sleep(0)
        move.cancel()
        await room.play_for(BOB, 0, room.table.moves(1)[0])
        assert room.table.number == 2
        assert not room.closed
        letters = [json.loads(watching.letters.get_nowait()) for _ in range(3)]
        assert [letter["view"]["number"] for letter in letters] == [0, 1, 2]

    in_house(db, work)


def test_nobody_hears_of_a_move_that_was_not_stored(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        watching = room.enter(None, after=0)
        watching.letters.get_nowait()
        card = room.table.moves(1)[0]
        await house.storage.append_move(room.id, 1, 1, card)  # as another server on the same database would
        with pytest.raises(IntegrityError):
            await room.play_for(ANN, 0, room.table.moves(0)[0])
        assert room.table.number == 0
        assert watching.letters.empty()
        assert watching.hung_up.is_set()
        afresh = await house.rooms.find(room.id)
        assert [tuple(play) for play in afresh.table.log] == [(1, card)]
        assert await afresh.play_for(ANN, 0, afresh.table.moves(0)[0]) == 2

    in_house(db, work)


def test_a_room_that_nobody_uses_is_let_go(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)

    async def work(house: House, room: Room) -> None:
        while not room.closed:
            await asyncio.sleep(0)
        again = await house.rooms.find(room.id)
        assert again is not room
        assert again.info(BOB) == room.info(BOB)

    in_house(db, work)


def test_a_room_in_use_stays(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 3600.0)

    async def work(house: House, room: Room) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        assert await house.rooms.find(room.id) is room

    in_house(db, work)


def test_who_does_not_read_is_hung_up_on(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        deaf = room.enter(None, after=0)
        for _ in range(UNREAD_LETTERS - 1):
            room.tell_people()
        assert not deaf.hung_up.is_set()
        room.tell_people()
        assert deaf.hung_up.is_set()

    in_house(db, work)
