"""Panda Spin in real browsers: cards that come back turned, an element card, a bomb; whole games; a phone."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page, Position, TimeoutError, expect

from parlour import Table
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import OFFERED, accept_invitation, ended, fits_a_phone, in_every_language, open_table, shoot

pytestmark = pytest.mark.slow

CARD = f"button[data-card]{OFFERED}"
UNCHOSEN = f"{CARD}[aria-pressed=false]"
CORNER: Position = {"x": 6, "y": 6}  # all that the fan may leave of a card
HIGHEST = ("F2", "M2", "W2")
RUN_VALUES = ["3", "4", "5", "6", "7", "8", "9", "10"]


def choose(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'button[data-card="{card}"]').click(position=CORNER)


def play_on(page: Page) -> None:
    """The quickest way to an end: pass whenever it is possible, else bid the first figure that the first cards make."""
    with suppress(TimeoutError):  # what was offered may be gone by now: look again
        for offer in ("[data-act=pass]", "[data-act='=']", "[data-figure]", UNCHOSEN):
            found = page.locator(f"{offer}{OFFERED}")
            if found.count():
                found.first.click(timeout=1000, position=CORNER)
                return


# --- a table at which it must happen --------------------------------------------------------------------

Hand = list[dict[str, Any]]
OPTIONS = {"suits": "FMW", "mood": "spin"}


def deals() -> Iterator[Table]:
    """One shuffle after another, always the same ones, after which seat 0 leads."""
    for number in count():
        table = Table("pandaspin", players=2, options=OPTIONS, seed=number.to_bytes(32, "big"))
        if table.waiting == (0,):
            yield table


def sit_down(page: Page, deal: Table, level: str | None, monkeypatch: pytest.MonkeyPatch) -> str:
    """At a table that is dealt so."""
    with monkeypatch.context() as patch:
        patch.setattr("parlour.table.shuffle.secrets", SimpleNamespace(token_bytes=lambda size: deal.seed))
        return open_table(page, "pandaspin", 2, level, options=OPTIONS)


def names(table: Table, seat: int) -> list[str]:
    return [card["card"] for card in table.view(seat)["board"]["hand"]]


def turning_to_a_bomb(hand: Hand) -> tuple[str, str] | None:
    """A card that shows three values once it is turned, and a white one of that value: four together."""
    for turning in hand:
        for other in hand:
            if turning["down"] and other["up"] and turning["down"]["values"] == other["up"]["values"] * 3:
                return turning["card"], other["card"]
    return None


def cards_for(table: Table, seat: int, run: str) -> list[str]:
    """White cards of the seat that make the run, one of each value; fewer if it cannot make it."""
    low, high = (RUN_VALUES.index(value) for value in run.split("-"))
    held = {name[1:]: name for name in names(table, seat)}
    return [held[value] for value in RUN_VALUES[low : high + 1] if value in held]


def runs_of_three(table: Table, seat: int) -> list[str]:
    runs = [f"{low}-{high}" for low, high in zip(RUN_VALUES, RUN_VALUES[2:], strict=False)]
    return [run for run in runs if len(cards_for(table, seat, run)) == 3]


def fits(deal: Table) -> bool:
    """Seat 0 holds the water element and can turn a card into most of a bomb; seat 1 can beat it and lead a run."""
    bomb = turning_to_a_bomb(deal.view(0)["board"]["hand"])
    highest = set(HIGHEST) & set(names(deal, 1))
    return bool(bomb and "W!" in names(deal, 0) and highest and runs_of_three(deal, 1))


def bid(page: Page, figure: str, *cards: str) -> None:
    choose(page, *cards)
    page.locator(f'[data-figure="{figure}"]').click()


def test_cards_spin_an_element_wins_and_a_bomb_falls(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = next(filter(fits, deals()))
    turning, other = turning_to_a_bomb(deal.view(0)["board"]["hand"]) or ("", "")
    ann, bob = visit(), visit()
    bob.goto(f"/t/{sit_down(ann, deal, None, monkeypatch)}")
    accept_invitation(bob)
    expect(ann.locator("button[data-card]")).to_have_count(12)

    # Ann's card is beaten and comes back turned; Bob sees it beside her.
    bid(ann, turning[1:], turning)
    expect(bob.locator("[data-act=pass]")).to_be_visible()
    highest = next(card for card in names(deal, 1) if card in HIGHEST)
    bid(bob, "2", highest)
    expect(ann.locator("[data-act=pass]")).to_contain_text("back, turned")
    ann.locator("[data-act=pass]").click()
    expect(ann.locator(f'button[data-card="{turning}~"]')).to_be_visible()
    expect(bob.locator(f'[data-seat="0"] [data-fly="card-{turning}"]')).to_be_visible()

    # Bob leads three values, which is what the water element waits for.
    run = runs_of_three(deal, 1)[0]
    bid(bob, run, *cards_for(deal, 1, run))
    expect(ann.locator("[data-condition=water]")).to_have_class(re.compile("met"))
    choose(ann, "W!")
    shoot(ann, "pandaspin-element")
    ann.locator('[data-act="!W"]').click()
    expect(ann.locator("button[data-card]")).to_have_count(13)
    expect(bob.locator('button[data-card$="~"]')).to_have_count(3)

    # Four values are a set or a bomb; Ann says which.
    choose(ann, f"{turning}~", other)
    expect(ann.locator("[data-figure]")).to_have_count(2)
    ann.locator('[data-figure$="x4!"]').click()
    expect(bob.locator("[data-bid='0']")).to_have_attribute("aria-label", re.compile("bomb"))
    shoot(ann, "pandaspin-bomb")
    bob.locator("[data-act=pass]").click()
    expect(ann.locator("button[data-card]")).to_have_count(11)
    expect(ann.locator("[data-discards]")).to_contain_text("4")


def test_a_game_to_the_end_with_the_mouse(visit: Visit) -> None:
    page = visit()
    table = open_table(page, "pandaspin", 2, "random")
    expect(page.locator("button[data-card]").first).to_be_visible()
    for _ in range(3000):
        if ended(page):
            break
        play_on(page)
        page.wait_for_timeout(15)
    expect(page.locator("#end-title")).to_be_visible()
    shoot(page, "pandaspin-end")
    page.locator(".end .close").click()
    page.locator("[data-sheet]").click()
    expect(page.locator("dialog [data-sheet-table]")).to_contain_text("Round 1")
    page.goto(f"/t/{table}/replay")
    expect(page.locator("button[data-card]").first).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-status]")).to_contain_text(re.compile("win|share", re.I))


# What is offered, and the keys that take it.
OFFERS_BY_KEY = {
    "[data-act=pass]": ("p", "p"),
    "[data-act='=']": ("p", "p"),
    "[data-figure]": ("Digit1",),
    UNCHOSEN: ("ArrowUp",),
}


def test_a_round_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "pandaspin", 2, "random")
    expect(page.locator("button[data-card]").first).to_be_visible()
    for _ in range(1500):
        if page.locator("[data-sheet]").inner_text().startswith("Round 2"):
            break
        for offer, keys in OFFERS_BY_KEY.items():
            if page.locator(f"{offer}{OFFERED}").count():
                if offer == UNCHOSEN:
                    page.locator(UNCHOSEN).first.focus()
                for key in keys:
                    page.keyboard.press(key)
                break
        page.wait_for_timeout(15)
    expect(page.locator("[data-sheet]")).to_contain_text("Round 2")


def pairs(deal: Table) -> list[tuple[str, str]]:
    hand = names(deal, 0)
    return [(one, other) for one, other in pairwise(hand) if one[1:] == other[1:] and one[1:] != "!"]


def test_cards_chosen_offer_their_readings_and_go_back(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = next(filter(pairs, deals()))
    one, other = pairs(deal)[0]
    page = visit()
    sit_down(page, deal, "random", monkeypatch)
    expect(page.locator(CARD).first).to_be_visible()
    expect(page.locator("[data-figure]")).to_have_count(0)
    choose(page, one)
    expect(page.locator(f'[data-figure="{one[1:]}"]')).to_be_visible()
    choose(page, other)
    expect(page.locator("[data-figure]")).to_have_count(1)
    expect(page.locator(f'[data-figure="{one[1:]}x2"]')).to_be_visible()
    expect(page.locator("[data-note]")).to_contain_text("You lead")
    page.keyboard.press("Escape")
    expect(page.locator("[data-figure]")).to_have_count(0)
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_suggested_figure_chooses_its_cards(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = next(filter(pairs, deals()))
    one, _ = pairs(deal)[0]
    page = visit()
    sit_down(page, deal, "random", monkeypatch)
    choose(page, one)
    suggested = page.locator("[data-suggestion]").first
    figure = suggested.get_attribute("data-suggestion")
    suggested.click()
    expect(page.locator(f'[data-figure="{figure}"]')).to_be_visible()
    expect(page.locator(f'[data-card="{one}"][aria-pressed=true]')).to_be_visible()


def held(page: Page) -> list[str]:
    names: list[str] = page.locator("button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return names


def test_a_hand_is_held_as_its_owner_likes(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visit()
    sit_down(page, next(deals()), "random", monkeypatch)
    expect(page.locator("[data-sort=value]")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator("[data-sort=suit]")).to_be_visible()
    by_suit = held(page)
    assert [card[0] for card in by_suit] == sorted((card[0] for card in by_suit), key="FMW".index)

    # By hand: the first card is dragged behind the last, and by key back by one place.
    box = page.locator("button[data-card]").last.bounding_box()
    assert box
    page.locator("button[data-card]").first.hover(position=CORNER)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 20, steps=2)
    page.mouse.up()
    expect(page.locator("[data-sort=own]")).to_be_visible()
    assert held(page) == [*by_suit[1:], by_suit[0]]
    page.locator("button[data-card]").last.focus()
    page.keyboard.press("Shift+ArrowLeft")
    mine = [*by_suit[1:-1], by_suit[0], by_suit[-1]]
    expect(page.locator("button[data-card]").nth(-2)).to_be_focused()
    assert held(page) == mine
    page.reload()
    expect(page.locator("button[data-card]")).to_have_count(12)
    assert held(page) == mine


def test_the_opponents_hand_is_nowhere_on_the_page(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = open_table(ann, "pandaspin", 2, None)
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(ann.locator("button[data-card]")).to_have_count(12)
    expect(bob.locator("button[data-card]")).to_have_count(12)
    for card in bob.locator("button[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"):
        assert f'"{card}"' not in ann.content()


def test_the_card_browser_turns_cards_and_marks_those_of_the_house(visit: Visit) -> None:
    page = visit("/g/pandaspin")
    expect(page.locator("[data-component]")).to_have_count(67)  # 65 cards, panda and bamboo
    queen = page.locator('[data-component="FQ"]')
    expect(queen).to_have_attribute("aria-label", re.compile("rooster, white side up: queen.*rulebook"))
    queen.click()
    expect(queen).to_have_attribute("aria-label", re.compile("blue side up: ace with fire"))
    # Two nines that lie upside down are no sixes.
    expect(page.locator('[data-component="M7"] [data-underline]')).to_have_count(2)
    expect(page.locator('[data-component="F3"]')).to_have_attribute("aria-label", re.compile("made here"))
    shoot(page, "pandaspin-cards", full_page=True)


@in_every_language
def test_a_phone_shows_everything_without_scrolling(visit: Visit, language: str) -> None:
    page = visit(language=language, width=360, height=740)
    open_table(page, "pandaspin", 5, "random")
    expect(page.locator("button[data-card]").first).to_be_visible()
    fits_a_phone(page, "button[data-card], [data-act], [data-figure], [data-seat], [data-condition]")
    assert untranslated(page) == []
    shoot(page, f"pandaspin-phone-{language}")
