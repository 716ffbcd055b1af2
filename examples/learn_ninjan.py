"""Learn Ninjan from nothing, in minutes on one core, until it beats the greedy bot. Needs NumPy and parlour[envs].

    python examples/learn_ninjan.py --seconds 180 --weights ninjan.npz
    python examples/learn_ninjan.py --seconds 0 --weights ninjan.npz     (measure what was learnt before)

A small network looks at what its seat may know and says how promising each move is, and how good the position. It plays
hundreds of games at a time against the greedy bot and learns from who won: moves that did better than expected become
more likely (proximal policy optimisation, with plain NumPy).
"""

import argparse
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.envs.vector import Tables

TABLES = 512
STEPS = 36  # moves at each table before learning from them: about two games
HIDDEN = 128
PASSES = 3  # how often each batch of moves is gone through
PARTS = 8
STEP_SIZE = 1e-3
FORESIGHT = 0.95  # how far credit for a result reaches back
CLIP = 0.2
CURIOSITY = 0.01

Array = NDArray[np.float32]
Moments = dict[str, tuple[Array, Array]]


class Network:
    """One hidden layer of weights from the numbers seen to a score for each move and one for the position."""

    def __init__(self, inputs: int, moves: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / math.sqrt(rows)).astype(np.float32)

        self.weights: dict[str, Array] = {
            "centre": np.zeros(inputs, np.float32),
            "spread": np.ones(inputs, np.float32),
            "in": layer(inputs, HIDDEN, 1.4),
            "in bias": np.zeros(HIDDEN, np.float32),
            "moves": layer(HIDDEN, moves, 0.1),
            "moves bias": np.zeros(moves, np.float32),
            "value": layer(HIDDEN, 1, 0.1),
            "value bias": np.zeros(1, np.float32),
        }
        self.moments: Moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def scale(self, seen: NDArray[np.int16]) -> None:
        """Make the numbers usual in play about as large as one."""
        self.weights["centre"] = seen.mean(axis=0).astype(np.float32)
        self.weights["spread"] = (seen.std(axis=0) + 0.1).astype(np.float32)

    def inputs(self, seen: NDArray[np.int16]) -> Array:
        return (seen - self.weights["centre"]) / self.weights["spread"]

    def think(self, inputs: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """What the hidden layer says, how likely each move is, and the value of the position."""
        w = self.weights
        hidden = np.maximum(inputs @ w["in"] + w["in bias"], 0)
        scores = hidden @ w["moves"] + w["moves bias"] - 1e9 * (1 - masks)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"])[:, 0] + w["value bias"][0]

    def learn(self, batch: dict[str, Any]) -> None:
        """One step towards moves that did better than expected, within `CLIP` of how they were chosen."""
        inputs, actions, gain = batch["inputs"], batch["actions"], batch["gain"]
        hidden, chances, values = self.think(inputs, batch["masks"])
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / batch["chance"]
        useful = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (gain * ratio * useful / len(rows)).astype(np.float32)
        by_score = pull[:, None] * chances
        by_score[rows, actions] -= pull
        logs = np.log(chances + 1e-9)
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        by_score += CURIOSITY * chances * (logs - surprise) / len(rows)
        by_value = ((values - batch["result"]) / len(rows))[:, None]
        by_hidden = (by_score @ self.weights["moves"].T + by_value @ self.weights["value"].T) * (hidden > 0)
        self.step(
            {
                "in": inputs.T @ by_hidden,
                "in bias": by_hidden.sum(axis=0),
                "moves": hidden.T @ by_score,
                "moves bias": by_score.sum(axis=0),
                "value": hidden.T @ by_value,
                "value bias": by_value.sum(axis=0),
            }
        )

    def step(self, slopes: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self.updates)
            self.weights[name] -= STEP_SIZE * steady / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def draw(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """A move for each row, by its chances."""
    points = rng.random((len(chances), 1), np.float32) * 0.9999
    return np.asarray((chances.cumsum(axis=1) < points).sum(axis=1).clip(0, chances.shape[1] - 1))


class School:
    """Tables at which the network plays against the greedy bot and learns."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.tables = Tables("ninjan", TABLES, players=2, opponents="greedy", seed=seed)
        self.network = Network(self.tables.observations.shape[1], self.tables.masks.shape[1], self.rng)
        seen = []
        for _ in range(STEPS):
            self.tables.draw()
            self.tables.step()
            seen.append(self.tables.observations.copy())
        self.network.scale(np.concatenate(seen))

    def lesson(self) -> None:
        batch = self.play()
        rows = len(batch["actions"])
        for _ in range(PASSES):
            order = self.rng.permutation(rows)
            for part in np.array_split(order, PARTS):
                self.network.learn({name: values[part] for name, values in batch.items()})

    def play(self) -> dict[str, Any]:
        """Play on at all tables; what was seen and done, and how much better it went than expected."""
        tables, kept = self.tables, []
        for _ in range(STEPS):
            inputs, masks, seats = self.network.inputs(tables.observations), tables.masks.copy(), tables.seats.copy()
            _, chances, values = self.network.think(inputs, masks)
            actions = draw(chances, self.rng)
            tables.step(actions)
            rows = np.arange(TABLES)
            rewards = np.where(tables.over, tables.rewards[rows, seats], 0.0)
            kept.append((inputs, masks, actions, chances[rows, actions], values, rewards, tables.over.copy()))
        _, _, following = self.network.think(self.network.inputs(tables.observations), tables.masks)
        inputs, masks, actions, chance, values, rewards, over = (np.stack(column) for column in zip(*kept, strict=True))
        gain = np.zeros_like(values)
        carried: Any = np.zeros(TABLES)
        for at in reversed(range(STEPS)):
            goes_on = ~over[at]
            surprise = rewards[at] + following * goes_on - values[at]
            gain[at] = carried = surprise + FORESIGHT * carried * goes_on
            following = values[at]
        batch: dict[str, Any] = {
            "inputs": inputs,
            "masks": masks,
            "actions": actions,
            "chance": chance,
            "result": gain + values,
        }
        batch["gain"] = (gain - gain.mean()) / (gain.std() + 1e-6)
        return {name: values.reshape(TABLES * STEPS, *values.shape[2:]) for name, values in batch.items()}


def measure(network: Network | None, games: int, seed: int) -> tuple[float, float]:
    """The share of wins against the greedy bot and half of its 95 % interval; without a network, of random play."""
    tables = Tables("ninjan", min(TABLES, games), players=2, opponents="greedy", seed=seed)
    won, played = 0.0, 0
    while played < games:
        seats = tables.seats.copy()
        if network is None:
            tables.draw()
        else:
            _, chances, _ = network.think(network.inputs(tables.observations), tables.masks)
            tables.actions[:] = chances.argmax(axis=1)
        tables.step()
        ended = np.flatnonzero(tables.over)[: games - played]
        won += tables.rewards[ended, seats[ended]].sum()
        played += len(ended)
    share = won / played
    return share, 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / played)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Ninjan for two against the greedy bot.")
    parser.add_argument("--seconds", type=float, default=180, help="how long to learn (default: %(default)s)")
    parser.add_argument("--lessons", type=int, default=10**9, help="learn at most so many times (default: no limit)")
    parser.add_argument("--games", type=int, default=2000, help="games to measure it by (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same lessons (default: %(default)s)")
    parser.add_argument(
        "--weights", type=Path, help="go on from this file, if it is there, and keep what is learnt in it"
    )
    arguments = parser.parse_args()
    school = School(arguments.seed)
    if arguments.weights and arguments.weights.exists():
        school.network.weights = dict(np.load(arguments.weights))
    print("random play wins {:.1%} ± {:.1%} of its games against greedy".format(*measure(None, arguments.games, 2)))
    start = shown = time.monotonic()
    lesson = 0
    while lesson < arguments.lessons and time.monotonic() - start < arguments.seconds:
        school.lesson()
        lesson += 1
        if time.monotonic() - shown > 10:
            shown = time.monotonic()
            share, half = measure(school.network, 1000, lesson)
            print(f"{shown - start:4.0f} s, {lesson * TABLES * STEPS:,} moves: {share:.1%} ± {half:.1%}", flush=True)
    print("after {} lessons it wins {:.1%} ± {:.1%}".format(lesson, *measure(school.network, arguments.games, 3)))
    if arguments.weights:
        np.savez(arguments.weights, **school.network.weights)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
