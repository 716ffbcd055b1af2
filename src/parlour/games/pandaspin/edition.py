"""The components of Panda Spin as a file: what the two sides of every card show (PS-1 to PS-4)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ...core import blanks
from ...core.blanks import Blank, BlankOption
from ...core.complaints import Place, token_complaints
from ...core.edition import Component, Edition
from ...core.spec import Editions
from ...core.text import Json
from .cards import CARD_NAMES, LETTERS, SUIT_NAMES, VALUE_NAMES, Face, card_json, deed_name
from .positions import MOOD_NAMES
from .rules import PandaSpin
from .terms import ANIMALS, COPIES, VALUES

ANIMAL_NAMES = (
    *("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse"),
    *("goat", "monkey", "rooster", "dog", "pig", "panda"),
)
SYMBOL_OF_SUIT = {"fire": "fire", "metal": None, "water": "water", "earth": "panda", "wood": "bamboo"}
SIDES = ("white_symbol", "blue", "blue_symbol")
SHAPES = {"fire": (1, 2), "metal": (2, 3), "water": (1,), "earth": (1, 2), "wood": (1,)}  # PS-3: how many blue values
MANY = {1: "one", 2: "two", 3: "three"}  # as messages call it
TOKENS = {1: 30, 5: 15}  # PS-5: how many of each value; the bank never runs dry, so they change no game


class PandaSpinEditions(Editions[PandaSpin]):
    code = "pandaspin"
    identity: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "cards": ("suit", "white"),
        "elements": ("suit",),
        "animals": ("value",),
        "tokens": ("value",),
    }

    def parts(self, content: Json) -> tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]:
        """Packed faces by card * 2 + side, empty ones for element cards; the source of every card; the animal of
        every white value."""
        cards = {(card["suit"], card["white"]): card for card in content["cards"]}
        elements = {entry["suit"]: entry for entry in content["elements"]}
        ordered = [cards[suit, white] for suit in SUIT_NAMES for white in VALUE_NAMES]
        faces = [face.packed for card in ordered for face in _faces(card)]
        sources = [entry["source"] for entry in [*ordered, *(elements[suit] for suit in SUIT_NAMES)]]
        animals = {entry["value"]: entry["animal"] for entry in content.get("animals", ())}
        shown = tuple(animals.get(value, animal) for value, animal in zip(VALUE_NAMES, ANIMAL_NAMES, strict=True))
        return tuple(faces) + (0,) * 2 * len(SUIT_NAMES), tuple(sources), shown

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        faces, _, _ = edition.parts
        wished = "" if options["suits"] == "drawn" else options["suits"]
        suits = sum(1 << LETTERS.index(letter) for letter in wished)
        elements, shapes = int(options["elements"] == "on"), int(options["formations"] == "shape")
        return players, MOOD_NAMES.index(options["mood"]), suits, elements, shapes, list(faces)

    def components(self, edition: Edition, new: Callable[[int], PandaSpin]) -> list[Component]:
        """PS-1: the 65 animal cards and the five element cards; PS-5: the bamboo."""
        _, sources, animals = edition.parts
        game = new(2)
        shown = [*animals * len(SUIT_NAMES), *(None for _ in SUIT_NAMES)]
        cards = [
            Component(name, 1, sources[card], {"card": card_json(game, card * 2), "animal": shown[card]})
            for card, name in enumerate(CARD_NAMES)
        ]
        tokens = edition.content.get("tokens") or self.standard()["tokens"]
        return cards + [
            Component("bamboo", token["count"], token["source"], {"value": token["value"]}) for token in tokens
        ]

    def changed(self, old: Edition, new: Edition) -> list[Json]:
        """Every side that shows something else."""
        (ours, *_), (theirs, *_) = old.parts, new.parts
        sides = range(2 * ANIMALS)
        return [deed_name(side // 2, side % 2 == 1) for side in sides if ours[side] != theirs[side]]

    def blanks(self, table: str, entry: Json) -> list[Blank]:
        if table == "cards":
            return [blanks.fixed("suit", "PS-1"), blanks.fixed("white", "PS-1"), *self._side_blanks(entry)]
        if table == "elements":
            return [blanks.fixed("suit", "PS-1")]
        if table == "animals":
            return [blanks.fixed("value", "PS-1"), blanks.choice("animal", ANIMAL_NAMES)]
        return blanks.tokens("PS-5") if table == "tokens" else []

    def _side_blanks(self, card: Json) -> list[Blank]:
        """PS-3: the blue side that a card of this suit can have, a panda on the white one. PS-4: what books show."""
        named = [blanks.word(card, name) for name in self.identity["cards"]]
        book = [one for one in self.standard()["cards"] if one["source"] == "book"]
        if any([one[name] for name in self.identity["cards"]] == named for one in book):
            return [blanks.fixed(side, "PS-4") for side in SIDES]
        suit, blue = named[0], card.get("blue")
        now = blue if isinstance(blue, list) and blue else ["3"]
        shapes = SHAPES.get(suit, ())
        many = len(now) if len(now) in shapes else max(shapes, default=1)
        values = [_blue(suit, value, many, value) for value in VALUE_NAMES]
        found = [blanks.chosen("blue", values, "PS-3")]
        if len(shapes) > 1:
            counts = [_blue(suit, now[0], many, MANY[many]) for many in shapes]
            found.append(blanks.chosen("blue_count", counts, "PS-3", ("blue",)))
        return [*found, blanks.choice("white_symbol", (None, "panda"), "PS-3")]

    def inspect(self, sheet: Place) -> None:
        cards, elements = sheet.entries("cards", "suit", "white"), sheet.entries("elements", "suit")
        for card in cards:
            _inspect_card(card)
        for entry in elements:
            entry.only("suit")
            entry.one_of("suit", SUIT_NAMES, "PS-1")
        if cards:
            wanted = [f"{suit} {value}" for suit in SUIT_NAMES for value in VALUE_NAMES]
            listed = [f"{card.get('suit')} {card.get('white')}" for card in cards]
            sheet.part("cards").once(wanted, listed, "PS-1")
        if elements:
            sheet.part("elements").once(SUIT_NAMES, [entry.get("suit") for entry in elements], "PS-1")
        _inspect_animals(sheet)
        token_complaints(sheet, TOKENS, "PS-5")
        if sheet.sound:
            _inspect_book(cards, self.standard()["cards"])
            _inspect_copies(sheet.part("cards"))


def _inspect_animals(sheet: Place) -> None:
    """Every white value has an animal of its own; older files have none."""
    animals = sheet.entries("animals", "value", optional=True)
    for entry in animals:
        entry.only("value", "animal")
    if animals:
        table = sheet.part("animals")
        table.once(VALUE_NAMES, [entry.get("value") for entry in animals])
        table.once(ANIMAL_NAMES, [entry.get("animal") for entry in animals])


def _faces(card: Json) -> tuple[Face, Face]:
    white = Face(VALUE_NAMES.index(card["white"]), 1, card.get("white_symbol"))
    return white, Face(VALUE_NAMES.index(card["blue"][0]), len(card["blue"]), card.get("blue_symbol"))


def _blue(suit: str, value: Any, many: int, said: str) -> BlankOption:
    """A blue side; one with a single value shows the symbol of its suit (PS-3)."""
    return BlankOption([value] * many, said, {"blue_symbol": SYMBOL_OF_SUIT.get(suit) if many == 1 else None})


def _inspect_card(card: Place) -> None:
    """PS-2, PS-3: check one card by itself."""
    card.only("suit", "white", *SIDES)
    suit, white = card.one_of("suit", SUIT_NAMES, "PS-1"), card.one_of("white", VALUE_NAMES, "PS-1")
    if card.get("white_symbol") not in (None, "panda"):
        card.part("white_symbol").wrong("pandaspin-edition-white-symbol", "PS-3")
    blue = card.get("blue")
    if not isinstance(blue, list) or not 1 <= len(blue) <= 3 or any(value not in VALUE_NAMES for value in blue):
        card.part("blue").wrong("pandaspin-edition-blue", "PS-2", known=list(VALUE_NAMES))
    elif len(set(blue)) > 1:
        card.part("blue").wrong("pandaspin-edition-unequal", "PS-2")
    elif suit and white and not _fits_suit(card.value):
        card.part("blue").wrong("pandaspin-edition-suit", "PS-3", suit=suit)


def _fits_suit(card: Json) -> bool:
    """PS-3: what blue sides of each suit look like."""
    suit, many, symbol = card["suit"], len(card["blue"]), card.get("blue_symbol")
    if suit == "metal":
        return many in (2, 3) and symbol is None
    alone = many == 1 and symbol == SYMBOL_OF_SUIT[suit]
    if suit in ("water", "wood"):
        return alone
    higher = VALUE_NAMES.index(card["blue"][0]) > VALUE_NAMES.index(card["white"])
    return (many == 2 and symbol is None) or (alone and higher)


def _inspect_book(cards: Sequence[Place], standard: Sequence[Json]) -> None:
    """PS-4: the faces that the books show."""
    shown = {(card["suit"], card["white"]): card for card in standard if card["source"] == "book"}
    for card in cards:
        due = shown.get((card.get("suit"), card.get("white")))
        for side in SIDES if due else ():
            card.fixed(side, due.get(side) if due else None, "PS-4")


def _inspect_copies(cards: Place) -> None:
    """No figure may have more equal values than there are moves for: a hand can hold each card with either side up."""
    faces = [_faces(card) for card in cards.value]
    for value in range(VALUES):
        most = sum(max(_share(face, value) for face in sides) for sides in faces)
        if most > COPIES:
            cards.wrong("pandaspin-edition-copies", value=VALUE_NAMES[value], count=most, most=COPIES)


def _share(face: Face, value: int) -> int:
    """How often a side can stand for this value, its own joker counted."""
    return 0 if face.value != value else face.many + (face.symbol == "water")
