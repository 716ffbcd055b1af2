"""Why a move of Piñata is refused: the rule and a sentence, made only from what the seat itself can see."""

from ...core.problem import Illegal
from ...core.text import Json, seat_text
from .moves import COLOUR_NAMES, card_text, placing
from .rules import COLOURS, DISCARD, EXCHANGE, KINDS, OTHER, PLAY, VALUES, WILD, Pinata


def why_not(game: Pinata, seat: int, move: int) -> Illegal:
    """The refusal of a move that is not legal."""
    if game.over:
        return Illegal("pinata-illegal-over", "PI-18")
    if game.turn != seat:
        return Illegal("pinata-illegal-not-your-turn", "PI-7", seat=seat_text(game.turn))
    if game.phase == EXCHANGE and move < DISCARD:
        return Illegal("pinata-illegal-exchange-now", "PI-12")
    if game.phase == PLAY and move >= DISCARD:
        return Illegal("pinata-illegal-must-play", "PI-12")
    kind = (move - DISCARD if move >= DISCARD else move) % KINDS
    if not game.holds[seat] >> kind & 1:
        return Illegal("pinata-illegal-not-in-hand", "PI-7", card=card_text(kind))
    return _wrong_place(game, seat, move)


def _wrong_place(game: Pinata, seat: int, move: int) -> Illegal:
    """Why a card in hand cannot go there."""
    kind, mat, other = placing(move)
    side = mat * 2 + (1 - seat if other == OTHER else seat)
    place: Json = {"card": card_text(kind), "mat": mat + 1}
    if not game.in_play[mat]:
        return Illegal("pinata-illegal-out-of-game", "PI-14", **place)
    if other == OTHER and game.placed[mat * 2 + seat] <= mat and not game.open_sides:
        return Illegal("pinata-illegal-own-side-first", "PI-10", **place)
    if game.placed[side] > mat:
        return Illegal("pinata-illegal-side-full", "PI-8", count=mat + 1, **place)
    colour = kind // VALUES
    if colour < WILD and game.room[side * COLOURS + colour] == 0:
        wanted = game.on_mat[mat * COLOURS + colour]
        return Illegal("pinata-illegal-colour", "PI-8", colour=COLOUR_NAMES[colour], count=wanted, **place)
    return Illegal("pinata-illegal-tie", "PI-11", sum=game.sum[side] + kind % VALUES + 1, **place)
