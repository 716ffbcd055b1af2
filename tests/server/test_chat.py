"""Chat: players speak, spectators once the game is over; who is muted is not even sent."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parlour.server.http.limits import Allowance
from parlour.server.room import chat

from .people import Browser, Json, Socket, play_on, serving, visiting

Visit = Callable[[], Browser]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody talks too fast, but where a test says so."""
    monkeypatch.setattr(chat, "Allowance", lambda burst, seconds: Allowance(burst=1000, seconds=seconds))


def say(socket: Socket, text: str) -> Json:
    return socket.ask(type="say", id="s", text=text)


def mute(socket: Socket, seat: int, on: bool = True) -> Json:
    return socket.ask(type="mute", id="m", seat=seat, on=on)


@contextmanager
def at(table: str, *browsers: Browser) -> Iterator[list[Socket]]:
    """Sockets that have heard what was said before."""
    if not browsers:
        yield []
        return
    with browsers[0].at(table) as first:
        first.until("chat")
        with at(table, *browsers[1:]) as others:
            yield [first, *others]


def heard(socket: Socket, count: int) -> list[Json]:
    """The first so many messages of the chat that the socket gets, or has got already."""
    while len(said := [message for message in map(json.loads, socket.letters) if message["type"] == "said"]) < count:
        socket.next()
    return said


def texts(socket: Socket, count: int) -> list[str]:
    return [said["text"] for said in heard(socket, count)]


def waiting_table(ann: Browser, bob: Browser) -> str:
    table = ann.make("me", "open", "open")
    bob.join(table)
    return table


def test_what_is_said_is_told_to_all(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    ann.patch("/api/me", {"name": "Ann"})
    table = waiting_table(ann, bob)
    with at(table, ann, bob, eve) as (a, b, e):
        assert say(a, "  <b>Hi</b> & 👩\u200d🚀 ") == {"type": "accepted", "id": "s", "number": 1}
        said = heard(b, 1)[0]
        assert said | {"at": ""} == {
            "type": "said",
            "number": 1,
            "seat": 0,
            "name": "Ann",
            "guest": None,
            "text": "<b>Hi</b> & 👩\u200d🚀",
            "at": "",
        }
        assert said["at"].startswith("20")
        assert heard(e, 1) == heard(a, 1) == [said]
        assert say(b, "Hello")["number"] == 2
        answer = heard(a, 2)[1]
        assert (answer["seat"], answer["name"]) == (1, f"Guest {bob.get('/api/me')['guest']}")
        assert answer["guest"] == bob.get("/api/me")["guest"]
    for secret in (ann.get("/api/me")["id"], bob.get("/api/me")["id"]):
        assert not any(secret in letter for socket in (a, b, e) for letter in socket.letters)


def test_what_was_said_last_comes_on_connecting(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "REMEMBERED", 3)
    with serving(any_db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = waiting_table(ann, bob)
        with at(table, ann) as (a,):
            for number in range(5):
                say(a, f"{number}")
        with bob.at(table) as b:
            assert [said["text"] for said in b.until("chat")["said"]] == ["2", "3", "4"]
    with serving(any_db) as address:
        ann.address = address  # the cookie is as good after a restart
        with ann.at(table) as a:
            before = a.until("chat")["said"]
            assert [(said["text"], said["seat"]) for said in before] == [("2", 0), ("3", 0), ("4", 0)]
            assert say(a, "Again")["number"] == 6


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "a\nb", "a\u202eb", "\u0000", "\u200d", "\x1b[2J"])
def test_not_everything_can_be_said(ann: Browser, bob: Browser, duel: str, text: str) -> None:
    with at(duel, ann) as (a,):
        refused = say(a, text)
        assert refused["problem"]["text"]["key"] == "problem-said"
        assert say(a, "x" * 300)["type"] == "accepted"


