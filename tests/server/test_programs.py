"""Programs: accounts with a token, made by a person, that sit where the maker of a table allows it."""

import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.server.http.limits import Limits

from .people import Browser, play_with_bots, quick_hashes, serving, visiting

Visit = Callable[[], Browser]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_hashes(monkeypatch)


@pytest.fixture
def owner(club: Visit) -> Browser:
    return with_account(club(), "Ann")


def with_account(browser: Browser, name: str) -> Browser:
    browser.post("/api/account", {"name": name, "password": "correct horse"})
    return browser


def program(visit: Visit, owner: Browser, name: str = "Robo") -> tuple[Browser, str]:
    """A program of the owner, and its id for the owner."""
    made = owner.post("/api/programs", {"name": name})
    return with_token(visit(), made["token"]), made["program"]["id"]


def with_token(browser: Browser, token: str) -> Browser:
    """A program that uses this token; the cookie it has too counts for nothing."""
    browser.http.headers["Authorization"] = f"Bearer {token}"
    return browser


def key(problem: Any) -> str:
    return str(problem["text"]["key"])


def table_for_programs(browser: Browser, *kinds: str, **more: Any) -> str:
    wishes = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    made = browser.post("/api/tables", {"game": "ninjan", "seats": wishes, "programs": True, **more})
    return str(made["id"])


def test_a_program_plays_where_the_maker_allows_it_and_is_marked(any_club: Visit) -> None:
    ann, bob = with_account(any_club(), "Ann"), any_club()
    robo, _ = program(any_club, ann)
    assert robo.get("/api/me") | {"id": ""} == {
        "id": "",
        "name": "Robo",
        "guest": None,
        "account": True,
        "program": True,
        "language": None,
    }
    table = table_for_programs(bob, "open", "greedy", listed=True)
    assert any(listed["id"] == table and listed["programs"] for listed in robo.get("/api/lobby"))
    seats = robo.join(table)["seats"]
    assert (seats[0]["name"], seats[0]["program"], seats[0]["account"]) == ("Robo", True, True)
    with robo.at(table) as at:
        assert at.table["programs"]
        play_with_bots(at)
    assert ann.get("/api/people/robo")["program"]
    assert not ann.get("/api/people/ann")["program"]
    (past,) = robo.get("/api/me/games")["games"]
    assert past["rated"]
    assert [seat["program"] for seat in past["seats"]] == [True, False]
    assert robo.get("/api/people/Robo")["strengths"][0]["games"] == 1
    again = robo.post(f"/api/tables/{table}/rematch")
    assert again["programs"]


def test_a_game_with_one_s_own_program_is_not_rated(club: Visit, owner: Browser) -> None:
    first, second = program(club, owner)[0], program(club, owner, "Robina")[0]
    beside_owner = table_for_programs(owner, "me", "open")
    assert owner.get(f"/api/tables/{beside_owner}")["unrated"] is None
    assert first.join(beside_owner)["unrated"] == "own"
    beside_each_other = table_for_programs(club(), "open", "open")
    assert first.join(beside_each_other)["unrated"] is None
    assert second.join(beside_each_other)["unrated"] == "own"


def test_a_program_is_refused_elsewhere(club: Visit, owner: Browser) -> None:
    robo, _ = program(club, owner)
    table = club().make("me", "open")
    assert key(robo.post(f"/api/tables/{table}/join", {}, status=403)) == "problem-no-programs"
    assert not club().get(f"/api/tables/{table}")["programs"]
    with robo.at(table) as at:  # but it may watch
        assert at.table["seats"][1]["kind"] == "open"


def test_a_table_that_a_program_opens_is_for_programs(club: Visit, owner: Browser) -> None:
    robo, _ = program(club, owner)
    other, _ = program(club, owner, "Other")
    table = robo.make("me", "open")
    assert other.join(table)["state"] == "playing"
    assert other.get(f"/api/tables/{table}")["programs"]


