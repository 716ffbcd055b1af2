"""One judgement for each decision: what every option was worth, from what the seat could know."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from ..core.drafts import has_drafts
from ..core.game import Game
from ..core.judge import TRIES, Judge
from ..core.rng import Rng
from ..core.search import mixed
from ..core.sides import beside, runs_interpreted
from ..core.spec import AnyGame
from ..core.text import Text
from ..games import find
from ..table import Knowledge, Table
from .why import reasons

CANDIDATES = 12  # options that are compared; the move that was played is one more
FEW = 32  # tries that even the worst option gets
ENGINE = 1  # rises when judgements change


@dataclass(frozen=True)
class Budget:
    """How long to think: `look` times the simulations of the level expert to find candidates, then so many `tries`.

    >>> Budget(look=0.5, tries=256).tries > QUICK.tries
    True
    """

    look: float
    tries: int


QUICK = Budget(0.1, 128)
NORMAL = Budget(1.0, 2048)
DEEP = Budget(4.0, TRIES)
SLOWER = 32  # times: a game from outside that is not compiled is thought about so much less, or nobody would wait


def affordable(game: str, budget: Budget) -> Budget:
    """This budget for a game that runs compiled; much less for one that runs interpreted beside a compiled house.

    >>> affordable("ninjan", NORMAL) == NORMAL
    True
    """
    if not runs_interpreted(find(game).rules):
        return budget
    return Budget(budget.look / SLOWER, min(budget.tries, max(FEW, budget.tries // SLOWER)))


@dataclass(frozen=True)
class Option:
    """One option: a whole move in notation, what players call its steps, and what it is worth.

    `chances` are those of all seats to win, `error` is the standard error of one's own; `margin` is by how much one
    leads or trails then, in what the game counts.
    """

    move: str
    texts: tuple[Text, ...]
    chances: tuple[float, ...]
    error: float
    margin: float
    tries: int


@dataclass(frozen=True)
class Judgement:
    """What a seat's options were worth, the best first; what the one that was played cost, and why.

    `doubt` is the standard error of `cost`. Without `played`, nothing has been played yet. `why` compares the best
    with what was played, or else with the next best option that something can be said about; `beside` is that option.
    """

    seat: int
    options: tuple[Option, ...]
    played: int | None
    cost: float
    doubt: float
    why: tuple[Text, ...]
    beside: int | None

    @property
    def best(self) -> Option:
        return self.options[0]


def judge(knowledge: Knowledge, played: str | None = None, budget: Budget = NORMAL, seed: int = 1) -> Judgement:
    """Judge a decision.

    The same knowledge, budget and seed give the same judgement.

    Args:
        knowledge: what the seat that decides can know, from `known`.
        played: the move that was played, in notation, to learn what it cost; None if nothing has been played yet.
        budget: how long to think: `QUICK`, `NORMAL`, `DEEP`, or one of your own.
        seed: decides the imagined deals.

    Returns:
        The options, the best first, with everybody's chances; what `played` cost, and why.

    Raises:
        BadInput, Illegal: if `played` is no move, or is not legal.

    >>> from parlour.table import Table
    >>> table = Table("ninjan", players=2, seed=7)
    >>> judgement = judge(known(table, 0), "S9", QUICK)
    >>> judgement.options[judgement.played].move, 0 <= judgement.cost < 1
    ('S9', True)
    """
    spec, root = knowledge.restore()
    return _Decision(spec, root, knowledge.seat, budget, seed).judged(played)


def known(table: Table, seat: int, seed: int = 1) -> Knowledge:
    """What a seat knows that is to decide, for judging.

    Choices that others have made in secret are left open: the seat cannot know them, and so the others are imagined to
    choose sensibly, whoever was quicker.

    Args:
        table: the game in progress; it stays as it is.
        seat: the seat that decides.
        seed: decides how everything that the seat cannot know is imagined.

    Returns:
        What `judge` and `hint` need.

    Raises:
        BadInput: for a seat that the table does not have.

    >>> from parlour.table import Table
    >>> table = Table("ninjan", players=2, seed=7)
    >>> table.play(1, "R7")
    >>> known(table, 0) == known(Table("ninjan", players=2, seed=7), 0)      # seat 1's secret choice is not in it
    True
    """
    secret = sum(table.game.sealed(other) >= 0 for other in range(table.players))
    if secret:
        table = table.copy()
        table.rewind(table.log[:-secret])
    return table.imagine(seat, seed)


def compare(knowledge: Knowledge, better: str, played: str, budget: Budget, seed: int = 1) -> float:
    """By how much the chance of one move is above that of another, when only these two are tried."""
    spec, root = knowledge.restore()
    return _Decision(spec, root, knowledge.seat, budget, seed).lead(better, played)


def chances(spec: AnyGame, game: Game, tries: int, seed: int) -> list[float]:
    """The chance of every seat to win, for somebody who sees all cards."""
    if game.over:
        game.finish()
        return [game.reward[seat] for seat in range(game.players)]
    judging = _judging(spec, game)
    judging.forget()
    judging.add_option([])
    judging.try_out(game, 0, 0, tries, seed << 20, Rng(seed), False)
    return [judging.chance_of(0, seat) for seat in range(game.players)]


def steps_of(spec: AnyGame, root: Game, seat: int, move: str) -> tuple[int, ...]:
    """The steps of a move in notation; raises if it is none, or is not legal."""
    game, steps = root.clone(), list[int]()
    for word in move.split() if has_drafts(game) else [move]:
        step = spec.moves.parse(game, word)
        if step not in game.legal_moves(seat):
            raise spec.views.why_not(game, seat, step)
        steps.append(step)
        if has_drafts(game):
            game.apply(seat, step, Rng())
    return tuple(steps)


def _judging(spec: AnyGame, game: Game) -> Judge:
    own = game.empty()
    return beside(own, Judge)(spec.bots.playout(own), spec.study.tally(own), spec.bots.explore)


class _Decision:
    """The options of one decision while they are compared."""

    def __init__(self, spec: AnyGame, root: Game, seat: int, budget: Budget, seed: int) -> None:
        self.spec, self.root, self.seat, self.budget = spec, root, seat, budget
        self.seed = seed << 20
        self.rng = Rng(seed)
        self.judge = _judging(spec, root)
        self.options: list[tuple[int, ...]] = []

    def judged(self, played: str | None) -> Judgement:
        self._look()
        made = self._parsed(played) if played is not None else None
        for steps in self._candidates():
            self._add(steps)
        if made is not None and made not in self.options:
            self._add(made)
        own = self.options.index(made) if made is not None else None
        self._compare(own)
        return self._summed_up(own)

    def lead(self, better: str, played: str) -> float:
        self._look()
        for move in (better, played):
            self._add(self._parsed(move))
        self._compare(1)
        return self.judge.lead(0, 1)

    def _look(self) -> None:
        """Search the position, for the candidates and for what the others usually do."""
        self.judge.forget()
        legal = self.root.legal_moves(self.seat)
        if len(legal) > 1 or has_drafts(self.root):
            look = max(int(self.spec.bots.simulations.expert * self.budget.look), 4 * len(legal))
            self.judge.run(self.root, self.seat, look, self.rng)

    # --- which options -------------------------------------------------------------------------------

    def _parsed(self, move: str) -> tuple[int, ...]:
        return steps_of(self.spec, self.root, self.seat, move)

    def _candidates(self) -> list[tuple[int, ...]]:
        """The options that search has visited most, as whole moves."""
        found = list[tuple[int, ...]]()
        for steps in self._by_visits():
            if steps not in found:
                found.append(steps)
            if len(found) == CANDIDATES:
                break
        return found

    def _by_visits(self) -> Iterator[tuple[int, ...]]:
        """Whole moves, the most visited first. Where the tree ends, the rule of thumb completes the move."""
        order = count()
        waiting: list[tuple[int, int, tuple[int, ...], int, Game]] = [(0, next(order), (), 1 + self.seat, self.root)]
        drafts = has_drafts(self.root)
        while waiting:
            _, _, steps, key, game = heappop(waiting)
            if steps and not (drafts and game.drafting()):
                yield steps
                continue
            tried = self.judge.tried(key)
            for move, visits in self._worth_following(game, tried):
                after = game
                if drafts:
                    after = game.clone()
                    after.apply(self.seat, move, Rng())
                known = mixed(key, self.seat, move)
                heappush(waiting, (-visits, next(order), (*steps, move), known, after))

    def _worth_following(self, game: Game, tried: dict[int, tuple[int, float]]) -> list[tuple[int, int]]:
        legal = game.legal_moves(self.seat)
        visited = [(move, tried[move][0]) for move in legal if move in tried]
        if game is self.root:
            return visited + [(move, 0) for move in legal if move not in tried]
        return visited or [(self.spec.bots.greedy(game).pick(self.seat, Rng()), 0)]

    def _add(self, steps: tuple[int, ...]) -> None:
        self.judge.add_option(list(steps))
        self.options.append(steps)

    # --- what they are worth -------------------------------------------------------------------------

    def _compare(self, own: int | None) -> None:
        """Try all of them, then the better half longer, and so on; what was played stays in."""
        alive = list(range(len(self.options)))
        tries = FEW
        while tries << max(len(alive).bit_length() - 1, 0) < self.budget.tries:
            tries *= 2
        while True:
            tries = min(tries, self.budget.tries)
            for option in alive:
                self.judge.try_out(self.root, self.seat, option, tries, self.seed, self.rng, True)
            if tries == self.budget.tries:
                return
            alive.sort(key=self._rank, reverse=True)
            better = alive[: max((len(alive) + 1) // 2, 2)]
            alive = better + [option for option in alive if option == own and option not in better]
            tries *= 2

    def _rank(self, option: int) -> tuple[int, float]:
        """By chance; where that is the same, as in a lost game, by margin."""
        return round(self.judge.chance_of(option, self.seat) * 200), self.judge.margin_of(option)

    def _summed_up(self, own: int | None) -> Judgement:
        # An option that was dropped early may look good by luck: the best is one of those tried longest.
        most = max(self.judge.tries_of(option) for option in range(len(self.options)))
        order = sorted(
            range(len(self.options)),
            key=lambda option: (self.judge.tries_of(option) == most, self._rank(option)),
            reverse=True,
        )
        options, played = tuple(map(self._told, order)), None if own is None else order.index(own)
        cost, doubt = self._cost(order[0], own)
        why, beside = self._why(order, range(1, len(order)) if played is None else [played] if played else [])
        return Judgement(self.seat, options, played, cost, doubt, why, beside)

    def _cost(self, best: int, own: int | None) -> tuple[float, float]:
        """By how much the best is above what was played, and the standard error of that."""
        if own is None or own == best:
            return 0.0, 0.0
        return max(self.judge.lead(best, own), 0.0), self.judge.doubt(best, own)

    def _why(self, order: list[int], others: Iterable[int]) -> tuple[tuple[Text, ...], int | None]:
        """What speaks for the best against the first of the others about which something can be said."""
        for place in others:
            if why := reasons(self.spec, self.judge, self.seat, order[0], order[place]):
                return why, place
        return (), None

    def _told(self, option: int) -> Option:
        game, words, texts = self.root.clone(), list[str](), list[Text]()
        for step in self.options[option]:
            words.append(self.spec.moves.notation(game, step))
            texts.append(self.spec.moves.text(game, step))
            if has_drafts(game):
                game.apply(self.seat, step, Rng())
        return Option(
            move=" ".join(words),
            texts=tuple(texts),
            chances=tuple(self.judge.chance_of(option, seat) for seat in range(self.root.players)),
            error=self.judge.error(option, self.seat),
            margin=self.judge.margin_of(option),
            tries=self.judge.tries_of(option),
        )
