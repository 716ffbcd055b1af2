"""The components of Panda Spin as a file: what the two sides of every card show (PS-1 to PS-4)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...core.edition import Edition, check_source, complain, house_edition, parse_toml
from ...core.kind import Json
from .cards import SUIT_NAMES, VALUE_NAMES, Face
from .rules import COPIES, VALUES

CARD_FIELDS = ("suit", "white", "white_symbol", "blue", "blue_symbol", "source", "note")
SYMBOL_OF_SUIT = {"fire": "fire", "metal": None, "water": "water", "earth": "panda", "wood": "bamboo"}


@lru_cache(maxsize=16)  # a long file, read for every new game
def read_edition(source: str | None, where: str) -> Edition:
    """The parts: packed faces by card * 2 + side, empty ones for element cards; and the source of every card."""
    source = house_edition(__package__) if source is None else source
    content = parse_toml(source, where)
    complain(where, complaints(content))
    cards = {(card["suit"], card["white"]): card for card in content["cards"]}
    elements = {entry["suit"]: entry for entry in content["elements"]}
    ordered = [cards[suit, white] for suit in SUIT_NAMES for white in VALUE_NAMES]
    faces = [face.packed for card in ordered for face in _faces(card)]
    sources = [entry["source"] for entry in [*ordered, *(elements[suit] for suit in SUIT_NAMES)]]
    return Edition("pandaspin", content["name"], source, (tuple(faces) + (0,) * 2 * len(SUIT_NAMES), tuple(sources)))


def _faces(card: Json) -> tuple[Face, Face]:
    white = Face(VALUE_NAMES.index(card["white"]), 1, card.get("white_symbol"))
    return white, Face(VALUE_NAMES.index(card["blue"][0]), len(card["blue"]), card.get("blue_symbol"))


def complaints(content: Json) -> list[str]:
    """Everything that is wrong with an edition file."""
    found = [f"unknown field {name!r}" for name in content if name not in ("game", "name", "cards", "elements")]
    if content.get("game") != "pandaspin":
        found.append(f"game is {content.get('game')!r}, not 'pandaspin'")
    if not isinstance(content.get("name"), str):
        found.append("name is missing")
    cards, elements = (_entries(content, name, found) for name in ("cards", "elements"))
    for card in cards:
        found += _card_complaints(card)
    for entry in elements:
        where = f"elements, {entry.get('suit')}"
        found += [f"{where}: unknown field {name!r}" for name in entry if name not in ("suit", "source", "note")]
        found += check_source(entry, where)
    if cards:
        found += _each_once([(card.get("suit"), card.get("white")) for card in cards])
    if elements:
        found += _elements_once([entry.get("suit") for entry in elements])
    return found or _copies_complaints(cards)


def _entries(content: Json, field: str, found: list[str]) -> list[Json]:
    entries = content.get(field)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        found.append(f"there are no [[{field}]] entries")
        return []
    return entries


def _each_once(named: Sequence[tuple[Any, Any]]) -> list[str]:
    """PS-1: one card of every white value in every suit."""
    return [
        f"cards, {suit} {value}: stands {named.count((suit, value))} times, not once (PS-1)"
        for suit in SUIT_NAMES
        for value in VALUE_NAMES
        if named.count((suit, value)) != 1
    ]


def _elements_once(named: Sequence[Any]) -> list[str]:
    found = [f"elements: unknown suit {suit!r}" for suit in named if suit not in SUIT_NAMES]
    return found + [
        f"elements, {suit}: stands {named.count(suit)} times, not once (PS-1)"
        for suit in SUIT_NAMES
        if named.count(suit) != 1
    ]


def _card_complaints(card: Json) -> list[str]:
    """PS-2, PS-3: a card sound by itself."""
    suit, white, blue = card.get("suit"), card.get("white"), card.get("blue")
    where = f"cards, {suit} {white}"
    found = [f"{where}: unknown field {name!r}" for name in card if name not in CARD_FIELDS]
    found += check_source(card, where)
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
