"""What the tests of all games share."""

from collections.abc import Iterator

import pytest

from tests.page import Page


@pytest.fixture(scope="session")
def page() -> Iterator[Page]:
    with Page() as running:
        yield running
