"""The same work done by OpenSpiel, for comparison. Needs the package `open_spiel`, which nothing else here does."""

import random
from functools import partial
from typing import Any

from .bench import Task, timed

BATCH = 20


def add_peers(game: str, listed: list[Task]) -> None:
    """Give our tasks their counterpart: random play and copies of an OpenSpiel game."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    moves = moves_a_game(loaded)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(loaded.num_players())]
    start = loaded.new_initial_state()

    def loop_in_c() -> int:
        for seed in range(BATCH):
            pyspiel.evaluate_bots(loaded.new_initial_state(), bots, seed)
        return round(BATCH * moves)

    def clone() -> int:
        for _ in range(1000):
            start.clone()
        return 1000

    peers = {
        "random play": ("OpenSpiel, loop in C++", loop_in_c),
        "random play, driven from Python": ("OpenSpiel, loop in Python", lambda: play(loaded)),
        "copy a position, from Python": ("OpenSpiel, clone", clone),
    }
    for task in listed:
        if task.what in peers:
            name, work = peers[task.what]
            task.peer = f"{name}, {game}"
            task.theirs = partial(timed, work)


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
