"""Any game as a Gymnasium environment: one seat is yours, bots sit in the others.

Importing this module registers the games with Gymnasium.

>>> import gymnasium, parlour.envs.single
>>> env = gymnasium.make("parlour/ninjan-v1", players=4, opponents="greedy")
>>> numbers, info = env.reset(seed=1)
>>> env.observation_space.contains(numbers), int(info["action_mask"].sum())
(True, 9)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium

from ..bots import Bound, Player, player
from ..bots.house import RandomPlayer
from ..core.edition import Edition
from ..core.spec import AnyGame
from ..games import find, specs
from .desk import POLICIES, Desk, Numbers, action_space, observation_space, policy

Told = dict[str, Any]
Opponent = str | Player


class SingleEnv(gymnasium.Env[Numbers, int]):
    """You are `seat`. `opponents` is a player for all other seats, or one for each of them in the order of play.

    A player is a `parlour.bots.Player`, or the name of one.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        render_mode: str | None = None,
        edition: Edition | None = None,
        **options: Any,
    ) -> None:
        spec = find(game)
        self._desk = Desk(spec, players, options, edition, wait=0)
        self.seat = seat % self._desk.game.players
        self.render_mode = render_mode
        self.observation_space = observation_space(spec)
        self.action_space = action_space(spec)
        self._bots = self._seated(spec, opponents)

    def _seated(self, spec: AnyGame, opponents: Opponent | Sequence[Opponent]) -> list[Bound]:
        """How each seat chooses. Empty if one policy plays all of them inside the compiled part, which is faster."""
        game, lane = self._desk.game, self._desk.solo.lane
        if opponents in POLICIES:
            lane.bot, lane.ours = policy(spec, game, str(opponents)), 1 << self.seat
            return []
        others = game.players - 1
        asked = [opponents] * others if isinstance(opponents, str | Player) else list(opponents)
        if len(asked) != others:
            raise ValueError(f"{len(asked)} opponents for {others} other seats")
        made = [player(each, spec) if isinstance(each, str) else each for each in asked]
        made.insert(0, RandomPlayer(spec))  # our own seat, which is never asked
        return [made[(seat - self.seat) % len(made)].bind(game) for seat in range(len(made))]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Told]:
        super().reset(seed=seed)
        self._desk.deal(seed)
        self._let_bots_play()
        return self._desk.look(self.seat)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Told]:
        self._desk.solo.play(self.seat, action)
        self._let_bots_play()
        numbers, info = self._desk.look(self.seat)
        if self._desk.game.over:
            return numbers, self._desk.game.reward[self.seat], True, False, info
        return numbers, 0.0, False, False, info

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
        return self._desk.drawn() if self.render_mode == "ansi" else None


for _spec in specs():
    gymnasium.register(
        id=f"parlour/{_spec.code}-v{_spec.learning.version}",
        entry_point="parlour.envs.single:SingleEnv",
        vector_entry_point="parlour.envs.vector:VectorEnv",
        kwargs={"game": _spec.code},
    )
