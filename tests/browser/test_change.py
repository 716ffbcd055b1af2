"""What does it change? Asked, followed, kept and shared, in a real browser."""

import copy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games import find

from .conftest import Visit, untranslated
from .sitting import shoot, wrong_for_axe

pytestmark = pytest.mark.slow


def zero() -> dict[str, Any]:
    """Ninjan with a rock 0 instead of a rock 10."""
    content = copy.deepcopy(find("ninjan").editions.standard())
    content["cards"][0] |= {"values": [*range(-6, 10)], "source": "yours"}
    return content | {"name": "No ten"}


def own_edition(page: Page) -> str:
    """The address of the page about an edition that this browser has made."""
    answer = page.request.post("/api/games/ninjan/editions", data={"content": zero()}, headers=origin(page))
    return f"/workshop/ninjan/{answer.json()['id']}/change"


def origin(page: Page) -> dict[str, str]:
    return {"Origin": page.url.rstrip("/")}


def paint(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)


def keep(page: Page, name: str) -> None:
    shoot(page, f"change-{name}", full_page=True)


def ask(page: Page, games: str = "100") -> None:
    page.locator("[data-games]").select_option(games)
    page.locator("[data-begin]").click()


def test_it_is_asked_told_kept_and_shared(visit: Visit) -> None:
    page, eve = visit(width=1440, height=900), visit(expect_error="404")
    path = own_edition(page)
    page.goto(path)
    expect(page.locator("[data-begin]")).to_be_visible()
    keep(page, "before")
    ask(page)
    expect(page.locator("[data-measure]")).to_have_count(5, timeout=60_000)
    told = page.locator("[data-measure=first]").inner_text()
    assert "first player wins" in told
    assert "%" in told
    expect(page.locator("[data-card-changed]").first).to_contain_text("ock")
    expect(page.locator("[data-unknown]")).to_contain_text("100 deals")
    page.locator("summary").click()
    expect(page.locator("table")).to_contain_text("cards, rock, values")
    assert wrong_for_axe(page) == []
    keep(page, "found")
    assert untranslated(page) == []

    found = page.url
    assert "result=" in found
    page.reload()
    assert page.locator("[data-measure=first]").inner_text() == told

    eve.goto(found)
    expect(eve.locator("[role=alert]")).to_be_visible()
    page.locator("[data-share]").click()
    expect(page.locator("input[readonly]")).to_have_value(found)
    eve.reload()
    expect(eve.locator("[data-measure]")).to_have_count(5)


def test_on_a_phone_it_is_stopped_and_begun_again_by_keyboard(visit: Visit) -> None:
    page = visit(language="ru", width=390, height=844, touch=True)
    page.goto(own_edition(page))
    paint(page, "dark")
    page.locator("[data-level]").select_option("medium")
    page.locator("[data-players]").select_option("4")
    page.locator("[data-games]").select_option("1000")
    page.locator("[data-begin]").press("Enter")
    expect(page.locator("[data-running]")).to_be_visible()
    page.reload()
    paint(page, "dark")
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("progress")).not_to_have_attribute("value", "0", timeout=60_000)
    keep(page, "running-phone")
    assert wrong_for_axe(page) == []
    page.locator("[data-stop]").press("Enter")
    expect(page.locator("[data-measure]")).to_have_count(5)
    assert wrong_for_axe(page) == []
    keep(page, "stopped-phone")
    assert untranslated(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ask(page)
    expect(page.locator("[data-kept] li")).to_have_count(1)
    expect(page.locator("[data-found]")).to_contain_text("100")
