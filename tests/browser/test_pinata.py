"""Whole games of Piñata in real browsers: with the mouse, with the keyboard, on a phone."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import (
    OFFERED,
    accept_invitation,
    ended,
    fits_a_phone,
    in_every_language,
    open_table,
    shoot,
    the_end_of_a_game_or_all_of_it,
)

pytestmark = pytest.mark.slow

CARD = f"button[data-card]{OFFERED}"
SIDE = f"[data-mat][data-side]{OFFERED}"


def move_by_mouse(page: Page) -> None:
    """Lift the first card that fits anywhere and lay it at the first side that lights up; or end an exchange."""
    with suppress(TimeoutError):  # what was offered may be gone by now: look again
        if page.locator("[data-draw]").is_visible():
            page.locator("[data-draw]").click(timeout=1000)
        elif page.locator(CARD).count():
            page.locator(CARD).first.click(timeout=1000)
            page.locator(SIDE).first.click(timeout=1000)


@the_end_of_a_game_or_all_of_it(30)
def test_a_game_to_the_end_with_the_mouse(visit: Visit, ahead: int) -> None:
    page = visit()
    table = open_table(page, "pinata", 2, "greedy", ahead=ahead)
    page.locator("button[data-card]").first.wait_for()
    for number in range(900):
        if ended(page):
            break
        move_by_mouse(page)
        if number == 12:
            shoot(page, "pinata-table")
        page.wait_for_timeout(30)
    expect(page.locator("#end-title")).to_be_visible()
    shoot(page, "pinata-end")
    page.goto(f"/t/{table}/replay")
    expect(page.locator("[data-mat][data-side]").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-status]")).to_contain_text(re.compile("win|draw|share", re.I))


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "pinata", 2, "random", ahead=60)  # of some 90
    page.locator("button[data-card]").first.wait_for()
    for _ in range(2000):
        if ended(page):
            break
        if page.locator("[data-draw]").is_visible():
            page.locator("[data-draw]").focus()
            page.keyboard.press("Enter")
        elif page.locator(CARD).count():
            page.locator(CARD).first.focus()
            page.keyboard.press("Enter")
            for key in ("1", "2", "3", "4", "Shift+Digit1", "Shift+Digit2", "Shift+Digit3", "Shift+Digit4"):
                page.keyboard.press(key)
        page.wait_for_timeout(30)
    expect(page.locator("#end-title")).to_be_visible()


def test_a_lifted_card_shows_where_it_fits_and_goes_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "pinata", 2, "greedy")
    expect(page.locator(CARD).first).to_be_visible()
    assert page.locator(SIDE).count() == 0
    page.locator(CARD).first.click()
    expect(page.locator(SIDE).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SIDE)).to_have_count(0)


def test_the_opponents_hand_is_nowhere_on_the_page(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = open_table(ann, "pinata", 2, None)
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(ann.locator("button[data-card]")).to_have_count(8)
    expect(bob.locator("button[data-card]")).to_have_count(8)
    mine = ann.locator("button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    theirs = bob.locator("button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    for card in set(theirs) - set(mine):
        assert f'"{card}"' not in ann.content()


@in_every_language
def test_a_phone_shows_everything_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(language=language, width=360, height=740)
    open_table(page, "pinata", 2, "easy")
    expect(page.locator("button[data-card]")).to_have_count(8)
    fits_a_phone(page, "button[data-card], [data-mat][data-side]")
    assert untranslated(page) == []
    shoot(page, f"pinata-phone-{language}")
