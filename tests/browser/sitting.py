"""What browser tests of every game do: sit down, see the end, fit on a phone."""

from playwright.sync_api import Page

OFFERED = ':not([aria-disabled="true"])'


def open_table(page: Page, game: str, players: int, level: str | None, **options: str) -> str:
    """Make a table through the server's own door as this browser's guest, and go there."""
    other = {"kind": "open"} if level is None else {"kind": "bot", "level": level}
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *[other] * (players - 1)]}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": page.url.rstrip("/")})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    return str(answer.json()["id"])


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
