"""The workshop: components corrected, entered from a box, shared, printed and played with."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from parlour.games import find
from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import OFFERED, in_every_language, shoot, wrong_for_axe

pytestmark = pytest.mark.slow

GAMES = ("pandaspin", "ninjan", "pandorum", "pinata")
PHONE = {"width": 390, "height": 844}


def edit(page: Page, entry: str) -> None:
    page.locator(f'[data-entry="{entry}"]').press("Enter")
    page.locator("[data-editor] [data-blank]").first.wait_for()


def blank(page: Page, name: str) -> Any:
    return page.locator(f'[data-blank="{name}"]')


def saved(page: Page) -> None:
    expect(page.locator('[data-saving="saved"]')).to_be_visible()


def make(page: Page, game: str, content: dict[str, Any]) -> str:
    answer = page.request.post(f"/api/games/{game}/editions", data={"content": content}, headers=_origin(page))
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def _origin(page: Page) -> dict[str, str]:
    return {"Origin": "/".join(page.url.split("/")[:3])}


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_card_is_corrected_complained_of_undone_and_kept(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/workshop/pandaspin", **size)
    edit(page, "cards/0")
    select = blank(page, "blue").locator("select")
    expect(select).to_be_focused()
    select.press("9")
    wrong = page.locator('[data-editor] [data-complaint="pandaspin-edition-suit"]')
    expect(wrong).to_have_count(0)
    select.select_option(label="3")
    expect(wrong).to_contain_text("PS-3")
    expect(page.locator('[data-editor] [data-source="yours"]')).to_be_visible()
    expect(page.locator("[data-play]")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(wrong).to_have_count(0)
    saved(page)
    page.wait_for_url(lambda url: url.count("/") == 5)
    page.reload()
    edit(page, "cards/0")
    expect(blank(page, "blue").locator("option:checked")).to_have_text("9")
    expect(blank(page, "suit")).to_contain_text("PS-1")
    page.keyboard.press("Enter")
    expect(page.locator('[data-entry="cards/0"]')).to_be_focused()
    expect(page.locator('[data-entry="cards/0"] [data-source="yours"]')).to_be_visible()
    expect(page.locator("[data-change]")).to_have_attribute("href", re.compile("/change$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def test_hexes_are_painted_by_mouse_and_by_keyboard(visit: Visit) -> None:
    page = visit("/workshop/pandorum")
    hexes = page.locator("[data-place][data-terrain]")
    expect(hexes).to_have_count(60)
    page.locator("input[name=brush][value=wasteland]").check(force=True)
    first = page.locator('[data-place="0,-4"]')
    before = first.get_attribute("data-terrain")
    first.click()
    expect(first).to_have_attribute("data-terrain", "wasteland")
    first.press("2")
    expect(first).to_have_attribute("data-terrain", "mountains")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-place="1,-4"]')).to_be_focused()
    for _ in range(2):
        page.locator("[data-undo]").click()
    expect(first).to_have_attribute("data-terrain", str(before))
    page.locator("[data-redo]").click()
    expect(first).to_have_attribute("data-terrain", "wasteland")
    edit(page, "cards/3")
    blank(page, "title").locator("input").fill("Lava lamp")
    blank(page, "payout_each").locator("input").fill("5")
    expect(page.locator("[data-editor]")).to_contain_text("5 for each adjacent volcano")
    saved(page)
    page.locator("[data-differences] summary").click()
    expect(page.locator("[data-differences]")).to_contain_text("Lava lamp")


def test_a_box_is_entered_by_keyboard_alone_and_gone_on_with(visit: Visit) -> None:
    page = visit("/workshop/pinata?box")
    box = page.locator("[data-box]")
    expect(box).to_contain_text("0 of 6")
    expect(box.locator("[data-now]")).to_contain_text("Red")
    expect(blank(page, "values").locator("input")).to_be_focused()
    page.keyboard.type("1 1 2 3 3 4 4 5 5 6 6 7 7")
    page.keyboard.press("Enter")
    expect(box.locator("[data-now]")).to_contain_text("Purple")
    expect(blank(page, "values").locator("input")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_contain_text("2 of 6")
    expect(box.locator("[data-now]")).to_contain_text("Green")
    page.wait_for_url(lambda url: url.endswith("?box") and url.count("/") == 5)
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.keyboard.press("Enter")
    page.reload()
    expect(page.locator("[data-box]")).to_contain_text("3 of 6")
    expect(page.locator("[data-now]")).to_contain_text("Pink")
    page.keyboard.press("Escape")
    expect(page.locator('[data-entry="cards/0"] .card')).to_have_count(13)


def test_a_file_goes_out_and_in_again_and_hostile_ones_change_nothing(visit: Visit, tmp_path: Path) -> None:
    page = visit("/workshop/ninjan", expect_error="400")
    content = find("ninjan").editions.standard()
    cards = [content["cards"][0] | {"values": [*range(-6, 10)], "source": "yours"}, *content["cards"][1:]]
    page.goto(f"/workshop/ninjan/{make(page, 'ninjan', content | {'name': 'Zero', 'cards': cards})}")
    with page.expect_download() as going:
        page.locator("[data-export]").click()
    file = tmp_path / "zero.toml"
    going.value.save_as(file)
    assert find("ninjan").editions.read(file.read_text()).content["cards"] == cards
    before = page.url
    for text, said in {
        "# " + "x" * 200_000: "too large",
        "# " + "x" * 50_000: "too long",
        "this is not TOML": "cannot be read|can be read",
        "x = [[[[[[[[1]]]]]]]]": "too deep",
        file.read_text().replace("Zero", "<b>markup</b>"): "without line breaks",
        'game = "pinata"\nname = "Other"\n': "pinata",
    }.items():
        odd = tmp_path / "odd.toml"
        odd.write_text(text)
        page.locator("input[type=file]").set_input_files(odd)
        alert = page.locator("[role=alert]")
        expect(alert).to_contain_text("Nothing was changed")
        assert any(words in alert.inner_text() for words in said.split("|")), alert.inner_text()
        assert page.url == before
    page.locator("input[type=file]").set_input_files(file)
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-edition-name]")).to_have_value("Zero")
    expect(page.locator("#own-title")).to_be_visible()
    expect(page.get_by_role("link", name="Zero")).to_have_count(2)
    half_made = tmp_path / "half.toml"
    half_made.write_text(file.read_text().replace("Zero", "Half", 1).replace("values = [", "values = [99, ", 1))
    page.locator("input[type=file]").set_input_files(half_made)
    page.locator("[data-import-anyway]").click()
    expect(page.locator("[data-edition-name]")).to_have_value("Half")
    expect(page.locator("[data-play]")).to_have_count(0)


def test_it_is_shared_forked_removed_and_played_with(visit: Visit) -> None:
    ann = visit("/workshop/ninjan")
    content = find("ninjan").editions.standard()
    cards = [content["cards"][0] | {"values": [*range(-6, 10)], "source": "yours"}, *content["cards"][1:]]
    ann.goto(f"/workshop/ninjan/{make(ann, 'ninjan', content | {'cards': cards, 'name': 'Zero'})}")
    ann.locator("[data-share]").check()
    address = ann.get_by_label("Link to this edition").input_value()

    bob = visit(address, **PHONE)
    expect(bob.locator("[data-undo]")).to_have_count(0)
    bob.locator("[data-fork]").click()
    bob.locator("[data-edition-name]").fill("Bob’s")
    saved(bob)
    bob.locator("[data-play]").click()
    note = bob.locator("[data-edition-note]")
    expect(note).to_contain_text("not rated")
    expect(note.locator('[data-complaint="ninjan-edition-zero"]')).to_be_visible()
    expect(bob.locator("[data-edition-choice] option:checked")).to_have_text("Bob’s")
    bob.locator(".now").click()
    expect(bob.locator("[data-edition]")).to_have_text("Bob’s")
    hand, choices = bob.locator("button[data-card]"), f"button[data-card]{OFFERED}, [data-pile]{OFFERED}"
    expect(hand).to_have_count(9)
    for _ in range(100):
        if hand.count() <= 7:
            break
        with suppress(TimeoutError):  # what was offered may be gone by now: look again
            bob.locator(choices).first.press("Enter", timeout=1000)
        bob.wait_for_timeout(50)
    assert hand.count() <= 7
    bob.locator("[data-edition]").click()
    expect(bob.locator("[data-differences]")).to_contain_text("Rock")
    expect(bob.locator("[data-fork]")).to_be_visible()

    ann.locator("[data-remove]").click()
    ann.locator("dialog[open] .primary").click()
    expect(ann.get_by_role("link", name="Zero")).to_have_count(0)


def test_animals_of_a_table_are_those_of_its_edition(visit: Visit) -> None:
    page = visit("/workshop/pandaspin")
    content = find("pandaspin").editions.standard()
    animals = [entry | {"source": "yours"} for entry in content["animals"]]
    animals[0]["animal"], animals[1]["animal"] = animals[1]["animal"], animals[0]["animal"]
    edition = make(page, "pandaspin", content | {"animals": animals, "name": "Swapped"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "pandaspin", "seats": seats, "edition": edition}
    table = page.request.post("/api/tables", data=wish, headers=_origin(page)).json()["id"]
    page.goto(f"/t/{table}/edition")
    expect(page.locator('[data-entry="animals/0"]')).to_be_visible()
    page.goto(f"/t/{table}")
    with page.expect_response(f"**/api/tables/{table}/components"):
        page.reload()
    expect(page.locator("[data-edition]")).to_have_text("Swapped")


def test_the_sheet_for_paper_shows_the_components_and_nothing_else(visit: Visit) -> None:
    page = visit("/workshop/pandorum")
    page.locator("[data-entry]").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("[data-print]")).to_be_hidden()
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.locator('[data-entry="cards/0"] .box')).to_be_visible()
    shoot(page, "workshop-print", full_page=True)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_for_axe_to_find_and_every_language_is_spoken(visit: Visit, game: str) -> None:
    page = visit(f"/workshop/{game}", language=["en", "ru", "cs", "uk"][GAMES.index(game)])
    edit(page, "cards/3" if game in ("pandaspin", "pandorum") else "cards/0")
    assert untranslated(page) == []
    assert wrong_for_axe(page) == []
    shoot(page, f"workshop-{game}")
    page.goto(f"/workshop/{game}?box")
    page.locator("[data-box] [data-blank]").first.wait_for()
    assert untranslated(page) == []
    assert wrong_for_axe(page) == []


@in_every_language
def test_four_languages_show_no_key(visit: Visit, language: str) -> None:
    page = visit("/workshop/pandorum", language=language, **PHONE)
    edit(page, "cards/1")
    blank(page, "copies").locator("input").fill("x")
    expect(page.locator('[data-editor] [data-complaint="edition-whole"]')).to_be_visible()
    assert untranslated(page) == []
