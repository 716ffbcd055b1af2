"""Many games at once are the same games as one at a time, whatever runs beside them."""

import hashlib
import subprocess
import sys

import gymnasium
import numpy as np
import pytest

from parlour import BadInput
from parlour.core.spec import AnyGame
from parlour.envs import env
from parlour.envs.desk import Desk
from parlour.envs.vector import Tables
from parlour.games import specs

each_game = pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)


def first_legal(masks: "np.typing.NDArray[np.int8]", step: int) -> "np.typing.NDArray[np.int64]":
    """A legal move that depends on nothing but the mask and the step."""
    starts = step * 31 % masks.shape[1]
    return np.asarray((np.roll(masks, -starts, axis=1).argmax(axis=1) + starts) % masks.shape[1])


@each_game
def test_the_same_as_one_at_a_time(spec: AnyGame) -> None:
    players = spec.facts.players[-1]
    tables, desk = Tables(spec.code, 3, players=players, seed=40), Desk(spec, players, {}, None, wait=0)
    desk.deal(42)
    for step in range(400):
        seat = desk.solo.asked()
        numbers, info = desk.look(seat)
        assert tables.seats[2] == seat
        np.testing.assert_array_equal(tables.observations[2], numbers)
        np.testing.assert_array_equal(tables.masks[2], info["action_mask"])
        actions = first_legal(tables.masks, step)
        tables.step(actions)
        desk.solo.play(seat, int(actions[2]))
        assert tables.over[2] == desk.game.over
        if desk.game.over:
            assert list(tables.rewards[2]) == desk.game.reward[:players]
            np.testing.assert_array_equal(tables.last_observations[2], desk.look(seat)[0])
            desk.solo.deal()
    assert not tables.illegal.any()


@each_game
def test_a_game_does_not_depend_on_those_beside_it(spec: AnyGame) -> None:
    few, many = Tables(spec.code, 2, seed=7), Tables(spec.code, 50, seed=7)
    for _ in range(150):
        for tables in (few, many):
            tables.draw()
            tables.step()
        np.testing.assert_array_equal(few.observations, many.observations[:2])
        np.testing.assert_array_equal(few.over, many.over[:2])


def test_an_illegal_move_is_replaced_and_told() -> None:
    tables = Tables("ninjan", 4, seed=1)
    legal = tables.masks.argmax(axis=1)
    tables.step([int(legal[0]), 55, 55, 56])
    assert tables.illegal.tolist() == [False, True, True, True]
    for outside in (-1, 57, 10**6):
        with pytest.raises(BadInput, match="no action"):
            tables.step([0, 0, outside, 0])
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1


def test_against_bots_one_seat_is_asked_and_moves_on() -> None:
    tables = Tables("ninjan", 6, players=3, opponents="greedy", seed=1)
    assert tables.seats.tolist() == [0, 1, 2, 0, 1, 2]
    while not tables.over[0]:
        tables.draw()
        tables.step()
    assert tables.seats[0] == 1
    assert tables.rewards[0].sum() == pytest.approx(1)


def test_greedy_opponents_are_better_than_random_ones() -> None:
    won = {}
    for opponents in ("random", "greedy"):
        tables, ended, wins = Tables("ninjan", 200, opponents=opponents, seed=3), 0, 0.0
        while ended < 1000:
            seats = tables.seats.copy()
            tables.draw()
            tables.step()
            wins += tables.rewards[tables.over, seats[tables.over]].sum()
            ended += int(tables.over.sum())
        won[opponents] = wins / ended
    assert won["greedy"] < 0.25 < 0.4 < won["random"]


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(BadInput, match="wizard"):
        Tables("ninjan", 2, opponents="wizard")


@each_game
def test_gymnasium_vector_environment(spec: AnyGame) -> None:
    name = f"parlour/{spec.code}-v{spec.learning.version}"
    made = gymnasium.make_vec(name, num_envs=8, vectorization_mode="vector_entry_point", opponents="random")
    seen, info = made.reset(seed=5)
    ended = 0
    for step in range(3000):
        before = seen.copy()
        seen, rewards, over, broken_off, info = made.step(first_legal(info["action_mask"], step))
        assert made.observation_space.contains(seen)
        assert not broken_off.any()
        assert not np.shares_memory(before, seen)
        assert (rewards[~over] == 0).all()
        if over.any():
            ended += int(over.sum())
            assert [row is not None for row in info["final_obs"]] == over.tolist()
        if ended > 8:
            break
    assert ended > 8


SCRIPT = """
import hashlib
import parlour
from parlour import BadInput
from parlour.envs.vector import Tables
digest = hashlib.sha256()
for game in ("ninjan", "pandaspin", "pandorum", "pinata"):
    tables = Tables(game, 3, opponents="greedy", seed=5)
    for _ in range(40):
        tables.draw()
        illegal = int(tables.masks[0].argmin())
        tables.step([illegal, *tables.actions[1:]])
        for array in (tables.observations, tables.masks, tables.rewards, tables.seats, tables.over, tables.illegal):
            digest.update(array.tobytes())
print(parlour.RULES, digest.hexdigest())
"""


def test_interpreted_and_compiled_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for pure in ("0", "1"):
        monkeypatch.setenv("PARLOUR_PURE", pure)
        printed = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout
        rules, digest = printed.split()
        found[rules] = digest
    assert "interpreted" in found
    assert len(set(found.values())) == 1


@each_game
def test_pettingzoo_plays_the_same_game(spec: AnyGame) -> None:
    """One generator, one kernel: the first game of a batch is the game of the environment with that seed."""
    tables, made = Tables(spec.code, 1, seed=9), env(spec)
    made.reset(seed=9)
    seen = hashlib.sha256()
    for step in range(100_000):
        numbers, _, _, _, info = made.last()
        np.testing.assert_array_equal(numbers, tables.observations[0])
        action = first_legal(tables.masks, step)
        assert info["action_mask"][int(action[0])] == 1
        tables.step(action)
        made.step(int(action[0]))
        seen.update(numbers.tobytes())
        if tables.over[0]:
            break
    assert [made.rewards[agent] for agent in made.agents] == tables.rewards[0].tolist()
