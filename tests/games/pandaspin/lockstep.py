"""The fast rules and the reference engine, move by move: same legal moves, same state, same result."""

from typing import Any

from parlour._compiled import interpreted
from parlour.core.edition import Edition
from parlour.core.event import take_notes
from parlour.core.play import seats_in
from parlour.core.rng import Rng
from parlour.games.pandaspin import terms
from parlour.games.pandaspin.cards import (
    CARD_NAMES,
    FIGURES,
    SUIT_NAMES,
    VALUE_NAMES,
    bid_cards,
    discards,
    hand,
    jokers,
    known,
    name_of,
    picked,
    suits_in,
)
from parlour.games.pandaspin.events import GONE
from parlour.games.pandaspin.game import PANDASPIN
from parlour.games.pandaspin.moves import MOVE_NAMES
from parlour.games.pandaspin.positions import MOOD_NAMES, emptied, read_position
from parlour.games.pandaspin.views import PHASES
from tests.reference.pandaspin import ReferencePandaSpin


class Difference(AssertionError):
    """The two engines disagree; the message holds the seed and the last moves."""


def names(sides: list[int]) -> list[str]:
    return sorted(name_of(side) for side in sides)


def state(game: Any) -> dict[str, Any]:
    """The fast position in the reference engine's words."""
    seats = range(game.players)
    effects = [game.bamboo, game.fire, game.panda]
    return {
        "phase": PHASES[game.phase],
        "turn_of": None if game.over else game.turn,
        "leader": game.leader,
        "round": game.round,
        "trick": game.trick,
        "hands": [names(hand(game, seat)) for seat in seats],
        "known": [names(known(game, seat)) for seat in seats],
        "turned": [sum(side % 2 for side in hand(game, seat)) - len(known(game, seat)) for seat in seats],
        "bids": [bid_state(game, bid) for bid in range(game.bids)],
        "passed": [bool(game.passed >> seat & 1) for seat in seats],
        "out": [bool(game.out >> seat & 1) for seat in seats],
        "declared": FIGURES[game.bid_figure[game.bids]].name if game.phase == terms.PICKING else None,
        "picked": [name_of(side) for side in picked(game)] if game.phase == terms.PICKING else [],
        "pending": effects if game.phase == terms.EFFECTS else None,
        "points": list(game.points[: game.players]),
        "draw": sorted(CARD_NAMES[card] for card in game.pile[: game.pile_size]),
        "discard": names(discards(game)),
        "conditions": {
            SUIT_NAMES[suit]: not game.over and bool(game.condition(game.turn, suit)) for suit in suits_in(game.suits)
        },
        "order": emptied(game),
        "winners": seats_in(game.winners),
    }


def bid_state(game: Any, bid: int) -> dict[str, Any]:
    figure, sides, seat = FIGURES[game.bid_figure[bid]], bid_cards(game, bid), game.bid_seat[bid]
    return {
        "seat": seat,
        "figure": figure.name,
        "cards": names(sides),
        "jokers": [VALUE_NAMES[value] for value in jokers(game, figure, sides)],
        "gone": GONE[game.gone[seat]],
    }


STACKED = {
    "formations": (
        "F3 M3 W3 F4 M4 W4 F10 M10 FJ MJ FQ MQ",
        "F5 M5 F6 M6 F7 M7 W5 W6 W7 FK MK FA",
        "F8 M8 W8 F9 M9 W9 W10 WJ WQ WK WA W2",
    ),
    "bombs": (
        "F3 M3 W3 E3 F8 M8 W8 E8 F9 M9 W9 E9",
        "F4 M4 W4 E4 F7 M7 W7 E7 F10 M10 W10 E10",
        "F5 M5 W5 E5 F6 M6 W6 E6 FJ MJ WJ EJ",
        "FQ MQ WQ EQ FK MK WK EK FA MA WA EA",
    ),
}
"""First deals in which there is much of what random ones hardly ever bring."""


