"""Search without what its games know:

    parlour arena ninjan --players 2 --bots search:5ms,examples.plain_search:Plain --games 1000
    parlour arena pinata --players 2 --bots search:5ms,examples.plain_search:ToTheEnd --games 1000

show what favourite moves and Piñata's judgement are worth in the same time.
"""

from time import monotonic

from parlour.bots import Player
from parlour.core.game import Game
from parlour.core.play import Policy
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.core.spec import AnyGame

SECONDS = 0.005
CHUNK = 50
ALL_CANDIES = 45


class Plain(Player):
    """No favourite moves: every move is tried once before any is looked into."""

    def __init__(self, spec: AnyGame) -> None:
        super().__init__(spec)
        self.search: Search | None = None

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        if self.search is None:
            self.search = Search(self.policy(game.empty()), self.spec.bots.explore)
            self.search.trust = 0.0
        self.search.start()
        end = monotonic() + SECONDS
        while monotonic() < end:
            self.search.run(game, seat, CHUNK, rng)
        return self.search.thoughts(game, seat)[0][0]

    def policy(self, game: Game) -> Policy:
        return self.spec.bots.playout(game)


class ToTheEnd(Plain):
    """For Piñata: simulations go on to the end of the game, as up to version 0.3.0."""

    def policy(self, game: Game) -> Policy:
        policy = super().policy(game)
        policy.horizon = ALL_CANDIES  # type: ignore[attr-defined]
        return policy
