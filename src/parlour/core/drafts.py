"""Half-made moves: only its maker sees a move of several steps until it is complete (`Game.drafting`)."""

from .game import Game
from .spec import defines


def has_drafts(game: Game) -> bool:
    """Does this game have moves of several steps?"""
    return defines(type(game), "drafting")
