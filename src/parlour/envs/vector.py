"""Thousands of games stepped by one call, into NumPy arrays.

>>> tables = Tables("ninjan", 1000, players=4, seed=1)
>>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
((1000, 247), (1000, 57), (1000, 4))
>>> tables.draw()
>>> tables.step()
>>> tables.seats[:3].tolist(), bool(tables.over.any())
([1, 1, 1], False)
"""

from collections.abc import Sequence
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ..core.batch import Batch, Lane, Window
from ..core.edition import Edition
from ..core.observe import Sheet
from ..core.problem import BadInput
from ..core.sides import beside
from ..core.spec import AnyGame
from ..games import find
from .desk import (
    REWARDS,
    SEED_BITS,
    Mask,
    Numbers,
    action_space,
    lend,
    margins,
    new_game,
    observation_space,
    policy,
)


class Tables:
    """`count` games of one kind. In each of them one seat is asked, and shown what it may know.

    Write moves into `actions` (or let `draw` write random ones) and call `step`. Every array then holds the state
    after the step. Without `opponents` every seat is yours; with `"random"` or `"greedy"` the bots play all seats but
    one, which moves on from game to game. A game that ends is dealt again in the same step. Where `resting` is set, a
    step leaves the game as it is. A copy of all this goes on where it was.

    Args:
        game: its name, as `parlour games` lists it.
        count: how many games.
        players: how many play in each; by default the fewest the game is for.
        opponents: None, `"random"` or `"greedy"`.
        seed: game i is dealt from `seed + i`.
        edition: a set of components; by default the one that comes with the game.
        reward: `"share"` of the win, or `"margin"` over the best of the others.
        options: the game's own options, by name.

    Raises:
        BadInput: for an unknown game, opponent, option or reward.

    >>> tables = Tables("ninjan", 100, players=2, opponents="greedy", seed=1)
    >>> while not tables.over.any():
    ...     tables.draw()
    ...     tables.step()
    >>> float(tables.rewards[tables.over][0].sum())
    1.0
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        opponents: str | None = None,
        seed: int | None = None,
        edition: Edition | None = None,
        reward: str = "share",
        **options: Any,
    ) -> None:
        spec = find(game)
        if reward not in REWARDS:
            raise BadInput("problem-reward-unknown", reward=reward, known=list(REWARDS))
        self._made_of = (game, count, players, opponents, 0, edition, reward), options
        self.spec = spec
        self.count = count
        self._margins = reward == "margin"
        first = new_game(spec, players, options, edition)
        self.players: int = first.players
        size, moves = spec.learning.size, spec.moves.count
        self.observations: Numbers = np.zeros((count, size), np.int16)
        masks: Mask = np.zeros((count, moves), np.int8)
        self.actions: NDArray[np.int64] = np.zeros(count, np.int64)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((count, self.players))
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.illegal: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.resting: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.last_observations: Numbers = np.zeros((count, size), np.int16)
        sheet, window = beside(first, Sheet)(), beside(first, Window)
        self._lanes = [_lane(spec, first.empty(), sheet, opponents, row) for row in range(count)]
        if self._margins:
            for lane in self._lanes:
                lane.ended = first.empty()
        self._batch = beside(first, Batch)(
            self._lanes,
            window(sheet, size, moves, 0, lend(self.observations), lend(masks)),
            window(sheet, size, moves, 0, lend(self.last_observations), lend(masks)),
            int(opponents is not None),
            lend(self.actions),
            lend(self.seats),
            lend(self.rewards),
            lend(self.over.view(np.int8)),
            lend(self.illegal.view(np.int8)),
            lend(self.resting.view(np.int8)),
        )
        self._masks = masks
        self.masks = masks.view()
        self.masks.flags.writeable = False  # what is legal is read from here
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games again: game i from `seed + i`, or each from a seed of its own."""
        if isinstance(seed, Sequence):
            seeds = list(seed)
        else:
            start = randbits(SEED_BITS) if seed is None else seed
            seeds = [start + row for row in range(self.count)]
        self._batch.reset([number % (1 << SEED_BITS) for number in seeds])

    def draw(self) -> None:
        """Write a random legal move of every game into `actions`."""
        self._batch.draw()

    def step(self, actions: ArrayLike | None = None) -> None:
        """Make the moves in `actions`; an illegal one is replaced by a random legal one, and `illegal` says so.

        Args:
            actions: the moves; by default those in the array `actions`.

        Raises:
            BadInput: for a number outside the action space.
        """
        if actions is not None:
            self.actions[:] = actions
        last = self.spec.moves.count - 1
        outside = (self.actions < 0) | (self.actions > last)
        if outside.any():
            raise BadInput("problem-action-unknown", action=int(self.actions[outside.argmax()]), last=last)
        self._batch.step()
        if self._margins:
            for row in np.flatnonzero(self.over & ~self.resting):
                self.rewards[row] = margins(self.spec, self._lanes[row].ended)

    def __reduce__(self) -> Any:
        lanes = [(lane.game, lane.chance, lane.ours, lane.seat, lane.dealt) for lane in self._lanes]
        return _resumed, (self._made_of, lanes, [array.copy() for array in self._arrays()])

    def _arrays(self) -> list[NDArray[Any]]:
        seen: list[NDArray[Any]] = [self.observations, self._masks, self.last_observations]
        return [*seen, self.actions, self.seats, self.rewards, self.over, self.illegal, self.resting]


