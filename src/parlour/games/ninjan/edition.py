"""The components of Ninjan as a file: the values on the cards of each suit (NJ-1, NJ-6)."""

from typing import Any

from ...core.edition import Edition, check_source, entries, head_complaints, not_once, unknown_fields
from ...core.spec import Editions
from ...core.text import Json
from .moves import SUITS
from .rules import PER_SUIT, Ninjan


class NinjanEditions(Editions[Ninjan]):
    code = "ninjan"

    def parts(self, content: Json) -> tuple[int, ...]:
        """The value of each card, by its number."""
        values = {entry["suit"]: sorted(entry["values"]) for entry in content["cards"]}
        return tuple(value for suit in SUITS for value in values[suit])

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        return players, int(options["deals"]), int(options["tiebreak"] == "share"), list(edition.parts)

    def complaints(self, content: Json) -> list[str]:
        found = head_complaints(content, self.code, ("cards",))
        suits = entries(content, "cards", found)
        if suits:
            found += not_once(SUITS, [entry.get("suit") for entry in suits], "suit ")
        for entry in suits:
            found += _suit_complaints(entry)
        return found


def _suit_complaints(entry: Json) -> list[str]:
    suit, values = entry.get("suit"), entry.get("values")
    if suit not in SUITS:
        return [f"unknown suit {suit!r}; the suits are {', '.join(SUITS)}"]
    where = f"suit {suit}"
    found = check_source(entry, where) + unknown_fields(entry, ("suit", "values", "source", "note"), where)
    if not isinstance(values, list) or not all(type(value) is int and -99 <= value <= 99 for value in values):
        return [*found, f"{where}: values must be whole numbers from -99 to 99"]
    if len(values) != PER_SUIT:
        found.append(f"{where} has {len(values)} cards, not {PER_SUIT} (NJ-1)")
    twice = sorted({value for value in values if values.count(value) > 1})
    return found + [f"{where} holds the value {value} twice (NJ-6)" for value in twice]
