"""The names of Piñata's cards, candies and moves.

A card is its colour's letter and its value, `R7`. `R7@3` plays it at the player's own side of mat 3, `R7@3^` at the
other side; `-R7` puts it down in an exchange, `=` ends the exchange.
"""

from collections.abc import Sequence

from ...core.spec import Moves
from ...core.text import Json, Text, text
from .rules import DISCARD, DRAW, KINDS, MATS, MOVES, OTHER, VALUES, Pinata
from .shapes import Colour, Move

COLOUR_NAMES: tuple[Colour, ...] = ("red", "purple", "green", "pink", "yellow")
CARD_COLOURS = (*COLOUR_NAMES, "wild")
LETTERS = "RUGPYW"
CARD_NAMES = [f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1)]
MOVE_NAMES = [
    *(f"{card}@{mat}{side}" for mat in range(1, MATS + 1) for side in ("", "^") for card in CARD_NAMES),
    *(f"-{card}" for card in CARD_NAMES),
    "=",
]


class PinataMoves(Moves[Pinata]):
    count = MOVES

    def names(self, game: Pinata) -> list[str]:
        return MOVE_NAMES

    def json(self, game: Pinata, move: int) -> Move:
        if move == DRAW:
            return {"type": "draw"}
        if move >= DISCARD:
            return {"type": "discard", "card": CARD_NAMES[move - DISCARD]}
        kind, mat, side = placing(move)
        return {"type": "play", "card": CARD_NAMES[kind], "mat": mat + 1, "side": "other" if side == OTHER else "own"}

    def text(self, game: Pinata, move: int) -> Text:
        if move == DRAW:
            return text("pinata-move-draw", count=game.exchanged)
        if move >= DISCARD:
            return text("pinata-move-discard", card=card_text(move - DISCARD))
        kind, mat, side = placing(move)
        key = "pinata-move-play-other" if side == OTHER else "pinata-move-play"
        return text(key, card=card_text(kind), mat=mat + 1)

    def clues(self, game: Pinata, steps: Sequence[int]) -> list[Text]:
        move = steps[0]
        if move >= DISCARD:
            return [text("pinata-clue-hand"), text("pinata-clue-draw" if move == DRAW else "pinata-clue-exchange")]
        kind, mat, side = placing(move)
        colour = CARD_COLOURS[kind // VALUES]
        where = "other" if side == OTHER else "own"
        return [text("pinata-clue-mat", mat=mat + 1), text("pinata-clue-play", colour=colour, side=where)]


def placing(move: int) -> tuple[int, int, int]:
    """The kind of the card played, the mat, and whether at the player's own or the other side."""
    place, kind = divmod(move, KINDS)
    return kind, place // 2, place % 2


# --- cards and candies in sentences -------------------------------------------------------------------


def card_text(kind: int) -> Json:
    return {"$text": "pinata-card", "colour": CARD_COLOURS[kind // VALUES], "value": kind % VALUES + 1}


def card_texts(kinds: Sequence[int]) -> list[Json]:
    return [card_text(kind) for kind in kinds]


def candy_texts(candies: Sequence[str]) -> list[Json]:
    """The number of candies of each colour, from a list of colours."""
    found = [(colour, candies.count(colour)) for colour in COLOUR_NAMES]
    return [{"$text": "pinata-candies", "colour": colour, "count": count} for colour, count in found if count]
