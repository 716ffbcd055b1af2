"""One game for an environment: the compiled part that plays it, and the arrays it writes into."""

import io
from collections.abc import Mapping
from secrets import randbits
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from ..core.batch import Lane, Page, Solo, Window
from ..core.drafts import has_drafts
from ..core.edition import Edition
from ..core.game import Game
from ..core.observe import Sheet
from ..core.play import Policy, Random
from ..core.problem import BadInput
from ..core.sides import beside
from ..core.spec import AnyGame
from ..core.text import text
from ..games import find
from ..words import say

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = Numbers | dict[str, Any]
"""What a seat sees: the numbers, or on request `observation` and `action_mask` together."""
Info: TypeAlias = dict[str, Any]
Told: TypeAlias = tuple[Numbers, float, bool, bool, Info]

SEED_BITS = 62
POLICIES = ("random", "greedy")
REWARDS = ("share", "margin")
ROWS = 32  # rows of a block: enough to make allocation cheap, few enough to stay in the processor's cache


class Desk:
    """A game, and the arrays that hold what a seat sees and may do.

    With `wait` a mask is one wider than the game's moves: its last number stands for waiting, the only choice of a seat
    that has nothing to decide. `reward` is what seats are given at the end: their share of the win, or the margin by
    which their score beats the best of the others.
    """

    def __init__(
        self,
        spec: AnyGame,
        players: int | None,
        options: Mapping[str, Any],
        edition: Edition | None,
        wait: int = 1,
        reward: str = "share",
    ) -> None:
        if reward not in REWARDS:
            raise BadInput("problem-reward-unknown", reward=reward, known=list(REWARDS))
        self._made_of = spec.code, players, dict(options), edition, wait, reward
        self.spec = spec
        self.wait = spec.moves.count
        self.game = new_game(spec, players, options, edition)
        self._size, self._moves, self._wait = spec.learning.size, spec.moves.count, wait
        self._sheet = beside(self.game, Sheet)()
        lane = self._lane(self.game)
        settled = self._lane(self.game.empty()) if has_drafts(self.game) else lane
        allowed = lend(np.zeros(self._moves + wait, np.int8))
        self.solo = beside(self.game, Solo)(lane, settled, self._page, self._page(), allowed)
        self.solo.rng.seed(randbits(SEED_BITS))

    def __reduce__(self) -> Any:
        """A copy goes on from the same position with the same chance."""
        return _resumed, (self._made_of, self.game, self.solo.settled.game, self.solo.rng.state, self.solo.illegal)

    def _lane(self, game: Game) -> Lane:
        observer = self.spec.learning.observer(game, self._sheet)
        return beside(game, Lane)(game, observer, beside(game, Random)(game))

    def sow(self, seed: int | None) -> None:
        """Restart the generator if there is a seed; without one it runs on."""
        if seed is not None:
            self.solo.rng.seed(seed % (1 << SEED_BITS))

    def deal(self, seed: int | None) -> None:
        """A new game: the same for the same seed, the next one without."""
        self.sow(seed)
        self.solo.deal()

    def _page(self) -> Page:
        """Fresh rows. They stay in memory as long as one of them is in use."""
        numbers: Numbers = np.empty((ROWS, self._size), np.int16)
        masks: Mask = np.empty((ROWS, self._moves + self._wait), np.int8)
        lent = lend(numbers), lend(masks)
        window = beside(self.game, Window)(self._sheet, self._size, self._moves, self._wait, *lent)
        return beside(self.game, Page)(window, ROWS, iter(numbers), iter(masks))

    def look(self, seat: int) -> tuple[Numbers, Info]:
        """What the seat sees now, and the `info` about what it may do."""
        return self.solo.look(seat)

    def check(self, action: int) -> None:
        """An action outside the space is a mistake of the program; one that is only illegal now is replaced."""
        if not 0 <= action < self._moves + self._wait:
            raise BadInput("problem-action-unknown", action=int(action), last=self._moves + self._wait - 1)

    def paid(self) -> list[float]:
        """What every seat is given now that the game is over."""
        if self._made_of[-1] == "share":
            return list(self.game.reward[: self.game.players])
        return margins(self.spec, self.game)

    def waits_for(self, seat: int) -> bool:
        return bool(self.game.waiting() >> seat & 1)

    def drawn(self) -> str:
        """The table as a spectator sees it, drawn for a terminal."""
        from rich.console import Console

        names = [say(text("terminal-seat", seat=seat)) for seat in range(self.game.players)]
        console = Console(file=io.StringIO(), width=100, highlight=False, markup=False, emoji=False, color_system=None)
        with console.capture() as captured:
            settled = self.solo.settled.game if self.game.drafting() else self.game
            board = self.spec.views.board(settled, None)
            console.print(self.spec.views.sketch(board, lambda words: say(words, names=names), names))
        return captured.get()


def _resumed(made_of: tuple[Any, ...], position: Game, settled: Game, chance: int, illegal: int) -> Desk:
    code, *rest = made_of
    desk = Desk(find(code), *rest)
    desk.game.copy_from(position)
    if desk.solo.drafts:
        desk.solo.settled.game.copy_from(settled)
    desk.solo.rng.state, desk.solo.illegal = chance, illegal
    return desk


def margins(spec: AnyGame, game: Game) -> list[float]:
    """By how much each seat's score beats the best of the others; below zero where it does not."""
    scores = spec.views.result(game)["scores"]
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def new_game(spec: AnyGame, players: int | None, options: Mapping[str, Any], edition: Edition | None) -> Any:
    """A position of the game: by default for the fewest players; options as the game names them."""
    wished = {name: str(value) for name, value in options.items()}
    return spec.new(spec.facts.players[0] if players is None else players, wished, edition)


def observation_space(spec: AnyGame, masks: int | None = None) -> Any:
    """Every number of an observation between the bounds its field states; on request beside a mask so wide."""
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in spec.learning.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in spec.learning.fields])
    numbers = Box(low, high, dtype=np.int16)
    return numbers if masks is None else Dict({"observation": numbers, "action_mask": Box(0, 1, (masks,), np.int8)})


def shown(numbers: Numbers, info: Info, masked: bool) -> Observation:
    return {"observation": numbers, "action_mask": info["action_mask"]} if masked else numbers


def action_space(spec: AnyGame, wait: int = 0) -> Any:
    return Discrete(spec.moves.count + wait)


def policy(spec: AnyGame, game: Game, code: str) -> Policy:
    """How a bot that plays inside the compiled part chooses at this position."""
    if code not in POLICIES:
        raise BadInput("problem-bot-unknown", bot=code, known=list(POLICIES))
    return beside(game, Random)(game) if code == "random" else spec.bots.greedy(game)


def lend(array: Any) -> Any:
    """An array for the compiled part to write into, whatever its shape."""
    return memoryview(array.reshape(-1))
