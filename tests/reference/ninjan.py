"""Reference engine for Ninjan: every rule NJ-1 to NJ-15 carried out as plainly as possible.

Notation: a card is its suit letter and its value ("R7", "S-6", "P10").  A move is a card chosen in secret
("R7"), a pile taken ("x1" to "x3"), a card put on a pile ("+1" to "+3") or a sign thrown ("!R", "!S", "!P").
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby

PILES = 3  # NJ-3
HAND_SIZE = 9  # NJ-3
ROUNDS = 9  # NJ-12
FRUITLESS_THROWS = 10  # NJ-14


class Sign(Enum):
    """A suit of the cards and a sign of the hand, in the resolving order of three equal values (NJ-6)."""

    ROCK = "R"
    SCISSORS = "S"
    PAPER = "P"

    def beats(self, other: Sign) -> bool:
        return BEATEN_BY[self] is other


# NJ-2: rock beats scissors, scissors beats paper, paper beats rock; no sign beats itself.
BEATEN_BY = {Sign.ROCK: Sign.SCISSORS, Sign.SCISSORS: Sign.PAPER, Sign.PAPER: Sign.ROCK}


class Phase(Enum):
    DEAL = "deal"  # no deal is under way: the next one has to be dealt
    CHOOSE = "choose"
    RESOLVE = "resolve"
    THROW = "throw"
    OVER = "over"


class Tiebreak(Enum):
    THROW = "throw"
    SHARE = "share"


@dataclass(frozen=True)
class Card:
    suit: Sign
    value: int

    def __str__(self) -> str:
        return f"{self.suit.value}{self.value}"

    def beats(self, other: Card) -> bool:
        return self.suit.beats(other.suit)  # NJ-7: the suit alone counts


# NJ-1: one card of each value from -6 to 10 without zero in each suit; the deck is keyed by notation.
VALUES = [value for value in range(-6, 11) if value != 0]
DECK = {str(card): card for card in (Card(suit, value) for suit in Sign for value in VALUES)}


@dataclass(frozen=True)
class RevealedCard:
    seat: int
    card: Card


@dataclass
class Player:
    hand: list[Card] = field(default_factory=list)
    chosen_card: Card | None = None
    thrown_sign: Sign | None = None
    captured: list[Card] = field(default_factory=list)
    earlier_deals: int = 0

    @property
    def total(self) -> int:
        return self.earlier_deals + sum(card.value for card in self.captured)  # NJ-12, NJ-13, NJ-15

    @property
    def secret_choice(self) -> str | None:
        if self.chosen_card is not None:
            return str(self.chosen_card)
        if self.thrown_sign is not None:
            return self.thrown_sign.value
        return None


def resolving_order(revealed: Iterable[RevealedCard]) -> list[RevealedCard]:
    from_the_highest = sorted(revealed, key=lambda shown: shown.card.value, reverse=True)  # NJ-5
    order: list[RevealedCard] = []
    for _, equals in groupby(from_the_highest, key=lambda shown: shown.card.value):
        order.extend(order_of_equal_values(list(equals)))
    return order


def order_of_equal_values(equals: list[RevealedCard]) -> list[RevealedCard]:
    if len(equals) == 2:
        first, second = equals
        return [second, first] if second.card.beats(first.card) else [first, second]  # NJ-6: two
    return sorted(equals, key=lambda shown: list(Sign).index(shown.card.suit))  # NJ-6: three


def dealt_cards(deck: list[str], needed: int) -> list[Card]:
    """Return the cards of this order that come into play; the rest leaves the game (NJ-3)."""
    unknown = [name for name in deck if name not in DECK]
    if unknown:
        raise ValueError(f"NJ-1: not cards of this game: {unknown}")
    if len(set(deck)) != len(deck):
        raise ValueError("NJ-1: the deck holds a card twice")
    if len(deck) < needed:
        raise ValueError(f"NJ-3: {needed} cards are needed, the deck holds {len(deck)}")
    return [DECK[name] for name in deck[:needed]]


class ReferenceNinjan:
    def __init__(self, players: int, deals: int = 1, tiebreak: str = "throw") -> None:
        if not 2 <= players <= 5:
            raise ValueError("Ninjan is for 2 to 5 players")
        if not 1 <= deals <= 3:
            raise ValueError("NJ-15: a game has 1 to 3 deals")
        self._tiebreak = Tiebreak(tiebreak)
        self._deals = deals
        self._players = [Player() for _ in range(players)]
        self._phase = Phase.DEAL
        self._deal = 0
        self._round = 0
        self._piles: list[list[Card]] = [[] for _ in range(PILES)]
        self._revealed: list[RevealedCard] = []
        self._throwers: list[int] = []
        self._fruitless_throws = 0
        self._winners: list[int] = []

    # What anybody may ask

    @property
    def needs_deal(self) -> bool:
        return self._phase is Phase.DEAL

    @property
    def over(self) -> bool:
        return self._phase is Phase.OVER

    @property
    def winners(self) -> list[int]:
        return list(self._winners)

    def waiting(self) -> set[int]:
        match self._phase:
            case Phase.CHOOSE:  # NJ-4: all at once, in any order
                return {seat for seat, player in enumerate(self._players) if player.chosen_card is None}
            case Phase.RESOLVE:  # NJ-5: one after another
                return {self._revealed[0].seat}
            case Phase.THROW:  # NJ-14: all who are still in, in any order
                return {seat for seat in self._throwers if self._players[seat].thrown_sign is None}
            case Phase.DEAL | Phase.OVER:
                return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.waiting():
            return set()
        match self._phase:
            case Phase.CHOOSE:
                return {str(card) for card in self._players[seat].hand}  # NJ-4
            case Phase.RESOLVE:
                return self._legal_piles(self._revealed[0].card)
            case _:
                return {f"!{sign.value}" for sign in Sign}  # NJ-14

    def state(self) -> dict[str, object]:
        return {
            "deal": self._deal,
            "round": self._round,
            "phase": self._phase.value,
            "piles": [[str(card) for card in pile] for pile in self._piles],
            "hands": [sorted(str(card) for card in player.hand) for player in self._players],
            "choices": [player.secret_choice for player in self._players],
            "revealed": [[shown.seat, str(shown.card)] for shown in self._revealed],
            "captured": [[str(card) for card in player.captured] for player in self._players],
            "totals": [player.total for player in self._players],
            "throwers": list(self._throwers),
            "winners": self.winners,
        }

    # What the driver and the players do

    def deal(self, deck: list[str]) -> None:
        """Begin the next deal: three cards for the piles, then nine for each seat in turn (NJ-3)."""
        if not self.needs_deal:
            raise ValueError("no deal is due now")
        cards = dealt_cards(deck, PILES + HAND_SIZE * len(self._players))
        self._piles = [[card] for card in cards[:PILES]]
        for seat, player in enumerate(self._players):
            start = PILES + HAND_SIZE * seat
            player.hand = cards[start : start + HAND_SIZE]
        self._deal += 1
        self._round = 1
        self._phase = Phase.CHOOSE

    def play(self, seat: int, move: str) -> None:
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {move!r} now")
        match self._phase:
            case Phase.CHOOSE:
                self._choose_card(self._players[seat], DECK[move])
            case Phase.RESOLVE:
                self._resolve_card(int(move[1:]) - 1)
            case _:
                self._throw_sign(self._players[seat], Sign(move[1:]))

    # A round

    def _choose_card(self, player: Player, card: Card) -> None:
        player.hand.remove(card)
        player.chosen_card = card
        if not self.waiting():
            self._reveal_cards()

    def _reveal_cards(self) -> None:
        revealed: list[RevealedCard] = []
        for seat, player in enumerate(self._players):
            if player.chosen_card is not None:
                revealed.append(RevealedCard(seat, player.chosen_card))  # NJ-4: all at once
                player.chosen_card = None
        self._revealed = resolving_order(revealed)
        self._phase = Phase.RESOLVE

    def _beaten_piles(self, card: Card) -> list[int]:
        return [index for index, pile in enumerate(self._piles) if card.beats(pile[-1])]  # NJ-7, NJ-11

    def _legal_piles(self, card: Card) -> set[str]:
        beaten = self._beaten_piles(card)
        if beaten:
            return {f"x{index + 1}" for index in beaten}  # NJ-8: taking is compulsory
        return {f"+{index + 1}" for index in range(PILES)}  # NJ-9

    def _resolve_card(self, index: int) -> None:
        shown = self._revealed.pop(0)
        if index in self._beaten_piles(shown.card):
            self._players[shown.seat].captured.extend(self._piles[index])  # NJ-8: all its cards
            self._piles[index] = [shown.card]  # NJ-8: the played card replaces the pile
        else:
            self._piles[index].append(shown.card)  # NJ-9
        if not self._revealed:
            self._end_round()

    def _end_round(self) -> None:
        if self._round < ROUNDS:
            self._round += 1
            self._phase = Phase.CHOOSE
        elif self._deal < self._deals:
            self._put_away_deal()
        else:
            self._compare_totals()

    def _put_away_deal(self) -> None:
        for player in self._players:
            player.earlier_deals = player.total  # NJ-15
            player.captured = []
        self._phase = Phase.DEAL

    # The end

    def _compare_totals(self) -> None:
        highest = max(player.total for player in self._players)
        tied = [seat for seat, player in enumerate(self._players) if player.total == highest]
        if len(tied) == 1 or self._tiebreak is Tiebreak.SHARE:
            self._end_game(tied)  # NJ-12; NJ-14: shared by option
        else:
            self._throwers = tied  # NJ-14
            self._phase = Phase.THROW

    def _throw_sign(self, player: Player, sign: Sign) -> None:
        player.thrown_sign = sign
        if not self.waiting():
            self._reveal_signs()

    def _reveal_signs(self) -> None:
        thrown = {seat: self._players[seat].thrown_sign for seat in self._throwers}
        for seat in self._throwers:
            self._players[seat].thrown_sign = None
        shown = [sign for sign in Sign if sign in thrown.values()]
        if len(shown) == 2:  # NJ-14: exactly two signs, those with the losing one drop out
            first, second = shown
            winning = first if first.beats(second) else second
            self._throwers = [seat for seat in self._throwers if thrown[seat] is winning]
            self._fruitless_throws = 0
        else:
            self._fruitless_throws += 1
        if len(self._throwers) == 1 or self._fruitless_throws == FRUITLESS_THROWS:
            self._end_game(self._throwers)  # NJ-14: one is left, or those still in share the victory

    def _end_game(self, winners: list[int]) -> None:
        self._winners = winners
        self._throwers = []
        self._phase = Phase.OVER
