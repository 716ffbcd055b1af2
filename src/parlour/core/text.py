"""Texts for people, as data. A text is put into the reader's language only at the very end."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

Json = dict[str, Any]
Text = dict[str, Any]
"""A sentence as data: `{"key": …, "args": {…}}`, a key of the word catalogue and what to fill in."""
Say = Callable[[Text], str]
"""Says a text in a reader's language."""


def text(key: str, **args: Any) -> Text:
    return {"key": key, "args": args}


@cache
def seat_text(seat: int) -> Json:
    """A seat as part of a text; readers see the name of the player."""
    return {"$seat": seat}


def seat_texts(seats: Iterable[int]) -> list[Json]:
    return [seat_text(seat) for seat in seats]
