"""The players of the house.

A level of search is a number of simulations, so its strength does not depend on the machine. Where weights come with
the game that fit the position, a level judges by them; elsewhere it plays positions out.
"""

import re
from pathlib import Path
from time import monotonic

from ..core.game import Game
from ..core.play import Random
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.search import Search, Tree
from ..core.spec import AnyGame
from ..core.text import Text, text
from .interface import Bound, Player, Thoughts
from .learned import has_weights, misfit, read_weights, search_with, shipped

SEARCHING = ("easy", "medium", "hard", "expert")
LEVELS = ("random", "greedy", *SEARCHING)
CHUNK = 50  # simulations between two looks at the clock
USUAL = 2_000  # simulations of weights from a file, unless they are named
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
        self._tree: Tree | None = None

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
        search = self._tree = self._tree or self._planted(game)
        search.start()
        rng = Rng(seed)
        if self.simulations:
            search.run(game, seat, self.simulations, rng)
        end = monotonic() + self.seconds
        while monotonic() < end:
            search.run(game, seat, CHUNK, rng)
        return search.thoughts(game, seat)

    def _planted(self, game: Game) -> Tree:
        """The search, ready for positions like this one."""
        return Search(self.spec.bots.playout(game.empty()), self.spec.bots.explore)


class LevelPlayer(SearchPlayer):
    """A level of search. It judges by the weights that come with the game, where they fit the position."""

    def __init__(self, spec: AnyGame, level: str) -> None:
        place = SEARCHING.index(level)
        super().__init__(spec, spec.bots.simulations[place], slips=spec.bots.slips if level == "easy" else 0)
        self.place = place

    def _planted(self, game: Game) -> Tree:
        judged, weights = judged_simulations(self.spec, self.place, game.players), shipped(self.spec, game)
        if not judged or weights is None:
            return super()._planted(game)
        self.simulations = judged
        return search_with(weights, self.spec, game)


def judged_simulations(spec: AnyGame, place: int, players: int) -> int:
    """With how many simulations a level of search judges by a net; none if it plays positions out."""
    return spec.bots.judging.simulations[place] * players // 2 if spec.bots.judging else 0


def how_it_judges(level: str, spec: AnyGame, game: Game) -> Text:
    """How a level of search judges such a position, in a sentence: by a net, or by playing on."""
    if not judged_simulations(spec, SEARCHING.index(level), game.players) or not has_weights(spec):
        return text("level-judges-by-playing")
    return text("level-judges-by-net" if shipped(spec, game) else "level-judges-without-net")


class NetPlayer(SearchPlayer):
    """Searches by the weights in a file. It refuses positions that they were not made for."""

    def __init__(self, spec: AnyGame, file: Path, simulations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(spec, simulations, seconds)
        self.file = file
        self.weights = read_weights(file)
        self._refuse(misfit(self.weights, spec))

    def _planted(self, game: Game) -> Tree:
        self._refuse(misfit(self.weights, self.spec, game))
        return search_with(self.weights, self.spec, game)

    def _refuse(self, wrong: str) -> None:
        if wrong:
            raise BadInput("problem-weights-foreign", file=str(self.file), what=wrong)


def house_player(code: str, spec: AnyGame) -> Player | None:
    """The player of the house that is called so: a level, `search:2000` (simulations), `search:400ms`, `net:FILE`."""
    if code == "random":
        return RandomPlayer(spec)
    if code == "greedy":
        return GreedyPlayer(spec)
    if code in SEARCHING:
        return LevelPlayer(spec, code)
    if code.startswith("search:") and (budget := _budget(code.removeprefix("search:"))):
        return SearchPlayer(spec, *budget)
    if code.startswith("net:"):
        file, _, written = code.removeprefix("net:").rpartition(":")
        if file and (budget := _budget(written)):
            return NetPlayer(spec, Path(file), *budget)
        return NetPlayer(spec, Path(code.removeprefix("net:")), USUAL)
    return None


def _budget(written: str) -> tuple[int, float] | None:
    """How many simulations, or how many seconds; at most nine digits.

    >>> _budget("2000"), _budget("400ms"), _budget("0"), _budget("soon")
    ((2000, 0.0), (0, 0.4), None, None)
    """
    found = re.fullmatch(r"([0-9]{1,9})(ms)?", written)
    if not found or not int(found[1]):
        return None
    return (0, int(found[1]) / 1000) if found[2] else (int(found[1]), 0.0)
