"""The components of Ninjan as a file: the values on the cards of each suit (NJ-1, NJ-6)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from ...core import blanks
from ...core.blanks import Blank
from ...core.complaints import Place
from ...core.edition import Edition
from ...core.spec import Editions
from ...core.text import Json
from .moves import LETTERS, SUITS, card_text
from .rules import PER_SUIT, Ninjan

LOWEST, HIGHEST = -6, 10  # NJ-1


class NinjanEditions(Editions[Ninjan]):
    code = "ninjan"
    identity: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("suit",)}

    def parts(self, content: Json) -> tuple[int, ...]:
        """The value of each card, by its number."""
        values = {entry["suit"]: sorted(entry["values"]) for entry in content["cards"]}
        return tuple(value for suit in SUITS for value in values[suit])

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        return players, int(options["deals"]), int(options["tiebreak"] == "share"), list(edition.parts)

    def changed(self, old: Edition, new: Edition) -> list[Json]:
        """Those that only one of them has."""
        decks = [
            {(LETTERS[card // PER_SUIT], value) for card, value in enumerate(edition.parts)} for edition in (old, new)
        ]
        return [card_text(f"{letter}{value}") for letter, value in sorted(decks[0] ^ decks[1])]

    def blanks(self, table: str, entry: Json) -> list[Blank]:
        if table != "cards":
            return []
        return [blanks.fixed("suit", "NJ-1"), blanks.numbers("values", LOWEST, HIGHEST, "NJ-1", PER_SUIT)]

    def inspect(self, sheet: Place) -> None:
        suits = sheet.entries("cards", "suit")
        if suits:
            sheet.part("cards").once(SUITS, [entry.get("suit") for entry in suits], "NJ-1")
        for entry in suits:
            entry.only("suit", "values")
            entry.one_of("suit", SUITS, "NJ-1")
            _inspect_values(entry)
        if sheet.sound:
            _inspect_deck(sheet.part("cards"))


def _inspect_values(suit: Place) -> None:
    values = suit.wholes("values", LOWEST, HIGHEST, "NJ-1")
    if values is None:
        return
    there = suit.part("values")
    if len(values) != PER_SUIT:
        there.wrong("ninjan-edition-size", "NJ-1", count=len(values), due=PER_SUIT)
    for value in sorted({value for value in values if values.count(value) > 1}):
        there.wrong("ninjan-edition-twice", "NJ-6", value=value)


def _inspect_deck(cards: Place) -> None:
    """NJ-1: the book names both ends; that there is no zero is reported by owners."""
    values = {value for entry in cards.value for value in entry["values"]}
    for end in (LOWEST, HIGHEST):
        if end not in values:
            cards.warn("ninjan-edition-end", "NJ-1", value=end)
    if 0 in values:
        cards.warn("ninjan-edition-zero", "NJ-1")
