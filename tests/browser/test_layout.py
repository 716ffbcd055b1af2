"""Every game, phase and language on every screen: nothing is cut, covered or off screen, and no parts overlap.

The page is the real one; its socket is not. It is told of positions of seeded games one after another, so a case takes
some hundredths of a second. With PARLOUR_SHOTS=FOLDER each case that fails leaves a screenshot there.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from parlour.games import specs
from parlour.words import LANGUAGES
from tests.browser.positions import ID, Position, phases, positions

pytestmark = pytest.mark.slow

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1440, 900), (1920, 1080)]

# What each game marks with `data-part`; no two of them may overlap.
PARTS = {
    "ninjan": {"seat", "round", "reveal", "piles", "prompt", "hand", "signs"},
    "pinata": {"seat", "supply", "mats", "prompt", "hand", "buttons"},
    "pandaspin": {"seat", "supply", "trick", "prompt", "hand", "buttons"},
    "pandorum": {"seat", "map", "market", "prompt", "hand", "panel"},
}
# A part that comes up over the others on a phone, like a sheet.
SHEETS = {"pandorum": "[data-part=panel]"}

SETTINGS = {"parlour-speed": "off", "parlour-notes": "off", "parlour-goal": "off", "parlour-first": "never"}
EXAMINE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
NO_SERVER = """
window.connected = new Promise((resolve) => {
  window.WebSocket = class {
    constructor() { setTimeout(() => { window.line = this; this.onopen(); resolve(); }); }
    send() {}
    close() {}
  };
});
"""


class Case(NamedTuple):
    position: Position
    size: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.position.name}, {self.size[0]}×{self.size[1]}"


def sample(code: str, language: str) -> list[Case]:
    """Every position at every size, each time in another language; only half of the sizes if nothing is asked."""
    turn, turns = list(LANGUAGES).index(language), len(LANGUAGES)
    return [
        Case(position, size)
        for place, position in enumerate(positions(code))
        for at, size in enumerate(SIZES)
        if (place + at) % (turns if position.is_asked else 2 * turns) == turn
    ]


def every_case(code: str) -> list[Case]:
    return [Case(position, size) for position in positions(code) for size in SIZES]


def is_phone(size: tuple[int, int]) -> bool:
    return size[0] <= 640 or size[1] <= 480


@contextmanager
def at_table(chromium: Browser, house: str, code: str, language: str) -> Iterator[Page]:
    """The page of a table that no server knows."""
    context = chromium.new_context(base_url=house, locale=language, reduced_motion="reduce", service_workers="block")
    for key, value in SETTINGS.items():
        context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    context.add_init_script(NO_SERVER)
    table, no_review = positions(code)[0].update["table"], {"stage": None, "done": 0, "total": 1, "review": None}
    context.route(re.compile(f"/api/tables/{ID}$"), lambda route: route.fulfill(json=table))
    context.route(re.compile(f"/api/tables/{ID}/review"), lambda route: route.fulfill(json=no_review))
    page = context.new_page()
    page.goto(f"/t/{ID}")
    page.evaluate("connected")
    page.evaluate(EXAMINE)
    told = {position.name: json.dumps(position.update) for position in positions(code)}
    page.evaluate("told => (window.positions = told)", told)
    yield page
    context.close()


def look_at(page: Page, code: str, language: str, cases: list[Case]) -> None:
    """Fail with everything that is wrong in these cases, and with parts that are not marked or not listed."""
    found, parts = list[str](), set[str]()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        sheets = SHEETS.get(code) if is_phone(size) else None
        for case in [case for case in cases if case.size == size]:
            told = page.evaluate("([name, sheets]) => examine(positions[name], sheets)", [case.position.name, sheets])
            parts.update(told["parts"])
            found += [f"{code}, {case}, {language}: {complaint}" for complaint in told["complaints"]]
            if told["complaints"] and "PARLOUR_SHOTS" in os.environ:
                keep_shot(page, f"{code}, {case}, {language}")
    if parts - PARTS[code]:
        found.append(f"{code}: parts that the test does not list: {sorted(parts - PARTS[code])}")
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def keep_shot(page: Page, name: str) -> None:
    folder = Path(os.environ["PARLOUR_SHOTS"])
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / (re.sub(r"[^\w×]+", "-", name) + ".png"))


CODES = [spec.code for spec in specs()]
every_game_and_language = pytest.mark.parametrize(
    ("code", "language"), [(code, language) for code in CODES for language in LANGUAGES]
)


@every_game_and_language
def test_a_sample_of_screens_is_well_laid_out(chromium: Browser, house: str, code: str, language: str) -> None:
    with at_table(chromium, house, code, language) as page:
        look_at(page, code, language, sample(code, language))


@pytest.mark.long
@every_game_and_language
def test_every_screen_is_well_laid_out(chromium: Browser, house: str, code: str, language: str) -> None:
    with at_table(chromium, house, code, language) as page:
        look_at(page, code, language, every_case(code))


@pytest.mark.parametrize("code", CODES)
def test_every_phase_is_looked_at(code: str) -> None:
    assert {position.phase for position in positions(code)} == phases(code)
