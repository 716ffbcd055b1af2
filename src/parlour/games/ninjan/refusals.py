"""Why a move of Ninjan is refused: the rule and a sentence, made only from what the seat itself can see."""

from ...core.problem import Illegal
from ...core.text import seat_text
from .moves import card_name, card_text
from .rules import CHOOSE, PUT, RESOLVE, SIGN, TAKE, THROW, Ninjan


def why_not(game: Ninjan, seat: int, move: int) -> Illegal:
    """The refusal of a move that is not legal."""
    if game.over:
        return Illegal("ninjan-illegal-over", "NJ-12")
    if not game.waiting() >> seat & 1:
        return _not_your_turn(game, seat)
    if game.phase == CHOOSE:
        if move < TAKE:
            return Illegal("ninjan-illegal-not-in-hand", "NJ-4", card=card_text(card_name(game, move)))
        return Illegal("ninjan-illegal-choose-first", "NJ-4")
    if game.phase == THROW:
        return Illegal("ninjan-illegal-throw-now", "NJ-14")
    return _wrong_pile(game, seat, move)


def _not_your_turn(game: Ninjan, seat: int) -> Illegal:
    if game.phase == RESOLVE:
        return Illegal("ninjan-illegal-other-resolves", "NJ-5", seat=seat_text(game.order[game.resolved]))
    if game.phase == THROW:
        key = "already-thrown" if game.throwers >> seat & 1 else "not-tied"
        return Illegal(f"ninjan-illegal-{key}", "NJ-14")
    return Illegal("ninjan-illegal-already-chosen", "NJ-4")


def _wrong_pile(game: Ninjan, seat: int, move: int) -> Illegal:
    card = card_text(card_name(game, game.choice[seat]))
    if TAKE <= move < PUT:
        top = card_text(card_name(game, game.top[move - TAKE]))
        return Illegal("ninjan-illegal-does-not-beat", "NJ-7", card=card, top=top)
    if PUT <= move < SIGN:
        piles = [(legal - TAKE) + 1 for legal in game.legal_moves(seat)]
        return Illegal("ninjan-illegal-must-take", "NJ-8", card=card, piles=piles)
    return Illegal("ninjan-illegal-pile-now", "NJ-11", card=card)
