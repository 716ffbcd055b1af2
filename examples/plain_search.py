"""The search without its games' favourite moves: every move is tried once before any is looked into.

    parlour arena ninjan --players 2 --bots search:5ms,examples.plain_search:Plain --games 1000

shows what the favourites are worth in the same time.
"""

from time import monotonic

from parlour.bots import Bot
from parlour.core.game import Game
from parlour.core.kind import GameKind
from parlour.core.rng import Rng
from parlour.core.search import Search

SECONDS = 0.005
CHUNK = 500


class Plain(Bot):
    def __init__(self, kind: GameKind) -> None:
        super().__init__(kind)
        self.search: Search | None = None

    def choose(self, game: Game, seat: int, seed: int) -> int:
        if self.search is None:
            self.search = Search(self.kind.playout(game.empty()), self.kind.explore)
            self.search.trust = 0.0
        self.search.start()
        rng, end = Rng(seed), monotonic() + SECONDS
        while monotonic() < end:
            self.search.run(game, seat, CHUNK, rng)
        return self.search.thoughts(game, seat)[0][0]
