"""The environments inside the libraries that people train with, as these are: no glue of ours between them.

`make test-learners` runs this in an environment of its own, since the libraries bring PyTorch along.
"""

from typing import Any

import gymnasium
import numpy as np
import pytest
import supersuit
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv

import parlour.envs.single
from parlour.envs.vector import Tables
from parlour.games import specs

names = pytest.mark.parametrize("name", [f"parlour/{spec.code}-v{spec.learning.version}" for spec in specs()])
modules = pytest.mark.parametrize("module", list(parlour.envs.MODULES.values()), ids=list(parlour.envs.MODULES))


@names
def test_maskable_ppo_learns_without_glue(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    check_env(env.unwrapped)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=get_action_masks(env))
        seen, _, over, _, info = env.step(int(action))
        assert not info["illegal"]
    won, _ = evaluate_policy(model, env, n_eval_episodes=2, warn=False)
    assert 0 <= won <= 1


@modules
@pytest.mark.parametrize("processes", [1, 2])
def test_supersuit_lays_games_side_by_side(module: Any, processes: int) -> None:
    games = supersuit.pettingzoo_env_to_vec_env_v1(module.parallel_env(players=2))
    games = supersuit.concat_vec_envs_v1(games, 2, num_cpus=processes, base_class="stable_baselines3")
    seen = games.reset()
    assert seen.shape[0] == 4  # two games, two agents each
    PPO("MlpPolicy", games, n_steps=16, batch_size=32, n_epochs=1).learn(64)
    games.close()


@modules
def test_tianshou_sees_the_mask(module: Any) -> None:
    env = PettingZooEnv(module.env(mask_in_observation=True))
    told, info = env.reset(seed=2)
    rng = np.random.default_rng(1)
    over = False
    while not over:
        assert told["mask"] == [bool(legal) for legal in info["action_mask"]]
        told, rewards, over, _, info = env.step(int(rng.choice(np.flatnonzero(told["mask"]))))
    assert sum(rewards) == pytest.approx(1)


def test_tianshou_collects_games() -> None:
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm

    games = DummyVectorEnv([lambda: PettingZooEnv(parlour.envs.ninjan_v1.env(mask_in_observation=True))] * 2)
    first = PettingZooEnv(parlour.envs.ninjan_v1.env(mask_in_observation=True))
    anybody = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=first.action_space)
    collector = Collector(anybody, games, VectorReplayBuffer(1000, 2))
    collector.reset()
    assert collector.collect(n_episode=2).n_collected_episodes == 2


def test_a_loop_in_the_style_of_cleanrl() -> None:
    """One file, one loop: masked policy gradients over Gymnasium's vector interface."""
    env: Any = gymnasium.make_vec("parlour/ninjan-v1", num_envs=16, vectorization_mode="vector_entry_point")
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    torch.manual_seed(1)
    sizes = env.single_observation_space.shape[0], env.single_action_space.n
    net = torch.nn.Sequential(torch.nn.Linear(sizes[0], 32), torch.nn.Tanh(), torch.nn.Linear(32, sizes[1]))
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    seen, infos = env.reset(seed=1)
    games = 0
    for _ in range(40):
        scores = net(torch.as_tensor(seen, dtype=torch.float32))
        legal = torch.as_tensor(infos["action_mask"], dtype=torch.bool)
        choice = torch.distributions.Categorical(logits=scores.masked_fill(~legal, -1e9))
        actions = choice.sample()
        seen, rewards, over, _, infos = env.step(actions.numpy())
        assert not infos["illegal"].any()
        loss = -(choice.log_prob(actions) * torch.as_tensor(rewards)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        games += int(over.sum())
    assert games > 16


def test_flat_buffers_stay_where_they_are() -> None:
    """As PufferLib wants it: arrays are allocated once, a step writes into them, tensors may lie over them."""
    tables = Tables("pinata", 32, opponents="greedy", seed=1)
    tensor = torch.from_numpy(tables.observations)
    for _ in range(20):
        tables.draw()
        tables.step()
        assert (tensor.numpy() == tables.observations).all()
        assert tensor.data_ptr() == tables.observations.ctypes.data
