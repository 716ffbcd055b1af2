# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The figures of Panda Spin (PS-19 to PS-25): which ones a hand can make, which beat a bid, and of which cards.

A figure is `times` copies of a run of `length` values up to `top`; in singles and sets the run is one value long. It is
told by the number of the move that declares it.

Whether a hand can make a figure is decided value by value: `lack` says how many jokers a value needs at least, or how
many its water cards bring more than it needs. The figure can be made when these add up to no need.
"""

from .hands import Hands
from .terms import (
    BOMB_SIZE,
    BOMBS,
    COUNT_PART,
    COUNT_SHIFT,
    ENOUGH,
    HAND,
    LONGEST,
    MANY_PART,
    MANY_SHIFT,
    NOBODY,
    PICK,
    RANKS,
    ROWS,
    RUN_AT,
    RUN_LENGTH,
    RUN_TOP,
    RUNS,
    SETS,
    SYMBOL_PART,
    SYMBOL_SHIFT,
    THRICE_SHIFT,
    TWICE_SHIFT,
    VALUE_PART,
    VALUES,
    WATER,
    WATER_SHIFT,
    WITHOUT_WATER,
)

# In `work`, while cards are picked: how often each value is still wanted, and behind that a count of cards by value.
BEHIND_AT = VALUES


class Figures(Hands):
    """The figure that is being picked, or else the highest bid."""

    def __init__(self, players: int, elements: int, shapes: int, faces: list[int]) -> None:
        super().__init__(players, elements, faces)
        self.shapes = shapes  # PS-13: 1 when a formation must have the same shape as the one it beats
        self.length = 0
        self.times = 0  # 0 when there is none
        self.top = 0
        self.bomb = 0  # 1 for a bomb
        self.picked = [0] * HAND  # cards
        self.picks = 0
        self.pick_from = 0  # the place in the hand where the next card may come from

    def clear_figure(self) -> None:
        self.length = 0
        self.times = 0
        self.top = 0
        self.bomb = 0
        self.picks = 0

    # --- a figure by its move -----------------------------------------------------------------------

    def length_of(self, figure: int) -> int:
        return RUN_LENGTH[(figure - ROWS) % RUNS] if figure >= ROWS and figure < BOMBS else 1

    def times_of(self, figure: int) -> int:
        if figure < ROWS:
            return (figure - SETS) // VALUES + 1
        return (figure - ROWS) // RUNS + 1 if figure < BOMBS else (figure - BOMBS) // VALUES + BOMB_SIZE

    def top_of(self, figure: int) -> int:
        if figure < ROWS:
            return (figure - SETS) % VALUES
        return RUN_TOP[(figure - ROWS) % RUNS] if figure < BOMBS else (figure - BOMBS) % VALUES

    def read_figure(self, figure: int) -> None:
        """PS-20 to PS-24."""
        self.length = self.length_of(figure)
        self.times = self.times_of(figure)
        self.top = self.top_of(figure)
        self.bomb = 1 if figure >= BOMBS else 0

    def set_of(self, times: int, value: int) -> int:
        """PS-20, PS-21: a single or a set."""
        return SETS + (times - 1) * VALUES + value

    def row_of(self, length: int, times: int, top: int) -> int:
        """PS-22, PS-23: a run or a formation."""
        return ROWS + (times - 1) * RUNS + RUN_AT[length] + top

    def bomb_of(self, times: int, value: int) -> int:
        """PS-24."""
        return BOMBS + (times - BOMB_SIZE) * VALUES + value

    # --- what beats what ----------------------------------------------------------------------------

    def beats(self, figure: int) -> bool:
        """PS-13: does this figure beat the highest bid?"""
        length = self.length_of(figure)
        times = self.times_of(figure)
        top = self.top_of(figure)
        if figure < BOMBS:
            return not self.bomb and top > self.top and self.answers(length, times)
        return not self.bomb or times > self.times or (times == self.times and top > self.top)  # PS-24

    def answers(self, length: int, times: int) -> bool:
        """PS-13: is a figure of this shape of the same kind as the highest bid, with as many values?"""
        if length * times != self.length * self.times:
            return False
        if self.length == 1 or self.times == 1 or self.shapes:  # of singles, sets and runs the shape is the same
            return length == self.length
        return length > 1 and times > 1  # any formation

    # --- what a hand can make -----------------------------------------------------------------------

    def once_in(self, count: int) -> int:
        """How many cards show the value once, those with water among them."""
        return count & COUNT_PART

    def twice_in(self, count: int) -> int:
        return count >> TWICE_SHIFT & COUNT_PART

    def thrice_in(self, count: int) -> int:
        return count >> THRICE_SHIFT & COUNT_PART

    def waters_in(self, count: int) -> int:
        return count >> WATER_SHIFT

    def values_in(self, count: int) -> int:
        """How often the value can appear at most, jokers aside."""
        return self.once_in(count) + 2 * self.twice_in(count) + 3 * self.thrice_in(count)

    def fitted(self, room: int, ones: int, twos: int, threes: int) -> int:
        """The most values, not above `room`, that some of these cards have together."""
        best = 0
        used = threes if threes * 3 <= room else room // 3
        while used >= 0:
            left = room - 3 * used
            pairs = twos if twos * 2 <= left else left // 2
            left -= 2 * pairs
            left -= ones if ones < left else left
            if room - left > best:
                best = room - left
            used -= 1
        return best

    def lack(self, count: int, room: int) -> int:
        """How many jokers one value needs, at least, to appear `room` times; below zero: how many it can spare.

        PS-14: every value of a card used counts; PS-25: a water card brings a joker beside its own value.
        """
        if count == 0:
            return room
        waters = self.waters_in(count)
        ones = self.once_in(count) - waters
        if room == 1:
            return -1 if waters > 0 else 1 - (1 if ones > 0 else 0)
        twos = self.twice_in(count)
        threes = self.thrice_in(count)
        best = self.fitted(room, ones, twos, threes)
        for used in range(1, (waters if waters < room else room) + 1):
            made = 2 * used + self.fitted(room - used, ones, twos, threes)
            if made > best:
                best = made
        return room - best

    # --- figures to choose from ---------------------------------------------------------------------

    def offer_leads(self, seat: int) -> int:
        """PS-11: every figure the hand can make."""
        count = 0
        most = 0
        for value in range(VALUES):
            held = self.count[seat * VALUES + value]
            if held == 0:
                continue
            reach = self.values_in(held) + self.waters_in(held)
            for times in range(1, reach + 1):
                self.moves[count] = self.set_of(times, value)
                count += 1 if self.lack(held, times) <= 0 else 0
            if value < RANKS and reach > most:
                most = reach
        for times in range(1, most + 1):
            count = self.offer_rows(seat, times, count)
        return self.offer_bombs(seat, BOMB_SIZE, NOBODY, count)

    def offer_rows(self, seat: int, times: int, count: int) -> int:
        """PS-22, PS-23: runs and formations of any length, with so many copies."""
        for value in range(RANKS):
            self.work[value] = self.lack(self.count[seat * VALUES + value], times)
        for top in range(1, RANKS):
            needed = self.work[top]
            for length in range(2, (top + 1 if top + 1 < LONGEST else LONGEST) + 1):
                needed += self.work[top - length + 1]
                self.moves[count] = self.row_of(length, times, top)
                count += 1 if needed <= 0 else 0
        return count

    def offer_answers(self, seat: int) -> int:
        """PS-12, PS-13: every figure the hand can make that beats the highest bid."""
        count = 0
        if self.bomb:
            return self.offer_bombs(seat, self.times, self.top, count)
        if self.length == 1:
            count = self.offer_higher(seat, count)
        else:
            size = self.length * self.times
            for length in range(2, LONGEST + 1):
                if self.answers(length, size // length):
                    count = self.offer_higher_rows(seat, length, size // length, count)
        return self.offer_bombs(seat, BOMB_SIZE, NOBODY, count)

    def offer_higher(self, seat: int, count: int) -> int:
        """Singles, or sets of the same size, with a higher value."""
        for value in range(self.top + 1, VALUES):
            self.moves[count] = self.set_of(self.times, value)
            count += 1 if self.lack(self.count[seat * VALUES + value], self.times) <= 0 else 0
        return count

    def offer_higher_rows(self, seat: int, length: int, times: int, count: int) -> int:
        """Runs or formations of this shape with a higher top."""
        low = self.top + 2 - length
        if low < 0:
            low = 0
        needed = 0
        for value in range(low, RANKS):
            self.work[value] = self.lack(self.count[seat * VALUES + value], times)
            needed += self.work[value]
            if value - low >= length:
                needed -= self.work[value - length]
            if value - low >= length - 1:
                self.moves[count] = self.row_of(length, times, value)
                count += 1 if needed <= 0 else 0
        return count

    def offer_bombs(self, seat: int, size: int, above: int, count: int) -> int:
        """PS-24: bombs of this size above that value, and all larger ones; jokers do not count."""
        for value in range(VALUES):
            held = self.count[seat * VALUES + value]
            reach = self.values_in(held)
            if reach < size:
                continue
            for times in range(size if value > above else size + 1, reach + 1):
                exact = self.fitted(times, self.once_in(held), self.twice_in(held), self.thrice_in(held))
                self.moves[count] = self.bomb_of(times, value)
                count += 1 if exact == times else 0
        return count

    # --- the cards of a figure ----------------------------------------------------------------------

    def legal_picks(self, seat: int) -> int:
        """PS-14, PS-25: every card that continues those picked to a set of cards that makes the figure.

        Goes through the hand from its end and keeps, for each value, a count of the cards behind the one looked at.
        Faces are read here bit by bit: calls of `value_on` and the like, which stand in another module, would cost much.
        """
        low = self.top - self.length + 1
        jokers = self.count_room(low)
        lacking = 0
        for value in range(low, self.top + 1):
            lacking += self.work[value]
        count = 0
        if lacking <= jokers:
            self.moves[count] = ENOUGH
            count += 1
        place = seat * HAND + self.animals_held(seat)
        while place > seat * HAND + self.pick_from:
            place -= 1
            card = self.hand[place]
            face = self.face[card * 2 + self.blue[card]]
            value = face & VALUE_PART
            many = face >> MANY_SHIFT & MANY_PART
            if value < low or value > self.top or many > self.work[value]:
                continue
            room = self.work[value]
            behind = self.work[BEHIND_AT + value]
            without = self.lack(behind, room)
            self.moves[count] = PICK + card * 2 + self.blue[card]
            count += 1 if lacking - without + self.lack(behind, room - many) <= jokers + self.joker_on(face) else 0
            behind += face >> COUNT_SHIFT & (WITHOUT_WATER if self.bomb else -1)
            self.work[BEHIND_AT + value] = behind
            lacking += self.lack(behind, room) - without
        return count

    def count_room(self, low: int) -> int:
        """For every value of the figure: how often it is still wanted after the cards picked; returns their jokers."""
        for value in range(low, self.top + 1):
            self.work[value] = self.times
            self.work[BEHIND_AT + value] = 0
        jokers = 0
        for place in range(self.picks):
            card = self.picked[place]
            face = self.face[card * 2 + self.blue[card]]
            self.work[face & VALUE_PART] -= face >> MANY_SHIFT & MANY_PART
            jokers += self.joker_on(face)
        return jokers

    def joker_on(self, face: int) -> int:
        """PS-24, PS-25: 1 for a card with water, but not in a bomb."""
        return 1 if not self.bomb and face >> SYMBOL_SHIFT & SYMBOL_PART == WATER else 0

    def pick_card(self, seat: int, card: int) -> None:
        self.picked[self.picks] = card
        self.picks += 1
        while self.hand[seat * HAND + self.pick_from] != card:
            self.pick_from += 1
        self.pick_from += 1
