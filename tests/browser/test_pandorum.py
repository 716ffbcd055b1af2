"""Pandorum in real browsers: a base, a nose and a system card, a whole game, the keyboard, phones, the components."""

import random
import re
from contextlib import suppress
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from parlour.games import find
from parlour.server.room import rooms
from parlour.table import Table
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import (
    OFFERED,
    accept_invitation,
    at_table,
    ended,
    fits_a_phone,
    in_every_language,
    open_table,
    shoot,
    the_end_of_a_game_or_all_of_it,
)

pytestmark = pytest.mark.slow

CARD = f"button[data-card]{OFFERED}"
HEX = f"[data-hex]{OFFERED}"
STACK = f"[data-stack]{OFFERED}"
CHOICE = f".panel.sheet [data-act]{OFFERED}"
DISCARD = '.panel [data-act^="-"]'


# --- a game in which it all happens ----------------------------------------------------------------------

MOST_MOVES = 45
LIKED = ("module!", "base!", "base", "^", "+tap_in", "d:tap_in", "nose")  # moves, the most liked one first


def liking(move: str, chance: random.Random) -> float:
    """How gladly a move is made that leads to a base, a used nose or a system card; all others are alike."""
    word = move[0] if move.startswith("^") else re.sub(r"[a-z]+_tap_in", "tap_in", move)
    if word == "-tap_in":
        return -1.0
    return float(len(LIKED) - LIKED.index(word)) if word in LIKED else chance.random()


def story(seed: int) -> Table | None:
    """A game from this seed until seat 0 has built a base, used its nose and taken money; None if that takes long."""
    table = Table("pandorum", 2, seed=seed.to_bytes(32, "big"))
    chance = random.Random(seed)
    while not table.over and table.number < MOST_MOVES:
        [seat] = table.waiting
        table.play(seat, max(table.moves(seat), key=lambda move: liking(move, chance)))
        own = [event for _, event in table.happened if event.data.get("seat") == 0]
        base = any(event.type == "built" and event.data["piece"] == "base" for event in own)
        nose = any(event.type == "emptied" for event in own)
        system = any(event.type == "took" and event.data["amount"] > 0 for event in own)
        if base and nose and system:
            return table
    return None


@cache
def short_story() -> Table:
    return next(table for seed in range(1000) if (table := story(seed)))


def make(page: Page, move: str) -> None:
    """Make a step as a person would who goes step by step: a card is lifted before it is discarded, a hex aimed at."""
    if move.startswith("-"):
        page.locator(f'button[data-card="{move[1:]}"]{OFFERED}').first.click(position={"x": 8, "y": 30})
        page.locator(f'[data-act="{move}"]').click()
    elif move[0] in ">^":
        page.locator(f'[data-hex="{move[1:]}"]{OFFERED}').click()
        page.locator("[data-steps], [data-confirm]").first.click()  # there are no steps where the turn ends there
    else:
        page.locator(f'[data-act="{move}"]{OFFERED}').click()


def type_in(page: Page, move: str) -> None:
    page.locator("#typed-move").fill(move)
    page.locator("#typed-move").press("Enter")


