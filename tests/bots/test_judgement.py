"""What Piñata's bots think of a position before its end."""

from typing import Any

import pytest

from parlour.arena.sim import simulate
from parlour.core.play import playout
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.core.text import Json
from parlour.games.pinata.game import PINATA
from parlour.measure.playing import Setting
from tests.games.pinata.test_rules import OUT, mat, table


def chances(game: Any) -> list[float]:
    """Of both seats, as a simulation that stops here counts them."""
    policy: Any = PINATA.bots.playout(game.clone())
    policy.evaluate()
    return list(policy.game.reward[:2])


def chance(*mats: Json, **rest: Any) -> float:
    return chances(table(*mats, **rest).game)[0]


def won(first: dict[str, int], second: dict[str, int]) -> dict[str, Any]:
    return {"candies": [first, second]}


def seats_exchanged(position: Json) -> Json:
    """The same situation seen from the other side of the table."""
    other = dict(position)
    for name in ("hands", "shown", "counted", "candies"):
        other[name] = position[name][::-1]
    other["mats"] = [{**m, "cards": m["cards"][::-1]} if m["in_play"] else m for m in position["mats"]]
    other["turn_of"] = 1 - position["turn_of"]
    return other


def test_nobody_ahead_is_an_even_game() -> None:
    assert chance() == pytest.approx(0.5)
    assert chance(**won({"red": 2, "pink": 1}, {"red": 2, "pink": 1})) == pytest.approx(0.5)


def test_a_candy_is_worth_more_where_fewer_are_needed() -> None:
    red, pink = chance(**won({"red": 1}, {})), chance(**won({"pink": 1}, {}))
    assert 0.5 < red < pink < 1


def test_candies_whose_medal_is_gone_are_worth_nothing() -> None:
    assert chance(**won({"pink": 4}, {"pink": 1})) == chance(**won({"pink": 4}, {}))


def test_medals_decide() -> None:
    two = {"pink": 4, "yellow": 3}
    assert chance(**won(two, {})) > chance(**won({"pink": 4}, {})) > 0.5
    assert chance(**won(two, {"green": 5, "purple": 6})) == pytest.approx(0.5)


def test_a_mat_goes_to_who_is_ahead_at_it() -> None:
    ahead, behind = mat("UP", "U6", "U1"), mat("UP", "U1", "U6")
    assert chance(mat("R"), ahead) > 0.5 > chance(mat("R"), behind)
    low = mat("UP", "U6", "U1", up=False)
    assert chance(mat("R"), low) == pytest.approx(chance(mat("R"), behind))


def test_the_fuller_a_mat_the_surer_it_is() -> None:
    early, late = mat("RU", "R6", "R3"), mat("RU", "R6 U4", "R3")
    assert chance(mat("R"), late) > chance(mat("R"), early) > 0.5


def test_a_low_card_waits_for_a_higher_one() -> None:
    """One side has placed less than a usual card, the other nothing: who placed is behind."""
    assert chance(mat("R"), mat("RU", "U1")) < 0.5 < chance(mat("R"), mat("RU", "U6"))


def test_it_looks_the_same_from_both_sides() -> None:
    rng = Rng(5)
    for _ in range(8):
        game = PINATA.new(2, {})
        game.deal(rng)
        while not game.over:
            other = game.empty()
            PINATA.positions.read(other, seats_exchanged(PINATA.positions.write(game)))
            mine = chances(game)
            assert sum(mine) == pytest.approx(1)
            assert chances(other) == pytest.approx(mine[::-1])
            moves = game.legal_moves(game.waiting() - 1)
            game.apply(game.waiting() - 1, moves[rng.below(len(moves))], rng)


def test_once_over_only_the_win_counts() -> None:
    there = table(**won({"pink": 4, "yellow": 3, "green": 5}, {}), winners=[0])
    assert chances(there.game) == [1.0, 0.0]


def test_simulations_stop_some_mats_later() -> None:
    """Once ten candies more are won; the mat that is scored then may bring three others."""
    stopped = 0
    rng = Rng(3)
    for number in range(60):
        game: Any = PINATA.new(2, {})
        game.deal(Rng(number))
        policy = PINATA.bots.playout(game)
        policy.begin()
        playout(game, policy, rng)
        assert policy.enough()
        stopped += not game.over
        assert game.over or 10 <= sum(game.won) <= 13
    assert stopped > 50


def test_it_takes_the_candy_that_wins_rather_than_many_that_do_not() -> None:
    there = table(
        mat("Y", "", "Y2"),
        mat("RR", "R7", "R1 R2"),
        OUT,
        OUT,
        hands=("R5 Y3", "R3 R4"),
        **won({"pink": 4, "green": 5, "yellow": 2}, {"red": 5}),
    )
    search = Search(there.spec.bots.playout(there.game.empty()), there.spec.bots.explore)
    search.start()
    search.run(there.game, 0, 400, Rng(1))
    assert there.spec.moves.notation(there.game, search.thoughts(there.game, 0)[0][0]) == "Y3@1"


def thinker(horizon: int) -> Search:
    policy: Any = PINATA.bots.playout(PINATA.new(2, {}))
    policy.horizon = horizon
    return Search(policy, PINATA.bots.explore)


def test_judging_wins_against_playing_every_simulation_to_the_end() -> None:
    judging, to_the_end = thinker(10), thinker(45)
    game, wins, games = PINATA.new(2, {}), 0.0, 80
    for number in range(games):
        deal, thoughts = Rng(number // 2), Rng(1000 + number)
        game.deal(deal)
        while not game.over:
            seat = game.waiting() - 1
            search = judging if seat == number % 2 else to_the_end
            search.start()
            search.run(game, seat, 60, thoughts)
            game.apply(seat, search.thoughts(game, seat)[0][0], deal)
        wins += game.reward[number % 2]
    assert wins > 0.55 * games


def test_the_example_that_does_not_judge_plays_too() -> None:
    setting = Setting("pinata", 2, {}, ("examples.plain_search:ToTheEnd", "random"), seed=1)
    assert simulate(setting, 2).bot_wins[0] == 2
