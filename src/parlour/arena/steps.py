"""The environments at work, for measuring: each function returns what plays one game, or a few steps of many."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from ..core.kind import GameKind
from ..envs import env
from ..envs.single import SingleEnv
from ..envs.vector import Tables

Work = Callable[[], int]
"""Takes some steps and returns how many."""


def quick_legal(moves: int) -> Callable[[Any, Any], int]:
    """Draws a legal action: the first in the mask from a random place on. Not uniform, but it takes next to no time."""
    starts = cycle(random.choices(range(moves), k=4096))

    def draw(_: Any, info: Any) -> int:
        flags = info["action_mask"].tobytes()
        found: int = flags.find(1, next(starts))
        return found if found >= 0 else flags.find(1)

    return draw


def play_aec(made: Any, choose: Callable[[Any, Any], int]) -> int:
    """One game in any PettingZoo environment, its last steps, in which agents leave, included."""
    made.reset()
    steps = 0
    for _ in made.agent_iter():
        numbers, _, over, broken_off, info = made.last()
        made.step(None if over or broken_off else choose(numbers, info))
        steps += 1
    return steps


def drive_pettingzoo(kind: GameKind, players: int) -> Work:
    made = env(kind, players=players)
    draw = quick_legal(kind.move_count)
    return lambda: play_aec(made, draw)


def drive_gymnasium(kind: GameKind, players: int) -> Work:
    made = SingleEnv(kind.code, players, opponents="random")
    draw = quick_legal(kind.move_count)

    def play() -> int:
        numbers, info = made.reset()
        steps, over = 0, False
        while not over:
            numbers, _, over, _, info = made.step(draw(numbers, info))
            steps += 1
        return steps

    return play


def drive_tables(kind: GameKind, players: int, count: int) -> Work:
    tables = Tables(kind.code, count, players=players, seed=1)

    def step() -> int:
        tables.draw()
        tables.step()
        return count

    return step
