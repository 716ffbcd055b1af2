"""Goofspiel: its cards, where they lie, its moves and what happens, put together to a game."""

from parlour.easy import Act, Kind, Levels, Place, Tells, easy_game

from . import rules
from .rules import MOST_PLAYERS, RANKS, Goofspiel

FACES = ("A", *map(str, range(2, 11)), "J", "Q", "K")
SUITS = "SHC"  # of the players; the prizes are diamonds

CARDS = [
    *(Kind(f"{SUITS[seat]}{face}", face, suit=seat, owner=seat) for seat in range(MOST_PLAYERS) for face in FACES),
    *(Kind(f"D{face}", face, suit=3) for face in FACES),
]

GOOFSPIEL = easy_game(
    Goofspiel,
    code="goofspiel",
    players=range(2, MOST_PLAYERS + 1),
    ids=("GS-1", "GS-2", "GS-3", "GS-4", "GS-5", "GS-6"),
    pieces=CARDS,
    places=[
        Place("deck", "deck", RANKS, count="deck_size", seen="none", layout="stack"),
        Place("prize", "prize", 1),
        Place("bid", "bid", 1, each=True, seen="owner", marks=True),
        Place("hand", "hand", RANKS, count="hand_size", each=True, layout="fan"),
        Place("played", "played", RANKS, count="played_size", each=True, layout="pile"),
        Place("won", "won", RANKS, count="won_size", each=True),
        Place("aside", "aside", RANKS, count="aside_size"),
    ],
    moves=[Act("bid", MOST_PLAYERS * RANKS, piece=0, rule="GS-3")],
    tells={
        rules.DEALT: Tells("dealt"),
        rules.PRIZE: Tells("prize", "card=piece"),
        rules.BID: Tells("bid", "seat", "card=piece", secret=("card",)),
        rules.SHOWN: Tells("shown", "seat", "card=piece"),
        rules.TOOK: Tells("took", "seat", "card=piece", "points"),
        rules.TIED: Tells("tied", "card=piece"),
    },
    score="score",
    simulations=Levels(easy=60, medium=200, hard=1_000, expert=6_000, master=24_000),
    explore=0.3,
    minutes=10,
)
