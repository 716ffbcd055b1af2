import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from parlour.server.http.limits import Limits

from .people import Browser


def test_the_games_of_the_house(ann: Browser) -> None:
    games = ann.get("/api/games")
    ninjan = next(game for game in games if game["code"] == "ninjan")
    assert (ninjan["players_min"], ninjan["players_max"]) == (2, 5)


def test_the_components_of_a_game(ann: Browser) -> None:
    assert ann.get("/api/games/ninjan/components") == []  # its table shows them all
    ann.get("/api/games/nothing/components", status=404)


def test_the_examples_of_a_game(ann: Browser) -> None:
    (example,) = ann.get("/api/games/ninjan/examples")
    assert example["name"] == "round"
    assert example["rule"] == "NJ-8"
    assert example["steps"][-1]["view"]["board"]["piles"] == [["R3"], ["S-6"], ["P7", "R-4"]]
    ann.get("/api/games/nothing/examples", status=404)


def test_the_words_of_each_language(ann: Browser) -> None:
    for language in ("en", "ru", "cs", "uk"):
        answer = ann.http.get(f"/api/text/{language}")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "ninjan-title =" in answer.text
    ann.get("/api/text/xx", status=404)


def test_a_table_waits_for_its_open_seats(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", "easy")
    waiting = bob.get(f"/api/tables/{table}")
    assert waiting["state"] == "open"
    assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open", "bot"]
    assert [seat["you"] for seat in waiting["seats"]] == [False, False, False]
    with ann.at(table) as a:
        assert a.view is None
        assert a.events == []
        joined = bob.join(table)
        assert joined["state"] == "playing"
        assert [seat["you"] for seat in joined["seats"]] == [False, True, False]
        assert a.until("update")["table"]["commitment"] == waiting["commitment"]
        assert a.started["seat"] == 0
        assert [event["number"] for event in a.events[:1]] == [1]  # the deal comes with the last one who sits down


def test_somebody_who_comes_and_goes_is_seen(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        assert [seat["online"] for seat in a.table["seats"]] == [True, False]
        with bob.at(duel):
            assert [seat["online"] for seat in a.until("people")["table"]["seats"]] == [True, True]
        assert [seat["online"] for seat in a.until("people")["table"]["seats"]] == [True, False]


def test_everybody_learns_who_invites_them(ann: Browser, bob: Browser) -> None:
    table = ann.make("open", "open")  # the host need not sit there
    host = bob.get(f"/api/tables/{table}")["host"]
    assert (host["name"], host["guest"]) == (ann.get("/api/me")["name"], ann.get("/api/me")["guest"])
    with bob.at(table) as b, ann.at(table) as a:
        ann.patch("/api/me", {"name": "Ann"})
        for socket, yours in ((a, True), (b, False)):
            while socket.table["host"]["name"] != "Ann":
                socket.next()
            assert socket.table["yours"] is yours
    ann.delete("/api/me")
    assert bob.get(f"/api/tables/{table}")["host"] is None


def test_a_seat_can_be_chosen_and_given_back(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.make("me", "open", "open")
    assert bob.post(f"/api/tables/{table}/join", {"seat": 2})["seats"][2]["you"]
    bob.post(f"/api/tables/{table}/join", {"seat": 2})  # a second click changes nothing
    bob.post(f"/api/tables/{table}/join", {"seat": 1}, status=409)
    eve.post(f"/api/tables/{table}/join", {"seat": 2}, status=409)
    for seat in (3, -1):
        eve.post(f"/api/tables/{table}/join", {"seat": seat}, status=400)
    assert bob.post(f"/api/tables/{table}/leave")["seats"][2]["kind"] == "open"
    assert eve.post(f"/api/tables/{table}/join", {"seat": 2})["seats"][2]["you"]


def test_a_game_that_has_begun_is_not_joined(eve: Browser, duel: str) -> None:
    eve.post(f"/api/tables/{duel}/leave", status=403)
    assert eve.post(f"/api/tables/{duel}/join", {}, status=409)["text"]["key"] == "problem-no-open-seat"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"game": "ninjan", "seats": [{"kind": "me"}]},
        {"game": "ninjan", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 5},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]},
        {"game": "ninjan", "seats": [{"kind": "me", "level": "easy"}, {"kind": "open"}]},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"deals": "4"}},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"colour": "red"}},
        {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "00"},
        {},
    ],
)
def test_a_table_that_cannot_be(ann: Browser, wish: dict[str, object]) -> None:
    assert ann.post("/api/tables", wish, status=400)["text"]["key"]


HALF_A_PAIR = "\ud800"


@pytest.mark.parametrize("word", [HALF_A_PAIR, "x" * 41])
@pytest.mark.parametrize("where", ["game", "name", "value"])
def test_words_that_no_answer_could_quote(ann: Browser, word: str, where: str) -> None:
    wish = {
        "game": word if where == "game" else "ninjan",
        "options": {word if where == "name" else "deals": word if where == "value" else "1"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    content = json.dumps(wish)  # with half a pair spelled as an escape
    answer = ann.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"]["key"] == "problem-input"


def test_options_are_kept(ann: Browser) -> None:
    table = ann.make("me", "open", deals="2")
    assert ann.get(f"/api/tables/{table}")["options"]["deals"] == "2"


def test_a_guest_makes_only_so_many_tables_at_once(ann: Browser, bob: Browser) -> None:
    wish = {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(lambda _: ann.http.post("/api/tables", json=wish), range(Limits.tables_a_minute + 5))
        )
    assert sorted(answer.status_code for answer in answers) == [200] * Limits.tables_a_minute + [429] * 5
    assert ann.post("/api/tables", wish, status=429)["text"]["key"] == "problem-too-fast"
    bob.post("/api/tables", wish)


def test_no_such_table(ann: Browser) -> None:
    assert ann.get("/api/tables/nowhere", status=404)["text"]["key"] == "problem-no-such-table"
    for what in ("join", "leave", "rematch"):
        ann.post(f"/api/tables/nowhere/{what}", {}, status=404)
    for what in ("record", "replay", "review"):
        ann.get(f"/api/tables/nowhere/{what}", status=404)


def test_two_who_want_the_last_seat(ann: Browser, visit: Callable[[], Browser]) -> None:
    table = ann.make("me", "open")
    first, second = visit(), visit()
    first.join(table)
    second.post(f"/api/tables/{table}/join", {}, status=409)
    assert [seat["you"] for seat in first.get(f"/api/tables/{table}")["seats"]] == [False, True]
