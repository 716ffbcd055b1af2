"""Half-made moves: their maker is answered, and for everybody else nothing has happened."""

import asyncio
import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.server.domain.chairs import Chair
from parlour.server.domain.clocks import Clock
from parlour.server.domain.entries import Entry, Move, TakeBack
from parlour.server.domain.state import TableState
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.http.sockets import _answer
from parlour.server.room import clockwork, ledger, rooms
from parlour.server.room.audience import Listener
from parlour.server.room.room import Room
from parlour.server.wire.messages import NewTable
from parlour.table import Play, Table

from .people import Browser, Socket, play_with_bots, wait_for
from .test_rooms import ANN, BOB, CAT, unnamed

NOON = datetime(2100, 1, 1, 12, tzinfo=UTC)  # far off: no clock that runs from then on has run out
SEATED = (ANN, BOB, CAT)

pytestmark = pytest.mark.parametrize("game", ["pandaspin", "pandorum"])


def half_moves(table: Table) -> list[str]:
    """The steps that would leave a move of the seat to move half made."""
    (seat,) = table.waiting
    return [step for step in table.moves(seat) if not table.read(seat, step).whole]


def whole_move(table: Table, begin: str, picks: random.Random) -> str:
    """A whole move that begins with this step."""
    (seat,) = table.waiting
    ahead, steps = table.copy(), [begin]
    ahead.play(seat, begin)
    while ahead.draft:
        steps.append(picks.choice(ahead.moves(seat)))
        ahead.play(seat, steps[-1])
    return " ".join(steps)


def until_a_choice(game: str, picks: random.Random) -> Table:
    """A table at which somebody has several moves of several steps before them."""
    table = Table(game, players=3, seed=7)
    while table.number < 12 or len(half_moves(table)) < 2:
        (seat,) = table.waiting
        table.play(seat, whole_move(table, picks.choice(table.moves(seat)), picks))
    return table


def test_its_maker_sees_the_draft_and_the_others_hear_of_the_whole_move(
    ann: Browser, bob: Browser, eve: Browser, game: str
) -> None:
    table = ann.make("me", "open", game=game)
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        mover, answer = until_drafted([a, b], e)
        other = b if mover is a else a
        number, heard, shown = other.number, len(other.letters), other.view
        assert len(answer["view"]["draft"]) == 1
        assert (answer["view"]["number"], answer["view"]["turn"]) == (number, mover.turn)
        other.ask(type="why", id="w", move=answer["view"]["draft"][0])
        types = {json.loads(letter)["type"] for letter in other.letters[heard:]}
        assert types <= {"because", "people", "chat"}, "others may come and go, but nothing has happened"
        assert other.view is shown
        while answer["type"] == "draft":
            answer = mover.play(mover.moves[0])
        assert (answer["type"], answer["number"]) == ("accepted", number + 1)
        for watcher in (a, b, e):
            watcher.until_number(number + 1)
            assert watcher.started["draft"] == []
        assert number + 1 in {event["number"] for event in e.events}


def until_drafted(players: list[Socket], watcher: Socket) -> tuple[Socket, dict[str, Any]]:
    """Who is in the middle of a move, and the answer to its first step."""
    picks = random.Random(2)
    while True:
        mover = next(player for player in players if player.moves)
        answer = mover.play(picks.choice(mover.moves))
        if answer["type"] == "draft":
            return mover, answer
        for reader in (*players, watcher):
            reader.until_number(answer["number"])


def test_bots_answer_with_whole_moves(ann: Browser, game: str) -> None:
    table = ann.make("me", "random", "greedy", game=game)
    with ann.at(table) as a:
        play_with_bots(a)
    moves = ann.get(f"/api/tables/{table}/record")["moves"]
    assert any(" " in move for move in moves)
    assert len(moves) == a.number


def test_a_move_of_several_steps_is_reviewed_as_one_decision(ann: Browser, game: str) -> None:
    table = ann.make("me", "random", game=game)
    with ann.at(table) as a:
        play_with_bots(a)
    path = f"/api/tables/{table}/review"
    wait_for(lambda: ann.get(path)["stage"] is not None)
    moves = ann.get(f"/api/tables/{table}/record")["moves"]
    decisions = [one for one in ann.get(path)["review"]["decisions"] if " " in moves[one["number"]]]
    assert decisions
    for one in decisions:
        played = one["options"][one["played"]]
        assert f"{one['seat']}:{played['move']}" == moves[one["number"]]
        assert len(played["texts"]) == len(played["move"].split())


# --- what others are told does not depend on it ------------------------------------------------------


class Noon(datetime):
    @classmethod
    def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
        return NOON