def test_spectators_speak_once_the_game_is_over(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with at(duel, ann, bob, eve) as (a, b, e):
        assert say(e, "Play the seven!")["problem"]["text"]["key"] == "problem-chat-watching"
        play_on([a, b], [e])
        assert say(e, "Well played")["type"] == "accepted"
        said = heard(a, 1)[0]
        assert (said["text"], said["seat"]) == ("Well played", None)
        assert say(b, "Thank you")["type"] == "accepted"


def test_who_has_no_cookie_cannot_speak(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = ann.make("me", "open")
        bob.join(table)
        with at(table, ann, bob) as (a, b):
            play_on([a, b])
        with Browser(address).at(table) as nobody:
            assert say(nobody, "Boo")["problem"]["text"]["key"] == "problem-chat-watching"
            assert mute(nobody, 0)["problem"]["text"]["key"] == "problem-not-seated"


def test_the_words_of_somebody_muted_are_not_sent(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    table = waiting_table(ann, bob)
    with at(table, ann, bob, eve) as (a, b, e):
        say(b, "heard before")
        assert texts(a, 1) == ["heard before"]
        assert mute(a, 1)["type"] == "accepted"
        chats = [m for m in map(json.loads, a.letters) if m["type"] == "chat"]
        assert (chats[-1]["said"], chats[-1]["muted"]) == ([], [1])
        say(b, "shout")
        say(a, "calm")
        assert texts(a, 2) == ["heard before", "calm"]
        assert texts(e, 3) == ["heard before", "shout", "calm"]
        assert not any("shout" in letter for letter in a.letters)
    with ann.at(table) as a:
        before = a.until("chat")
        assert ([said["text"] for said in before["said"]], before["muted"]) == (["calm"], [1])
        mute(a, 1, on=False)
        chats = [m for m in map(json.loads, a.letters) if m["type"] == "chat"]
        assert [said["text"] for said in chats[-1]["said"]] == ["heard before", "shout", "calm"]
        assert chats[-1]["muted"] == []


def test_only_other_people_at_the_table_can_be_muted(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = waiting_table(ann, bob)
    with at(table, ann, eve) as (a, e):
        for seat in (0, 2, 3, -1):
            assert mute(a, seat)["problem"]["text"]["key"] == "problem-no-such-seat"
        assert mute(e, 0)["problem"]["text"]["key"] == "problem-not-seated"


def test_who_talks_too_fast_has_to_wait(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "Allowance", lambda burst, seconds: Allowance(burst, seconds, clock=lambda: 0.0))
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = waiting_table(ann, bob)
        with at(table, ann, bob) as (a, b):
            answers = [say(a, "la") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["accepted"] * 5 + ["refused"]
            assert answers[5]["problem"]["text"]["key"] == "problem-chat-too-fast"
            assert say(b, "Stop it")["type"] == "accepted"


def test_what_is_said_through_one_process_is_heard_through_the_other(shared_db: str) -> None:
    with serving(shared_db) as here, serving(shared_db) as there, visiting(here) as visit, visiting(there) as come:
        ann, bob, eve = visit(), come(), come()
        table = waiting_table(ann, bob)
        with at(table, ann) as (a,), at(table, bob, eve) as (b, e):
            for number in range(3):
                assert say(a, f"here {number}")["number"] == 2 * number + 1
                assert say(b, f"there {number}")["number"] == 2 * number + 2
            for socket in (a, b, e):
                assert texts(socket, 6) == [f"{place} {n}" for n in range(3) for place in ("here", "there")]
            mute(b, 0)
            say(a, "not for Bob")
            assert texts(e, 7)[-1] == "not for Bob"
            say(b, "for all")
            assert texts(b, 7)[-1] == "for all"
            assert not any("not for Bob" in letter for letter in b.letters)


def test_two_who_speak_at_once_get_two_numbers(any_db: str) -> None:
    with serving(any_db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = waiting_table(ann, bob)
        with at(table, ann, bob) as sockets:
            for number in range(10):
                for socket in sockets:
                    socket.connection.send(json.dumps({"type": "say", "id": f"{number}", "text": f"{number}"}))
            numbers = [socket.until("accepted")["number"] for _ in range(10) for socket in sockets]
    assert sorted(numbers) == list(range(1, 21))
