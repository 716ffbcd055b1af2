from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import postgres

from .people import Browser, address_of, play_on, serving, visiting


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that do not restart it; tests do not see each other's tables."""
    with serving(tmp_path_factory.mktemp("house") / "parlour.sqlite3") as address:
        yield address


@pytest.fixture
def visit(address: str) -> Iterator[Callable[[], Browser]]:
    """Somebody new opens the page."""
    with visiting(address) as visit:
        yield visit


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
    """A game of Ann, in seat 0, against Bob, in seat 1. It begins with entry 1: Bob sits down."""
    table = ann.make("me", "open")
    bob.join(table)
    return table


@pytest.fixture
def finished(ann: Browser, bob: Browser, duel: str) -> str:
    """The same game, played to its end."""
    with ann.at(duel) as a, bob.at(duel) as b:
        play_on([a, b])
    return duel


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "parlour.sqlite3"


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.running() as cluster:
        yield cluster


@pytest.fixture
def shared_db(cluster: postgres.Cluster) -> str:
    """The address of an empty database of PostgreSQL."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, db: Path) -> str:
    """An empty database of each kind."""
    return address_of(db) if request.param == "sqlite" else str(request.getfixturevalue("shared_db"))


@pytest.fixture
def club(db: Path) -> Iterator[Callable[[], Browser]]:
    """Somebody new comes to a house of the test's own."""
    with serving(db) as address, visiting(address) as visit:
        yield visit


@pytest.fixture
def any_club(any_db: str) -> Iterator[Callable[[], Browser]]:
    """Somebody new comes to a house of the test's own, with each kind of database."""
    with serving(any_db) as address, visiting(address) as visit:
        yield visit
