"""Learning a game at its table: the game at a glance, notes for what is new, terms, rules and their examples."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.games import specs
from parlour.words import say
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import OFFERED, open_table, wrong_for_axe

pytestmark = pytest.mark.slow

GAMES = [spec.code for spec in specs()]


def word(key: str, language: str = "en", **args: object) -> str:
    return say({"key": key, "args": args}, language)


def sit_down(page: Page, game: str) -> None:
    open_table(page, game, 2, "greedy")
    expect(page.locator("[data-status]")).not_to_be_empty()


def glance(page: Page) -> Locator:
    return page.locator("dialog[data-glance] section")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_a_glance(visit: Visit, game: str) -> None:
    """One tap or one key, one screen, in the longest language, on a phone; nothing for axe to find anywhere."""
    page = visit(language="ru", width=390, height=844)
    sit_down(page, game)
    page.locator("[data-glance-button]").click()
    expect(glance(page).first).to_be_visible()
    content = page.locator("dialog[data-glance] .content")
    assert content.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    assert untranslated(page) == []
    assert wrong_for_axe(page) == []
    page.keyboard.press("Escape")
    expect(glance(page)).to_have_count(0)
    expect(page.locator("[data-glance-button]")).to_be_focused()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.keyboard.press("g")
    expect(glance(page).first).to_be_visible()
    assert content.evaluate("one => one.scrollHeight <= one.clientHeight")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("[data-example]")).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    assert wrong_for_axe(page) == []


def test_the_goal_and_notes_are_for_newcomers(visit: Visit) -> None:
    page = visit(notes=None)
    sit_down(page, "pandorum")
    expect(page.locator("[data-goal]")).to_contain_text(word("pandorum-goal"))
    note = page.locator("[data-first]")
    expect(note).to_have_attribute("data-first", "turn")
    assert wrong_for_axe(page) == []
    note.get_by_role("button", name=word("first-close")).click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator("[data-goal]")).to_be_visible()
    expect(note).to_have_count(0)  # it has been said
    page.get_by_role("button", name=word("settings-title")).click()
    page.get_by_label(word("settings-goal-on")).uncheck()
    notes = page.get_by_label(word("settings-notes-on"))
    notes.uncheck()
    notes.check()  # everything is new again
    assert wrong_for_axe(page) == []
    page.keyboard.press("Escape")
    expect(note).to_have_attribute("data-first", "turn")
    expect(page.locator("[data-goal]")).to_have_count(0)
    note.get_by_role("button", name=word("first-off")).click()
    expect(note).to_have_count(0)
    page.locator(f"[data-stack]{OFFERED}").first.click()  # the deck: whatever follows, nothing is explained
    expect(note).to_have_count(0)


def test_a_note_stands_beside_what_happens(visit: Visit) -> None:
    page = visit(notes=None)
    sit_down(page, "ninjan")
    page.locator(f"button[data-card]{OFFERED}").first.press("Enter")
    expect(page.locator("[data-first]")).to_be_visible()


def test_terms_explain_themselves(visit: Visit) -> None:
    page = visit()
    sit_down(page, "pandaspin")
    page.keyboard.press("g")
    term = glance(page).get_by_role("button", name="trick", exact=True).first
    bubble = page.locator("[role=tooltip]:popover-open")
    term.focus()
    expect(bubble).to_have_text(word("pandaspin-term-trick-means"))
    expect(term).to_have_accessible_description(word("pandaspin-term-trick-means"))
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(glance(page).first).to_be_visible()
    term.hover()
    expect(bubble).to_be_visible()


def test_rules_are_found_and_shown_on_the_board(visit: Visit) -> None:
    page = visit(language="cs")
    sit_down(page, "pandorum")
    page.keyboard.press("r")
    rules = page.get_by_role("dialog")
    search = rules.get_by_role("searchbox")
    search.fill("kupolova")
    expect(rules.locator("[id^=rule-]")).to_have_count(1)
    expect(rules.get_by_role("status").filter(has_text=re.compile("1.pravidlo"))).to_be_visible()
    rules.locator("#rule-PD-21 [data-show]").click()
    example = rules.locator("#rule-PD-21 [data-example]")
    example.get_by_role("button", name=word("replay-forward", "cs")).click()
    expect(example).to_contain_text("4 quidy")
    search.fill("xyz")
    expect(rules.locator("[id^=rule-]")).to_have_count(0)


def test_every_dialog_of_a_table_is_clear_to_the_ear(visit: Visit) -> None:
    page = visit()
    sit_down(page, "ninjan")
    found = []
    for opened in (word("keys-title"), word("settings-title"), word("leave-button")):
        page.get_by_role("button", name=opened).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found += wrong_for_axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert found == []
