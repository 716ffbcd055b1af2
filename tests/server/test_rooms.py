"""What is hard to bring about from outside: moves cut short, a storage that refuses, rooms nobody uses."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Message

from parlour.games import find
from parlour.server.db.queries.log import stored
from parlour.server.db.storage import Storage
from parlour.server.db.writer import Job, Writer
from parlour.server.domain.entries import Entry
from parlour.server.domain.people import Guest
from parlour.server.domain.ratings import Ending
from parlour.server.domain.refusals import Refusal
from parlour.server.domain.tables import Saved
from parlour.server.http import sockets
from parlour.server.http.house import House
from parlour.server.http.limits import Limits, Pace
from parlour.server.room import room as room_module
from parlour.server.room import rooms
from parlour.server.room.audience import UNREAD_LETTERS, Listener
from parlour.server.room.room import Room
from parlour.server.room.rooms import Rooms
from parlour.server.room.thinking import Line, Rank
from parlour.server.wire.messages import NewTable

from .log import an_entry

ANN, BOB, CAT = "a" * 32, "b" * 32, "c" * 32


def unnamed(guest: str) -> Guest:
    return Guest(guest)


def wish(*seats: str) -> NewTable:
    """A wish for a table: each seat is `me`, `open` or the level of a bot."""
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    return NewTable.model_validate({"game": "ninjan", "seats": wishes})


def in_house(db: Path, work: Callable[[House, Room], Awaitable[None]], limits: Limits | None = None) -> None:
    """Do some work in a house where Ann and Bob have begun a game."""

    async def open_and_work() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=limits or Limits())
        async with house.open():
            room = await house.rooms.make(wish("me", "open"), unnamed(ANN))
            await room.seating.sit(unnamed(BOB), wanted=None)
            await work(house, room)

    asyncio.run(open_and_work())


class LostSocket:
    """Brings a move, and is given up while the move is on its way into the log."""

    def __init__(self, move: str, listener: Listener) -> None:
        self._said = json.dumps({"type": "play", "id": "1", "turn": 0, "move": move})
        self._listener = listener
        self.scope = {"extensions": {sockets.LINE: {"line": self}}}

    async def receive(self) -> Message:
        assert not self._listener.hung_up.is_set()
        self._listener.deaf = True
        self._listener.hung_up.set()
        return {"type": "websocket.receive", "text": self._said}

    async def close(self, _code: int) -> None:
        raise WebSocketDisconnect


def test_a_move_under_way_goes_through_when_its_player_goes(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        watching, playing = room.enter(None, after=0), room.enter(ANN, after=0)
        lost = cast(WebSocket, LostSocket(room.table.moves(0)[0], playing))
        await sockets.until_one_goes(lost, room, playing, Pace(20))
        await room.play_for(1, 0, room.table.moves(1)[0])
        assert room.table.number == 2
        assert not room.closed
        assert told(watching) == [1, 2, 3]

    in_house(db, work)


def told(listener: Listener) -> list[int]:
    """The numbers of the positions that the listener has been told of since it was last asked."""
    letters = [json.loads(listener.letters.popleft()) for _ in range(len(listener.letters))]
    return [letter["view"]["number"] for letter in letters if letter["type"] == "update"]


async def log_of(house: House, room: Room) -> list[tuple[int, str, str]]:
    log, _ = await house.storage.entries(room.id, after=0)
    said = [(entry.number, stored(entry.happening)) for entry in log]
    return [(number, what.kind, what.what) for number, what in said]


def elsewhere(room: Room, seat: int, move: str) -> Entry:
    """The next entry, as another process on the same database would append it."""
    return an_entry(room.state.number + 1, "move", seat, move, datetime.now(UTC))


def test_who_comes_second_is_told_to_look_again_and_sees_what_happened(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        watching = room.enter(None, after=0)
        first, second = room.table.moves(0)[:2]
        await house.storage.append(room.id, elsewhere(room, 0, first))
        with pytest.raises(Refusal, match="problem-stale"):
            await room.play_for(0, 0, second)
        assert [tuple(play) for play in room.table.log] == [(0, first)]
        assert told(watching) == [1, 2]
        assert not room.closed
        assert await room.play_for(0, 0, first) == 2  # the same move sent twice, once through each process
        assert await room.play_for(1, 0, room.table.moves(1)[0]) == 3
        assert [number for number, _, _ in await log_of(house, room)] == [1, 2, 3]

    in_house(db, work)


def test_a_choice_in_secret_does_not_mind_that_another_was_first(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        theirs, mine = room.table.moves(1)[0], room.table.moves(0)[0]
        await house.storage.append(room.id, elsewhere(room, 1, theirs))
        assert await room.play_for(0, 0, mine) == 3
        assert [what for _, kind, what in await log_of(house, room) if kind == "move"] == [theirs, mine]

    in_house(db, work)


def test_an_open_choice_that_came_second_is_refused_even_if_it_could_still_be_made(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        for seat in (0, 1):
            await room.play(seat, 0, room.table.moves(seat)[0])
        (seat,) = room.table.waiting
        move = room.table.moves(seat)[0]
        await house.storage.append(room.id, elsewhere(room, seat, room.table.moves(seat)[-1]))
        with pytest.raises(Refusal, match="problem-stale"):
            await room.play(seat, 1, move)
        assert room.state.number == 4

    in_house(db, work)


def test_a_move_minds_no_entry_that_leaves_the_position_as_it_is(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        for seat in (0, 1):
            await room.play(seat, 0, room.table.moves(seat)[0])
        (seat,) = room.table.waiting
        away = an_entry(room.state.number + 1, "away", 1 - seat, "left", datetime.now(UTC))
        await house.storage.append(room.id, away)
        assert await room.play(seat, 1, room.table.moves(seat)[0]) == 5
        assert room.state.stand_ins[1 - seat]

    in_house(db, work)


def test_two_processes_give_a_seat_away_once(db: Path) -> None:
    async def work(house: House, _room: Room) -> None:
        room = await house.rooms.make(wish("me", "open", "open"), unnamed(ANN))
        other = await Rooms(house.storage, house.thinking, 0.0, house.limits).find(room.id)
        await room.seating.sit(unnamed(BOB), wanted=1)
        with pytest.raises(Refusal, match="problem-seat-taken"):
            await other.seating.sit(unnamed(CAT), wanted=1)
        await other.seating.sit(unnamed(CAT), wanted=None)
        assert (other.state.seat_of(BOB), other.state.seat_of(CAT), other.stage) == (1, 2, "playing")
        await room.ledger.catch_up()
        assert room.info(None) == other.info(None)

    in_house(db, work)


def test_two_processes_make_one_rematch(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        rooms = Rooms(house.storage, house.thinking, 0.0, house.limits)
        other = await rooms.find(room.id)
        again = await house.rooms.rematch(room, ANN)
        assert (await rooms.rematch(other, BOB)).id == again.id

    in_house(db, work)


async def to_the_end(room: Room) -> None:
    while not room.table.over:
        seat = room.table.waiting[0]
        await room.play(seat, room.state.turn(seat), room.table.moves(seat)[0])


def test_nobody_hears_of_a_move_before_it_is_committed(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit, go_on = Writer._commit, threading.Event()

    def commit_late(writer: Writer, batch: list[Job]) -> None:
        commit(writer, batch)
        assert go_on.wait(20)

    async def work(house: House, room: Room) -> None:
        watching = room.enter(None, after=0)
        monkeypatch.setattr(Writer, "_commit", commit_late)
        move = asyncio.create_task(room.play_for(0, 0, room.table.moves(0)[0]))
        while len(await log_of(house, room)) < 2:
            await asyncio.sleep(0)
        assert not move.done()
        assert room.table.number == 0
        assert told(watching) == [1]
        go_on.set()
        await move
        assert told(watching) == [2]

    in_house(db, work)


def test_a_room_that_cannot_know_what_is_stored_is_read_afresh(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        card = room.table.moves(0)[0]
        watching = room.enter(None, after=0)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", broken_append)
            ann, bob = (asyncio.create_task(room.play(seat, 0, room.table.moves(seat)[0])) for seat in (0, 1))
            again = asyncio.create_task(room.seating.leave(ANN))
            done = await asyncio.gather(ann, bob, again, return_exceptions=True)
        assert [str(error) for error in done] == ["the line broke", "problem-server", "problem-server"]
        assert watching.hung_up.is_set()
        afresh = await house.rooms.find(room.id)
        assert [tuple(play) for play in afresh.table.log] == [(0, card)]
        assert await afresh.play_for(1, 0, afresh.table.moves(1)[0]) == 3

    append = Storage.append

    async def broken_append(storage: Storage, table_id: str, entry: Entry, *rest: Any) -> None:
        await append(storage, table_id, entry, *rest)
        raise RuntimeError("the line broke")

    in_house(db, work)


def test_a_game_of_other_rules_is_not_gone_on_with(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        room.close()
        monkeypatch.setitem(vars(find("ninjan").facts), "rules_version", 0)
        with pytest.raises(Refusal, match="problem-old-rules") as refused:
            await house.rooms.find(room.id)
        assert refused.value.status == 409
        assert (await house.rooms.make(wish("me", "open"), unnamed(ANN))).stage == "open"

    in_house(db, work)


def test_who_waits_for_one_table_does_not_keep_others_waiting(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, reads, go_on = Storage.saved, [], asyncio.Event()

    async def read_slowly(storage: Storage, table_id: str) -> Saved | None:
        reads.append(table_id)
        if table_id == reads[0]:
            await go_on.wait()
        return await read(storage, table_id)

    async def work(house: House, room: Room) -> None:
        stored = await house.rooms.make(wish("me", "open"), unnamed(ANN))
        in_memory = await house.rooms.make(wish("me", "open"), unnamed(ANN))
        room.close()
        stored.close()
        monkeypatch.setattr(Storage, "saved", read_slowly)
        slow = [asyncio.create_task(house.rooms.find(room.id)) for _ in range(2)]
        await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            assert await house.rooms.find(in_memory.id) is in_memory
            assert (await house.rooms.find(stored.id)).id == stored.id
        go_on.set()
        first, second = await asyncio.gather(*slow)
        assert first is second
        assert reads == [room.id, stored.id]

    in_house(db, work)


def test_unfinished_games_add_up(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await house.rooms.make(wish("me", "open"), unnamed(ANN))
        with pytest.raises(Refusal, match="problem-unfinished-games"):
            await house.rooms.make(wish("me", "open"), unnamed(ANN))
        await house.storage.finish(room.id, Ending("ninjan", [1, 2], [1, 0], [None, None], ratable=False))
        await house.rooms.make(wish("me", "open"), unnamed(ANN))

    in_house(db, work, Limits(unfinished_tables=2))


@pytest.mark.parametrize(("gone", "away", "moves"), [(ANN, 3600.0, 2), (ANN, -1.0, 0), (None, 3600.0, 0)])
def test_bots_play_on_only_for_a_player_who_has_just_gone(
    db: Path, monkeypatch: pytest.MonkeyPatch, gone: str | None, away: float, moves: int
) -> None:
    monkeypatch.setattr(room_module, "AWAY_SECONDS", away)

    async def work(house: House, _room: Room) -> None:
        made = await house.rooms.make(wish("me", "random", "random"), unnamed(ANN))
        made.close()
        room = await house.rooms.find(made.id)
        assert not made.bots
        assert not room.bots
        room.exit(room.enter(gone, after=-1))
        assert len(room.bots) == 2
        await room.bots.at_rest()
        assert room.table.number == moves

    in_house(db, work)


def test_a_simple_bot_does_not_wait_for_all_the_experts(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        knowledge = room.table.knowledge(0)
        experts = [asyncio.create_task(house.thinking.decide(knowledge, "expert", "here")) for _ in range(3)]
        await asyncio.create_task(house.thinking.decide(knowledge, "random", "here"))
        assert [expert.done() for expert in experts] == [True, False, False]  # the first had begun
        for expert in experts:
            expert.cancel()

    in_house(db, work)


def test_the_line_lets_quick_thoughts_go_first_and_serves_everybody_alike() -> None:
    async def work() -> None:
        line, order = Line(1), []

        async def go(payer: str, cost: float, rank: Rank = Rank.MOVE) -> None:
            async with line.turn(payer, cost, rank):
                order.append((payer, cost))
                await asyncio.sleep(0)

        asked = [*[("eve", 32.0)] * 4, ("ann", 32.0), ("bob", 1.0), ("bob", 8.0), ("ann", 32.0)]
        async with line.turn("dan", 32):
            late = [("fay", Rank.REVIEW), ("cat", Rank.ADVICE)]
            tasks = [asyncio.create_task(go(payer, 1, rank)) for payer, rank in late]
            tasks += [asyncio.create_task(go(*thought)) for thought in asked]
            await asyncio.sleep(0)
            tasks[-2].cancel()  # who goes away while waiting does not hold up the others
        await asyncio.gather(*tasks, return_exceptions=True)
        experts = [("eve", 32), ("ann", 32), ("eve", 32), ("ann", 32), ("eve", 32), ("eve", 32)]
        assert order == [("bob", 1), *experts, ("cat", 1), ("fay", 1)]
        async with asyncio.timeout(1):
            await go("ann", 1)

    asyncio.run(work())


def test_a_place_given_to_somebody_who_goes_is_passed_on() -> None:
    async def work() -> None:
        line = Line(1)
        async with line.turn("ann", 1):
            going = asyncio.create_task(line._enter("bob", 1))
            await asyncio.sleep(0)
        going.cancel()  # called already, but it has not heard yet
        await asyncio.gather(going, return_exceptions=True)
        async with asyncio.timeout(1), line.turn("ann", 1):
            pass

    asyncio.run(work())


def test_a_room_that_nobody_uses_is_let_go(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP_SECONDS", 0.0)
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    monkeypatch.setattr(rooms, "FRESH_SECONDS", -1.0)

    async def work(house: House, room: Room) -> None:
        while not room.closed:
            await asyncio.sleep(0)
        again = await house.rooms.find(room.id)
        assert again is not room
        assert again.info(BOB) == room.info(BOB)

    in_house(db, work)


def test_of_many_rooms_that_nobody_uses_the_oldest_are_let_go(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_ROOMS", 2)
    monkeypatch.setattr(rooms, "FRESH_SECONDS", 0.0)

    async def work(house: House, room: Room) -> None:
        watched = room.enter(None, after=0)
        house.rooms._most_rooms = 2
        made = [await house.rooms.make(wish("me", "open"), unnamed(ANN)) for _ in range(5)]
        assert [each.closed for each in (room, *made)] == [False, True, True, True, False, False]
        assert not watched.hung_up.is_set()
        again = await house.rooms.find(made[0].id)
        assert again.info(ANN) == made[0].info(ANN)

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