def test_a_base_a_nose_and_a_system_card(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    told = short_story()
    monkeypatch.setattr(rooms, "new_seed", lambda: told.seed)
    ann, bob = visit(), visit()
    table = open_table(ann, "pandorum", 2, None)
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    begun = int(ann.locator("[data-number]").get_attribute("data-number") or "")
    with at_table(bob, table) as other:
        bob.goto("/")  # a program goes on for Bob
        for number, (seat, move) in enumerate(told.log, start=begun):
            if seat == 1:
                other.until_number(number)
                assert other.play(move)["type"] == "accepted"
                continue
            expect(ann.locator("[data-number]")).to_have_attribute("data-number", str(number))
            if move.startswith("d"):
                type_in(ann, move)
            else:
                for step in move.split():
                    make(ann, step)
    for seat, quids in enumerate(told.view(0)["board"]["quids"]):
        expect(ann.locator(f'[data-seat="{seat}"] [data-quids]')).to_have_text(str(quids))
    for words in ("build a base", "have used", "take"):
        expect(ann.locator(".log")).to_contain_text(re.compile(words))
    shoot(ann, "pandorum-table")


# --- a whole game ----------------------------------------------------------------------------------------


def move_by_mouse(page: Page) -> None:
    """Take the last choice in the panel, or the turn that is proposed for the first hex that is lit, or draw."""
    with suppress(TimeoutError):  # what was offered may be gone by now: look again
        if page.locator(CHOICE).count():
            page.locator(CHOICE).last.click(timeout=1000)
        elif page.locator(HEX).count():
            page.locator(HEX).first.click(timeout=1000)
            page.locator("[data-confirm]").click(timeout=1000)
        elif page.locator(f"[data-deck]{OFFERED}").count():
            page.locator("[data-deck]").click(timeout=1000)
        elif page.locator(STACK).count():
            page.locator(STACK).last.click(timeout=1000)


@the_end_of_a_game_or_all_of_it(60)
def test_a_game_to_the_end_with_the_mouse(visit: Visit, ahead: int) -> None:
    page = visit()
    table = open_table(page, "pandorum", 4, "greedy", ahead=ahead)
    expect(page.locator("button[data-card]").first).to_be_visible()
    for _ in range(900):
        if ended(page):
            break
        move_by_mouse(page)
        page.wait_for_timeout(30)
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_role("table", name="Cargo")).to_be_visible()
    shoot(page, "pandorum-end")
    page.goto(f"/t/{table}/replay")
    expect(page.locator("[data-hex]")).to_have_count(61)
    page.keyboard.press("End")
    expect(page.locator("[data-status]")).to_contain_text(re.compile("win|share", re.I))


# --- by keyboard, and looking before choosing --------------------------------------------------------------


def test_a_building_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 2, "random")
    page.locator(CARD).first.wait_for()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(page.locator('button[data-card][aria-pressed="true"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(DISCARD)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hex]:focus")).to_have_attribute("aria-disabled", "false")  # the best hex
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hex]:focus")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    page.locator("[data-steps]").press("Enter")
    own = page.locator('[data-seat="0"]')
    while not own.locator("[data-fly^=slot-0-]").count():
        with suppress(AssertionError):
            expect(page.locator(CHOICE).first).to_be_visible(timeout=3000)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    expect(own).to_contain_text(re.compile("1 of 3 cards|mining: 1"))


def test_a_hex_says_beforehand_what_it_pays_or_why_not(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 2, "greedy")
    page.locator(CARD).first.wait_for()
    page.locator('[data-hex][aria-label*="volcano"]').first.click(force=True)
    expect(page.locator("[data-note]")).to_contain_text(re.compile("PD-13"))
    page.locator(CARD).first.click(position={"x": 8, "y": 30})
    expect(page.locator(".panel")).to_contain_text(re.compile("for each|or a"))
    page.locator(DISCARD).click()
    expect(page.locator(HEX).first).to_be_visible()
    lit = page.locator(HEX, has_not=page.locator('[data-hex="e5"]')).first
    expect(lit).to_have_attribute("aria-label", re.compile("You could go here"))
    page.locator('[data-hex][aria-label*="volcano"]').first.hover()
    expect(page.locator("[data-note]")).to_contain_text(re.compile("PD-1[0-9]"))
    lit.click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)


# --- a whole turn at once ----------------------------------------------------------------------------------


def hex_for_a_base(page: Page) -> Locator:
    """A hex where a base pays the most."""
    return page.locator(f'{HEX}[aria-label*="build a base"]').first


def test_a_base_takes_two_clicks_and_everything_in_it_can_be_changed(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 2, "greedy")
    hex_for_a_base(page).click()
    confirm = page.locator("[data-confirm]")
    proposed = confirm.get_attribute("data-act") or ""
    page.locator("[data-adjust^=discard]").click()
    page.locator('.choices [data-choice^="-"]:not([aria-current="true"])').first.click()
    expect(confirm).not_to_have_attribute("data-act", proposed)
    page.locator('[data-choice^="nose "]').first.click()
    expect(confirm).to_have_attribute("data-act", re.compile(" nose"))
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    hex_for_a_base(page).click()
    page.get_by_role("button", name="Build the base").click()
    expect(page.locator(".log")).to_contain_text(re.compile("Guest .* builds a base|You build a base"))


