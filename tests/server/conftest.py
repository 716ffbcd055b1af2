from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Browser, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that do not restart it; tests do not see each other's tables."""
    with serving(tmp_path_factory.mktemp("house") / "parlour.sqlite3") as address:
        yield address


@pytest.fixture
def visit(address: str) -> Iterator[Callable[[], Browser]]:
    """Somebody new opens the page."""
    browsers: list[Browser] = []

    def visit() -> Browser:
        browser = Browser(address)
        browser.get("/api/me")
        browsers.append(browser)
        return browser

    yield visit
    for browser in browsers:
        browser.http.close()


@pytest.fixture
def ann(visit: Callable[[], Browser]) -> Browser:
    return visit()


@pytest.fixture
def bob(visit: Callable[[], Browser]) -> Browser:
    return visit()


@pytest.fixture
def eve(visit: Callable[[], Browser]) -> Browser:
    """Somebody who has no seat."""
    return visit()


@pytest.fixture
def duel(ann: Browser, bob: Browser) -> str:
    """A game of Ann, in seat 0, against Bob, in seat 1."""
    table = ann.make("me", "open")
    bob.join(table)
    return table


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.sqlite3"
