"""The fast rules and the reference engine, move by move: same legal moves, same state, same result."""

from typing import Any

from parlour._compiled import interpreted
from parlour.core.edition import Edition
from parlour.core.event import take_notes
from parlour.core.play import seats_in
from parlour.core.rng import Rng
from parlour.games.pinata import rules
from parlour.games.pinata.game import PINATA
from parlour.games.pinata.moves import CARD_NAMES, COLOUR_NAMES, MOVE_NAMES
from parlour.games.pinata.positions import at_mat, by_colour, counted_cards, discards, of_seat, on_mat
from parlour.games.pinata.views import PHASES
from tests.reference.pinata import ReferencePinata


class Difference(AssertionError):
    """The two engines disagree; the message holds the seed and the last moves."""


def state(game: Any) -> dict[str, Any]:
    """The fast position in the reference engine's words."""
    seats = range(2)
    return {
        "phase": PHASES[game.phase],
        "turn_of": None if game.over else game.turn,
        "mats": [
            {
                "in_play": bool(game.in_play[mat]),
                "up": bool(game.up[mat]),
                "candies": sorted(on_mat(game, mat)),
                "cards": at_mat(game, mat),
            }
            for mat in range(rules.MATS)
        ],
        "hands": [sorted(counted_cards(of_seat(game.hand, seat))) for seat in seats],
        "shown": [sorted(counted_cards(of_seat(game.shown, seat))) for seat in seats],
        "draw": sorted(counted_cards(list(game.pile))),
        "discard": discards(game),
        "bag": by_colour(list(game.bag)),
        "candies": [by_colour(of_seat(game.won, seat)) for seat in seats],
        "medals": [sorted(COLOUR_NAMES[colour] for colour in seats_in(game.medals[seat])) for seat in seats],
        "exchanged": game.exchanged if game.phase == rules.EXCHANGE else None,
        "passes": game.passes,
        "winners": seats_in(game.winners),
    }


def play_in_step(model: type, open_sides: str, seed: int, pure: bool = False, edition: Edition | None = None) -> Any:
    """One game by chance on both engines, returning ours at its end."""
    rng = interpreted("parlour.core.rng").Rng(seed) if pure else Rng(seed)
    game: Any = model(*PINATA.editions.arguments(2, {"open_sides": open_sides}, edition or PINATA.editions.read()))
    game.listening = 1
    game.deal(rng)
    beside = Beside(game, open_sides, seed)
    while not game.over:
        legal = game.legal_moves(game.turn)
        beside.compare(game, legal)
        move = pick(game, legal, rng, seed)
        game.apply(game.turn, move, rng)
        beside.play(game, move)
    beside.compare_end(game)
    return game


def pick(game: Any, legal: list[int], rng: Rng, seed: int) -> int:
    """Any move. In every third game two stubborn players neither finish a mat nor exchange while they can help it."""
    if seed % 3 == 0:
        quiet = [move for move in legal if move == rules.DRAW or (move < rules.DISCARD and _leaves_space(game, move))]
        legal = quiet or legal
    return legal[rng.below(len(legal))]


def _leaves_space(game: Any, move: int) -> bool:
    return bool(game.spaces(move // rules.KINDS // 2) > 1)


class Beside:
    """The reference engine, playing along."""

    def __init__(self, game: Any, open_sides: str, seed: int) -> None:
        self.engine = ReferencePinata(open_sides=open_sides == "on")
        first = take_notes(game)[0][1]
        candies: list[list[str]] = [[*on_mat(game, mat)] for mat in range(rules.MATS)]
        hands = [counted_cards(of_seat(game.hand, seat)) for seat in range(2)]
        self.engine.start([bool(up) for up in game.up], candies, hands, first)
        self.where = f"open_sides {open_sides}, seed {seed}"
        self.log: list[str] = []

    def demand(self, ours: object, theirs: object, what: str) -> None:
        if ours != theirs:
            raise Difference(f"{what}: {ours} against {theirs} ({self.where}, {self.log[-6:]})")

    def compare(self, game: Any, legal: list[int]) -> None:
        self.demand(state(game), self.engine.state(), "state")
        self.demand(sorted(MOVE_NAMES[move] for move in legal), sorted(self.engine.legal()), "legal moves")

    def play(self, game: Any, move: int) -> None:
        """The chance of the move is told from our journal; the reference checks that it could be."""
        notes = take_notes(game)
        refilled = [place for place, note in enumerate(notes) if note[0] == rules.REFILLED]
        after = notes[refilled[0] :] if refilled else []
        drawn = [CARD_NAMES[note[2]] for note in notes if note[0] == rules.DREW]
        candies: list[str] = [COLOUR_NAMES[note[1]] for note in after if note[0] == rules.CANDY]
        self.log.append(MOVE_NAMES[move])
        self.engine.play(MOVE_NAMES[move], drawn, candies)

    def compare_end(self, game: Any) -> None:
        self.demand(state(game), self.engine.state(), "state at the end")
        self.demand(True, self.engine.over, "over")
        self.demand(seats_in(game.winners), self.engine.winners, "winners")
