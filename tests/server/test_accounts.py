"""Accounts: a name of one's own and a password; logging in and out; taking one's data along, and deleting it."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from parlour.server.db.connections import connect
from parlour.server.db.storage import Storage
from parlour.server.http.limits import Delay
from parlour.server.people import accounts
from parlour.server.people.accounts import NOBODY, Accounts, _fits
from parlour.server.people.guests import COOKIE, Guests, Session

from .people import Browser, Socket, play_on, play_with_bots, quick_hashes, serving, visiting

PASSWORD = "correct horse"

Visit = Callable[[], Browser]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that take no time; one test looks at the real ones."""
    quick_hashes(monkeypatch)


def account(browser: Browser, name: str, password: str = PASSWORD, status: int = 200) -> Any:
    return browser.post("/api/account", {"name": name, "password": password}, status)


def login(browser: Browser, name: str, password: str = PASSWORD, status: int = 200) -> Any:
    return browser.post("/api/login", {"name": name, "password": password}, status)


def key(problem: Any) -> str:
    return str(problem["text"]["key"])


def test_an_account_is_the_guest_it_was_made_of_on_every_device(any_club: Visit) -> None:
    ann, telephone = any_club(), any_club()
    before = ann.get("/api/me")
    table = ann.make("me", "open")
    made = account(ann, " Ann ")
    assert (made["id"], made["name"], made["guest"], made["account"]) == (before["id"], "Ann", None, True)
    assert login(telephone, "ＡNN") == made
    assert telephone.get(f"/api/tables/{table}")["seats"][0]["you"]
    assert telephone.get(f"/api/tables/{table}")["seats"][0]["account"]
    assert key(account(telephone, "Anna", status=409)) == "problem-has-account"


def test_logging_out_leaves_a_new_guest(club: Visit) -> None:
    ann = club()
    made = account(ann, "Ann")
    after = ann.post("/api/logout")
    assert after["id"] != made["id"]
    assert not after["account"]
    assert ann.get("/api/me") == after
    assert login(ann, "Ann") == made


def test_a_name_is_nobody_elses(club: Visit) -> None:
    ann, bob = club(), club()
    account(ann, "Ann")
    for spelled in ["Ann", "aNN", "Ａｎｎ", "An\u200dn"]:
        assert key(account(bob, spelled, status=409)) == "problem-name-taken"
        assert key(bob.patch("/api/me", {"name": spelled}, status=409)) == "problem-name-taken"
    ann.patch("/api/me", {"name": "ANN"})
    ann.patch("/api/me", {"language": "cs"})
    assert ann.get("/api/me")["name"] == "ANN"
    account(bob, "Bob")
    assert key(bob.patch("/api/me", {"name": "ann"}, status=409)) == "problem-name-taken"
    ann.patch("/api/me", {"name": "Anna"})
    assert bob.patch("/api/me", {"name": "ann"})["name"] == "ann"
    assert login(club(), "ANN")["name"] == "ann"


@pytest.mark.parametrize("name", [".", ".."])
def test_an_account_needs_a_name_that_leads_to_its_page(club: Visit, name: str) -> None:
    assert key(account(club(), name, status=400)) == "problem-name"


def test_a_name_that_grows_too_long_when_folded_is_none(club: Visit) -> None:
    assert key(account(club(), "\ufdfa" * 24, status=400)) == "problem-name"
    assert key(club().patch("/api/me", {"name": "\ufdfa" * 24}, status=400)) == "problem-name"
    assert key(login(club(), "\ufdfa" * 24, status=403)) == "problem-wrong-password"


@pytest.mark.parametrize("password", ["short", "x" * 201, "half a pair \ud800"])
def test_a_password_must_be_one(club: Visit, password: str) -> None:
    body = json.dumps({"name": "Ann", "password": password})  # it spells what is no letter as well
    refused = club().http.post("/api/account", content=body, headers={"content-type": "application/json"})
    assert (refused.status_code, key(refused.json())) == (400, "problem-password")


def test_however_the_keyboard_spells_it_is_the_same_password(club: Visit) -> None:
    account(club(), "Žofie", "p\u0159\u00edli\u0161 \u017elu\u0165")
    assert login(club(), "Žofie", "pr\u030ci\u0301lis\u030c z\u030clut\u030c")["name"] == "Žofie"


def test_a_wrong_password_and_a_wrong_name_look_the_same(club: Visit) -> None:
    account(club(), "Ann")
    bob = club()
    me = bob.get("/api/me")
    wrong = login(bob, "Ann", "wrong horse", status=403)
    assert key(wrong) == "problem-wrong-password"
    assert login(bob, "Nobody", status=403) == wrong
    assert bob.get("/api/me") == me


