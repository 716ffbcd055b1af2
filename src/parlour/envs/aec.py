"""Any game as a PettingZoo environment in which agents act one after the other (AEC)."""

from collections.abc import Iterator
from typing import Any

from pettingzoo import AECEnv

from ..core.edition import Edition
from ..core.kind import GameKind
from .desk import Desk, Numbers, action_space, observation_space


class TurnByTurn(AECEnv[str, Numbers, int]):  # type: ignore[misc]
    """Whoever is waited for is asked; of several who choose in secret, one after the other, unseen by the rest.

    With `max_cycles` everybody is asked once a cycle, may only wait where there is nothing to decide, and the game is
    broken off after so many cycles.
    """

    def __init__(
        self,
        kind: GameKind,
        players: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        edition: Edition | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._desk = Desk(kind, players, options, edition)
        self._solo = self._desk.solo
        self._turn = self._solo.turn
        self._numbers, self._mask = self._desk.numbers, self._desk.mask
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = metadata(kind)
        self.possible_agents = [f"player_{seat}" for seat in range(self._desk.game.players)]
        self.observation_spaces = {agent: observation_space(kind) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(kind, wait=1) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._desk.deal(seed)
        self._cycle = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seat = self._solo.asked() if self.max_cycles is None else 0
        self._solo.look(self._seat)
        self._select(self._seat)

    def observe(self, agent: str) -> Numbers:
        if agent == self._shown:
            return self._told[0]
        return self._desk.look(self._seat_of[agent])[0]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe: bool = True) -> tuple[Numbers | None, float, bool, bool, dict[str, Any]]:
        if self._shown and observe:
            return self._told
        told: tuple[Numbers | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        if action is None or not self._shown:
            self._leave(action)
            return
        following = self._turn(self._seat, action) if self.max_cycles is None else self._turn_in_cycle(action)
        if following >= 0:
            self._select(following)
        else:
            self._end()

    def _turn_in_cycle(self, action: int) -> int:
        """A move, or a wait; then it is the turn of the next agent round the table, −1 at the end."""
        if self._desk.waits_for(self._seat):
            self._solo.play(self._seat, action)
        else:
            self._solo.blame(self._seat, action != self._desk.wait)
        following = (self._seat + 1) % len(self.possible_agents)
        self._cycle += following == 0
        if self._desk.game.over or self._cycle == self.max_cycles:
            return -1
        self._solo.look(following)
        return following

    def _select(self, seat: int) -> None:
        """The agent that is asked now; what it sees has been looked up."""
        self._seat = seat
        self._shown = agent = self.agent_selection = self.possible_agents[seat]
        seen = self._numbers.copy()
        illegal = self._solo.illegal
        info = self.infos[agent] = {
            "action_mask": self._mask.copy(),
            "illegal": illegal > 0 and illegal >> seat & 1 == 1,
        }
        self._told = seen, 0.0, False, False, info

    def _end(self) -> None:
        """Everybody gets their share of the win; then one agent after the other leaves."""
        over = bool(self._desk.game.over)
        shares = self._desk.game.reward if over else [0.0] * len(self.agents)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = shares[seat]
            self.terminations[agent] = over
            self.truncations[agent] = not over
            self.infos[agent] = {
                "action_mask": self._desk.look(seat)[1],
                "illegal": self._solo.illegal >> seat & 1 == 1,
            }
        self._shown = ""
        self.agent_selection = self.agents[0]

    def _leave(self, action: int | None) -> None:
        """The first of those who are left goes; None is the action for that, and for nothing else."""
        if action is not None or self._shown:
            raise ValueError("the only action of an agent whose game is over is None, and only then")
        agent = self.agents.pop(0)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return self._desk.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""


def metadata(kind: GameKind) -> dict[str, Any]:
    name = f"{kind.code}_v{kind.environment_version}"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}