def _resumed(made_of: Any, lanes: list[Any], arrays: list[NDArray[Any]]) -> Tables:
    settings, options = made_of
    tables = Tables(*settings, **options)
    for lane, (game, *rest) in zip(tables._lanes, lanes, strict=True):
        lane.game.copy_from(game)
        lane.chance, lane.ours, lane.seat, lane.dealt = rest
    for array, kept in zip(tables._arrays(), arrays, strict=True):
        array[:] = kept
    return tables


def _lane(spec: AnyGame, game: Any, sheet: Sheet, opponents: str | None, row: int) -> Lane:
    lane = beside(game, Lane)(game, spec.learning.observer(game, sheet), policy(spec, game, opponents or "random"))
    lane.ours = (1 << game.players) - 1 if opponents is None else 1 << row % game.players
    return lane


class VectorEnv(GymnasiumVectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """The same with one seat of yours against bots, as Gymnasium's algorithms expect it.

    A game that ends is dealt again in the same step (`AutoresetMode.SAME_STEP`); `info["final_obs"]` holds what was
    seen at its end. With `autoreset_mode=AutoresetMode.NEXT_STEP` the step shows the end, and the next one the new
    game, whatever its action. With `copy=False` the arrays are those that the next step writes into.

    Args:
        game: its name, as `parlour games` lists it.
        num_envs: how many games.
        players: how many play in each; by default the fewest the game is for.
        opponents: `"random"` or `"greedy"`.
        edition: a set of components; by default the one that comes with the game.
        copy: whether each step returns new arrays.
        render_mode: as Gymnasium asks for it; nothing is drawn.
        reward: `"share"` of the win, or `"margin"` over the best of the others.
        autoreset_mode: when a game that has ended is dealt again.
        options: the game's own options, by name.

    Raises:
        BadInput: for an unknown game, opponent, option or reward.
        ValueError: for `AutoresetMode.DISABLED`.

    >>> env = VectorEnv("pinata", num_envs=8)
    >>> numbers, infos = env.reset(seed=1)
    >>> numbers, rewards, over, cut, infos = env.step(infos["action_mask"].argmax(axis=1))
    >>> rewards.shape
    (8,)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str = "greedy",
        edition: Edition | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        reward: str = "share",
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        if autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError("games are dealt again by themselves: AutoresetMode.SAME_STEP or NEXT_STEP")
        self._tables = Tables(game, num_envs, players, opponents, None, edition, reward, **options)
        self._copy = copy
        self._at_once = autoreset_mode is AutoresetMode.SAME_STEP
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.single_observation_space = observation_space(self._tables.spec)
        self.single_action_space = action_space(self._tables.spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games again: game i from `seed + i`, or each from a seed of its own; `options` are not used."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._tables.resting[:] = False
        self._tables.reset(seed)
        return self._kept(self._tables.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make one move in every game; `actions` are their numbers. `infos` has `action_mask`, `illegal` and `seat`."""
        tables = self._tables
        ours = tables.seats.copy()
        tables.step(actions)
        over = tables.over & ~tables.resting
        rewards = np.where(over, tables.rewards[np.arange(self.num_envs), ours], 0.0)
        infos, seen = self._infos(), self._kept(tables.observations)
        if self._at_once and over.any():
            infos |= self._last()
        elif not self._at_once:
            seen = np.where(over[:, None], tables.last_observations, seen)
            tables.resting[:] = over
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        found: dict[str, Any] = {}
        for name in ("action_mask", "illegal", "seat"):
            array = {"action_mask": self._tables.masks, "illegal": self._tables.illegal, "seat": self._tables.seats}[
                name
            ]
            found |= {name: self._kept(array), f"_{name}": everywhere}
        return found

    def _last(self) -> dict[str, Any]:
        ended = self._tables.over.copy()
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            seen[row] = self._tables.last_observations[row].copy()
        return {"final_obs": seen, "_final_obs": ended}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
