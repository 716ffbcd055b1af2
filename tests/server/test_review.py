"""Reviews of finished games: made by themselves, once, and kept."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from parlour.server.domain.people import Guest
from parlour.server.domain.refusals import Refusal
from parlour.server.domain.reviews import KeptReview
from parlour.server.http.house import House
from parlour.server.room import review
from parlour.server.room.judging import Judged
from parlour.server.room.room import Room
from parlour.study import Budget

from .test_rooms import ANN, BOB, in_house, to_the_end, wish

HERE = "192.0.2.1"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def kept(house: House, room: Room) -> KeptReview:
    """The review of a game that has ended, once it is whole."""
    async with asyncio.timeout(60):
        while not ((found := await house.storage.review_of(room.id)) and found.whole):
            await asyncio.sleep(0.01)
    return found


def never(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    """From now on nothing can be judged."""

    async def judged(*_: object) -> list[Judged]:
        raise AssertionError("judged once more")

    monkeypatch.setattr(house.thinking, "judged", judged)


def test_a_game_that_ends_is_reviewed_by_itself_and_once(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        found = (await kept(house, room)).found
        await until(lambda: room.id not in house.reviews._making)
        never(monkeypatch, house)
        state = await house.reviews.look(room, BOB, HERE)
        assert state.stage == "whole"
        assert state.review
        assert state.review.model_dump(exclude_unset=True) == found

    in_house(db, work)


def test_it_is_refused_while_the_game_goes_on(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        with pytest.raises(Refusal, match="problem-not-over"):
            await house.reviews.look(room, ANN, HERE)
        assert await house.storage.review_of(room.id) is None

    in_house(db, work)


def test_what_a_restart_cut_short_is_made_anew_on_demand(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        whole = await kept(house, room)
        await until(lambda: room.id not in house.reviews._making)
        long_ago = whole.at - timedelta(seconds=2 * review.ELSEWHERE_SECONDS)
        for old in (replace(whole, whole=False, at=long_ago), replace(whole, engine=0)):
            await house.storage.keep_review(room.id, old)
            assert (await house.reviews.look(room, ANN, HERE)).stage is None
            assert (await kept(house, room)).found == whole.found
            await until(lambda: room.id not in house.reviews._making)

    in_house(db, work)


def test_what_another_process_is_making_is_not_made_twice(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        whole = await kept(house, room)
        await until(lambda: room.id not in house.reviews._making)
        await house.storage.keep_review(room.id, replace(whole, whole=False))
        never(monkeypatch, house)
        state = await house.reviews.look(room, ANN, HERE)
        assert state.stage == "quick"
        assert state.review
        assert (await house.reviews.look(room, ANN, HERE, known="quick")).review is None

    in_house(db, work)


def test_a_stranger_begins_one_review_at_a_time(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        go_on = asyncio.Event()
        judge = house.thinking.judged

        async def judged(record: str, numbers: range, budget: Budget, hurry: bool) -> list[Judged]:
            await go_on.wait()
            return await judge(record, numbers, budget, hurry)

        monkeypatch.setattr(house.thinking, "judged", judged)
        monkeypatch.setattr(house.reviews, "_waiting", 0)  # nothing begins by itself
        rooms = [room]
        for _ in range(2):
            rooms.append(await house.rooms.make(wish("me", "open"), Guest(ANN)))
            await rooms[-1].seating.sit(Guest(BOB), wanted=None)
        for one in rooms:
            await to_the_end(one)
        first, second, third = rooms
        assert (await house.reviews.look(first, ANN, HERE)).done == 0
        await house.reviews.look(first, ANN, HERE)  # the same question is no other one
        with pytest.raises(Refusal, match="problem-one-question"):
            await house.reviews.look(second, ANN, HERE)
        await house.reviews.look(second, BOB, HERE)
        await house.reviews.look(second, ANN, HERE)
        go_on.set()
        await kept(house, first)
        await kept(house, second)
        await until(lambda: not house.reviews._making)
        await house.reviews.look(third, ANN, HERE)

    in_house(db, work)


def test_a_game_that_cannot_be_judged_is_tried_once(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        never(monkeypatch, house)
        await to_the_end(room)
        await until(lambda: not house.reviews._making)
        with pytest.raises(Refusal, match="problem-server"):
            await house.reviews.look(room, ANN, HERE)

    in_house(db, work)
