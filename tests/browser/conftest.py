"""Real browsers at a real server: Debian's chromium, without a window if it is installed like that."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, expect, sync_playwright

from parlour.words import LANGUAGES, catalogue
from tests.server.people import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]
FLAGS += ["--js-flags=--no-opt --no-maglev"]  # no page is open long enough to be worth optimizing
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

STILL = "/healthz"  # an address of the house where no script runs
MOST_FREE = 8  # browsers without a visitor; each is a process

Visit = Callable[..., Page]


class Wish(NamedTuple):
    """What a browser is like from the beginning."""

    house: str
    language: str
    width: int = 1280
    height: int = 800
    touch: bool = False
    worker: bool = False
    script: str = ""  # runs before those of every page


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house") / "parlour.sqlite3") as address:
        yield address


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright keeps an event loop running in its thread, so it must end before other tests run theirs."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    installed = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    path = os.environ.get("PARLOUR_CHROMIUM") or installed
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


class Browsers:
    """Browsers that keep nothing of whoever had them before: no cookie, nothing the page has stored, no changed answer.

    A new one starts processes, fetches the page and compiles it, which is half of what a visit costs. So a test gives
    back the page that it was given, and the next one goes on with it. A script that a test adds to a page would stay:
    it belongs into the wish.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: list[tuple[Wish, Page]] = []

    def take(self, wish: Wish, settings: dict[str, str]) -> Page:
        """A page of the house that shows nothing yet. The settings are as chosen on an earlier visit."""
        found = next((place for place, (known, _) in enumerate(self._free) if _fits(known, wish)), None)
        page = self._new(wish) if found is None else self._free.pop(found)[1]
        page.set_viewport_size({"width": wish.width, "height": wish.height})
        keep = "kept => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))"
        page.evaluate(keep, settings)
        return page

    def _new(self, wish: Wish) -> Page:
        context = self._chromium.new_context(
            base_url=wish.house,
            locale=wish.language,
            reduced_motion="reduce",
            service_workers="allow" if wish.worker else "block",
            has_touch=wish.touch,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        if wish.script:
            page.add_init_script(wish.script)
        page.goto(STILL)
        return page

    def give_back(self, wish: Wish, page: Page) -> None:
        context = page.context
        if wish.worker or page.is_closed():  # what a worker has kept is not so easily cleared
            context.close()
            return
        context.set_offline(False)
        context.unroute_all()
        page.unroute_all()
        for other in context.pages:
            if other != page:
                other.close()
        page.goto(STILL)
        page.evaluate("[localStorage, sessionStorage].forEach((kept) => kept.clear())")
        context.clear_cookies()
        context.clear_permissions()
        page.emulate_media(media="screen", color_scheme="light", reduced_motion="reduce")
        self._free.append((wish, page))
        if len(self._free) > MOST_FREE:
            self._free.pop(0)[1].context.close()


def _fits(known: Wish, wish: Wish) -> bool:
    """A window can be made larger or smaller; all else stays."""
    return known == wish._replace(width=known.width, height=known.height)


@pytest.fixture(scope="package")
def browsers(chromium: Browser) -> Browsers:
    return Browsers(chromium)


@pytest.fixture
def visit(browsers: Browsers, house: str) -> Iterator[Visit]:
    """Somebody opens a page of the house in a browser of their own. Nothing may be logged as an error."""
    taken, errors, expected = list[tuple[Wish, Page]](), list[str](), list[str]()

    def fell(error: Error) -> None:
        errors.append(str(error))

    def logged(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    def visit(
        path: str = "/",
        *,
        language: str = "en",
        speed: str = "off",
        notes: str | None = "off",
        width: int = 1280,
        height: int = 800,
        newcomer: bool = False,
        worker: bool = False,
        touch: bool = False,
        script: str = "",
        expect_error: str | None = None,
    ) -> Page:
        expected.extend([expect_error] if expect_error else [])
        settings = {"parlour-speed": speed}
        settings |= {"parlour-notes": notes} if notes else {}
        settings |= {} if newcomer else {"parlour-first": "never"}
        wish = Wish(house, language, width, height, touch, worker, script)
        page = browsers.take(wish, settings)
        taken.append((wish, page))
        page.on("pageerror", fell)
        page.on("console", logged)
        page.goto(path)
        return page

    yield visit
    for wish, page in taken:
        page.remove_listener("pageerror", fell)
        page.remove_listener("console", logged)
        browsers.give_back(wish, page)
    assert [error for error in errors if not any(words in error for words in expected)] == []


ALL_KEYS = {key for language in LANGUAGES for key in re.findall(r"^([a-z][\w-]*-[\w-]+) =", catalogue(language), re.M)}


def untranslated(page: Page) -> list[str]:
    """Keys of the catalogue that stand on the page instead of their words."""
    shown = page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    )
    return sorted(ALL_KEYS & set(re.findall(r"[a-z][\w-]*-[\w-]+", shown)))
