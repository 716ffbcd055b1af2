"""Whole evenings by chance: people sit down, play, take back, leave and come back, through two processes at once.

However it goes, everybody tells the same story as the log, and so does what is derived from it.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.server.course import Course
from parlour.server.house import House
from parlour.server.limits import Limits
from parlour.server.messages import Clock, SeatWish
from parlour.server.problems import Refusal
from parlour.server.room import Room
from parlour.server.rooms import Rooms, _replayed
from parlour.server.tables import seats, tables, turns
from parlour.server.thinking import Thinking
from parlour.table import Sight

from .test_rooms import ANN, BOB, CAT, unnamed, wish

PEOPLE = (ANN, BOB, CAT)


async def act(room: Room, guest: str, picks: random.Random) -> str:
    """Something that somebody may do at any time; much of it is refused."""
    what = picks.choice(["play"] * 12 + ["undo", "agree", "refuse", "leave", "back", "sit", "ready", "unready", "put"])
    seat = room.seat_of(guest)
    match what:
        case "play" if seat is not None and room.table.moves(seat):
            await room.play_for(guest, room.course.turn(seat), picks.choice(room.table.moves(seat)))
        case "undo":
            await room.taking_back.ask(guest, room.course.number)
        case "agree" | "refuse":
            number = room.course.offer.number if room.course.offer else 0
            await room.taking_back.answer(guest, number, agrees=what == "agree")
        case "leave" if picks.random() < 0.3:
            await room.seating.leave(guest)
        case "back":
            await room.seating.come_back(guest)
        case "sit":
            await room.seating.sit(unnamed(guest), picks.choice([None, 0, 1, 2]))
        case "ready" | "unready":
            await room.seating.get_ready(guest, what == "ready")
        case "put":
            chair = picks.choice([SeatWish(kind="open"), SeatWish(kind="bot", level="random")])
            await room.seating.put(guest, picks.randrange(3), chair)
        case _:
            return "nothing"
    return what


def story(course: Course) -> list[object]:
    views = [course.view(seat) for seat in (None, 0, 1, 2)]
    events = [course.events(seat, after=-1) for seat in (None, 0, 1, 2)]
    people = [course.chairs, course.ready, course.stand_ins, course.people(), course.offer, course.needed]
    return [course.number, course.state, views, events, people, course.ratable, course.undone]


async def check(house: House, both: list[Room]) -> None:
    """While nobody can do anything, not even the bots."""
    async with both[0].ledger.changing(), both[1].ledger.changing():
        for room in both:
            await room.ledger._read_on()
        saved = await house.storage.saved(both[0].id)
        assert saved
        told = _replayed(saved)
        assert story(both[0].course) == story(told)
        assert story(both[1].course) == story(told)
        await check_derived(house, saved.table.id, told)


async def check_derived(house: House, table_id: str, told: Course) -> None:
    def read(db: sa.Connection) -> tuple[object, list[tuple[object, ...]], set[tuple[int, bool]]]:
        state = db.scalar(sa.select(tables.c.state).where(tables.c.id == table_id))
        chairs = sa.select(seats.c.kind, seats.c.guest, seats.c.level).where(seats.c.table_id == table_id)
        rows = db.execute(chairs.order_by(seats.c.seat))
        due = db.execute(sa.select(turns.c.seat, turns.c.person).where(turns.c.table_id == table_id))
        return state, [tuple(row) for row in rows], {(row.seat, row.person) for row in due}

    state, chairs, due = await house.storage.read(read)
    assert state == told.state
    assert chairs == [(chair.kind, chair.guest, chair.level) for chair in told.chairs]
    assert due == {(due.seat, due.person) for due in told.dues(told.at, ())}


async def quick_choice(_thinking: Thinking, sight: Sight, _level: str) -> str:
    kind, game = sight.restore()
    return kind.moves.notation(game, random.choice(game.legal_moves(sight.seat)))


@pytest.mark.parametrize("clock", [None, Clock(kind="bank", seconds=600, increment=5)])
@pytest.mark.parametrize("seed", range(3))
def test_an_evening(db: Path, monkeypatch: pytest.MonkeyPatch, seed: int, clock: Clock | None) -> None:
    monkeypatch.setattr(Thinking, "choose", quick_choice)
    picks, done = random.Random(seed), Counter[str]()

    async def evening() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=Limits())
        async with house.open(), asyncio.timeout(120):
            made = wish("me", "open", "open").model_copy(update={"clock": clock})
            one = await house.rooms.make(made, unnamed(ANN))
            other = await Rooms(house.storage, house.thinking, 0.0, house.limits).find(one.id)
            both = [one, other]
            one.enter(ANN, after=-1)
            while one.state != "over" and other.state != "over":
                guest = picks.choice(PEOPLE)
                with suppress(Refusal):
                    done[await act(picks.choice(both), guest, picks)] += 1
                if picks.random() < 0.03:
                    await check(house, both)
            await one.ledger.catch_up()
            await one.finish()
            await check(house, both)
            other.close()

    asyncio.run(evening())
    assert done["play"] > 5
