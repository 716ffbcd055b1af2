"""The same work done by OpenSpiel, PettingZoo and RLCard, for comparison. Nothing else here needs these packages."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from .bench import COPY, CORE, FROM_PYTHON, PETTINGZOO, SEARCH, Task, timed
from .steps import some_moves

BATCH = 20
SIMULATIONS = 1000
SEARCHED = "euchre"  # the quickest of the games that OpenSpiel's IS-MCTS can search


def add_peers(game: str, listed: list[Task]) -> None:
    """Give our tasks their counterpart; `game` is the OpenSpiel game nearest to ours."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    peers: dict[str, dict[str, Callable[[], int]]] = {
        CORE: {f"OpenSpiel, loop in C++, {game}": loop_in_c(loaded)},
        FROM_PYTHON: {f"OpenSpiel, loop in Python, {game}": partial(play, loaded)},
        PETTINGZOO: {"PettingZoo, rps_v2": rps(), "RLCard, uno": uno()},
        SEARCH: {f"OpenSpiel, IS-MCTS in C++, {SEARCHED}": search(pyspiel.load_game(SEARCHED))},
        COPY: {f"OpenSpiel, clone, {game}": clone(loaded)},
    }
    for task in listed:
        task.peers = {name: partial(timed, work) for name, work in peers.get(task.what, {}).items()}


# --- OpenSpiel ------------------------------------------------------------------------------------------


def loop_in_c(game: Any) -> Callable[[], int]:
    import pyspiel

    moves = moves_a_game(game)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def loop() -> int:
        for seed in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(BATCH * moves)

    return loop


def moves_a_game(game: Any) -> float:
    """How many decisions players make in a random game; a joint move counts once for every player."""
    return sum(play(game) for _ in range(200)) / 200


def play(game: Any) -> int:
    """One random game driven from Python."""
    state, moves, choose = game.new_initial_state(), 0, random.choice
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            state.apply_actions([choose(state.legal_actions(player)) for player in range(game.num_players())])
            moves += game.num_players()
        else:
            state.apply_action(choose(state.legal_actions()))
            moves += 1
    return moves


def search(game: Any) -> Callable[[], int]:
    """Simulations from the first decision after the deal that is a real choice."""
    import pyspiel

    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, most_visited, False, False)

    def think() -> int:
        bot.step(state)
        return SIMULATIONS

    return think


def clone(game: Any) -> Callable[[], int]:
    start = game.new_initial_state()

    def copy() -> int:
        for _ in range(1000):
            start.clone()
        return 1000

    return copy


# --- PettingZoo and RLCard ------------------------------------------------------------------------------


def rps() -> Callable[[], int]:
    """PettingZoo's own game of rock, paper, scissors, as its users make it."""
    from pettingzoo.classic import rps_v2

    made = rps_v2.env()
    actions = some_moves(3)

    def play_rps() -> int:
        made.reset()
        steps = 0
        for _ in made.agent_iter():
            _, _, over, broken_off, _ = made.last()
            made.step(None if over or broken_off else next(actions))
            steps += 1
        return steps

    return play_rps


def uno() -> Callable[[], int]:
    import rlcard

    made = rlcard.make("uno")

    def play_uno() -> int:
        state, _ = made.reset()
        steps = 0
        while not made.is_over():
            state, _ = made.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play_uno
