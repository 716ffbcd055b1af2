"""Half-made moves: only its maker sees a move of several steps until it is complete (`Game.drafting`)."""

from .game import Game


def has_drafts(game: Game) -> bool:
    """Does this game have moves of several steps? (Compiled, Python cannot see the base class's own `drafting`.)"""
    return any("drafting" in vars(kind) for kind in type(game).__mro__ if kind.__name__ != Game.__name__)