def test_a_base_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, height=844, touch=True)
    open_table(page, "pandorum", 2, "greedy")
    hex_for_a_base(page).tap()
    fits_a_phone(page, "[data-confirm], [data-steps]")
    page.locator("[data-confirm]").tap()
    expect(page.locator('[data-seat="0"] [data-fly^=slot-0-]').first).to_be_attached()


def test_the_planet_stays_under_a_mouse_that_goes_over_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 4, "greedy")
    page.locator(CARD).first.wait_for()

    def heights() -> set[float]:
        """Of the planet, while the mouse goes over it."""
        seen = set[float]()
        for hexagon in page.locator("[data-hex]").all()[::3]:
            hexagon.hover(force=True)
            page.wait_for_timeout(40)
            seen.add(page.evaluate("document.querySelector('.map').clientHeight"))
        return seen

    assert len(heights()) == 1
    page.evaluate("document.querySelector('.board').style.setProperty('--prompt-h', '0')")
    heights()  # sentences longer than the room that is kept beforehand: the longest has its own from now on
    assert len(heights()) == 1


def test_looking_at_a_card_tells_what_it_pays_where_and_a_stack_is_drawn_at_once(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 2, "greedy")
    page.locator(HEX).first.wait_for()
    amounts = page.locator(".badges").text_content() or ""
    page.locator(CARD).first.hover(position={"x": 8, "y": 30})
    expect(page.locator(".badges")).not_to_have_text(amounts)
    page.locator(STACK).first.click(position={"x": 8, "y": 8})
    expect(page.locator("[data-fly^='hand-']")).to_have_count(5)  # like cards lie on one another


def test_the_planet_comes_nearer_and_goes_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandorum", 2, "greedy")
    page.locator(CARD).first.wait_for()

    def width() -> float:
        box = page.locator('[data-hex="e5"]').bounding_box()
        assert box
        return box["width"]

    whole = width()
    page.keyboard.press("+")
    assert width() > whole * 1.3
    page.keyboard.press("0")
    assert width() == pytest.approx(whole)
    page.locator('[data-hex="e5"]').hover()
    page.mouse.wheel(0, -400)
    seen = "document.querySelector('[data-hex=e5]').getBoundingClientRect().width"
    page.wait_for_function(f"whole => {seen} > whole", arg=whole)


# --- phones and components ---------------------------------------------------------------------------------


@in_every_language
def test_a_phone_shows_everything_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(language=language, width=360, height=740)
    open_table(page, "pandorum", 4, "greedy")
    page.locator(CARD).first.wait_for()
    fits_a_phone(page, "button[data-card], [data-deck], [data-stack], [data-hex]")
    page.locator(CARD).first.click(position={"x": 8, "y": 30})
    fits_a_phone(page, DISCARD)
    shoot(page, f"pandorum-phone-{language}")
    page.locator(DISCARD).click()
    page.locator(HEX).first.click()
    fits_a_phone(page, "[data-confirm]")
    assert untranslated(page) == []


def test_a_phone_on_its_side_shows_everything_too(visit: Visit) -> None:
    page = visit(width=740, height=360)
    open_table(page, "pandorum", 3, "greedy")
    page.locator(CARD).first.wait_for()
    fits_a_phone(page, "button[data-card], [data-deck], [data-stack], [data-hex]")
    shoot(page, "pandorum-sideways")


def test_every_component_can_be_looked_at(visit: Visit) -> None:
    page = visit("/g/pandorum", height=2000)
    # The modules and bases for one number of players are told together.
    components = [one for one in find("pandorum").components() if one.name != "bases"]
    expect(page.locator("[data-component]")).to_have_count(len(components))
    expect(page.locator('[data-component="crater_drill"]')).to_contain_text("made here")
    expect(page.locator('[data-component="small_trade_logistics"]')).to_contain_text("from the rulebook")
    shoot(page, "pandorum-components", full_page=True)
