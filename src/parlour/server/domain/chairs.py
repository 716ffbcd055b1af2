"""The chairs of a table: the holder of each seat, as it is stored."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["random", "greedy", "easy", "medium", "hard", "expert", "master"]


@dataclass(frozen=True)
class Chair:
    """The holder of a seat: the guest's id for a person, the level for a bot.

    `asked`: the person is asked to play again and has not agreed yet. `called`: the name of somebody who plays on that
    guest's device and is no guest of their own.
    """

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    level: Level | None = None
    asked: bool = False
    called: str | None = None

    @property
    def is_left(self) -> bool:
        """Whether the person in the seat has deleted their data."""
        return self.kind == "human" and self.guest is None
