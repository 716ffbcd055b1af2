"""The bots by name. A level of search is a number of simulations, so its strength does not depend on the machine."""

from abc import ABC, abstractmethod
from time import monotonic

from ..core.game import Game
from ..core.play import Random
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.search import Search
from ..core.spec import AnyGame

SEARCHING = ("easy", "medium", "hard", "expert")
LEVELS = ("random", "greedy", *SEARCHING)
CHUNK = 50  # simulations between two looks at the clock

Thoughts = list[tuple[int, int, float]]


class Bot(ABC):
    """Chooses moves for a seat. Everything it knows of the position is what that seat may know."""

    def __init__(self, spec: AnyGame) -> None:
        self.spec = spec

    @abstractmethod
    def choose(self, game: Game, seat: int, seed: int) -> int:
        """A legal move."""

    def analyse(self, game: Game, seat: int, seed: int) -> Thoughts:
        """Each legal move with visits and value, the chosen one first."""
        chosen = self.choose(game, seat, seed)
        others = [move for move in game.legal_moves(seat) if move != chosen]
        return [(chosen, 1, 1.0), *((move, 0, 0.0) for move in others)]


class RandomBot(Bot):
    def choose(self, game: Game, seat: int, seed: int) -> int:
        return Random(game).choose(seat, Rng(seed))


class GreedyBot(Bot):
    def choose(self, game: Game, seat: int, seed: int) -> int:
        return self.spec.bots.greedy(game).choose(seat, Rng(seed))


class SearchBot(Bot):
    """Searches with a number of simulations, or for a time. Of a hundred choices it makes `slips` at random."""

    def __init__(self, spec: AnyGame, simulations: int = 0, seconds: float = 0.0, slips: int = 0) -> None:
        super().__init__(spec)
        self.simulations = simulations
        self.seconds = seconds
        self.slips = slips
        self._search: Search | None = None

    def choose(self, game: Game, seat: int, seed: int) -> int:
        legal, rng = game.legal_moves(seat), Rng(seed)
        if len(legal) == 1:
            return legal[0]
        if rng.below(100) < self.slips:
            return legal[rng.below(len(legal))]
        return self.analyse(game, seat, seed)[0][0]

    def analyse(self, game: Game, seat: int, seed: int) -> Thoughts:
        search = self._search = self._search or Search(self.spec.bots.playout(game.empty()), self.spec.bots.explore)
        search.start()
        rng = Rng(seed)
        if self.simulations:
            search.run(game, seat, self.simulations, rng)
        end = monotonic() + self.seconds
        while monotonic() < end:
            search.run(game, seat, CHUNK, rng)
        return search.thoughts(game, seat)


def _amount(written: str) -> int:
    """A budget of up to nine digits, or 0."""
    return int(written) if written.isdecimal() and len(written) <= 9 else 0


def bot(code: str, spec: AnyGame) -> Bot:
    """The bot of this name: a level, `search:400ms` or `search:2000` (simulations)."""
    name, _, budget = code.partition(":")
    if code == "random":
        return RandomBot(spec)
    if code == "greedy":
        return GreedyBot(spec)
    if code in SEARCHING:
        slips = spec.bots.slips if code == "easy" else 0
        return SearchBot(spec, spec.bots.simulations[SEARCHING.index(code)], slips=slips)
    if name == "search" and (amount := _amount(budget.removesuffix("ms"))):
        return SearchBot(spec, seconds=amount / 1000) if budget.endswith("ms") else SearchBot(spec, amount)
    raise BadInput("problem-bot-unknown", bot=code, known=[*LEVELS, "search:400ms", "search:2000"])
