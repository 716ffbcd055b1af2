"""The house itself: its front door, its languages, its settings."""

import re

import pytest
from playwright.sync_api import Route, expect

from parlour.games import specs
from parlour.words import LANGUAGES, say
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import OFFERED, in_every_language, open_table, shoot

pytestmark = pytest.mark.slow


@in_every_language
def test_the_home_page_speaks_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    for kind in specs():
        title = say({"key": f"{kind.code}-title"}, language)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.locator("body")).to_contain_text(say({"key": f"{kind.code}-sentence"}, language))
        expect(page.locator("body")).to_contain_text(kind.facts.designer)
    assert untranslated(page) == []
    assert page.evaluate("document.documentElement.lang") == language
    shoot(page, f"home-{language}", full_page=True)


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
    for path, words in {"/nowhere": "missing-title", "/g/nothing": "game-missing", "/t/a/b/c": "missing-title"}.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=say({"key": words}))).to_be_visible()
        expect(page.get_by_role("link", name=say({"key": "end-home"}))).to_have_attribute("href", "/")


def test_on_a_phone_a_game_can_be_begun_without_scrolling(visit: Visit) -> None:
    for language in LANGUAGES:
        page = visit(language=language, width=360, height=640)
        play = page.get_by_role("button", name=say({"key": "new-play-now"}, language)).first
        expect(play).to_be_in_viewport(ratio=0.9)


def test_the_keyboard_begins_on_the_first_thing_to_do(visit: Visit) -> None:
    page = visit()
    open_table(page, "ninjan", 2, "random")
    card = page.locator(f"[data-card]{OFFERED}").first
    card.wait_for()
    for key in ("Tab", "ArrowLeft"):
        page.keyboard.press(key)
        expect(card).to_be_focused()
        page.evaluate("document.activeElement.blur()")
    page.locator("[data-skip]").focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name=say({"key": "sound-on"}))).to_be_visible()
    page.keyboard.press("Enter")
    # What the reader does is told as theirs.
    told = page.get_by_role("log").get_by_text(re.compile("^You (play|put)"))
    pile = page.locator(f"[data-pile]{OFFERED}").first
    expect(told.or_(pile).first).to_be_visible()
    if pile.is_visible():
        pile.click()
    expect(told).to_have_count(1)


def test_a_page_whose_file_is_gone_is_loaded_anew(visit: Visit) -> None:
    """As after an upgrade of the server, while somebody has the older page open."""
    page = visit(expect_error="404")
    asked = list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/assets/CreditsPage-*.js", answer)
    page.get_by_role("link", name=say({"key": "credits-title"})).click()
    expect(page.get_by_role("heading", name=say({"key": "credits-title"}))).to_be_visible()
    assert len(asked) == 2
