"""Any game as a Gymnasium environment: one seat is yours, bots sit in the others.

Importing this module registers the games with Gymnasium.

>>> import gymnasium, parlour.envs.single
>>> env = gymnasium.make("parlour/ninjan-v1", players=4, opponents="greedy")
>>> numbers, info = env.reset(seed=1)
>>> env.observation_space.contains(numbers), int(info["action_mask"].sum())
(True, 9)
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots import Bound, Player, player
from ..core.edition import Edition
from ..core.rng import Rng
from ..core.spec import AnyGame
from ..games import find, specs
from .desk import POLICIES, Desk, Mask, Numbers, Observation, action_space, observation_space, policy, shown

Told = dict[str, Any]
Opponent = str | Player | Callable[[Numbers, Mask], int]
Opponents = Opponent | Sequence[Opponent]


class SingleEnv(gymnasium.Env[Observation, int]):
    """You are `seat`. `opponents` sit in all other seats, or one in each of them in the order of play.

    An opponent is a `parlour.bots.Player`, the name of one, or a function of an observation and its mask that answers
    with an action: an earlier version of what you train, say. `reset(options={"opponents": …})` seats others.

    Args:
        game: its name, as `parlour games` lists it.
        players: how many play; by default the fewest the game is for.
        seat: yours.
        opponents: who sits in the other seats.
        render_mode: `"ansi"` to draw the table with letters, or None.
        edition: a set of components; by default the one that comes with the game.
        reward: `"share"` of the win, or `"margin"` over the best of the others.
        mask_in_observation: an observation is then a dictionary with the mask of legal actions.
        options: the game's own options, by name.

    Raises:
        BadInput: for an unknown game, opponent, option or reward.

    >>> env = SingleEnv("pinata", opponents="random")
    >>> numbers, info = env.reset(seed=1)
    >>> numbers, reward, over, cut, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, over
    (0.0, False)
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponents = "greedy",
        render_mode: str | None = None,
        edition: Edition | None = None,
        reward: str = "share",
        mask_in_observation: bool = False,
        **options: Any,
    ) -> None:
        spec = find(game)
        self._desk = Desk(spec, players, options, edition, wait=0, reward=reward)
        self._masked = mask_in_observation
        self.seat = seat % self._desk.game.players
        self.render_mode = render_mode
        self.observation_space = observation_space(spec, spec.moves.count if mask_in_observation else None)
        self.action_space = action_space(spec)
        self._mask: Mask = np.zeros(spec.moves.count, np.int8)
        self._seat(opponents)

    def _seat(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._bots = self._bound(opponents)

    def _bound(self, opponents: Opponents) -> dict[int, Bound]:
        """How each other seat chooses. Empty if one policy plays all of them in the compiled part: that is faster."""
        spec, game, lane = self._desk.spec, self._desk.game, self._desk.solo.lane
        if isinstance(opponents, str) and opponents in POLICIES:
            lane.bot, lane.ours = policy(spec, game, opponents), 1 << self.seat
            return {}
        others = [(self.seat + step) % game.players for step in range(1, game.players)]
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        asked: list[Any] = [*opponents] if several else [opponents] * len(others)  # type: ignore[misc]
        if len(asked) != len(others):
            raise ValueError(f"{len(asked)} opponents for {len(others)} other seats")
        return {seat: self._bind(spec, each) for seat, each in zip(others, asked, strict=True)}

    def _bind(self, spec: AnyGame, opponent: Any) -> Bound:
        if isinstance(opponent, str):
            opponent = player(opponent, spec)
        if isinstance(opponent, Player):
            return opponent.bind(self._desk.game)
        return self._asking(opponent)

    def _asking(self, choose: Callable[[Numbers, Mask], int]) -> Bound:
        def answer(seat: int, rng: Rng) -> int:
            numbers, info = self._desk.look(seat)
            action = int(choose(numbers, info["action_mask"]))
            self._desk.check(action)
            return action

        return answer

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seat(self._opponents)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Told]:
        """Deal a game.

        Args:
            seed: the same seed deals the same game.
            options: `{"opponents": …}` seats other opponents.

        Returns:
            What you see when you are to act, and `action_mask`.
        """
        super().reset(seed=seed)
        if options and "opponents" in options:
            self._seat(options["opponents"])
        self._desk.deal(seed)
        self._let_bots_play()
        return self._look()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Told]:
        """Make a move, and let the others play until it is your turn again.

        Args:
            action: the number of a move. An illegal one is replaced by a random legal one; `illegal` says so.

        Returns:
            What you see, the reward, whether the game is over, False, and `action_mask`.

        Raises:
            BadInput: for a number outside the action space.
        """
        self._desk.check(action)
        self._desk.solo.play(self.seat, action)
        self._let_bots_play()
        seen, info = self._look()
        over = bool(self._desk.game.over)
        return seen, self._desk.paid()[self.seat] if over else 0.0, over, False, info

    def _look(self) -> tuple[Observation, Told]:
        numbers, info = self._desk.look(self.seat)
        self._mask = info["action_mask"]
        return shown(numbers, info, self._masked), info

    def _let_bots_play(self) -> None:
        """Let bots play until it is our turn, or to the end. In secret choices they go first, unseen by us."""
        solo, game = self._desk.solo, self._desk.game
        if not self._bots:
            solo.bots_play()
            return
        while waiting := game.waiting() & ~(1 << self.seat):
            seat = (waiting & -waiting).bit_length() - 1
            solo.play(seat, self._bots[seat](seat, solo.rng))

    def render(self) -> str | None:
        """The table drawn with letters, if `render_mode` is `"ansi"`."""
        return self._desk.drawn() if self.render_mode == "ansi" else None


for _spec in specs():
    gymnasium.register(
        id=f"parlour/{_spec.code}-v{_spec.learning.version}",
        entry_point="parlour.envs.single:SingleEnv",
        vector_entry_point="parlour.envs.vector:VectorEnv",
        kwargs={"game": _spec.code},
    )