async def three_at(house: House, game: str, table: Table) -> Room:
    """A room with a clock, where three people sit at this table."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"kind": "bank", "seconds": 600}
    room = await house.rooms.make(NewTable.model_validate({"game": game, "seats": seats, "clock": clock}), unnamed(ANN))
    for guest in (BOB, CAT):
        await room.seating.sit(unnamed(guest), wanted=None)
    room.state.table = table
    room.state._numbers = list(range(2, table.number + 3))  # as if its moves stood in the log
    room.state._run_clocks()
    return room


def letters_of(listener: Listener) -> Iterator[str]:
    while listener.letters:
        yield listener.letters.popleft().decode()


async def all_told(room: Room) -> None:
    """Until nothing that is told by and by, as the chat is, is under way."""
    while room._chores:
        await asyncio.gather(*room._chores)


async def say(room: Room, guest: str | None, **message: Any) -> dict[str, Any]:
    answer = await _answer(room, Listener(guest), json.dumps({"id": "x", **message}))
    assert answer is not None
    return answer if isinstance(answer, dict) else answer.model_dump(mode="json", by_alias=True)


async def told_to_others(room: Room, watcher: int, drafts: list[str]) -> list[str]:
    """All that this seat and spectators receive while half-made moves are tried out, in whatever way they ask."""
    (maker,), others = room.table.waiting, [SEATED[watcher], None]
    present = [room.enter(guest, after=-1) for guest in others]
    room.enter(SEATED[maker], after=-1)
    await all_told(room)
    answers = []
    for draft in drafts:
        answer = await say(room, SEATED[maker], type="play", turn=room.state.turn(maker), move=draft)
        assert answer["type"] == "draft"
    for guest in others:
        for message in (
            {"type": "why", "move": "pass"},
            {"type": "play", "turn": 0, "move": "pass"},
            {"type": "undo", "number": room.state.number},
        ):
            answers.append(json.dumps(await say(room, guest, **message)))
        answers.append(room.info(guest).model_dump_json())
    present += [room.enter(guest, after=3) for guest in others]
    await all_told(room)
    return answers + [letter for listener in present for letter in letters_of(listener)]


def test_others_learn_nothing_of_a_half_made_move_nor_of_the_cards_it_is_made_of(
    db: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Two tables that differ in what the others cannot know; at one of them somebody is in the middle of a move."""
    for module in (clockwork, ledger, rooms):
        monkeypatch.setattr(module, "datetime", Noon)
    truth = until_a_choice(game, random.Random(3))
    (maker,) = truth.waiting
    watcher = (maker + 1) % 3
    redealt = truth.copy()
    redealt.game.determinize(watcher, Rng(5))
    assert redealt.view(maker) != truth.view(maker), "what they cannot know differs"

    async def compare() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=Limits())
        async with house.open():
            told = []
            for table, drafts in ((truth, half_moves(truth)), (redealt, [])):
                room = await three_at(house, game, table.copy())
                told.append([text.replace(room.id, "") for text in await told_to_others(room, watcher, drafts)])
                monkeypatch.setattr(house.rooms, "_rooms", {})
        drafting, quiet = told
        assert len(drafting) > 10
        assert drafting == quiet

    asyncio.run(compare())


# --- the log -----------------------------------------------------------------------------------------


def a_state(game: str, clock: Clock | None = None) -> TableState:
    chairs = [Chair("human", guest=guest) for guest in SEATED]
    return TableState(game, {}, chairs, bytes(32), NOON, clock)


def add(state: TableState, happening: Any) -> None:
    state.add(Entry(state.number + 1, NOON + timedelta(seconds=state.number), happening))


def log_of_moves(game: str, moves: int) -> list[Play]:
    """So many moves at least; the last one has several steps."""
    picks, table = random.Random(1), a_state(game).table
    while table.number < moves or " " not in table.log[-1].move:
        (seat,) = table.waiting
        table.play(seat, whole_move(table, picks.choice(table.moves(seat)), picks))
    return table.log


def test_a_move_is_taken_back_whole(game: str) -> None:
    state, before = a_state(game), a_state(game)
    log = log_of_moves(game, 6)
    for play in log[:-1]:
        add(before, Move(*play))
    for play in log:
        add(state, Move(*play))
    assert state.moves_back(log[-1].seat) == 1
    add(state, TakeBack(log[-1].seat, 1))
    assert state.table.position() == before.table.position()
    assert state.events(None, -1) == before.events(None, -1)


def test_a_log_in_which_every_step_is_an_entry_says_the_same(game: str) -> None:
    """As 0.4.0 wrote it: moves taken back are counted in steps."""
    whole, stepwise = a_state(game), a_state(game)
    log = log_of_moves(game, 8)
    for play in log:
        add(whole, Move(*play))
        for step in play.move.split():
            add(stepwise, Move(play.seat, step))
    assert stepwise.table.log == whole.table.log
    assert [event | {"number": 0} for event in stepwise.events(0, -1)] == [
        event | {"number": 0} for event in whole.events(0, -1)
    ]
    last = log[-1]
    assert stepwise.moves_back(last.seat) == len(last.move.split())
    add(whole, TakeBack(last.seat, 1))
    add(stepwise, TakeBack(last.seat, stepwise.moves_back(last.seat)))
    assert stepwise.table.position() == whole.table.position()


def test_a_log_that_ends_in_the_middle_of_a_move_goes_on_before_it(db: Path, game: str) -> None:
    async def go_on() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=Limits())
        async with house.open():
            seats = [{"kind": "me"}, {"kind": "open"}]
            room = await house.rooms.make(NewTable.model_validate({"game": game, "seats": seats}), unnamed(ANN))
            await room.seating.sit(unnamed(BOB), wanted=None)
            (seat,) = room.table.waiting
            before = room.table.position()
            step = half_moves(room.table)[0]
            room.close()
            await house.storage.append(room.id, Entry(room.state.number + 1, NOON, Move(seat, step)))
            again = await house.rooms.find(room.id)
            assert (again.table.draft, again.table.position()) == ((), before)
            assert again.state.number == room.state.number + 2
            assert await again.play(seat, again.state.turn(seat), whole_move(again.table, step, random.Random(1)))
            again.close()
            third = await house.rooms.find(room.id)
            assert third.table.position() == again.table.position()

    asyncio.run(go_on())
