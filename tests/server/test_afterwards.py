"""What can be had once a game is over, and not before."""

import pytest

from parlour.table import Table
from parlour.table.record import verify

from .people import Browser, Json

STUDY = ["record", "replay", "replay?seat=1", "analysis?number=0&seat=0"]


def in_log(numbered: Json) -> Json:
    """A view or event of a record, which counts moves, as the socket numbers it: Bob sat down first."""
    return numbered | {"number": numbered["number"] + 1}


@pytest.mark.parametrize("what", STUDY)
def test_nothing_is_shown_while_the_game_goes_on(ann: Browser, duel: str, what: str) -> None:
    assert ann.get(f"/api/tables/{duel}/{what}", status=409)["text"]["key"] == "problem-not-over"


@pytest.mark.parametrize("what", STUDY)
def test_nothing_is_shown_before_it_begins(ann: Browser, what: str) -> None:
    ann.get(f"/api/tables/{ann.make('me', 'open')}/{what}", status=409)


def test_the_record_replays_to_the_same_end(ann: Browser, eve: Browser, finished: str) -> None:
    record = eve.get(f"/api/tables/{finished}/record")
    table = Table.replay(record)
    with eve.at(finished) as e:
        assert table.over
        assert in_log(table.view(None)) | {"undo": None} == e.view
    assert table.commitment == ann.get(f"/api/tables/{finished}")["commitment"]


def test_the_replay_shows_what_the_seat_saw(ann: Browser, eve: Browser, finished: str) -> None:
    for seat, browser in ((0, ann), (None, eve)):
        path = f"/api/tables/{finished}/replay" + ("" if seat is None else f"?seat={seat}")
        replay = eve.get(path)
        assert replay["seat"] == seat
        assert [step["number"] for step in replay["steps"]] == list(range(len(replay["steps"])))
        with browser.at(finished) as socket:
            assert [in_log(event) for step in replay["steps"] for event in step["events"]] == socket.events
            assert in_log(replay["steps"][-1]["view"]) == socket.view
    ann.get(f"/api/tables/{finished}/replay?seat=2", status=400)


def test_what_the_expert_thinks(eve: Browser, finished: str) -> None:
    replay = eve.get(f"/api/tables/{finished}/replay?seat=1")
    analysis = eve.get(f"/api/tables/{finished}/analysis?number=0&seat=1")
    legal = {move["move"] for move in replay["steps"][0]["view"]["moves"]}
    first = next(step["move"] for step in replay["steps"] if step["seat"] == 1)
    assert analysis["played"] == first
    assert {thought["move"] for thought in analysis["thoughts"]} <= legal
    assert analysis["thoughts"]
    assert eve.get(f"/api/tables/{finished}/analysis?number=0&seat=1") == analysis


@pytest.mark.parametrize("question", ["number=0&seat=2", "number=1&seat=0", "number=-1&seat=0", "number=999&seat=0"])
def test_there_was_no_such_choice(eve: Browser, finished: str, question: str) -> None:
    # After Ann's first choice (move 1) only Bob has one.
    eve.get(f"/api/tables/{finished}/analysis?{question}", status=400)


def test_the_commitment_binds_the_seed(ann: Browser, finished: str) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    assert record["commitment"] == ann.get(f"/api/tables/{finished}")["commitment"]
    assert verify(record) == []
