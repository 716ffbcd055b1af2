"""What many browser tests do: sit down, see the end, look whether all fits on a phone and can be heard."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

from parlour.words import say
from tests.server.people import Browser, Socket, play_on, play_with_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOUR_RULES = ["color-contrast", "link-in-text-block"]  # all that another theme can break
# What differs by nothing but its words: `make test` looks at the longest ones, `make test-long` at all.
in_every_language = pytest.mark.parametrize(
    "language", ["ru", *(pytest.param(other, marks=pytest.mark.long) for other in ("en", "cs", "uk"))]
)


def the_end_of_a_game_or_all_of_it(ahead: int) -> pytest.MarkDecorator:
    """`make test` lets a program make the first moves; `make test-long` plays the whole game by hand."""
    return pytest.mark.parametrize("ahead", [pytest.param(0, marks=pytest.mark.long), ahead])


OFFERED = ':not([aria-disabled="true"])'
THE_END = 10_000  # a number that no move has


def open_table(
    page: Page, game: str, players: int, level: str | None, *, ahead: int = 0, options: dict[str, str] | None = None
) -> str:
    """Make a table through the server's own door as this browser's guest, and go there.

    Against bots, the moves up to number `ahead` are made before, by a program: a game that only its last moves are
    looked at need not be played by hand.
    """
    other = {"kind": "open"} if level is None else {"kind": "bot", "level": level}
    wish = {"game": game, "options": options or {}, "seats": [{"kind": "me"}, *[other] * (players - 1)]}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": page.url.rstrip("/")})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    if ahead:
        play_ahead(page, table, ahead)
    page.goto(f"/t/{table}")
    return table


@contextmanager
def at_table(page: Page, table: str) -> Iterator[Socket]:
    """A program at the table that is this browser's guest too."""
    browser = Browser("/".join(page.url.split("/")[:3]))
    for cookie in page.context.cookies():
        browser.http.cookies.set(cookie["name"], cookie["value"])
    with browser.http, browser.at(table) as socket:
        yield socket


def play_ahead(page: Page, table: str, number: int = THE_END) -> None:
    """A program plays for this browser's guest against bots, to the move of that number."""
    with at_table(page, table) as player:
        play_with_bots(player, number)


def play_among_themselves(table: str, *pages: Page, moves: int = THE_END) -> None:
    """Programs play for the guests of these browsers, for so many moves; open pages hear of it."""
    with ExitStack() as stack:
        play_on([stack.enter_context(at_table(page, table)) for page in pages], moves=moves)


def accept_invitation(page: Page) -> None:
    """Take a seat at the table that this browser was invited to."""
    page.get_by_role("button", name=say({"key": "room-sit-down"})).click()


def shoot(page: Page, name: str, *, full_page: bool = False) -> None:
    """A screenshot for a person to look at, if $PARLOUR_SHOTS names a folder for it."""
    if folder := os.environ.get("PARLOUR_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=full_page)


def ended(page: Page) -> bool:
    return page.locator("#end-title").is_visible()


def fits_a_phone(page: Page, needed: str) -> None:
    """Everything needed for a move lies in the window, and nothing scrolls."""
    width, height = page.viewport_size["width"], page.viewport_size["height"]  # type: ignore[index]
    for element in page.locator(needed).all():
        box = element.bounding_box()
        assert box
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height


OVERLAPS = """
(groups) => {
  const found = groups.map((group) => [...document.querySelectorAll(group)].filter((one) => one.checkVisibility()));
  const cuts = (overflow) => overflow === "clip" || overflow === "hidden";
  const box = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (cuts(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (cuts(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return groups.flatMap((group, i) =>
    groups.slice(i + 1).filter((_, j) => found[i].some((a) => found[i + 1 + j].some((b) => meet(box(a), box(b)))))
      .map((other) => `${group} and ${other}`));
}
"""


def overlapping(page: Page, *groups: str) -> list[str]:
    """The groups of elements of which one lies over one of another group, as far as they are seen."""
    return list(page.evaluate(OVERLAPS, groups))


def wrong_for_axe(page: Page) -> list[str]:
    """What axe finds wrong with the page, in light and in dark."""
    page.locator("h1").wait_for()
    if page.evaluate("window.axe === undefined"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    nodes = "violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${location.pathname}: ${id}: ${html}`))"
    found: list[str] = []
    for theme, rules in {"light": None, "dark": COLOUR_RULES}.items():
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        wish = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        found += page.evaluate(f"wish => axe.run(wish).then(({{violations}}) => {nodes})", wish)
    return found
