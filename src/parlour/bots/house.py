"""The players of the house.

A level of search is a number of simulations, so its strength does not depend on the machine. Where weights come with
the game that fit the position, a level judges by them; elsewhere it plays positions out.
"""

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from ..core.complaints import leaves
from ..core.edition import Edition
from ..core.game import Game
from ..core.memory import Memory, PastMove
from ..core.play import Policy, Random
from ..core.problem import BadInput
from ..core.puct import Puct
from ..core.rng import Rng
from ..core.search import Search, Tree
from ..core.sides import beside
from ..core.spec import AnyGame, Levels
from ..core.text import Json, Text, text
from ..core.weights import setting_of
from .interface import Bound, Player, Thoughts
from .learned import all_shipped, guess_hands, misfit, read_weights, search_with, shipped

SEARCHING = Levels._fields
LEVELS = ("random", "greedy", *SEARCHING)
CHUNK = 50  # simulations between two looks at the clock
USUAL = 2_000  # simulations of weights from a file, unless they are named
SEEDS = 1 << 30
BY_MEAN = ("expert", "master")  # where a game says so
MINDS = 2  # searches of the level master, each on a core of its own
WORTH_GUESSING = 1_000  # simulations with which it pays to guess hidden cards first
LOOKED = 4  # visits after which a beginner has an opinion of a move


class RandomPlayer(Player):
    """Any legal step."""

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return beside(game, Random)(game).pick(seat, rng)

    def policy(self, game: Game) -> Policy:
        return beside(game, Random)(game)


class GreedyPlayer(Player):
    """The game's own rule of thumb."""

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return self.spec.bots.greedy(game).pick(seat, rng)

    def policy(self, game: Game) -> Policy:
        return self.spec.bots.greedy(game)


