# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Panda Spin: the turns. Rule ids (PS-…) stand at the lines that carry them out.

The rules are told in five steps, each a class that builds on the one before: `hands.py` has the cards, `figures.py` what
they make, `rounds.py` the course of tricks and rounds, `symbols.py` what symbols and element cards do, and this file how
a player's turn goes. The numbers they all use stand in `terms.py`.
"""

from ...core.rng import Rng
from .symbols import Symbols
from .terms import (
    ACE,
    BAMBOO,
    BID,
    CARD,
    ELEMENT,
    ENOUGH,
    FIRE,
    FOLLOW,
    IGNORE,
    LEAD,
    NOBODY,
    OVER,
    PANDA,
    PASS,
    PICK,
    PICKING,
    SEEN_SPIN,
    SHED,
    SPIN,
)


class PandaSpin(Symbols):
    """Two to five players; the most bamboo wins once somebody has fifteen."""

    def empty(self) -> "PandaSpin":
        return PandaSpin(self.players, self.wished_mood, self.wished_suits, self.elements, self.shapes, list(self.face))

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        return 0 if self.phase == OVER else 1 << self.turn

    def legal(self, seat: int) -> int:
        if self.phase == LEAD:
            return self.legal_leads(seat)
        if self.phase == FOLLOW:
            return self.legal_answers(seat)
        if self.phase == PICKING:
            return self.legal_picks(seat)
        return self.legal_symbols(seat)

    def legal_leads(self, seat: int) -> int:
        """PS-11: any figure; PS-15: or first discard an element card."""
        return self.offer_sheds(seat, self.offer_leads(seat))

    def legal_answers(self, seat: int) -> int:
        """PS-12: a higher bid, an element card, or pass; PS-15: or first discard an element card."""
        count = self.offer_answers(seat)
        count = self.offer_elements(seat, count)
        count = self.offer_sheds(seat, count)
        self.moves[count] = PASS
        return count + 1

    def sealed(self, seat: int) -> int:
        return -1  # no move is made in secret

    def drafting(self) -> int:
        """PS-21: a bid is its player's own until all its cards are picked."""
        return 1 if self.phase == PICKING else 0

    def determinize(self, seat: int, rng: Rng) -> None:
        """PS-18: whoever is to lead has something to lead with."""
        self.redeal(seat, self.turn if self.phase == LEAD and self.turn != seat else NOBODY, rng)

    def seen_as(self, move: int) -> int:
        """PS-29: which card is turned is seen by its owner only."""
        return SEEN_SPIN if move >= SPIN and move < IGNORE else move

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < PICK:
            self.declare(seat, move, rng)
        elif move < ENOUGH:
            self.pick_card(seat, (move - PICK) // 2)
            self.pick_on(seat, rng)
        elif move == ENOUGH:
            self.bid(seat, rng)
        elif move < SHED:
            self.play_element(seat, move - ELEMENT, rng)
        elif move < PASS:
            self.shed(seat, move - SHED, rng)
        elif move == PASS:
            self.pass_trick(seat, 0)
            self.next_turn(seat, rng)
        else:
            self.use_symbol(seat, move)
            self.settle_symbols(seat, rng)

    # --- making a bid -------------------------------------------------------------------------------

    def declare(self, seat: int, figure: int, rng: Rng) -> None:
        """The figure first, then its cards."""
        self.name_figure(figure)
        self.phase = PICKING
        self.picks = 0
        self.pick_from = 0
        self.pick_on(seat, rng)

    def name_figure(self, figure: int) -> None:
        """PS-21: the figure of the next bid."""
        self.read_figure(figure)
        self.bid_figure[self.bids] = figure

    def pick_on(self, seat: int, rng: Rng) -> None:
        """A choice of one is made by itself."""
        count = self.legal_picks(seat)
        while count == 1 and self.moves[0] != ENOUGH:
            self.pick_card(seat, (self.moves[0] - PICK) // 2)
            count = self.legal_picks(seat)
        if count == 1:
            self.bid(seat, rng)

    def bid(self, seat: int, rng: Rng) -> None:
        """The cards picked are played; then their symbols are settled (PS-30)."""
        self.note(BID, seat, self.bid_figure[self.bids], self.bid_seat[self.bids - 1] if self.bids > 0 else NOBODY, 0)
        for place in range(self.picks):
            card = self.picked[place]
            self.note(CARD, card * 2 + self.blue[card], 0, 0, 0)
            self.lay_card(seat, card)
            self.lie_down(seat, card * 2 + self.blue[card])
        self.close_bid(seat)
        self.settle_symbols(seat, rng)

    def lie_down(self, seat: int, side: int) -> None:
        """A card joins the trick: what element cards ask about, and its symbol."""
        self.lying[self.lying_size] = side
        self.lying_bid[self.lying_size] = self.bids
        self.lying_size += 1
        if side & 1:
            self.played_blue |= 1 << seat
        else:
            self.played_white |= 1 << seat
        face = self.face[side]
        if self.value_on(face) >= ACE:
            self.high_card_lies = 1
        symbol = self.symbol_on(face)
        if symbol == PANDA:
            self.panda_lies = 1
        if self.bomb:
            return  # PS-24: symbols in a bomb are ignored
        if symbol == BAMBOO:
            self.bamboo += 1
        elif symbol == FIRE:
            self.fire += 1
        elif symbol == PANDA:
            self.panda += 1

    def close_bid(self, seat: int) -> None:
        self.bid_seat[self.bids] = seat
        self.bids += 1
        self.picks = 0
        if self.bomb:
            self.bombed |= 1 << seat
