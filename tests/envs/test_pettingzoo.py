"""PettingZoo's own conformance tests pass without a warning, and the environments say what the game says."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from parlour import BadInput, envs
from parlour.envs.desk import ROWS
from parlour.games import specs

MODULES = [envs.MODULES[name] for name in sorted(envs.MODULES)]
each_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])


@pytest.fixture(autouse=True)
def no_logged_warning() -> Iterator[None]:
    """PettingZoo logs some warnings instead of raising them."""
    EnvLogger.flush()
    yield
    assert EnvLogger.mqueue == []


def settings() -> list[tuple[ModuleType, int]]:
    modules = {spec.code: envs.MODULES[f"{spec.code}_v{spec.learning.version}"] for spec in specs()}
    return [(modules[spec.code], players) for spec in specs() for players in spec.facts.players]


@pytest.mark.parametrize(("module", "players"), settings(), ids=str)
def test_api(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=300)


@each_game
def test_seed(module: ModuleType) -> None:
    seed_test(module.env)
    seed_test(lambda: module.env(max_cycles=50))
    parallel_seed_test(module.parallel_env)


@pytest.mark.parametrize(("module", "players"), settings(), ids=str)
def test_parallel_api(module: ModuleType, players: int) -> None:
    parallel_api_test(module.parallel_env(players=players), num_cycles=300)


@each_game
def test_max_cycles(module: ModuleType) -> None:
    max_cycles_test(module)


@pytest.mark.parametrize("cycles", [None, 10_000])
@each_game
def test_a_whole_game_shares_one_win(module: ModuleType, cycles: int | None) -> None:
    env = module.env(max_cycles=cycles)
    env.reset(seed=3)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, broken_off, info = env.last()
        rewards[agent] += reward
        assert not broken_off
        assert not info["illegal"]
        env.step(None if over else int(info["action_mask"].argmax()))
    assert sum(rewards.values()) == pytest.approx(1)
    assert env.agents == []


@each_game
def test_an_illegal_action_is_replaced_and_told(module: ModuleType) -> None:
    env = module.env(players=2)
    env.reset(seed=3)
    first = env.agent_selection
    with pytest.raises(BadInput, match="no action"):
        env.step(-1)
    env.step(env.action_space(first).n - 1)  # whoever has to decide may not wait
    while env.agent_selection != first:
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert env.last()[4]["illegal"] is True
    env.step(int(env.last()[4]["action_mask"].argmax()))
    assert env.infos[first]["illegal"] is (env.agent_selection != first)


@each_game
def test_in_a_parallel_step_the_others_wait(module: ModuleType) -> None:
    env = module.parallel_env(players=2)
    _, infos = env.reset(seed=3)
    asked = 0
    while env.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in env.agents}
        assert any(mask[:-1].any() for mask in masks.values())
        assert all(mask[-1] == 1 - mask[:-1].any() for mask in masks.values())
        asked += sum(int(mask[:-1].any()) for mask in masks.values())
        _, rewards, over, _, infos = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
        assert not any(info["illegal"] for info in infos.values())
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(1)
    assert asked > 10


def test_secret_choices_are_seen_when_all_are_in() -> None:
    """The second to choose sees the same whatever the first has chosen."""
    seen = set()
    for choice in range(9):
        env = envs.MODULES["ninjan_v1"].env(players=2)
        env.reset(seed=3)
        env.step(int(env.last()[4]["action_mask"].nonzero()[0][choice]))
        assert env.agent_selection == "player_1"
        seen.add(env.last()[0].tobytes())
    assert len(seen) == 1


@each_game
def test_what_was_handed_out_stays_as_it_was(module: ModuleType) -> None:
    """Whole games long, over the pages that observations and masks are written on, and beyond the next deal."""
    env = module.env()
    kept, copied = [], []
    for seed in range(2):
        env.reset(seed=seed)
        for _ in env.agent_iter(3 * ROWS):
            numbers, _, over, _, info = env.last()
            arrays = [numbers, info["action_mask"], env.observe(env.possible_agents[0])]
            kept += arrays
            copied += [array.copy() for array in arrays]
            env.step(None if over else int(info["action_mask"].argmax()))
    assert len(kept) > 3 * ROWS
    assert all((array == copy).all() for array, copy in zip(kept, copied, strict=True))


@each_game
def test_whoever_writes_on_a_mask_makes_nothing_legal(module: ModuleType) -> None:
    env = module.env(players=2)
    env.reset(seed=3)
    first, mask = env.agent_selection, env.last()[4]["action_mask"]
    forbidden = int(mask.argmin())
    mask[:] = 1
    env.step(forbidden)
    while env.agent_selection != first:
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert env.last()[4]["illegal"] is True


def test_no_more_agents_than_asked_for_are_named() -> None:
    env = envs.MODULES["ninjan_v1"].env(players=2)
    env.reset(seed=3)
    named = []
    for agent in env.agent_iter(3):
        named.append(agent)
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert len(named) == 3
    assert named[:2] == ["player_0", "player_1"]
    assert env.last(observe=False)[0] is None


def test_none_is_for_those_whose_game_is_over() -> None:
    env = envs.MODULES["ninjan_v1"].env()
    env.reset(seed=3)
    with pytest.raises(ValueError, match="None"):
        env.step(None)


@each_game
def test_it_can_be_drawn(module: ModuleType) -> None:
    env = module.env(render_mode="ansi")
    env.reset(seed=3)
    assert len(env.render().splitlines()) > 2


def test_options_are_the_games_own() -> None:
    from parlour.envs import ninjan_v1

    assert import_module("parlour.envs.ninjan_v1") is ninjan_v1
    env = ninjan_v1.env(players=3, deals=2)
    env.reset(seed=1)
    assert env.last()[0][-2] == 1  # one more deal to come
    with pytest.raises(BadInput, match="9"):
        ninjan_v1.env(deals=9)
    with pytest.raises(AttributeError, match="ninjan_v1"):
        _ = envs.chess_v1
