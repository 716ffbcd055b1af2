"""For the tests of games: the fixtures `check_game` and `visiting`. Nothing is loaded until a test asks for one."""

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def check_game() -> Callable[..., Any]:
    """`check_game(spec, games=20)` plays random games, and fails at the first thing that breaks the contract."""
    from .table.check import check_game

    return check_game


@pytest.fixture
def visiting() -> Callable[..., Any]:
    """`with visiting(spec):` lets tables of a game be opened that is not registered."""
    from .games import visiting

    return visiting
