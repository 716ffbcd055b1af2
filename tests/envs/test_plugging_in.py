"""What libraries of others ask of an environment: copies, masks where they look for them, opponents, rewards."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import parlour.envs
from parlour import BadInput
from parlour.bots import player
from parlour.envs.single import SingleEnv
from parlour.envs.vector import Tables, VectorEnv
from parlour.games import find, specs

codes = pytest.mark.parametrize("code", [spec.code for spec in specs()])
copies = pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
Copied = Callable[[Any], Any]


def module(code: str) -> Any:
    return getattr(parlour.envs, f"{code}_v{find(code).learning.version}")


def first_legal(info: dict[str, Any]) -> int:
    return int(info["action_mask"].argmax())


def last_legal(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[-1])


def play_turns(env: Any, turns: int) -> list[Any]:
    """What the agents are told in so many turns."""
    told = []
    for _ in range(turns):
        numbers, reward, over, broken_off, info = env.last()
        told.append((env.agent_selection, numbers.tolist(), reward, over, info["action_mask"].tolist()))
        env.step(None if over or broken_off else last_legal(info))
        if not env.agents:
            break
    return told


@codes
@copies
def test_a_copied_game_goes_on_alike_and_apart(code: str, copied: Copied) -> None:
    env = module(code).env()
    copied(env).reset(seed=1)  # not dealt yet
    env.reset(seed=4)
    play_turns(env, 7)
    other = copied(env)
    told = play_turns(other, 60)
    assert play_turns(env, 60) == told


@codes
@copies
def test_a_copied_parallel_game_goes_on_alike(code: str, copied: Copied) -> None:
    env = module(code).parallel_env()
    _, infos = env.reset(seed=4)
    other = copied(env)
    for _ in range(20):
        actions = {agent: first_legal(info) for agent, info in infos.items()}
        (seen, _, over, _, infos), (same, *_) = env.step(actions), other.step(actions)
        assert all((seen[agent] == same[agent]).all() for agent in seen)
        if any(over.values()):
            break


@codes
@copies
@pytest.mark.parametrize("opponents", ["greedy", "search:10"])
def test_a_copied_seat_goes_on_alike(code: str, copied: Copied, opponents: str) -> None:
    env = SingleEnv(code, opponents=opponents)
    _, info = env.reset(seed=4)
    _, _, _, _, info = env.step(first_legal(info))
    other, over = copied(env), False
    for _ in range(10):
        seen, _, over, _, info = env.step(first_legal(info))
        assert (seen == other.step(int(other.action_masks().argmax()))[0]).all()
        if over:
            break


@codes
@copies
def test_copied_tables_go_on_alike(code: str, copied: Copied) -> None:
    tables = Tables(code, 3, opponents="greedy", seed=2)
    for _ in range(30):
        tables.draw()
        tables.step()
    other = copied(tables)
    for _ in range(30):
        for each in (tables, other):
            each.draw()
            each.step()
        assert (tables.observations == other.observations).all()
        assert (tables.rewards == other.rewards).all()


@codes
def test_the_mask_stands_in_the_observation_on_request(code: str) -> None:
    env = module(code).env(mask_in_observation=True)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert env.observation_space(env.agent_selection).contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    seen, _ = module(code).parallel_env(mask_in_observation=True).reset(seed=1)
    assert set(seen["player_1"]) == {"observation", "action_mask"}
    seat: Any = SingleEnv(code, mask_in_observation=True)
    seen, _ = seat.reset(seed=1)
    assert seat.observation_space.contains(seen)
    assert (seen["action_mask"] == seat.action_masks()).all()


@codes
def test_a_function_sits_in_another_seat(code: str) -> None:
    asked: list[int] = []

    def choose(numbers: Any, mask: Any) -> int:
        asked.append(int(mask.sum()))
        return int(mask.argmax())

    env = SingleEnv(code, players=2, opponents=choose)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(first_legal(info))
    assert len(asked) > 2
    assert min(asked) > 0
    assert 0 <= reward <= 1
    before = len(asked)
    env.reset(seed=3, options={"opponents": [player("random", find(code))]})  # another of the league
    assert len(asked) == before


def test_what_a_function_answers_must_be_an_action() -> None:
    env = SingleEnv("ninjan", opponents=lambda numbers, mask: 9999)
    with pytest.raises(BadInput, match="no action 9,999"):
        env.reset(seed=1)  # in secret choices the others go first


@codes
def test_the_margin_is_the_difference_to_the_best_of_the_others(code: str) -> None:
    env = SingleEnv(code, players=2, reward="margin", opponents="greedy")
    other = SingleEnv(code, players=2, reward="margin", opponents="greedy", seat=1)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(first_legal(info))
        scores = find(code).views.result(env._desk.game)["scores"]
        assert reward == scores[0] - scores[1]
    other.reset(seed=1)
    with pytest.raises(BadInput, match="points"):
        SingleEnv(code, reward="points")
    tables = Tables(code, 8, players=2, opponents="random", reward="margin", seed=1)
    while not tables.over.any():
        tables.draw()
        tables.step()
    assert (tables.rewards[tables.over].sum(axis=1) == 0).all()  # of two, one wins what the other loses


def test_the_next_step_shows_the_next_game_on_request() -> None:
    env = VectorEnv("ninjan", 5, autoreset_mode=AutoresetMode.NEXT_STEP)
    _, infos = env.reset(seed=1)
    over = np.zeros(5, np.bool_)
    while not over.any():
        seen, _, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert "final_obs" not in infos
    row = int(over.argmax())
    assert seen[row, 243] == 1  # the phase: over
    after, rewards, again, _, _ = env.step(infos["action_mask"].argmax(axis=1))
    assert after[row, 244] == 1  # the first round
    assert not again[row]
    assert rewards[row] == 0
    with pytest.raises(ValueError, match="SAME_STEP"):
        VectorEnv("ninjan", 1, autoreset_mode=AutoresetMode.DISABLED)


def test_gymnasiums_vector_wrappers_fit() -> None:
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        made = gymnasium.make_vec(
            "parlour/pinata-v1",
            num_envs=3,
            vectorization_mode="vector_entry_point",
            autoreset_mode=mode,
        )
        env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
        _, infos = env.reset(seed=1)
        while "episode" not in infos:
            _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert infos["episode"]["l"].max() > 5
