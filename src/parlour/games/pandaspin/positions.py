"""Panda Spin positions as data, both ways: what FEN is to chess.

    {"hands": [["F7", "WK~"], ["M3", "E!"]], "turn_of": 0, "bids": [{"seat": 1, "figure": "5", "cards": ["W5"]}]}

is enough: the hands, whose turn it is, and what has been bid in this trick. A turned card has a `~`. What is left out
is empty, except that everybody has a point, the panda is hungry and the first suits are in play; cards that stand
nowhere are the draw pile. The cards of a bid lie on the table until their seat has `passed`: then they stand in its
hand or among the discards as well. `known` lists the cards of a hand that everybody knows (PS-16), `emptied` the seats
with an empty hand in the order in which they emptied it (PS-36). While cards are picked, `declared` names the figure
and `picked` its cards so far; while symbols are settled, `pending` says how many of each are left.
"""

from collections.abc import Iterator
from typing import Any

from ...core.play import seats_in
from ...core.position import Reader
from ...core.spec import Positions
from ...core.text import Json
from . import terms
from .cards import (
    CARD_NAMES,
    FIGURE_NAMES,
    FIGURES,
    LETTERS,
    bid_cards,
    discards,
    face_of,
    hand,
    known,
    makes,
    name_of,
    picked,
    suits_in,
)
from .rules import PandaSpin
from .shapes import Gains, Mood, Pending
from .terms import ANIMALS, CARDS, DEALT_HAND, EFFECTS, FOLLOW, HUNGRY, LEAD, OVER, PICKING, SUITS

MOODS: tuple[Mood, ...] = ("hungry", "spin")
MOOD_NAMES = ("random", *MOODS)
GAINS = ("out", "bamboo", "panda")
SYMBOLS = ("bamboo", "fire", "panda")
LARGEST_HAND = DEALT_HAND + SUITS  # every element card played adds one card
MOST_POINTS = 1000
FIELDS = (
    "suits",
    "mood",
    "round",
    "trick",
    "leader",
    "turn_of",
    "hands",
    "known",
    "bids",
    "passed",
    "out",
    "declared",
    "picked",
    "pending",
    "points",
    "gains",
    "discard",
    "emptied",
    "winners",
)

SIDES_BY_NAME = {name_of(side): side for side in range(terms.FACES) if side < terms.SIDES or side % 2 == 0}
FIGURES_BY_NAME = {name: move for move, name in enumerate(FIGURE_NAMES)}


class PandaSpinPositions(Positions[PandaSpin]):
    def write(self, game: PandaSpin) -> Json:
        return write_position(game)

    def read(self, game: PandaSpin, position: Json) -> None:
        read_position(game, position)

    def broken(self, game: PandaSpin) -> list[str]:
        return [*_lost_cards(game), *_miscounted(game)]


def written_suits(mask: int) -> str:
    return "".join(LETTERS[suit] for suit in suits_in(mask))


def names(sides: list[int]) -> list[str]:
    return [name_of(side) for side in sides]


def mood_of(game: PandaSpin) -> Mood:
    return MOODS[game.mood - HUNGRY]


def gains(game: PandaSpin, seat: int) -> Gains:
    return {"out": game.gained_out[seat], "bamboo": game.gained_bamboo[seat], "panda": game.gained_panda[seat]}


def pending(game: PandaSpin) -> Pending | None:
    if game.phase != EFFECTS:
        return None
    return {"bamboo": game.bamboo, "fire": game.fire, "panda": game.panda}


def emptied(game: PandaSpin) -> list[int]:
    """Seats with an empty hand, the one that emptied it first in front."""
    empty = [seat for seat in range(game.players) if game.hand_size[seat] == 0]
    return sorted(empty, key=lambda seat: game.emptied[seat])


