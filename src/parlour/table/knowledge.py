"""What a bot gets instead of the position: one that its seat can imagine."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..core.deals import Deals
from ..core.game import Game
from ..core.memory import PastMove, fitting
from ..core.rng import Rng
from ..core.sides import beside
from ..core.spec import AnyGame
from ..core.text import Json
from ..games import find

Past: TypeAlias = tuple[tuple[Json, int, str], ...]
"""Decisions, the oldest first: the position before each, the seat, and the first step of its move in notation."""


@dataclass(frozen=True)
class Knowledge:
    """Everything that a bot gets: a position in which all that its seat may not know has been redealt.

    `draft` are the steps of the move that the seat itself is in the middle of. `past` are the last moves of the
    others, in games where hidden cards can be guessed from them. In their positions the cards lie where they must have
    been then if they lie now as in `position`.
    """

    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    position: Json
    draft: tuple[str, ...] = ()
    past: Past = ()

    def restore(self) -> tuple[AnyGame, Game]:
        """The game, and a new position of it that the seat can imagine; changing it changes nothing else."""
        spec = find(self.game)
        game = spec.new(self.players, self.options, spec.editions.read(self.edition))
        spec.positions.read(game, self.position)
        for step in self.draft:
            game.apply(self.seat, spec.moves.parse(game, step), Rng())
        return spec, game

    def recall(self) -> list[PastMove]:
        """The last moves of the others, the oldest first."""
        spec, now = self.restore()
        found = []
        for position, seat, move in self.past:
            game = now.empty()
            spec.positions.read(game, position)
            found.append(PastMove(game, seat, spec.moves.parse(game, move)))
        return found


def redealt(spec: AnyGame, game: Game, seat: int, moves: Sequence[PastMove], rng: Rng) -> tuple[Json, Past]:
    """A position that the seat can imagine, and the last moves of the others as they were in that deal."""
    write, imagined = spec.positions.write, game.clone()
    if not moves:
        imagined.determinize(seat, rng)
        return write(imagined), ()
    deals = beside(game, Deals)(imagined)
    found = fitting(deals, game, seat, moves)
    deals.imagine(game, seat, 1, rng)
    past = []
    for made in reversed(found):
        deals.laid(made.game, 0)
        past.append((write(imagined), made.seat, spec.moves.notation(imagined, made.move)))
    deals.laid(game, 0)
    return write(imagined), tuple(past)
