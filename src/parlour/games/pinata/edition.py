"""The components of Piñata as a file: the cards and candies of each colour, and how many candies win a medal."""

from collections.abc import Mapping
from typing import Any, ClassVar

from ...core import blanks
from ...core.blanks import Blank
from ...core.complaints import Place
from ...core.edition import Edition
from ...core.spec import Editions
from ...core.text import Json
from .moves import CARD_COLOURS, COLOUR_NAMES, card_text
from .rules import CARDS, VALUES, Pinata

WILD_CARDS = 9  # PI-1
CANDIES = 45
FEWEST_CARDS = 45  # hands and mats hold 36; the others keep a draw from failing (PI-7)
FEWEST_CANDIES = 10  # on the four mats (PI-5)


class PinataEditions(Editions[Pinata]):
    code = "pinata"
    identity: ClassVar[Mapping[str, tuple[str, ...]]] = {"colours": ("colour",), "cards": ("colour",)}

    def parts(self, content: Json) -> tuple[tuple[int, ...], ...]:
        """How many there are of each kind of card, the candies of each colour, and how many of them win its medal."""
        values = {entry["colour"]: entry["values"] for entry in content["cards"]}
        colours = {entry["colour"]: entry for entry in content["colours"]}
        deck = tuple(values[colour].count(value) for colour in CARD_COLOURS for value in range(1, VALUES + 1))
        candies = tuple(colours[colour]["candies"] for colour in COLOUR_NAMES)
        needs = tuple(colours[colour]["medal"] for colour in COLOUR_NAMES)
        return deck, candies, needs

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        deck, candies, needs = edition.parts
        return int(options["open_sides"] == "on"), list(deck), list(candies), list(needs)

    def changed(self, old: Edition, new: Edition) -> list[Json]:
        """The kinds of which there are more or fewer."""
        (ours, *_), (theirs, *_) = old.parts, new.parts
        return [card_text(kind) for kind in range(len(ours)) if ours[kind] != theirs[kind]]

    def blanks(self, table: str, entry: Json) -> list[Blank]:
        if table == "cards":
            return [blanks.fixed("colour", "PI-2"), blanks.numbers("values", 1, VALUES, "PI-3")]
        if table == "colours":
            counts = [blanks.number("candies", 1, CARDS), blanks.number("medal", 1, CARDS, "PI-2")]
            return [blanks.fixed("colour", "PI-2"), *counts]
        return []

    def inspect(self, sheet: Place) -> None:
        """PI-1 to PI-3."""
        for table, known in (("colours", COLOUR_NAMES), ("cards", CARD_COLOURS)):
            entries = sheet.entries(table, "colour")
            if entries:
                sheet.part(table).once(known, [entry.get("colour") for entry in entries], "PI-2")
            for entry in entries:
                entry.one_of("colour", known, "PI-2")
                _inspect_candies(entry) if table == "colours" else _inspect_cards(entry)
        if sheet.sound:
            _inspect_counts(sheet)


def _inspect_candies(colour: Place) -> None:
    colour.only("colour", "candies", "medal")
    candies = colour.whole("candies", 1, CARDS)
    medal = colour.whole("medal", 1, CARDS)
    if candies and medal and (medal > candies or 2 * medal <= candies):
        colour.part("medal").wrong("pinata-edition-majority", "PI-2", medal=medal, candies=candies)


def _inspect_cards(colour: Place) -> None:
    colour.only("colour", "values")
    colour.wholes("values", 1, VALUES, "PI-3")


def _inspect_counts(sheet: Place) -> None:
    """PI-1, PI-2: what the rules can bear, and what the book and owners count."""
    cards, colours = sheet.part("cards"), sheet.part("colours")
    held = {entry["colour"]: len(entry["values"]) for entry in cards.value}
    candies = {entry["colour"]: entry["candies"] for entry in colours.value}
    if not FEWEST_CARDS <= sum(held.values()) <= CARDS:
        cards.wrong("edition-between", "PI-1", what="cards", found=sum(held.values()), low=FEWEST_CARDS, high=CARDS)
    if not FEWEST_CANDIES <= sum(candies.values()) <= CARDS:
        found = sum(candies.values())
        colours.wrong("edition-between", "PI-5", what="candies", found=found, low=FEWEST_CANDIES, high=CARDS)
    cards.count(sum(held.values()), CARDS, "cards", "PI-1")
    cards.count(held["wild"], WILD_CARDS, "wild", "PI-1")
    colours.count(sum(candies.values()), CANDIES, "candies", "PI-1")
    for entry in sheet.entries("cards", "colour"):
        colour = entry.get("colour")
        if colour in candies and held[colour] != candies[colour]:
            entry.warn("pinata-edition-uneven", "PI-2", cards=held[colour], candies=candies[colour])
