"""Reference engine for Piñata: every rule PI-1 to PI-19 carried out as plainly as possible.

Notation: a card is its colour's letter and its value ("R7"; "W3" is wild).  A move is a card played at the own
side of a mat ("R7@3") or at the opponent's ("R7@3^"), a card discarded in an exchange ("-R7") or the end of the
discarding ("=").  Chance is handed in by the caller: which cards and candies are drawn, in order.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain

SEATS = (0, 1)
MATS = 4  # PI-1
HAND_SIZE = 8  # PI-6
MEDALS_TO_WIN = 3  # PI-18
PASSES_TO_END = 6  # PI-19
STOP_DISCARDING = "="


class Colour(Enum):
    """A colour of candies, of medals and of the cards that are not wild."""

    RED = "red"
    PURPLE = "purple"
    GREEN = "green"
    PINK = "pink"
    YELLOW = "yellow"


class Phase(Enum):
    SETUP = "setup"
    PLAY = "play"
    EXCHANGE = "exchange"
    OVER = "over"


LETTERS = {Colour.RED: "R", Colour.PURPLE: "U", Colour.GREEN: "G", Colour.PINK: "P", Colour.YELLOW: "Y"}
WILD_LETTER = "W"

# PI-2: the candies of its colour that a medal needs.
MEDAL_NEEDS = {Colour.RED: 7, Colour.PURPLE: 6, Colour.GREEN: 5, Colour.PINK: 4, Colour.YELLOW: 3}
HIGHEST_WILD = 5  # PI-3


@dataclass(frozen=True)
class Card:
    colour: Colour | None  # None: wild
    value: int

    def __str__(self) -> str:
        letter = WILD_LETTER if self.colour is None else LETTERS[self.colour]
        return f"{letter}{self.value}"


def cards_up_to(colour: Colour | None, highest: int) -> list[Card]:
    """One card of value 1 and two of each value from 2 to the highest (PI-3)."""
    return [Card(colour, 1)] + [Card(colour, value) for value in range(2, highest + 1) for _ in range(2)]


def whole_deck() -> list[Card]:
    coloured = [card for colour, needed in MEDAL_NEEDS.items() for card in cards_up_to(colour, needed)]
    return coloured + cards_up_to(None, HIGHEST_WILD)  # PI-1, PI-3


def full_bag() -> Counter[Colour]:
    return Counter({colour: 2 * needed - 1 for colour, needed in MEDAL_NEEDS.items()})  # PI-1, PI-2


CARDS = {str(card): card for card in whole_deck()}  # one card of each kind, by its notation


def sum_of(cards: list[Card]) -> int:
    return sum(card.value for card in cards)


def names_of(cards: list[Card]) -> list[str]:
    return [str(card) for card in cards]


def counts_of(candies: Counter[Colour]) -> dict[str, int]:
    return {colour.value: candies[colour] for colour in Colour}


@dataclass
class Chance:
    """What the caller says is drawn, in order; all of it has to be drawn."""

    cards: list[Card]
    candies: list[Colour]

    @classmethod
    def named(cls, cards: list[str], candies: list[str]) -> Chance:
        unknown = [name for name in cards if name not in CARDS]
        if unknown:
            raise ValueError(f"PI-3: not cards of this game: {unknown}")
        return cls([CARDS[name] for name in cards], [Colour(name) for name in candies])

    def next_card(self) -> Card:
        if not self.cards:
            raise ValueError("more cards have to be drawn")
        return self.cards.pop(0)

    def next_candy(self) -> Colour:
        if not self.candies:
            raise ValueError("more candies have to be drawn")
        return self.candies.pop(0)

    def check_used_up(self) -> None:
        if self.cards or self.candies:
            raise ValueError(f"too much is drawn: {names_of(self.cards)} and {[c.value for c in self.candies]}")


@dataclass
class Mat:
    number: int
    up: bool = True
    candies: list[Colour] = field(default_factory=list)
    sides: list[list[Card]] = field(default_factory=lambda: [[] for _ in SEATS])

    @property
    def in_play(self) -> bool:
        return bool(self.candies)  # PI-14: a mat that is not refilled leaves the game

    def side_is_full(self, seat: int) -> bool:
        return len(self.sides[seat]) == len(self.candies)  # PI-8

    @property
    def complete(self) -> bool:
        return all(self.side_is_full(seat) for seat in SEATS)

    @property
    def tied(self) -> bool:
        return sum_of(self.sides[0]) == sum_of(self.sides[1])

    def with_card(self, card: Card, side: int) -> Mat:
        """What this mat would be with the card at that side."""
        sides = [list(cards) for cards in self.sides]
        sides[side].append(card)
        return replace(self, sides=sides)

    def side_is_legal(self, seat: int) -> bool:
        side = self.sides[seat]
        coloured = Counter(card.colour for card in side if card.colour is not None)  # PI-9: wild is never pinned
        return len(side) <= len(self.candies) and all(
            count <= self.candies.count(colour) for colour, count in coloured.items()
        )  # PI-8

    def winner(self) -> int:
        higher = 0 if sum_of(self.sides[0]) > sum_of(self.sides[1]) else 1
        return higher if self.up else 1 - higher  # PI-4, PI-13

    def state(self) -> dict[str, object]:
        return {
            "in_play": self.in_play,
            "up": self.up,
            "candies": sorted(colour.value for colour in self.candies),
            "cards": [names_of(side) for side in self.sides],
        }


@dataclass
class Player:
    hand: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)  # the cards of the hand that the opponent knows
    candies: Counter[Colour] = field(default_factory=Counter)
    medals: set[Colour] = field(default_factory=set)

    def show_hand(self) -> None:
        self.shown = list(self.hand)  # PI-12

    def give_up_card(self, card: Card) -> None:
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)  # of cards alike, a shown one leaves first

    def win_candies(self, candies: list[Colour]) -> None:
        self.candies.update(candies)

    def take_medals(self) -> None:
        # PI-17: several at once are possible, none is ever lost; PI-2: the opponent cannot qualify for the same one.
        self.medals |= {colour for colour, needed in MEDAL_NEEDS.items() if self.candies[colour] >= needed}

    @property
    def standing(self) -> tuple[int, int]:
        return len(self.medals), self.candies.total()  # PI-19: more medals, then more candies


@dataclass(frozen=True)
class Play:
    """A card played at a mat, at the side of one of the seats."""

    card: Card
    mat: int
    side: int

    def notation(self, seat: int) -> str:
        return f"{self.card}@{self.mat + 1}" + ("" if self.side == seat else "^")


@dataclass
class Table:
    """A game and its rules; a method that raises ValueError may leave the table half changed."""

    open_sides: bool
    phase: Phase = Phase.SETUP
    seat_to_move: int = 0
    mats: list[Mat] = field(default_factory=lambda: [Mat(number) for number in range(1, MATS + 1)])
    players: list[Player] = field(default_factory=lambda: [Player() for _ in SEATS])
    draw_pile: list[Card] = field(default_factory=whole_deck)
    discards: list[Card] = field(default_factory=list)
    bag: Counter[Colour] = field(default_factory=full_bag)
    exchanged: int = 0  # cards discarded in the exchange going on
    passes: int = 0
    winners: list[int] = field(default_factory=list)

    # Setup

    def set_up(self, ups: list[bool], first: int, chance: Chance) -> None:
        for mat, up in zip(self.mats, ups, strict=True):
            mat.up = up  # PI-5
            self.fill_mat(mat, chance)  # PI-5
        for seat in SEATS:
            for _ in range(HAND_SIZE):
                self.draw_card(seat, chance)  # PI-6
        self.begin_turn(first)  # PI-6

    # What may be played

    def legal_moves(self) -> set[str]:
        match self.phase:
            case Phase.PLAY:
                return set(self.legal_plays())  # PI-12: with a legal play neither an exchange nor a pass
            case Phase.EXCHANGE:
                hand = self.players[self.seat_to_move].hand
                return {f"-{card}" for card in hand} | {STOP_DISCARDING}  # PI-12
            case Phase.SETUP | Phase.OVER:
                return set()

    def legal_plays(self) -> dict[str, Play]:
        seat = self.seat_to_move
        return {play.notation(seat): play for play in self.plays_with(self.players[seat].hand, seat)}

    def plays_with(self, cards: list[Card], seat: int) -> list[Play]:
        plays = [Play(card, mat, side) for card in cards for mat in range(MATS) for side in SEATS]
        return [play for play in plays if self.may_play(play, seat)]

    def may_play(self, play: Play, seat: int) -> bool:
        mat = self.mats[play.mat]
        if not mat.in_play:
            return False  # PI-14
        if play.side != seat and not mat.side_is_full(seat) and not self.open_sides:
            return False  # PI-10
        then = mat.with_card(play.card, play.side)
        if not then.side_is_legal(play.side):
            return False  # PI-8, PI-9
        return not (then.complete and then.tied)  # PI-11

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.seat_to_move = seat
        if self.legal_plays():
            self.phase = Phase.PLAY
        else:
            self.players[seat].show_hand()  # PI-12
            self.phase = Phase.EXCHANGE
            self.exchanged = 0

    def carry_out(self, move: str, chance: Chance) -> None:
        if self.phase is Phase.PLAY:
            self.play_card(self.legal_plays()[move], chance)
        elif move == STOP_DISCARDING:
            self.end_exchange(chance)
        else:
            self.discard_card(CARDS[move.removeprefix("-")])

    def play_card(self, play: Play, chance: Chance) -> None:
        seat = self.seat_to_move
        mat = self.mats[play.mat]
        next_seat = 1 - seat
        self.passes = 0  # PI-19
        self.players[seat].give_up_card(play.card)
        mat.sides[play.side].append(play.card)  # PI-7
        if mat.complete:
            winner = mat.winner()
            self.score_mat(mat, winner, chance)  # PI-15: before the draw
            if len(self.players[winner].medals) >= MEDALS_TO_WIN:
                self.end_game([winner])  # PI-18: at once, without the draw
                return
            next_seat = 1 - winner  # PI-16
        self.draw_card(seat, chance)  # PI-7
        self.begin_turn(next_seat)

    def discard_card(self, card: Card) -> None:
        self.players[self.seat_to_move].give_up_card(card)
        self.discards.append(card)
        self.exchanged += 1  # PI-12

    def end_exchange(self, chance: Chance) -> None:
        seat = self.seat_to_move
        for _ in range(self.exchanged):
            self.draw_card(seat, chance)  # PI-12: as many as were discarded
        if self.legal_plays():
            self.phase = Phase.PLAY  # PI-12: a card must be played now
        else:
            self.players[seat].show_hand()  # PI-12: shown again
            self.pass_turn()

    def pass_turn(self) -> None:
        self.passes += 1
        if self.passes == PASSES_TO_END or not self.anything_playable():
            self.end_game(self.leaders())  # PI-19
        else:
            self.begin_turn(1 - self.seat_to_move)  # PI-12

    # Drawing

    def draw_card(self, seat: int, chance: Chance) -> None:
        if not self.draw_pile:
            self.draw_pile, self.discards = self.discards, []  # PI-7: only when a card must be drawn
        card = chance.next_card()
        if card not in self.draw_pile:
            raise ValueError(f"PI-7: {card} is not in the draw pile")
        self.draw_pile.remove(card)
        self.players[seat].hand.append(card)

    def fill_mat(self, mat: Mat, chance: Chance) -> None:
        mat.candies = []
        for _ in range(mat.number):
            candy = chance.next_candy()
            if not self.bag[candy]:
                raise ValueError(f"PI-5: there is no {candy.value} candy in the bag")
            self.bag[candy] -= 1
            mat.candies.append(candy)

    # Scoring a mat, in the order of PI-15

    def score_mat(self, mat: Mat, winner: int, chance: Chance) -> None:
        self.players[winner].win_candies(mat.candies)  # PI-13: all of them
        self.renew_mat(mat, chance)
        self.players[winner].take_medals()

    def renew_mat(self, mat: Mat, chance: Chance) -> None:
        mat.up = not mat.up  # PI-14
        for side in mat.sides:
            self.discards.extend(side)  # PI-14
            side.clear()
        if self.bag.total() >= mat.number:
            self.fill_mat(mat, chance)  # PI-14
        else:
            mat.candies = []  # PI-14: the mat leaves the game, the bag keeps its candies

    # The end

    def anything_playable(self) -> bool:
        """Whether a card that is not lying on a mat could be played by either player (PI-19)."""
        cards = self.draw_pile + self.discards + [card for player in self.players for card in player.hand]
        return any(self.plays_with(cards, seat) for seat in SEATS)

    def leaders(self) -> list[int]:
        best = max(player.standing for player in self.players)
        return [seat for seat in SEATS if self.players[seat].standing == best]  # PI-19: both in a draw

    def end_game(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = Phase.OVER


class ReferencePinata:
    def __init__(self, open_sides: bool = False) -> None:
        self._table = Table(open_sides)  # PI-10: the variant

    # What anybody may ask

    @property
    def turn_of(self) -> int | None:
        return self._table.seat_to_move if self._table.phase in (Phase.PLAY, Phase.EXCHANGE) else None

    @property
    def over(self) -> bool:
        return self._table.phase is Phase.OVER

    @property
    def winners(self) -> list[int]:
        return list(self._table.winners)

    def legal(self) -> set[str]:
        return self._table.legal_moves()

    def state(self) -> dict[str, object]:
        table = self._table
        return {
            "phase": table.phase.value,
            "turn_of": self.turn_of,
            "mats": [mat.state() for mat in table.mats],
            "hands": [sorted(names_of(player.hand)) for player in table.players],
            "shown": [sorted(names_of(player.shown)) for player in table.players],
            "draw": sorted(names_of(table.draw_pile)),
            "discard": names_of(table.discards),
            "bag": counts_of(table.bag),
            "candies": [counts_of(player.candies) for player in table.players],
            "medals": [sorted(colour.value for colour in player.medals) for player in table.players],
            "exchanged": table.exchanged if table.phase is Phase.EXCHANGE else None,
            "passes": table.passes,
            "winners": self.winners,
        }

    # What the driver and the players do

    def start(self, ups: list[bool], candies: list[list[str]], hands: list[list[str]], first: int) -> None:
        if self._table.phase is not Phase.SETUP:
            raise ValueError("the game has started")
        if len(ups) != MATS or [len(colours) for colours in candies] != list(range(1, MATS + 1)):
            raise ValueError("PI-5: four mats are needed, with one to four candies on them")
        if [len(hand) for hand in hands] != [HAND_SIZE for _ in SEATS]:
            raise ValueError("PI-6: two hands of eight cards are needed")
        if first not in SEATS:
            raise ValueError("PI-6: the first player is seat 0 or 1")
        chance = Chance.named(list(chain(*hands)), list(chain(*candies)))
        table = deepcopy(self._table)
        table.set_up(ups, first, chance)
        self._table = table

    def play(self, move: str, drawn: list[str], candies: list[str]) -> None:
        if move not in self.legal():
            raise ValueError(f"{move!r} may not be played now")
        chance = Chance.named(drawn, candies)
        table = deepcopy(self._table)
        table.carry_out(move, chance)
        chance.check_used_up()
        self._table = table
