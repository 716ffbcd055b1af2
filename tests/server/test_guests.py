import httpx
import pytest

from parlour.server.people.guests import COOKIE

from .people import Browser


def test_a_guest_is_known_again_by_the_cookie(ann: Browser, bob: Browser) -> None:
    assert ann.get("/api/me")["id"] == ann.get("/api/me")["id"]
    assert ann.get("/api/me")["id"] != bob.get("/api/me")["id"]


def test_the_cookie_is_kept_from_scripts_and_other_sites(address: str) -> None:
    cookie = httpx.get(f"{address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # the tests come over plain HTTP


def test_a_forged_cookie_gets_a_new_guest(ann: Browser, address: str) -> None:
    cookie = ann.http.cookies[COOKIE]
    guest = ann.get("/api/me")["id"]
    # Not the last letter: base64 leaves some of its bits unused.
    bent = cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1]
    forged = [guest, f"{guest}.", bent, f"x{cookie}", "ü;=", ""]
    for attempt in forged:
        headers = {b"cookie": f"{COOKIE}={attempt}".encode()}
        assert httpx.get(f"{address}/api/me", headers=headers).json()["id"] != guest


def test_other_cookies_do_no_harm(ann: Browser, address: str) -> None:
    headers = {"cookie": f'{{"a": [1]}}; other="x, y; {COOKIE}={ann.http.cookies[COOKIE]}; last'}
    assert httpx.get(f"{address}/api/me", headers=headers).json()["id"] == ann.get("/api/me")["id"]


def test_name_and_language_are_kept(ann: Browser) -> None:
    assert ann.get("/api/me")["name"].startswith("Guest ")
    ann.patch("/api/me", {"name": "  Ann Ä "})
    ann.patch("/api/me", {"language": "cs"})
    me = ann.get("/api/me")
    assert (me["name"], me["language"]) == ("Ann Ä", "cs")


def test_a_name_must_be_one(ann: Browser) -> None:
    invisible = ["\u3164", "\u115f\u1160", "\u2800", "\u200d", "\u0301", "\ufe0f", "\u00ad"]
    for name in ["", "   ", "x" * 25, "a\nb", ".", " .. ", "...", *invisible]:
        assert ann.patch("/api/me", {"name": name}, status=400)["text"]["key"] == "problem-name"
    assert ann.patch("/api/me", {"name": 7}, status=400)["text"]["key"] == "problem-input"
    assert ann.patch("/api/me", {"language": "xx"}, status=400)["text"]["key"] == "problem-input"


@pytest.mark.parametrize("name", ["👩\u200d🚀", "❤️", "می\u200cخواهم", "Žofie", "!", ".a", "x" * 24])
def test_names_of_all_kinds(ann: Browser, name: str) -> None:
    assert ann.patch("/api/me", {"name": name})["name"] == name
    assert ann.get("/api/me")["name"] == name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("A\u034fnn", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("Ann\u3164", "Ann"),
        ("Ann\u2800", "Ann"),
        ("\u202eAnn\u200b", "Ann"),
        ("  Ann \u00a0\u2003 Lee ", "Ann Lee"),
    ],
)
def test_what_cannot_be_seen_in_a_name_is_left_out(ann: Browser, written: str, name: str) -> None:
    assert ann.patch("/api/me", {"name": written})["name"] == name


def test_who_has_no_name_has_a_number(ann: Browser, bob: Browser, duel: str) -> None:
    me = ann.get("/api/me")
    assert me["name"] == f"Guest {me['guest']}"
    ann.patch("/api/me", {"language": "cs"})
    assert ann.get(f"/api/tables/{duel}")["seats"][0]["guest"] == me["guest"]
    assert ann.get(f"/api/tables/{duel}")["seats"][1]["guest"] == bob.get("/api/me")["guest"]
    assert ann.patch("/api/me", {"name": "Ann"})["guest"] is None
    assert ann.get(f"/api/tables/{duel}")["seats"][0]["guest"] is None
    table = ann.make("me", "open")
    assert ann.get(f"/api/tables/{table}")["seats"][0]["guest"] is None


def test_others_at_the_table_hear_of_the_new_name(ann: Browser, bob: Browser, duel: str) -> None:
    with bob.at(duel) as b:
        ann.patch("/api/me", {"name": "Anna"})
        assert b.until("people")["table"]["seats"][0]["name"] == "Anna"
