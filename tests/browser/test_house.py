"""The house itself: its front door, its languages, its settings."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.games import specs
from parlour.words import say
from tests.browser.conftest import Visit, untranslated

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.mark.parametrize("language", ["en", "ru", "cs", "uk"])
def test_the_home_page_speaks_the_browsers_language(visit: Visit, shots: Path, language: str) -> None:
    page = visit(language=language)
    for kind in specs():
        title = say({"key": f"{kind.code}-title"}, language)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.locator("body")).to_contain_text(say({"key": f"{kind.code}-sentence"}, language))
        expect(page.locator("body")).to_contain_text(kind.facts.designer)
    assert untranslated(page) == []
    assert page.evaluate("document.documentElement.lang") == language
    page.screenshot(path=shots / f"home-{language}.png", full_page=True)


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit()
    page.get_by_role("combobox").first.select_option("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_ones_name_is_kept(visit: Visit) -> None:
    page = visit()
    name = page.get_by_label("Your name")
    name.fill("Božena")
    name.press("Enter")
    page.wait_for_timeout(300)
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Božena")


@pytest.mark.parametrize("code", [kind.code for kind in specs()])
def test_the_rules_can_be_read_by_their_ids(visit: Visit, code: str) -> None:
    page = visit()
    kind = next(kind for kind in specs() if kind.code == code)
    title = say({"key": f"{code}-title"})
    card = page.locator("article, section, li").filter(has=page.get_by_role("heading", name=title)).last
    card.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile("rules", re.I)).first.click()
    dialog = page.get_by_role("dialog")
    for section in kind.facts.sections:
        for rule in section.rules:
            expect(dialog).to_contain_text(rule)


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/t/nowhere", expect_error="status of 404")
    expect(page.locator("body")).to_contain_text(say({"key": "problem-no-such-table"}).split(".")[0])
