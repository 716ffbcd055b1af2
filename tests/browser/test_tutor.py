"""The tutor in real browsers: a hint in three steps, and a warning before a costly move, by keyboard and on a phone."""

from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.server.room.thinking import Thinking
from parlour.study import Decision
from parlour.table import Knowledge
from parlour.words import say
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import open_table, shoot, wrong_for_axe

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move but the best is a blunder: else a warning would depend on the deal."""
    weigh = Thinking.weigh

    async def costly(thinking: Thinking, knowledge: Knowledge, move: str, number: int, payer: str) -> Decision:
        return replace(await weigh(thinking, knowledge, move, number, payer), mark="blunder")

    monkeypatch.setattr(Thinking, "weigh", costly)


def note(page: Page, about: str) -> Locator:
    return page.locator(f'[data-note-about="{about}"]')


def button(where: Page | Locator, key: str) -> Locator:
    page = where if isinstance(where, Page) else where.page
    language = page.evaluate("document.documentElement.lang")
    return where.get_by_role("button", name=say({"key": key}, language), exact=True)


def named_by_hint(page: Page) -> str:
    """Ask for a hint, agree that it costs the rating, and follow it to the move; returns the card it names."""
    expect(note(page, "hint").or_(note(page, "tutor"))).to_have_count(0)
    page.keyboard.press("t")
    button(note(page, "tutor"), "tutor-hint").click()
    expect(button(note(page, "hint"), "tutor-more")).to_be_visible()
    assert page.locator("[data-hint]").count() == 0
    page.keyboard.press("t")
    button(note(page, "hint"), "tutor-show-move").click()
    better = page.locator('button[data-hint="better"]')
    expect(better).to_have_count(1)
    return better.get_attribute("data-card") or ""


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [
        ("en", 1280, 800),
        ("ru", 390, 844),
        pytest.param("cs", 390, 844, marks=pytest.mark.long),
        pytest.param("uk", 1280, 800, marks=pytest.mark.long),
    ],
)
def test_a_hint_then_a_warning(visit: Visit, language: str, width: int, height: int) -> None:
    for _ in range(6):  # until cards are dealt of which the first is much worse than the best
        page = visit(language=language, width=width, height=height)
        hand, warning = page.locator("button[data-card]"), note(page, "warning")
        table = open_table(page, "ninjan", 2, "random")
        expect(hand).to_have_count(9)
        best = named_by_hint(page)
        other = page.locator(f'button[data-card]:not([data-card="{best}"])').first
        note(page, "hint").get_by_role("combobox").select_option("mistake")
        shoot(page, f"tutor-hint-{width}")
        other.focus()
        page.keyboard.press("Enter")
        while not warning.count() and hand.count() == 9:
            page.wait_for_timeout(50)
        if warning.count():
            break
    assert page.request.get(f"/api/tables/{table}").json()["unrated"] == "tutor"
    expect(button(warning, "tutor-show")).to_be_focused()
    expect(hand).to_have_count(9)
    page.keyboard.press("Enter")
    expect(page.locator('button[data-hint="better"]')).to_have_attribute("data-card", best)
    expect(page.locator('button[data-hint="played"]')).to_have_count(1)
    assert wrong_for_axe(page) == []
    assert untranslated(page) == []
    shoot(page, f"tutor-warning-{width}")
    button(warning, "tutor-take-back").click()
    expect(warning).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)

    other.focus()
    page.keyboard.press("Enter")
    button(warning, "tutor-anyway").click()
    expect(hand).to_have_count(8)
    expect(warning).to_have_count(0)


def test_people_who_are_invited_are_told_and_nobody_is_helped_elsewhere(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = open_table(ann, "ninjan", 2, None)
    bob.goto(f"/t/{table}")
    expect(button(bob, "room-sit-down")).to_be_visible()
    assert say({"key": "room-tutor-agree"}) not in bob.locator("main").inner_text()
    button(bob, "room-sit-down").click()
    expect(ann.locator("button[data-card]")).to_have_count(9)
    expect(ann.locator("[data-ask-hint]")).to_have_count(0)

    ann.goto("/g/ninjan")
    ann.get_by_text(say({"key": "new-change"})).click()
    ann.get_by_role("radio", name="2").check()
    ann.get_by_label(say({"key": "new-seat", "args": {"seat": 2}})).select_option("open")
    ann.get_by_text(say({"key": "new-tutor"}), exact=True).click()
    button(ann, "new-open-table").click()
    ann.wait_for_url("**/t/*")
    bob.goto(ann.url)
    expect(bob.locator("main")).to_contain_text(say({"key": "room-tutor-agree"}))
    button(bob, "room-sit-down").click()
    expect(bob.locator("[data-ask-hint]")).to_be_enabled()
