"""What an edition changes, found out by playing it and the standard one with the same deals."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True)
class KeptComparison:
    """A question somebody has asked about an edition, and the answer once there is one.

    `digest` tells what the edition held then, `guest` who asked, null once they have deleted their data. `done` of
    `games` deals had been played when it was last heard of (`heard_at`). It is `over` when all are played, or when
    somebody has stopped it; `found` is null if nothing could be said by then.
    """

    id: str
    edition: str
    digest: str
    rules: int
    guest: str | None
    players: int
    level: str
    games: int
    asked_at: datetime
    began_at: datetime
    heard_at: datetime
    done: int = 0
    over: bool = False
    found: dict[str, Any] | None = None

    @property
    def question(self) -> tuple[Any, ...]:
        """What is asked; the same question has the same answer."""
        return self.edition, self.digest, self.rules, self.players, self.level, self.games

    @property
    def is_whole(self) -> bool:
        return self.found is not None and self.done == self.games

    @property
    def seconds_left(self) -> float | None:
        """As the deals played so far have taken; unknown before the first."""
        if self.over or not self.done:
            return None
        return (self.heard_at - self.began_at).total_seconds() / self.done * (self.games - self.done)