def write_position(game: PandaSpin) -> Json:
    seats = range(game.players)
    position: Json = {
        "suits": written_suits(game.suits),
        "mood": mood_of(game),
        "round": game.round,
        "trick": game.trick,
        "leader": game.leader,
        "turn_of": game.turn,
        "hands": [names(hand(game, seat)) for seat in seats],
        "known": [names(known(game, seat)) for seat in seats],
        "bids": [_written_bid(game, bid) for bid in range(game.bids)],
        "passed": seats_in(game.passed),
        "out": seats_in(game.out),
        "declared": FIGURE_NAMES[game.bid_figure[game.bids]] if game.phase == PICKING else None,
        "picked": names(picked(game)) if game.phase == PICKING else [],
        "pending": pending(game),
        "points": list(game.points[: game.players]),
        "gains": [gains(game, seat) for seat in seats],
        "discard": names(discards(game)),
        "emptied": emptied(game),
    }
    if game.over:
        position["winners"] = seats_in(game.winners)
    return position


def _written_bid(game: PandaSpin, bid: int) -> Json:
    figure = FIGURE_NAMES[game.bid_figure[bid]]
    return {"seat": game.bid_seat[bid], "figure": figure, "cards": names(bid_cards(game, bid))}


# --- reading --------------------------------------------------------------------------------------------


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: PandaSpin) -> Iterator[str]:
    """PS-1: every card of the suits in play in a hand, on the table, in the draw pile or among the discards."""
    places = [*game.pile[: game.pile_size], *game.discard[: game.discard_size]]
    for seat in range(game.players):
        places += [side // 2 for side in hand(game, seat)]
    for bid in range(game.bids):
        if not game.passed >> game.bid_seat[bid] & 1:
            places += [side // 2 for side in bid_cards(game, bid)]
    if sorted(places) != [card for card in range(CARDS) if game.in_game(card)]:
        yield f"PS-1: not each card in one place: {sorted(CARD_NAMES[card] for card in places)}"


def _miscounted(game: PandaSpin) -> Iterator[str]:
    if sum(game.points[: game.players]) + game.bank != terms.BANK:
        yield f"PS-5: the points {list(game.points)} and the bank {game.bank} are not {terms.BANK}"
    for seat in range(game.players):
        sides = hand(game, seat)
        if sides != sorted(sides):
            yield f"the hand of seat {seat} is not in order"
        counts = [0] * terms.VALUES
        for side in sides:
            if side // 2 < ANIMALS:
                counts[face_of(game, side).value] += game.face_at(side) >> terms.COUNT_SHIFT
        if counts != game.count[seat * terms.VALUES : (seat + 1) * terms.VALUES]:
            yield f"seat {seat} counts other values than it holds"
        if game.out >> seat & 1 and sides:
            yield f"PS-34: seat {seat} is out and holds cards"


def read_position(game: PandaSpin, position: Json) -> None:
    """Set up `game` from the data, or say precisely what is wrong and leave it as it was."""
    game.copy_from(_Reader(game, position).read())


class _Reader(Reader):
    """Sets up a position in a separate game, with the help of the rules."""

    def __init__(self, game: PandaSpin, position: Json) -> None:
        super().__init__(position, FIELDS, game.players, CARD_NAMES, [0] * CARDS)
        self.game = game.empty()
        self.blue = [0] * CARDS

    def read(self) -> PandaSpin:
        self.read_setup()
        self.read_hands()
        self.read_discard()
        self.read_bids()
        self.read_points()
        self.read_turn()
        for card, left in enumerate(self.unused):
            if left:
                self.game.put_in_pile(card)
        return self.game

    # --- suits and mood -----------------------------------------------------------------------------

    def read_setup(self) -> None:
        game, position = self.game, self.position
        count = game.suits_in_play()
        wished = written_suits(game.wished_suits) or LETTERS[:count]
        suits = position.get("suits", wished)
        if not isinstance(suits, str) or sorted(suits, key=LETTERS.find) != list(suits) or len(suits) != count:
            self.wrong(f"suits must be {count} letters in the order of {LETTERS} (PS-7)")
        if not all(letter in LETTERS for letter in suits) or len(set(suits)) != count:
            self.wrong(f"suits must be {count} different letters of {LETTERS} (PS-7)")
        if game.wished_suits and suits != wished:
            self.wrong(f"suits: the option says {wished}")
        mood = position.get("mood", MOOD_NAMES[game.wished_mood or HUNGRY])
        if mood not in MOOD_NAMES[1:] or (game.wished_mood and mood != MOOD_NAMES[game.wished_mood]):
            self.wrong(f"mood cannot be {mood!r} (PS-6)")
        game.clear_round()
        game.suits = sum(1 << LETTERS.index(letter) for letter in suits)
        game.mood = MOOD_NAMES.index(mood)
        game.round = self.number(position.get("round", 1), "round", 1, MOST_POINTS)
        game.trick = self.number(position.get("trick", 1), "trick", 1, MOST_POINTS)
        self.unused = [int(game.in_game(card)) for card in range(CARDS)]

    # --- cards with their sides ---------------------------------------------------------------------

    def sides(self, listed: Any, where: str) -> list[int]:
        """Cards as card * 2 + side, that may stand elsewhere too."""
        if not isinstance(listed, list):
            self.wrong(f"{where} must be a list of cards")
        return [self.side(name, where) for name in listed]

    def side(self, name: Any, where: str) -> int:
        if not isinstance(name, str) or name not in SIDES_BY_NAME:
            self.wrong(f"{where}: there is no card {name!r}")
        side = SIDES_BY_NAME[name]
        if not self.game.in_game(side // 2):
            self.wrong(f"{where}: card {name} is not in this game (PS-7)")
        return side

    def own_sides(self, listed: Any, where: str) -> list[int]:
        """Cards that stand nowhere else."""
        sides = self.sides(listed, where)
        for side in sides:
            self.use(side // 2, where)
            self.blue[side // 2] = side % 2
        return sides

    def read_hands(self) -> None:
        game = self.game
        hands = [self.own_sides(listed, f"hands[{seat}]") for seat, listed in enumerate(self.by_seat("hands", []))]
        game.blue = self.blue
        for seat, sides in enumerate(hands):
            if len(sides) > LARGEST_HAND:
                self.wrong(f"hands[{seat}] holds {len(sides)} cards, more than {LARGEST_HAND} (PS-9)")
            for side in sides:
                game.take_card(seat, side // 2)
        known = [terms.UNKNOWN] * CARDS
        for seat, listed in enumerate(self.by_seat("known", [])):
            for side in self.sides(listed, f"known[{seat}]"):
                if side not in hands[seat] or side % 2 == 0:
                    self.wrong(f"known[{seat}]: {name_of(side)} is not turned in that hand (PS-16)")
                known[side // 2] = terms.KNOWN
        game.known = known
        self.read_emptied()

    def read_emptied(self) -> None:
        game = self.game
        empty = [seat for seat in self.seats if game.hand_size[seat] == 0]
        listed = self.position.get("emptied", empty)
        if not isinstance(listed, list) or sorted(map(str, listed)) != sorted(map(str, empty)):
            self.wrong(f"emptied must list the seats with an empty hand, {empty}, in some order (PS-36)")
        moments = [0] * terms.PLAYERS
        for moment, seat in enumerate(listed, start=1):
            moments[self.number(seat, "emptied", 0, len(self.seats) - 1)] = moment
        game.emptied, game.moment = moments, len(listed)

    def read_discard(self) -> None:
        game = self.game
        for side in self.own_sides(self.position.get("discard", []), "discard"):
            game.put_down(side // 2)
        game.blue = self.blue

    # --- the trick ----------------------------------------------------------------------------------

    def seats_named(self, name: str) -> int:
        """A list of seats, perhaps empty, as a set."""
        listed = self.position.get(name, [])
        return 0 if listed == [] else self.mask(name, listed)

    def read_bids(self) -> None:
        game, bids = self.game, self.position.get("bids", [])
        game.passed, game.out = self.seats_named("passed"), self.seats_named("out")
        if not isinstance(bids, list):
            self.wrong("bids must be a list of objects with seat, figure and cards")
        for number, entry in enumerate(bids):
            self.read_bid(entry, f"bids[{number}]")
        game.blue = self.blue
        game.bamboo = game.fire = game.panda = 0
        game.gone = [game.goes_to(seat) if game.passed >> seat & 1 else terms.NOWHERE for seat in range(terms.PLAYERS)]
        if game.bids and game.passed >> game.bid_seat[game.bids - 1] & 1:
            self.wrong("passed: the highest bid is of somebody who has passed (PS-12)")
        if game.passed and not game.bids:
            self.wrong("passed: nobody passes before the lead (PS-18)")
        for seat in self.seats:
            self.check_cards_of_trick(seat)

    def read_bid(self, entry: Any, where: str) -> None:
        game = self.game
        if not isinstance(entry, dict) or sorted(entry) != ["cards", "figure", "seat"]:
            self.wrong(f"{where} must be an object with seat, figure and cards")
        seat = self.number(entry["seat"], f"{where}.seat", 0, len(self.seats) - 1)
        if game.out >> seat & 1 or (game.bids and game.bid_seat[game.bids - 1] == seat):
            self.wrong(f"{where}: seat {seat} could not bid (PS-12)")
        figure = self.figure(entry["figure"], f"{where}.figure")
        if game.bids and not game.beats(figure):
            self.wrong(f"{where}: {FIGURE_NAMES[figure]} does not beat the bid before it (PS-13)")
        passed = game.passed >> seat & 1  # then the cards stand elsewhere
        sides = (self.sides if passed else self.own_sides)(entry["cards"], f"{where}.cards")
        if not makes(game, FIGURES[figure], sides):
            self.wrong(f"{where}: these cards do not make {FIGURE_NAMES[figure]} (PS-14)")
        game.name_figure(figure)
        for side in sorted(sides):
            game.lie_down(seat, side)
        game.close_bid(seat)

    def check_cards_of_trick(self, seat: int) -> None:
        """PS-16: a seat that has passed took its cards back turned, or they are discarded."""
        game = self.game
        played = [side for bid in range(game.bids) if game.bid_seat[bid] == seat for side in bid_cards(game, bid)]
        if not game.passed >> seat & 1:
            if len(played) + game.hand_size[seat] > LARGEST_HAND:
                self.wrong(f"hands[{seat}] and bids are more than {LARGEST_HAND} cards (PS-9)")
        elif game.gone[seat] == terms.TO_HAND:
            if not {side + 1 for side in played} <= set(known(game, seat)):
                self.wrong(f"known[{seat}]: the white cards of somebody who has passed are back, turned (PS-16)")
        elif not set(played) <= set(discards(game)):
            self.wrong(f"discard: the cards that seat {seat} played are not there, though it has passed (PS-16)")

    def figure(self, name: Any, where: str) -> int:
        """The move that declares it."""
        if not isinstance(name, str) or name not in FIGURES_BY_NAME:
            self.wrong(f"{where}: there is no figure {name!r}")
        return FIGURES_BY_NAME[name]

    # --- points -------------------------------------------------------------------------------------

    def read_points(self) -> None:
        game, rest = self.game, [0] * (terms.PLAYERS - len(self.seats))
        points = [self.number(n, f"points[{s}]", 0, MOST_POINTS) for s, n in enumerate(self.by_seat("points", 1))]
        game.points, game.bank = points + rest, terms.BANK - sum(points)
        gained: list[list[int]] = []
        for seat, entry in enumerate(self.by_seat("gains", dict.fromkeys(GAINS, 0))):
            if not isinstance(entry, dict) or sorted(entry) != sorted(GAINS):
                self.wrong(f"gains[{seat}] must be an object with {', '.join(GAINS)}")
            gained.append([self.number(entry[name], f"gains[{seat}]", -MOST_POINTS, MOST_POINTS) for name in GAINS])
        out, bamboo, panda = (list(column) for column in zip(*gained, strict=True))
        game.gained_out, game.gained_bamboo, game.gained_panda = out + rest, bamboo + rest, panda + rest

    # --- whose turn ---------------------------------------------------------------------------------

    def read_turn(self) -> None:
        game, position = self.game, self.position
        game.turn = self.number(position.get("turn_of"), "turn_of", 0, len(self.seats) - 1)
        led_by = game.bid_seat[0] if game.bids else game.turn
        game.leader = self.number(position.get("leader", led_by), "leader", 0, len(self.seats) - 1)
        if "winners" in position:
            self.read_winners()
            return
        if game.leader != led_by:
            self.wrong(f"leader: seat {led_by} leads this trick")
        if position.get("pending") is not None:
            self.read_pending()
            return
        self.check_turn()
        game.phase = FOLLOW if game.bids else LEAD
        if position.get("declared") is not None:
            self.read_picks()
        elif position.get("picked", []):
            self.wrong("picked: no figure is declared")

    def check_turn(self) -> None:
        """PS-12, PS-18: the seat to move is still in the trick and holds cards."""
        game, seat = self.game, self.game.turn
        if (game.passed | game.out) >> seat & 1 or game.hand_size[seat] == 0:
            self.wrong(f"turn_of: seat {seat} has passed or holds no cards (PS-12, PS-18)")
        for other in self.seats:
            if game.out >> other & 1 and game.hand_size[other] > 0:
                self.wrong(f"out: seat {other} holds cards (PS-34)")
        if game.bids:
            if game.bid_seat[game.bids - 1] == seat:
                self.wrong(f"turn_of: the highest bid is of seat {seat} (PS-17)")
            return
        holders = [other for other in self.seats if game.hand_size[other] > 0]
        if len(holders) < 2 or any(other not in holders and not game.out >> other & 1 for other in self.seats):
            self.wrong("hands: when a trick begins two hold cards, and whoever does not is out (PS-10, PS-34)")
        if game.animals_held(seat) == 0:
            self.wrong(f"turn_of: seat {seat} has nothing to lead with (PS-18)")

    def read_picks(self) -> None:
        game, position, seat = self.game, self.position, self.game.turn
        move = self.figure(position["declared"], "declared")
        if move not in game.legal_moves(seat):
            self.wrong(f"declared: seat {seat} cannot bid {FIGURE_NAMES[move]}")
        game.name_figure(move)
        game.phase = PICKING
        for side in self.sides(position.get("picked", []), "picked"):
            if terms.PICK + side not in game.legal_moves(seat):
                self.wrong(f"picked: {name_of(side)} does not belong to {FIGURE_NAMES[move]} there (PS-14)")
            game.pick_card(seat, side // 2)

    def read_pending(self) -> None:
        game, entry = self.game, self.position["pending"]
        if not isinstance(entry, dict) or sorted(entry) != sorted(SYMBOLS):
            self.wrong(f"pending must be an object with {', '.join(SYMBOLS)}")
        if not game.bids or game.bid_seat[game.bids - 1] != game.turn:
            self.wrong("pending: the turn is of whoever made the last bid (PS-30)")
        played = [] if game.bomb else [game.face_at(side) for side in bid_cards(game, game.bids - 1)]
        symbols = [face >> terms.SYMBOL_SHIFT & terms.SYMBOL_PART for face in played]
        most = [symbols.count(symbol) for symbol in (terms.BAMBOO, terms.FIRE, terms.PANDA)]
        left = [
            self.number(entry[name], f"pending.{name}", 0, limit) for name, limit in zip(SYMBOLS, most, strict=True)
        ]
        game.bamboo, game.fire, game.panda = left
        game.phase = EFFECTS
        if not game.asked(game.turn):
            self.wrong("pending: none of these symbols can be used (PS-30)")

    def read_winners(self) -> None:
        game = self.game
        winners = self.mask("winners", self.position["winners"])
        ahead = game.ahead()
        if game.bids or winners != 1 << ahead or game.points[ahead] < terms.TO_WIN:
            self.wrong("winners: the points say otherwise (PS-36)")
        game.phase, game.over, game.winners = OVER, 1, winners
        game.finish()
