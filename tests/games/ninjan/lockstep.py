"""The fast rules and the reference engine, move by move: same legal moves, same state, same result."""

from typing import Any

from parlour._compiled import interpreted
from parlour.core.edition import Edition
from parlour.core.play import seats_in
from parlour.core.rng import Rng
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.moves import LETTERS
from parlour.games.ninjan.positions import chains
from parlour.games.ninjan.rules import SIGN
from parlour.games.ninjan.views import PHASES
from tests.reference.ninjan import ReferenceNinjan


class Difference(AssertionError):
    """The two engines disagree; the message holds the seed and the last moves."""


def state(game: Any) -> dict[str, Any]:
    """The fast position in the reference engine's words."""
    names, seats, phase = NINJAN.moves.names(game), range(game.players), PHASES[game.phase]

    def choice(seat: int) -> Any:
        if phase == "resolve" or game.choice[seat] == -1:
            return None
        return LETTERS[game.choice[seat]] if phase == "throw" else names[game.choice[seat]]

    left = game.order[game.resolved : game.players] if phase == "resolve" else []
    return {
        "deal": game.deal_number,
        "round": game.round,
        "phase": phase,
        "piles": [[names[card] for card in pile] for pile in chains(game, game.top)],
        "hands": [sorted(names[card] for card in game.hand_of(seat)) for seat in seats],
        "choices": [choice(seat) for seat in seats],
        "revealed": [[seat, names[game.choice[seat]]] for seat in left],
        "captured": [[names[card] for card in taken] for taken in chains(game, game.captured[: game.players])],
        "totals": [game.standing(seat) for seat in seats],
        "throwers": seats_in(game.throwers),
        "winners": seats_in(game.winners),
    }


def deck(game: Any) -> list[str]:
    """The order of cards that the deal just made amounts to."""
    rest, names = list(game.rest[: game.rest_size]), NINJAN.moves.names(game)
    return [names[card] for card in [*game.top, *(c for s in range(game.players) for c in game.hand_of(s)), *rest]]


def play_in_step(
    rules: type,
    players: int,
    options: dict[str, str],
    seed: int,
    pure: bool = False,
    reference: bool = True,
    edition: Edition | None = None,
) -> Any:
    """One random game on both engines, returning ours at its end; without the reference it is a quick look ahead."""
    rng = interpreted("parlour.core.rng").Rng(seed) if pure else Rng(seed)
    printed = edition or NINJAN.editions.read()
    game: Any = rules(*NINJAN.editions.arguments(players, NINJAN.facts.settle_options(options), printed))
    game.deal(rng)
    beside = Beside(game, players, options, seed) if reference else None
    while not game.over:
        waiting = [seat for seat in range(players) if game.waiting() >> seat & 1]
        seat = waiting[rng.below(len(waiting))]
        legal = game.legal_moves(seat)
        if beside:
            beside.compare(game, waiting, seat, legal)
        move = pick(legal, rng)
        game.apply(seat, move, rng)
        if beside:
            beside.play(game, seat, move)
    if beside:
        beside.compare_end(game)
    return game


def pick(legal: list[int], rng: Rng) -> int:
    """Any move; but tied players are stubborn and mostly throw the same sign, so that long ties happen."""
    if legal[0] >= SIGN and rng.below(12):
        return legal[0]
    return legal[rng.below(len(legal))]


class Beside:
    """The reference engine, playing along."""

    def __init__(self, game: Any, players: int, options: dict[str, str], seed: int) -> None:
        self.engine = ReferenceNinjan(players, int(options["deals"]), options["tiebreak"])
        self.engine.deal(deck(game))
        self.where = f"{players} players, {options}, seed {seed}"
        self.log: list[str] = []

    def demand(self, ours: object, theirs: object, what: str) -> None:
        if ours != theirs:
            raise Difference(f"{what}: {ours} against {theirs} ({self.where}, {self.log[-6:]})")

    def compare(self, game: Any, waiting: list[int], seat: int, legal: list[int]) -> None:
        self.demand(state(game), self.engine.state(), "state")
        self.demand(set(waiting), self.engine.waiting(), "waiting")
        names = NINJAN.moves.names(game)
        self.demand({names[move] for move in legal}, self.engine.legal(seat), f"legal moves of seat {seat}")

    def play(self, game: Any, seat: int, move: int) -> None:
        name = NINJAN.moves.names(game)[move]
        self.log.append(f"{seat}:{name}")
        self.engine.play(seat, name)
        if self.engine.needs_deal:
            self.engine.deal(deck(game))

    def compare_end(self, game: Any) -> None:
        self.demand(state(game), self.engine.state(), "state at the end")
        self.demand(True, self.engine.over, "over")
