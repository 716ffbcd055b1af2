"""The page's own account of Pandorum's events leads to the server's boards."""

from pathlib import Path

import pytest

from tests.page import Page, drifts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
# Left to the server's view: who is asked next and for what, what that could bring, and the turns that are counted.
LEFT = {"phase", "turn_of", "draws_left", "forecast", "offers", "last_turns", "barren"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_advances_to_the_boards_of_the_server(page: Page, path: Path) -> None:
    assert list(drifts(page, path, lambda board: LEFT)) == []
