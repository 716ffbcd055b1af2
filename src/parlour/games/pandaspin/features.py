# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a net looks at in a position of Panda Spin.

First everything that each seat has, in blocks of the same kind, the seat that looks first; then what all share.
"""

from ...core.features import Features
from .rules import PandaSpin
from .terms import (
    ANIMALS,
    CARDS,
    COUNT_PART,
    HAND,
    HUNGRY,
    LONGEST,
    SIDES,
    SUITS,
    THRICE_SHIFT,
    TWICE_SHIFT,
    VALUES,
)

# How far numbers are told apart; more counts as the last.
MOST_HELD = 16
MOST_POINTS = 21
MOST_LIKE = 4  # copies of a value in a hand
MOST_TIMES = 6
MOST_PENDING = 3

# What each seat has, by place in its block.
HELD_AT = 0  # animal cards by side, then element cards
LYING_AT = HELD_AT + SIDES + SUITS  # its cards in the trick, by side
LIKE_AT = LYING_AT + SIDES  # how often the hand has each value
SIZE_AT = LIKE_AT + VALUES * MOST_LIKE  # cards in the hand
POINTS_AT = SIZE_AT + MOST_HELD + 1
FLAGS_AT = POINTS_AT + MOST_POINTS + 1  # passed, out, bombed, white cards, blue cards in the trick
TURN_AT = FLAGS_AT + 5
LEADER_AT = TURN_AT + 1
HIGH_AT = LEADER_AT + 1  # the highest bid is its own
SIZES_AT = HIGH_AT + 1  # its hand beside that of the seat that looks
LEAD_AT = SIZES_AT + (MOST_HELD + 1) * (MOST_HELD + 1)  # its points beside theirs
BLOCK = LEAD_AT + 2 * MOST_POINTS + 1

# What all share, behind the blocks.
PHASE_AT = 0
SHAPE_AT = PHASE_AT + 5  # of the figure, by length and copies
TOP_AT = SHAPE_AT + LONGEST * MOST_TIMES  # its top value, by length
BOMB_AT = TOP_AT + LONGEST * VALUES  # a bomb, by its top value
PICKED_AT = BOMB_AT + VALUES  # cards picked for it so far
PENDING_AT = PICKED_AT + ANIMALS  # bamboo, fire, panda still to be settled
LIES_AT = PENDING_AT + 3 * MOST_PENDING  # A or 二, panda played in the trick
SUITS_AT = LIES_AT + 2  # in play
MOOD_AT = SUITS_AT + SUITS
SHARED = MOOD_AT + 1


class PandaSpinFeatures(Features):
    VERSION = 1

    def __init__(self, game: PandaSpin) -> None:
        super().__init__(game)
        self.position: PandaSpin = game
        self.size = game.players * BLOCK + SHARED
        self.most = CARDS + game.players * (VALUES + 12) + 30

    def look(self, seat: int) -> None:
        count = 0
        other = seat
        for steps in range(self.position.players):
            count = self.look_at_hand(other, steps * BLOCK, count)
            count = self.look_at_seat(other, seat, steps * BLOCK, count)
            other = other + 1 if other + 1 < self.position.players else 0
        count = self.look_at_trick(seat, count)
        count = self.look_at_figure(self.position.players * BLOCK, count)
        self.count = self.look_at_rest(self.position.players * BLOCK, count)

    def look_at_hand(self, other: int, block: int, count: int) -> int:
        for place in range(other * HAND, other * HAND + self.position.hand_size[other]):
            card = self.position.hand[place]
            held = card * 2 + self.position.blue[card] if card < ANIMALS else SIDES + card - ANIMALS
            self.active[count] = block + HELD_AT + held
            count += 1
        for value in range(VALUES):
            held = self.position.count[other * VALUES + value]
            if held != 0:
                like = (
                    (held & COUNT_PART)
                    + 2 * (held >> TWICE_SHIFT & COUNT_PART)
                    + 3 * (held >> THRICE_SHIFT & COUNT_PART)
                )
                self.active[count] = block + LIKE_AT + value * MOST_LIKE + (like if like < MOST_LIKE else MOST_LIKE) - 1
                count += 1
        return count

    def look_at_seat(self, other: int, seat: int, block: int, count: int) -> int:
        held = self.bounded(self.position.hand_size[other], MOST_HELD)
        points = self.bounded(self.position.points[other], MOST_POINTS)
        self.active[count] = block + SIZE_AT + held
        self.active[count + 1] = block + POINTS_AT + points
        count += 2
        if other != seat:
            mine = self.bounded(self.position.hand_size[seat], MOST_HELD)
            lead = points - self.bounded(self.position.points[seat], MOST_POINTS)
            self.active[count] = block + SIZES_AT + mine * (MOST_HELD + 1) + held
            self.active[count + 1] = block + LEAD_AT + MOST_POINTS + lead
            count += 2
        count = self.flag(self.position.passed >> other & 1, block + FLAGS_AT, count)
        count = self.flag(self.position.out >> other & 1, block + FLAGS_AT + 1, count)
        count = self.flag(self.position.bombed >> other & 1, block + FLAGS_AT + 2, count)
        count = self.flag(self.position.played_white >> other & 1, block + FLAGS_AT + 3, count)
        count = self.flag(self.position.played_blue >> other & 1, block + FLAGS_AT + 4, count)
        count = self.flag(1 if self.position.turn == other else 0, block + TURN_AT, count)
        return self.flag(1 if self.position.leader == other else 0, block + LEADER_AT, count)

    def look_at_trick(self, seat: int, count: int) -> int:
        """The cards that lie in the trick and still belong to their players."""
        for place in range(self.position.lying_size):
            owner = self.position.bid_seat[self.position.lying_bid[place]]
            if not self.position.passed >> owner & 1:
                self.active[count] = self.block_of(owner, seat) + LYING_AT + self.position.lying[place]
                count += 1
        if self.position.bids > 0:
            self.active[count] = self.block_of(self.position.bid_seat[self.position.bids - 1], seat) + HIGH_AT
            count += 1
        return count

    def look_at_figure(self, at: int, count: int) -> int:
        """The figure that is being picked, or else the highest bid."""
        self.active[count] = at + PHASE_AT + self.position.phase
        count += 1
        if self.position.times > 0:
            length = self.position.length - 1
            times = self.bounded(self.position.times, MOST_TIMES) - 1
            self.active[count] = at + SHAPE_AT + length * MOST_TIMES + times
            self.active[count + 1] = at + (
                BOMB_AT + self.position.top if self.position.bomb else TOP_AT + length * VALUES + self.position.top
            )
            count += 2
        for place in range(self.position.picks):
            self.active[count] = at + PICKED_AT + self.position.picked[place]
            count += 1
        return count

    def look_at_rest(self, at: int, count: int) -> int:
        count = self.pending(self.position.bamboo, at + PENDING_AT, count)
        count = self.pending(self.position.fire, at + PENDING_AT + MOST_PENDING, count)
        count = self.pending(self.position.panda, at + PENDING_AT + 2 * MOST_PENDING, count)
        count = self.flag(self.position.high_card_lies, at + LIES_AT, count)
        count = self.flag(self.position.panda_lies, at + LIES_AT + 1, count)
        count = self.flag(1 if self.position.mood == HUNGRY else 0, at + MOOD_AT, count)
        for suit in range(SUITS):
            count = self.flag(self.position.suits >> suit & 1, at + SUITS_AT + suit, count)
        return count

    def block_of(self, other: int, seat: int) -> int:
        """Where the block of a seat begins, counted from the one that looks."""
        steps = other - seat
        return (steps if steps >= 0 else steps + self.position.players) * BLOCK

    def bounded(self, number: int, most: int) -> int:
        return number if number < most else most

    def flag(self, holds: int, feature: int, count: int) -> int:
        """Add a feature if it holds."""
        self.active[count] = feature
        return count + holds

    def pending(self, symbols: int, at: int, count: int) -> int:
        """How many symbols are still to be settled; none is no feature."""
        if symbols == 0:
            return count
        self.active[count] = at + self.bounded(symbols, MOST_PENDING) - 1
        return count + 1
