"""Any game as a PettingZoo environment in which all agents act at once."""

from typing import Any

from pettingzoo import ParallelEnv

from ..core.edition import Edition
from ..core.spec import AnyGame
from .aec import metadata
from .desk import Desk, Observation, action_space, observation_space, shown

Told = dict[str, dict[str, Any]]


class AllAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every agent acts in every step: agents that have to decide move, the others wait (the last action).

    Which seats move is fixed when the step begins. A seat that has to decide because of a move in this step is asked in
    the next one.
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
        self._desk = Desk(spec, players, options, edition, reward=reward)
        self._masked = mask_in_observation
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = metadata(spec)
        self.possible_agents = [f"player_{seat}" for seat in range(self._desk.game.players)]
        masks = spec.moves.count + 1 if mask_in_observation else None
        self.observation_spaces = {agent: observation_space(spec, masks) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(spec, wait=1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        self._desk.deal(seed)
        self._cycle = 0
        self.agents = self.possible_agents[:]
        return self._look()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        for agent in self.agents:
            self._desk.check(actions[agent])
        self._play(actions)
        self._cycle += 1
        agents, over = self.agents, bool(self._desk.game.over)
        broken_off = not over and self._cycle == self.max_cycles
        shares = self._desk.paid() if over else [0.0] * len(agents)
        seen, infos = self._look()
        if over or broken_off:
            self.agents = []
        rewards = dict(zip(agents, shares, strict=False))
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken_off), infos

    def _play(self, actions: dict[str, int]) -> None:
        """Make the moves of all seats that are asked; the others wait."""
        asked, solo = self._desk.game.waiting(), self._desk.solo
        for seat, agent in enumerate(self.agents):
            if asked >> seat & 1:
                solo.play(seat, actions[agent])
            else:
                solo.blame(seat, actions[agent] != self._desk.wait)

    def _look(self) -> tuple[dict[str, Observation], Told]:
        seen: dict[str, Observation] = {}
        infos: Told = {}
        for seat, agent in enumerate(self.agents):
            numbers, infos[agent] = self._desk.look(seat)
            seen[agent] = shown(numbers, infos[agent], self._masked)
        return seen, infos

    def render(self) -> str | None:
        return self._desk.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
