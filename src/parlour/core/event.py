"""What happened: the notes of a position's journal, and the events that people are told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

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


class Event(NamedTuple):
    """Something that happened. `own` holds what some seats see instead of the public data and text."""

    type: str
    data: Mapping[str, Any]
    text: Text | None
    own: Mapping[int, tuple[Mapping[str, Any], Text | None]] = {}

    def seen_by(self, seat: int | None) -> Json:
        if seat is not None and seat in self.own:
            data, words = self.own[seat]
            return {"type": self.type, "data": data, "text": words}
        return {"type": self.type, "data": self.data, "text": self.text}

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
