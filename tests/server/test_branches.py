"""What if: a finished game is played on from one of its moments."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from parlour.server.domain.people import Guest
from parlour.server.domain.refusals import Refusal
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.room.room import Room
from parlour.server.wire.messages import NewBranch
from parlour.table import Table, branches_of

from .people import Browser, Json, play_on, play_with_bots, read_up
from .test_rooms import ANN, BOB, in_house, to_the_end

AT = 7


def branched(browser: Browser, table: str, **wish: object) -> Json:
    found: Json = browser.post(f"/api/tables/{table}/branches", {"at": AT, "seat": 0, **wish})
    return found


def moment(browser: Browser, table: str, seat: int, at: int = AT) -> Json:
    """What the seat saw at that moment of the game."""
    view: Json = browser.get(f"/api/tables/{table}/replay?seat={seat}")["steps"][at]["view"]
    return view


def test_nobody_branches_a_game_that_goes_on(ann: Browser, eve: Browser, duel: str) -> None:
    for browser in (ann, eve):
        refused = browser.post(f"/api/tables/{duel}/branches", {"at": 0, "seat": 0}, status=409)
        assert refused["text"]["key"] == "problem-not-over"
    branch = ann.make("me", "random")
    ann.post(f"/api/tables/{branch}/branches", {"at": 0, "seat": 0, "redealt": True}, status=409)


def test_it_goes_on_as_dealt_against_bots_and_into_the_record(ann: Browser, eve: Browser, finished: str) -> None:
    branch = branched(eve, finished, seat=1, level="random", name="Another paper")
    assert branch["branch"] == {"of": finished, "at": AT, "redealt": False}
    assert (branch["state"], branch["listed"], branch["unrated"]) == ("playing", False, "wish")
    then = moment(eve, finished, seat=1)
    with eve.at(branch["id"]) as e:
        assert e.number >= AT
        play_with_bots(e)
    record = ann.get(f"/api/tables/{finished}/record")
    (told,) = branches_of(record)
    assert (told.name, told.at, told.table.over) == ("Another paper", AT, True)
    assert [f"{seat}:{move}" for seat, move in told.table.log[:AT]] == record["moves"][:AT]
    before = Table.replay(record).copy()
    before.rewind(told.table.log[:AT])
    assert before.view(1)["board"] == then["board"]
    assert eve.get(f"/api/tables/{branch['id']}/record")["moves"][:AT] == record["moves"][:AT]


def test_it_is_no_game_of_ones_own(ann: Browser, finished: str) -> None:
    branch = branched(ann, finished, level="random")["id"]
    assert branch not in [game["id"] for game in ann.get("/api/me/games")["games"]]
    assert branch not in [turn["id"] for turn in ann.get("/api/me/turns")]
    with ann.at(branch) as a:
        play_with_bots(a)
    ann.post(f"/api/tables/{branch}/rematch", status=404)
    assert branch not in [game["id"] for game in ann.get("/api/me/games")["games"]]


@pytest.mark.parametrize("seat", [0, 1])
def test_redealt_the_seat_sees_what_it_saw(ann: Browser, eve: Browser, finished: str, seat: int) -> None:
    branch = branched(eve, finished, at=6, seat=seat, redealt=True, level="random")
    assert branch["branch"] == {"of": finished, "at": 6, "redealt": True}
    with eve.at(branch["id"]) as e:
        if e.number == 0:  # no bot has moved yet
            assert e.started["board"] == moment(eve, finished, seat, at=6)["board"]
        play_with_bots(e)
    (told,) = branches_of(ann.get(f"/api/tables/{finished}/record"))
    assert told.table.over
    own = eve.get(f"/api/tables/{branch['id']}/record")
    assert Table.replay(own).result == told.table.result
    assert eve.get(f"/api/tables/{branch['id']}/replay?seat=0")["steps"][-1]["view"]["over"]


def test_who_moves_for_all_sees_each_seat_in_turn(ann: Browser, eve: Browser, finished: str) -> None:
    branch = branched(ann, finished, at=6)["id"]
    with ann.at(branch) as a, eve.at(branch) as e:
        seen = set[int]()
        while a.number < 14:
            seen.add(a.started["seat"])
            assert a.moves, "always to move"
            play_on([a], watchers=[e], moves=1)
        assert seen == {0, 1}
        assert not e.moves
        assert e.play("R7")["problem"]["text"]["key"] == "problem-not-seated"
        read_up(eve, branch, [a, e])
        told = [letter for letter in map(json.loads, e.letters) if letter["type"] == "update"]
        assert not any(letter["view"]["board"]["hand"] for letter in told)
    play_to_the_end(ann, branch)


def play_to_the_end(browser: Browser, table: str) -> None:
    with browser.at(table) as socket:
        play_on([socket])
        assert socket.over


def test_moves_of_the_game_itself_are_not_taken_back(ann: Browser, finished: str) -> None:
    branch = branched(ann, finished, at=6)["id"]
    with ann.at(branch) as a:
        assert a.started["undo"] is None
        play_on([a], moves=3)
        for left in (2, 1, 0):
            assert a.started["undo"] == "now"
            assert a.ask(type="undo", id="u", number=a.number)["type"] == "accepted"
            read_up(ann, branch, [a])
            assert a.started["undo"] == ("now" if left else None)
        assert a.started["board"] == moment(ann, finished, a.started["seat"], at=6)["board"]
        refused = a.ask(type="undo", id="u", number=a.number)
        assert refused["problem"]["text"]["key"] == "problem-no-undo"


def test_a_move_that_is_sent_twice_is_not_the_next_seats(ann: Browser, finished: str) -> None:
    branch = branched(ann, finished, at=0)["id"]
    with ann.at(branch) as a:
        first = {"type": "play", "id": "m", "turn": 0, "seat": a.started["seat"], "move": a.moves[0]}
        number = a.ask(**first)["number"]
        assert a.ask(**first)["number"] == number


def test_its_maker_names_and_removes_it(ann: Browser, eve: Browser, finished: str) -> None:
    branch = branched(ann, finished, name="One")["id"]
    eve.patch(f"/api/tables/{branch}/branch", {"name": "Mine"}, status=403)
    eve.delete(f"/api/tables/{branch}/branch", status=403)
    ann.delete(f"/api/tables/{finished}/branch", status=409)
    ann.patch(f"/api/tables/{branch}/branch", {"name": "x" * 61}, status=400)
    (line,) = ann.patch(f"/api/tables/{branch}/branch", {"name": "Two"})
    assert (line["id"], line["name"], line["at"], line["yours"]) == (branch, "Two", AT, True)
    (line,) = eve.get(f"/api/tables/{finished}/branches")
    assert not line["yours"]
    with eve.at(branch) as e:
        ann.delete(f"/api/tables/{branch}/branch")
        with pytest.raises(ConnectionClosedError, match="1012"):
            e.until("never")
    ann.get(f"/api/tables/{branch}", status=404)
    assert ann.get(f"/api/tables/{finished}/branches") == []
    assert ann.get(f"/api/tables/{finished}/record").get("branches") is None


def test_it_is_gone_with_the_data_of_its_maker(eve: Browser, ann: Browser, finished: str) -> None:
    branch = branched(eve, finished, level="random")["id"]
    eve.delete("/api/me")
    ann.get(f"/api/tables/{branch}", status=404)
    assert ann.get(f"/api/tables/{finished}")["state"] == "over"


def test_a_branch_of_a_branch_belongs_to_the_game(ann: Browser, finished: str) -> None:
    for redealt in (False, True):
        branch = branched(ann, finished, at=6, redealt=redealt)["id"]
        play_to_the_end(ann, branch)
        later = branched(ann, branch, at=9)
        assert later["branch"] == {"of": finished, "at": 6, "redealt": redealt}
        play_to_the_end(ann, later["id"])
    assert len(branches_of(ann.get(f"/api/tables/{finished}/record"))) == 4


def test_it_is_the_same_when_it_is_read_again(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        for wish in (NewBranch(at=AT, seat=0), NewBranch(at=6, seat=1, redealt=True)):
            branch = await house.rooms.branch(room, wish, Guest(ANN))
            for _ in range(3):
                seat = branch.state.need_seat(ANN)
                await branch.play_for(seat, branch.state.turn(seat), branch.table.moves(seat)[0])
            branch.close()
            again = await house.rooms.find(branch.id)
            assert again is not branch
            for viewer in (0, 1, None):
                assert again.state.view(viewer) == branch.state.view(viewer)
                assert again.state.events(viewer, -1) == branch.state.events(viewer, -1)
            assert again.state.undo(0) == "now"

    in_house(db, work)


def test_nobody_makes_too_many(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        wish = NewBranch(at=0, seat=0)
        for guest in (ANN, BOB):
            await house.rooms.branch(room, wish, Guest(guest))
        with pytest.raises(Refusal, match="problem-too-many-branches"):
            await house.rooms.branch(room, wish, Guest(ANN))

    in_house(db, work, Limits(branches_a_day=1))
    in_house(db, work, Limits(branches_of_a_game=2))
