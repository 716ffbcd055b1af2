"""Reads a position that a person may have written. Every value is checked, and a complaint says where it stands."""

from collections.abc import Sequence
from typing import Any, NoReturn

from .problem import BadInput
from .text import Json


class Reader:
    """Reads single values of a position. `names` are the kinds of cards, `unused` counts the cards not read yet."""

    def __init__(self, position: Json, fields: Sequence[str], players: int, names: Sequence[str], deck: Sequence[int]):
        self.position = position
        self.seats = range(players)
        self.names = names
        self.unused = list(deck)
        for name in position:
            if name not in fields:
                self.wrong(f"unknown field {name!r}; the fields are {', '.join(fields)}")

    def wrong(self, detail: str) -> NoReturn:
        raise BadInput("problem-position", detail=detail)

    def number(self, value: Any, where: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.wrong(f"{where} must be a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def by_seat(self, name: str, otherwise: Any) -> list[Any]:
        """A list with an entry for each seat."""
        return self.one_each(self.position.get(name, [otherwise] * len(self.seats)), name)

    def one_each(self, entries: Any, where: str) -> list[Any]:
        if not isinstance(entries, list) or len(entries) != len(self.seats):
            self.wrong(f"{where} must be a list with one entry for each of the {len(self.seats)} seats")
        return entries

    def mask(self, where: str, seats: Any) -> int:
        """A list of seats as a bit mask."""
        if not isinstance(seats, list) or not seats or len(set(map(str, seats))) != len(seats):
            self.wrong(f"{where} must list seats")
        mask: int = 0
        for seat in seats:
            mask |= 1 << self.number(seat, where, 0, len(self.seats) - 1)
        return mask

    def cards(self, listed: Any, where: str) -> list[int]:
        """Cards that stand nowhere else."""
        return [self.use(card, where) for card in self.known_cards(listed, where)]

    def card(self, name: Any, where: str) -> int:
        return self.use(self.known(name, where), where)

    def use(self, card: int, where: str) -> int:
        if self.unused[card] == 0:
            self.wrong(f"card {self.names[card]} stands twice, the second time in {where}")
        self.unused[card] -= 1
        return card

    def known_cards(self, listed: Any, where: str) -> list[int]:
        if not isinstance(listed, list):
            self.wrong(f"{where} must be a list of cards")
        return [self.known(name, where) for name in listed]

    def known(self, name: Any, where: str) -> int:
        """A card that may stand elsewhere too."""
        if name not in self.names:
            self.wrong(f"{where}: there is no card {name!r}")
        return self.names.index(name)
