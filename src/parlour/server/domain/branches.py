"""Branches of finished games: "what if", played on from some moment of a game at a table of its own."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Branch:
    """Where a table leaves the game that it is a branch of: the table `of`, after `at` of its moves.

    `redealt`: the cards were dealt again, and it begins from a position. Otherwise its log begins with the moves of
    that game.
    """

    of: str
    at: int
    redealt: bool = False

    @property
    def own_from(self) -> int:
        """How many moves of its log belong to the game, and cannot be taken back."""
        return 0 if self.redealt else self.at
