"""Moves taken back: at once, by agreement, or not at all."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.server.http.house import House
from parlour.server.room import room as room_module
from parlour.server.room.room import Room

from .people import Browser, Socket, play_on
from .test_rooms import ANN, BOB, in_house, unnamed, wish
from .test_seating import key


def undo(socket: Socket, number: int | None = None) -> Any:
    return socket.ask(type="undo", id="u", number=socket.number if number is None else number)


def agree(socket: Socket, on: bool = True) -> Any:
    offer = socket.table["undo"]
    return socket.ask(type="agree", id="g", number=offer["number"] if offer else 0, on=on)


def choose_both(a: Socket, b: Socket) -> None:
    """Ann and Bob choose their cards, and see each other's."""
    for socket in (a, b):
        number = socket.play(socket.moves[0])["number"]
        for reader in (a, b):
            reader.until_number(number)


def test_a_sealed_choice_is_taken_back_at_once(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        assert a.started["undo"] is None
        first, second = a.moves[:2]
        a.until_number(a.play(first)["number"])
        assert a.started["undo"] == "now"
        wished = a.number
        assert undo(a)["number"] == 3
        a.until_number(3)
        update = b.until("update")
        while not update["anew"]:
            update = b.until("update")
        assert [event["type"] for event in update["events"]] == ["dealt"]
        assert first in a.moves
        assert undo(a, wished)["number"] == 3, "said twice, done once"
        assert a.play(second)["number"] == 4
        assert b.play(b.moves[0])["type"] == "accepted"


def test_who_has_learned_something_asks_the_others(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b, eve.at(duel) as e:
        before = a.started
        choose_both(a, b)
        assert (a.started["undo"], b.started["undo"], e.started["undo"]) == ("ask", "ask", None)
        assert undo(a)["type"] == "accepted"
        for socket in (b, e):
            while socket.table["undo"] is None:
                socket.next()
            assert socket.table["undo"] == {"number": 4, "seat": 0, "moves": 2, "needed": [1]}
        assert b.started["undo"] is None
        assert undo(a)["number"] == 4, "said twice, asked once"
        assert key(undo(b)["problem"]) == "problem-undo-open"
        assert key(agree(a)["problem"]) == "problem-stale"
        assert key(agree(e)["problem"]) == "problem-not-seated"
        stale = b.ask(type="agree", id="g", number=3, on=True)
        assert key(stale["problem"]) == "problem-stale", "an answer to another offer"
        number = agree(b)["number"]
        for socket in (a, b, e):
            socket.until_number(number)
            assert socket.table["undo"] is None
        assert a.started["board"] == before["board"]
        assert key(agree(b)["problem"]) == "problem-stale"
        play_on([a, b], [e], moves=6)


def test_a_refusal_is_final_until_somebody_moves(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        choose_both(a, b)
        undo(a)
        b.until_number(4)
        number = agree(b, on=False)["number"]
        for socket in (a, b):
            socket.until_number(number)
        assert (a.started["undo"], b.started["undo"]) == (None, "ask")
        assert key(undo(a)["problem"]) == "problem-no-undo"
        undo(b)
        b.until_number(number + 1)
        assert agree(b, on=False)["type"] == "accepted", "no longer wanted"
        play_on([a, b], moves=1)
        assert "ask" in (a.started["undo"], b.started["undo"])


def test_a_move_ends_the_offer(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        choose_both(a, b)
        undo(a)
        for socket in (a, b):
            socket.until_number(4)
        play_on([a, b], moves=1)
        assert (a.table["undo"], b.table["undo"]) == (None, None)
        assert key(agree(b)["problem"]) == "problem-stale"


def test_an_undo_of_a_position_that_is_no_more_is_refused(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        a.until_number(a.play(a.moves[0])["number"])
        wished = a.number
        b.play(b.moves[0])
        assert key(undo(a, wished)["problem"]) == "problem-stale"
        assert key(undo(b, wished)["problem"]) == "problem-stale"


def test_alone_with_bots_everything_since_the_own_move_goes(ann: Browser, eve: Browser) -> None:
    table = ann.make("me", "random", "random")
    with ann.at(table) as a:
        before, turn = a.started["board"], a.turn
        a.play(a.moves[0])
        while not a.moves:
            a.next()
        assert a.started["undo"] == "ask"
        assert undo(a)["type"] == "accepted"
        while a.started["board"]["hand"] != before["hand"]:
            a.next()
        assert a.turn == turn + 1
        assert a.started["board"]["round"] == 1


@pytest.mark.parametrize(("patience", "waits"), [(3600.0, True), (0.05, False)])
def test_bots_wait_for_the_answer_but_not_for_ever(
    db: Path, monkeypatch: pytest.MonkeyPatch, patience: float, waits: bool
) -> None:
    monkeypatch.setattr(room_module, "OFFER_SECONDS", patience)

    async def work(house: House, _room: Room) -> None:
        room = await house.rooms.make(wish("me", "open", "random"), unnamed(ANN))
        await room.seating.sit(unnamed(BOB), wanted=None)
        # Nobody is connected, so the bot does not move by itself.
        while room.table.waiting != (2,) or room.state.undo(0) != "ask":
            seat = room.table.waiting[0]
            await room.play(seat, room.state.turn(seat), room.table.moves(seat)[0])
        await room.taking_back.ask(0, room.state.number)
        room.enter(ANN, after=-1)
        if waits:
            assert room.state.offer
            assert not room.bots
            await room.taking_back.answer(BOB, room.state.offer.number, agrees=False)
            assert room.bots
        while room.table.waiting == (2,):
            await asyncio.sleep(0.01)
        assert room.state.offer is None

    in_house(db, work)


def test_nothing_is_taken_back_once_the_game_is_over(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        play_on([a, b])
        assert (a.started["undo"], b.started["undo"]) == (None, None)
        assert key(undo(a)["problem"]) == "problem-no-undo"
    assert ann.get("/api/me/games")["games"][0]["rated"]


def test_who_was_away_during_an_undo_hears_everything_anew(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        with bob.at(duel) as b:
            choose_both(a, b)
            seen = b.number
            undo(a)
            b.until_number(4)
            agree(b)
        a.until_number(5)
        with bob.at(duel, after=seen) as b:
            assert b.first["anew"]
            assert [event["type"] for event in b.events] == ["dealt"]
        with bob.at(duel, after=5) as b:
            assert (b.first["anew"], b.events) == (False, [])


def test_the_last_one_who_would_have_to_agree_leaves(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        choose_both(a, b)
        undo(a)
        b.until_number(4)
        bob.post(f"/api/tables/{duel}/leave")
        a.until_number(6)
        assert a.table["undo"] is None
        assert a.started["board"]["choice"] is None


def test_an_undo_under_way_goes_through_when_its_player_goes(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        await room.play_for(0, 0, room.table.moves(0)[0])
        undoing = asyncio.create_task(room.taking_back.ask(0, room.state.number))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        undoing.cancel()
        await room.play_for(1, 0, room.table.moves(1)[0])
        assert not room.closed
        assert [play.seat for play in room.table.log] == [1]

    in_house(db, work)
