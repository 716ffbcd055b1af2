"""The names of Ninjan's cards and moves.

A card is its suit's letter and its value, `R-4`. `R-4` chooses it, `x2` takes the second pile, `+2` puts on it, `!R`
throws the sign.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from ...core.spec import Moves
from ...core.text import Json, Text, text
from .rules import CARDS, MOVES, PER_SUIT, PILES, PUT, SIGN, TAKE, Ninjan
from .shapes import ChooseCard, Move, PutOnPile, Sign, TakePile

SUITS = ("rock", "scissors", "paper")
LETTERS: tuple[Sign, ...] = ("R", "S", "P")
HIGH = 6  # players call a card high from this value on


class NinjanMoves(Moves[Ninjan]):
    count = MOVES

    def names(self, game: Ninjan) -> list[str]:
        return all_names(game)

    def notation(self, game: Ninjan, move: int) -> str:
        return card_name(game, move) if move < TAKE else NOT_CARDS[move - TAKE]

    def tidied(self, notation: str) -> str:
        return super().tidied(notation).replace("X", "x")

    def json(self, game: Ninjan, move: int) -> Move:
        if move < TAKE:
            return _choose(card_name(game, move))
        if move < SIGN:
            return _at_pile(move)
        return {"type": "throw", "sign": LETTERS[move - SIGN]}

    def text(self, game: Ninjan, move: int) -> Text:
        if move < TAKE:
            return _choose_text(card_name(game, move))
        if move < SIGN:
            return _at_pile_text(move, game.pile_sum[(move - TAKE) % PILES])
        return text("ninjan-move-throw", sign=SUITS[move - SIGN])

    def clues(self, game: Ninjan, steps: Sequence[int]) -> list[Text]:
        move = steps[0]
        if move < TAKE:
            suit, value = SUITS[move // PER_SUIT], game.value_of(move)
            size = "minus" if value < 0 else "low" if value < HIGH else "high"
            return [text("ninjan-clue-suit", suit=suit), text("ninjan-clue-choose", suit=suit, size=size)]
        if move < SIGN:
            act, pile = ("take", move - TAKE) if move < PUT else ("put", move - PUT)
            worth = "more" if game.pile_sum[pile] > 0 else "less"
            return [text(f"ninjan-clue-piles-{act}"), text(f"ninjan-clue-{act}", worth=worth)]
        return []

    def told(self, game: Ninjan, moves: Sequence[int]) -> list[Json]:
        if not moves or moves[-1] >= SIGN:
            return super().told(game, moves)
        if moves[-1] >= TAKE:  # all legal moves are of one kind
            sums = game.pile_sum
            return [_told_at_pile(move, sums[(move - TAKE) % PILES]) for move in moves]
        names = all_names(game)
        return [_told(names[card]) for card in moves]


NOT_CARDS = [f"{act}{pile}" for act in "x+" for pile in range(1, PILES + 1)] + [f"!{sign}" for sign in LETTERS]


@cache
def _names(values: tuple[int, ...]) -> list[str]:
    return [*(f"{LETTERS[card // PER_SUIT]}{value}" for card, value in enumerate(values)), *NOT_CARDS]


# --- cards --------------------------------------------------------------------------------------------


def card_name(game: Ninjan, card: int) -> str:
    return all_names(game)[card]


@lru_cache(maxsize=256)  # the tables that are played at now, for the most part
def all_names(game: Ninjan) -> list[str]:
    """The names of all moves. They are asked for many times, and the values of a position never change."""
    return _names(tuple(game.value))


def card_names(game: Ninjan) -> list[str]:
    """The names of all cards, by their numbers."""
    return all_names(game)[:CARDS]


def named(game: Ninjan, cards: Iterable[int]) -> list[str]:
    names = all_names(game)
    return [names[card] for card in cards]


def _choose(card: str) -> ChooseCard:
    return {"type": "choose", "card": card}


def _choose_text(card: str) -> Text:
    return text("ninjan-move-choose", card=card_text(card))


def _at_pile(move: int) -> TakePile | PutOnPile:
    pile = (move - TAKE) % PILES + 1
    return {"type": "take", "pile": pile} if move < PUT else {"type": "put", "pile": pile}


def _at_pile_text(move: int, total: int) -> Text:
    pile = (move - TAKE) % PILES + 1
    return text("ninjan-move-take", pile=pile, sum=total) if move < PUT else text("ninjan-move-put", pile=pile)


@cache
def _told_at_pile(move: int, total: int) -> Json:
    """Taking or putting on a pile of that sum, as views list it. There are few of them."""
    return {"move": NOT_CARDS[move - TAKE], "text": _at_pile_text(move, total), "json": _at_pile(move)}


@cache
def _told(card: str) -> Json:
    """The choice of a card as views list it. Every view lists many, so each is made once."""
    return {"move": card, "text": _choose_text(card), "json": _choose(card)}


@cache
def card_text(name: str) -> Json:
    """A card, given by its name, as part of a text."""
    return {"$text": "ninjan-card", "suit": SUITS[LETTERS.index(name[0])], "value": int(name[1:])}


def card_texts(names: Sequence[str]) -> list[Json]:
    return [card_text(name) for name in names]
