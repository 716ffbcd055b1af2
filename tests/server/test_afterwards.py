"""What can be had once a game is over, and not before."""

import pytest

from parlour.table import Table
from parlour.table.record import verify

from .people import Browser, Json, wait_for

STUDY = ["record", "replay", "replay?seat=1", "review"]


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


def test_every_choice_of_the_game_is_reviewed(eve: Browser, finished: str) -> None:
    found = whole_review(eve, finished)
    record = eve.get(f"/api/tables/{finished}/record")
    assert len(found["curve"]) == len(record["moves"]) + 1
    assert found["curve"][-1] == [float(seat in record["result"]["winners"]) for seat in (0, 1)]
    for decision in found["decisions"]:
        seat, _, move = record["moves"][decision["number"]].partition(":")
        assert decision["seat"] == int(seat)
        assert decision["options"][decision["played"]]["move"] == move
    made = sum(sum(one["marks"].values()) for one in found["performances"])
    assert made == len(found["decisions"])


def whole_review(browser: Browser, table: str) -> Json:
    path = f"/api/tables/{table}/review"
    wait_for(lambda: browser.get(path)["stage"] == "whole")
    state: Json = browser.get(path)
    assert state["done"] == state["total"]
    assert browser.get(f"{path}?known=whole") == state | {"review": None}
    return dict(state["review"])


def test_the_commitment_binds_the_seed(ann: Browser, finished: str) -> None:
    record = ann.get(f"/api/tables/{finished}/record")
    assert record["commitment"] == ann.get(f"/api/tables/{finished}")["commitment"]
    assert verify(record) == []
