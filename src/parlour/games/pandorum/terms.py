# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The words of Pandorum as numbers: cards, ground, harvesters, phases of a turn, moves, and the notes of the journal.

Cards of one name are alike, so a card is the number of its name; hands, deck and slots are counts by name. A set of
cards, of hexes or of other small numbers is a bit mask: `things >> n & 1` asks whether n is in it (see planet.py).
"""

from .planet import DIRECTIONS, HEXES

MOST = 4  # players
NOTHING = -1

# --- cards ----------------------------------------------------------------------------------------------

CARDS = 27  # names
KINDS = 7
MINING = 0  # kinds that the rules name (PD-3)
SYSTEM = 5
BLUE_CARDS = 3  # PD-8: mining cards in a first hand
STACKS = 4  # PD-10
DRAWS = 2  # PD-11
DRAWS_WITH_THIRD_CARD = 3  # PD-6

# What is printed on a card: the columns of the table that a game is made with, each with a number for every card.
FACE_COPIES = 0
FACE_KIND = 1
FACE_SITES = 2
FACE_RULE = 3
FACE_PER_MODULE = 4
FACE_PER_BASE = 5
FACE_PLUS = 6
FACE_NAMED = 7
FACE_SOURCE = 8

# Counting rules: which hexes a card pays for (PD-5, PD-20 to PD-22).
FREE_ADJACENT = 0
ADJACENT_VOLCANOES = 1
OWN_ADJACENT = 2
OWN_ON_TERRAIN = 3
OWN_BY_PAD = 4
OWN_ON_RAY = 5
OWN_BY_VOLCANOES = 6
VOLCANOES_BETWEEN = 7
OWN_ON_EDGE = 8
RIVALS_ADJACENT = 9
BLOCKS = 10

# --- the planet -----------------------------------------------------------------------------------------

# What a hex is to a builder is its site: terrain * 2, one more with a volcano adjacent; then what nobody builds on.
BUILDABLE = 6
LAVA = 6
LANDING = 7
SITES = 8
GROUPS = 16  # of volcanoes, at most

# Pieces (PD-2). A choice of what to build is a piece without the nose or, WITH_NOSE higher, with it.
PIECES = 36  # of all players together; nobody has as many
MODULE = 0
BASE = 1
WITH_NOSE = 2
NOSE_MODULE = WITH_NOSE + MODULE
NOSE_BASE = WITH_NOSE + BASE
PIECE_CHOICES = 4
MODULE_FEE = 1  # PD-15
BASE_FEE = 2
CARDS_FOR_MODULE = 1  # PD-17
CARDS_FOR_BASE = 2
CARDS_MORE = 1  # PD-26: of *twin* and *triple*
AT_ONCE = CARDS_FOR_BASE + CARDS_MORE  # cards for one object, at most

# --- harvesters -----------------------------------------------------------------------------------------

# Noses and hulls (PD-6).
UPGRADES = 4
TWIN = 0
TRIPLE = 1
JUMP = 2
WAIVER = 3
FREE_MOVE = 0
THIRD_CARD = 1
OVERFLIGHT = 2
REBATE_CARD = 3

# Slots (PD-24), and how many cards a nose or a hull works with (PD-7).
SLOTS = 3
NOSE = 0
HULL = 1
CARGO = 2
NOSE_NEEDS = 3
HULL_NEEDS = 5
NOSE_NEEDS_AT_FOUR = 2  # players
HULL_NEEDS_AT_FOUR = 4

# --- a turn ---------------------------------------------------------------------------------------------

# Phases. From BUILD to SLOT an object is being built, and the answers to the open question are in `options`.
TURN = 0  # draw, or move
DRAW = 1  # the next card
REBATE = 2  # the card for the discard
GO = 3  # after the discard: where to
BUILD = 4  # which piece
PICK = 5  # the next card for it
RAY = 6  # of a Network defence
VOLCANO = 7  # the group of a Dome defence
BLOCK = 8  # what a block doubles
SLOT = 9  # where a card goes
OVER = 10
TWO_QUIDS = AT_ONCE  # the option of a block that doubles nothing; lower ones are places among the picked cards

# The end (PD-27, PD-30).
BY_BUILDING = 0
BY_PASSING = 1
BY_BARRENNESS = 2
BARREN_ROUNDS = 20  # PD-30
TOLD_ROUNDS = 10

# The move space.
MOVE_DRAW = 0  # from the deck
MOVE_STACK = MOVE_DRAW + 1  # from the market, by card
MOVE_DISCARD = MOVE_STACK + CARDS  # by card
MOVE_GO = MOVE_DISCARD + CARDS  # by hex
MOVE_JUMP = MOVE_GO + HEXES
MOVE_BUILD = MOVE_JUMP + HEXES  # by piece
MOVE_CARD = MOVE_BUILD + PIECE_CHOICES  # by card
MOVE_RAY = MOVE_CARD + CARDS  # by direction
MOVE_VOLCANO = MOVE_RAY + DIRECTIONS  # by the first hex of the group
MOVE_DOUBLE = MOVE_VOLCANO + HEXES  # by card
MOVE_TWO = MOVE_DOUBLE + CARDS
MOVE_SLOT = MOVE_TWO + 1  # by slot
MOVES = MOVE_SLOT + SLOTS

# The first move that answers the question of each phase; there is none before BUILD.
ANSWERS = (0, 0, 0, 0, MOVE_BUILD, MOVE_CARD, MOVE_RAY, MOVE_VOLCANO, MOVE_DOUBLE, MOVE_SLOT)

# --- the journal ----------------------------------------------------------------------------------------

# What happened, and the four numbers that each note holds; those not named are 0.
DEALT = 1  # the first seat
DREW = 2  # seat, card, 1 from the market or 0 from the deck, which nobody else may see
OPENED = 3  # a card of the deck that now lies in the market
DISCARDED = 4  # seat, card
MOVED = 5  # seat, from hex, to hex, 1 for a jump
FEE = 6  # seat that pays, owner, quids, hex
BUILT = 7  # seat, hex, piece, 0 or with the nose 1 + which nose; then a note USED for each card
USED = 8  # card
PAID = 9  # seat, card, quids from the bank, 1 if doubled; then a note SOURCE for each hex
TOOK = 10  # the same from rivals; then a note PAYER for each of them, and SOURCE
SOURCE = 11  # hex, quids that it brought
PAYER = 12  # seat, quids
SLOTTED = 13  # seat, card, slot
CHARGED = 14  # seat, slot, which nose or hull
EMPTIED = 15  # seat, which nose
LAST = 16  # seat that has built its last object
PASSED = 17  # seat
BARREN = 18  # full rounds in which nobody built
HAULED = 19  # seat, kind of cards in its cargo, quids
WON = 20  # set of the winners, how the game ended
