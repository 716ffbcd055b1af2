"""The games in OpenSpiel. Importing this module registers `python_parlour_ninjan` and the like.

Seats that choose in secret at the same time are asked one after the other, unseen by the rest, so every game is
sequential. Chance is explicit: what a deal or a draw asks of the generator, it asks of OpenSpiel, one node a draw.

>>> import pyspiel, parlour.envs.open_spiel
>>> game = pyspiel.load_game("python_parlour_ninjan(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 57)
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..core.event import Event, take_notes
from ..core.game import Game as Position
from ..core.play import first_seat
from ..core.rng import RESULTS, TAPE, Rng
from ..core.spec import AnyGame
from ..games import find, specs
from ..table.check import LONGEST_GAME
from .desk import Desk

CHANCES = 128  # more outcomes than any single draw has
NOBODY = -1
DIGEST_BYTES = 16


class Workshop:
    """Plays and observes the positions of one game. All its states and their copies share it."""

    def __init__(self, code: str, players: int, options: dict[str, Any]) -> None:
        spec = find(code)
        self.spec = spec
        self.made_of = code, players, options
        self.desk = Desk(spec, players, options, None, wait=0)
        self.chance = Rng(0)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Workshop":
        return self

    def __reduce__(self) -> tuple[type["Workshop"], tuple[str, int, dict[str, Any]]]:
        return Workshop, self.made_of

    def lay(self, drawn: list[int]) -> Rng:
        """A generator that gives these results, and records one more draw in `further`."""
        self.chance.tape = [*drawn, *[0] * (TAPE - len(drawn))]
        self.chance.lay(RESULTS, len(drawn) + 1)
        return self.chance

    def further(self, drawn: list[int]) -> int:
        """How many outcomes the draw after these has; 0 if there was none."""
        return self.chance.bounds[len(drawn)] if self.chance.used > len(drawn) else 0

    def seen(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What the seat may know of a position."""
        self.desk.game.copy_from(position)
        return self.desk.look(seat)[0]


@dataclass
class Progress:
    """A position; while a move waits for chance, the position before it, the move, and what chance has said so far.

    `past` holds for each seat a digest of all that it has seen and done. A half-made move is its maker's own: `settled`
    is the position before it, `draft` its steps, and `untold` what happened in it, which the others hear when it is
    complete.
    """

    position: Position
    past: list[bytes]
    dealt: bool = False
    seat: int = NOBODY
    move: int = NOBODY
    drawn: list[int] = field(default_factory=list)
    outcomes: int = 0
    settled: Position | None = None
    draft: list[int] = field(default_factory=list)
    untold: list[Event] = field(default_factory=list)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Progress":
        return replace(
            self,
            position=self.position.clone(),
            past=list(self.past),
            drawn=list(self.drawn),
            settled=self.settled.clone() if self.settled else None,
            draft=list(self.draft),
            untold=list(self.untold),
        )

    def known_to(self, seat: int) -> Position:
        """The position as far as it has to do with this seat."""
        return self.settled if self.settled and seat != self.seat else self.position

    def go_on(self, after: Position) -> None:
        """Take the position after a step, which leaves its move half made or completes it."""
        if after.drafting():
            self.settled = self.settled or self.position
            self.draft.append(self.move)
        else:
            self.settled, self.draft = None, []
        self.position, self.dealt = after, True

    def redeal(self, seat: int, rng: Rng) -> None:
        """Imagine as this seat: what it cannot know is redealt, and the half-made move of another is not begun."""
        imagined = self.settled or self.position
        imagined.determinize(seat, rng)
        if self.settled and seat == self.seat:
            self.position = imagined.clone()
            for step in self.draft:
                self.position.apply(seat, step, rng)
        else:
            self.position, self.settled, self.draft, self.untold = imagined, None, [], []


class ParlourGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options. Every game has a class of its own: OpenSpiel registers classes."""

    spec: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = dict(params or {})
        players = settings.get("players", self.spec.facts.players[0])
        options = {option.name: settings.get(option.name, option.default) for option in self.spec.facts.options}
        self.workshop = Workshop(self.spec.code, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.moves.count,
            max_chance_outcomes=CHANCES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.spec), info, settings)

    def new_initial_state(self) -> "ParlourState":
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ParlourObserver":
        return ParlourObserver(self.workshop, iig_obs_type is not None and iig_obs_type.perfect_recall)


class ParlourState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.workshop = game.workshop
        position = game.workshop.desk.game.empty()
        self.now = Progress(position, [b""] * position.players)
        self._carry_on()

    # --- moves and chance ---------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.now.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        position = self.now.position
        return int(pyspiel.PlayerId.TERMINAL) if position.over else first_seat(position.waiting())

    def is_terminal(self) -> bool:
        return not self.now.outcomes and bool(self.now.position.over)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.now.position.legal_moves(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.now.outcomes) for outcome in range(self.now.outcomes)]

    def _apply_action(self, action: int) -> None:
        now = self.now
        if now.outcomes:
            now.drawn.append(action)
        else:
            now.seat, now.move, now.drawn = self.current_player(), action, []
        self._carry_on()

    def _carry_on(self) -> None:
        """Carry the deal or the move out if chance has said enough; a draw with one outcome needs no node."""
        now = self.now
        while True:
            trial = now.position.clone()
            trial.listening = 1
            chance = self.workshop.lay(now.drawn)
            if now.dealt:
                trial.apply(now.seat, now.move, chance)
            else:
                trial.deal(chance)
            now.outcomes = self.workshop.further(now.drawn)
            if now.outcomes != 1:
                break
            now.drawn.append(0)
        assert now.outcomes <= CHANCES
        if now.outcomes == 0:
            now.go_on(trial)
            self._remember()

    def returns(self) -> list[float]:
        position = self.now.position
        return list(position.reward[: position.players]) if self.is_terminal() else [0.0] * position.players

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.workshop.spec.moves.notation(self.now.position, action)

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "not dealt"

    # --- what seats know ----------------------------------------------------------------------------

    def _remember(self) -> None:
        """A seat adds to its past what it has done, what it is told of whole moves, and what it sees now."""
        now = self.now
        now.untold += self.workshop.spec.views.events(now.position, take_notes(now.position))
        for seat in range(now.position.players) if now.settled is None else [now.seat]:
            done = now.move if seat == now.seat else NOBODY
            heard = [] if now.settled else [event.seen_by(seat) for event in now.untold]
            told = f"{done} {json.dumps(heard)} ".encode() + self.workshop.seen(now.position, seat).tobytes()
            now.past[seat] = blake2b(now.past[seat] + told, digest_size=DIGEST_BYTES).digest()
        if now.settled is None:
            now.untold = []

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if not self.now.dealt:
            return "not dealt"
        return " ".join(map(str, self.workshop.seen(self.now.known_to(seat), seat)))

    def information_state_string(self, player: int | None = None) -> str:
        """What the player sees now, and a digest of all that it has seen and done."""
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} after {self.now.past[seat].hex()}"

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "ParlourState":
        """A state in which everything has been redealt that the player cannot know."""
        imagined: ParlourState = self.clone()
        imagined.now.redeal(player_id, Rng(int(sampler() * (1 << 53))))
        return imagined


class ParlourObserver:
    """The numbers of an observation as OpenSpiel reads them: as one tensor, and by field.

    With `recall` it is an information state: 16 numbers follow, `past`, a digest of all the seat has seen and done.
    """

    def __init__(self, workshop: Workshop, recall: bool) -> None:
        self.workshop = workshop
        self.size = workshop.spec.learning.size
        self.tensor: NDArray[np.float32] = np.zeros(self.size + recall * DIGEST_BYTES, np.float32)
        self.dict = {part.name: self.tensor[part.start :][: part.size] for part in workshop.spec.learning.fields}
        if recall:
            self.dict["past"] = self.tensor[self.size :]

    def set_from(self, state: ParlourState, player: int) -> None:
        now = state.now
        self.tensor[: self.size] = self.workshop.seen(now.known_to(player), player) if now.dealt else 0.0
        if "past" in self.dict:
            digest = np.frombuffer(now.past[player].ljust(DIGEST_BYTES, b"\0"), np.uint8)
            self.tensor[self.size :] = digest / np.float32(256)

    def string_from(self, state: ParlourState, player: int) -> str:
        return state.information_state_string(player) if "past" in self.dict else state.observation_string(player)


# --- registration -------------------------------------------------------------------------------------


def game_type(spec: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=f"python_parlour_{spec.code}",
        long_name=f"Parlour {spec.code}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.facts.players[-1],
        min_num_players=spec.facts.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": spec.facts.players[0],
            **{option.name: _parameter(option.default) for option in spec.facts.options},
        },
    )


def _parameter(value: str) -> int | str:
    """OpenSpiel reads digits in a game's string as a number."""
    return int(value) if value.isdecimal() else value


for _spec in specs():
    pyspiel.register_game(game_type(_spec), type(f"Parlour_{_spec.code}", (ParlourGame,), {"spec": _spec}))
