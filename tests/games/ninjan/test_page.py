"""The page's own account of Ninjan's events leads to the server's boards."""

from pathlib import Path

import pytest

from tests.page import Json, Page, drifts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def left(board: Json) -> set[str]:
    """Which piles a card beats is for the rules to say; the cards of a round stay in sight until the next view."""
    return {"options_at"} if board["phase"] == "resolve" else {"revealed"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_advances_to_the_boards_of_the_server(page: Page, path: Path) -> None:
    assert list(drifts(page, path, left)) == []
