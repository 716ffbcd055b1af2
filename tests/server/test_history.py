"""What somebody has played: the list of their own games, and the profile that everybody may see."""

import hashlib
from collections.abc import Callable

import pytest

from parlour.server.db.queries import history

from .people import Browser, play_on

Visit = Callable[[], Browser]


def duel(ann: Browser, bob: Browser, listed: bool = False) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str(ann.post("/api/tables", {"game": "ninjan", "seats": seats, "listed": listed})["id"])
    bob.join(table)
    return table


def play(table: str, ann: Browser, bob: Browser) -> None:
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])


def test_my_games_the_newest_first_with_their_results(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    bob.patch("/api/me", {"name": "Bob"})
    over, running, waiting = duel(ann, bob), duel(bob, ann), ann.make("open", "me")
    play(over, ann, bob)
    games = ann.get("/api/me/games")
    assert games["next"] is None
    assert [(game["id"], game["state"]) for game in games["games"]] == [
        (waiting, "open"),
        (running, "playing"),
        (over, "over"),
    ]
    last = games["games"][2]
    assert [seat["you"] for seat in last["seats"]] == [True, False]
    assert last["seats"][1]["name"] == "Bob"
    result = ann.get(f"/api/tables/{over}/record")["result"]
    assert last["scores"] == result["scores"]
    assert [seat for seat, place in enumerate(last["places"]) if place == 1] == result["winners"]
    assert last["rated"]
    assert last["made_at"] < last["over_at"]
    assert games["games"][1]["places"] is None
    assert eve.get("/api/me/games") == {"games": [], "next": None}
    assert [game["id"] for game in ann.get("/api/me/games?over=false")["games"]] == [waiting, running]
    assert [game["id"] for game in ann.get("/api/me/games?over=true")["games"]] == [over]


def test_a_long_history_comes_page_by_page(club: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PAGE", 2)
    ann = club()
    made = [ann.make("me", "open") for _ in range(5)]
    seen, before = [], ""
    for _ in range(3):
        page = ann.get(f"/api/me/games{before}")
        seen.append([game["id"] for game in page["games"]])
        before = f"?before={page['next']}"
    assert seen == [made[:2:-1], made[2:0:-1], made[:1]]
    assert page["next"] is None
    assert ann.get("/api/me/games?before=soon", status=400)["text"]["key"] == "problem-input"
    assert ann.get("/api/me/games?before=-1", status=400)["text"]["key"] == "problem-input"


def test_a_profile_tells_what_everybody_may_know(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    guest = ann.post("/api/account", {"name": "Ann/Ä", "password": "correct horse"})["id"]
    private, listed = duel(ann, bob), duel(ann, bob, listed=True)
    for table in (private, listed):
        play(table, ann, bob)
    running = duel(ann, bob)
    profile = eve.get("/api/people/ann%2Fä")
    assert profile["name"] == "Ann/Ä"
    assert profile["since"].startswith("20")
    (strength,) = profile["strengths"]
    assert (strength["game"], strength["games"]) == ("ninjan", 2)
    # A private table's address is known to those who were there.
    assert [game["id"] for game in profile["finished"]["games"]] == [listed, None]
    assert [game["id"] for game in bob.get("/api/people/ann%2Fä")["finished"]["games"]] == [listed, private]
    for secret in (guest, bob.get("/api/me")["id"], private, running):
        assert secret not in str(profile)


def test_only_accounts_have_a_profile(any_club: Visit) -> None:
    ann = any_club()
    ann.patch("/api/me", {"name": "Ann"})
    for name in ("Ann", "Nobody", "%00", "x" * 200):
        assert ann.get(f"/api/people/{name}", status=404)["text"]["key"] == "problem-no-such-person"
    assert ann.get(f"/api/people/{'x' * 201}", status=400)["text"]["key"] == "problem-input"


def test_the_record_holds_what_the_page_needs_to_recompute_the_shuffle(club: Visit) -> None:
    """As docs/records.md says it, from the record alone."""
    ann, bob = club(), club()
    table = duel(ann, bob)
    promised = ann.get(f"/api/tables/{table}")["commitment"]
    play(table, ann, bob)
    record = ann.get(f"/api/tables/{table}/record")
    seed = bytes.fromhex(record["seed"])
    assert hashlib.sha256(b"parlour shuffle 1 " + seed).hexdigest() == record["commitment"] == promised
    for number, (results, bounds) in enumerate(zip(record["chance"], record["bounds"], strict=True)):
        stream = hashlib.shake_256(b"parlour words 1 " + seed + number.to_bytes(8, "big")).digest(8 * len(results))
        words = [int.from_bytes(stream[at : at + 8], "big") % 2**62 for at in range(0, len(stream), 8)]
        assert [word % below for word, below in zip(words, bounds, strict=True)] == results
    assert record["bounds"][0][:3] == [48, 47, 46]  # the deck is shuffled card by card
