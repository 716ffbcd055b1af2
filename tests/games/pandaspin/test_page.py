"""The page's own account of Panda Spin's events leads to the server's boards."""

from pathlib import Path

import pytest

from tests.page import Json, Page, drifts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def left(board: Json) -> set[str]:
    """While the game goes on: who is asked next and for what, and which element cards could be played."""
    return set() if board["phase"] == "over" else {"phase", "turn_of", "pending", "conditions"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_advances_to_the_boards_of_the_server(page: Page, path: Path) -> None:
    assert list(drifts(page, path, left)) == []
