"""The environments at work, for measuring: each function returns what plays one game, or a few steps of many."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from ..core.spec import AnyGame
from ..envs import env
from ..envs.single import SingleEnv
from ..envs.vector import Tables

Work = Callable[[], int]
"""Takes some steps and returns how many."""


def some_moves(moves: int) -> Iterator[int]:
    """Random numbers of moves, drawn in advance."""
    return cycle(random.choices(range(moves), k=4096))


def quick_legal(moves: int) -> Callable[[Any, Any], int]:
    """Draws a legal action: the first in the mask from a random place on. Not uniform, but it takes next to no time."""
    starts = some_moves(moves)

    def draw(_: Any, info: Any) -> int:
        flags = info["action_mask"].tobytes()
        found: int = flags.find(1, next(starts))
        return found if found >= 0 else flags.find(1)

    return draw


def drive_pettingzoo(spec: AnyGame, players: int) -> Work:
    """Whole games, including the last steps, in which agents leave. Draws as `quick_legal` does, with one call less."""
    made = env(spec, players=players)
    starts = some_moves(spec.moves.count)

    def play() -> int:
        made.reset()
        steps = 0
        for _ in made.agent_iter():
            _, _, over, broken_off, info = made.last()
            if over or broken_off:
                made.step(None)
            else:
                flags = info["action_mask"].tobytes()
                found = flags.find(1, next(starts))
                made.step(found if found >= 0 else flags.find(1))
            steps += 1
        return steps

    return play


def drive_gymnasium(spec: AnyGame, players: int) -> Work:
    made = SingleEnv(spec.code, players, opponents="random")
    draw = quick_legal(spec.moves.count)

    def play() -> int:
        numbers, info = made.reset()
        steps, over = 0, False
        while not over:
            numbers, _, over, _, info = made.step(draw(numbers, info))
            steps += 1
        return steps

    return play


def drive_tables(spec: AnyGame, players: int, count: int) -> Work:
    tables = Tables(spec.code, count, players=players, seed=1)

    def step() -> int:
        tables.draw()
        tables.step()
        return count

    return step
