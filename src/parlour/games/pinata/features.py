# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a net looks at in a position of Piñata.

First everything that each seat has, in blocks of the same kind, the seat that looks first; then what both share.
"""

from ...core.features import Features
from .rules import COLOURS, EXCHANGE, HAND, KINDS, MATS, MEDALS_TO_WIN, VALUES, Pinata

# How far numbers are told apart; more counts as the last.
MOST_ALIKE = 2  # cards of a kind in a hand
MOST_CANDIES = 4  # of a colour on a mat
MOST_LEAD = 12  # between the sums of a mat
MOST_WANTED = 7  # candies of a colour that a medal still takes
MOST_IN_BAG = 35

SPANS = (VALUES + 1) * (VALUES + 1)  # a lowest and a highest value

# What each seat has, by place in its block.
HELD_AT = 0  # cards in hand, by kind
FITTING_AT = HELD_AT + KINDS * MOST_ALIKE  # by mat: the lowest and the highest value in hand that it could place there
ROOM_AT = FITTING_AT + MATS * SPANS  # by mat and colour: cards its side still takes, if less than at first
MEDALS_AT = ROOM_AT + MATS * COLOURS * MOST_CANDIES  # by mat: how many medals its candies would bring
WINS_AT = MEDALS_AT + MATS * MEDALS_TO_WIN  # by mat: its candies would win the game
TURN_AT = WINS_AT + MATS
BLOCK = TURN_AT + 1

# What both share, behind the blocks.
LEADS = 2 * MOST_LEAD + 1
STAGES = 54  # how many cards lie at the two sides of a mat: 2 × 2 ways at the first one, 3 × 3, 4 × 4, 5 × 5
PHASE_AT = 0
EXCHANGED_AT = PHASE_AT + 3
SUMS_AT = EXCHANGED_AT + HAND + 1  # by mat, cards at both sides and direction: the lead of the seat that looks
CANDIES_AT = SUMS_AT + STAGES * 2 * LEADS  # on the mats, by colour
WANTED_AT = CANDIES_AT + MATS * COLOURS * MOST_CANDIES  # by colour: what both seats still want for its medal
COUNT_AT = WANTED_AT + COLOURS * (MOST_WANTED + 1) * (MOST_WANTED + 1)  # medals of both seats
BAG_AT = COUNT_AT + MEDALS_TO_WIN * MEDALS_TO_WIN
SHARED = BAG_AT + MOST_IN_BAG + 1

ON_MATS = 10  # candies on all mats together


class PinataFeatures(Features):
    VERSION = 1

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.position: Pinata = game
        self.size = 2 * BLOCK + SHARED
        self.most = 2 * (HAND + ON_MATS + 3 * MATS + 1) + ON_MATS + MATS + COLOURS + 4

    def look(self, seat: int) -> None:
        count = 0
        for steps in range(2):
            other = seat if steps == 0 else 1 - seat
            count = self.look_at_hand(other, steps * BLOCK, count)
            count = self.look_at_sides(other, steps * BLOCK, count)
            count = self.look_at_prizes(other, steps * BLOCK, count)
            self.active[count] = steps * BLOCK + TURN_AT
            count += 1 if self.position.turn == other else 0
        count = self.look_at_mats(seat, 2 * BLOCK, count)
        count = self.look_at_medals(seat, 2 * BLOCK, count)
        self.count = self.look_at_rest(2 * BLOCK, count)

    def look_at_hand(self, other: int, block: int, count: int) -> int:
        for place in range(other * HAND, other * HAND + self.position.held_size[other]):
            kind = self.position.held[place]
            alike = self.bounded(self.position.hand[other * KINDS + kind], MOST_ALIKE)
            for number in range(alike):
                self.active[count] = block + HELD_AT + kind * MOST_ALIKE + number
                count += 1
        return count

    def look_at_sides(self, other: int, block: int, count: int) -> int:
        """What fits where the seat could place a card next, and the room at its own sides."""
        for mat in range(MATS):
            fits = self.position.fits[mat * 2 + other]
            if fits == 0:
                fits = self.position.fits[mat * 2 + 1 - other]  # PI-10
            if fits & self.position.holds[other]:
                self.active[count] = block + FITTING_AT + mat * SPANS + self.span(other, fits)
                count += 1
            for colour in range(COLOURS):
                room = self.position.room[(mat * 2 + other) * COLOURS + colour]
                if room < self.position.on_mat[mat * COLOURS + colour] and room < MOST_CANDIES:
                    self.active[count] = block + ROOM_AT + (mat * COLOURS + colour) * MOST_CANDIES + room
                    count += 1
        return count

    def span(self, other: int, fits: int) -> int:
        """The lowest and the highest value in hand among the kinds that fit, as one number."""
        lowest = VALUES
        highest = 0
        for place in range(other * HAND, other * HAND + self.position.held_size[other]):
            kind = self.position.held[place]
            if fits >> kind & 1:
                value = kind % VALUES + 1
                lowest = min(lowest, value)
                highest = max(highest, value)
        return lowest * (VALUES + 1) + highest

    def look_at_prizes(self, other: int, block: int, count: int) -> int:
        """The medals that the candies of each mat would bring."""
        owned = self.position.medal_count(other)
        for mat in range(MATS):
            medals = 0
            for colour in range(COLOURS):
                candies = self.position.on_mat[mat * COLOURS + colour]
                wanted = self.position.needs[colour] - self.position.won[other * COLOURS + colour]
                if wanted > 0 and candies >= wanted:
                    medals += 1
            if medals > 0:
                self.active[count] = block + MEDALS_AT + mat * MEDALS_TO_WIN + self.bounded(medals, MEDALS_TO_WIN) - 1
                count += 1
                self.active[count] = block + WINS_AT + mat
                count += 1 if owned + medals >= MEDALS_TO_WIN else 0
        return count

    def look_at_mats(self, seat: int, at: int, count: int) -> int:
        first = 0
        for mat in range(MATS):
            for colour in range(COLOURS):
                candies = self.bounded(self.position.on_mat[mat * COLOURS + colour], MOST_CANDIES)
                if candies > 0:
                    self.active[count] = at + CANDIES_AT + (mat * COLOURS + colour) * MOST_CANDIES + candies - 1
                    count += 1
            mine = mat * 2 + seat
            theirs = mat * 2 + 1 - seat
            if self.position.in_play[mat]:
                stage = first + self.position.placed[mine] * (mat + 2) + self.position.placed[theirs]
                lead = self.bounded(self.position.sum[mine] - self.position.sum[theirs], MOST_LEAD)
                lead = max(lead, -MOST_LEAD) + MOST_LEAD
                self.active[count] = at + SUMS_AT + (stage * 2 + self.position.up[mat]) * LEADS + lead
                count += 1
            first += (mat + 2) * (mat + 2)
        return count

    def look_at_medals(self, seat: int, at: int, count: int) -> int:
        for colour in range(COLOURS):
            pair = self.wanted(seat, colour) * (MOST_WANTED + 1) + self.wanted(1 - seat, colour)
            self.active[count] = at + WANTED_AT + colour * (MOST_WANTED + 1) * (MOST_WANTED + 1) + pair
            count += 1
        mine = self.bounded(self.position.medal_count(seat), MEDALS_TO_WIN - 1)
        theirs = self.bounded(self.position.medal_count(1 - seat), MEDALS_TO_WIN - 1)
        self.active[count] = at + COUNT_AT + mine * MEDALS_TO_WIN + theirs
        return count + 1

    def wanted(self, other: int, colour: int) -> int:
        """How many candies the seat still wants for a medal."""
        wanted = self.position.needs[colour] - self.position.won[other * COLOURS + colour]
        return self.bounded(max(wanted, 0), MOST_WANTED)

    def look_at_rest(self, at: int, count: int) -> int:
        self.active[count] = at + PHASE_AT + self.position.phase
        self.active[count + 1] = at + BAG_AT + self.bounded(self.position.bag_size, MOST_IN_BAG)
        count += 2
        if self.position.phase == EXCHANGE:
            self.active[count] = at + EXCHANGED_AT + self.position.exchanged
            count += 1
        return count

    def bounded(self, number: int, most: int) -> int:
        return number if number < most else most
