"""Bots: random, greedy, and search at several levels.

A bot is given a `Knowledge` and nothing else, so it cannot know more than its seat may.

>>> from parlour.table import Table
>>> table = Table("ninjan", players=4, seed=bytes(32))
>>> choose(table.knowledge(0), "greedy", seed=1) in table.moves(0)
True
"""

from ..core.drafts import has_drafts
from ..core.rng import Rng
from ..core.text import Json
from ..table import Knowledge
from .level import LEVELS, Bot, bot

__all__ = ["LEVELS", "Bot", "analyse", "bot", "choose"]


def choose(knowledge: Knowledge, level: str, seed: int) -> str:
    """The move a bot of this level makes, in notation, with all its steps.

    The steps of one move show nothing new, so they are chosen one after the other in the same imagined position.
    """
    spec, game = knowledge.restore()
    player, steps = bot(level, spec), list[str]()
    while True:
        step = player.choose(game, knowledge.seat, seed + len(steps))
        steps.append(spec.moves.notation(game, step))
        if has_drafts(game):
            game.apply(knowledge.seat, step, Rng())
            if game.drafting():
                continue
        return " ".join(steps)


def analyse(knowledge: Knowledge, level: str, seed: int) -> list[Json]:
    """What a bot of this level thinks of each legal move, the best first."""
    spec, game = knowledge.restore()
    return [
        {
            "move": spec.moves.notation(game, move),
            "text": spec.moves.text(game, move),
            "visits": visits,
            "value": value,
        }
        for move, visits, value in bot(level, spec).analyse(game, knowledge.seat, seed)
    ]
