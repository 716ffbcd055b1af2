"""From cards to moves: somebody names cards in any order and gets every figure that may be meant."""

from collections.abc import Sequence

from ...core.problem import Illegal
from ...core.rng import Rng
from .cards import CARD_NAMES, FIGURES, SIDE_NAMES, card_text, hand, makes
from .rules import PandaSpin
from .terms import ANIMALS, ELEMENT, ENOUGH, PICK, PICKING

NAMED = {name: side for side, name in enumerate(SIDE_NAMES)} | {
    name: (ANIMALS + suit) * 2 for suit, name in enumerate(CARD_NAMES[ANIMALS:])
}


def readings(game: PandaSpin, seat: int, words: Sequence[str]) -> list[list[int]]:
    """Each legal way to play exactly these cards, as the moves that do it; none if the words are not cards."""
    if not words or any(word not in NAMED for word in words) or game.over or game.turn != seat or game.phase == PICKING:
        return []
    sides = sorted({NAMED[word] for word in words})
    for side in sides:
        if side not in hand(game, seat):
            raise Illegal("pandaspin-illegal-not-in-hand", "PS-14", card=card_text(game, side))
    if len(sides) == 1 and sides[0] // 2 >= ANIMALS:
        return [[ELEMENT + sides[0] // 2 - ANIMALS]]
    figures = [move for move in sorted(game.legal_moves(seat)) if move < PICK]
    fitting = [move for move in figures if makes(game, FIGURES[move], sides)]
    if not fitting:
        raise Illegal("pandaspin-illegal-no-reading", "PS-13")
    return [_steps(game, seat, move, sides) for move in fitting]


def _steps(game: PandaSpin, seat: int, figure: int, sides: Sequence[int]) -> list[int]:
    """The figure, then those of its cards that are asked for."""
    imagined, steps, left = game.clone(), [figure], list(sides)
    imagined.apply(seat, figure, Rng())
    while imagined.phase == PICKING and imagined.turn == seat and imagined.bids == game.bids:
        taken = imagined.picked[: imagined.picks]
        left = [side for side in left if side // 2 not in taken]
        steps.append(PICK + left[0] if left else ENOUGH)
        imagined.apply(seat, steps[-1], Rng())
    return steps
