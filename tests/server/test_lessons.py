"""Lessons at the server: what is sent of them, and the tables where their games go on."""

from pathlib import Path

import httpx
import pytest

from parlour.games import specs
from parlour.table import Table
from parlour.table.lessons import lesson
from parlour.table.record import verify

from .people import Browser, play_with_bots, serving, visiting

GAMES = [spec.code for spec in specs()]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_sent_as_it_is_played(ann: Browser, game: str) -> None:
    sent, taught = ann.get(f"/api/games/{game}/lesson"), lesson(game)
    assert (sent["game"], sent["seat"]) == (game, taught.seat)
    assert [step["text"] for step in sent["steps"]] == [step.text for step in taught.steps]
    first = sent["steps"][0]["frames"][0]
    assert first["view"] == taught.steps[0].frames[0].view | {"undo": None}


def test_only_games_of_the_house_have_lessons(ann: Browser) -> None:
    ann.get("/api/games/chess/lesson", status=404)
    ann.post("/api/games/chess/lesson", status=404)
    assert [info["lesson"] for info in ann.get("/api/games")] == [True] * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_where_the_lesson_ends(ann: Browser, game: str) -> None:
    made, taught = ann.post(f"/api/games/{game}/lesson"), lesson(game)
    assert made["state"] == "playing"
    assert made["unrated"] == "wish"
    assert [seat["you"] for seat in made["seats"]] == [seat == taught.seat for seat in range(taught.table.players)]
    with ann.at(made["id"]) as a:
        assert a.started["board"]["hand"] == taught.table.view(taught.seat)["board"]["hand"]


def test_that_game_is_played_to_its_end_and_explained(ann: Browser) -> None:
    table = ann.post("/api/games/ninjan/lesson")["id"]
    with ann.at(table) as a:
        play_with_bots(a)
    record = ann.get(f"/api/tables/{table}/record")
    assert Table.replay(record).over
    assert verify(record) == []
    assert len(ann.get(f"/api/tables/{table}/replay?seat=0")["steps"]) == len(record["moves"]) + 1
    again = ann.post(f"/api/tables/{table}/rematch")
    with ann.at(again["id"]) as a:
        assert a.started["board"]["round"] == 1  # dealt as usual


def test_that_game_outlives_a_restart(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        table = ann.post("/api/games/pinata/lesson")["id"]
        cookies = dict(ann.http.cookies)
        with ann.at(table) as a:
            before = a.started["board"]
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        ann.http.cookies = httpx.Cookies(cookies)
        with ann.at(table) as a:
            assert a.started["board"] == before
