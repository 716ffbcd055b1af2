"""Ninjan: the facts of the game, and its parts."""

from ...core.facts import Facts, Option, Section
from ...core.game import SEATS
from ...core.spec import MINE, THEIRS, Bots, Fact, Field, GameSpec, Judging, Learning, Levels, Shapes, Study
from . import shapes
from .bot import Greedy, Playout
from .edition import NinjanEditions
from .features import NinjanFeatures
from .moves import NinjanMoves
from .observer import FIELDS, NinjanObserver
from .positions import NinjanPositions
from .rules import Ninjan
from .sources import SOURCES
from .tally import NinjanTally
from .views import NinjanViews

FACTS = Facts(
    code="ninjan",
    rules_version=1,
    players=range(2, 6),
    options=(
        Option("deals", ("1", "2", "3"), "1", "NJ-15"),
        Option("tiebreak", ("throw", "share"), "throw", "NJ-14"),
    ),
    sections=(
        Section("components", ("NJ-1", "NJ-2")),
        Section("setup", ("NJ-3",)),
        Section("round", ("NJ-4", "NJ-5", "NJ-6", "NJ-7", "NJ-8", "NJ-9", "NJ-10", "NJ-11")),
        Section("end", ("NJ-12", "NJ-13", "NJ-14")),
        Section("options", ("NJ-15",)),
    ),
    sources=SOURCES,
    designer="6jizo",
    publisher="Helvetiq, Pakufuda Store",
    minutes=15,
    peer="goofspiel",
    shows_by_rule=False,
)

NINJAN = GameSpec(
    rules=Ninjan,
    facts=FACTS,
    moves=NinjanMoves(),
    views=NinjanViews(),
    positions=NinjanPositions(),
    bots=Bots(
        Greedy,
        Playout,
        simulations=Levels(easy=200, medium=80, hard=600, expert=60_000, master=480_000),
        explore=0.2,
        ease=(0.18, 0.0),
        judging=Judging(NinjanFeatures, simulations=Levels(expert=52_000, master=320_000)),
    ),
    learning=Learning(NinjanObserver, tuple(Field(*row) for row in FIELDS)),
    editions=NinjanEditions(),
    shapes=Shapes(shapes.Board, shapes.EVENTS, shapes.Move),
    study=Study(
        NinjanTally,
        (
            MINE,
            THEIRS,
            Fact("round", 1),
            Fact("round-theirs", -1, each="seat", size=SEATS),
            Fact("captures", 1, chance=True),
            Fact("richest", -1),
        ),
        sharpness=12.0,
    ),
)
