# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Building in Pandorum: which piece, with which cards, what they pay, and the slots they go to (PD-17 to PD-26).

One question follows another. A question with a single answer is not asked: it answers itself, and nobody can tell.
"""

from .planet import HEXES, ONE, below, highest, lowest, several
from .terms import (
    ANSWERS,
    AT_ONCE,
    BLOCK,
    BLOCKS,
    BUILD,
    BUILT,
    CARDS_FOR_BASE,
    CARDS_FOR_MODULE,
    CARDS_MORE,
    MODULE,
    MOVE_DOUBLE,
    MOVE_TWO,
    MOVE_VOLCANO,
    NOTHING,
    OWN_ON_RAY,
    PAID,
    PAYER,
    PICK,
    RAY,
    RIVALS_ADJACENT,
    SLOT,
    SOURCE,
    TOOK,
    TWO_QUIDS,
    USED,
    VOLCANO,
    WAIVER,
    WITH_NOSE,
)
from .turns import Turns


class Building(Turns):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.building_on = NOTHING  # the hex
        self.piece = NOTHING
        self.with_nose = 0
        self.needed = 0  # cards for the piece
        self.picked = [0] * AT_ONCE
        self.picked_size = 0
        self.way = [0] * AT_ONCE  # the ray or volcano group of each picked card
        self.doubles = [0] * AT_ONCE  # of a picked block, the place of the card it doubles
        self.asked = 0  # the place of the picked card that the question is about
        self.options = 0  # the answers, a set of small numbers
        self.income = 0  # what the last object paid

    def clear_building(self) -> None:
        self.building_on = NOTHING
        self.piece = NOTHING
        self.with_nose = 0
        self.needed = 0
        self.picked_size = 0
        self.asked = 0
        self.options = 0

    # --- one question after another -----------------------------------------------------------------

    def begin_building(self, seat: int, hex: int) -> None:
        self.building_on = hex
        self.phase = BUILD
        self.settle(seat)

    def settle(self, seat: int) -> None:
        """Ask the next question; a choice of one is made by itself."""
        while self.building_on != NOTHING:
            self.ask(seat)
            if several(self.options):
                return
            self.answer(seat, lowest(self.options))

    def ask(self, seat: int) -> None:
        """Find the next question and its answers."""
        if self.phase == BUILD:
            suits = self.suits[self.site[self.building_on]]
            self.options = self.pieces_for(seat, self.holds[seat] & suits, self.holds[seat] & ~suits)
        elif self.phase == PICK:
            self.options = self.cards_to_pick(seat)
        elif self.phase <= VOLCANO:
            self.ask_way(seat)
        elif self.phase == BLOCK:
            self.ask_block(seat)
        else:
            self.options = self.open_slots(seat)

    def answer(self, seat: int, number: int) -> None:
        if self.phase == BUILD:
            self.choose_piece(seat, number)
        elif self.phase == PICK:
            self.pick(seat, number)
        elif self.phase <= VOLCANO:
            self.way[self.asked] = number
            self.asked += 1
        elif self.phase == BLOCK:
            self.doubles[self.asked] = NOTHING if number == TWO_QUIDS else number
            self.asked += 1
        else:
            self.fill_slot(seat, number)

    # --- moves as answers ---------------------------------------------------------------------------

    def offer_answers(self) -> int:
        """A move for each answer to the open question."""
        found = 0
        number = 0
        while self.options >> number:
            if self.options >> number & 1:
                self.moves[found] = self.move_for(number)
                found += 1
            number += 1
        return found

    def move_for(self, number: int) -> int:
        """The move that gives an answer: volcanoes are named by their first hex, what a block doubles by the card."""
        if self.phase == VOLCANO:
            return MOVE_VOLCANO + self.group_hex[number]
        if self.phase == BLOCK:
            return MOVE_TWO if number == TWO_QUIDS else MOVE_DOUBLE + self.picked[number]
        return ANSWERS[self.phase] + number

    def answer_of(self, move: int) -> int:
        """The answer that a move gives."""
        if self.phase != VOLCANO and self.phase != BLOCK:
            return move - ANSWERS[self.phase]
        number = 0
        while not self.options >> number & 1 or self.move_for(number) != move:
            number += 1
        return number

    # --- piece and cards ----------------------------------------------------------------------------

    def choose_piece(self, seat: int, choice: int) -> None:
        self.piece = choice % WITH_NOSE
        self.with_nose = choice // WITH_NOSE
        self.needed = self.cards_for(seat, choice)
        self.phase = PICK

    def cards_for(self, seat: int, choice: int) -> int:
        """PD-17, PD-26: one for a module, two for a base; *twin* and *triple* take one more."""
        needed = CARDS_FOR_MODULE if choice % WITH_NOSE == MODULE else CARDS_FOR_BASE
        if choice >= WITH_NOSE and self.nose[seat] != WAIVER:
            needed += CARDS_MORE
        return needed

    def cards_to_pick(self, seat: int) -> int:
        """PD-17, PD-26: the cards that come next in some legal set for this piece, picked in ascending order."""
        held = self.holds[seat]
        if self.picked_size > 0:
            held &= ~((2 << self.picked[self.picked_size - 1]) - 1)
        fit = held & self.suits[self.site[self.building_on]]
        if self.with_nose and self.nose[seat] == WAIVER:
            return self.cards_to_waive(fit, held & ~fit)
        for _ in range(self.needed - self.picked_size - 1):  # as many must follow
            fit &= ~highest(fit)
        return fit

    def cards_to_waive(self, fit: int, unfit: int) -> int:
        """PD-26: of the cards for the piece, exactly one does not meet its condition."""
        if self.needed == 1:
            return unfit
        if self.picked_size == 0:
            return fit & below(highest(unfit)) | unfit & below(highest(fit))
        first_fits = self.suits[self.site[self.building_on]] >> self.picked[0] & 1
        return unfit if first_fits else fit

    def pick(self, seat: int, card: int) -> None:
        self.lay_card(seat, card)
        self.picked[self.picked_size] = card
        self.picked_size += 1
        if self.picked_size == self.needed:
            self.phase = RAY

    # --- rays, volcanoes and blocks -----------------------------------------------------------------

    def ask_way(self, seat: int) -> None:
        """PD-21: the rays of a Network defence or the volcano groups of a Dome; those that pay."""
        while self.asked < self.picked_size:
            card = self.picked[self.asked]
            self.options = self.ways(seat, card, self.building_on)
            if self.options:
                self.phase = RAY if self.rule[card] == OWN_ON_RAY else VOLCANO
                return
            self.way[self.asked] = NOTHING
            self.asked += 1
        self.asked = 0
        self.phase = BLOCK
        self.ask_block(seat)

    def ask_block(self, seat: int) -> None:
        """PD-23: double a card of the kind it names, or two quids."""
        while self.asked < self.picked_size:
            self.options = self.doubled_by(self.picked[self.asked])
            if self.options:
                self.options |= 1 << TWO_QUIDS
                return
            self.doubles[self.asked] = NOTHING
            self.asked += 1
        self.build(seat)
        self.asked = 0
        self.phase = SLOT
        self.options = self.open_slots(seat)

    def doubled_by(self, card: int) -> int:
        """The places of picked cards that a card can double."""
        found = 0
        if self.rule[card] == BLOCKS:
            for place in range(self.picked_size):
                if self.kind[self.picked[place]] == self.named[card]:
                    found |= 1 << place
        return found

    # --- the object stands, and pays ----------------------------------------------------------------

    def build(self, seat: int) -> None:
        """PD-19: every card pays by its text; then the object stands, and a nose that was used is empty."""
        nose = 1 + self.nose[seat] if self.with_nose else 0
        self.note(BUILT, seat, self.building_on, self.piece, nose)
        for place in range(self.picked_size):
            self.note(USED, self.picked[place], 0, 0, 0)
        self.income = 0
        for place in range(self.picked_size):
            self.pay(seat, place)
        if self.with_nose:
            self.empty_nose(seat)
        self.place_object(seat, self.piece, self.building_on)
        self.barren = 0

    def pay(self, seat: int, place: int) -> None:
        """PD-23: a card pays twice if a block doubles it; that block pays nothing."""
        card = self.picked[place]
        times = 1
        for block in range(self.picked_size):
            if self.doubles[block] == place:
                times = 2
        if self.doubles[place] != NOTHING:
            return
        if self.rule[card] == RIVALS_ADJACENT:
            self.take_from_rivals(seat, card, times)
            return
        hexes = self.counted(seat, card, self.building_on, self.way[place])
        amount = times * self.worth(card, hexes)
        if amount > 0:
            self.quids[seat] += amount
            self.income += amount
            self.note(PAID, seat, card, amount, times - 1)
            self.note_sources(card, hexes)

    def take_from_rivals(self, seat: int, card: int, times: int) -> None:
        """PD-22."""
        hex = self.building_on
        total = self.taken(seat, hex, times * self.per_module[card], times * self.per_base[card])
        if total == 0:
            return
        self.note(TOOK, seat, card, total, times - 1)
        for other in range(self.players):
            if other != seat:
                amount = self.due(other, hex, times * self.per_module[card], times * self.per_base[card])
                self.quids[other] -= amount
                if amount > 0:
                    self.note(PAYER, other, amount, 0, 0)
        self.quids[seat] += total
        self.income += total
        self.note_sources(card, self.counted(seat, card, hex, NOTHING))

    def note_sources(self, card: int, hexes: int) -> None:
        """Whence the money comes, hex by hex; what a card adds comes from where it is built."""
        if not self.listening:
            return
        for hex in range(HEXES):
            if hexes >> hex & 1:
                amount = self.worth(card, ONE << hex) - self.plus[card]
                if amount > 0:
                    self.note(SOURCE, hex, amount, 0, 0)
        if self.plus[card] > 0:
            self.note(SOURCE, self.building_on, self.plus[card], 0, 0)

    def fill_slot(self, seat: int, slot: int) -> None:
        """PD-24: each card used goes to a slot; with the last one the turn ends."""
        self.put_in_slot(seat, self.picked[self.asked], slot)
        self.asked += 1
        if self.asked == self.picked_size:
            self.clear_building()
            self.end_turn(1)
