"""Playing again: everybody is asked, and nobody is dealt into a game that they did not agree to."""

from collections.abc import Callable
from typing import Any

import pytest

from .people import Browser, need_protocol, play_on, play_with_bots
from .test_seating import BOT, key, put, until_seat


def again(browser: Browser, table: str, status: int = 200) -> Any:
    return browser.post(f"/api/tables/{table}/rematch", status=status)


def look(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}")


@pytest.fixture
def cat(visit: Callable[[], Browser]) -> Browser:
    return visit()


@pytest.fixture
def finished_by_three(ann: Browser, bob: Browser, cat: Browser) -> str:
    table = ann.make("me", "open", "open")
    bob.join(table)
    cat.join(table)
    with ann.at(table) as a, bob.at(table) as b, cat.at(table) as c:
        play_on([a, b, c])
    return table


def test_a_rematch_is_one_table_with_the_seats_rotated_that_begins_when_all_agree(
    ann: Browser, bob: Browser, finished: str
) -> None:
    with ann.at(finished) as a:
        offered = again(bob, finished)
        while a.table["rematch"] is None:
            a.next()
        assert a.table["rematch"] == offered["id"]
    assert (offered["state"], offered["yours"], offered["is_rematch"]) == ("open", True, True)
    assert [(seat["you"], seat["asked"], seat["ready"]) for seat in offered["seats"]] == [
        (True, False, True),
        (False, True, False),
    ]
    assert again(bob, finished)["state"] == "open", "asking twice does not answer for the others"
    assert bob.get("/api/me/games?over=false")["games"][0]["seats"][1]["asked"]
    agreed = again(ann, finished)
    assert (agreed["id"], agreed["state"], agreed["seats"][1]["asked"]) == (offered["id"], "playing", False)
    assert look(ann, finished)["rematch"] == offered["id"]
    with ann.at(offered["id"]) as a, bob.at(offered["id"]) as b:
        play_on([a, b])


def test_who_declines_frees_the_seat_and_that_is_said(
    ann: Browser, bob: Browser, cat: Browser, finished_by_three: str
) -> None:
    bob.patch("/api/me", {"name": "Bob"})
    table = again(ann, finished_by_three)["id"]  # Bob, Cat, Ann
    with ann.at(table) as a:
        bob.post(f"/api/tables/{table}/leave")
        until_seat(a, 0, kind="open")
        left_by = a.table["seats"][0]["left_by"]
        assert (left_by["name"], a.table["state"]) == ("Bob", "open")
        cat.post(f"/api/tables/{table}/ready", {"ready": True})
        put(ann, table, 0, BOT)
        until_seat(a, 0, kind="bot", left_by=None)
        a.until("update")
        assert [seat["kind"] for seat in a.table["seats"]] == ["bot", "human", "human"]
    assert again(bob, finished_by_three)["id"] == table, "he may watch"
    assert not any(seat["you"] for seat in look(bob, table)["seats"])


def test_what_is_told_of_a_rematch_is_of_the_protocol(ann: Browser, bob: Browser, finished: str) -> None:
    table = again(ann, finished)["id"]
    with ann.at(table) as a, bob.at(table) as b:
        bob.post(f"/api/tables/{table}/leave")
        until_seat(a, 0, kind="open")
        until_seat(b, 0, kind="open")
        letters = [*a.letters, *b.letters]
    need_protocol(letters)


def test_the_host_need_not_wait_for_an_answer(ann: Browser, bob: Browser, finished: str) -> None:
    table = again(ann, finished)["id"]
    assert key(put(ann, table, 0, BOT, status=409)) == "problem-seat-taken"
    put(ann, table, 0, {"kind": "open"})
    assert put(ann, table, 0, BOT)["state"] == "playing"
    assert again(bob, finished)["id"] == table
    assert not any(seat["you"] for seat in look(bob, table)["seats"])


def test_bots_agree_at_once(ann: Browser) -> None:
    table = ann.make("me", "random")
    with ann.at(table) as a:
        play_with_bots(a)
    assert again(ann, table)["state"] == "playing"


def test_who_has_left_is_not_asked_and_who_is_still_there_is(ann: Browser, bob: Browser, cat: Browser) -> None:
    table = ann.make("me", "open", "open")
    bob.join(table)
    cat.join(table)
    with ann.at(table) as a, cat.at(table) as c:
        for browser in (bob, cat):
            browser.post(f"/api/tables/{table}/leave")
        play_with_bots(a, watchers=[c])
        offered = again(ann, table)
    gone, there, _ = offered["seats"]
    assert (gone["kind"], gone["left_by"]["guest"]) == ("open", bob.get("/api/me")["guest"])
    assert (there["kind"], there["asked"]) == ("human", True), "Cat has watched the end"
    cat.post(f"/api/tables/{offered['id']}/ready", {"ready": True})
    assert bob.join(offered["id"])["state"] == "playing"


def test_who_may_ask_for_a_rematch_and_when(ann: Browser, eve: Browser, finished: str) -> None:
    again(eve, finished, status=403)
    again(ann, ann.make("me", "open"), status=409)


def test_who_is_asked_and_deletes_their_data_frees_the_seat_without_a_name(
    ann: Browser, bob: Browser, finished: str
) -> None:
    table = again(ann, finished)["id"]
    bob.delete("/api/me")
    seat = look(ann, table)["seats"][0]
    assert (seat["kind"], seat["left_by"]) == ("open", None)
