"""The components of Piñata as a file: the cards and candies of each colour, and how many candies win a medal."""

from collections.abc import Callable, Sequence
from typing import Any

from ...core.edition import Edition, check_source, entries, head_complaints, not_once, unknown_fields
from ...core.spec import Editions
from ...core.text import Json
from .moves import CARD_COLOURS, COLOUR_NAMES
from .rules import CARDS, VALUES, Pinata

WILD_CARDS = 9


class PinataEditions(Editions[Pinata]):
    code = "pinata"

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

    def complaints(self, content: Json) -> list[str]:
        """PI-1 to PI-3."""
        found = head_complaints(content, self.code, ("colours", "cards"))
        found += _table_complaints(content, "colours", COLOUR_NAMES, _colour_complaints)
        found += _table_complaints(content, "cards", CARD_COLOURS, _card_complaints)
        return found or _count_complaints(content)


def _table_complaints(
    content: Json, table: str, colours: Sequence[str], complain_of: Callable[[Json, str], list[str]]
) -> list[str]:
    """Check that there is one valid entry for each colour."""
    found: list[str] = []
    listed = entries(content, table, found)
    if listed:
        found += not_once(colours, [entry.get("colour") for entry in listed], f"{table}: colour ")
    for entry in listed:
        colour = entry.get("colour")
        if colour not in colours:
            found.append(f"{table}: unknown colour {colour!r}; the colours are {', '.join(colours)}")
        else:
            found += check_source(entry, f"{table}, {colour}") + complain_of(entry, f"{table}, {colour}")
    return found


def _colour_complaints(entry: Json, where: str) -> list[str]:
    found = unknown_fields(entry, ("colour", "candies", "medal", "source", "note"), where)
    candies, medal = entry.get("candies"), entry.get("medal")
    if type(candies) is not int or type(medal) is not int or not 0 < medal <= candies:
        return [*found, f"{where}: candies and medal must be whole numbers, the medal from 1 to the candies"]
    if 2 * medal <= candies:
        found.append(f"{where}: a medal for {medal} of {candies} candies is no majority (PI-2)")
    return found


def _card_complaints(entry: Json, where: str) -> list[str]:
    found = unknown_fields(entry, ("colour", "values", "source", "note"), where)
    values = entry.get("values")
    if not isinstance(values, list) or not all(type(value) is int and 1 <= value <= VALUES for value in values):
        found.append(f"{where}: values must be whole numbers from 1 to {VALUES}")
    return found


def _count_complaints(content: Json) -> list[str]:
    cards = {entry["colour"]: len(entry["values"]) for entry in content["cards"]}
    found = [
        f"cards, {entry['colour']}: {cards[entry['colour']]} cards for {entry['candies']} candies (PI-2)"
        for entry in content["colours"]
        if cards[entry["colour"]] != entry["candies"]
    ]
    if cards["wild"] != WILD_CARDS or sum(cards.values()) != CARDS:
        found.append(
            f"cards: {sum(cards.values())} in all, {cards['wild']} of them wild, not {CARDS} and {WILD_CARDS} (PI-1)"
        )
    return found
