"""What fills a seat without a person: one class, wherever the seat is.

The arena, the terminal, the server and the learning environments all ask a `Player`, be it a bot of the house or
anybody's own class.
"""

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..core.game import Game
from ..core.memory import Memory, PastMove
from ..core.play import Policy
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.spec import AnyGame

Thoughts: TypeAlias = list[tuple[int, int, float]]
"""Legal steps with visits and value, the best first."""

Bound: TypeAlias = Callable[[int, Rng], int]
"""What a player does at one position that is being played on: given the seat and chance, the step it makes."""


class BadChoice(BadInput):
    """A player chose what is not one of its legal steps."""

    def __init__(self, player: "Player", chosen: object, legal: list[int]) -> None:
        self.detail = f"it chose {chosen!r}, which is not one of its legal moves {legal}"
        super().__init__("problem-bot-unusable", bot=type(player).__name__, detail=self.detail)


class Player(ABC):
    """Chooses moves for a seat. A class of your own derives from it and says how to `choose`.

    >>> from parlour import Table
    >>> class First(Player):
    ...     def choose(self, game, seat, rng):
    ...         return game.legal_moves(seat)[0]
    >>> table = Table("pinata", seed=1)
    >>> first = First(table.spec)
    >>> first.choose(table.game, 0, Rng(1)) == table.game.legal_moves(0)[0]
    True
    """

    def __init__(self, spec: AnyGame) -> None:
        self.spec = spec

    @abstractmethod
    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        """The number of a legal step, in a position in which everything that the seat may not know has been redealt.

        Args:
            game: the position, which may be changed.
            seat: the seat that decides.
            rng: where all chance comes from.

        All chance comes from `rng`, so that games can be repeated. In the middle of a move
        of several steps the position shows those made so far, and the next one is asked for.
        """

    @property
    def looks_back(self) -> bool:
        """Whether the player wants to know what the others did before (`choose_after`)."""
        return False

    def choose_after(self, game: Game, seat: int, rng: Rng, before: Sequence[PastMove]) -> int:
        """As `choose`, for a player who looks back.

        Args:
            game: the position, which may be changed.
            seat: the seat that decides.
            rng: where all chance comes from.
            before: the last moves of the others, the oldest first, in positions redealt in the same way as `game`.
        """
        return self.choose(game, seat, rng)

    def analyse(self, game: Game, seat: int, rng: Rng) -> Thoughts:
        """What the player thinks of each legal step of `seat` in the position `game`, the one it would choose first.

        All chance comes from `rng`.
        """
        chosen = self.checked(game, seat, self.choose(game.clone(), seat, rng))
        others = [move for move in game.legal_moves(seat) if move != chosen]
        return [(chosen, 1, 1.0), *((move, 0, 0.0) for move in others)]

    def policy(self, game: Game) -> Policy | None:
        """The policy at the position `game` that this player is, if it is nothing more.

        Games between such players run inside compiled code.
        """
        return None

    def bind(self, game: Game, memory: Memory | None = None) -> Bound:
        """Take a place at the position `game`, which is played on and on.

        What the seat may not know is redealt for each choice. Players who look back get a `memory` of the game.

        The players of the house, which never look at what they may not know, spare themselves the redealing.
        """
        if policy := self.policy(game):
            return policy.pick
        imagined = game.empty()

        def choose(seat: int, rng: Rng) -> int:
            imagined.copy_from(game)
            imagined.determinize(seat, rng)
            return self.checked(game, seat, self.choose(imagined, seat, rng))

        return choose

    def checked(self, game: Game, seat: int, chosen: Any) -> int:
        """What was chosen, if it is one of the seat's legal steps in `game`; otherwise raise `BadChoice`."""
        legal = game.legal_moves(seat)
        if not hasattr(chosen, "__index__") or operator.index(chosen) not in legal:
            raise BadChoice(self, chosen, legal)
        return operator.index(chosen)
