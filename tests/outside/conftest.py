"""The examples, to be imported as they lie in the repository: nothing of them is compiled there."""

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from parlour.core.spec import AnyGame
from parlour.games import visiting

from .environments import EXAMPLES, GAMES


def example(name: str) -> AnyGame:
    source = str(EXAMPLES / name / "src")
    if source not in sys.path:
        sys.path.append(source)
    spec: AnyGame = getattr(import_module(f"{name}.game"), name.upper())
    return spec


@pytest.fixture(params=GAMES)
def spec(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Each example, known in this process for the length of a test."""
    with visiting(example(request.param)) as spec:
        yield spec


@pytest.fixture
def goofspiel() -> Iterator[AnyGame]:
    with visiting(example("goofspiel")) as spec:
        yield spec
