"""Any game as a PettingZoo environment in which agents act one after the other (AEC)."""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from pettingzoo import AECEnv

from ..core.edition import Edition
from ..core.sides import beside
from ..core.spec import AnyGame
from .desk import Desk, Observation, Told, action_space, observation_space, shown
from .turns import Asked, Turns


class TurnByTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Asks the agents that have to decide. Secret choices are made one after another, unseen by the others.

    With `max_cycles` every agent is asked once in each cycle; an agent with nothing to decide may only wait. After that
    number of cycles the game is truncated.
    """

    def __init__(
        self,
        spec: AnyGame,
        players: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        edition: Edition | None = None,
        reward: str = "share",
        mask_in_observation: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self._desk = Desk(spec, players, options, edition, reward=reward)
        self._masked = mask_in_observation
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = metadata(spec)
        self.possible_agents = [f"player_{seat}" for seat in range(self._desk.game.players)]
        masks = spec.moves.count + 1 if mask_in_observation else None
        self.observation_spaces = {agent: observation_space(spec, masks) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(spec, wait=1) for agent in self.possible_agents}
        self._sit_down()

    def _sit_down(self) -> None:
        self._turns = beside(self._desk.game, Turns)(self._desk.solo, self.possible_agents, self.max_cycles or 0)
        self._turn: Callable[..., Any] = self._turns.turn

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_turns", "_turn")}
        return kept | {"_asked": (self._turns.seat, self._turns.agent, self._turns.cycle)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        asked = state.pop("_asked")
        self.__dict__.update(state)
        self._sit_down()
        self._turns.seat, self._turns.agent, self._turns.cycle = asked
        if hasattr(self, "infos"):
            self._turns.agents, self._turns.infos = self.agents, self.infos

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._desk.sow(seed)
        self._turns.begin()
        self.agents = self._turns.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._turns.infos = {agent: {} for agent in self.agents}
        self._over = False
        self._told: Told = self._turn()

    @property
    def agent_selection(self) -> str:
        return self._turns.agent

    def observe(self, agent: str) -> Observation:
        if agent == self._turns.agent:
            return shown(self._told[0], self._told[4], self._masked)
        return shown(*self._desk.look(self.possible_agents.index(agent)), self._masked)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        return beside(self._desk.game, Asked)(self._turns, min(max_iter, sys.maxsize))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if observe and not self._masked:
            return self._told
        numbers, reward, over, broken_off, info = self._told
        return shown(numbers, info, True) if observe else None, reward, over, broken_off, info

    def step(self, action: int | None) -> None:
        if action is None or self._over:
            self._leave(action)
            return
        self._desk.check(action)
        told = self._turn(action)
        if told is None:
            self._end()
        else:
            self._told = told

    def _end(self) -> None:
        """Everybody gets their share of the win; then one agent after the other leaves."""
        self._over = True
        over = bool(self._desk.game.over)
        shares = self._desk.paid() if over else [0.0] * len(self.agents)
        self._at_the_end: dict[str, Told] = {}
        for seat, agent in enumerate(self.agents):
            numbers, info = self._desk.look(seat)
            self.rewards[agent] = self._cumulative_rewards[agent] = shares[seat]
            self.terminations[agent] = over
            self.truncations[agent] = not over
            self.infos[agent] = info
            self._at_the_end[agent] = numbers, shares[seat], over, not over, info
        self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        self._turns.agent = self.agents[0]
        self._told = self._at_the_end[self.agents[0]]

    def _leave(self, action: int | None) -> None:
        """The first agent still there leaves. Its action must be None, and None is legal only here."""
        if action is not None or not self._over:
            raise ValueError("the only action of an agent whose game is over is None, and only then")
        agent = self.agents.pop(0)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self._ask_to_leave()

    def render(self) -> str | None:
        return self._desk.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def metadata(spec: AnyGame) -> dict[str, Any]:
    name = f"{spec.code}_v{spec.learning.version}"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}
