"""The lobby lists tables to sit down at and to watch, while somebody is there; and the QR code of a table's link."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.server.db.queries import lobby as lists
from parlour.server.http.qr import picture
from parlour.server.people import lobby

from .people import Browser, play_on, serving, visiting, wait_for

Visit = Callable[[], Browser]


def make(browser: Browser, *kinds: str, listed: bool = True, game: str = "ninjan") -> str:
    seats = [{"kind": kind} for kind in kinds]
    return str(browser.post("/api/tables", {"game": game, "seats": seats, "listed": listed})["id"])


def ids(browser: Browser, game: str = "") -> list[str]:
    return [table["id"] for table in browser.get(f"/api/lobby{game}")]


def test_the_lobby_lists_what_is_meant_for_everybody(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
    make(ann, "me", "open", listed=False)
    first, second = make(ann, "me", "open"), make(bob, "me", "open", game="pinata")
    assert ids(eve) == [second, first]
    assert ids(eve, "?game=ninjan") == [first]
    assert ids(eve, "?game=nothing") == []
    table = eve.get("/api/lobby?game=ninjan")[0]
    assert (table["game"], table["state"]) == ("ninjan", "open")
    assert [(seat["kind"], seat["name"], seat["account"]) for seat in table["seats"]] == [
        ("human", "Ann", True),
        ("open", None, False),
    ]
    assert ann.get("/api/lobby?game=ninjan")[0]["seats"][0]["you"]
    assert ann.get("/api/me")["id"] not in eve.http.get("/api/lobby").text
    assert eve.get(f"/api/tables/{first}")["listed"]

    bob.join(first)
    assert eve.get("/api/lobby?game=ninjan")[0]["state"] == "playing"
    with ann.at(first) as a, bob.at(first) as b:
        play_on([a, b])
    assert ids(eve) == [second]
    again = ann.post(f"/api/tables/{first}/rematch")
    assert ids(eve) == [again["id"], second]


def test_the_lobby_and_ones_own_games_tell_the_clock(any_club: Visit) -> None:
    ann = any_club()
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    seats = [{"kind": "me"}, {"kind": "open"}]
    ann.post("/api/tables", {"game": "ninjan", "seats": seats, "listed": True, "clock": clock})
    make(ann, "me", "open")
    assert [table["clock"] for table in ann.get("/api/lobby")] == [None, clock]
    assert [game["clock"] for game in ann.get("/api/me/games")["games"]] == [None, clock]


def test_the_lobby_has_room_for_the_newest(club: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "LISTED", 2)
    ann = club()
    made = [make(ann, "me", "open") for _ in range(3)]
    assert ids(ann) == made[:0:-1]


def test_a_table_nobody_is_connected_to_drops_out(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SAID_EVERY_SECONDS", 0.05)
    with serving(any_db) as address, visiting(address) as visit:
        ann = visit()
        deserted, busy = make(ann, "me", "open"), make(ann, "me", "open")
        with ann.at(busy):
            assert ids(ann) == [busy, deserted]
            monkeypatch.setattr(lists, "FRESH_SECONDS", 0.5)
            wait_for(lambda: ids(ann) == [busy])
        wait_for(lambda: ids(ann) == [])
        with ann.at(deserted):
            wait_for(lambda: ids(ann) == [deserted])


def test_the_qr_code_is_of_the_address_the_browser_asked(ann: Browser, address: str) -> None:
    table = ann.make("me", "open")
    answer = ann.http.get(f"/api/tables/{table}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == picture(f"{address}/t/{table}", "en")
    elsewhere = ann.http.get(f"/api/tables/{table}/qr", headers={"host": "Games.example:8443"})
    assert elsewhere.content == picture(f"http://Games.example:8443/t/{table}", "en")
    ann.patch("/api/me", {"language": "cs"})
    assert ann.http.get(f"/api/tables/{table}/qr").content == picture(f"{address}/t/{table}", "cs")
    assert ann.get("/api/tables/nothing/qr", status=404)["text"]["key"] == "problem-no-such-table"


@pytest.mark.parametrize("host", ["a b", "a/b", "a@b", "user:pass@a", "[::1", "a:b", '"><script>', "-a", "x" * 300])
def test_no_qr_code_leads_to_a_host_that_is_none(ann: Browser, host: str) -> None:
    table = ann.make("me", "open")
    answer = ann.http.get(f"/api/tables/{table}/qr", headers={"host": host})
    assert answer.status_code == 400


def test_the_picture_is_black_on_white_and_has_a_name(tmp_path: Path) -> None:
    svg = ElementTree.fromstring(picture("http://localhost:8000/t/abc", "uk"))
    (title,) = [part for part in svg.iter() if part.tag.endswith("title")]
    assert title.text == "Посилання на цей стіл"
    assert {"#000", "#fff"} == {value for part in svg.iter() for value in part.attrib.values() if value[:1] == "#"}
