# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Tries the options of one decision on the same imagined deals, and keeps what became of each.

The tree of the search is kept from option to option, so all seats go on sensibly after each of them. The same deals for
all options: what differs between two options is then the options, not the luck of the deal.
"""

import math

from .game import SEATS, Game
from .play import Policy, first_seat
from .rng import Rng
from .search import NOWHERE, Search

OPTIONS = 24  # compared at once
STEPS = 32  # of one option
TRIES = 32768  # of one option
COUNTS = 24  # numbers that a game counts, first of all
MINE = 0
THEIRS = 1  # one number for each seat
MORE = 1 + SEATS  # the first number that a game counts besides
FAR = 1000000


class Tally:
    """Counts what comes of a simulation: the margin, and facts for the sentence that says why one option is better.

    It is bound to the position of the search. A game derives from it, says what players collect (`score`), and may
    count more. `begin` is called before the option is made, `look` after the option and after each move that follows as
    long as `looking` is 1, `count` at the end of the simulation: then `number` holds what each seat has collected
    since, and whatever else the game counts.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = 0  # the one that decides
        self.looking = 0
        self.before = [0] * SEATS
        self.number = [0.0] * COUNTS

    def score(self, seat: int) -> int:
        """What the seat has so far, in what the game counts."""
        return 0

    def begin(self, seat: int) -> None:
        self.seat = seat
        for other in range(self.game.players):
            self.before[other] = self.score(other)
        for place in range(COUNTS):
            self.number[place] = 0.0
        self.remember()

    def remember(self) -> None:
        """Remember what else is needed of the position before the option. Set `looking` to see what follows."""

    def look(self) -> None:
        """Count what the last move has changed. Set `looking` to 0 when there is nothing more to see."""

    def count(self) -> None:
        self.number[MINE] = 1.0 * self.gained(self.seat)
        for other in range(self.game.players):
            self.number[THEIRS + other] = 1.0 * self.gained(other)
        self.count_more()

    def count_more(self) -> None:
        """Write further counts into `number`."""

    def gained(self, seat: int) -> int:
        """What the seat has collected since."""
        return self.score(seat) - self.before[seat]

    def margin(self) -> int:
        """By how much the seat leads the best of the others, or trails."""
        best = -FAR
        for other in range(self.game.players):
            if other != self.seat:
                best = max(best, self.score(other))
        return self.score(self.seat) - best


