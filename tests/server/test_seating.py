"""Who sits where: getting ready, what the maker of a table may do, and stand-ins."""

from typing import Any

import pytest

from parlour.server.room import seating

from .people import Browser, Socket, play_on, play_with_bots, read_up, wait_for

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}


def ready(browser: Browser, table: str, is_ready: bool, status: int = 200) -> Any:
    return browser.post(f"/api/tables/{table}/ready", {"ready": is_ready}, status)


def put(browser: Browser, table: str, seat: int, wish: Any, status: int = 200) -> Any:
    return browser.post(f"/api/tables/{table}/seats/{seat}", wish, status)


def key(problem: Any) -> Any:
    return problem["text"]["key"]


def until_seat(socket: Socket, seat: int, **state: Any) -> None:
    while not state.items() <= socket.table["seats"][seat].items():
        socket.next()


# --- before the game -------------------------------------------------------------------------------


def test_the_game_waits_until_everybody_is_ready(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.make("me", "open")
    with ann.at(table) as a:
        assert [seat["ready"] for seat in a.table["seats"]] == [True, False]
        assert ready(ann, table, False)["seats"][0]["ready"] is False
        assert bob.join(table)["state"] == "open"
        ready(eve, table, True, status=403)
        assert ready(ann, table, True)["state"] == "playing"
        a.until("update")
        assert [event["type"] for event in a.events] == ["dealt"]
    assert key(ready(ann, table, False, status=409)) == "problem-already-started"


def test_the_maker_says_who_sits_where(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", "open", "open")
    assert ann.get(f"/api/tables/{table}")["yours"]
    assert not bob.get(f"/api/tables/{table}")["yours"]
    assert put(ann, table, 1, BOT)["seats"][1]["level"] == "random"
    assert put(ann, table, 1, {"kind": "bot", "level": "easy"})["seats"][1]["level"] == "easy"
    assert put(ann, table, 1, OPEN)["seats"][1]["kind"] == "open"
    bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert key(put(ann, table, 2, BOT, status=409)) == "problem-seat-taken"
    assert put(ann, table, 2, OPEN)["seats"][2]["kind"] == "open"
    bob.post(f"/api/tables/{table}/join", {"seat": 2})  # who was sent away may sit down again
    put(ann, table, 1, BOT)
    assert put(ann, table, 3, BOT)["state"] == "playing"
    assert key(put(ann, table, 3, OPEN, status=409)) == "problem-already-started"
    assert ann.get("/api/me/games")["games"][0]["seats"][3]["level"] == "random"


def test_what_the_maker_cannot_do(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open")
    bob_sits = ann.make("open", "open")
    assert key(put(bob, table, 1, BOT, status=403)) == "problem-not-yours"
    assert key(put(ann, table, 2, BOT, status=400)) == "problem-no-such-seat"
    assert key(put(ann, table, 1, {"kind": "bot"}, status=400)) == "problem-bot-level"
    assert key(put(ann, table, 1, {"kind": "me"}, status=400)) == "problem-input"
    put(ann, bob_sits, 0, BOT)
    assert key(put(ann, bob_sits, 1, BOT, status=400)) == "problem-nobody-plays"
    assert ann.get(f"/api/tables/{bob_sits}")["state"] == "open"


# --- stand-ins -------------------------------------------------------------------------------------


def test_a_stand_in_plays_for_who_leaves_and_hands_the_seat_back(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        assert bob.post(f"/api/tables/{duel}/leave")["seats"][1]["stand_in"] == "medium"
        until_seat(a, 1, stand_in="medium")
        play_with_bots(a, until_number=8)
        with bob.at(duel) as b:
            assert b.started["seat"] == 1, "the seat is still Bob's"
            assert bob.post(f"/api/tables/{duel}/back")["seats"][1]["stand_in"] is None
            assert bob.post(f"/api/tables/{duel}/back")["seats"][1]["stand_in"] is None
            read_up(bob, duel, [a, b])
            play_on([a, b])
    assert ann.post(f"/api/tables/{duel}/leave")["state"] == "over"
    game = ann.get("/api/me/games?over=true")["games"][0]
    assert (game["state"], game["rated"]) == ("over", False)


def test_a_move_takes_the_seat_back(ann: Browser, bob: Browser, duel: str) -> None:
    with bob.at(duel) as b:
        ann.post(f"/api/tables/{duel}/leave")
        bob.post(f"/api/tables/{duel}/leave")  # with nobody left who plays, nobody plays on
        until_seat(b, 0, stand_in="medium")
        until_seat(b, 1, stand_in="medium")
        assert b.play(b.moves[0])["type"] == "accepted"
        until_seat(b, 1, stand_in=None)
        play_with_bots(b, until_number=b.number + 2)
        assert b.table["seats"][0]["stand_in"] == "medium"


def test_the_others_wait_a_while_before_a_stand_in_may_play(
    ann: Browser, bob: Browser, eve: Browser, duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def call(browser: Browser, seat: int, status: int = 200) -> Any:
        return browser.post(f"/api/tables/{duel}/stand-in", {"seat": seat}, status)

    with ann.at(duel) as a:
        with bob.at(duel):
            until_seat(a, 1, online=True)
        until_seat(a, 1, online=False)
        assert not a.table["seats"][1]["absent"]
        assert key(call(ann, 1, status=409)) == "problem-not-absent"
        monkeypatch.setattr(seating, "ABSENT_SECONDS", 0.05)
        a.play(a.moves[0])
        until_seat(a, 1, absent=True)
        call(eve, 1, status=403)
        call(ann, 2, status=400)
        assert key(call(ann, 0, status=409)) == "problem-not-absent"
        for _ in range(2):
            assert call(ann, 1)["seats"][1]["stand_in"] == "medium"
        until_seat(a, 1, stand_in="medium")
        play_with_bots(a, until_number=6)


def test_nobody_is_absent_who_is_here_or_has_nothing_to_do(
    ann: Browser, bob: Browser, duel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "ABSENT_SECONDS", 0.0)
    with ann.at(duel) as a, bob.at(duel) as b:
        while len(a.started["waiting"]) != 1:
            play_on([a, b], moves=1)
        assert [seat["absent"] for seat in ann.get(f"/api/tables/{duel}")["seats"]] == [False, False]
        (mover,) = a.started["waiting"]
        other = 1 - mover
        (a, b)[other].connection.close()
        wait_for(lambda: not ann.get(f"/api/tables/{duel}")["seats"][other]["online"])
        assert not ann.get(f"/api/tables/{duel}")["seats"][other]["absent"], "it is not their turn"


def test_who_deletes_everything_leaves_a_stand_in(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        bob.delete("/api/me")
        with ann.at(duel) as again:
            assert again.table["seats"][1]["stand_in"] == "medium"
            assert again.table["seats"][1]["name"] is None
            play_with_bots(again)
        assert a.view is not None
