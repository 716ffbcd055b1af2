"""What happened: the notes of a position's journal, and the events that people are told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .game import NOTE_SIZE, NOTES, Game
from .text import Json, Text

Note = tuple[int, ...]
"""A line of the journal: the kind of happening, and four numbers about it."""


def take_notes(game: Game) -> list[Note]:
    """Return the notes of a position's journal, and empty it."""
    if game.note_count > NOTES:
        raise OverflowError(f"{game.note_count} notes of {type(game).__name__} at once; a journal holds {NOTES}")
    notes = game.journal()
    game.note_count = 0
    return [tuple(notes[at : at + NOTE_SIZE]) for at in range(0, len(notes), NOTE_SIZE)]


def grouped(notes: Sequence[Note], belongs: Callable[[Note, Note], bool]) -> Iterator[tuple[Note, list[Note]]]:
    """Each happening with the notes that follow it and describe it."""
    group: list[Note] = []
    for note in notes:
        if group and not belongs(note, group[0]):
            yield group[0], group[1:]
            group = []
        group.append(note)
    if group:
        yield group[0], group[1:]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `own` holds what some seats see instead of the public data and text."""

    type: str
    data: Mapping[str, Any]
    text: Text | None
    own: Mapping[int, tuple[Mapping[str, Any], Text | None]] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Json:
        data, words = self.own.get(seat, (self.data, self.text)) if seat is not None else (self.data, self.text)
        return {"type": self.type, "data": data, "text": words}

    def told(self, number: int, seat: int | None) -> Json:
        """What the seat sees of it, with the number of its move."""
        seen = self.seen_by(seat)
        seen["number"] = number
        return seen


@dataclass(frozen=True)
class Deed:
    """Something a seat did or got that may win games, for measuring what does: the kind of deed (named under
    `<code>-deed-<group>`), what it was (as an argument of a text), and how much it brought where that can be counted."""

    seat: int
    group: str
    name: Json
    amount: int = 1
