"""The components of Panda Spin as a file: what the two sides of every card show (PS-1 to PS-4)."""

from collections.abc import Callable, Sequence
from typing import Any

from ...core.edition import Component, Edition, check_source, entries, head_complaints, not_once, unknown_fields
from ...core.spec import Editions
from ...core.text import Json
from .cards import CARD_NAMES, LETTERS, SUIT_NAMES, VALUE_NAMES, Face, card_json
from .positions import MOOD_NAMES
from .rules import PandaSpin
from .terms import COPIES, VALUES

CARD_FIELDS = ("suit", "white", "white_symbol", "blue", "blue_symbol", "source", "note")
SYMBOL_OF_SUIT = {"fire": "fire", "metal": None, "water": "water", "earth": "panda", "wood": "bamboo"}


class PandaSpinEditions(Editions[PandaSpin]):
    code = "pandaspin"

    def parts(self, content: Json) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Packed faces by card * 2 + side, empty ones for element cards; and the source of every card."""
        cards = {(card["suit"], card["white"]): card for card in content["cards"]}
        elements = {entry["suit"]: entry for entry in content["elements"]}
        ordered = [cards[suit, white] for suit in SUIT_NAMES for white in VALUE_NAMES]
        faces = [face.packed for card in ordered for face in _faces(card)]
        sources = [entry["source"] for entry in [*ordered, *(elements[suit] for suit in SUIT_NAMES)]]
        return tuple(faces) + (0,) * 2 * len(SUIT_NAMES), tuple(sources)

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        faces, _ = edition.parts
        wished = "" if options["suits"] == "drawn" else options["suits"]
        suits = sum(1 << LETTERS.index(letter) for letter in wished)
        elements, shapes = int(options["elements"] == "on"), int(options["formations"] == "shape")
        return players, MOOD_NAMES.index(options["mood"]), suits, elements, shapes, list(faces)

    def components(self, new: Callable[[int], PandaSpin]) -> list[Component]:
        """PS-1: the 65 animal cards and the five element cards."""
        _, sources = self.read().parts
        game = new(2)
        return [
            Component(name, 1, sources[card], {"card": card_json(game, card * 2)})
            for card, name in enumerate(CARD_NAMES)
        ]

    def complaints(self, content: Json) -> list[str]:
        found = head_complaints(content, self.code, ("cards", "elements"))
        cards, elements = (entries(content, table, found) for table in ("cards", "elements"))
        for card in cards:
            found += _card_complaints(card)
        for entry in elements:
            found += _element_complaints(entry)
        if cards:
            wanted = [f"{suit} {value}" for suit in SUIT_NAMES for value in VALUE_NAMES]
            found += not_once(wanted, [f"{card.get('suit')} {card.get('white')}" for card in cards], "cards, ", "PS-1")
        if elements:
            found += not_once(SUIT_NAMES, [entry.get("suit") for entry in elements], "elements, ", "PS-1")
        return found or _copies_complaints(cards)


def _element_complaints(entry: Json) -> list[str]:
    suit = entry.get("suit")
    where = f"elements, {suit}"
    found = unknown_fields(entry, ("suit", "source", "note"), where) + check_source(entry, where)
    return found if suit in SUIT_NAMES else [*found, f"elements: unknown suit {suit!r}"]


def _faces(card: Json) -> tuple[Face, Face]:
    white = Face(VALUE_NAMES.index(card["white"]), 1, card.get("white_symbol"))
    return white, Face(VALUE_NAMES.index(card["blue"][0]), len(card["blue"]), card.get("blue_symbol"))


def _card_complaints(card: Json) -> list[str]:
    """PS-2, PS-3: check one card by itself."""
    suit, white, blue = card.get("suit"), card.get("white"), card.get("blue")
    where = f"cards, {suit} {white}"
    found = unknown_fields(card, CARD_FIELDS, where) + check_source(card, where)
    if suit not in SUIT_NAMES:
        return [*found, f"{where}: unknown suit {suit!r}; the suits are {', '.join(SUIT_NAMES)}"]
    if white not in VALUE_NAMES:
        return [*found, f"{where}: unknown value {white!r}; the values are {', '.join(VALUE_NAMES)}"]
    if card.get("white_symbol") not in (None, "panda"):
        found.append(f"{where}: {card['white_symbol']!r} on a white side, where only a panda may stand (PS-3)")
    if not isinstance(blue, list) or not 1 <= len(blue) <= 3 or any(value not in VALUE_NAMES for value in blue):
        return [*found, f"{where}: blue must be a list of one to three values (PS-2)"]
    if len(set(blue)) > 1:
        return [*found, f"{where}: the values of a blue side are equal (PS-2)"]
    return found + _suit_complaints(card, where)


def _suit_complaints(card: Json, where: str) -> list[str]:
    """PS-3: what blue sides of each suit look like."""
    suit, many, symbol = card["suit"], len(card["blue"]), card.get("blue_symbol")
    wanted = SYMBOL_OF_SUIT[suit]
    if suit == "metal":
        sound, rule = many in (2, 3) and symbol is None, "two or three equal values and no symbol"
    elif suit in ("water", "wood"):
        sound, rule = many == 1 and symbol == wanted, f"one value with {wanted}"
    else:
        higher = VALUE_NAMES.index(card["blue"][0]) > VALUE_NAMES.index(card["white"])
        sound = (many == 2 and symbol is None) or (many == 1 and symbol == wanted and higher)
        rule = f"two equal values, or a higher value with {wanted}"
    return [] if sound else [f"{where}: a blue side of {suit} has {rule} (PS-3)"]


def _copies_complaints(cards: Sequence[Json]) -> list[str]:
    """No figure may have more equal values than there are moves for: a hand can hold each card with either side up."""
    found = []
    faces = [_faces(card) for card in cards]
    for value in range(VALUES):
        most = sum(max(_share(face, value) for face in sides) for sides in faces)
        if most > COPIES:
            found.append(f"cards: {most} times the value {VALUE_NAMES[value]} could be in one hand, at most {COPIES}")
    return found


def _share(face: Face, value: int) -> int:
    """How often a side can stand for this value, its own joker counted."""
    return 0 if face.value != value else face.many + (face.symbol == "water")