def play_in_step(
    model: type,
    players: int,
    options: dict[str, str],
    seed: int,
    pure: bool = False,
    stacked: str = "",
    edition: Edition | None = None,
) -> Any:
    """One game by chance on both engines, returning ours at its end."""
    rng = interpreted("parlour.core.rng").Rng(seed) if pure else Rng(seed)
    settled = PANDASPIN.facts.settle_options(options)
    game: Any = model(*PANDASPIN.editions.arguments(players, settled, edition or PANDASPIN.editions.read()))
    game.listening = 1
    game.deal(rng)
    if stacked:
        hands = [hand.split() for hand in STACKED[stacked]]
        read_position(game, {"hands": hands, "turn_of": game.turn})
    beside = Beside(game, settled, seed)
    while not game.over:
        legal = game.legal_moves(game.turn)
        beside.compare(game, legal)
        move = pick(legal, rng, 3 if stacked else seed % 4)
        game.apply(game.turn, move, rng)
        beside.play(game, move)
    beside.compare_end(game)
    return game


def pick(legal: list[int], rng: Rng, liking: int) -> int:
    """Any move (liking 0), or mostly one of those that random play does not often come to."""
    if liking and rng.below(4):
        legal = [move for move in legal if _rare(move, liking)] or legal
    return legal[rng.below(len(legal))]


def _rare(move: int, liking: int) -> bool:
    """1: bid whenever possible, use elements and symbols; 2: sets and more, burn cards; 3: formations and bombs."""
    if liking == 1:
        return terms.ENOUGH <= move < terms.SHED or terms.TAKE_BAMBOO <= move < terms.IGNORE or move < terms.PICK
    if liking == 2:
        return terms.VALUES <= move < terms.ENOUGH or terms.BURN <= move < terms.TAKE_FROM
    return terms.ROWS + terms.RUNS <= move < terms.PICK


class Beside:
    """The reference engine, playing along."""

    def __init__(self, game: Any, options: dict[str, str], seed: int) -> None:
        self.engine = ReferencePandaSpin(
            players=game.players,
            suits=[SUIT_NAMES[suit] for suit in suits_in(game.suits)],
            mood=MOOD_NAMES[game.mood],
            formations=options["formations"],
            elements=options["elements"] == "on",
        )
        take_notes(game)
        self.engine.start(dealt(game), game.leader)
        self.where = f"{game.players} players, {options}, seed {seed}"
        self.log: list[str] = []

    def demand(self, ours: Any, theirs: Any, what: str) -> None:
        if ours == theirs:
            return
        if isinstance(ours, dict):
            differing = [name for name in ours if ours[name] != theirs.get(name)]
            ours, theirs = ({name: side.get(name) for name in differing} for side in (ours, theirs))
        raise Difference(f"{what}: {ours} against {theirs} ({self.where}, {self.log[-8:]})")

    def compare(self, game: Any, legal: list[int]) -> None:
        self.demand(state(game), self.engine.state(), "state")
        self.demand(sorted(MOVE_NAMES[move] for move in legal), sorted(self.engine.legal()), "legal moves")

    def play(self, game: Any, move: int) -> None:
        """The chance of the move is told from our journal; the reference checks that it could be."""
        notes = take_notes(game)
        drawn = [CARD_NAMES[note[1]] for note in notes if note[0] == terms.DREW]
        again = any(note[0] == terms.DEALT for note in notes)
        self.log.append(MOVE_NAMES[move])
        self.engine.play(MOVE_NAMES[move], drawn, dealt(game) if again else None)

    def compare_end(self, game: Any) -> None:
        self.demand(state(game), self.engine.state(), "state at the end")
        self.demand(True, self.engine.over, "over")
        self.demand(seats_in(game.winners), self.engine.winners, "winners")


def dealt(game: Any) -> list[list[str]]:
    return [[name_of(side) for side in hand(game, seat)] for seat in range(game.players)]