class Judge(Search):
    """Search that can be made to begin with a given option, again and again on the same deals."""

    def __init__(self, policy: Policy, tally: Tally, explore: float) -> None:
        super().__init__(policy, explore)
        self.tally: Tally = tally
        self.options = 0
        self.choosing = 0  # the set of the other seats that choose at the same time, unseen
        self.step = [0] * (OPTIONS * STEPS)
        self.steps = [0] * OPTIONS
        self.tries = [0] * OPTIONS
        self.result = [0.0] * (OPTIONS * TRIES)  # the chance of the seat that decides, in each try
        self.chance = [0.0] * (OPTIONS * SEATS)  # sums over all tries
        self.margin = [0.0] * OPTIONS
        self.margin_square = [0.0] * OPTIONS
        self.counted = [0.0] * (OPTIONS * COUNTS)
        self.counted_square = [0.0] * (OPTIONS * COUNTS)

    def forget(self) -> None:
        """Start with another decision."""
        self.start()
        self.options = 0
        self.choosing = 0
        self.tally.looking = 0

    def add_option(self, steps: list[int]) -> int:
        """One more option, with these steps; with none, the position is judged as it is. Returns its number."""
        option = self.options
        self.options += 1
        self.steps[option] = len(steps)
        for place, step in enumerate(steps):
            self.step[option * STEPS + place] = step
        self.tries[option] = 0
        self.margin[option] = 0.0
        self.margin_square[option] = 0.0
        for seat in range(SEATS):
            self.chance[option * SEATS + seat] = 0.0
        for place in range(COUNTS):
            self.counted[option * COUNTS + place] = 0.0
            self.counted_square[option * COUNTS + place] = 0.0
        return option

    def try_out(self, root: Game, seat: int, option: int, until: int, seed: int, rng: Rng, hidden: bool) -> None:
        """Try an option until it has been tried so often. Without `hidden`, on the cards as they lie.

        Try number 7 of every option has the same deal.
        """
        while self.tries[option] < until:
            rng.seed(seed + self.tries[option])
            self.game.copy_from(root)
            if hidden:
                self.game.determinize(seat, rng)
            self.begin()
            self.tally.begin(seat)
            self.choosing = self.game.waiting() & ~(1 << seat)
            for place in range(self.steps[option]):
                self.make(seat, self.step[option * STEPS + place], self.game.waiting(), rng)
            if self.tally.looking:
                self.tally.look()
            self.go_on(rng)
            self.take_down(seat, option)

    def go_on(self, rng: Rng) -> None:
        """As in every search, and the tally looks on."""
        while not self.policy.enough():
            mask = self.game.waiting()
            seat = first_seat(mask)
            if self.choosing >> seat & 1:
                self.choosing &= ~(1 << seat)
                self.make(seat, self.usual(seat, rng), mask, rng)
            elif self.seats_in_tree > 0:
                move = self.pick(seat, rng) if self.in_tree[seat] else self.policy.pick(seat, rng)
                self.make(seat, move, mask, rng)
            else:
                self.game.apply(seat, self.policy.pick(seat, rng), rng)
            if self.tally.looking:
                self.tally.look()
        self.policy.evaluate()
        self.learn()

    def usual(self, seat: int, rng: Rng) -> int:
        """What a seat that chooses at the same time would choose, as often as it did in the search before.

        It learns nothing from the options that are tried: else it would answer each of them as if it had seen it.
        """
        node = self.find_node(self.seen[seat])
        if node == NOWHERE or self.node_edge[node] == NOWHERE:
            return self.policy.pick(seat, rng)
        self.mark_legal(seat)
        total = 0.0
        edge = self.node_edge[node]
        while edge != NOWHERE:
            total += self.liking(edge)
            edge = self.edge_next[edge]
        left = total * rng.below(FAR) / FAR
        edge = self.node_edge[node]
        while edge != NOWHERE:
            left -= self.liking(edge)
            if left < 0.0:
                return self.edge_move[edge]
            edge = self.edge_next[edge]
        return self.policy.pick(seat, rng)

    def liking(self, edge: int) -> float:
        """How often the move was chosen when it could be; 0 if it is not legal now."""
        if self.mark[self.edge_move[edge]] != self.stamp:
            return 0.0
        return self.edge_visits[edge] / max(1.0, 1.0 * self.edge_chances[edge])

    def take_down(self, seat: int, option: int) -> None:
        """Keep what became of this try."""
        if self.game.over:
            self.game.finish()
        total = 0.0
        for other in range(self.game.players):
            total += self.game.reward[other]
        for other in range(self.game.players):
            self.chance[option * SEATS + other] += self.game.reward[other] / total
        self.result[option * TRIES + self.tries[option]] = self.game.reward[seat] / total
        margin = 1.0 * self.tally.margin()
        self.margin[option] += margin
        self.margin_square[option] += margin * margin
        self.tally.count()
        for place in range(COUNTS):
            number = self.tally.number[place]
            self.counted[option * COUNTS + place] += number
            self.counted_square[option * COUNTS + place] += number * number
        self.tries[option] += 1

    # --- what came of it ------------------------------------------------------------------------------

    def tries_of(self, option: int) -> int:
        """For callers in Python, to whom reading all numbers is a copy of them."""
        return self.tries[option]

    def chance_of(self, option: int, seat: int) -> float:
        return self.chance[option * SEATS + seat] / max(self.tries[option], 1)

    def margin_of(self, option: int) -> float:
        return self.margin[option] / max(self.tries[option], 1)

    def count_of(self, option: int, place: int) -> float:
        return self.counted[option * COUNTS + place] / max(self.tries[option], 1)

    def spread_of(self, option: int, place: int) -> float:
        """The standard deviation of a count."""
        mean = self.count_of(option, place)
        square = self.counted_square[option * COUNTS + place] / max(self.tries[option], 1)
        return math.sqrt(max(square - mean * mean, 0.0))

    def lead(self, option: int, other: int) -> float:
        """By how much the chance of one option is above that of another, on the deals that both were tried on."""
        common = min(self.tries[option], self.tries[other])
        total = 0.0
        for place in range(common):
            total += self.result[option * TRIES + place] - self.result[other * TRIES + place]
        return total / max(common, 1)

    def doubt(self, option: int, other: int) -> float:
        """The standard error of `lead`."""
        common = min(self.tries[option], self.tries[other])
        if common < 2:
            return 1.0
        mean = self.lead(option, other)
        square = 0.0
        for place in range(common):
            away = self.result[option * TRIES + place] - self.result[other * TRIES + place] - mean
            square += away * away
        return math.sqrt(square / (common - 1) / common)

    def error(self, option: int, seat: int) -> float:
        """The standard error of the option's own chance."""
        tries = self.tries[option]
        if tries < 2:
            return 1.0
        mean = self.chance_of(option, seat)
        square = 0.0
        for place in range(tries):
            away = self.result[option * TRIES + place] - mean
            square += away * away
        return math.sqrt(square / (tries - 1) / tries)
