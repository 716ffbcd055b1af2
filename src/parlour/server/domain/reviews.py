"""Reviews of finished games, as they are kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True)
class KeptReview:
    """A review as data. `engine` is the version of what made it; `whole` is false after the quick pass."""

    engine: int
    whole: bool
    at: datetime
    found: dict[str, Any]
