"""Seats filled by the machine: random, greedy, and search at the level a person picks.

A bot is given a `Sight` and nothing else, so it cannot know more than its seat may.

>>> from parlour.table import Table
>>> table = Table("ninjan", players=4, seed=bytes(32))
>>> choose(table.sight(0), "greedy", seed=1) in table.moves(0)
True
"""

from ..core.kind import Json
from ..table import Sight
from .level import LEVELS, Bot, bot

__all__ = ["LEVELS", "Bot", "bot", "choose", "ponder"]


def choose(sight: Sight, level: str, seed: int) -> str:
    """The move a bot of this level makes, in notation."""
    kind, game = sight.restore()
    return kind.notation(game, bot(level, kind).choose(game, sight.seat, seed))


def ponder(sight: Sight, level: str, seed: int) -> list[Json]:
    """What a bot of this level thinks of each legal move, the best first."""
    kind, game = sight.restore()
    return [
        {
            "move": kind.notation(game, move),
            "text": kind.move_text(game, move),
            "visits": visits,
            "value": value,
        }
        for move, visits, value in bot(level, kind).ponder(game, sight.seat, seed)
    ]
