"""Guests, how they are called, and what they say."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie. Without a chosen name they are called by a number."""

    id: str
    name: str | None = None
    language: str | None = None
    account: bool = False

    def chosen_name(self) -> dict[str, "Known"]:
        """The name under the guest's id; nothing for a guest who is only a number."""
        return {self.id: Known(self.name, self.account)} if self.name else {}


class Known(NamedTuple):
    """A name that somebody chose, and whether it is an account's."""

    name: str
    account: bool


class Line(NamedTuple):
    """Something that somebody said at a table."""

    number: int
    guest: str
    name: str | None
    text: str
    at: datetime


def guest_number(guest: str) -> int:
    """By which others tell somebody who gave no name: four digits."""
    return 1000 + int(guest[:8], 16) % 9000


def guest_name(guest: str) -> str:
    """How somebody who gave no name is called where nobody's language is known."""
    return f"Guest {guest_number(guest)}"
