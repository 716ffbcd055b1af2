"""Why a move of Panda Spin is refused: the rule and a sentence, made only from what the seat itself can see."""

from ...core.problem import Illegal
from ...core.text import Json, seat_text
from . import terms
from .cards import FIGURES, SUIT_NAMES, Figure, card_text, face_of, hand, picked
from .rules import PandaSpin
from .terms import ANIMALS, EFFECTS, LEAD, PICKING


def why_not(game: PandaSpin, seat: int, move: int) -> Illegal:
    """The refusal of a move that is not legal."""
    if game.over:
        return Illegal("pandaspin-illegal-over", "PS-36")
    if game.turn != seat:
        return Illegal("pandaspin-illegal-not-your-turn", "PS-12", seat=seat_text(game.turn))
    if game.phase == PICKING:
        return _not_picked(game, seat, move)
    if game.phase == EFFECTS:
        return _no_effect(game, seat, move)
    if terms.PICK <= move <= terms.ENOUGH:
        return Illegal("pandaspin-illegal-declare-first", "PS-21")
    if move >= terms.TAKE_BAMBOO:
        return Illegal("pandaspin-illegal-no-symbols", "PS-30")
    if move == terms.PASS:
        return Illegal("pandaspin-illegal-must-lead", "PS-18")
    if move >= terms.ELEMENT:
        return _no_element(game, seat, move)
    return _no_figure(game, seat, move)


def _not_held(game: PandaSpin, side: int, rule: str) -> Illegal:
    return Illegal("pandaspin-illegal-not-in-hand", rule, card=card_text(game, side))


# --- figures ------------------------------------------------------------------------------------------


def _no_figure(game: PandaSpin, seat: int, move: int) -> Illegal:
    """The figure does not beat the highest bid, or the hand cannot make it."""
    figure = FIGURES[move]
    words: Json = {"figure": figure.text()}
    if game.bids and not game.beats(move):
        high = FIGURES[game.bid_figure[game.bids - 1]]
        return _too_weak(game, figure, high, words | {"high": high.text()})
    if figure.kind == "bomb" and _set_possible(game, seat, figure):
        return Illegal("pandaspin-illegal-bomb-water", "PS-24", **words)
    return Illegal("pandaspin-illegal-cannot-make", "PS-14", **words)


def _too_weak(game: PandaSpin, figure: Figure, high: Figure, words: Json) -> Illegal:
    """PS-13: why the figure does not beat the highest bid."""
    if high.kind == "bomb":
        key = "bomb-too-low" if figure.kind == "bomb" else "over-bomb"
        return Illegal(f"pandaspin-illegal-{key}", "PS-24" if figure.kind == "bomb" else "PS-13", **words)
    if figure.kind != high.kind:
        elements = "on" if game.elements else "off"
        return Illegal("pandaspin-illegal-wrong-kind", "PS-13", elements=elements, **words)
    if figure.size != high.size:
        return Illegal("pandaspin-illegal-wrong-size", "PS-13", size=figure.size, wanted=high.size, **words)
    if not game.answers(figure.length, figure.times):
        return Illegal("pandaspin-illegal-wrong-shape", "PS-13", **words)
    return Illegal("pandaspin-illegal-too-low", "PS-13", **words)


def _set_possible(game: PandaSpin, seat: int, bomb: Figure) -> bool:
    """Could the same values be played as a set, with jokers?"""
    return bool(game.lack(game.count[seat * terms.VALUES + bomb.top], bomb.times) <= 0)


def _not_picked(game: PandaSpin, seat: int, move: int) -> Illegal:
    """While the cards of a figure are picked."""
    figure = FIGURES[game.bid_figure[game.bids]]
    if move == terms.ENOUGH:
        return Illegal("pandaspin-illegal-not-enough", "PS-25", figure=figure.text())
    if not terms.PICK <= move < terms.ENOUGH:
        return Illegal("pandaspin-illegal-picking-now", "PS-21", figure=figure.text())
    side = move - terms.PICK
    words: Json = {"card": card_text(game, side), "figure": figure.text()}
    if side not in hand(game, seat):
        return _not_held(game, side, "PS-14")
    if game.picks and side <= picked(game)[-1]:
        return Illegal("pandaspin-illegal-card-order", "PS-14", **words)
    if face_of(game, side).value not in figure.values:
        return Illegal("pandaspin-illegal-card-value", "PS-14", **words)
    return Illegal("pandaspin-illegal-card-spoils", "PS-14", **words)


# --- element cards ------------------------------------------------------------------------------------


def _no_element(game: PandaSpin, seat: int, move: int) -> Illegal:
    shed = move >= terms.SHED
    suit = move - (terms.SHED if shed else terms.ELEMENT)
    side = (ANIMALS + suit) * 2
    if side not in hand(game, seat):
        return _not_held(game, side, "PS-15" if shed else "PS-31")
    words: Json = {"card": card_text(game, side)}
    if game.phase == LEAD:
        return Illegal("pandaspin-illegal-element-lead", "PS-11", **words)
    if FIGURES[game.bid_figure[game.bids - 1]].kind == "bomb":
        return Illegal("pandaspin-illegal-element-bomb", "PS-31", **words)
    return Illegal("pandaspin-illegal-condition", "PS-32", suit=SUIT_NAMES[suit], **words)


# --- symbols ------------------------------------------------------------------------------------------


def _no_effect(game: PandaSpin, seat: int, move: int) -> Illegal:
    """While symbols are settled."""
    if move < terms.TAKE_BAMBOO:
        return Illegal("pandaspin-illegal-effects-now", "PS-30")
    if move == terms.TAKE_BAMBOO:
        return Illegal("pandaspin-illegal-no-bamboo", "PS-26")
    if move < terms.TAKE_FROM:
        if game.fire == 0:
            return Illegal("pandaspin-illegal-no-fire", "PS-27")
        return _not_held(game, move - terms.BURN, "PS-27")
    if move == terms.TAKE_FROM:
        return _no_taking(game)
    if game.mood != terms.SPINNING:
        return Illegal("pandaspin-illegal-mood-hungry", "PS-6")
    if game.panda == 0:
        return Illegal("pandaspin-illegal-no-panda", "PS-29")
    side = (move - terms.SPIN) * 2
    if side + 1 in hand(game, seat):
        return Illegal("pandaspin-illegal-already-turned", "PS-29", card=card_text(game, side + 1))
    return _not_held(game, side, "PS-29")


def _no_taking(game: PandaSpin) -> Illegal:
    """PS-28."""
    if game.mood != terms.HUNGRY:
        return Illegal("pandaspin-illegal-mood-spin", "PS-6")
    if game.panda == 0:
        return Illegal("pandaspin-illegal-no-panda", "PS-28")
    if game.bids < 2:
        return Illegal("pandaspin-illegal-panda-leads", "PS-28")
    return Illegal("pandaspin-illegal-nothing-to-take", "PS-28", seat=seat_text(game.bid_seat[game.bids - 2]))
