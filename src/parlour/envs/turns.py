# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""One agent after the other, as PettingZoo asks them; compiled, since this is most of what a step costs."""

from typing import Any, TypeAlias

from ..core.batch import Solo

Told: TypeAlias = tuple[Any, float, bool, bool, dict[str, Any]]
"""What a seat sees, its reward, whether the game is over or was broken off, and what it may do."""


class Turns:
    """One agent after the other is asked for an action, and told things as PettingZoo tells them.

    Asked is whoever is waited for; with `cycles`, everybody in turn, so many times at most.
    """

    def __init__(self, solo: Solo, names: list[str], cycles: int) -> None:
        self.solo = solo
        self.names: list[str] = names
        self.cycles = cycles
        self.cycle = 0
        self.seat = -1  # who is asked, and their name
        self.agent: str = ""
        self.agents: list[str] = []  # who has not left yet
        self.infos: dict[str, dict[str, Any]] = {}

    def begin(self) -> None:
        """Deal a new game; nobody is asked yet."""
        self.solo.deal()
        self.seat = -1
        self.cycle = 0

    def act(self, action: int) -> None:
        """A move, or where there is nothing to decide, a wait."""
        if not self.cycles or self.solo.lane.game.waiting() >> self.seat & 1:
            self.solo.play(self.seat, action)
        else:
            self.solo.blame(self.seat, int(action != self.solo.page.window.moves))

    def following(self) -> int:
        """Who is to be asked next, or -1 at the end."""
        if self.solo.lane.game.over or not self.cycles:
            return self.solo.asked()
        if self.seat + 1 < self.solo.lane.game.players:
            return self.seat + 1
        self.cycle += 1
        return -1 if self.cycle == self.cycles else 0

    def turn(self, action: int | None = None) -> Told | None:
        """Carry out the action of whoever is asked, if anybody is; then ask the next, unless this is the end."""
        solo = self.solo
        if action is not None:
            self.act(action)
        self.seat = self.following()
        if self.seat < 0:
            return None
        if solo.row == solo.page.rows:
            solo.page, solo.row = solo.fresh(), 0
        solo.write(self.seat)
        solo.row += 1
        self.agent = self.names[self.seat]
        info = {"action_mask": next(solo.page.masks), "illegal": solo.illegal >> self.seat & 1 == 1}
        self.infos[self.agent] = info
        return next(solo.page.observations), 0.0, False, False, info


class Asked:
    """The names of those who are asked, each when it is their turn, as long as there is anybody to ask."""

    def __init__(self, turns: Turns, most: int) -> None:
        self.turns = turns
        self.left = most

    def __iter__(self) -> "Asked":
        return self

    def __next__(self) -> str:
        if self.left <= 0 or not self.turns.agents:
            raise StopIteration
        self.left -= 1
        return self.turns.agent
