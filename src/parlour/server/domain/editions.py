"""Sets of components that people make: copies of a game's own, with what they have corrected or invented."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class StoredEdition:
    """A person's edition. `digest` is null while something is wrong with it; `version` counts its changes."""

    id: str
    guest: str
    game: str
    name: str
    source: str
    digest: str | None
    shared: bool
    version: int
    changed_at: datetime

    def seen_by(self, guest: str) -> bool:
        """Its maker sees it, and everybody who has the link to an edition that is shared."""
        return self.shared or self.guest == guest
