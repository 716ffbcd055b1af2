"""The page's own account of Panda Spin's events leads to the server's boards."""

from pathlib import Path

import pytest

from tests.page import Page, drifts

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
# Left to the server's view: who is asked next and for what, and which element cards could be played.
LEFT = {"phase", "turn_of", "pending", "conditions"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_advances_to_the_boards_of_the_server(page: Page, path: Path) -> None:
    assert list(drifts(page, path, lambda board: LEFT)) == []
