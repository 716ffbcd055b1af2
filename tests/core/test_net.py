"""Nets: what they compute, how they learn, and that they judge the same everywhere."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import Table
from parlour._compiled import interpreted
from parlour.core.features import MOST_ACTIVE
from parlour.core.game import Game
from parlour.core.play import first_seat
from parlour.core.rng import Rng
from parlour.core.spec import AnyGame
from parlour.core.student import LAYER_RATE, Student
from parlour.core.weights import Weights, header_for, new_student, rounded
from parlour.games import find, specs

JUDGED = [spec.code for spec in specs() if spec.bots.judging]


def weights(spec: AnyGame, game: Game, hidden: int = 16) -> Weights:
    """Of a net that has learnt nothing: chance decides what it thinks."""
    assert spec.bots.judging
    looks = spec.bots.judging.features(game)
    facts = {"game": spec.code, "options": {}, "rules_version": spec.facts.rules_version, "edition": ""}
    made = header_for(looks, **facts, hidden=hidden, moves=spec.moves.count)
    student = new_student(made)
    student.begin(Rng(7))
    return rounded(student, made)


def positions(game: Any, moves: int, rng: Any) -> Iterator[tuple[int, int]]:
    """The seat to move and how many legal moves it has, through games of random moves."""
    game.deal(rng)
    for _ in range(moves):
        if game.over:
            game.deal(rng)
        seat = first_seat(game.waiting())
        count = game.legal(seat)
        yield seat, count
        game.apply(seat, game.moves[rng.below(count)], rng)


# --- features -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", JUDGED)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_features_are_what_they_promise(code: str, players: int) -> None:
    """Each once, none beyond the last, no more than there is room for; the legal moves stay as they are."""
    spec = find(code)
    if players not in spec.facts.players:
        pytest.skip("not for so many players")
    game = spec.new(players, {})
    looks = spec.bots.judging.features(game)  # type: ignore[union-attr]
    assert looks.most <= MOST_ACTIVE
    for seat, _ in positions(game, 1500, Rng(3)):
        before = list(game.moves)
        for other in range(players):
            looks.look(other)
            seen = looks.seen()
            assert len(seen) == len(set(seen)) <= looks.most
            assert 0 <= min(seen) <= max(seen) < looks.size
        looks.look(seat)
        assert list(game.moves) == before


@pytest.mark.parametrize("code", JUDGED)
def test_nobody_looks_at_a_sealed_choice(code: str) -> None:
    spec = find(code)
    game = spec.new(2, {})
    looks = spec.bots.judging.features(game)  # type: ignore[union-attr]
    for seat, count in positions(game, 300, Rng(4)):
        other = 1 - seat
        if not game.waiting() >> other & 1:
            continue
        seen = set()
        for place in range(count):
            there = game.clone()
            there.apply(seat, game.moves[place], Rng(1))
            looks = spec.bots.judging.features(there)  # type: ignore[union-attr]
            looks.look(other)
            seen.add(tuple(sorted(looks.seen())))
        assert len(seen) == 1


# --- judging --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", JUDGED)
def test_interpreted_and_compiled_nets_judge_alike_to_the_bit(code: str) -> None:
    spec, theirs = find(code), interpreted(f"parlour.games.{code}.game")
    ours: Any = spec.new(2, {})
    made = weights(spec, ours)
    their_spec = getattr(theirs, code.upper())
    plain: Any = their_spec.new(2, {})
    head = made.header
    their_net = interpreted("parlour.core.net").Net(
        head.players, head.size, head.hidden, head.shift, made.layer, made.heads, made.bias
    )
    our_looks, their_looks, net = spec.bots.judging.features(ours), their_spec.bots.judging.features(plain), made.net()  # type: ignore[union-attr]
    both = zip(positions(ours, 120, Rng(5)), positions(plain, 120, interpreted("parlour.core.rng").Rng(5)), strict=True)
    for (seat, count), their_turn in both:
        assert (seat, count) == their_turn
        net.judge(our_looks, seat)
        net.weigh(our_looks, count)
        their_net.judge(their_looks, seat)
        their_net.weigh(their_looks, count)
        assert list(net.value) == their_net.value
        assert list(net.prior)[:count] == their_net.prior[:count]
        assert math.isclose(sum(net.value), 1.0)
        assert math.isclose(sum(their_net.prior[:count]), 1.0)


GOLDEN = {
    "ninjan": (
        [0.4891713142131129, 0.5108286857868871],
        [0.1220844765674173, 0.11286505968491099, 0.09516508327339189],
    ),
    "pandaspin": (
        [0.5391798786586115, 0.4608201213413885],
        [0.028799153264154602, 0.023065128725191397, 0.03387923275638156],
    ),
    "pandorum": (
        [0.5115052285850454, 0.48849477141495457],
        [0.12564058283782312, 0.11183206092426083, 0.113356277525746],
    ),
    "pinata": (
        [0.5033844570370782, 0.4966155429629217],
        [0.05922472625309338, 0.05954633475412486, 0.05640752423075954],
    ),
}


@pytest.mark.parametrize("code", GOLDEN)
def test_a_golden_position_is_judged_exactly(code: str) -> None:
    """Every number is exact: a change here means that levels play differently."""
    there = Table(code, 2, seed=bytes(32))
    seat = there.waiting[0]
    net = weights(there.spec, there.game).net()
    looks = there.spec.bots.judging.features(there.game)  # type: ignore[union-attr]
    count = there.game.legal(seat)
    net.judge(looks, seat)
    net.weigh(looks, count)
    assert (list(net.value)[:2], list(net.prior)[:3]) == GOLDEN[code]


def test_rounding_changes_little() -> None:
    spec = find("pandaspin")
    game: Any = spec.new(2, {})
    made = weights(spec, game)
    student = new_student(made.header)
    student.begin(Rng(7))
    net, looks = made.net(), spec.bots.judging.features(game)  # type: ignore[union-attr]
    for seat, count in positions(game, 200, Rng(6)):
        student.judge(looks, seat)
        student.weigh(looks, count)
        net.judge(looks, seat)
        net.weigh(looks, count)
        assert list(net.value)[:2] == pytest.approx(list(student.value)[:2], abs=0.01)
        assert list(net.prior)[:count] == pytest.approx(list(student.prior)[:count], abs=0.01)


# --- learning -------------------------------------------------------------------------------------------

PLAYERS, SIZE, HIDDEN, MOVES = 3, 6, 8, 4
ACTIVE = [0, 2, 3]
LEGAL = [1, 3, 0]


class Desk:
    """An interpreted student with weights of double precision, for a position with three features and moves."""

    def __init__(self) -> None:
        rng, outputs = Rng(5), PLAYERS + MOVES
        self.arrays = [[rng.below(2001) / 1000 - 1 for _ in range(size * HIDDEN)] for size in (SIZE + 1, outputs)]
        self.arrays += [[rng.below(2001) / 1000 - 1 for _ in range(outputs)], [1.0] * (SIZE + 1), [1.0] * outputs]
        self.student = interpreted("parlour.core.student").Student(PLAYERS, SIZE, HIDDEN, MOVES, *self.arrays)
        self.student.lean = 1.0
        self.game = interpreted("parlour.core.game").Game(PLAYERS)
        self.looks = interpreted("parlour.core.features").Features(self.game)
        self.looks.active[: len(ACTIVE)] = ACTIVE
        self.looks.count = len(ACTIVE)
        self.game.moves[: len(LEGAL)] = LEGAL

    def loss(self, targets: list[float], moves: bool) -> float:
        return -sum(target * math.log(guess) for target, guess in zip(targets, self.guess(moves), strict=True))

    def guess(self, moves: bool) -> list[float]:
        self.student.rate_seats(self.looks, 0)
        if moves:
            self.student.weigh(self.looks, len(LEGAL))
        guessed: list[float] = self.student.prior[: len(LEGAL)] if moves else self.student.value[:PLAYERS]
        return guessed

    def learn(self, targets: list[float], moves: bool) -> None:
        guessed = self.guess(moves)
        heads = [PLAYERS + move for move in LEGAL] if moves else range(PLAYERS)
        self.student.open_lesson()
        for head, guess, target in zip(heads, guessed, targets, strict=True):
            self.student.correct(head, guess - target)
        self.student.close_lesson(self.looks)


@pytest.mark.parametrize("moves", [False, True])
def test_it_learns_along_the_gradient(moves: bool) -> None:
    """Each weight of the layer moves against the numeric gradient of the cross-entropy, as far as Adagrad says."""
    targets = [0.2, 0.7, 0.1]
    taught = Desk()
    taught.learn(targets, moves)
    for row in (*ACTIVE, SIZE):
        for unit in range(HIDDEN):
            place, probe, tiny = row * HIDDEN + unit, Desk(), 1e-6
            probe.arrays[0][place] += tiny
            above = probe.loss(targets, moves)
            probe.arrays[0][place] -= 2 * tiny
            slope = (above - probe.loss(targets, moves)) / (2 * tiny)
            moved = taught.arrays[0][place] - Desk().arrays[0][place]
            assert -moved * math.sqrt(taught.arrays[3][row]) / LAYER_RATE == pytest.approx(slope, abs=1e-5)
    did_not_hold = slice(1 * HIDDEN, 2 * HIDDEN)
    assert taught.arrays[0][did_not_hold] == Desk().arrays[0][did_not_hold]


@pytest.mark.parametrize("moves", [False, True])
def test_lessons_make_it_less_wrong(moves: bool) -> None:
    targets, desk = [0.2, 0.7, 0.1], Desk()
    losses = []
    for _ in range(30):
        losses.append(desk.loss(targets, moves))
        desk.learn(targets, moves)
    assert losses[-1] < losses[0]
    assert desk.guess(moves) == pytest.approx(targets, abs=0.1)


def test_a_student_begins_the_same_from_the_same_seed() -> None:
    def begun(seed: int) -> list[float]:
        spec = find("pandaspin")
        student: Student = new_student(weights(spec, spec.new(2, {})).header)
        student.begin(Rng(seed))
        return list(student.layer)

    assert begun(1) == begun(1) != begun(2)
