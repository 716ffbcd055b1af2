# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Panda Spin: the position and its rules. Rule ids (PS-…) stand at the lines that carry them out.

An animal card is suit * 13 + white value, the element cards stand after them; values are 0 (a 3) to 12 (二). What a card
shows is its `face`, by card * 2 + side. A hand is a sorted list of cards; beside it stands, for every value, how many of
its cards show that value once, twice, three times and with water, packed into one number. The draw pile has no order; a
card is drawn by chance when it is drawn.

Whether a figure can be made is decided value by value: `lack` says how many jokers a value needs at least, or how many
its water cards bring more than it needs; the figure can be made when these add up to no need.
"""

from ...core.game import Game
from ...core.rng import Rng

SUITS = 5
VALUES = 13
RANKS = 12  # values that may stand in a run: all but 二 (PS-22)
ACE = 11
ANIMALS = 65
CARDS = 70
SIDES = 130  # animal cards, each with two sides
FACES = 140
PLAYERS = 5
DEALT_HAND = 12
HAND = 24  # more than anybody can hold
COPIES = 20  # values in a set, or copies of a run; an edition cannot have more (PS-4)
LONGEST = 5  # values in a run (PS-22)
BOMB_SIZE = 4
TO_WIN = 15
BANK = 105  # points in all (PS-5)
MOST_FOR_OUT = 7

# Suits, in the order of card numbers.
FIRE_SUIT = 0
METAL_SUIT = 1
WATER_SUIT = 2
EARTH_SUIT = 3
WOOD_SUIT = 4

# A face: value + 16 * how many + 64 * symbol + 512 * what it adds to the count of its value.
VALUE_PART = 15
MANY_SHIFT = 4
MANY_PART = 3
SYMBOL_SHIFT = 6
SYMBOL_PART = 7
COUNT_SHIFT = 9

WATER = 1
BAMBOO = 2
FIRE = 3
PANDA = 4

# A count of one value: cards that show it once, those with water among them; twice; three times; with water.
ONCE = 1
TWICE = 32
THRICE = 1024
WITH_WATER = 32768
COUNT_PART = 31
WITHOUT_WATER = 32767

# Phases.
LEAD = 0
FOLLOW = 1
PICKING = 2
EFFECTS = 3
OVER = 4

# The move space: figures by times and top, by times and window, bombs; then cards, elements and effects.
ROWS = 260  # singles and sets end here; runs, then formations
WINDOWS = 38  # places where a run can lie: by its length, in each length by its top
BOMBS = 1020
PICK = 1241
ENOUGH = 1371
ELEMENT = 1372
SHED = 1377
PASS = 1382
TAKE_BAMBOO = 1383
BURN = 1384
TAKE_FROM = 1514
SPIN = 1515
IGNORE = 1580
MOVES = 1581
WINDOW = (0, 0, -1, 9, 18, 26)  # by length: to be added to the top
WINDOW_ENDS = (0, 0, 11, 21, 30, 38)  # by length: its windows end here

# Panda moods (PS-6).
RANDOM_MOOD = 0
HUNGRY = 1
SPINNING = 2

# Where the cards of a trick went when their player passed.
NOWHERE = 0
TO_HAND = 1
TO_DISCARD = 2

# What everybody knows of a card in a hand.
UNKNOWN = 0
KNOWN = 1  # it went back turned (PS-16)

NOBODY = -1

# Journal: what happened (see table.py for what each note holds).
DREW_SUITS = 1
SUIT = 2
DEALT = 3
BID = 4
CARD = 5
PASSED = 6
PLAYED_ELEMENT = 7
DREW = 8
SHED_ELEMENT = 9
TOOK_BAMBOO = 10
TOOK_FROM = 11
BURNT = 12
SPUN = 13
TRICK = 14
WENT_OUT = 15
SCORED = 16
GAINED = 17
WON = 18


class PandaSpin(Game):
    """Two to five players; the most bamboo wins once somebody has fifteen.

    `mood` is the wished panda mood, `suits` a set of suits or 0 to have them drawn, `faces` what every side shows.
    """

    def __init__(self, players: int, mood: int, suits: int, elements: int, shapes: int, faces: list[int]) -> None:
        super().__init__(players)
        self.wished_mood = mood
        self.wished_suits = suits
        self.elements = elements  # PS-7: 1 when element cards are in the game
        self.shapes = shapes  # PS-13: 1 when a formation must have the same shape as the one it beats
        self.face = [0] * FACES
        self.mood = HUNGRY
        self.suits = 0  # in play, as a set
        self.phase = LEAD
        self.turn = 0
        self.leader = 0
        self.round = 0
        self.trick = 0
        self.hand = [0] * (PLAYERS * HAND)  # cards, ascending
        self.hand_size = [0] * PLAYERS
        self.count = [0] * (PLAYERS * VALUES)  # of every value, the cards of the hand that show it
        self.blue = [0] * CARDS  # 1 for a card that lies with its blue side up, wherever it is
        self.known = [0] * CARDS
        self.pile = [0] * CARDS  # in no order
        self.pile_size = 0
        self.discard = [0] * CARDS  # the newest last
        self.discard_size = 0
        self.bids = 0  # in this trick
        self.bid_seat = [0] * CARDS
        self.bid_figure = [0] * CARDS
        self.lying = [0] * CARDS  # the cards of all bids, as card * 2 + side
        self.lying_bid = [0] * CARDS  # to which of the bids each belongs
        self.lying_size = 0
        self.passed = 0  # sets of seats, as the next four
        self.out = 0
        self.bombed = 0
        self.played_white = 0
        self.played_blue = 0
        self.gone = [0] * PLAYERS
        self.high_card_lies = 0  # PS-32: an A or 二 was played in this trick
        self.panda_lies = 0  # PS-32: a panda was played in this trick
        self.times = 0  # the figure that is being picked, or else the highest bid
        self.length = 0
        self.top = 0
        self.bomb = 0
        self.picked = [0] * HAND
        self.picks = 0
        self.pick_from = 0  # the place in the hand where the next card may come from
        self.bamboo = 0  # symbols still to be settled
        self.fire = 0
        self.panda = 0
        self.points = [0] * PLAYERS
        self.bank = 0
        self.gained_out = [0] * PLAYERS  # in this round
        self.gained_bamboo = [0] * PLAYERS
        self.gained_panda = [0] * PLAYERS
        self.emptied = [0] * PLAYERS  # when the hand last became empty in this round; later moments are larger
        self.moment = 0
        self.winners = 0
        for place in range(FACES):
            self.face[place] = faces[place]

    def empty(self) -> "PandaSpin":
        return PandaSpin(self.players, self.wished_mood, self.wished_suits, self.elements, self.shapes, list(self.face))

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.over = 0
        self.winners = 0
        self.round = 0
        for seat in range(PLAYERS):
            self.points[seat] = 0
            self.reward[seat] = 0.0
        self.bank = BANK - self.players
        for seat in range(self.players):
            self.points[seat] = 1  # PS-6
        self.mood = self.wished_mood
        if self.mood == RANDOM_MOOD:
            self.mood = HUNGRY + rng.below(2)
        self.choose_suits(rng)
        first = rng.below(self.players)  # PS-8
        self.note(DREW_SUITS, first, self.mood, self.suits, 0)
        self.note_suits()
        self.begin_round(first, rng)

    def suits_in_play(self) -> int:
        """PS-7: three with two or three players, else as many as players."""
        return self.players if self.players > 3 else 3

    def choose_suits(self, rng: Rng) -> None:
        """PS-7: as wished, or by drawing element cards; `pile` keeps the order in which they were drawn."""
        self.suits = self.wished_suits
        self.pile_size = 0
        if self.suits != 0:
            return
        for suit in range(SUITS):
            self.pile[suit] = suit
        for place in range(self.suits_in_play()):
            chosen = place + rng.below(SUITS - place)
            suit = self.pile[chosen]
            self.pile[chosen] = self.pile[place]
            self.pile[place] = suit
            self.suits |= 1 << suit
            self.pile_size += 1

    def note_suits(self) -> None:
        """PS-7: one element card for each player, at two players one more."""
        for place in range(self.pile_size):
            self.note(SUIT, place if place < self.players else NOBODY, self.pile[place], 0, 0)

    def begin_round(self, leader: int, rng: Rng) -> None:
        """PS-9."""
        self.clear_round()
        self.round += 1
        for card in range(CARDS):
            if self.in_game(card):
                self.put_in_pile(card)
        for seat in range(self.players):
            for _ in range(DEALT_HAND):
                self.take_card(seat, self.drawn(rng))
        self.note(DEALT, self.round, leader, 0, 0)
        self.begin_trick(leader, rng)

    def clear_round(self) -> None:
        """No cards anywhere."""
        self.trick = 0
        self.pile_size = 0
        self.discard_size = 0
        self.out = 0
        self.moment = 0
        for card in range(CARDS):
            self.blue[card] = 0
            self.known[card] = UNKNOWN
        for seat in range(PLAYERS):
            self.clear_hand(seat)
            self.emptied[seat] = 0
            self.gained_out[seat] = 0
            self.gained_bamboo[seat] = 0
            self.gained_panda[seat] = 0
        self.clear_trick()

    def clear_hand(self, seat: int) -> None:
        self.hand_size[seat] = 0
        for value in range(VALUES):
            self.count[seat * VALUES + value] = 0

    def clear_trick(self) -> None:
        self.bids = 0
        self.lying_size = 0
        self.passed = 0
        self.bombed = 0
        self.played_white = 0
        self.played_blue = 0
        self.high_card_lies = 0
        self.panda_lies = 0
        self.times = 0
        self.length = 0
        self.top = 0
        self.bomb = 0
        self.picks = 0
        self.bamboo = 0
        self.fire = 0
        self.panda = 0
        for seat in range(PLAYERS):
            self.gone[seat] = NOWHERE

    def in_game(self, card: int) -> bool:
        """PS-7: of the suits in play; element cards unless the game is played without."""
        if card < ANIMALS:
            return self.suits >> (card // VALUES) & 1 == 1
        return self.elements == 1 and self.suits >> (card - ANIMALS) & 1 == 1

    # --- hands, draw pile, discards -----------------------------------------------------------------

    def put_in_pile(self, card: int) -> None:
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def drawn(self, rng: Rng) -> int:
        """Any one card of the draw pile."""
        place = rng.below(self.pile_size)
        card = self.pile[place]
        self.pile_size -= 1
        self.pile[place] = self.pile[self.pile_size]
        return card

    def put_down(self, card: int) -> None:
        """Onto the discards."""
        self.discard[self.discard_size] = card
        self.discard_size += 1

    def face_at(self, side: int) -> int:
        """The face of a card's side, by card * 2 + side."""
        return self.face[side]

    def shown(self, card: int) -> int:
        """The face that counts (PS-2)."""
        return self.face[card * 2 + self.blue[card]]

    def take_card(self, seat: int, card: int) -> None:
        """Into the hand."""
        start = seat * HAND
        place = start + self.hand_size[seat]
        while place > start and self.hand[place - 1] > card:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = card
        self.hand_size[seat] += 1
        if card < ANIMALS:
            face = self.shown(card)
            self.count[seat * VALUES + (face & VALUE_PART)] += face >> COUNT_SHIFT

    def lay_card(self, seat: int, card: int) -> None:
        """Out of the hand."""
        place = seat * HAND
        while self.hand[place] != card:
            place += 1
        self.hand_size[seat] -= 1
        last = seat * HAND + self.hand_size[seat]
        while place < last:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.known[card] = UNKNOWN
        if card < ANIMALS:
            face = self.shown(card)
            self.count[seat * VALUES + (face & VALUE_PART)] -= face >> COUNT_SHIFT
        if self.hand_size[seat] == 0:
            self.moment += 1
            self.emptied[seat] = self.moment

    def turn_card(self, seat: int, card: int) -> None:
        """From white to blue, in the hand."""
        white = self.face[card * 2]
        blue = self.face[card * 2 + 1]
        self.blue[card] = 1
        self.count[seat * VALUES + (white & VALUE_PART)] -= white >> COUNT_SHIFT
        self.count[seat * VALUES + (blue & VALUE_PART)] += blue >> COUNT_SHIFT

    def animals_held(self, seat: int) -> int:
        """How many animal cards the seat holds; element cards stand behind them."""
        size = self.hand_size[seat]
        while size > 0 and self.hand[seat * HAND + size - 1] >= ANIMALS:
            size -= 1
        return size

    def turned_held(self, seat: int) -> int:
        """How many cards of the hand lie with their blue side up; everybody knows (PS-16, PS-29)."""
        turned = 0
        for place in range(self.hand_size[seat]):
            turned += self.blue[self.hand[seat * HAND + place]]
        return turned

    # --- figures ------------------------------------------------------------------------------------

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
        waters = count >> 15
        ones = (count & COUNT_PART) - waters
        if room == 1:
            return -1 if waters > 0 else 1 - (1 if ones > 0 else 0)
        twos = count >> 5 & COUNT_PART
        threes = count >> 10 & COUNT_PART
        best = self.fitted(room, ones, twos, threes)
        for used in range(1, (waters if waters < room else room) + 1):
            made = 2 * used + self.fitted(room - used, ones, twos, threes)
            if made > best:
                best = made
        return room - best

    def values_held(self, count: int) -> int:
        """How often a value can appear at most, jokers aside."""
        return (count & COUNT_PART) + 2 * (count >> 5 & COUNT_PART) + 3 * (count >> 10 & COUNT_PART)

    def read_figure(self, move: int) -> None:
        """PS-20 to PS-24: the figure that a move declares."""
        self.bomb = 0
        self.length = 1
        if move < ROWS:
            self.times = move // VALUES + 1
            self.top = move % VALUES
        elif move < BOMBS:
            self.times = (move - ROWS) // WINDOWS + 1
            window = (move - ROWS) % WINDOWS
            self.length = 2
            while window >= WINDOW_ENDS[self.length]:
                self.length += 1
            self.top = window - WINDOW[self.length]
        else:
            self.bomb = 1
            self.times = (move - BOMBS) // VALUES + BOMB_SIZE
            self.top = (move - BOMBS) % VALUES

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
        return self.legal_effects(seat)

    def legal_leads(self, seat: int) -> int:
        """PS-11: any figure; PS-15: or first discard an element card."""
        count = 0
        most = 0
        for value in range(VALUES):
            held = self.count[seat * VALUES + value]
            if held == 0:
                continue
            reach = self.values_held(held) + (held >> 15)
            for times in range(1, reach + 1):
                self.moves[count] = (times - 1) * VALUES + value
                count += 1 if self.lack(held, times) <= 0 else 0
            if value < RANKS and reach > most:
                most = reach
        for times in range(1, most + 1):
            count = self.offer_rows(seat, times, count)
        count = self.offer_bombs(seat, BOMB_SIZE, NOBODY, count)
        return self.offer_sheds(seat, count)

    def offer_rows(self, seat: int, times: int, count: int) -> int:
        """PS-22, PS-23: runs and formations of any length, with so many copies."""
        for value in range(RANKS):
            self.work[value] = self.lack(self.count[seat * VALUES + value], times)
        for top in range(1, RANKS):
            needed = self.work[top]
            for length in range(2, (top + 1 if top + 1 < LONGEST else LONGEST) + 1):
                needed += self.work[top - length + 1]
                self.moves[count] = ROWS + (times - 1) * WINDOWS + WINDOW[length] + top
                count += 1 if needed <= 0 else 0
        return count

    def legal_answers(self, seat: int) -> int:
        """PS-12, PS-13: a higher bid, an element card, or pass; PS-15: or first discard an element card."""
        count = 0
        if self.bomb:
            count = self.offer_bombs(seat, self.times, self.top, count)
        else:
            if self.length == 1:
                count = self.offer_higher(seat, count)
            elif self.times == 1 or self.shapes:
                count = self.offer_higher_rows(seat, self.length, self.times, count)
            else:
                size = self.length * self.times
                for length in range(2, LONGEST + 1):
                    if size % length == 0 and size // length > 1 and size // length <= COPIES:
                        count = self.offer_higher_rows(seat, length, size // length, count)
            count = self.offer_bombs(seat, BOMB_SIZE, NOBODY, count)
            count = self.offer_elements(seat, count)
        count = self.offer_sheds(seat, count)
        self.moves[count] = PASS
        return count + 1

    def offer_higher(self, seat: int, count: int) -> int:
        """Singles, or sets of the same size, with a higher value."""
        for value in range(self.top + 1, VALUES):
            self.moves[count] = (self.times - 1) * VALUES + value
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
                self.moves[count] = ROWS + (times - 1) * WINDOWS + WINDOW[length] + value
                count += 1 if needed <= 0 else 0
        return count

    def offer_bombs(self, seat: int, size: int, above: int, count: int) -> int:
        """PS-24: bombs of this size above that value, and all larger ones; jokers do not count."""
        for value in range(VALUES):
            held = self.count[seat * VALUES + value]
            reach = self.values_held(held)
            if reach < size:
                continue
            for times in range(size if value > above else size + 1, reach + 1):
                exact = self.fitted(times, held & COUNT_PART, held >> 5 & COUNT_PART, held >> 10 & COUNT_PART)
                self.moves[count] = BOMBS + (times - BOMB_SIZE) * VALUES + value
                count += 1 if exact == times else 0
        return count

    def offer_elements(self, seat: int, count: int) -> int:
        """PS-31."""
        for place in range(self.animals_held(seat), self.hand_size[seat]):
            suit = self.hand[seat * HAND + place] - ANIMALS
            self.moves[count] = ELEMENT + suit
            count += 1 if self.condition(seat, suit) else 0
        return count

    def offer_sheds(self, seat: int, count: int) -> int:
        """PS-15."""
        for place in range(self.animals_held(seat), self.hand_size[seat]):
            self.moves[count] = SHED + self.hand[seat * HAND + place] - ANIMALS
            count += 1
        return count

    def condition(self, seat: int, suit: int) -> bool:
        """PS-32: may `seat` win this trick with the element card of that suit?"""
        if self.bids == 0 or self.bid_figure[self.bids - 1] >= BOMBS or self.elements == 0:
            return False
        if suit == WATER_SUIT:
            return self.high_size() >= 3
        if suit == WOOD_SUIT:
            return self.high_card_lies == 1
        if suit == FIRE_SUIT:
            return self.hand_size[seat] <= 7
        if suit == METAL_SUIT:
            return self.played_white & self.played_blue != 0
        return self.panda_lies == 1

    def high_size(self) -> int:
        """How many values the highest bid has, jokers too."""
        move = self.bid_figure[self.bids - 1]
        if move < ROWS:
            return move // VALUES + 1
        length = 2
        while (move - ROWS) % WINDOWS >= WINDOW_ENDS[length]:
            length += 1
        return length * ((move - ROWS) // WINDOWS + 1)

    def legal_picks(self, seat: int) -> int:
        """PS-14, PS-25: every card that continues those picked to a set of cards that makes the figure.

        Goes through the hand from its end and keeps, for each value, the cards behind the one looked at: `work`
        holds how often each value is still wanted, and behind that, from VALUES on, the count of those cards.
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
        for back in range(self.animals_held(seat) - self.pick_from):
            card = self.hand[seat * HAND + self.animals_held(seat) - 1 - back]
            face = self.shown(card)
            value = face & VALUE_PART
            many = face >> MANY_SHIFT & MANY_PART
            if value < low or value > self.top or many > self.work[value]:
                continue
            behind = self.work[VALUES + value]
            room = self.work[value]
            without = self.lack(behind, room)
            brings = 1 if not self.bomb and face >> SYMBOL_SHIFT & SYMBOL_PART == WATER else 0
            self.moves[count] = PICK + card * 2 + self.blue[card]
            count += 1 if lacking - without + self.lack(behind, room - many) <= jokers + brings else 0
            behind += face >> COUNT_SHIFT & (WITHOUT_WATER if self.bomb else -1)
            self.work[VALUES + value] = behind
            lacking += self.lack(behind, room) - without
        return count

    def count_room(self, low: int) -> int:
        """For every value of the figure: how often it is still wanted after the cards picked; returns their jokers."""
        for value in range(low, self.top + 1):
            self.work[value] = self.times
            self.work[VALUES + value] = 0
        jokers = 0
        for place in range(self.picks):
            face = self.shown(self.picked[place])
            self.work[face & VALUE_PART] -= face >> MANY_SHIFT & MANY_PART
            if not self.bomb and face >> SYMBOL_SHIFT & SYMBOL_PART == WATER:
                jokers += 1
        return jokers

    def legal_effects(self, seat: int) -> int:
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

    def may_take(self) -> bool:
        """PS-28: is there a bid before the last one, by somebody who has a point?"""
        return self.bids > 1 and self.points[self.bid_seat[self.bids - 2]] > 0

    def sealed(self, seat: int) -> int:
        return -1  # no move is made in secret

    def drafting(self) -> int:
        """PS-21: a bid is its player's own until all its cards are picked."""
        return 1 if self.phase == PICKING else 0

    def seen_as(self, move: int) -> int:
        """PS-29: which card is turned is seen by its owner only."""
        return SPIN if move >= SPIN and move < IGNORE else move

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
            self.apply_effect(seat, move)
            self.settle_effects(seat, rng)

    def begin_trick(self, leader: int, rng: Rng) -> None:
        """PS-11; PS-18: a leader who holds only element cards discards them and has won the trick."""
        self.clear_trick()
        self.trick += 1
        self.leader = leader
        self.turn = leader
        self.phase = LEAD
        if self.animals_held(leader) > 0:
            return
        self.note(SHED_ELEMENT, leader, 0, 0, 0)
        while self.hand_size[leader] > 0:
            self.discard_from_hand(leader, self.hand[leader * HAND])
        self.end_trick(leader, rng)

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.note(CARD, card * 2 + self.blue[card], 0, 0, 0)
        self.lay_card(seat, card)
        self.put_down(card)

    def declare(self, seat: int, move: int, rng: Rng) -> None:
        """The figure first, then its cards."""
        self.name_figure(move)
        self.phase = PICKING
        self.picks = 0
        self.pick_from = 0
        self.pick_on(seat, rng)

    def name_figure(self, move: int) -> None:
        """PS-21: the figure of the next bid."""
        self.read_figure(move)
        self.bid_figure[self.bids] = move

    def pick_on(self, seat: int, rng: Rng) -> None:
        """A choice of one is made by itself."""
        count = self.legal_picks(seat)
        while count == 1 and self.moves[0] != ENOUGH:
            self.pick_card(seat, (self.moves[0] - PICK) // 2)
            count = self.legal_picks(seat)
        if count == 1:
            self.bid(seat, rng)

    def pick_card(self, seat: int, card: int) -> None:
        self.picked[self.picks] = card
        self.picks += 1
        while self.hand[seat * HAND + self.pick_from] != card:
            self.pick_from += 1
        self.pick_from += 1

    def bid(self, seat: int, rng: Rng) -> None:
        """The cards picked are played; then their symbols are settled (PS-30)."""
        self.note(BID, seat, self.bid_figure[self.bids], self.bid_seat[self.bids - 1] if self.bids > 0 else NOBODY, 0)
        for place in range(self.picks):
            card = self.picked[place]
            self.note(CARD, card * 2 + self.blue[card], 0, 0, 0)
            self.lay_card(seat, card)
            self.lie_down(seat, card * 2 + self.blue[card])
        self.close_bid(seat)
        self.settle_effects(seat, rng)

    def close_bid(self, seat: int) -> None:
        self.bid_seat[self.bids] = seat
        self.bids += 1
        self.picks = 0
        if self.bomb:
            self.bombed |= 1 << seat

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
        if face & VALUE_PART >= ACE:
            self.high_card_lies = 1
        symbol = face >> SYMBOL_SHIFT & SYMBOL_PART
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

    # --- symbols ------------------------------------------------------------------------------------

    def apply_effect(self, seat: int, move: int) -> None:
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
            self.bamboo = 0
            self.fire = 0
            self.panda = 0

    def settle_effects(self, seat: int, rng: Rng) -> None:
        """As long as a symbol may be of use, its player is asked."""
        self.phase = EFFECTS
        if self.asked(seat):
            return
        self.bamboo = 0
        self.fire = 0
        self.panda = 0
        self.next_turn(seat, rng)

    def asked(self, seat: int) -> bool:
        """PS-30: may the seat still have a use for a symbol, as far as everybody knows?

        So the course of the game does not tell what a hand holds: somebody who has none is asked and ignores them.
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

    # --- the course of a trick ----------------------------------------------------------------------

    def next_turn(self, seat: int, rng: Rng) -> None:
        """PS-12: clockwise, to the next who is still in the trick; PS-17: back at the highest bid it is won."""
        high = self.bid_seat[self.bids - 1]
        self.phase = FOLLOW
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == high:
                self.win_trick(high, rng)
                return
            if (self.passed | self.out) >> seat & 1:
                continue
            if self.hand_size[seat] > 0:
                self.turn = seat
                return
            self.pass_trick(seat, 1)  # PS-18

    def pass_trick(self, seat: int, forced: int) -> None:
        """PS-16: white cards go back turned; one blue card, or a bomb, and all are discarded."""
        self.passed |= 1 << seat
        to = self.goes_to(seat)
        self.gone[seat] = to
        self.note(PASSED, seat, to, forced, 0)
        for place in range(self.lying_size):
            if self.bid_seat[self.lying_bid[place]] == seat:
                card = self.lying[place] // 2
                self.note(CARD, self.lying[place], 0, 0, 0)
                if to == TO_DISCARD:
                    self.put_down(card)
                else:
                    self.blue[card] = 1
                    self.take_card(seat, card)
                    self.known[card] = KNOWN

    def goes_to(self, seat: int) -> int:
        """PS-16: where the seat's cards of this trick go when it passes."""
        if (self.played_blue | self.bombed) >> seat & 1:
            return TO_DISCARD
        return TO_HAND if self.played_white >> seat & 1 else NOWHERE

    def shed(self, seat: int, suit: int, rng: Rng) -> None:
        """PS-15; PS-18: whoever holds nothing then passes."""
        self.note(SHED_ELEMENT, seat, 0, 0, 0)
        self.discard_from_hand(seat, ANIMALS + suit)
        if self.hand_size[seat] == 0:
            self.pass_trick(seat, 1)
            self.next_turn(seat, rng)

    def play_element(self, seat: int, suit: int, rng: Rng) -> None:
        """PS-31, PS-33: draw two cards, win the trick; everybody else passes."""
        self.lay_card(seat, ANIMALS + suit)
        self.put_down(ANIMALS + suit)
        drawn = 2 if self.pile_size >= 2 else self.pile_size
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

    def win_trick(self, seat: int, rng: Rng) -> None:
        """PS-17."""
        self.note(TRICK, seat, 0, 0, 0)
        for place in range(self.lying_size):
            if self.bid_seat[self.lying_bid[place]] == seat:
                self.note(CARD, self.lying[place], 0, 0, 0)
                self.put_down(self.lying[place] // 2)
        self.end_trick(seat, rng)

    # --- after a trick ------------------------------------------------------------------------------

    def end_trick(self, winner: int, rng: Rng) -> None:
        self.show_out()
        holders = 0
        for seat in range(self.players):
            holders += 1 if self.hand_size[seat] > 0 else 0
        if holders <= 1:  # PS-10
            self.end_round(rng)
        elif self.out >> winner & 1:
            self.begin_trick(self.most_cards_after(winner), rng)
        else:
            self.begin_trick(winner, rng)

    def show_out(self) -> None:
        """PS-34: empty hands leave the round and score the largest hand that is left."""
        leaving = 0
        largest = 0
        for seat in range(self.players):
            if self.hand_size[seat] == 0 and not self.out >> seat & 1:
                leaving |= 1 << seat
            if self.hand_size[seat] > largest:
                largest = self.hand_size[seat]
        if leaving == 0:
            return
        gain = largest if largest < MOST_FOR_OUT else MOST_FOR_OUT
        self.out |= leaving
        self.note(WENT_OUT, leaving, gain, 0, 0)
        for seat in range(self.players):
            if leaving >> seat & 1:
                self.bank -= gain
                self.points[seat] += gain
                self.gained_out[seat] += gain

    def most_cards_after(self, winner: int) -> int:
        """PS-35: most cards; of several, the next in turn order after the winner."""
        best = winner
        for step in range(1, self.players):
            seat = (winner + step) % self.players
            if self.hand_size[seat] > self.hand_size[best]:
                best = seat
        return best

    def end_round(self, rng: Rng) -> None:
        """PS-36."""
        self.note(SCORED, self.round, 0, 0, 0)
        for seat in range(self.players):
            self.note(GAINED, seat, self.gained_out[seat], self.gained_bamboo[seat], self.gained_panda[seat])
        ahead = self.ahead()
        if self.points[ahead] >= TO_WIN:
            self.win(ahead)
        else:
            self.begin_round(self.behind(), rng)

    def ahead(self) -> int:
        """PS-36: the most points; of several, whoever was out earlier."""
        best = 0
        for seat in range(1, self.players):
            more = self.points[seat] - self.points[best]
            if more > 0 or (more == 0 and self.out_at(seat) < self.out_at(best)):
                best = seat
        return best

    def behind(self) -> int:
        """PS-36: the fewest points; of several, whoever was out earlier."""
        best = 0
        for seat in range(1, self.players):
            more = self.points[seat] - self.points[best]
            if more < 0 or (more == 0 and self.out_at(seat) < self.out_at(best)):
                best = seat
        return best

    def out_at(self, seat: int) -> int:
        """PS-36: when the hand last became empty; whoever holds cards comes after everybody else."""
        return self.emptied[seat] if self.hand_size[seat] == 0 else self.moment + 1

    def win(self, seat: int) -> None:
        tied = 0
        for other in range(self.players):
            tied += 1 if self.points[other] == self.points[seat] else 0
        self.clear_trick()
        self.phase = OVER
        self.over = 1
        self.winners = 1 << seat
        self.share_reward(self.winners)
        self.note(WON, self.winners, 1 if tied > 1 else 0, 0, 0)

    def finish(self) -> None:
        """The win; for a game still going on, of who is ahead now."""
        self.share_reward(self.winners if self.over else 1 << self.ahead())

    # --- what a seat cannot know --------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """PS-9, PS-16, PS-29: redeal the draw pile and of other hands all but the cards that went back turned.

        How many of a hand's other cards are blue is known, since everybody saw how often a card was turned.
        """
        for card in range(CARDS):
            self.work[card] = 0
        for other in range(self.players):
            if other != seat:
                self.gather_unseen(other)
        animals = self.gather_pile()
        for other in range(self.players):
            if other != seat:
                for _ in range(self.work[CARDS + PLAYERS + other]):
                    self.take_turned(other, self.drawn_animal(animals, rng))
                    animals -= 1
        for other in range(self.players):
            if other != seat:
                for _ in range(self.work[CARDS + other]):
                    self.take_card(other, self.drawn(rng))

    def gather_unseen(self, other: int) -> None:
        """Mark in `work` what nobody knows of a hand and take it out; behind the marks, how many white and blue."""
        white = 0
        blue = 0
        kept = 0
        start = other * HAND
        for place in range(self.hand_size[other]):
            card = self.hand[start + place]
            if self.known[card] != UNKNOWN:
                self.hand[start + kept] = card
                kept += 1
                continue
            self.work[card] = 1
            if card < ANIMALS:
                face = self.shown(card)
                self.count[other * VALUES + (face & VALUE_PART)] -= face >> COUNT_SHIFT
            white += 1 - self.blue[card]
            blue += self.blue[card]
            self.blue[card] = 0
        self.hand_size[other] = kept
        self.work[CARDS + other] = white
        self.work[CARDS + PLAYERS + other] = blue

    def gather_pile(self) -> int:
        """Put everything unseen into the draw pile by card number, and return how many of it are animal cards."""
        for place in range(self.pile_size):
            self.work[self.pile[place]] = 1
        self.pile_size = 0
        animals = 0
        for card in range(CARDS):
            if self.work[card]:
                self.put_in_pile(card)
                animals += 1 if card < ANIMALS else 0
        return animals

    def drawn_animal(self, animals: int, rng: Rng) -> int:
        """Any one of the animal cards, which still stand in front in the draw pile."""
        place = rng.below(animals)
        card = self.pile[place]
        self.pile_size -= 1
        self.pile[place] = self.pile[animals - 1]
        self.pile[animals - 1] = self.pile[self.pile_size]
        return card

    def take_turned(self, seat: int, card: int) -> None:
        self.blue[card] = 1
        self.take_card(seat, card)
