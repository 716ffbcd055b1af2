"""Several people on one device: it is told what the person who has it may know, and nothing else."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from parlour.server.domain.refusals import Refusal
from parlour.server.http import sockets
from parlour.server.http.house import House
from parlour.server.room.room import Room
from parlour.server.room.tutor import Tutor
from parlour.server.wire.messages import NewTable

from .people import Browser, Process, Socket, need_protocol, play_whole, serving, visiting
from .test_accounts import dump
from .test_rooms import ANN, BOB, in_house, unnamed
from .test_secrets import cards_in, hidden_by_number

Visit = Callable[[], Browser]


def pass_around(device: Socket, picks: random.Random, moves: int = 10_000, eyes: list[Socket] | None = None) -> None:
    """Play on one device: whoever is awaited first takes it and moves. `eyes` read along."""
    for _ in range(moves):
        if device.over:
            return
        device.take(device.started["waiting"][0])
        answer = play_whole(device, picks)
        assert answer["type"] == "accepted", answer
        for socket in [device, *(eyes or [])]:
            socket.until_number(answer["number"])


def assert_each_saw_their_own(device: Socket, owners: list[Socket]) -> None:
    """At no time has a letter to the device named a hidden card of anybody but the person who had it."""
    hidden = [hidden_by_number(owner) for owner in owners]
    seen_from: set[int | None] = set()
    seat, number = None, 0
    for letter in device.letters:
        message = json.loads(letter)
        if message["type"] == "update":
            seat, number = message["view"]["seat"], message["view"]["number"]
            seen_from.add(seat)
        for owner, cards in enumerate(hidden):
            if owner != seat:
                seen = cards[number] & set(cards_in(message))
                assert not seen, f"{seen} of seat {owner}, told to seat {seat} after entry {number}: {letter}"
    assert seen_from == {None, *range(len(owners))}


def test_a_device_is_told_what_the_person_who_has_it_may_know(ann: Browser) -> None:
    table = ann.make("me", "here Bob", "here Cat")
    with ExitStack() as stack:
        device = stack.enter_context(ann.at(table))
        # Other devices of the same guest: each keeps the eyes of one seat, to know the truth.
        eyes = [stack.enter_context(ann.at(table, seat=seat)) for seat in range(3)]
        assert (device.started["seat"], device.moves) == (None, [])
        pass_around(device, random.Random(3), eyes=eyes)
        assert_each_saw_their_own(device, eyes)
        for seat, owner in enumerate(eyes):
            updates = [json.loads(letter) for letter in owner.letters]
            assert {one["view"]["seat"] for one in updates if one["type"] == "update"} == {seat}
        need_protocol(device.letters)


def test_nothing_can_be_done_before_somebody_takes_the_device(ann: Browser) -> None:
    table = ann.make("me", "here Bob")
    with ann.at(table, seat=0) as hers, ann.at(table) as device:
        card = hers.moves[0]
        requests: list[dict[str, Any]] = [
            {"type": "play", "turn": 0, "move": card},
            {"type": "play", "turn": 0, "move": card, "seat": 0},
            {"type": "why", "move": card},
            {"type": "undo", "number": 0},
        ]
        for request in requests:
            answer = device.ask(id="a", **request)
            assert (answer["type"], answer["problem"]["text"]["key"]) == ("refused", "problem-not-taken")
        device.take(1)
        answer = device.ask(type="play", id="a", turn=0, move=card, seat=0)
        assert answer["problem"]["text"]["key"] == "problem-not-seated"
        device.take(None)
        assert (device.started["seat"], device.moves) == (None, [])


def test_only_the_seats_of_the_device_can_be_taken(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.make("me", "here Cat", "open")
    bob.join(table)
    with ann.at(table, seat=2) as device, bob.at(table, seat=0) as b, eve.at(table, seat=0) as e:
        assert (device.started["seat"], b.started["seat"], e.started["seat"]) == (None, 2, None)
        for socket, seat in ((device, 2), (b, 0), (e, 0)):
            assert socket.take(seat)["problem"]["text"]["key"] == "problem-not-seated"
        assert (device.started["seat"], b.started["seat"], e.started["seat"]) == (None, 2, None)


def test_the_device_hears_when_nothing_is_hidden_and_since_when(ann: Browser) -> None:
    table = ann.make("me", "here Bob")
    with ann.at(table) as device:
        assert device.first["device"] == {"hidden": True, "since": None}
        hidden = set()
        picks = random.Random(3)
        while not device.over:
            pass_around(device, picks, moves=1)
            latest = json.loads([letter for letter in device.letters if '"update"' in letter][-1])
            hands = latest["view"]["board"]["hand_sizes"]
            hidden.add((latest["device"]["hidden"], any(hands)))
        assert hidden >= {(True, True), (False, False)}
        assert (False, True) not in hidden
        device.take(0)
        since = json.loads([letter for letter in device.letters if '"update"' in letter][-1])["device"]["since"]
        assert max(event["number"] for event in device.events) >= since > 0


def test_a_device_survives_a_kill_and_shows_nothing_before_it_is_taken_again(db: Path) -> None:
    with Process.on(db) as server, visiting(server.address) as visit:
        ann = visit()
        table = ann.make("me", "here Bob", "easy")
        with ann.at(table) as device:
            device.take(1)
            board, number = device.started["board"], device.number
        server.kill()
        with Process.on(db) as again:
            ann.address = again.address
            ann.http.base_url = again.address
            with ann.at(table) as device, ann.at(table, seat=1) as his:
                assert device.started["seat"] is None
                assert device.table["seats"][1]["name"] == "Bob"
                assert (his.started["seat"], his.started["board"]["hand"]) == (1, board["hand"])
                assert his.number >= number


def test_people_on_one_device_take_back_without_asking(ann: Browser) -> None:
    table = ann.make("me", "here Bob", game="pinata")
    with ann.at(table) as device:
        pass_around(device, random.Random(3), moves=2)
        device.take(0)
        before = device.number
        number = device.ask(type="undo", id="u", number=before)["number"]
        device.until_number(number)
        assert device.table["undo"] is None
        assert device.started["waiting"] == [0]


def test_one_of_the_device_answers_for_all(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "here Cat", "open")
    bob.join(table)
    with ann.at(table) as device, bob.at(table) as b:
        picks = random.Random(3)
        for seat in (0, 1):
            device.take(seat)
            play_whole(device, picks)
        b.until_number(3)
        play_whole(b, picks)
        device.until_number(4)
        b.until_number(4)
        offered = b.ask(type="undo", id="u", number=b.number)
        device.until_number(offered["number"])
        assert device.table["undo"]["needed"] == [0, 1]
        device.take(None)
        answer = device.ask(type="agree", id="g", number=device.table["undo"]["number"], on=True)
        assert answer["type"] == "accepted"
        b.until_number(answer["number"])
        assert b.table["undo"] is None
        assert b.started["undo"] is None or 2 in b.started["waiting"]


def test_only_the_clock_of_the_first_on_the_device_runs(ann: Browser, bob: Browser) -> None:
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "here", "name": "Cat"}]
    clock = {"kind": "bank", "seconds": 600}
    table = ann.post("/api/tables", {"game": "ninjan", "seats": seats, "clock": clock})["id"]
    bob.join(table)
    with ann.at(table) as device:
        assert device.started["waiting"] == [0, 1, 2]
        assert device.table["clocks"]["running"] == [0, 1]
        device.take(1)
        play_whole(device, random.Random(3))
        device.until_number(2)
        assert device.table["clocks"]["running"] == [0, 2]
        assert [turn["id"] for turn in ann.get("/api/me/turns")] == [table]


def test_a_game_on_a_shared_device_is_not_rated_and_stands_once_in_the_history(club: Visit) -> None:
    ann = club()
    table = ann.make("me", "here Bob")
    assert ann.get(f"/api/tables/{table}")["unrated"] == "device"
    assert ann.get("/api/me/turns") == [{"id": table, "game": "ninjan", "due_at": None, "pressing": False}]
    with ann.at(table) as device:
        pass_around(device, random.Random(3))
    (game,) = ann.get("/api/me/games")["games"]
    assert (game["rated"], [seat["name"] for seat in game["seats"]][1]) == (False, "Bob")
    assert [seat["shared"] for seat in game["seats"]] == [False, True]
    assert ann.get(f"/api/tables/{table}/record")["seats"][1]["name"] == "Bob"
    for seat in (0, 1):
        assert ann.get(f"/api/tables/{table}/replay?seat={seat}")["steps"][0]["view"]["board"]["hand"]


def test_the_maker_seats_and_removes_people_on_the_device(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", "open")
    here = {"kind": "here", "name": "Cat"}
    bob.join(table)
    bob.post(f"/api/tables/{table}/seats/2", here, status=403)
    ann.post(f"/api/tables/{table}/seats/1", here, status=409)  # Bob sits there
    ann.post(f"/api/tables/{table}/seats/2", {"kind": "here"}, status=400)
    ann.post(f"/api/tables/{table}/ready", {"ready": False})
    seated = ann.post(f"/api/tables/{table}/seats/2", here)
    assert [(seat["name"], seat["you"], seat["ready"]) for seat in seated["seats"]][2] == ("Cat", True, True)
    assert (seated["state"], seated["unrated"]) == ("open", "device")
    renamed = ann.post(f"/api/tables/{table}/seats/2", {"kind": "here", "name": "Dan"})
    assert renamed["seats"][2]["name"] == "Dan"
    opened = ann.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert [seat["kind"] for seat in opened["seats"]] == ["human", "human", "open"]
    assert opened["unrated"] is None
    ann.post(f"/api/tables/{table}/seats/2", here)
    assert ann.post(f"/api/tables/{table}/ready", {"ready": True})["state"] == "playing"


def test_one_person_of_the_device_leaves_and_comes_back(ann: Browser) -> None:
    table = ann.make("me", "here Bob", "here Cat")
    left = ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert [seat["stand_in"] for seat in left["seats"]] == [None, "medium", None]
    back = ann.post(f"/api/tables/{table}/back", {"seat": 1})
    assert [seat["stand_in"] for seat in back["seats"]] == [None] * 3
    gone = ann.post(f"/api/tables/{table}/leave", {})
    assert [seat["stand_in"] for seat in gone["seats"]] == ["medium"] * 3
    ann.post(f"/api/tables/{table}/leave", {"seat": 5}, status=403)


def test_the_same_people_play_again_on_their_device(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "here Cat", "open")
    bob.join(table)
    with ann.at(table) as device, bob.at(table) as b:
        picks = random.Random(3)
        while not device.over:
            seat = device.started["waiting"][0]
            mover = b if seat == 2 else device
            if mover is device:
                device.take(seat)
            number = play_whole(mover, picks)["number"]
            device.until_number(number)
            b.until_number(number)
    again = bob.post(f"/api/tables/{table}/rematch")
    assert (again["seats"][0]["name"], again["seats"][0]["asked"]) == ("Cat", True)
    began = ann.post(f"/api/tables/{table}/rematch")
    assert (began["id"], began["state"]) == (again["id"], "playing")
    assert [seat["you"] for seat in began["seats"]] == [True, False, True]


def test_chat_says_who_of_the_device_speaks(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "here Cat", "open")
    bob.join(table)
    with ann.at(table) as device, bob.at(table) as b:
        for seat in (1, 0):
            device.take(seat)
            device.ask(type="say", id="s", text="hello")
        said = [b.until("said"), b.until("said")]
        assert [(one["seat"], one["name"] == "Cat") for one in said] == [(1, True), (0, False)]
        b.ask(type="mute", id="m", seat=1, on=True)
    with bob.at(table) as b:
        chat = b.until("chat")
        assert (chat["said"], chat["muted"]) == ([], [0, 1])


def test_names_on_the_device_are_deleted_with_its_owner(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        table = ann.make("me", "here Katharina", "open", "open")
        ann.post(f"/api/tables/{table}/seats/2", {"kind": "here", "name": "Кирилл"})
        bob.join(table)
        assert "Katharina" in json.dumps(ann.get("/api/me/data"))
        ann.post(f"/api/tables/{table}/leave", {"seat": 0})
        ann.delete("/api/me")
        names = [seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]]
        assert names[:3] == [None, None, None]
    assert not [name for name in ("Katharina", "Кирилл") if name in dump(db)]


def test_a_hint_is_not_told_to_the_next_on_the_device(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tutor thinks for one person; when it answers, another has the device."""
    thinking, answered = asyncio.Event(), asyncio.Event()

    async def slow(_tutor: Tutor, _seat: int, _turn: int, _draft: str) -> None:
        thinking.set()
        await answered.wait()

    async def work(house: House, _room: Room) -> None:
        monkeypatch.setattr(Tutor, "hint", slow)
        room = await house.rooms.make(_here(), unnamed(BOB))
        listener = room.enter(BOB, after=-1)
        room.hand_over(listener, 0)
        ask = json.dumps({"type": "ask_hint", "id": "h", "turn": 0})
        await sockets._answer(room, listener, ask)
        await thinking.wait()
        room.hand_over(listener, 1)
        answered.set()
        while not (last := json.loads(listener.letters[-1])).get("problem"):
            await asyncio.sleep(0)
        assert (last["type"], last["problem"]["text"]["key"]) == ("refused", "problem-stale")
        with pytest.raises(Refusal):
            room.hand_over(room.enter(ANN, after=-1), 0)

    in_house(db, work)


def _here() -> NewTable:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Cat"}]
    return NewTable.model_validate({"game": "ninjan", "seats": seats, "tutor": True})
