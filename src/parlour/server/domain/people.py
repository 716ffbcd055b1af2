"""Guests, their names, and their chat lines."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True)
class Guest:
    """A person with a cookie. Without a chosen name they are called by a number."""

    id: str
    name: str | None = None
    language: str | None = None
    account: bool = False
    owner: str | None = None  # of an account that a program plays with, by a token: the person who made it

    @property
    def program(self) -> bool:
        return self.owner is not None

    def chosen_name(self) -> dict[str, "Known"]:
        """The chosen name by the guest's id; empty for a guest without one."""
        return {self.id: Known(self.name, self.account, self.owner)} if self.name else {}


class Known(NamedTuple):
    """A chosen name, whether it belongs to an account, and if a program plays with that account, its owner."""

    name: str
    account: bool
    owner: str | None = None

    @property
    def program(self) -> bool:
        return self.owner is not None


class Program(NamedTuple):
    """A program as its owner sees it; `id` is its guest."""

    id: str
    name: str
    active: bool  # whether it has a token


class Line(NamedTuple):
    """A chat line at a table."""

    number: int
    guest: str
    name: str | None
    text: str
    at: datetime
    seat: int | None = None  # the speaker's at that time


def guest_number(guest: str) -> int:
    """The number that a guest without a name is called by: four digits."""
    return 1000 + int(guest[:8], 16) % 9000


def guest_name(guest: str) -> str:
    """The name of a guest without a chosen one, where the reader's language is unknown."""
    return f"Guest {guest_number(guest)}"
