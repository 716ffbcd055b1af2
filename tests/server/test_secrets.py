"""Nothing that a seat may not know leaves the server for it: every letter ever received is looked through."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.http.house import House
from parlour.server.room.room import Room
from parlour.server.room.thinking import Thinking
from parlour.table import Knowledge

from .people import Browser, Socket, play_on, read_up
from .test_rooms import ANN, BOB, in_house

SUITS = {"rock": "R", "scissors": "S", "paper": "P"}


def cards_in(value: Any) -> Iterator[str]:
    """Every card named anywhere in a message, in notation or in the words of a text."""
    if isinstance(value, str):
        yield value.lstrip("!")
    elif isinstance(value, dict):
        if "suit" in value and "value" in value:
            yield f"{SUITS.get(value['suit'], value['suit'])}{value['value']}"
        for part in value.values():
            yield from cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part)


def hidden_by_number(owner: Socket) -> dict[int, set[str]]:
    """After each entry, the cards that only their owner may know: the hand, and the choice still sealed."""
    hidden: dict[int, set[str]] = {}
    for message in map(json.loads, owner.letters):
        if message["type"] == "update":
            board = message["view"]["board"]
            hidden[message["view"]["number"]] = {*board["hand"], *filter(None, [board["choice"]])}
    return hidden


def assert_saw_nothing(watcher: Socket, owner: Socket) -> None:
    hidden = hidden_by_number(owner)
    number = 1
    for letter in watcher.letters:
        message = json.loads(letter)
        if message["type"] == "update":
            number = message["view"]["number"]
        seen = hidden[number] & set(cards_in(message))
        assert not seen, f"{seen} after entry {number}: {letter}"


def test_the_test_finds_cards_in_letters(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel):
        hand = hidden_by_number(a)[1]
        assert len(hand) == 9
        assert hand <= set(cards_in(json.loads(a.letters[0])))


def test_nobody_sees_a_hand_or_a_sealed_choice(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b, eve.at(duel) as e:
        play_on([a, b], [e])
        assert_saw_nothing(e, a)
        assert_saw_nothing(e, b)
        assert_saw_nothing(a, b)
        assert_saw_nothing(b, a)


def test_the_shuffle_seed_stays_secret_to_the_end(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b, eve.at(duel) as e:
        play_on([a, b], [e])
        seed = eve.get(f"/api/tables/{duel}/record")["seed"]
        assert len(seed) == 64
        for socket in (a, b, e):
            assert not any(seed in letter for letter in socket.letters)


def test_a_spectator_has_no_seat_and_no_moves(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b, eve.at(duel) as e:
        for _ in range(8):
            play_on([a, b], [e], moves=1)
            assert e.started["seat"] is None
            assert e.moves == []
            assert e.started["board"]["hand"] is None
            for public in ("piles", "captured", "sums", "revealed", "hand_sizes", "chosen"):
                assert e.started["board"][public] == a.started["board"][public]


def test_a_spectator_who_reconnects_learns_no_more(ann: Browser, bob: Browser, eve: Browser, duel: str) -> None:
    with ann.at(duel) as a, bob.at(duel) as b:
        play_on([a, b], moves=7)
        with eve.at(duel) as e:
            assert_saw_nothing(e, a)
            assert_saw_nothing(e, b)


def test_refusals_tell_nothing_about_others(ann: Browser, bob: Browser, duel: str) -> None:
    """Asking about a card in another's hand is answered like asking about one that is out of the game."""
    with ann.at(duel) as a, bob.at(duel) as b:
        board = a.started["board"]
        seen = {*board["hand"], *(card for pile in board["piles"] for card in pile)}
        unseen = {f"{suit}{value}" for suit in "RSP" for value in range(-6, 11) if value} - seen
        theirs = b.started["board"]["hand"]
        answers = {card: a.ask(type="why", id="w", move=card)["problem"] for card in unseen}

        def anonymous(card: str) -> str:
            return json.dumps({**answers[card], "text": {**answers[card]["text"], "args": {}}})

        assert {anonymous(card) for card in theirs} == {anonymous(card) for card in unseen}


def test_ids_of_guests_never_leave(ann: Browser, bob: Browser, eve: Browser) -> None:
    """Whatever happens at a table with a clock: who made it, who stands in, who asks for an undo and who answers."""
    ids = {browser: browser.get("/api/me")["id"] for browser in (ann, bob, eve)}
    wish = {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"kind": "bank", "seconds": 600}}
    answers = [json.dumps(ann.post("/api/tables", wish))]
    table = json.loads(answers[0])["id"]
    answers.append(json.dumps(bob.join(table)))
    with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        play_on([a, b], [e], moves=2)
        number = a.ask(type="undo", id="u", number=a.number)["number"]
        b.until_number(number)
        b.ask(type="agree", id="g", number=b.table["undo"]["number"], on=True)
        for what, who in (("leave", bob), ("back", bob), ("ready", eve), ("stand-in", ann)):
            body = {"ready": {"ready": True}, "stand-in": {"seat": 1}}.get(what, {})
            answers.append(who.http.post(f"/api/tables/{table}/{what}", json=body).text)
        answers += [
            browser.http.get(path).text for browser in ids for path in (f"/api/tables/{table}", "/api/me/turns")
        ]
        read_up(eve, table, [a, b, e])
        play_on([a, b], [e], moves=3)
        letters = [letter for socket in (a, b, e) for letter in socket.letters]
        assert len(letters) > 20
        assert not [text for text in letters + answers if any(guest in text for guest in ids.values())]


def test_a_stand_in_is_told_what_a_bot_in_that_seat_would_be(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[Knowledge] = []

    async def decide(_thinking: Thinking, knowledge: Knowledge, _level: str, _payer: str) -> str:
        known.append(knowledge)
        spec, game = knowledge.restore()
        return spec.moves.notation(game, game.legal_moves(knowledge.seat)[0])

    async def work(_house: House, room: Room) -> None:
        hand = room.state.view(1)["board"]["hand"]
        monkeypatch.setattr(Thinking, "decide", decide)
        room.enter(ANN, after=-1)
        await room.seating.leave(BOB)
        await room.bots.at_rest()
        (knowledge,) = known
        spec, game = knowledge.restore()
        assert (knowledge.seat, spec.views.board(game, 1)["hand"]) == (1, hand)
        others = {json.dumps(spec.views.board(room.table.knowledge(1).restore()[1], 0)["hand"]) for _ in range(5)}
        assert len(others) > 1, "what the seat does not know is dealt anew for every question"

    in_house(db, work)
