"""Pandorum: the facts of the game, and its parts."""

from ...core.facts import Facts, Option, Section
from ...core.spec import MINE, THEIRS, Bots, Fact, Field, GameSpec, Judging, Learning, Levels, Shapes, Study
from . import shapes
from .bot import Greedy, Playout
from .edition import PLAYERS, PandorumEditions
from .features import PandorumFeatures
from .moves import PandorumMoves
from .observer import FIELDS, PandorumObserver
from .positions import PandorumPositions
from .proposals import PandorumProposals
from .rules import Pandorum
from .sources import SOURCES
from .tally import PandorumTally
from .views import PandorumViews

FACTS = Facts(
    code="pandorum",
    rules_version=1,
    players=PLAYERS,
    options=(
        Option("systems", ("on", "off"), "on", "PD-22"),
        Option("last_object", ("all", "kind"), "all", "PD-27"),
        Option("nose", ("once", "again"), "once", "PD-25"),
    ),
    sections=(
        Section("components", ("PD-1", "PD-2", "PD-3", "PD-4", "PD-5", "PD-6", "PD-7")),
        Section("setup", ("PD-8", "PD-9")),
        Section("market", ("PD-10",)),
        Section("turn", ("PD-11", "PD-12", "PD-13", "PD-14", "PD-15", "PD-16")),
        Section("building", ("PD-17", "PD-18", "PD-19", "PD-20", "PD-21", "PD-22", "PD-23")),
        Section("slots", ("PD-24", "PD-25", "PD-26")),
        Section("end", ("PD-27", "PD-28", "PD-29", "PD-30", "PD-31")),
    ),
    sources=SOURCES,
    designer="Alexey Konnov, Alexey Paltsev, Anatoliy Shklyarov",
    publisher="Cosmodrome Games",
    minutes=60,
    peer="hive",
    shows_by_rule=False,
)

PANDORUM = GameSpec(
    rules=Pandorum,
    facts=FACTS,
    moves=PandorumMoves(),
    views=PandorumViews(),
    positions=PandorumPositions(),
    bots=Bots(
        Greedy,
        Playout,
        simulations=Levels(easy=200, medium=80, hard=60, expert=1_000, master=16_000),
        explore=0.25,
        by_mean=0.1,
        ease=(0.05, 0.1),
        judging=Judging(PandorumFeatures, simulations=Levels()),
    ),
    learning=Learning(PandorumObserver, tuple(Field(*row) for row in FIELDS), version=2),
    editions=PandorumEditions(),
    shapes=Shapes(shapes.Board, shapes.EVENTS, shapes.Move),
    study=Study(
        PandorumTally,
        (MINE, THEIRS, Fact("now", 1), Fact("built", 1), Fact("paid", -1), Fact("cards", 1)),
        sharpness=4.0,
    ),
    proposals=PandorumProposals(),
)
