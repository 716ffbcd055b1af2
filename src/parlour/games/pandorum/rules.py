# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Pandorum: a game from the deal to its end. Rule ids (PD-…) stand at the lines that carry them out.

The rules are a chain of classes, a file for each step of a turn; every one builds on those before it:

    planet.py     the hexes, and sets of them
    terms.py      the words of the game as numbers
    ground.py     terrain and objects
    cards.py      cards, hands, deck and market, what a seat cannot know
    harvester.py  noses, hulls, cargo
    moving.py     where a harvester can go
    payouts.py    what a card counts
    turns.py      whose turn it is, and the end
    building.py   the questions of a building
    rules.py      the deal, what may be done, and carrying it out
"""

from ...core.rng import Rng
from .building import Building
from .terms import (
    BUILD,
    DEALT,
    DISCARDED,
    DRAW,
    DRAWS,
    DRAWS_WITH_THIRD_CARD,
    DREW,
    FEE,
    FREE_MOVE,
    GO,
    MOVE_BUILD,
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_GO,
    MOVE_JUMP,
    MOVE_STACK,
    MOVED,
    NOTHING,
    OVER,
    REBATE,
    REBATE_CARD,
    SLOT,
    THIRD_CARD,
    TURN,
)


class Pandorum(Building):
    """2–4 players; the most quids win.

    `systems`, `last_kind` and `again` are the options of PD-22, PD-27 and PD-25; `faces` is what is printed on the
    cards (see `print_cards`), `terrain` what is printed on the board (see `print_board`), `upgrades` the noses and then
    the hulls of the harvester boards; `modules` and `bases` are the pieces of each player (PD-2).
    """

    def __init__(
        self,
        players: int,
        systems: int,
        last_kind: int,
        again: int,
        faces: list[int],
        terrain: list[int],
        upgrades: list[int],
        modules: int,
        bases: int,
    ) -> None:
        super().__init__(players)
        self.agree(systems, last_kind, again)
        self.print_cards(faces)
        self.print_board(terrain)
        self.print_harvesters(upgrades)
        self.count_pieces(modules, bases)

    def agree(self, systems: int, last_kind: int, again: int) -> None:
        """The options of the table."""
        self.systems = systems
        self.last_kind = last_kind
        self.again = again

    def empty(self) -> "Pandorum":
        printed = (self.faces(), list(self.terrain), list(self.upgrades))
        pieces = (self.all_modules, self.all_bases)
        return Pandorum(self.players, self.systems, self.last_kind, self.again, *printed, *pieces)

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.clear()
        self.deal_sectors(rng)
        self.deal_harvesters(rng)
        self.deal_cards(rng)
        first = rng.below(self.players)  # PD-9
        for place in range(self.players):
            self.quids[(first + place) % self.players] = place
        self.note(DEALT, first, 0, 0, 0)
        self.refill(rng)
        self.begin_turn(first)

    def clear(self) -> None:
        """Nothing built, nothing dealt."""
        self.clear_objects()
        self.clear_cards()
        self.clear_harvesters()
        self.clear_turns()
        self.clear_building()
        self.income = 0
        for seat in range(self.players):
            self.quids[seat] = 0

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        return 0 if self.phase == OVER else 1 << self.turn

    def sealed(self, seat: int) -> int:
        return -1  # no move is made in secret

    def drafting(self) -> int:
        """A turn that moves is one move, from the discard to the last slot; its steps draw no card (PD-12, PD-31).

        With a working *rebate* the discard lies open at once, since a card is drawn after it (PD-26).
        """
        if self.phase == GO:
            return 0 if self.working_hull[self.turn] == REBATE_CARD else 1
        return 1 if BUILD <= self.phase <= SLOT else 0

    def legal(self, seat: int) -> int:
        if self.phase == TURN:
            found = self.offer_draws()
            if self.working_hull[seat] == FREE_MOVE:
                return self.offer_hexes(seat, found)
            return self.offer_discards(seat, found)
        if self.phase <= REBATE:
            return self.offer_draws()
        if self.phase == GO:
            return self.offer_hexes(seat, 0)
        return self.offer_answers()

    def offer_draws(self) -> int:
        """PD-11; PD-26: *rebate* never takes back the card just discarded."""
        self.moves[0] = MOVE_DRAW
        found = 1 if self.deck_size > 0 else 0
        for place in range(self.stacks):
            card = self.stack[place]
            if self.phase != REBATE or card != self.discarded or self.market[card] > 1:
                self.moves[found] = MOVE_STACK + card
                found += 1
        return found

    def offer_discards(self, seat: int, found: int) -> int:
        """PD-12. Writing a move for every card and counting only the legal ones needs no branch."""
        cards = self.discardable(seat)
        move = MOVE_DISCARD
        while cards:
            self.moves[found] = move
            found += cards & 1
            cards >>= 1
            move += 1
        return found

    def offer_hexes(self, seat: int, found: int) -> int:
        """PD-14: where a straight line leads it is a move, elsewhere a jump (PD-26)."""
        there = self.destinations(seat)
        straight = self.straight(seat)
        hex = 0
        while there:
            self.moves[found] = MOVE_GO + hex if straight & 1 else MOVE_JUMP + hex
            found += there & 1
            there >>= 1
            straight >>= 1
            hex += 1
        return found

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < MOVE_DISCARD:
            self.draw(seat, move, rng)
        elif move < MOVE_GO:
            self.discard(seat, move - MOVE_DISCARD)
        elif move < MOVE_JUMP:
            self.go(seat, move - MOVE_GO, 0)
        elif move < MOVE_BUILD:
            self.go(seat, move - MOVE_JUMP, 1)
        else:
            self.answer(seat, self.answer_of(move))
            self.settle(seat)

    def draw(self, seat: int, move: int, rng: Rng) -> None:
        """PD-11: from the deck or the market; three with the hull *third card*."""
        if self.phase == TURN:
            self.draws_left = DRAWS_WITH_THIRD_CARD if self.working_hull[seat] == THIRD_CARD else DRAWS
        if move == MOVE_DRAW:
            card = self.deck_card(rng)
            self.take_card(seat, card)
            self.note(DREW, seat, card, 0, 0)
        else:
            self.draw_from_market(seat, move - MOVE_STACK)
            self.note(DREW, seat, move - MOVE_STACK, 1, 0)
            self.refill(rng)
        self.draws_left -= 1
        if self.phase == REBATE:
            self.phase = GO
        elif self.draws_left == 0 or not self.can_draw():
            self.end_turn(0)
        else:
            self.phase = DRAW

    def discard(self, seat: int, card: int) -> None:
        """PD-12; PD-26: *rebate* draws a card at once, if there is another."""
        self.lay_card(seat, card)
        self.put_in_market(card)
        self.discarded = card
        self.note(DISCARDED, seat, card, 0, 0)
        self.phase = GO
        if self.working_hull[seat] == REBATE_CARD and (self.deck_size > 0 or self.stacks > 1 or self.market[card] > 1):
            self.phase = REBATE
            self.draws_left = 1

    def go(self, seat: int, hex: int, jump: int) -> None:
        """PD-14, PD-15: build on an empty hex, pay for a rival's object."""
        self.note(MOVED, seat, self.harvester[seat], hex, jump)
        if jump:
            self.empty_nose(seat)
        self.harvester[seat] = hex
        if self.stops() >> hex & 1:
            self.pay_fee(seat, hex)
            self.end_turn(0)
        else:
            self.begin_building(seat, hex)

    def pay_fee(self, seat: int, hex: int) -> None:
        """PD-15: to the owner of the object there."""
        owner = self.owner(hex)
        if owner == NOTHING or owner == seat:
            return
        amount = self.fee(seat, hex)
        self.quids[seat] -= amount
        self.quids[owner] += amount
        self.note(FEE, seat, owner, amount, hex)

    # --- what a seat cannot know --------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """PD-31: redeal what the seat cannot know; the seat to move can still go on."""
        if self.over:
            return
        self.redeal(seat, rng)
        while self.turn != seat and not self.can_go_on():
            self.redeal(seat, rng)

    def can_go_on(self) -> int:
        """1 if the seat to move, which drafts nothing, has cards with which it could have come as far as this."""
        if self.phase == TURN:
            return self.can_act(self.turn)
        if self.phase == DRAW:
            return 1
        return 1 if self.destinations(self.turn) else 0  # PD-12: after the discard, before or after the *rebate*
