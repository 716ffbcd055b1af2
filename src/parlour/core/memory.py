"""What others did lately, for players who guess hidden cards from it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from .deals import EARLIER, Deals
from .drafts import has_drafts
from .game import Game
from .spec import defines

KEPT = 40


@dataclass(frozen=True)
class PastMove:
    """In this position this seat made this step, the first of a move."""

    game: Game
    seat: int
    move: int


class Memory:
    """The last moves of a game that is being played on.

    Their positions are as true as the game. Whoever looks at them for a seat sees to it that the seat learns nothing: it
    looks through deals of the hidden cards only (`core/deals.py`).

    Nothing is kept until somebody asks for it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: deque[PastMove] = deque(maxlen=KEPT)
        self.asked = False

    def ask(self) -> None:
        """Keep moves from now on, if the hidden cards of this game can be guessed."""
        self.asked = can_be_guessed(self.game)

    def notice(self, seat: int, move: int) -> None:
        """This seat makes this step now.

        Only the first step of a move is kept, and none of which the others do not see all. Whether the seat had another
        choice does not matter: that depends on its hidden cards.
        """
        game = self.game
        half_made = has_drafts(game) and game.drafting()
        if self.asked and not half_made and game.seen_as(move) == move:
            self.moves.append(PastMove(game.clone(), seat, move))

    def forget(self) -> None:
        self.moves.clear()


def fitting(deals: Deals, game: Game, seat: int, moves: Sequence[PastMove]) -> list[PastMove]:
    """The newest of these moves of others that deals of the cards hidden from `seat` in `game` can reach back to.

    They are added to what the deals know.
    """
    found: list[PastMove] = []
    if not deals.begin(game, seat):
        return found
    for made in reversed(moves):
        if made.seat == seat:
            continue
        if len(found) == EARLIER or not deals.look_back(made.game, seat):
            break
        found.append(made)
    return found


def can_be_guessed(game: Game) -> bool:
    """Does the game say where hidden cards lie, so that they can be guessed from what their holders do?"""
    return defines(type(game), "places")
