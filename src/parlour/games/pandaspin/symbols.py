# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What cards of Panda Spin do beside their values: symbols (PS-26 to PS-30) and element cards (PS-31 to PS-33)."""

from ...core.rng import Rng
from .rounds import Rounds
from .terms import (
    ANIMALS,
    BOMBS,
    BURN,
    BURNT,
    DREW,
    EFFECTS,
    ELEMENT,
    ELEMENT_DRAWS,
    FIRE_ASKS,
    FIRE_SUIT,
    HAND,
    HUNGRY,
    IGNORE,
    METAL_SUIT,
    PLAYED_ELEMENT,
    SHED,
    SHED_ELEMENT,
    SPIN,
    SPINNING,
    SPUN,
    TAKE_BAMBOO,
    TAKE_FROM,
    TOOK_BAMBOO,
    TOOK_FROM,
    WATER_ASKS,
    WATER_SUIT,
    WOOD_SUIT,
)


class Symbols(Rounds):
    """Symbols are settled right after the bid; element cards are played or discarded instead of one."""

    # --- symbols ------------------------------------------------------------------------------------

    def settle_symbols(self, seat: int, rng: Rng) -> None:
        """PS-30: as long as a symbol may be of use, its player is asked."""
        self.phase = EFFECTS
        if self.asked(seat):
            return
        self.clear_symbols()
        self.next_turn(seat, rng)

    def asked(self, seat: int) -> bool:
        """PS-30: may the seat still have a use for a symbol, as far as everybody knows?

        So the course of the game does not tell what a hand holds: somebody who has no use for it is asked all the same.
        Everybody knows the size of a hand and how many of its cards are turned. Turned cards are animal cards, and any
        other may be one, since the draw pile always holds more cards than there are element cards unseen (PS-33).
        """
        if self.bamboo > 0:  # PS-26
            return True
        if self.fire > 0 and self.hand_size[seat] > 0:  # PS-27
            return True
        if self.panda == 0:
            return False
        if self.mood == HUNGRY:
            return self.may_take()  # PS-28
        return self.hand_size[seat] > self.turned_held(seat)  # PS-29

    def may_take(self) -> bool:
        """PS-28: is there a bid before the last one, by somebody who has a point?"""
        return self.bids > 1 and self.points[self.bid_seat[self.bids - 2]] > 0

    def legal_symbols(self, seat: int) -> int:
        """PS-26 to PS-29: any symbol that the seat can use, or ignore them all."""
        count = 0
        if self.bamboo > 0:
            self.moves[count] = TAKE_BAMBOO
            count += 1
        if self.panda > 0 and self.mood == HUNGRY and self.may_take():
            self.moves[count] = TAKE_FROM
            count += 1
        for place in range(self.animals_held(seat)):
            card = self.hand[seat * HAND + place]
            if self.fire > 0:
                self.moves[count] = BURN + card * 2 + self.blue[card]
                count += 1
            if self.panda > 0 and self.mood == SPINNING and not self.blue[card]:
                self.moves[count] = SPIN + card
                count += 1
        self.moves[count] = IGNORE
        return count + 1

    def use_symbol(self, seat: int, move: int) -> None:
        if move == TAKE_BAMBOO:  # PS-26
            self.bamboo -= 1
            self.bank -= 1
            self.points[seat] += 1
            self.gained_bamboo[seat] += 1
            self.note(TOOK_BAMBOO, seat, 0, 0, 0)
        elif move < TAKE_FROM:  # PS-27
            self.fire -= 1
            self.note(BURNT, seat, 0, 0, 0)
            self.discard_from_hand(seat, (move - BURN) // 2)
        elif move == TAKE_FROM:  # PS-28
            other = self.bid_seat[self.bids - 2]
            self.panda -= 1
            self.points[seat] += 1
            self.points[other] -= 1
            self.gained_panda[seat] += 1
            self.gained_panda[other] -= 1
            self.note(TOOK_FROM, seat, other, 0, 0)
        elif move < IGNORE:  # PS-29
            self.panda -= 1
            self.turn_card(seat, move - SPIN)
            self.note(SPUN, seat, move - SPIN, 0, 0)
        else:
            self.clear_symbols()

    # --- element cards ------------------------------------------------------------------------------

    def offer_elements(self, seat: int, count: int) -> int:
        """PS-31: those whose condition holds."""
        for place in range(self.animals_held(seat), self.hand_size[seat]):
            suit = self.hand[seat * HAND + place] - ANIMALS
            self.moves[count] = ELEMENT + suit
            count += 1 if self.condition(seat, suit) else 0
        return count

    def offer_sheds(self, seat: int, count: int) -> int:
        """PS-15: any."""
        for place in range(self.animals_held(seat), self.hand_size[seat]):
            self.moves[count] = SHED + self.hand[seat * HAND + place] - ANIMALS
            count += 1
        return count

    def condition(self, seat: int, suit: int) -> bool:
        """PS-32: may `seat` win this trick with the element card of that suit?"""
        if self.elements == 0 or self.bids == 0:
            return False
        high = self.bid_figure[self.bids - 1]
        if high >= BOMBS:  # PS-31
            return False
        if suit == WATER_SUIT:
            return self.length_of(high) * self.times_of(high) >= WATER_ASKS
        if suit == WOOD_SUIT:
            return self.high_card_lies == 1
        if suit == FIRE_SUIT:
            return self.hand_size[seat] <= FIRE_ASKS
        if suit == METAL_SUIT:
            return self.played_white & self.played_blue != 0
        return self.panda_lies == 1

    def play_element(self, seat: int, suit: int, rng: Rng) -> None:
        """PS-31, PS-33: draw two cards, win the trick; everybody else passes."""
        self.lay_card(seat, ANIMALS + suit)
        self.put_down(ANIMALS + suit)
        drawn = ELEMENT_DRAWS if self.pile_size >= ELEMENT_DRAWS else self.pile_size
        self.note(PLAYED_ELEMENT, seat, suit, drawn, 0)
        for _ in range(drawn):
            card = self.drawn(rng)
            self.take_card(seat, card)
            self.note(DREW, card, 0, 0, 0)
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if not (self.passed | self.out) >> other & 1:
                self.pass_trick(other, 1)
        self.win_trick(seat, rng)

    def shed(self, seat: int, suit: int, rng: Rng) -> None:
        """PS-15; PS-18: whoever holds nothing then passes."""
        self.note(SHED_ELEMENT, seat, 0, 0, 0)
        self.discard_from_hand(seat, ANIMALS + suit)
        if self.hand_size[seat] == 0:
            self.pass_trick(seat, 1)
            self.next_turn(seat, rng)
