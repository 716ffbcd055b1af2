"""Real browsers at a real server: Debian's chromium, without a window if it is installed like that."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from parlour.words import LANGUAGES, catalogue
from tests.server.people import serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
FLAGS += ["--disable-background-networking", "--disable-component-update"]
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


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


@pytest.fixture
def visit(chromium: Browser, house: str) -> Iterator[Visit]:
    """Somebody opens a page of the house in a browser of their own. Nothing may be logged as an error."""
    contexts, errors, expected = [], list[str](), list[str]()

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
        expect_error: str | None = None,
    ) -> Page:
        expected.extend([expect_error] if expect_error else [])
        context = chromium.new_context(
            base_url=house,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('parlour-speed', '{speed}')")
        if notes:
            context.add_init_script(f"localStorage.setItem('parlour-notes', '{notes}')")
        if not newcomer:
            context.add_init_script("localStorage.setItem('parlour-first', 'never')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert [error for error in errors if not any(words in error for words in expected)] == []


ALL_KEYS = {key for language in LANGUAGES for key in re.findall(r"^([a-z][\w-]*-[\w-]+) =", catalogue(language), re.M)}


def untranslated(page: Page) -> list[str]:
    """Keys of the catalogue that stand on the page instead of their words."""
    shown = page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    )
    return sorted(ALL_KEYS & set(re.findall(r"[a-z][\w-]*-[\w-]+", shown)))


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go, for a person to look at: $PARLOUR_SHOTS, or a temporary folder."""
    folder = Path(os.environ.get("PARLOUR_SHOTS") or tmp_path_factory.mktemp("shots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
