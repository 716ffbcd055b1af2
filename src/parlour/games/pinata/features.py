# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a net looks at in a position of Piñata.

First everything that each seat has, in blocks of the same kind, the seat that looks first; then what both share. A lead is
counted for the seat that looks: it is positive if it would win the mat, on the up side as on the down side (PI-13).
"""

from ...core.features import Features
from .rules import COLOURS, EXCHANGE, HAND, KINDS, MATS, MEDALS_TO_WIN, SIDES, VALUES, WILD, Pinata

# How far numbers are told apart; more counts as the last.
MOST_ALIKE = 2  # cards of a kind in a hand
MOST_CANDIES = 4  # of a colour on a mat
MOST_LEAD = 9  # between the sums of a mat
MOST_WANTED = 7  # candies of a colour that a medal still takes
MOST_IN_BAG = 35

USUAL = 3  # the value of a card that is still to be drawn
SPANS = VALUES * (VALUES + 1) // 2  # a lowest and a highest value
LEADS = 2 * MOST_LEAD + 1
PAIRS = (MOST_WANTED + 1) * (MOST_WANTED + 1)  # what both seats want

# What the candies of a mat bring to a seat: no medal, one, more, the game.
THE_GAME = 3
PRIZES = THE_GAME + 1
CLOSINGS = PRIZES + 1  # the last card wins a mat and its prize, or it can only lose it

# How many cards lie at the two sides of a mat: 2 × 2 ways at the first one, 3 × 3, 4 × 4, 5 × 5.
STAGES = 54
SPACES = 10  # at one side of all mats together
MARGINS = 4
GAPS = 4

# What each seat has, by place in its block.
HELD_AT = 0  # cards in hand, by kind
SPAN_AT = HELD_AT + KINDS * MOST_ALIKE  # by mat: the lowest and the highest value in hand that it could place there
FITTING_AT = SPAN_AT + MATS * SPANS  # by mat: how many cards in hand it could place there
ROOM_AT = FITTING_AT + MATS * (HAND + 1)  # by mat and colour: cards its side still takes, if less than at first
MEDALS_AT = ROOM_AT + MATS * COLOURS * MOST_CANDIES  # by mat: how many medals its candies would bring
WINS_AT = MEDALS_AT + MATS * MEDALS_TO_WIN  # by mat: its candies would win the game
CLOSING_AT = WINS_AT + MATS  # by mat with one space left where it has a card for it: what that card wins
TURN_AT = CLOSING_AT + MATS * CLOSINGS
BLOCK = TURN_AT + 1

# What both share, behind the blocks.
PHASE_AT = 0
EXCHANGED_AT = PHASE_AT + 3
UP_AT = EXCHANGED_AT + HAND + 1  # by mat and cards at both sides: the direction
SUMS_AT = UP_AT + STAGES * 2  # by mat and cards at both sides: the lead
LIKELY_AT = SUMS_AT + STAGES * LEADS  # the same, once both sides are filled up from the hands
SPOILT_AT = LIKELY_AT + STAGES * LEADS  # by mat with one full side, whose, and spaces: the lead if it fills the other
WINNER_AT = SPOILT_AT + SPACES * 2 * LEADS  # by mat: who is likely to win it, the prize, the margin, the spaces
CANDIES_AT = WINNER_AT + MATS * 2 * PRIZES * MARGINS * GAPS  # on the mats, by colour
WANTED_AT = CANDIES_AT + MATS * COLOURS * MOST_CANDIES  # by colour: what both seats still want for its medal
LATER_AT = WANTED_AT + COLOURS * PAIRS  # the same, once every mat is won by who is likely to win it
COUNT_AT = LATER_AT + COLOURS * PAIRS  # medals of both seats
LATER_COUNT_AT = COUNT_AT + MEDALS_TO_WIN * MEDALS_TO_WIN  # the same, once every mat is won
BAG_AT = LATER_COUNT_AT + (MEDALS_TO_WIN + 1) * (MEDALS_TO_WIN + 1)
SHARED = BAG_AT + MOST_IN_BAG + 1

ON_MATS = 10  # candies on all mats together


class PinataFeatures(Features):
    VERSION = 2

    def __init__(self, game: Pinata) -> None:
        super().__init__(game)
        self.position: Pinata = game
        self.size = 2 * BLOCK + SHARED
        self.most = 2 * (HAND + ON_MATS + 5 * MATS + 1) + ON_MATS + 5 * MATS + 2 * COLOURS + 5
        self.ordered = [0] * (2 * HAND)  # the kinds in each hand, the highest value first, alike ones again and again
        self.room = [0] * (COLOURS + 1)
        self.prize = [0] * SIDES  # of a mat for a seat
        self.later = [0] * (2 * COLOURS)  # candies won, once every mat is won by who is likely to win it

    def look(self, seat: int) -> None:
        count = 0
        for steps in range(2):
            other = seat if steps == 0 else 1 - seat
            self.order(other)
            count = self.look_at_hand(other, steps * BLOCK, count)
            count = self.look_at_sides(other, steps * BLOCK, count)
            count = self.look_at_prizes(other, steps * BLOCK, count)
            count = self.look_at_last_spaces(other, steps * BLOCK, count)
            self.active[count] = steps * BLOCK + TURN_AT
            count += 1 if self.position.turn == other else 0
        count = self.look_at_mats(seat, 2 * BLOCK, count)
        count = self.look_at_medals(seat, 2 * BLOCK, count)
        count = self.look_at_later(seat, 2 * BLOCK, count)
        self.count = self.look_at_rest(2 * BLOCK, count)

    def bounded(self, number: int, most: int) -> int:
        return number if number < most else most

    # --- what each seat has -------------------------------------------------------------------------

    def order(self, other: int) -> None:
        """Sort the cards in hand."""
        start = other * HAND
        end = start
        for place in range(start, start + self.position.held_size[other]):
            kind = self.position.held[place]
            value = kind % VALUES
            for _ in range(self.position.hand[other * KINDS + kind]):
                at = end
                while at > start and self.ordered[at - 1] % VALUES < value:
                    self.ordered[at] = self.ordered[at - 1]
                    at -= 1
                self.ordered[at] = kind
                end += 1

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
            count = self.look_at_fitting(other, mat, fits, block, count)
            for colour in range(COLOURS):
                room = self.position.room[(mat * 2 + other) * COLOURS + colour]
                if room < self.position.on_mat[mat * COLOURS + colour] and room < MOST_CANDIES:
                    self.active[count] = block + ROOM_AT + (mat * COLOURS + colour) * MOST_CANDIES + room
                    count += 1
        return count

    def look_at_fitting(self, other: int, mat: int, fits: int, block: int, count: int) -> int:
        """How many cards in hand fit, and the lowest and the highest value among them as one number."""
        lowest = 0
        highest = 0
        number = 0
        for place in range(other * HAND, other * HAND + self.position.hand_size[other]):
            kind = self.ordered[place]
            if fits >> kind & 1:
                lowest = kind % VALUES
                highest = max(highest, lowest)
                number += 1
        self.active[count] = block + FITTING_AT + mat * (HAND + 1) + number
        self.active[count + 1] = block + SPAN_AT + mat * SPANS + highest * (highest + 1) // 2 + lowest
        return count + 2 if number > 0 else count + 1

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
            wins = 1 if owned + medals >= MEDALS_TO_WIN else 0
            self.prize[mat * 2 + other] = THE_GAME if wins else self.bounded(medals, THE_GAME - 1)
            if medals > 0:
                self.active[count] = block + MEDALS_AT + mat * MEDALS_TO_WIN + self.bounded(medals, MEDALS_TO_WIN) - 1
                self.active[count + 1] = block + WINS_AT + mat
                count += 1 + wins
        return count

    def look_at_last_spaces(self, other: int, block: int, count: int) -> int:
        """Mats with one space left that the seat has a card for: can it win the mat, and what?"""
        for mat in range(MATS):
            if self.position.in_play[mat] and self.position.spaces(mat) == 1:
                mine = mat * 2 + other
                side = mine if self.position.fits[mine] else mine ^ 1  # PI-10
                if self.position.fits[side] & self.position.holds[other]:
                    wins = 1 if self.best_closing(side, other) > 0 else 0
                    self.active[count] = block + CLOSING_AT + mat * CLOSINGS + (self.prize[mine] if wins else PRIZES)
                    count += 1
        return count

    def best_closing(self, side: int, other: int) -> int:
        """The best lead that a seat can get with the last card of a mat (PI-11)."""
        mine = side // 2 * 2 + other
        high = self.position.up[side // 2] ^ (1 if side != mine else 0)
        step = 1 if high else -1
        place = other * HAND if high else other * HAND + self.position.hand_size[other] - 1
        while not self.position.fits[side] >> self.ordered[place] & 1:
            place += step
        sum = self.position.sum[side] + self.ordered[place] % VALUES + 1
        lead = sum - self.position.sum[side ^ 1]
        return lead if high else -lead

    # --- what both share ----------------------------------------------------------------------------

    def look_at_mats(self, seat: int, at: int, count: int) -> int:
        first = 0
        for place in range(2 * COLOURS):
            self.later[place] = self.position.won[place]
        for mat in range(MATS):
            for colour in range(COLOURS):
                candies = self.bounded(self.position.on_mat[mat * COLOURS + colour], MOST_CANDIES)
                if candies > 0:
                    self.active[count] = at + CANDIES_AT + (mat * COLOURS + colour) * MOST_CANDIES + candies - 1
                    count += 1
            if self.position.in_play[mat]:
                count = self.look_at_sums(seat, mat, first, at, count)
                count = self.look_at_spoils(seat, mat, at, count)
            first += (mat + 2) * (mat + 2)
        return count

    def look_at_sums(self, seat: int, mat: int, first: int, at: int, count: int) -> int:
        """The direction, the lead now, and the likely one; `first` is the first stage of the mat."""
        mine = mat * 2 + seat
        up = self.position.up[mat]
        stage = first + self.position.placed[mine] * (mat + 2) + self.position.placed[mine ^ 1]
        lead = self.position.sum[mine] - self.position.sum[mine ^ 1]
        likely = self.filled(mine, seat, up) - self.filled(mine ^ 1, 1 - seat, up)
        self.active[count] = at + UP_AT + stage * 2 + up
        self.active[count + 1] = at + SUMS_AT + stage * LEADS + self.lead_number(lead if up else -lead)
        self.active[count + 2] = at + LIKELY_AT + stage * LEADS + self.lead_number(likely if up else -likely)
        return self.look_at_winner(seat, mat, likely if up else -likely, at, count + 3)

    def lead_number(self, lead: int) -> int:
        return max(self.bounded(lead, MOST_LEAD), -MOST_LEAD) + MOST_LEAD

    def filled(self, side: int, other: int, high: int) -> int:
        """The sum of a side, filled up with the highest or the lowest cards of a hand that fit (PI-8, PI-9).

        A card that the hand lacks counts as a usual one.
        """
        missing = side // 2 + 1 - self.position.placed[side]
        total = self.position.sum[side]
        if missing == 0:
            return total
        for colour in range(COLOURS):
            self.room[colour] = self.position.room[side * COLOURS + colour]
        self.room[WILD] = missing
        step = 1 if high else -1
        place = other * HAND if high else other * HAND + self.position.hand_size[other] - 1
        for _ in range(self.position.hand_size[other]):
            kind = self.ordered[place]
            colour = kind // VALUES
            if self.room[colour] > 0:
                self.room[colour] -= 1
                total += kind - colour * VALUES + 1
                missing -= 1
                if missing == 0:
                    return total
            place += step
        return total + USUAL * missing

    def look_at_winner(self, seat: int, mat: int, likely: int, at: int, count: int) -> int:
        """Who is likely to win the mat, and what that brings; nobody if the sums are equal."""
        if likely == 0:
            return count
        loses = 0 if likely > 0 else 1
        winner = seat ^ loses
        for colour in range(COLOURS):
            self.later[winner * COLOURS + colour] += self.position.on_mat[mat * COLOURS + colour]
        number = (mat * 2 + loses) * PRIZES + self.prize[mat * 2 + winner]
        number = number * MARGINS + self.margin(-likely if loses else likely)
        self.active[count] = at + WINNER_AT + number * GAPS + self.gap(self.position.spaces(mat))
        return count + 1

    def margin(self, lead: int) -> int:
        return 0 if lead < 2 else 1 if lead < 4 else 2 if lead < 7 else 3

    def gap(self, spaces: int) -> int:
        return 0 if spaces < 2 else 1 if spaces < 3 else 2 if spaces < 5 else 3

    def look_at_spoils(self, seat: int, mat: int, at: int, count: int) -> int:
        """PI-10: whoever has filled the own side of a mat may fill the other, with the worst cards."""
        up = self.position.up[mat]
        for steps in range(2):
            other = seat ^ steps
            mine = mat * 2 + other
            if self.position.placed[mine] == mat + 1:
                lead = self.position.sum[mine] - self.filled(mine ^ 1, other, 1 - up)
                number = (mat * (mat + 1) // 2 + self.position.spaces(mat) - 1) * 2 + steps
                self.active[count] = at + SPOILT_AT + number * LEADS + self.lead_number(lead if up else -lead)
                count += 1
        return count

    def look_at_medals(self, seat: int, at: int, count: int) -> int:
        for colour in range(COLOURS):
            needs = self.position.needs[colour]
            mine = needs - self.position.won[seat * COLOURS + colour]
            theirs = needs - self.position.won[(1 - seat) * COLOURS + colour]
            self.active[count] = at + WANTED_AT + colour * PAIRS + self.pair(mine, theirs)
            count += 1
        mine = self.bounded(self.position.medal_count(seat), MEDALS_TO_WIN - 1)
        theirs = self.bounded(self.position.medal_count(1 - seat), MEDALS_TO_WIN - 1)
        self.active[count] = at + COUNT_AT + mine * MEDALS_TO_WIN + theirs
        return count + 1

    def pair(self, mine: int, theirs: int) -> int:
        """What both want, as one number."""
        mine = self.bounded(max(mine, 0), MOST_WANTED)
        return mine * (MOST_WANTED + 1) + self.bounded(max(theirs, 0), MOST_WANTED)

    def look_at_later(self, seat: int, at: int, count: int) -> int:
        my_medals = 0
        their_medals = 0
        for colour in range(COLOURS):
            needs = self.position.needs[colour]
            mine = needs - self.later[seat * COLOURS + colour]
            theirs = needs - self.later[(1 - seat) * COLOURS + colour]
            my_medals += 1 if mine <= 0 else 0
            their_medals += 1 if theirs <= 0 else 0
            self.active[count] = at + LATER_AT + colour * PAIRS + self.pair(mine, theirs)
            count += 1
        number = self.bounded(my_medals, MEDALS_TO_WIN) * (MEDALS_TO_WIN + 1)
        self.active[count] = at + LATER_COUNT_AT + number + self.bounded(their_medals, MEDALS_TO_WIN)
        return count + 1

    def look_at_rest(self, at: int, count: int) -> int:
        self.active[count] = at + PHASE_AT + self.position.phase
        self.active[count + 1] = at + BAG_AT + self.bounded(self.position.bag_size, MOST_IN_BAG)
        count += 2
        if self.position.phase == EXCHANGE:
            self.active[count] = at + EXCHANGED_AT + self.position.exchanged
            count += 1
        return count
