"""People at one table, each in a browser of their own: they meet, talk, wait for each other, and take moves back."""

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, TimeoutError, expect

from parlour.games import find, specs
from parlour.server.room import seating
from parlour.words import say
from tests.browser.conftest import PATIENCE, Visit, untranslated
from tests.browser.sitting import (
    OFFERED,
    accept_invitation,
    ended,
    fits_a_phone,
    in_every_language,
    overlapping,
    play_ahead,
    play_among_themselves,
    shoot,
    wrong_for_axe,
)

pytestmark = pytest.mark.slow

Json = dict[str, object]

BANK: Json = {"kind": "bank", "seconds": 300, "increment": 5}
ROUND = re.compile(r"Round \d")


def ask(page: Page, method: str, path: str, wish: Json) -> Json:
    """A request to the server as this browser's guest."""
    origin = "/".join(page.url.split("/")[:3])
    answer = page.request.fetch(path, method=method, data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def make(page: Page, *seats: str, game: str = "ninjan", clock: Json | None = None) -> str:
    """Make a table: each seat is `me`, `open` or the level of a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    return str(ask(page, "POST", "/api/tables", {"game": game, "seats": wishes, "clock": clock})["id"])


def call(page: Page, name: str) -> None:
    """Let the guest of this browser be known by a name."""
    ask(page, "PATCH", "/api/me", {"name": name})


def meet(ann: Page, bob: Page, clock: Json | None = None) -> str:
    """Two people sit down at one table by its link; the game begins."""
    table = make(ann, "me", "open", clock=clock)
    ann.goto(f"/t/{table}")
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    for page in (ann, bob):
        expect(hand(page)).to_have_count(9)
    return table


def word(key: str, **args: object) -> str:
    return say({"key": key, "args": args})


def hand(page: Page) -> Locator:
    return page.locator("button[data-card]")


def choices(page: Page) -> Locator:
    return page.locator(f"[data-card]{OFFERED}:is(button), [data-pile]{OFFERED}, [data-sign]{OFFERED}")


def move(page: Page) -> None:
    """Make the last move that is offered, if any: in a fan of cards nothing lies over the last one."""
    if choices(page).count():
        with suppress(TimeoutError):  # what was offered may be gone by now
            choices(page).last.click(timeout=1000)


def play_until(seen: Locator, *pages: Page) -> None:
    """Everybody makes some moves until something is to be seen."""
    for _ in range(400):
        if seen.count() and seen.first.is_visible():
            return
        for page in pages:
            if not ended(page):
                move(page)
        pages[0].wait_for_timeout(30)
    raise AssertionError("what should be seen does not come")


def tell(page: Page, text: str) -> None:
    field = page.get_by_role("textbox", name=word("chat-say"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def chat(page: Page) -> Locator:
    return page.get_by_role("log", name=word("chat-title"))


def note(page: Page, about: str) -> Locator:
    return page.locator(f'[data-note-about="{about}"]')


# --- before the game ---------------------------------------------------------------------------------


def test_people_meet_by_a_link_talk_and_begin_when_all_are_ready(visit: Visit) -> None:
    ann, bob = visit(width=1280), visit(width=1280)
    call(ann, "Ann")
    call(bob, "Bob")
    table = make(ann, "me", "open")
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("img", name=word("room-qr"))).to_be_visible()
    ann.get_by_label(word("room-ready")).uncheck()
    bob.goto(f"/t/{table}")
    expect(
        bob.get_by_role("heading", name=word("invited-title", host="Ann", game=word("ninjan-title")))
    ).to_be_visible()
    for term in (word("game-minutes", minutes=find("ninjan").facts.minutes), word("clock-none"), word("table-rated")):
        expect(bob.locator("dl")).to_contain_text(term)
    expect(bob.get_by_role("img", name=word("room-qr"))).to_have_count(0)  # the link is the host's to give away
    assert wrong_for_axe(bob) == []
    expect(bob.locator("body")).to_contain_text(word("problem-chat-watching"))
    accept_invitation(bob)
    expect(bob.locator("[data-status]")).to_have_text(word("room-not-ready"))
    expect(bob.locator('li[data-seat="0"]')).to_contain_text(word("room-is-not-ready"))
    tell(bob, "Hello <b>there</b>")
    expect(chat(ann)).to_contain_text("Hello <b>there</b>")
    tell(ann, "Welcome")
    expect(chat(bob)).to_contain_text("Welcome")
    shoot(ann, "waiting")

    ann.get_by_role("button", name=word("chat-mute", name="Bob")).click()
    expect(chat(ann)).not_to_contain_text("Hello")
    tell(bob, "Do you hear me?")
    expect(chat(bob)).to_contain_text("Do you hear me?")
    expect(chat(ann)).not_to_contain_text("hear me")
    ann.get_by_role("button", name=word("chat-hear", name="Bob")).click()
    expect(chat(ann)).to_contain_text("Do you hear me?")

    ann.get_by_label(word("room-ready")).click()  # with it the game begins, and the box is gone
    for page in (ann, bob):
        expect(hand(page)).to_have_count(9)
    expect(ann.get_by_role("tab", name=word("log-title"))).to_be_visible()
    tell_later(ann, bob)


def tell_later(ann: Page, bob: Page) -> None:
    """What is said while the log is read is counted at the chat's tab and button."""
    ann.get_by_role("tab", name=word("chat-title")).click()
    tell(ann, "Your choice")
    expect(bob.get_by_role("button", name=word("chat-unread", count=1))).to_be_visible()
    bob.keyboard.press("c")
    expect(chat(bob)).to_contain_text("Your choice")
    expect(bob.get_by_role("button", name=word("chat-title"), exact=True)).to_be_visible()


def test_who_made_the_table_says_who_sits_where(visit: Visit) -> None:
    ann, bob = visit(), visit()
    call(bob, "Bob")
    table = make(ann, "me", "open", "open", clock=BANK)
    ann.goto(f"/t/{table}")
    time, more = word("time-minutes", count=5), word("time-seconds", count=5)
    expect(ann.locator("dl")).to_contain_text(word("clock-bank-increment", time=time, more=more))
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(bob.get_by_label(word("room-ready"))).to_be_visible()
    assert bob.get_by_label(word("room-fill-seat", seat=3)).count() == 0
    ann.get_by_role("button", name=word("room-send-away", name="Bob")).click()
    expect(bob.get_by_role("button", name=word("room-sit-down"))).to_be_visible()
    ann.get_by_label(word("room-fill-seat", seat=3)).select_option("easy")
    ann.get_by_role("button", name=word("room-remove-bot", name=word("bot-name-3"))).click()
    expect(ann.locator('li[data-seat="2"]')).to_contain_text(word("seat-open"))
    ann.get_by_label(word("room-fill-seat", seat=2)).select_option("random")
    ann.get_by_label(word("room-fill-seat", seat=3)).select_option("random")
    expect(hand(ann)).to_have_count(9)
    expect(bob.locator("body")).to_contain_text(word("table-watching"))


# --- in the game -------------------------------------------------------------------------------------


def test_moves_are_taken_back_at_once_or_when_the_others_agree(visit: Visit) -> None:
    ann, bob = visit(width=1280), visit(width=1280)
    meet(ann, bob)
    undo = ann.locator("[data-undo]")
    expect(undo).to_be_disabled()
    move(ann)
    expect(hand(ann)).to_have_count(8)
    expect(undo).to_be_enabled()
    ann.keyboard.press("u")  # nobody has seen the card
    expect(hand(ann)).to_have_count(9)

    revealed = ann.get_by_role("log").get_by_text(ROUND)
    move(ann)
    move(bob)
    expect(revealed).to_have_count(1)
    undo.click()
    expect(note(ann, "undo")).to_contain_text("Still to answer")
    note(bob, "undo").get_by_role("button", name=word("undo-agree")).click()
    expect(note(ann, "undo")).to_have_count(0)
    expect(revealed).to_have_count(0)  # the log has forgotten it as well
    expect(hand(ann)).to_have_count(9)

    play_until(revealed, ann, bob)
    undo.click()
    note(bob, "undo").get_by_role("button", name=word("undo-refuse")).click()
    expect(note(ann, "undo")).to_have_count(0)
    expect(revealed).to_have_count(1)
    expect(undo).to_be_disabled()


def test_what_taking_back_costs_alone_with_bots_is_said_before_it_is_done(visit: Visit) -> None:
    page = visit(width=1280)
    table = make(page, "me", "random")
    page.goto(f"/t/{table}")
    revealed = page.get_by_role("log").get_by_text(ROUND)
    undo, dialog = page.locator("[data-undo]"), page.get_by_role("dialog")
    play_until(revealed, page)
    undo.click()
    expect(dialog).to_contain_text(word("undo-unrates"))
    dialog.get_by_role("button", name=word("undo-keep")).click()
    expect(revealed).to_have_count(1)
    page.keyboard.press("u")
    dialog.get_by_role("button", name=word("undo-button")).click()
    unrated = f"async () => (await (await fetch('/api/tables/{table}')).json()).unrated === 'undo'"
    page.wait_for_function(unrated)

    play_until(revealed, page)
    undo.click()  # the game is not rated any more: there is nothing left to say
    expect(dialog).to_have_count(0)


SOON = 8000  # milliseconds; a spectator who is not caught up watches these moves for some 20 seconds and more


def test_a_spectator_who_is_behind_catches_up_on_demand_and_at_the_end(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit(speed="slow")
    table = meet(ann, bob)
    eve.goto(f"/t/{table}")
    behind, log = note(eve, "behind"), eve.get_by_role("log")
    play_until(behind, ann, bob)
    play_among_themselves(table, ann, bob, moves=14)  # of 36
    expect(ann.get_by_role("log").get_by_text(re.compile("Round 4:"))).to_be_visible()
    expect(log.get_by_text(re.compile("Round 4:"))).to_have_count(0)
    shoot(eve, "behind")
    behind.get_by_role("button", name=word("table-catch-up")).click()
    expect(log.get_by_text(re.compile("Round 4:"))).to_be_visible(timeout=SOON)
    play_among_themselves(table, ann, bob)
    expect(eve.locator("#end-title")).to_be_visible(timeout=SOON)


def test_clocks_run_and_a_stand_in_plays_for_who_has_left(visit: Visit) -> None:
    ann, bob = visit(width=1280), visit(width=1280)
    table = meet(ann, bob, clock=BANK)
    clock = ann.locator('[data-clock="0"]:visible')
    expect(clock).to_contain_text(re.compile(r"[45]:\d\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)

    bob.locator("[data-leave]").click()
    expect(bob.get_by_role("dialog")).to_contain_text(word("leave-explained"))
    bob.get_by_role("dialog").get_by_role("button", name=word("leave-button")).click()
    expect(bob).to_have_url(re.compile("/$"))
    other = ann.locator('[data-seat="1"]')
    expect(other).to_contain_text(word("seat-stand-in"))
    play_until(ann.get_by_role("log").get_by_text(re.compile("Round 2:")), ann)
    shoot(ann, "stand-in")

    bob.goto(f"/t/{table}")
    note(bob, "stand-in").get_by_role("button", name=word("standin-back")).click()
    expect(note(bob, "stand-in")).to_have_count(0)
    expect(other).not_to_contain_text(word("seat-stand-in"))
    play_until(ann.get_by_role("log").get_by_text(re.compile("Round 3:")), ann, bob)


def test_the_title_calls_nobody_for_whom_a_stand_in_plays(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = meet(ann, bob)
    expect(ann).to_have_title(re.compile("^●"))
    for page in (ann, bob):
        page.locator("[data-leave]").click()
        page.get_by_role("dialog").get_by_role("button", name=word("leave-button")).click()
        expect(page).to_have_url(re.compile("/$"))
    # Nobody is left to play with when Bob goes: his stand-in waits, and he might still move himself.
    bob.goto(f"/t/{table}")
    expect(note(bob, "stand-in")).to_be_visible()
    expect(choices(bob).first).to_be_visible()
    expect(bob).to_have_title(re.compile("^[^●]"))


def test_a_line_that_is_cut_is_seen_and_comes_back(visit: Visit) -> None:
    ann, bob = visit(expect_error="ERR_INTERNET_DISCONNECTED"), visit()
    meet(ann, bob)
    ann.context.set_offline(True)
    expect(ann.get_by_role("alert")).to_contain_text(word("table-offline"))
    move(ann)
    ann.context.set_offline(False)
    expect(ann.get_by_role("alert")).not_to_contain_text(word("table-offline"))
    expect(hand(ann)).to_have_count(8)


def test_the_others_may_call_a_stand_in_for_who_stays_away(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "ABSENT_SECONDS", 0.5)
    ann, bob = visit(width=1280), visit(width=1280)
    meet(ann, bob)
    bob.close()
    asked = note(ann, "absent")
    asked.get_by_role("button", name=word("standin-call")).click()
    expect(asked).to_have_count(0)
    expect(ann.locator('[data-seat="1"]')).to_contain_text(word("seat-stand-in"))
    play_until(ann.get_by_role("log").get_by_text(ROUND), ann)


CALLED = """
localStorage.setItem("parlour-notices", "on");
localStorage.setItem("parlour-sound", "on");
window.notes = [];
window.tones = 0;
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
};
window.AudioContext = class { state = "closed"; constructor() { window.tones += 1; } };
"""


def test_who_looks_elsewhere_is_called_when_the_table_waits_for_them(visit: Visit) -> None:
    ann, bob = visit(script=CALLED), visit()
    table = make(ann, "me", "open")
    ann.goto(f"/t/{table}")
    expect(ann.locator("[data-status]")).to_be_visible()
    ann.mouse.click(1, 1)  # before that a browser stays silent
    assert ann.evaluate("window.notes") == []
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(ann).to_have_title(re.compile("^●"))
    assert ann.evaluate("window.notes") == [f"{word('ninjan-title')}: {word('turn-yours')}"]
    assert ann.evaluate("window.tones") == 1


# --- after the game ----------------------------------------------------------------------------------


def test_the_shuffle_is_checked_in_the_browser(visit: Visit, tmp_path: Path) -> None:
    page, eve = visit(), visit()
    table = make(page, "me", "random", game="ninjan")
    page.goto(f"/t/{table}")
    page.locator("[data-status]").wait_for()  # the page was here before the end
    play_ahead(page, table)
    with page.expect_download() as download:
        page.get_by_role("link", name=word("end-record")).click()
    download.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text())
    draws = sum(len(block) for block in record["chance"])

    page.get_by_role("button", name=word("shuffle-check")).click()
    expect(page.locator("[data-fair]")).to_have_text(word("shuffle-fair"))
    for line in (word("shuffle-promise-right"), word("shuffle-draws-right", count=draws)):
        expect(page.locator(".check")).to_contain_text(line)
    shoot(page, "shuffle")

    def stacked(route: Route) -> None:
        record["chance"][0][0] ^= 1
        route.fulfill(json=record)

    eve.goto(f"/t/{table}")
    eve.get_by_role("tab", name=word("chat-title")).click()
    tell(eve, "Well played")  # who watches may speak once it is over
    expect(page.get_by_role("button", name=word("chat-unread", count=1))).to_be_visible()

    eve.route("**/record", stacked)
    eve.goto(f"/t/{table}/replay")
    eve.get_by_role("button", name=word("shuffle-check")).click()
    expect(eve.locator("[data-fair]")).to_have_text(word("shuffle-unfair"))
    for line in (word("shuffle-promise-unseen"), word("shuffle-draws-wrong", count=draws, wrong=1)):
        expect(eve.locator(".check")).to_contain_text(line)


# --- on a telephone ----------------------------------------------------------------------------------

NEEDED = {"pandorum": "button[data-card], [data-quids]", "pinata": "button[data-card], [data-mat][data-side]"}


APART = ("[data-status]", "[data-pile]", "[data-mat][data-side]", "[data-seat]", "button[data-card]")


UPRIGHT, SIDEWAYS, SHORT = (360, 740), (740, 360), (640, 360)


@pytest.mark.parametrize(("width", "height"), [UPRIGHT, pytest.param(*SIDEWAYS, marks=pytest.mark.long), SHORT])
@pytest.mark.parametrize("game", [kind.code for kind in specs()])
def test_clocks_leave_room_for_the_game_on_a_phone(visit: Visit, game: str, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    page.goto(f"/t/{make(page, 'me', 'easy', game=game, clock=BANK)}")
    expect(page.locator('[data-clock="0"]:visible')).to_be_visible(timeout=PATIENCE)
    expect(hand(page).first).to_be_visible()
    fits_a_phone(page, NEEDED.get(game, "button[data-card]"))
    assert overlapping(page, *APART) == []
    shoot(page, f"{game}-phone-{width}")


LONGEST_NAME = "Wolfeschlegelsteinhausen"
TWO_LINES = "Ваша карта «ножницы −6» ничего не бьёт: положите её на любую стопку."


@pytest.mark.parametrize("game", [kind.code for kind in specs()])
def test_long_words_leave_room_for_the_game_on_a_small_phone_on_its_side(visit: Visit, game: str) -> None:
    page = visit(width=568, height=320, language="ru")
    call(page, LONGEST_NAME)
    bots = ["easy"] * (find(game).facts.players[-1] - 1)
    page.goto(f"/t/{make(page, 'me', *bots, game=game)}")
    expect(hand(page).first).to_be_visible()
    page.locator("[data-status]").evaluate("(line, words) => (line.textContent = words)", TWO_LINES)
    fits_a_phone(page, NEEDED.get(game, "button[data-card]"))
    assert overlapping(page, *APART, "ol.lane > li", "[data-bid]") == []
    shoot(page, f"{game}-sideways")


def test_a_table_on_a_phone_is_clear_to_eye_and_ear(visit: Visit) -> None:
    page = visit(width=360, height=740)
    table = make(page, "me", "random", clock=BANK)
    page.goto(f"/t/{table}")
    expect(hand(page)).to_have_count(9)
    assert wrong_for_axe(page) == []
    page.locator("[data-chat]").click()
    expect(page.locator("[data-say]")).to_be_visible()
    assert wrong_for_axe(page) == []
    page.keyboard.press("Escape")
    play_ahead(page, table)
    page.get_by_role("button", name=word("shuffle-check")).click()
    expect(page.locator("[data-fair]")).to_be_visible()
    assert wrong_for_axe(page) == []
    page.goto(f"/t/{table}/replay")
    expect(page.locator("[data-seat]").first).to_be_visible()
    assert wrong_for_axe(page) == []


def test_the_end_fits_a_phone_however_long_the_names(visit: Visit) -> None:
    page = visit(width=360, height=740)
    call(page, LONGEST_NAME)
    table = make(page, "me", "random")
    play_ahead(page, table)
    page.goto(f"/t/{table}")
    page.locator("#end-title").wait_for()
    end = page.locator(".end")
    assert end.evaluate("end => end.scrollWidth <= end.clientWidth")


@in_every_language
def test_the_chat_of_a_phone_leaves_the_hand_in_sight(visit: Visit, language: str) -> None:
    page = visit(width=360, height=740, language=language)
    page.goto(f"/t/{make(page, 'me', 'easy')}")
    expect(hand(page)).to_have_count(9)
    page.locator("[data-chat]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("input")).to_be_visible()
    below, above = sheet.bounding_box(), hand(page).first.bounding_box()
    assert below
    assert above
    assert below["y"] + below["height"] <= above["y"]
    assert untranslated(page) == []
    shoot(page, f"chat-phone-{language}")