class SearchPlayer(Player):
    """Searches with a number of simulations, or for a time; with several `minds` at once, which share the simulations.

    It draws one number and searches with chance of its own: what is drawn afterwards does not depend on how long it
    thought. Every simulation redeals what the seat may not know. Each mind has a thread, a tree and chance of its own,
    so the choice is the same on one core or several.
    """

    def __init__(self, spec: AnyGame, simulations: int = 0, seconds: float = 0.0, minds: int = 1) -> None:
        super().__init__(spec)
        self.simulations = simulations
        self.seconds = seconds
        self.minds = minds
        self._trees: list[Tree] = []

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return self.choose_after(game, seat, rng, ())

    def choose_after(self, game: Game, seat: int, rng: Rng, before: Sequence[PastMove]) -> int:
        legal, seed = game.legal_moves(seat), rng.below(SEEDS)
        return legal[0] if len(legal) == 1 else self._pick(self._think(game, seat, seed, before), Rng(seed))

    def analyse(self, game: Game, seat: int, rng: Rng) -> Thoughts:
        return self._think(game, seat, rng.below(SEEDS))

    def bind(self, game: Game, memory: Memory | None = None) -> Bound:
        if memory is None or not self.looks_back:
            return lambda seat, rng: self.choose(game, seat, rng)
        memory.ask()
        return lambda seat, rng: self.choose_after(game, seat, rng, memory.moves)

    def _pick(self, thoughts: Thoughts, rng: Rng) -> int:
        """The step to make after such thoughts."""
        return thoughts[0][0]

    def _think(self, game: Game, seat: int, seed: int, before: Sequence[PastMove] = ()) -> Thoughts:
        self._trees = self._trees or [self._planted(game) for _ in range(self.minds)]
        chances = [Rng(seed + SEEDS * mind) for mind in range(self.minds)]
        if self.minds == 1:
            self._search(self._trees[0], game, seat, chances[0], before)
        else:
            with ThreadPoolExecutor(self.minds) as threads:
                list(threads.map(lambda tree, rng: self._search(tree, game, seat, rng, before), self._trees, chances))
        return together([tree.thoughts(game, seat) for tree in self._trees])

    def _search(self, tree: Tree, game: Game, seat: int, rng: Rng, before: Sequence[PastMove]) -> None:
        tree.start()
        if isinstance(tree, beside(game, Puct)):
            guess_hands(tree, game, seat, before, rng)
        if self.simulations:
            tree.run(game, seat, self.simulations // self.minds, rng)
        end = monotonic() + self.seconds
        while monotonic() < end:
            tree.run(game, seat, CHUNK, rng)

    def _planted(self, game: Game) -> Tree:
        """The search, ready for positions like this one."""
        return beside(game, Search)(self.spec.bots.playout(game.empty()), self.spec.bots.explore)


def together(opinions: Sequence[Thoughts]) -> Thoughts:
    """What several searches of the same position found, as if one had done all their simulations.

    >>> together([[(7, 30, 0.5), (8, 10, 0.2)], [(8, 25, 0.6), (7, 10, 0.1)]])
    [(7, 40, 0.4), (8, 35, 0.4857142857142857)]
    """
    if len(opinions) == 1:
        return opinions[0]
    visits, worth = dict[int, int](), dict[int, float]()
    for move, seen, value in (thought for opinion in opinions for thought in opinion):
        visits[move] = visits.get(move, 0) + seen
        worth[move] = worth.get(move, 0.0) + seen * value
    found = [(move, visits[move], worth[move] / max(1, visits[move])) for move in visits]
    return sorted(found, key=lambda thought: (-thought[1], -thought[2], thought[0]))


def near_best(thoughts: Thoughts, ease: float) -> list[int]:
    """The moves that seem to cost at most `ease` of the win, beside the one looked at most; unknown ones are left out.

    >>> near_best([(7, 40, 0.5), (8, 9, 0.45), (9, 9, 0.2), (10, 1, 1.0)], 0.1)
    [7, 8]
    """
    (best, _, value), *others = thoughts
    return [best, *(move for move, visits, worth in others if visits >= LOOKED and worth >= value - ease)]


class LevelPlayer(SearchPlayer):
    """A level of search. It judges by the weights that come with the game, where they fit the position."""

    def __init__(self, spec: AnyGame, level: str) -> None:
        super().__init__(spec, getattr(spec.bots.simulations, level), minds=MINDS if level == "master" else 1)
        self.level = level
        self.ease = dict(zip(SEARCHING, spec.bots.ease, strict=False)).get(level, 0.0)

    @property
    def looks_back(self) -> bool:
        return judged_simulations(self.spec, self.level, players=2) >= WORTH_GUESSING

    def _pick(self, thoughts: Thoughts, rng: Rng) -> int:
        """Beginners do not tell moves apart that cost little."""
        near = near_best(thoughts, self.ease) if self.ease else [thoughts[0][0]]
        return near[rng.below(len(near))]

    def _planted(self, game: Game) -> Tree:
        judged, weights = judged_simulations(self.spec, self.level, game.players), shipped(self.spec, game)
        if judged and weights is not None:
            self.simulations = judged
            return search_with(weights, self.spec, game)
        bots = self.spec.bots
        if bots.by_mean is None or self.level not in BY_MEAN:
            return super()._planted(game)
        search = beside(game, Search)(bots.playout(game.empty()), bots.by_mean)
        search.by_mean = 1
        return search


def judged_simulations(spec: AnyGame, level: str, players: int) -> int:
    """With how many simulations a level of search judges by a net; none if it plays positions out."""
    return getattr(spec.bots.judging.simulations, level) * players // 2 if spec.bots.judging else 0


def how_it_judges(level: str, spec: AnyGame, game: Game) -> Text:
    """How a level of search judges such a position, in a sentence: by a net, or by playing on."""
    if not any(level in net["levels"] for net in nets(spec)):
        return text("level-judges-by-playing")
    return text("level-judges-by-net" if shipped(spec, game) else "level-judges-without-net")


def how_far_trusted(spec: AnyGame, edition: Edition) -> Text:
    """How far what the bots know holds with these components, in a sentence.

    Nets were trained, and rules of thumb tuned, with the standard ones. With others no net fits, so every level of
    search plays positions out; the rules of thumb that guide it read the cards, but their numbers stay what they were.
    """
    if all(setting_of(spec.new(n, {}, edition)) == setting_of(spec.new(n, {})) for n in spec.facts.players):
        return text("edition-bots-standard")
    entries = sum(1 for _ in leaves(spec.editions.standard(), spec.editions.identity))
    changed = len(spec.editions.differences(edition.content))
    percent = min(100, max(1, round(100 * changed / entries)))
    return text("edition-bots-nets" if nets(spec) else "edition-bots-tuned", percent=percent)


def nets(spec: AnyGame) -> list[Json]:
    """What the nets that come with the game were made for: players and options, and which levels judge by them."""
    return [
        {
            "players": header.players,
            "options": header.options,
            "levels": [level for level in SEARCHING if judged_simulations(spec, level, header.players)],
        }
        for header in (weights.header for weights in all_shipped(spec))
    ]


class NetPlayer(SearchPlayer):
    """Searches by the weights in a file. It refuses positions that they were not made for."""

    def __init__(self, spec: AnyGame, file: Path, simulations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(spec, simulations, seconds)
        self.file = file
        self.weights = read_weights(file)
        self._refuse(misfit(self.weights, spec))

    @property
    def looks_back(self) -> bool:
        return self.seconds > 0 or self.simulations >= WORTH_GUESSING

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
