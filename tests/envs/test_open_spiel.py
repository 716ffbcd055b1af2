"""OpenSpiel's own simulation test passes, its algorithms play, and nobody's information holds a secret."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import parlour.envs.open_spiel  # noqa: F401  (registers the games)
from parlour.games import specs

NAMES = [f"python_parlour_{spec.code}" for spec in specs()]
WITH_SETTINGS = [f"python_parlour_{spec.code}(players={spec.facts.players[-1]})" for spec in specs()]


def random_states(game: Any, seed: int, most: int = 400) -> list[Any]:
    """The states of a random game where a player decides."""
    state, chance = game.new_initial_state(), random.Random(seed)
    found: list[Any] = []
    while not state.is_terminal() and len(found) < most:
        if not state.is_chance_node():
            found.append(state.clone())
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    return found


@pytest.mark.parametrize("name", WITH_SETTINGS)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_keeps_what_its_player_knows_and_varies_the_rest(name: str) -> None:
    game = pyspiel.load_game(name)
    sampler = random.Random(1).random
    differ = 0
    states = random_states(game, 3)[:60]
    for state in states:
        player = state.current_player()
        imagined = state.resample_from_infostate(player, sampler)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        differ += imagined.observation_string(1 - player) != state.observation_string(1 - player)
    assert differ > len(states) / 2


def test_a_secret_choice_stays_secret() -> None:
    game = pyspiel.load_game("python_parlour_ninjan")
    state = random_states(game, 1)[0]
    after = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(1) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == len(after)


@pytest.mark.parametrize("name", NAMES)
def test_observations_by_field(name: str) -> None:
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()
    for state in random_states(game, 5)[:20]:
        observer.set_from(state, 0)
        assert observer.tensor.tolist() == state.observation_tensor(0)
        assert " ".join(str(int(number)) for number in observer.tensor) == state.observation_string(0)
        assert np.concatenate(list(observer.dict.values())).tolist() == observer.tensor.tolist()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_its_searches_play(name: str, search: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=chance)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 5, random_state=chance)
    for state in random_states(game, 2)[:3]:
        assert bot.step(state) in state.legal_actions()


def test_sampling_cfr_runs() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("python_parlour_ninjan"))
    solver.iteration()
    policy = solver.average_policy().action_probabilities(
        random_states(pyspiel.load_game("python_parlour_ninjan"), 1)[0]
    )
    assert sum(policy.values()) == pytest.approx(1)
