"""Guided first games in a real browser: every lesson played to its end on the board, and what leads to them."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games import specs
from parlour.table.lessons import LessonStep, lesson
from parlour.words import LANGUAGES, say
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import fits_a_phone, overlapping, wrong_for_axe
from tests.browser.test_layout import EXAMINE, SHEETS

pytestmark = pytest.mark.slow

GAMES = [spec.code for spec in specs()]
DESKTOP, PHONE = (1280, 800), (390, 844)


# --- making the expected moves ---------------------------------------------------------------------------


def _ninjan(page: Page, step: LessonStep, move: str) -> None:
    pile = re.fullmatch(r"[x+](\d)", move)
    page.locator(f'[data-pile="{pile[1]}"]' if pile else f'button[data-card="{move}"]').click()


def _pinata(page: Page, step: LessonStep, move: str) -> None:
    card, mat, other = re.fullmatch(r"(\w+)@(\d)(\^?)", move).groups()  # type: ignore[union-attr]
    page.locator(f'button[data-card="{card}"]').first.click()
    page.locator(f'[data-mat="{mat}"][data-side="{"other" if other else "own"}"]').click()


def _pandaspin(page: Page, step: LessonStep, move: str) -> None:
    """Pick the cards that are pointed at, then press the button that appears."""
    for point in step.points:
        if point.startswith("card:") and move != "pass":
            page.locator(f'button[data-card="{point[5:]}"]').click()
    page.locator(f'[data-figure="{move}"], [data-act="{move}"]').click()


def _pandorum(page: Page, step: LessonStep, move: str) -> None:
    """Draw from the stack; pick the card or the hex, then press the button that appears."""
    kind, what = re.fullmatch(r"(-|>|d:)?(.+)", move).groups()  # type: ignore[union-attr]
    if kind:
        page.locator(
            {"-": f'button[data-card="{what}"]', ">": f'[data-hex="{what}"]', "d:": f'[data-stack="{what}"]'}[kind]
        ).click()
    if kind != "d:":
        page.locator(f'[data-act="{move}"]').click()


MAKERS: dict[str, Callable[[Page, LessonStep, str], None]] = {
    "ninjan": _ninjan,
    "pinata": _pinata,
    "pandaspin": _pandaspin,
    "pandorum": _pandorum,
}


def sentence(text: dict[str, Any], language: str = "en") -> str:
    return say(text, language)


def shows(page: Page, step: LessonStep, language: str = "en") -> None:
    """The words of this step can be read without scrolling, what it points at is marked, and nothing is covered."""
    expect(page.locator("[data-words]")).to_contain_text(sentence(step.text, language))
    assert page.locator("[data-words]").evaluate("words => words.scrollHeight - words.clientHeight") <= 1
    if step.points:
        expect(page.locator("[data-pointed]").first).to_be_visible()
    assert overlapping(page, "[data-words]", "[data-pointed]") == []
    if page.evaluate("window.complaints === undefined"):
        page.evaluate(EXAMINE)
    phone = page.viewport_size is not None and page.viewport_size["width"] <= 640
    sheets = SHEETS.get(page.url.rpartition("/")[2]) if phone else None
    assert page.evaluate("how => complaints(how)", {"sheets": sheets}) == []


def play(page: Page, game: str, language: str = "en") -> None:
    """Play the lesson to its end. Every part that is pointed at appears, at the latest when the move is made."""
    for step in lesson(game).steps[:-1]:
        shows(page, step, language)
        if step.frames[0].expected is None:
            page.locator("[data-next]").click()
            continue
        assert page.locator("[data-next]").count() == 0
        for frame in step.frames:
            MAKERS[game](page, step, frame.expected or "")
    shows(page, lesson(game).steps[-1], language)
    expect(page.locator("[data-play-on]")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/learn/{game}", language=language)
    play(page, game, language)
    assert wrong_for_axe(page) == []
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-status]").first).to_be_visible()
    assert "data-play-on" not in page.content()


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [DESKTOP, PHONE])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_in_every_language_and_on_a_phone(
    visit: Visit, game: str, language: str, width: int, height: int
) -> None:
    page = visit(f"/learn/{game}", language=language, width=width, height=height)
    play(page, game, language)
    assert untranslated(page) == []


def test_a_lesson_by_keyboard_on_a_phone(visit: Visit) -> None:
    """The keyboard begins on the words; Enter leads to what they point at, and there makes the move."""
    page = visit("/learn/ninjan", width=PHONE[0], height=PHONE[1])
    for step in lesson("ninjan").steps[:-1]:
        shows(page, step)
        fits_a_phone(page, "[data-words], [data-pointed], [data-next]")
        move = step.frames[0].expected
        if move is None:
            page.locator("[data-words]").focus()
            page.keyboard.press("Tab")
        else:
            if not page.evaluate("document.activeElement.matches('[data-words]')"):
                page.locator("[data-words]").focus()
            page.keyboard.press("Enter")
            if move == "S2":  # the learner finds this card alone
                page.locator('button[data-card="S2"]').focus()
        page.keyboard.press("Enter")
    shows(page, lesson("ninjan").steps[-1])


def test_a_wrong_move_is_answered_and_not_made(visit: Visit) -> None:
    page = visit("/learn/ninjan")
    page.locator("[data-next]").click()
    step = lesson("ninjan").steps[1]
    shows(page, step)
    page.locator('button[data-card="S9"]').click()
    expect(page.locator("[data-answer]")).to_have_text(sentence(step.frames[0].answers["S9"]))
    expect(page.locator("button[data-card]")).to_have_count(9)
    page.locator('button[data-card="P7"]').click()
    shows(page, lesson("ninjan").steps[2])
    expect(page.locator("[data-answer]")).to_have_text("")


def test_a_lesson_is_left_and_resumed(visit: Visit) -> None:
    page = visit("/learn/pinata")
    first, second = lesson("pinata").steps[:2]
    page.locator("[data-next]").click()
    shows(page, second)
    page.reload()
    shows(page, second)
    page.locator("[data-back]").click()
    shows(page, first)
    expect(page.locator("[data-back]")).to_be_disabled()


def test_a_newcomer_is_asked_once(visit: Visit) -> None:
    page = visit("/g/ninjan", newcomer=True)
    now, learn = say({"key": "new-play-now"}), say({"key": "learn-first-learn"})
    page.get_by_role("button", name=now).click()
    assert wrong_for_axe(page) == []
    page.get_by_role("button", name=learn).click()
    page.wait_for_url("**/learn/ninjan")
    shows(page, lesson("ninjan").steps[0])
    page.goto("/g/ninjan")
    page.get_by_role("button", name=now).click()
    page.wait_for_url("**/t/*")
    page.goto("/g/pinata")
    page.get_by_role("button", name=now).click()
    page.get_by_label(say({"key": "learn-first-never"})).check()
    page.get_by_role("button", name=say({"key": "learn-first-deal"})).click()
    page.wait_for_url("**/t/*")
    page.goto("/g/pandorum")
    page.get_by_role("button", name=now).click()
    page.wait_for_url("**/t/*")