def test_a_token_is_told_once_and_stored_as_a_hash(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann = with_account(visit(), "Ann")
        made = ann.post("/api/programs", {"name": "Robo"})
        (listed,) = ann.get("/api/programs")
        assert listed == made["program"] == {"id": listed["id"], "name": "Robo", "active": True}
        assert ann.get("/api/me/data")["programs"] == [{"id": listed["id"], "name": "Robo"}]
    dump = "\n".join(sqlite3.connect(db).iterdump())
    assert made["token"] not in dump
    assert hashlib.sha256(made["token"].encode()).hexdigest() in dump


def test_a_revoked_token_is_void_at_once(club: Visit, owner: Browser) -> None:
    robo, id = program(club, owner)
    table = robo.make("me", "greedy")
    with robo.at(table) as at, owner.at(table) as watching:
        assert [one["active"] for one in owner.delete(f"/api/programs/{id}/token")] == [False]
        with pytest.raises(ConnectionClosed):
            at.until("a message that does not come")
        watching.until("people")  # the owner's own socket stays
    response = robo.http.get("/api/me")
    assert (response.status_code, key(response.json())) == (401, "problem-token")
    assert response.headers["www-authenticate"] == "Bearer"
    assert "set-cookie" not in response.headers
    again = owner.post(f"/api/programs/{id}/token")
    assert again["program"]["active"]
    assert with_token(club(), again["token"]).get("/api/me")["name"] == "Robo"


def test_a_new_token_takes_the_place_of_the_old_one(club: Visit, owner: Browser) -> None:
    robo, id = program(club, owner)
    robo.get("/api/me")
    owner.post(f"/api/programs/{id}/token")
    robo.get("/api/me", status=401)


def test_a_socket_with_an_unknown_token_is_told_why(club: Visit, owner: Browser) -> None:
    table = owner.make("me", "open")
    url = f"{owner.address.replace('http', 'ws')}/ws/tables/{table}"
    # The cookie beside it does not help.
    headers = {"Authorization": "Bearer parlour_nothing", "Cookie": owner.cookie}
    with connect(url, additional_headers=headers) as socket:
        assert "problem-token" in str(socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4401


def test_a_program_does_nothing_that_is_for_people(club: Visit, owner: Browser) -> None:
    robo, id = program(club, owner)
    wish = {"name": "Another", "password": "correct horse"}
    refused = [
        robo.patch("/api/me", {"name": "Ann"}, status=403),
        robo.post("/api/account", wish, status=403),
        robo.post("/api/login", wish | {"name": "Ann"}, status=403),
        robo.post("/api/logout", status=403),
        robo.post("/api/password", {"old": "correct horse", "new": "wrong horse!"}, status=403),
        robo.delete("/api/me", status=403),
        robo.get("/api/programs", status=403),
        robo.post("/api/programs", {"name": "Child"}, status=403),
        robo.post(f"/api/programs/{id}/token", status=403),
        robo.delete(f"/api/programs/{id}/token", status=403),
        robo.delete(f"/api/programs/{id}", status=403),
    ]
    assert {key(problem) for problem in refused} == {"problem-people-only"}
    assert "set-cookie" not in robo.http.get("/api/me").headers
    for password in ("", "correct horse"):  # nobody logs in to it
        answer = club().http.post("/api/login", json={"name": "Robo", "password": password})
        assert answer.status_code in (400, 403)


def test_a_program_belongs_to_its_owner_alone(club: Visit, owner: Browser) -> None:
    _, id = program(club, owner)
    bob = with_account(club(), "Bob")
    assert bob.get("/api/programs") == []
    for request in (
        bob.post(f"/api/programs/{id}/token", status=404),
        bob.delete(f"/api/programs/{id}/token", status=404),
        bob.delete(f"/api/programs/{id}", status=404),
    ):
        assert key(request) == "problem-no-such-program"
    assert key(club().post("/api/programs", {"name": "Orphan"}, status=409)) == "problem-no-account"
    # Nobody bears its name, or one that looks like it: Cyrillic о.
    assert key(bob.patch("/api/me", {"name": "Rоbo"}, status=409)) == "problem-name-taken"
    assert key(owner.post("/api/programs", {"name": "Bob"}, status=409)) == "problem-name-taken"


def test_one_person_has_ten_programs_at_most(club: Visit, owner: Browser) -> None:
    ids = [program(club, owner, f"Robo {number}")[1] for number in range(10)]
    assert key(owner.post("/api/programs", {"name": "Robo 10"}, status=409)) == "problem-too-many-programs"
    assert len(owner.delete(f"/api/programs/{ids[0]}")) == 9
    program(club, owner, "Robo 0")  # the name is free again


def test_programs_go_with_their_owner(any_club: Visit) -> None:
    ann, bob = with_account(any_club(), "Ann"), any_club()
    robo, _ = program(any_club, ann)
    table = table_for_programs(bob, "me", "open")
    robo.join(table)
    ann.delete("/api/me", {"password": "correct horse"})
    robo.get("/api/me", status=401)
    seat = bob.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["name"], seat["program"], seat["stand_in"]) == (None, False, "medium")


def test_a_program_has_the_limits_of_a_person(db: Path) -> None:
    """Each token for itself."""
    with serving(db, limits=Limits(tables_a_minute=1, sockets_at_once=1)) as address, visiting(address) as visit:
        ann = with_account(visit(), "Ann")
        robo, _ = program(visit, ann)
        other, _ = program(visit, ann, "Other")
        table = robo.make("me", "open")
        wish = {"game": "ninjan", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert key(robo.post("/api/tables", wish, status=429)) == "problem-too-fast"
        other.post("/api/tables", wish)
        with robo.at(table):
            url = f"{address.replace('http', 'ws')}/ws/tables/{table}"
            with connect(url, additional_headers=robo.token) as second:
                assert "problem-busy" in str(second.recv())
            with other.at(table):
                pass
