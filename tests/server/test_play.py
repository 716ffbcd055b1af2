import json
import socket
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .people import Browser, Socket, need_protocol, play_on


def test_two_people_play_a_whole_game(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        play_on([a, b])
        assert a.table["state"] == "over"
        assert a.started["result"] == b.started["result"]
        assert [event["type"] for event in a.events][-1] == "won"
        assert [event["type"] for event in a.events] == [event["type"] for event in b.events]
        numbers = [event["number"] for event in a.events]
        assert numbers == sorted(numbers)


def test_every_move_brings_one_update(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        play_on([a, b], moves=12)
        updates = [m for m in map(json.loads, b.letters) if m["type"] == "update"]
        assert [update["view"]["number"] for update in updates] == list(range(1, 14))
        for update in updates:
            assert {event["number"] for event in update["events"]} == {update["view"]["number"]}


@pytest.mark.parametrize("game", ["ninjan", "pinata"])
def test_every_letter_is_of_the_protocol(ann: Browser, bob: Browser, eve: Browser, game: str) -> None:
    table = ann.make("me", "open", game=game)
    with ann.at(table) as a, eve.at(table) as e:
        bob.join(table)
        a.until("update")
        e.until("update")
        with bob.at(table) as b:
            a.ask(type="why", id="w", move=b.moves[0] if b.moves else "R1@1")
            play_on([a, b], [e])
            letters = [*a.letters, *b.letters, *e.letters]
    assert {json.loads(letter)["type"] for letter in letters} >= {"update", "people", "accepted", "because"}
    need_protocol(letters)


def test_a_choice_is_sealed_until_all_are_in(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        card = a.moves[0]
        a.play(card)
        b.until_number(2)
        assert b.started["board"]["chosen"] == [True, False]
        assert b.started["board"]["choice"] is None
        assert a.started["board"]["choice"] == card
        assert a.moves == []
        b.play(b.moves[0])
        a.until_number(3)
        revealed = {entry["seat"]: entry["card"] for entry in a.started["board"]["revealed"]}
        assert revealed[0] == card


def test_a_move_sent_twice_counts_once(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        card = a.moves[0]
        first = a.play(card, id="once")
        assert a.play(card, turn=0, id="once") == first
        with ann.at(duel) as reconnected:
            assert reconnected.play(card, turn=0, id="again") == first | {"id": "again"}
        b.play(b.moves[0])
        a.until_number(3)
        assert a.play(card, turn=0, id="once") == first
        assert a.number == 3


def test_another_move_for_a_turn_that_is_used(ann: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        card, other = a.moves[:2]
        a.play(card)
        for turn in (0, -1, 5):
            refused = a.play(other, turn=turn)
            assert refused["type"] == "refused"
            assert refused["problem"]["text"]["key"] == "problem-stale"


def test_an_illegal_move_is_refused_with_its_rule(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        refused = a.play(b.moves[0])
        assert refused["type"] == "refused"
        assert refused["problem"]["rule"].startswith("NJ-")
        assert a.play("castling", id="c")["type"] == "refused"
        assert a.ask(type="why", id="w", move=b.moves[0])["problem"] == refused["problem"]
        assert a.ask(type="why", id="w", move=a.moves[0])["problem"] is None
        assert a.number == 1
        assert a.play(a.moves[0])["type"] == "accepted"


def test_nobody_else_can_act_for_a_seat(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b, eve.at(duel) as e:
        for somebody in (b, e):
            assert somebody.play(a.moves[0], turn=0)["type"] == "refused"
        assert e.play(a.moves[0], turn=0)["problem"]["text"]["key"] == "problem-not-seated"
        assert e.ask(type="why", id="w", move=a.moves[0])["type"] == "refused"
        assert eve.get(f"/api/tables/{duel}")["state"] == "playing"
        assert a.play(a.moves[0])["number"] == 2


def test_nobody_moves_before_the_game_begins(ann: Browser) -> None:
    table = ann.make("me", "open")
    with ann.at(table) as a:
        for message in ({"type": "play", "turn": 0}, {"type": "why"}):
            refused = a.ask(id="a", move="R7", **message)
            assert refused["problem"]["text"]["key"] == "problem-not-started"


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    '{"type": "play"}',
    '{"type": "resign", "id": "a"}',
    '{"type": "play", "id": "a", "turn": "one", "move": "R7"}',
    '{"type": "play", "id": "a", "turn": 0, "move": "R7", "seat": "the other"}',
    '{"type": "play", "id": "a", "turn": 0, "move": "R7", "sign": 1}',
    '{"type": "play", "id": "a", "turn": 0, "move": 7}',
    '{"type": "play", "id": "a", "turn": 0, "move": "' + "x" * 201 + '"}',
    '{"type": "play", "id": "a", "turn": 0, "move": "\\ud800"}',
    "[" * 900,
    "x" * 5000,
    b"\x00\xff",
]


def test_nobody_moves_for_another_seat(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        for seat, problem in ((1, "problem-not-seated"), (7, "problem-no-such-seat")):
            refused = a.ask(type="play", id="a", turn=0, move=b.moves[0], seat=seat)
            assert refused["problem"]["text"]["key"] == problem
        assert a.play(a.moves[0])["type"] == "accepted"


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_gets_an_answer_and_harms_nobody(ann: Browser, bob: Browser, duel: str, nonsense: str | bytes) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        a.connection.send(nonsense)
        assert a.until("refused")["problem"]["text"]["key"] in ("problem-input", "problem-too-long")
        assert a.play(a.moves[0])["type"] == "accepted"
        b.until_number(2)


def test_a_refusal_says_what_it_refuses(ann: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        assert a.play("x" * 200, id="long")["id"] == "long"
        assert a.play("castling", id="strange")["id"] == "strange"
        assert a.ask(type="resign", id="unknown")["id"] == "unknown"


def test_who_sends_far_too_much_is_hung_up_on(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        a.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            a.until("anything more")
        assert b.play(b.moves[0])["type"] == "accepted"


def test_a_table_that_is_not_there(ann: Browser) -> None:
    with pytest.raises(ConnectionClosed) as closed, ann.at("nowhere"):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_who_comes_back_gets_what_was_missed(ann: Browser, bob: Browser, duel: str) -> None:
    with bob.at(duel) as b:
        with ann.at(duel) as a:
            play_on([a, b], moves=5)
            seen = a.events
        with ann.at(duel) as a:
            assert a.events == seen
            play_on([a, b], moves=4)
            everything = a.events
        with ann.at(duel, after=6) as a:
            assert a.events == [event for event in everything if event["number"] > 6]
            assert a.number == 10
        with ann.at(duel, after=10) as a:
            assert a.events == []


def test_who_drops_the_line_while_moving_disturbs_nobody(ann: Browser, bob: Browser, duel: str) -> None:
    with bob.at(duel) as b:
        for _ in range(20):
            with ann.at(duel) as a:
                if a.moves:
                    play = {"type": "play", "id": "a", "turn": a.turn, "move": a.moves[0]}
                    a.connection.send(json.dumps(play))
                    a.connection.socket.shutdown(socket.SHUT_RDWR)
            if b.moves:
                assert b.play(b.moves[0])["type"] == "accepted"
        with ann.at(duel) as a:
            b.until_number(a.number)
            play_on([a, b])


def test_both_choose_at_the_same_time(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        answers = at_once((a, a.moves[0]), (b, b.moves[0]))
        assert sorted(answer["number"] for answer in answers) == [2, 3]


def test_two_windows_of_the_same_player_race(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as one, ann.at(duel) as other, bob.at(duel) as b:
        answers = at_once((one, one.moves[0]), (other, one.moves[1]))
        assert {answer["type"] for answer in answers} == {"accepted", "refused"}
        assert {answer["number"] for answer in answers if answer["type"] == "accepted"} == {2}
        assert ann.get(f"/api/tables/{duel}")["state"] == "playing"
        assert b.play(b.moves[0])["number"] == 3


def at_once(*plays: tuple[Socket, str]) -> list[dict[str, Any]]:
    """Each socket's first move, sent from threads that are released together; the answers to them."""
    start = threading.Barrier(len(plays))
    answers: list[dict[str, Any]] = []

    def send(socket: Socket, move: str) -> None:
        start.wait()
        answers.append(socket.play(move, turn=0))

    threads = [threading.Thread(target=send, args=play) for play in plays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers
