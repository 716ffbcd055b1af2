"""The players of the house.

A level of search is a number of simulations, so its strength does not depend on the machine.
"""

from time import monotonic

from ..core.game import Game
from ..core.play import Random
from ..core.rng import Rng
from ..core.search import Search
from ..core.spec import AnyGame
from .interface import Bound, Player, Thoughts

SEARCHING = ("easy", "medium", "hard", "expert")
LEVELS = ("random", "greedy", *SEARCHING)
CHUNK = 50  # simulations between two looks at the clock
SEEDS = 1 << 30


class RandomPlayer(Player):
    """Any legal step."""

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return Random(game).pick(seat, rng)

    def bind(self, game: Game) -> Bound:
        return Random(game).pick


class GreedyPlayer(Player):
    """The game's own rule of thumb."""

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return self.spec.bots.greedy(game).pick(seat, rng)

    def bind(self, game: Game) -> Bound:
        return self.spec.bots.greedy(game).pick


class SearchPlayer(Player):
    """Searches with a number of simulations, or for a time. Of a hundred choices it makes `slips` at random.

    It draws one number and searches with chance of its own: what is drawn afterwards does not depend on how long it
    thought. Every simulation redeals what the seat may not know.
    """

    def __init__(self, spec: AnyGame, simulations: int = 0, seconds: float = 0.0, slips: int = 0) -> None:
        super().__init__(spec)
        self.simulations = simulations
        self.seconds = seconds
        self.slips = slips
        self._search: Search | None = None

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        legal, seed = game.legal_moves(seat), rng.below(SEEDS)
        if len(legal) == 1:
            return legal[0]
        careless = Rng(seed)
        if careless.below(100) < self.slips:
            return legal[careless.below(len(legal))]
        return self._think(game, seat, seed)[0][0]

    def analyse(self, game: Game, seat: int, rng: Rng) -> Thoughts:
        return self._think(game, seat, rng.below(SEEDS))

    def bind(self, game: Game) -> Bound:
        return lambda seat, rng: self.choose(game, seat, rng)

    def _think(self, game: Game, seat: int, seed: int) -> Thoughts:
        search = self._search = self._search or Search(self.spec.bots.playout(game.empty()), self.spec.bots.explore)
        search.start()
        rng = Rng(seed)
        if self.simulations:
            search.run(game, seat, self.simulations, rng)
        end = monotonic() + self.seconds
        while monotonic() < end:
            search.run(game, seat, CHUNK, rng)
        return search.thoughts(game, seat)


def house_player(code: str, spec: AnyGame) -> Player | None:
    """The player of the house that is called so: a level, `search:400ms` or `search:2000` (simulations)."""
    name, _, budget = code.partition(":")
    if code == "random":
        return RandomPlayer(spec)
    if code == "greedy":
        return GreedyPlayer(spec)
    if code in SEARCHING:
        slips = spec.bots.slips if code == "easy" else 0
        return SearchPlayer(spec, spec.bots.simulations[SEARCHING.index(code)], slips=slips)
    if name == "search" and (amount := _amount(budget.removesuffix("ms"))):
        return SearchPlayer(spec, seconds=amount / 1000) if budget.endswith("ms") else SearchPlayer(spec, amount)
    return None


def _amount(written: str) -> int:
    """A budget of up to nine digits, or 0."""
    return int(written) if written.isdecimal() and len(written) <= 9 else 0
