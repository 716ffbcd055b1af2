"""Games played one after another: what was played before does not matter."""

from dataclasses import replace

import pytest

from parlour.games import find
from parlour.measure import playing
from parlour.measure.playing import Board, Outcome, Setting
from tests.altered import altered

GAMES = 3


def played(setting: Setting, level: str) -> list[Outcome]:
    board = Board(setting)
    return [board.play((level, "greedy"), deal, deal) for deal in range(GAMES)]


@pytest.mark.parametrize("game", ["pinata", "pandaspin"])
def test_a_net_for_the_standard_components_never_judges_others(game: str) -> None:
    """The first bot of a process plays with the standard edition, by a net; the next one has other components."""
    standard = Setting(game, 2, find(game).facts.settle_options({}), ("hard", "greedy"), 9)
    other = replace(standard, edition=altered(game, 2).text)
    played(standard, "hard")
    after = played(other, "hard")
    playing._house_player.cache_clear()
    assert played(other, "hard") == after
