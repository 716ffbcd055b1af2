"""The page's own account of Pandorum's events leads to the server's boards."""

from pathlib import Path

import pytest

from tests.page import Json, Page, drifts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def left(board: Json) -> set[str]:
    """The rounds without building, whose turns no event counts; while the game goes on, who is asked next and for what,
    what that could bring, and who still has a turn."""
    asked = {"phase", "turn_of", "draws_left", "forecast", "brings", "offers", "last_turns"}
    return {"barren"} if board["phase"] == "over" else {"barren"} | asked


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_advances_to_the_boards_of_the_server(page: Page, path: Path) -> None:
    assert list(drifts(page, path, left)) == []
