# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Piñata: the position and its rules. Rule ids (PI-…) stand at the lines that carry them out.

Cards of one colour and value are alike: a kind of card is colour * 9 + value - 1. A set of kinds is a bit mask. What
lies at a mat is kept by side: mat * 2 + seat. The draw pile has no order; a card is drawn by chance when it is drawn.
"""

from ...core.game import Game
from ...core.rng import Rng

COLOURS = 5
WILD = 5  # stands after the colours
VALUES = 9
KINDS = 54
CARDS = 54
MATS = 4
SIDES = 8
DEEP = 4  # cards at a side of the largest mat
HAND = 8

# Sets of kinds.
ONE = 1  # as wide as a set of kinds; a bare 1 would be shifted as a short C number
COLOUR_SET = 511  # the nine kinds of colour 0, to be shifted by VALUES for each further colour
WILD_SET = 511 << 45
VALUE_SET = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45  # the kinds of value 1, to be shifted by the value - 1

# Phases.
PLAY = 0
EXCHANGE = 1
OVER = 2

# The move space: play a kind at one of four mats, at one's own or the other side; discard a kind; draw.
OWN = 0
OTHER = 1
DISCARD = 432
DRAW = 486
MOVES = 487

MEDALS_TO_WIN = 3
FRUITLESS = 6  # passes in a row that end the game (PI-19)

# Journal: what happened (see events.py for what each note holds).
DEALT = 1
MAT = 2
CANDY = 3
CARD = 4
PLAYED = 5
DREW = 6
SHUFFLED = 7
SCORED = 8
REFILLED = 9
REMOVED = 10
MEDAL = 11
SHOWED = 12
DISCARDED = 13
PASSED = 14
WON = 15


class Pinata(Game):
    """Two players; the first with three medals wins.

    `deck` is how many cards of each kind there are, `candies` how many candies of each colour, `needs` how many of
    them its medal takes.

    >>> deck = [min(1, k % 9) + 1 if k % 9 < (7, 6, 5, 4, 3, 5)[k // 9] else 0 for k in range(54)]
    >>> game = Pinata(0, deck, [13, 11, 9, 7, 5], [7, 6, 5, 4, 3])
    >>> game.deal(Rng(1))
    >>> game.hand_size[0], game.hand_size[1], game.pile_size, game.bag_size
    (8, 8, 38, 35)
    """

    def __init__(self, open_sides: int, deck: list[int], candies: list[int], needs: list[int]) -> None:
        super().__init__(2)
        self.open_sides = open_sides  # PI-10: 1 when the opponent's side is always allowed
        self.deck = [0] * KINDS
        self.candies = [0] * COLOURS
        self.needs = [0] * COLOURS
        self.phase = PLAY
        self.turn = 0  # whose turn it is
        self.up = [0] * MATS  # PI-4: 1 when the higher sum wins
        self.in_play = [0] * MATS
        self.on_mat = [0] * (MATS * COLOURS)  # candies
        self.at_side = [0] * (SIDES * DEEP)  # kinds, in the order played
        self.placed = [0] * SIDES  # how many of them
        self.sum = [0] * SIDES
        self.room = [0] * (SIDES * COLOURS)  # how many more cards of a colour the candies leave room for
        self.fits = [0] * SIDES  # the set of kinds that may be placed there next (PI-8, PI-9, PI-11)
        self.hand = [0] * (2 * KINDS)  # how many of each kind
        self.hand_size = [0] * 2
        self.held = [0] * (2 * HAND)  # the kinds in hand, each once, in no order
        self.held_size = [0] * 2
        self.holds = [0] * 2  # the same as a set
        self.shown = [0] * (2 * KINDS)  # of the hand, what has been shown to the opponent (PI-12)
        self.known = [0] * (2 * KINDS)  # of the hand, what an opponent who counts cards knows: those and more
        self.pile = [0] * KINDS  # how many of each kind
        self.pile_of = [0] * (COLOURS + 1)  # how many of each colour, so that drawing looks at few numbers
        self.pile_size = 0
        self.discard = [0] * CARDS  # the newest last
        self.discard_size = 0
        self.bag = [0] * COLOURS
        self.bag_size = 0
        self.won = [0] * (2 * COLOURS)  # candies
        self.medals = [0] * 2  # sets of colours
        self.exchanged = 0
        self.passes = 0
        self.winners = 0
        for kind in range(KINDS):
            self.deck[kind] = deck[kind]
        for colour in range(COLOURS):
            self.candies[colour] = candies[colour]
            self.needs[colour] = needs[colour]

    def empty(self) -> "Pinata":
        return Pinata(self.open_sides, list(self.deck), list(self.candies), list(self.needs))

    # --- setting up ---------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> None:
        """A new game."""
        self.clear()
        first = rng.below(2)  # PI-6
        self.note(DEALT, first, 0, 0, 0)
        for mat in range(MATS):
            self.up[mat] = rng.below(2)  # PI-5
            self.in_play[mat] = 1
            self.note(MAT, mat, self.up[mat], 0, 0)
            self.fill_mat(mat, rng)
        for seat in range(2):
            for _ in range(HAND):
                self.take_card(seat, self.drawn(rng))
        self.begin_turn(first)

    def clear(self) -> None:
        """Nothing on the table: all candies in the bag, all cards in the draw pile."""
        self.over = 0
        self.winners = 0
        self.passes = 0
        self.exchanged = 0
        self.pile_size = 0
        self.discard_size = 0
        self.bag_size = 0
        for colour in range(COLOURS + 1):
            self.pile_of[colour] = 0
        for kind in range(KINDS):
            self.pile[kind] = 0
            for _ in range(self.deck[kind]):
                self.put_in_pile(kind)
        for colour in range(COLOURS):
            self.bag[colour] = self.candies[colour]
            self.bag_size += self.candies[colour]
        for seat in range(2):
            self.reward[seat] = 0.0
            self.medals[seat] = 0
            self.clear_hand(seat)
            for colour in range(COLOURS):
                self.won[seat * COLOURS + colour] = 0

    def clear_hand(self, seat: int) -> None:
        self.hand_size[seat] = 0
        self.held_size[seat] = 0
        self.holds[seat] = 0
        for kind in range(KINDS):
            self.hand[seat * KINDS + kind] = 0
            self.shown[seat * KINDS + kind] = 0
            self.known[seat * KINDS + kind] = 0

    def fill_mat(self, mat: int, rng: Rng) -> None:
        """PI-5, PI-14: as many candies as the mat's number, drawn from the bag."""
        for colour in range(COLOURS):
            self.on_mat[mat * COLOURS + colour] = 0
        for _ in range(mat + 1):
            colour = self.candy(rng)
            self.on_mat[mat * COLOURS + colour] += 1
            self.note(CANDY, colour, 1, 0, 0)
        self.clear_side(mat, 0, 1)
        self.clear_side(mat, 1, 1)

    def candy(self, rng: Rng) -> int:
        """Any one of the candies in the bag."""
        number = rng.below(self.bag_size)
        colour = 0
        while number >= self.bag[colour]:
            number -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        self.bag_size -= 1
        return colour

    def clear_side(self, mat: int, seat: int, in_play: int) -> None:
        """PI-8, PI-9: an empty side wants the colours of the candies, and any wild card; out of play it wants none."""
        side = mat * 2 + seat
        self.placed[side] = 0
        self.sum[side] = 0
        fits = WILD_SET * in_play
        for colour in range(COLOURS):
            room = self.on_mat[mat * COLOURS + colour]
            self.room[side * COLOURS + colour] = room
            if room > 0:
                fits |= COLOUR_SET << (colour * VALUES)
        self.fits[side] = fits

    # --- whose turn, and what they may do -----------------------------------------------------------

    def waiting(self) -> int:
        return 0 if self.phase == OVER else 1 << self.turn

    def legal(self, seat: int) -> int:
        if self.phase == EXCHANGE:
            return self.legal_discards(seat)
        count = 0
        for mat in range(MATS):
            mine = self.fits[mat * 2 + seat]
            if mine != 0:
                count = self.offer(seat, (mat * 2 + OWN) * KINDS, mine, count)
            if mine == 0 or self.open_sides:  # PI-10: my side is full
                theirs = self.fits[mat * 2 + 1 - seat]
                if theirs != 0:
                    count = self.offer(seat, (mat * 2 + OTHER) * KINDS, theirs, count)
        return count

    def offer(self, seat: int, base: int, fits: int, count: int) -> int:
        """Write down a play for every kind in hand that fits. Writing first and counting after needs no branch."""
        start = seat * HAND
        for place in range(start, start + self.held_size[seat]):
            kind = self.held[place]
            self.moves[count] = base + kind
            count += fits >> kind & 1
        return count

    def legal_discards(self, seat: int) -> int:
        """PI-12: any card of the hand, or no more."""
        count = self.held_size[seat]
        for place in range(count):
            self.moves[place] = DISCARD + self.held[seat * HAND + place]
        self.moves[count] = DRAW
        return count + 1

    def placeable(self, seat: int) -> int:
        """The set of kinds that `seat` could place somewhere (PI-8 to PI-11)."""
        found = 0
        for mat in range(MATS):
            mine = self.fits[mat * 2 + seat]
            found |= mine
            if mine == 0 or self.open_sides:  # PI-10: my side is full
                found |= self.fits[mat * 2 + 1 - seat]
        return found

    def sealed(self, seat: int) -> int:
        return -1  # no move is made in secret

    # --- hands, draw pile, discards -----------------------------------------------------------------

    def drawn(self, rng: Rng) -> int:
        """PI-7: any one card of the draw pile; if it is empty, the discards become the draw pile first."""
        if self.pile_size == 0:
            self.shuffle_discards()
        number = rng.below(self.pile_size)
        colour = 0
        while number >= self.pile_of[colour]:
            number -= self.pile_of[colour]
            colour += 1
        kind = colour * VALUES
        while number >= self.pile[kind]:
            number -= self.pile[kind]
            kind += 1
        self.pile[kind] -= 1
        self.pile_of[colour] -= 1
        self.pile_size -= 1
        return kind

    def put_in_pile(self, kind: int) -> None:
        self.pile[kind] += 1
        self.pile_of[kind // VALUES] += 1
        self.pile_size += 1

    def shuffle_discards(self) -> None:
        """PI-7. At this moment all cards but the hands lie open, so whoever counts cards knows the other's hand."""
        self.note(SHUFFLED, self.discard_size, 0, 0, 0)
        for place in range(self.discard_size):
            self.put_in_pile(self.discard[place])
        self.discard_size = 0
        for place in range(2 * KINDS):
            self.known[place] = self.hand[place]

    def put_down(self, kind: int) -> None:
        """Onto the discards."""
        self.discard[self.discard_size] = kind
        self.discard_size += 1

    def draw_card(self, seat: int, rng: Rng) -> None:
        kind = self.drawn(rng)
        self.take_card(seat, kind)
        self.note(DREW, seat, kind, 0, 0)

    def take_card(self, seat: int, kind: int) -> None:
        """Into the hand."""
        if self.hand[seat * KINDS + kind] == 0:
            self.held[seat * HAND + self.held_size[seat]] = kind
            self.held_size[seat] += 1
            self.holds[seat] |= ONE << kind
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1

    def lay_card(self, seat: int, kind: int) -> None:
        """Out of the hand; of alike cards, one that the opponent knows."""
        at = seat * KINDS + kind
        self.hand_size[seat] -= 1
        self.hand[at] -= 1
        if self.shown[at] > 0:
            self.shown[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1
        if self.hand[at] > 0:
            return
        self.holds[seat] &= ~(ONE << kind)
        self.held_size[seat] -= 1
        last = seat * HAND + self.held_size[seat]
        place = last
        while self.held[place] != kind:
            place -= 1
        self.held[place] = self.held[last]

    # --- carrying a move out ------------------------------------------------------------------------

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < DISCARD:
            self.play_card(seat, move, rng)
        elif move < DRAW:
            self.discard_card(seat, move - DISCARD)
        else:
            self.draw_exchanged(seat, rng)

    def begin_turn(self, seat: int) -> None:
        """PI-12: whoever can play must; who cannot shows the hand and may exchange."""
        self.turn = seat
        if self.holds[seat] & self.placeable(seat):
            self.phase = PLAY
            return
        self.show_hand(seat)
        self.phase = EXCHANGE
        self.exchanged = 0

    def play_card(self, seat: int, move: int, rng: Rng) -> None:
        """PI-7, and PI-15 on the last card of a mat: place, score and refill, medals, draw."""
        place = move // KINDS
        kind = move - place * KINDS
        mat = place // 2
        side = mat * 2 + (seat if place % 2 == OWN else 1 - seat)
        self.note(PLAYED, seat, kind, mat, side % 2)
        self.passes = 0
        self.lay_card(seat, kind)
        self.place_card(side, kind)
        left = self.spaces(mat)
        following = 1 - seat
        if left == 1:
            self.forbid_tie(mat)
        elif left == 0:
            following = self.score_mat(mat, rng)  # PI-16
            if self.over:
                return
        self.draw_card(seat, rng)
        self.begin_turn(following)

    def place_card(self, side: int, kind: int) -> None:
        """PI-8: one space less, and for a coloured card one less of its colour; PI-9: wild narrows no colour."""
        colour = kind // VALUES
        self.at_side[side * DEEP + self.placed[side]] = kind
        self.placed[side] += 1
        self.sum[side] += kind - colour * VALUES + 1
        if colour < WILD:
            self.room[side * COLOURS + colour] -= 1
            if self.room[side * COLOURS + colour] == 0:
                self.fits[side] &= ~(COLOUR_SET << (colour * VALUES))
        if self.placed[side] == side // 2 + 1:
            self.fits[side] = 0

    def spaces(self, mat: int) -> int:
        """How many more cards the mat takes, both sides together."""
        return 2 * (mat + 1) - self.placed[mat * 2] - self.placed[mat * 2 + 1]

    def forbid_tie(self, mat: int) -> None:
        """PI-11: the last card may not make the sums equal."""
        side = mat * 2 if self.fits[mat * 2] else mat * 2 + 1
        full = mat * 4 + 1 - side
        value = self.sum[full] - self.sum[side]
        if 1 <= value and value <= VALUES:
            self.fits[side] &= ~(VALUE_SET << (value - 1))

    # --- scoring a mat ------------------------------------------------------------------------------

    def score_mat(self, mat: int, rng: Rng) -> int:
        """PI-13, PI-14, PI-17; returns the loser."""
        winner = self.winner_of(mat)
        self.note(SCORED, mat, winner, self.sum[mat * 2], self.sum[mat * 2 + 1])
        for colour in range(COLOURS):
            count = self.on_mat[mat * COLOURS + colour]
            self.won[winner * COLOURS + colour] += count
            if count > 0:
                self.note(CANDY, colour, count, 0, 0)
        for seat in range(2):
            for place in range(self.placed[mat * 2 + seat]):
                kind = self.at_side[(mat * 2 + seat) * DEEP + place]
                self.put_down(kind)
                self.note(CARD, kind, seat, 0, 0)
        self.refill(mat, rng)
        self.award_medals(winner)
        return 1 - winner

    def winner_of(self, mat: int) -> int:
        """PI-13: the higher sum on the up side, the lower on the down side."""
        higher = 0 if self.sum[mat * 2] > self.sum[mat * 2 + 1] else 1
        return higher if self.up[mat] else 1 - higher

    def refill(self, mat: int, rng: Rng) -> None:
        """PI-14: turned over and refilled; out of the game if the bag holds too few candies."""
        self.up[mat] = 1 - self.up[mat]
        if self.bag_size > mat:
            self.note(REFILLED, mat, self.up[mat], 0, 0)
            self.fill_mat(mat, rng)
            return
        self.note(REMOVED, mat, 0, 0, 0)
        self.in_play[mat] = 0
        for colour in range(COLOURS):
            self.on_mat[mat * COLOURS + colour] = 0
        self.clear_side(mat, 0, 0)
        self.clear_side(mat, 1, 0)

    def award_medals(self, seat: int) -> None:
        """PI-17: every medal the seat now has enough candies for; PI-18: three of them win."""
        for colour in range(COLOURS):
            if self.won[seat * COLOURS + colour] >= self.needs[colour] and not self.medals[seat] >> colour & 1:
                self.medals[seat] |= 1 << colour
                self.note(MEDAL, seat, colour, 0, 0)
        if self.medal_count(seat) >= MEDALS_TO_WIN:
            self.win(1 << seat)

    def medal_count(self, seat: int) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.medals[seat] >> colour & 1
        return count

    # --- an exchange --------------------------------------------------------------------------------

    def show_hand(self, seat: int) -> None:
        """PI-12: from now on the opponent knows these cards."""
        self.note(SHOWED, seat, 0, 0, 0)
        for kind in range(KINDS):
            count = self.hand[seat * KINDS + kind]
            self.shown[seat * KINDS + kind] = count
            self.known[seat * KINDS + kind] = count
            for _ in range(count):
                self.note(CARD, kind, seat, 0, 0)

    def discard_card(self, seat: int, kind: int) -> None:
        self.lay_card(seat, kind)
        self.put_down(kind)
        self.exchanged += 1
        self.note(DISCARDED, seat, kind, 0, 0)

    def draw_exchanged(self, seat: int, rng: Rng) -> None:
        """PI-12: as many as were discarded; who can play now must, else shows again and passes."""
        for _ in range(self.exchanged):
            self.draw_card(seat, rng)
        self.exchanged = 0
        if self.holds[seat] & self.placeable(seat):
            self.phase = PLAY
            return
        self.show_hand(seat)
        self.note(PASSED, seat, 0, 0, 0)
        self.passes += 1
        if self.passes == FRUITLESS or self.stuck():
            self.win(self.leaders())  # PI-19
            return
        self.begin_turn(1 - seat)

    def stuck(self) -> bool:
        """PI-19: could nobody place any of the cards that are not lying at a mat?"""
        loose = self.holds[0] | self.holds[1]
        for kind in range(KINDS):
            if self.pile[kind] > 0:
                loose |= ONE << kind
        for place in range(self.discard_size):
            loose |= ONE << self.discard[place]
        return loose & (self.placeable(0) | self.placeable(1)) == 0

    # --- the end ------------------------------------------------------------------------------------

    def win(self, winners: int) -> None:
        self.phase = OVER
        self.over = 1
        self.winners = winners
        self.share_reward(winners)
        self.note(WON, winners, 0, 0, 0)

    def leaders(self) -> int:
        """PI-19: bit mask of who is ahead: more medals, then more candies, else both."""
        lead = (self.medal_count(0) - self.medal_count(1)) * CARDS + self.candy_count(0) - self.candy_count(1)
        if lead == 0:
            return 3
        return 1 if lead > 0 else 2

    def candy_count(self, seat: int) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.won[seat * COLOURS + colour]
        return count

    def score_of(self, seat: int) -> int:
        return self.medal_count(seat)

    def finish(self) -> None:
        """The share of the win; for a game still going on, of who is ahead now."""
        self.share_reward(self.winners if self.over else self.leaders())

    # --- what a seat cannot know --------------------------------------------------------------------

    def determinize(self, seat: int, rng: Rng) -> None:
        """PI-6, PI-7: redeal the draw pile and of the other hand what `seat` neither was shown nor can count."""
        other = 1 - seat
        self.redeal(other, rng)
        while self.turn == other and self.phase == PLAY and not self.holds[other] & self.placeable(other):
            self.redeal(other, rng)  # PI-12: whoever plays can, and that is known

    def redeal(self, other: int, rng: Rng) -> None:
        hidden = self.gather_unseen(other)
        for _ in range(hidden):
            self.take_card(other, self.drawn(rng))

    def gather_unseen(self, other: int) -> int:
        """Put what is unknown of the other hand into the draw pile; how many cards that were."""
        start = other * KINDS
        hidden = 0
        self.held_size[other] = 0
        self.holds[other] = 0
        for kind in range(KINDS):
            known = self.known[start + kind]
            for _ in range(self.hand[start + kind] - known):
                self.put_in_pile(kind)
                hidden += 1
            self.hand[start + kind] = known
            if known > 0:
                self.held[other * HAND + self.held_size[other]] = kind
                self.held_size[other] += 1
                self.holds[other] |= ONE << kind
        self.hand_size[other] -= hidden
        return hidden
