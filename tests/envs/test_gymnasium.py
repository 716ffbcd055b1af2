"""Gymnasium's checker passes without a warning; bots sit in the other seats."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from parlour import BadInput
from parlour.envs.single import SingleEnv
from parlour.games import specs

names = pytest.mark.parametrize("name", [f"parlour/{spec.code}-v{spec.learning.version}" for spec in specs()])


@names
def test_check_env(name: str) -> None:
    for opponents in ("random", "greedy", "search:20"):
        check_env(gymnasium.make(name, opponents=opponents).unwrapped)


@names
def test_bots_play_the_other_seats(name: str) -> None:
    """One policy for all, or a bot for each: a whole game either way, one seat rewarded."""
    for seat, opponents in ((0, "greedy"), (1, ["search:10"])):
        env = gymnasium.make(name, players=2, seat=seat, opponents=opponents)
        _, info = env.reset(seed=2)
        over = False
        while not over:
            assert info["action_mask"].any()
            assert not info["illegal"]
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        assert 0 <= float(reward) <= 1


def test_greedy_beats_random() -> None:
    """The same seat, played at random, wins less often against greedy bots than against random ones."""
    won = {}
    for opponents in ("random", "greedy"):
        env = gymnasium.make("parlour/ninjan-v1", opponents=opponents)
        won[opponents] = 0.0
        for seed in range(200):
            env.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, _ = env.step(0)
                won[opponents] += float(reward)
    assert won["greedy"] < 50 < 70 < won["random"]


def test_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="1 opponents for 3 other seats"):
        SingleEnv("ninjan", players=4, opponents=["greedy"])
    with pytest.raises(BadInput, match="wizard"):
        SingleEnv("ninjan", opponents="wizard")