def test_a_name_that_nobody_has_is_checked_like_any_other(club: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes the time is done for both."""
    account(club(), "Ann")
    checked = []
    monkeypatch.setattr(accounts, "_fits", lambda kept, password: checked.append(kept))
    login(club(), "Ann", "wrong horse", status=403)
    login(club(), "Nobody", status=403)
    assert len(checked) == 2
    assert checked[1] == accounts.NOBODY
    real = PasswordHasher().hash(PASSWORD)
    assert NOBODY.split("$")[:4] == real.split("$")[:4]  # the same work
    assert len(NOBODY) == len(real)
    assert not _fits(NOBODY, PASSWORD)
    assert _fits(real, PASSWORD)


def test_who_guesses_waits_longer_and_longer(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "Delay", lambda free, longest: Delay(free, longest, clock=lambda: 0.0))
    with serving(db) as address, visiting(address) as visit:
        account(visit(), "Ann")
        bob = visit()
        answers = [login(bob, "Ann", f"wrong horse {n}", status=403) for n in range(6)]
        assert {key(answer) for answer in answers} == {"problem-wrong-password"}
        waiting = login(bob, "ann", status=429)  # even the right one
        assert key(waiting) == "problem-too-many-attempts"
        assert waiting["text"]["args"] == {"seconds": 1}


def test_an_address_that_guesses_many_names_waits_too(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "Delay", lambda free, longest: Delay(min(free, 2), longest, clock=lambda: 0.0))
    with serving(db) as address, visiting(address) as visit:
        for number in range(3):
            login(visit(), f"Somebody {number}", status=403)
        assert key(login(visit(), "Somebody else", status=429)) == "problem-too-many-attempts"


def test_many_attempts_at_once_do_not_slip_through(db: Path) -> None:
    async def work() -> list[str]:
        storage = Storage(f"sqlite:///{db}")
        storage.start()
        door = Accounts(storage)
        done = await asyncio.gather(
            *(door.login("Ann", "wrong horse", "1.2.3.4") for _ in range(20)), return_exceptions=True
        )
        storage.close()
        return [str(error) for error in done]

    refusals = asyncio.run(work())
    assert refusals.count("problem-wrong-password") == 6
    assert refusals.count("problem-too-many-attempts") == 14


def test_only_so_many_wait_for_the_door(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "HASHES_IN_LINE", 0)
    with serving(db) as address, visiting(address) as visit:
        assert key(login(visit(), "Ann", status=429)) == "problem-busy"


def test_a_new_password_logs_the_other_devices_out(any_club: Visit) -> None:
    ann, telephone = any_club(), any_club()
    me = account(ann, "Ann")
    login(telephone, "Ann")
    table = ann.make("me", "open")
    old_cookie = ann.http.cookies[COOKIE]
    with telephone.at(table) as socket:
        wrong = ann.post("/api/password", {"old": "wrong horse", "new": "battery staple"}, status=403)
        assert key(wrong) == "problem-wrong-password"
        assert ann.post("/api/password", {"old": PASSWORD, "new": "battery staple"}) == me
        hung_up(socket)
    assert ann.get("/api/me") == me
    assert telephone.get("/api/me")["id"] != me["id"]
    assert httpx.get(f"{ann.address}/api/me", cookies={COOKIE: old_cookie}).json()["id"] != me["id"]
    with telephone.at(table) as socket:
        assert not any(seat["you"] for seat in socket.table["seats"])
    assert key(login(telephone, "Ann", status=403)) == "problem-wrong-password"
    assert login(telephone, "Ann", "battery staple") == me


def hung_up(socket: Socket) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        socket.until("nothing more")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012


def is_me(address: str, cookie: str) -> str:
    return str(httpx.get(f"{address}/api/me", cookies={COOKIE: cookie}).json()["id"])


def test_logging_out_makes_the_cookie_void_and_closes_its_sockets(any_club: Visit) -> None:
    ann, telephone = any_club(), any_club()
    me = account(ann, "Ann")
    login(telephone, "Ann")
    table = ann.make("me", "open")
    kept = ann.http.cookies[COOKIE]
    with ann.at(table) as socket:
        ann.post("/api/logout")
        hung_up(socket)
    assert is_me(ann.address, kept) != me["id"]
    assert telephone.get("/api/me") == me, "another device stays"


def test_a_cookie_from_before_the_account_is_not_the_account(any_club: Visit) -> None:
    ann = any_club()
    table = ann.make("me", "open")
    before = ann.http.cookies[COOKIE]
    with ann.at(table) as socket:
        me = account(ann, "Ann")
        hung_up(socket)
    assert ann.get("/api/me") == me
    assert is_me(ann.address, before) != me["id"]


def test_the_cookie_of_somebody_deleted_names_nobody(any_club: Visit) -> None:
    ann = any_club()
    cookie, me = ann.http.cookies[COOKIE], ann.get("/api/me")["id"]
    ann.delete("/api/me")
    assert is_me(ann.address, cookie) != me


IMITATIONS = ["An\u034fn", "Ann\ufe0f", "Ann\u3164", "Ann\u2800", "Аnn", "АNN", "Ann", "ａｎｎ", "A\u200bnn"]


@pytest.mark.parametrize("name", IMITATIONS)
def test_nobody_passes_for_an_account(club: Visit, name: str) -> None:
    ann, eve = club(), club()
    account(ann, "Ann")
    assert key(eve.patch("/api/me", {"name": name}, status=409)) == "problem-name-taken"
    assert key(account(eve, name, status=409)) == "problem-name-taken"


def test_names_that_only_share_letters_are_free(club: Visit) -> None:
    ann = club()
    account(ann, "Ann")
    for name in ("Anna", "Ánn", "Nan", "Анна", "安"):
        account(club(), name)


def test_a_guest_who_bears_a_name_that_becomes_an_accounts_is_a_number_again(any_club: Visit) -> None:
    ann, eve, bob = any_club(), any_club(), any_club()
    eve.patch("/api/me", {"name": "Аnn", "language": "cs"})  # with a Cyrillic А
    table = eve.make("me", "open")
    with bob.at(table) as watching:
        account(ann, "Ann")
        assert watching.until("people")["table"]["seats"][0]["guest"] is not None
    me = eve.get("/api/me")
    assert (me["name"], me["language"]) == (f"Guest {me['guest']}", "cs")


def test_two_who_want_the_same_name_at_once_are_one_account(any_club: Visit) -> None:
    people = [any_club() for _ in range(4)]
    with ThreadPoolExecutor(len(people)) as threads:
        names = zip(people, ("Ann", "Аnn", "ANN", "An\u034fn"), strict=True)
        wishes = [threads.submit(person.http.post, "/api/account", json=wish(name)) for person, name in names]
        statuses = sorted(made.result().status_code for made in wishes)
    assert statuses == [200, 409, 409, 409]


def wish(name: str) -> dict[str, str]:
    return {"name": name, "password": PASSWORD}


def test_who_has_no_account_has_no_password_to_change(club: Visit) -> None:
    refused = club().post("/api/password", {"old": PASSWORD, "new": "battery staple"}, status=409)
    assert key(refused) == "problem-no-account"


def test_cookies_of_the_first_version_stay_valid(db: Path) -> None:
    storage = Storage(f"sqlite:///{db}")
    guests = Guests(storage)
    first = guests._signer.sign("0123456789abcdef0123456789abcdef").decode()
    storage.close()
    with serving(db) as address:
        answer = httpx.get(f"{address}/api/me", cookies={COOKIE: first})
        assert answer.json()["id"] == "0123456789abcdef0123456789abcdef"
        renewed = answer.cookies[COOKIE]
        assert renewed.startswith("0123456789abcdef0123456789abcdef.0.")


def test_the_cookie_is_secure_over_https(db: Path) -> None:
    storage = Storage(f"sqlite:///{db}")
    cookie = Guests(storage).cookie(Session("0" * 32, 3), secure=True)
    storage.close()
    assert cookie.endswith("HttpOnly; SameSite=Lax; Secure")


def finished_duel(ann: Browser, bob: Browser) -> str:
    table = ann.make("me", "open")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        assert a.ask(type="say", id="s", text="Good luck!")["type"] == "accepted"
        assert b.ask(type="mute", id="m", seat=0, on=True)["type"] == "accepted"
        play_on([a, b])
    return table


def test_everything_stored_about_me_can_be_taken_along(any_club: Visit) -> None:
    ann, bob = any_club(), any_club()
    account(ann, "Ann")
    ann.patch("/api/me", {"language": "uk"})
    table = finished_duel(ann, bob)
    data, theirs = ann.get("/api/me/data"), bob.get("/api/me/data")
    assert (data["id"], data["name"], data["language"]) == (ann.get("/api/me")["id"], "Ann", "uk")
    assert data["account"]["since"].startswith("20")
    assert [rating["game"] for rating in data["ratings"]] == ["ninjan"]
    assert data["tables_made"] == [table]
    assert theirs["account"] is None
    assert [line["text"] for line in data["said"]] == ["Good luck!"]
    assert theirs["muted_at"] == [table]
    assert [(sat["table_id"], sat["seat"]) for sat in theirs["sat_down"]] == [(table, 1)]
    game = data["games"][0]
    assert (game["table"], game["seat"], game["state"]) == (table, 0, "over")
    record = ann.get(f"/api/tables/{table}/record")
    assert [f"0:{move['move']}" for move in game["moves"]] == [m for m in record["moves"] if m.startswith("0:")]
    assert PASSWORD not in str(data)
    assert "argon2" not in str(data)


def test_a_deleted_person_is_somebody(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    account(ann, "Ann")
    table, waiting = finished_duel(ann, bob), ann.make("me", "open")
    running = bob.make("open", "me")
    ann.join(running)
    guest = ann.get("/api/me")["id"]
    assert key(ann.delete("/api/me", status=403)) == "problem-wrong-password"
    assert key(ann.delete("/api/me", {"password": "wrong horse"}, status=403)) == "problem-wrong-password"
    after = ann.delete("/api/me", {"password": PASSWORD})
    assert after["id"] != guest
    assert ann.get("/api/me") == after

    for place, seat in [(table, 0), (running, 0)]:
        left = eve.get(f"/api/tables/{place}")["seats"][seat]
        assert (left["kind"], left["name"], left["guest"], left["account"]) == ("human", None, None, False)
    assert eve.get(f"/api/tables/{waiting}")["seats"][0]["kind"] == "open"
    assert eve.get(f"/api/tables/{table}/record")["seats"][0]["name"] == "Somebody"
    with eve.at(table) as e:
        assert e.until("chat")["said"] == []
    assert key(login(ann, "Ann", status=403)) == "problem-wrong-password"
    assert key(eve.get("/api/people/Ann", status=404)) == "problem-no-such-person"
    account(eve, "Ann")
    again = bob.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open"]


def test_other_processes_hear_of_a_new_password_and_of_a_deletion(shared_db: str) -> None:
    with serving(shared_db) as here, serving(shared_db) as there, visiting(here) as visit, visiting(there) as come:
        ann, telephone, bob = visit(), come(), come()
        account(ann, "Ann")
        login(telephone, "Ann")
        table = ann.make("me", "open")
        bob.join(table)
        with telephone.at(table) as socket, bob.at(table) as b:
            assert socket.started["seat"] == 0
            ann.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
            hung_up(socket)
            assert b.table["seats"][0]["name"] == "Ann"
            ann.delete("/api/me", {"password": "battery staple"})
            hung_up(b)
        with bob.at(table) as b:
            assert b.table["seats"][0]["name"] is None
            assert b.started["seat"] == 1


def test_nothing_of_a_deleted_person_is_left_in_the_database(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        ann.patch("/api/me", {"name": "Unmistakable"})
        finished_duel(ann, bob)
        finished_duel(bob, ann)
        stood_up = bob.make("me", "open", "open")
        ann.join(stood_up)
        ann.post(f"/api/tables/{stood_up}/leave")
        guest = ann.get("/api/me")["id"]
        assert guest in dump(db)
        ann.delete("/api/me")
        left = dump(db)
    assert guest not in left
    assert "Unmistakable" not in left
    assert "Good luck!" in left  # Bob's


def dump(db: Path) -> str:
    connection = sqlite3.connect(db)
    try:
        return "\n".join(connection.iterdump())
    finally:
        connection.close()


def test_no_log_tells_who_somebody_is(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A whole visit, with everything that goes wrong in it: no id, cookie or password is written anywhere."""
    caplog.set_level(logging.INFO)
    secrets = []
    with serving(db) as address, visiting(address) as visit:
        ann, bob = visit(), visit()
        account(ann, "Ann")
        account(bob, "ann", status=409)
        login(bob, "Ann", "wrong horse", status=403)
        login(bob, "Ann", "x", status=400)
        secrets += [browser.get("/api/me")["id"] for browser in (ann, bob)]
        secrets += [browser.http.cookies[COOKIE] for browser in (ann, bob)]
        table = ann.make("me", "greedy")
        with ann.at(table) as a, bob.at(table):
            a.connection.send("{")
            a.ask(type="say", id="s", text="Hello")
            play_with_bots(a)
        ann.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
        ann.get("/api/me/data")
        ann.get("/api/nowhere", status=404)
        ann.delete("/api/me", {"password": "battery staple"})
        secrets += [browser.http.cookies[COOKIE] for browser in (ann, bob)]
    secrets += [PASSWORD, "wrong horse", "battery staple"]
    said = "\n".join([caplog.text, *(str(record.__dict__) for record in caplog.records)])
    assert "Uvicorn running" in said or caplog.records
    assert [secret for secret in secrets if secret in said] == []


def test_no_error_of_the_database_tells_what_was_to_be_written(db: Path) -> None:
    engine = connect(f"sqlite:///{db}")
    with pytest.raises(sa.exc.IntegrityError) as refused, engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO guests (id) VALUES (:id), (:id)"), {"id": "secret"})
    engine.dispose()
    assert "secret" not in str(refused.value)
