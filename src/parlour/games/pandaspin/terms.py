# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The terms of Panda Spin as numbers: cards and what they show, figures and moves, and what the journal tells.

Suits and values are counted from 0, values from 0 (a 3) to 12 (二). An animal card is suit * VALUES + white value; the
element cards stand behind them, by suit. A side of a card is card * 2, and one more for the blue side.
"""

SUITS = 5
VALUES = 13
RANKS = VALUES - 1  # values that may stand in a run: all but 二 (PS-22)
ACE = 11
ANIMALS = SUITS * VALUES
CARDS = ANIMALS + SUITS
SIDES = ANIMALS * 2
FACES = CARDS * 2
PLAYERS = 5
NOBODY = -1

FIRE_SUIT = 0
METAL_SUIT = 1
WATER_SUIT = 2
EARTH_SUIT = 3
WOOD_SUIT = 4

# --- numbers of the rules -------------------------------------------------------------------------------

BANK = 105  # points in all (PS-5)
DEALT_HAND = 12  # PS-9
LONGEST = 5  # values in a run (PS-22)
BOMB_SIZE = 4  # PS-24
ELEMENT_DRAWS = 2  # PS-31
WATER_ASKS = 3  # values of the highest bid (PS-32)
FIRE_ASKS = 7  # cards in the hand, at most (PS-32)
MOST_FOR_OUT = 7  # PS-34
TO_WIN = 15  # PS-36

# How much there is room for.
HAND = 24  # cards in a hand; more than anybody can hold
COPIES = 20  # values in a set, or copies of a run; an edition cannot have more (PS-4)

# Panda moods (PS-6).
RANDOM_MOOD = 0
HUNGRY = 1
SPINNING = 2

# Phases.
LEAD = 0
FOLLOW = 1
PICKING = 2  # a figure is declared and its cards are picked
EFFECTS = 3  # symbols of a bid are settled (PS-30)
OVER = 4

# Where the cards of a trick went when their player passed (PS-16).
NOWHERE = 0
TO_HAND = 1
TO_DISCARD = 2

# What everybody knows of a card in a hand.
UNKNOWN = 0
KNOWN = 1  # it went back turned (PS-16)

# --- what a side shows ----------------------------------------------------------------------------------

# A face, bit by bit: its value, how many of it, its symbol, and what it adds to the count of its value.
VALUE_PART = 15
MANY_SHIFT = 4
MANY_PART = 3
SYMBOL_SHIFT = 6
SYMBOL_PART = 7
COUNT_SHIFT = 9

# Symbols.
WATER = 1
BAMBOO = 2
FIRE = 3
PANDA = 4

# A count of one value in a hand, five bits each: cards that show it once, twice, three times; how many have water.
COUNT_PART = 31
TWICE_SHIFT = 5
THRICE_SHIFT = 2 * TWICE_SHIFT
WATER_SHIFT = 3 * TWICE_SHIFT
ONCE = 1
TWICE = 1 << TWICE_SHIFT
THRICE = 1 << THRICE_SHIFT
WITH_WATER = 1 << WATER_SHIFT
WITHOUT_WATER = WITH_WATER - 1  # the part of a count that tells nothing of water

# --- runs -----------------------------------------------------------------------------------------------

# Every run of two to five values (PS-22), numbered by its length, in each length by its top value.
RUN_LENGTH = tuple(length for length in range(2, LONGEST + 1) for _ in range(length - 1, RANKS))
RUN_TOP = tuple(top for length in range(2, LONGEST + 1) for top in range(length - 1, RANKS))
RUNS = len(RUN_TOP)
# By length: add it to the top of a run for the number of the run.
RUN_AT = (0, 0, *(RUN_LENGTH.index(length) - length + 1 for length in range(2, LONGEST + 1)))

# --- moves ----------------------------------------------------------------------------------------------

SETS = 0  # declare a single or a set, by how many and value
ROWS = SETS + COPIES * VALUES  # a run or a formation, by how many copies and run
BOMBS = ROWS + COPIES * RUNS  # a bomb, by how many and value
PICK = BOMBS + (COPIES - BOMB_SIZE + 1) * VALUES  # a card of the figure, by side
ENOUGH = PICK + SIDES  # no further card
ELEMENT = ENOUGH + 1  # play an element card, by suit
SHED = ELEMENT + SUITS  # discard an element card, by suit
PASS = SHED + SUITS
TAKE_BAMBOO = PASS + 1
BURN = TAKE_BAMBOO + 1  # discard a card of the hand, by side
TAKE_FROM = BURN + SIDES  # a point from the bid before
SPIN = TAKE_FROM + 1  # turn a card of the hand, by card
IGNORE = SPIN + ANIMALS  # use no more symbols
MOVES = IGNORE + 1
SEEN_SPIN = MOVES  # what others see when a card of the hand is turned; no move has this number

# --- the journal ----------------------------------------------------------------------------------------

# What happened, with the four numbers of each note in their order; what is left out is 0. A note said to follow
# spells out the one before it.
DREW_SUITS = 1  # first player, mood, set of the suits in play; SUIT follows for each element card that was drawn
SUIT = 2  # whose element card, or NOBODY; its suit
DEALT = 3  # round, leader
BID = 4  # seat, move that declares the figure, seat of the bid before or NOBODY; CARD follows
CARD = 5  # a side as it lay
PASSED = 6  # seat, where its cards go, 1 if it had no choice; CARD follows
PLAYED_ELEMENT = 7  # seat, suit, how many cards it drew; DREW follows
DREW = 8  # a card
SHED_ELEMENT = 9  # seat; CARD follows
TOOK_BAMBOO = 10  # seat
TOOK_FROM = 11  # seat, whose point it was
BURNT = 12  # seat; CARD follows
SPUN = 13  # seat, card
TRICK = 14  # seat that won; CARD follows for what it discards
WENT_OUT = 15  # set of the seats that leave, points for each
SCORED = 16  # round; GAINED follows for every seat
GAINED = 17  # seat, points in this round for going out, from bamboo, by the panda
WON = 18  # set of the winner alone, 1 if others have as many points
