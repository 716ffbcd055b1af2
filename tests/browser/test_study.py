"""What can be made of a finished game: played on from one of its moments, and learnt from."""

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.words import say

from .conftest import Visit, untranslated
from .sitting import THE_END, in_every_language, open_table, wrong_for_axe
from .test_ninjan import choices

pytestmark = pytest.mark.slow


def reviewed(page: Page) -> str:
    """A game that this browser has played, once its review is whole."""
    table = open_table(page, "ninjan", 2, "random", ahead=THE_END)
    page.goto(f"/t/{table}/review")
    expect(page.locator("[data-what-if]")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    return table


def words(page: Page, key: str, **args: object) -> str:
    return say({"key": key, "args": args}, page.evaluate("document.documentElement.lang"))


def test_by_keyboard_from_the_review_to_a_branch_and_back(visit: Visit) -> None:
    page, eve = visit(), visit()
    reviewed(page)
    page.locator("body").press("w")
    dialog = page.get_by_role("dialog")
    dialog.locator("[data-level]").select_option("")  # moving for everybody
    name = dialog.get_by_label(words(page, "whatif-name"))
    name.fill("Another way")
    assert wrong_for_axe(page) == []
    name.press("Enter")
    expect(page.locator("[data-branch-back]")).to_be_visible()
    expect(page.get_by_text("Another way")).to_be_visible()
    branch = page.url
    # The first round: both seats choose, one after the other, each from its own hand.
    held = set[str]()
    for _ in range(2):
        card = choices(page).first
        held.add(card.get_attribute("data-card") or "")
        card.press("Enter")
        expect(page.locator(f'button[data-card="{[*held][-1]}"]')).to_have_count(0)
    page.locator("body").press("u")
    expect(page.locator("button[data-card]")).to_have_count(9)
    assert untranslated(page) == []

    eve.goto(branch)
    expect(eve.locator("[data-pile]")).to_have_count(3)
    assert eve.locator("button[data-card]").count() == 0

    page.locator("[data-branch-back]").press("Enter")
    line = page.locator("[data-branch]")
    expect(line).to_contain_text("Another way")
    line.get_by_role("button").nth(0).press("Enter")
    line.get_by_role("textbox").fill("The other way")
    line.get_by_role("textbox").press("Enter")
    expect(line).to_contain_text("The other way")
    line.get_by_role("button").nth(1).press("Enter")
    page.get_by_role("button", name=words(page, "branch-remove-yes"), exact=True).press("Enter")
    expect(line).to_have_count(0)
    expect(eve.get_by_role("link", name=words(eve, "end-home"))).to_be_visible()


def test_on_a_phone_one_learns_from_ones_mistakes(visit: Visit) -> None:
    page = visit(language="ru")
    reviewed(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_label(words(page, "replay-eyes")).select_option("open")
    expect(page.locator("[data-open-hands]")).to_be_visible()
    page.locator("[data-learn]").click()
    expect(page.locator("#learn-question")).to_be_visible()
    total = int(re.findall(r"\d+", page.locator(".count b").inner_text())[1])
    for _ in range(3):
        page.locator("[data-hint-button]").click()
    expect(page.locator("[data-hint-button]")).to_have_count(0)
    expect(page.locator('[data-hint="better"]')).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert untranslated(page) == []
    assert wrong_for_axe(page) == []
    # What was shown does not count as solved; the same question can be answered all the same.
    page.locator('[data-hint="better"]').first.click()
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    expect(page.locator(".count")).to_contain_text(words(page, "learn-solved", solved=0, total=total))
    if total > 1:
        page.locator("[data-next]").click()
        expect(page.locator("[data-hint-button]")).to_be_visible()
    title = words(page, "learn-title")
    page.goto("/games")
    page.get_by_role("link", name=title).click()
    expect(page.locator("#learn-question")).to_be_visible()


@in_every_language
def test_review_branch_and_questions_in_every_language(visit: Visit, language: str) -> None:
    """The review of a game, a branch with a move in it, and a question that is answered."""
    page = visit(language=language)
    table = reviewed(page)
    expect(page.locator("[data-learn]")).to_have_text(re.compile(r"\d"))
    assert page.evaluate("document.documentElement.lang") == language
    assert untranslated(page) == []
    page.locator("[data-what-if]").click()
    page.get_by_role("dialog").get_by_label(words(page, "whatif-name")).fill(language)
    assert untranslated(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-branch-back]")).to_have_text(words(page, "branch-back"))
    choices(page).first.click()
    assert untranslated(page) == []
    page.goto(f"/t/{table}/review")
    expect(page.locator("[data-branch]", has_text=language)).to_be_visible()
    page.locator("[data-learn]").click()
    for _ in range(3):
        page.locator("[data-hint-button]").click()
    page.locator('[data-hint="better"]').first.click()
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    assert untranslated(page) == []
