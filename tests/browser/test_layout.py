"""Every game, phase and language on every screen: nothing is cut, covered or off screen, and no parts overlap.

The page is the real one; its socket is not. It is told of positions of seeded games one after another, so a case takes
some hundredths of a second. Looked at as well: moves that are proposed, the game at a glance, and reviews of finished
games; lessons are looked at where they are played (test_lessons.py). With PARLOUR_SHOTS=FOLDER each case that fails
leaves a screenshot there.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route

from parlour.games import specs
from parlour.words import LANGUAGES
from tests.browser.conftest import Browsers, Wish
from tests.browser.positions import ID, Position, finished, phases, positions
from tests.browser.sitting import shoot

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
TELEPHONES = [SIZES[2], SIZES[0]]  # on its side and upright: even there a game at a glance needs no scrolling
EXAMINE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
NO_SERVER = """
window.connected = new Promise((resolve) => {
  window.WebSocket = class {
    constructor() { setTimeout(() => { window.line = this; this.onopen(); resolve(); }); }
    send(said) {
      const { type, id } = JSON.parse(said);
      const data = JSON.stringify({ ...window.proposal, id });
      if (type === "ask_proposal") setTimeout(() => this.onmessage({ data }));
    }
    close() {}
  };
});
"""


class Case(NamedTuple):
    position: Position
    size: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.position.name}, {self.size[0]}×{self.size[1]}"


# Every game is looked at in the longest language and in another one.
SAMPLED = {"ninjan": ("ru", "en"), "pandaspin": ("ru", "cs"), "pandorum": ("ru", "uk"), "pinata": ("ru", "en")}


def sample(code: str, language: str) -> list[Case]:
    """Every ninth case, each in another language: nearly every position at one size.

    Sizes and languages take turns; `make test-long` looks at every case in each language.
    """
    cases, languages = every_case(code)[::9], SAMPLED[code]
    return [
        case
        for place, case in enumerate(cases)
        if languages[(place + place // len(SIZES)) % len(languages)] == language
    ]


def every_case(code: str) -> list[Case]:
    return [Case(position, size) for position in positions(code) for size in SIZES]


def is_phone(size: tuple[int, int]) -> bool:
    return size[0] <= 640 or size[1] <= 480


def turn_of(code: str, language: str) -> list[tuple[int, int]]:
    """A share of the sizes: each comes in one language."""
    return SIZES[SAMPLED[code].index(language) :: len(SAMPLED[code])]


@contextmanager
def told_nothing(browsers: Browsers, house: str, language: str) -> Iterator[Page]:
    """A page that hears of tables only what the test says."""
    wish = Wish(house, language, script=NO_SERVER)
    page = browsers.take(wish, SETTINGS)
    try:
        yield page
    finally:
        browsers.give_back(wish, page)


@contextmanager
def at_table(browsers: Browsers, house: str, code: str, language: str) -> Iterator[Page]:
    """The page of a table that no server knows."""
    table, no_review = positions(code)[0].update["table"], {"stage": None, "done": 0, "total": 1, "review": None}
    with told_nothing(browsers, house, language) as page:
        page.route(re.compile(f"/api/tables/{ID}$"), partial(fulfil, table))
        page.route(re.compile(f"/api/tables/{ID}/review"), partial(fulfil, no_review))
        page.goto(f"/t/{ID}")
        page.evaluate("connected")
        page.evaluate(EXAMINE)
        told = {position.name: json.dumps(position.update) for position in positions(code)}
        page.evaluate("told => (window.positions = told)", told)
        yield page


@contextmanager
def at_review(browsers: Browsers, house: str, code: str, language: str, moment: int) -> Iterator[Page]:
    """The review of a finished game that no server knows."""
    with told_nothing(browsers, house, language) as page:
        for path, answer in finished(code).answers.items():
            page.route(re.compile(rf"/api/tables/{ID}{path}(\?|$)"), partial(fulfil, answer))
        page.goto(f"/t/{ID}/review?step={moment}")
        page.locator("#lookback-moves").wait_for()
        page.evaluate(EXAMINE)
        yield page


def fulfil(answer: object, route: Route) -> None:
    route.fulfill(json=answer)


def look_at(page: Page, code: str, language: str, cases: list[Case]) -> list[str]:
    """Everything that is wrong in these cases, and parts that are not listed."""
    found, parts = list[str](), set[str]()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        sheets = SHEETS.get(code) if is_phone(size) else None
        for case in [case for case in cases if case.size == size]:
            told = page.evaluate("([name, sheets]) => examine(positions[name], sheets)", [case.position.name, sheets])
            parts.update(told["parts"])
            found += [f"{code}, {case}, {language}: {complaint}" for complaint in told["complaints"]]
            if told["complaints"]:
                keep_shot(page, f"{code}, {case}, {language}")
    if parts - PARTS[code]:
        found.append(f"{code}: parts that the test does not list: {sorted(parts - PARTS[code])}")
    return found


def fail_with(found: list[str]) -> None:
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def look_around(page: Page, name: str, sizes: list[tuple[int, int]], **how: object) -> list[str]:
    """What is wrong with the page as it stands, at each size."""
    found = list[str]()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wrong = page.evaluate("how => complaints(how)", how)
        found += [f"{name}, {width}×{height}: {complaint}" for complaint in wrong]
        if wrong:
            keep_shot(page, f"{name}, {width}×{height}")
    return found


def keep_shot(page: Page, name: str) -> None:
    shoot(page, re.sub(r"[^\w×]+", "-", name))


CODES = [spec.code for spec in specs()]
every_game_and_language = pytest.mark.parametrize(
    ("code", "language"), [(code, language) for code in CODES for language in LANGUAGES]
)


# --- what comes over the table, or in its place ------------------------------------------------------------


def look_at_proposals(page: Page, code: str, language: str, sizes: list[tuple[int, int]]) -> list[str]:
    """A whole move is proposed, with many cards in hand; on a phone it lies over the rest."""
    found = list[str]()
    for position in positions(code):
        if position.proposal is None:
            continue
        aim, proposal = position.proposal
        page.evaluate("proposal => (window.proposal = proposal)", proposal)
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("name => examine(positions[name])", position.name)
            page.locator(f'[data-hex="{aim}"]').click()
            page.locator("[data-confirm]").wait_for()
            how = {"sheets": SHEETS[code]} if is_phone(size) else {}
            found += look_around(page, f"{code}, {position.name}, proposal, {language}", [size], **how)
            page.keyboard.press("Escape")
    return found


def look_at_glance(page: Page, code: str, language: str, sizes: list[tuple[int, int]]) -> list[str]:
    page.evaluate("name => examine(positions[name])", positions(code)[0].name)
    page.locator("[data-glance-button]").click()
    page.locator("dialog[data-glance] section").first.wait_for()
    found = look_around(page, f"{code}, glance, {language}", sizes, roots="dialog[data-glance]")
    for width, height in TELEPHONES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{code}, glance, {language}, {width}×{height}: {px} px are scrolled" for px in scrolled_glance(page)]
    page.keyboard.press("Escape")
    return found


def scrolled_glance(page: Page) -> list[int]:
    """How many pixels of the game at a glance are seen only by scrolling, page by page where it has pages."""
    scrolled = list[int]()
    while True:
        scrolled.append(
            page.locator("dialog[data-glance] .content").evaluate("one => one.scrollHeight - one.clientHeight")
        )
        other = page.locator("dialog[data-glance] [data-page]")
        if page.locator("dialog[data-glance] section").count() == 1 or not other.count():
            return [px for px in scrolled if px > 1]
        other.click()


def look_at_review(
    browsers: Browsers, house: str, code: str, language: str, sizes: list[tuple[int, int]], moments: list[int]
) -> list[str]:
    found = list[str]()
    for moment in moments:
        with at_review(browsers, house, code, language, moment) as page:
            name = f"{code}, review at {moment}, {language}"
            found += look_around(page, name, sizes, tall=True)
    return found


@pytest.mark.parametrize(
    ("code", "language"), [(code, language) for code, languages in SAMPLED.items() for language in languages]
)
def test_a_sample_of_screens_is_well_laid_out(browsers: Browsers, house: str, code: str, language: str) -> None:
    """What comes over the table at each size in one language; a review in the other one, at every second."""
    sizes = turn_of(code, language)
    with at_table(browsers, house, code, language) as page:
        found = look_at(page, code, language, sample(code, language))
        found += look_at_proposals(page, code, language, sizes) + look_at_glance(page, code, language, sizes)
    if language != "ru":
        found += look_at_review(browsers, house, code, language, SIZES[::2], finished(code).moments[1:2])
    fail_with(found)


@pytest.mark.long
@pytest.mark.timeout(1800)
@every_game_and_language
def test_every_screen_is_well_laid_out(browsers: Browsers, house: str, code: str, language: str) -> None:
    with at_table(browsers, house, code, language) as page:
        found = look_at(page, code, language, every_case(code))
        found += look_at_proposals(page, code, language, SIZES) + look_at_glance(page, code, language, SIZES)
    fail_with(found + look_at_review(browsers, house, code, language, SIZES, finished(code).moments))


@pytest.mark.parametrize("code", CODES)
def test_every_phase_is_looked_at(code: str) -> None:
    assert {position.phase for position in positions(code)} == phases(code)
