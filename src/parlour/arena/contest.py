"""A match at equal processor time: one bot against others, every deal from every seat."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ..bots import player
from ..core.memory import Memory
from ..core.play import first_seat
from ..core.rng import Rng
from ..measure.playing import SPREAD, UNRELATED, Setting
from ..measure.stats import Z95, Share, spread_of
from .crew import Crew

TRIES = 3  # times that the simulations are fitted to the opponent's time


@dataclass(frozen=True)
class Paired:
    """How a bot did in each deal, on average over all seats, and how long both sides thought about a move."""

    deals: tuple[float, ...]
    seconds: tuple[float, float]
    moves: tuple[int, int]

    @property
    def mean(self) -> float:
        return sum(self.deals) / len(self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, from how much the deals differ; if they do not, Wilson's, which knows that more deals might."""
        half = Z95 * spread_of(self.deals)
        if half == 0.0:
            return Share(sum(self.deals), len(self.deals)).interval
        return max(0.0, self.mean - half), min(1.0, self.mean + half)

    @property
    def times(self) -> tuple[float, float]:
        """Processor seconds a move: the bot's own, and the opponents'."""
        return self.seconds[0] / max(1, self.moves[0]), self.seconds[1] / max(1, self.moves[1])

    def __str__(self) -> str:
        low, high = self.interval
        ours, theirs = self.times
        return f"{self.mean:.1%} ({low:.1%} to {high:.1%}), {1000 * ours:.1f} ms a move against {1000 * theirs:.1f} ms"


def added(parts: Sequence[Paired]) -> Paired:
    """Several matches as one."""
    deals = tuple(share for part in parts for share in part.deals)
    seconds = sum(part.seconds[0] for part in parts), sum(part.seconds[1] for part in parts)
    return Paired(deals, seconds, (sum(part.moves[0] for part in parts), sum(part.moves[1] for part in parts)))


def play_deal(task: tuple[Setting, int]) -> Paired:
    """One deal from every seat: `bots` are the bot, and the one in all other seats. Only real choices are timed."""
    setting, deal = task
    spec = setting.spec
    game = spec.new(setting.players, setting.options, setting.components)
    memory = Memory(game)
    sides = [player(code, spec).bind(game, memory) for code in setting.bots]
    seconds, moves, won = [0.0, 0.0], [0, 0], 0.0
    for place in range(setting.players):
        chance = Rng(setting.seed * SPREAD + deal)
        thinking = Rng((setting.seed * SPREAD + deal * setting.players + place) * UNRELATED % (1 << 62))
        game.deal(chance)
        memory.forget()
        while not game.over:
            seat = first_seat(game.waiting())
            side = 0 if seat == place else 1
            start = time.process_time()
            move = sides[side](seat, thinking)
            if game.legal(seat) > 1:
                seconds[side] += time.process_time() - start
                moves[side] += 1
            memory.notice(seat, move)
            game.apply(seat, move, chance)
        won += game.reward[place]
    return Paired((won / setting.players,), (seconds[0], seconds[1]), (moves[0], moves[1]))


def play_match(setting: Setting, games: int, crew: Crew) -> Iterator[Paired]:
    """Play about so many games; after each deal, what all deals so far came to."""
    finished: dict[int, Paired] = {}
    tasks = [(setting, deal) for deal in range(max(1, games // setting.players))]
    for (_, deal), result in crew.work(play_deal, tasks):
        finished[deal] = result
        yield added([finished[deal] for deal in sorted(finished)])


def fit_simulations(setting: Setting, net: str, simulations: int) -> int:
    """With how many simulations this net thinks as long as its opponent, measured in games that do not count."""
    for number in range(TRIES):
        bots = (f"net:{net}:{simulations}", setting.bots[1])
        ours, theirs = play_deal((replace(setting, bots=bots, seed=setting.seed + 1 + number), 0)).times
        simulations = max(10, round(simulations * theirs / ours))
    return simulations
