"""What is stored of a table: how it was made, and its log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from .branches import Branch
from .chairs import Chair
from .clocks import Clock
from .entries import Entry
from .people import Known
from .ratings import RatingChanges
from .state import Due, Stage, TableState


@dataclass(frozen=True)
class StoredTable:
    """How a table was made."""

    id: str
    game: str
    rules: int  # the version of the rules it began with
    options: dict[str, str]
    chairs: list[Chair]
    seed: bytes
    made_by: str | None
    made_at: datetime
    rematch_of: str | None = None
    listed: bool = False
    clock: Clock | None = None
    rated: bool = True  # whether its maker wants the game to count for the ratings
    programs: bool = False  # whether programs may sit down
    tutor: bool = False  # whether its maker allows everybody the tutor
    start: dict[str, Any] | None = None  # the position that the game begins with, if it is not dealt
    edition: str | None = None  # the components as a file, if they are not the standard ones
    branch: Branch | None = None  # of a finished game

    def state(self) -> TableState:
        """The state before the first entry."""
        return TableState(
            self.game,
            self.options,
            self.chairs,
            self.seed,
            self.made_at,
            self.clock,
            self.rules,
            self.rated,
            self.tutor,
            self.branch,
            self.start,
            self.edition,
        )


@dataclass(frozen=True)
class Saved:
    """All that is stored about one table: its log, the names its people chose, and how a rated game changed ratings."""

    table: StoredTable
    entries: list[Entry]
    names: dict[str, Known]
    stage: Stage
    ratings: RatingChanges | None = None

    def replayed(self) -> TableState:
        state = self.table.state()
        for entry in self.entries:
            state.add(entry)
        return state


class Derived(NamedTuple):
    """What follows from an entry and is stored for queries, in the entry's own transaction; None means unchanged."""

    chairs: list[Chair] | None
    stage: Stage
    dues: list[Due] | None


class Made(NamedTuple):
    """How many tables a guest has made lately. Branches of finished games are counted apart."""

    in_a_minute: int
    unfinished_in_a_day: int
    branches_in_a_day: int
