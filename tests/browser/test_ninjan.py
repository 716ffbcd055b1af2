"""Whole games of Ninjan in real browsers: two people, the keyboard alone, a phone."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from parlour.words import say
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import (
    OFFERED,
    accept_invitation,
    ended,
    fits_a_phone,
    open_table,
    play_among_themselves,
    shoot,
    wrong_for_axe,
)

pytestmark = pytest.mark.slow


def choices(page: Page) -> Locator:
    """Everything that can be done now: a hand card, a pile or a sign."""
    return page.locator(f"[data-card]{OFFERED}:is(button), [data-pile]{OFFERED}, [data-sign]{OFFERED}")


def play_on(*pages: Page) -> None:
    """Each makes the first move offered, until everybody sees the end."""
    for _ in range(600):
        if all(ended(page) for page in pages):
            return
        for page in pages:
            if choices(page).count() and not ended(page):
                with suppress(TimeoutError):  # what was offered may be gone by now: look again
                    choices(page).first.click(timeout=1000)
        pages[0].wait_for_timeout(30)
    raise AssertionError("the game does not end")


def hand(page: Page) -> set[str]:
    return set(page.locator("button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


def test_two_people_play_each_other_to_the_end(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = open_table(ann, "ninjan", 2, None)
    expect(ann.get_by_role("textbox", name="Link")).to_have_value(re.compile(f"/t/{table}$"))
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(ann.locator("button[data-card]")).to_have_count(9)
    expect(bob.locator("button[data-card]")).to_have_count(9)
    assert not hand(ann) & hand(bob)
    chosen = choices(ann).first.get_attribute("data-card")
    choices(ann).first.click()
    expect(bob.locator("[data-status]")).to_contain_text("1 of 2")
    assert f'"{chosen}"' not in bob.content()  # sealed until both are in
    shoot(ann, "ninjan-secret")
    play_among_themselves(table, ann, bob, moves=27)  # of 36
    play_on(ann, bob)
    shoot(ann, "ninjan-end")
    titles = {page.locator("#end-title").inner_text() for page in (ann, bob)}
    assert len(titles) == 2 or titles == {say({"key": "end-you-share"})}
    for page in (ann, bob):
        expect(page.locator("[data-rating]")).to_have_count(2)

    again = say({"key": "end-rematch"})
    ann.get_by_role("button", name=again).click()
    expect(ann.locator("[data-status]")).to_contain_text(re.compile("Waiting for Guest .* to agree."))
    expect(ann.get_by_role("textbox", name="Link")).to_have_count(0)  # there is no open seat to invite anybody to
    assert not ann.url.endswith(table)
    expect(bob.locator("[data-again]")).to_contain_text("would like to play again")
    assert wrong_for_axe(bob) == []
    bob.get_by_role("button", name=again).click()
    for page in (ann, bob):
        expect(page.locator("button[data-card]")).to_have_count(9)


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    for _ in range(30):  # from the top of the page to the one button that starts a game
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page.locator("button[data-card]")).to_have_count(9)
    for _ in range(1200):
        if ended(page):
            break
        if page.locator(f"[data-pile]{OFFERED}").count():
            for number in "123":
                page.keyboard.press(number)
        elif page.locator(f"[data-sign]{OFFERED}").count() or page.locator(f"button[data-card]{OFFERED}").count():
            focus_hand(page)
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    assert ended(page)


def focus_hand(page: Page) -> None:
    """Tab until a card of the hand, or a sign, has the focus."""
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('button[data-card], [data-sign]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the hand cannot be reached by Tab")


def test_what_cannot_be_done_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    open_table(page, "ninjan", 2, "random")
    for _ in range(40):
        refused = page.locator('[data-pile][aria-disabled="true"]')
        if page.locator(f"[data-pile]{OFFERED}").count() and refused.count():
            refused.first.hover()
            expect(page.locator("[data-note]")).to_contain_text(re.compile("does not beat|must be taken"))
            page.locator("[data-note] button").click()
            expect(page.get_by_role("dialog")).to_contain_text("NJ-7")
            return
        if choices(page).count():
            choices(page).first.click()
        page.wait_for_timeout(100)
    raise AssertionError("no pile was ever refused")


def test_words_name_the_cards_of_a_round_only_once_they_have_turned_over(visit: Visit) -> None:
    page = visit(speed="slow")
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, "ninjan", 3, "random")
    choices(page).first.click()
    expect(page.locator("[data-status]")).to_have_text(say({"key": "ninjan-revealing"}))
    assert "Round 1:" not in page.locator(".log").inner_text()
    expect(page.locator(".log")).to_contain_text("Round 1:")
    expect(page.locator("[data-status]")).not_to_have_text(say({"key": "ninjan-revealing"}))


def test_a_spectator_sees_the_table_but_no_hand(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = open_table(ann, "ninjan", 2, "easy")
    expect(ann.locator("button[data-card]")).to_have_count(9)
    eve.goto(f"/t/{table}")
    expect(eve.locator("[data-pile]")).to_have_count(3)
    assert eve.locator("button[data-card]").count() == 0
    assert not any(f'"{card}"' in eve.content() for card in hand(ann))


def test_reloading_goes_on_where_one_was(visit: Visit) -> None:
    page = visit()
    open_table(page, "ninjan", 3, "easy")
    expect(page.locator("button[data-card]")).to_have_count(9)
    choices(page).first.click()
    expect(page.locator("button[data-card]")).to_have_count(8)
    page.reload()
    expect(page.locator("button[data-card]")).to_have_count(8)


def test_from_the_end_of_a_game_to_its_review(visit: Visit) -> None:
    page = visit()
    open_table(page, "ninjan", 2, "random", ahead=30)
    play_on(page)
    expect(page.locator("[data-review]")).to_contain_text("Your accuracy")
    expect(page.locator("[data-scores] polyline")).to_have_count(2)
    expect(page.locator("[data-best]")).to_be_visible()
    for width, height in ((1280, 800), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        fits_a_phone(page, "[data-to-review], [data-again] .button")
        shoot(page, f"ninjan-end-{width}")
    assert wrong_for_axe(page) == []
    page.locator("[data-to-review]").click()
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        look_through_the_review(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert untranslated(page) == []
        shoot(page, f"ninjan-review-{width}")
        assert wrong_for_axe(page) == []


def await_review(page: Page) -> None:
    expect(page.locator("[data-performance]")).to_have_count(2)
    expect(page.locator("progress")).to_have_count(0)  # the review is whole


def look_through_the_review(page: Page) -> None:
    expect(page.locator("[data-pile]")).to_have_count(3)
    await_review(page)
    page.keyboard.press("End")
    expect(page.locator("[data-status]")).to_contain_text(re.compile("win|share"))
    page.keyboard.press("Home")
    slider = page.get_by_role("slider")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"After 1 of \d+ moves: .*%"))
    assert "step=1" in page.url
    moment = page.locator("[data-moment]").first
    number = moment.get_attribute("data-moment")
    moment.click()
    expect(page.locator(f'[data-decision="{number}"]')).to_be_visible()
    expect(page.locator(f'[data-move="{number}"]')).to_have_attribute("aria-current", "step")


def test_a_review_goes_from_mistake_to_mistake_and_marks_the_better_card(visit: Visit) -> None:
    page = visit()
    table = open_table(page, "ninjan", 2, "random")
    play_on(page)
    page.goto(f"/t/{table}/review")
    await_review(page)
    page.get_by_label(say({"key": "lookback-only-mine"})).check()
    page.locator("body").press("n")
    better = page.locator("[data-better]")
    expect(better).to_be_visible()
    page.locator("body").press("n")
    page.locator("body").press("p")
    expect(page.locator('[data-hint="better"]')).not_to_have_count(0)
    page.get_by_text(re.compile("The options")).click()
    expect(page.locator(".verdict li.own")).to_have_count(1)
    mine = hand(page)
    page.get_by_label(say({"key": "replay-eyes"})).select_option("1")
    expect(page.locator('[data-hint="better"]')).to_have_count(0)
    assert hand(page) != mine


@pytest.mark.parametrize(
    ("language", "scheme"),
    [
        *[("en", "light"), ("ru", "dark"), ("cs", "light"), ("uk", "dark")],
        *[
            pytest.param(*other, marks=pytest.mark.long)
            for other in [("en", "dark"), ("ru", "light"), ("cs", "dark"), ("uk", "light")]
        ],
    ],
)
def test_a_phone_shows_everything_without_scrolling(visit: Visit, language: str, scheme: str) -> None:
    page = visit(language=language, width=360, height=740)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    open_table(page, "ninjan", 4, "easy")
    expect(page.locator("button[data-card]")).to_have_count(9)
    fits_a_phone(page, "button[data-card], [data-pile]")
    assert untranslated(page) == []
    assert page.evaluate("document.documentElement.lang") == language
    shoot(page, f"ninjan-phone-{language}-{scheme}")
