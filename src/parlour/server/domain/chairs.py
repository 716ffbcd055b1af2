"""The chairs of a table: who sits there, as it is stored."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["random", "greedy", "easy", "medium", "hard", "expert"]


@dataclass(frozen=True)
class Chair:
    """The guest's id for a person, the level for a bot."""

    kind: Literal["human", "open", "bot"]
    guest: str | None = None
    level: Level | None = None

    @property
    def is_left(self) -> bool:
        """Whoever sat there has deleted everything about themselves."""
        return self.kind == "human" and self.guest is None
