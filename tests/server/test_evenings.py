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

from parlour.server.db.schema import seats, tables, turns
from parlour.server.domain.refusals import Refusal
from parlour.server.domain.state import TableState
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.room.room import Room
from parlour.server.room.rooms import Rooms
from parlour.server.room.thinking import Thinking
from parlour.server.wire.messages import Clock, SeatWish
from parlour.table import Knowledge

from .test_rooms import ANN, BOB, CAT, unnamed, wish

pytestmark = pytest.mark.slow

PEOPLE = (ANN, BOB, CAT)


async def act(room: Room, guest: str, picks: random.Random) -> str:
    """Something that somebody may do at any time; much of it is refused."""
    what = picks.choice(["play"] * 12 + ["undo", "agree", "refuse", "leave", "back", "sit", "ready", "unready", "put"])
    seat = room.state.seat_of(guest)
    match what:
        case "play" if seat is not None and room.table.moves(seat):
            await room.play_for(seat, room.state.turn(seat), picks.choice(room.table.moves(seat)))
        case "undo":
            await room.taking_back.ask(room.state.need_seat(guest), room.state.number)
        case "agree" | "refuse":
            number = room.state.offer.number if room.state.offer else 0
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


def story(course: TableState) -> list[object]:
    views = [course.view(seat) for seat in (None, 0, 1, 2)]
    events = [course.events(seat, after=-1) for seat in (None, 0, 1, 2)]
    people = [course.chairs, course.ready, course.stand_ins, course.people(), course.offer, course.needed]
    return [course.number, course.stage, views, events, people, course.unrated, course.undone]


async def check(house: House, both: list[Room]) -> None:
    """While nobody can do anything, not even the bots."""
    async with both[0].ledger.changing(), both[1].ledger.changing():
        for room in both:
            await room.ledger._read_on()
        saved = await house.storage.saved(both[0].id)
        assert saved
        told = saved.replayed()
        assert story(both[0].state) == story(told)
        assert story(both[1].state) == story(told)
        await check_derived(house, saved.table.id, told)


async def check_derived(house: House, table_id: str, told: TableState) -> None:
    def read(db: sa.Connection) -> tuple[object, list[tuple[object, ...]], set[tuple[int, bool]]]:
        state = db.scalar(sa.select(tables.c.state).where(tables.c.id == table_id))
        chairs = sa.select(seats.c.kind, seats.c.guest, seats.c.level).where(seats.c.table_id == table_id)
        rows = db.execute(chairs.order_by(seats.c.seat))
        due = db.execute(sa.select(turns.c.seat, turns.c.person).where(turns.c.table_id == table_id))
        return state, [tuple(row) for row in rows], {(row.seat, row.person) for row in due}

    state, chairs, due = await house.storage.read(read)
    assert state == told.stage
    assert chairs == [(chair.kind, chair.guest, chair.level) for chair in told.chairs]
    assert due == {(due.seat, due.person) for due in told.dues(told.at, ())}


async def quick_choice(_thinking: Thinking, knowledge: Knowledge, _level: str, _payer: str) -> str:
    spec, game = knowledge.restore()
    return spec.moves.notation(game, random.choice(game.legal_moves(knowledge.seat)))


@pytest.mark.parametrize("clock", [None, Clock(kind="bank", seconds=600, increment=5)])
@pytest.mark.parametrize("seed", range(3))
def test_an_evening(db: Path, monkeypatch: pytest.MonkeyPatch, seed: int, clock: Clock | None) -> None:
    monkeypatch.setattr(Thinking, "decide", quick_choice)
    picks, done = random.Random(seed), Counter[str]()

    async def evening() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=Limits(reviews_waiting=0))
        async with house.open(), asyncio.timeout(120):
            made = wish("me", "open", "open").model_copy(update={"clock": clock})
            one = await house.rooms.make(made, unnamed(ANN))
            other = await Rooms(house.storage, house.thinking, 0.0, house.limits).find(one.id)
            both = [one, other]
            one.enter(ANN, after=-1)
            while one.stage != "over" and other.stage != "over":
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
