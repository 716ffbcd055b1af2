"""Panda Spin: the facts of the game, and its parts."""

from itertools import combinations

from ...core.facts import Facts, Option, Section
from ...core.spec import MINE, THEIRS, Bots, Fact, Field, GameSpec, Judging, Learning, Levels, Shapes, Study
from . import shapes
from .bot import Greedy, Playout
from .cards import LETTERS
from .edition import PandaSpinEditions
from .features import PandaSpinFeatures
from .moves import PandaSpinMoves
from .observer import FIELDS, PandaSpinObserver
from .positions import MOOD_NAMES, PandaSpinPositions
from .rules import PandaSpin
from .sources import SOURCES
from .tally import PandaSpinTally
from .views import PandaSpinViews

SUITS_FOR = {3: (2, 3), 4: (4,), 5: (5,)}
"""PS-7: the numbers of players that each number of suits is for."""
SUIT_CHOICES = {"".join(chosen): fit for count, fit in SUITS_FOR.items() for chosen in combinations(LETTERS, count)}

FACTS = Facts(
    code="pandaspin",
    rules_version=2,
    players=range(2, 6),
    options=(
        Option("mood", MOOD_NAMES, "random", "PS-6"),
        Option("suits", ("drawn", *SUIT_CHOICES), "drawn", "PS-7", SUIT_CHOICES),
        Option("elements", ("on", "off"), "on", "PS-7"),
        Option("formations", ("count", "shape"), "count", "PS-13"),
    ),
    sections=(
        Section("components", ("PS-1", "PS-2", "PS-3", "PS-4", "PS-5")),
        Section("setup", ("PS-6", "PS-7", "PS-8")),
        Section("round", ("PS-9", "PS-10")),
        Section("trick", ("PS-11", "PS-12", "PS-13", "PS-14", "PS-15", "PS-16", "PS-17", "PS-18")),
        Section("figures", ("PS-19", "PS-20", "PS-21", "PS-22", "PS-23", "PS-24")),
        Section("symbols", ("PS-25", "PS-26", "PS-27", "PS-28", "PS-29", "PS-30")),
        Section("elements", ("PS-31", "PS-32", "PS-33")),
        Section("end", ("PS-34", "PS-35", "PS-36")),
    ),
    sources=SOURCES,
    designer="Carl Chudyk",
    publisher="Surfin Meeple",
    minutes=45,
    peer="dou_dizhu",
)

PANDASPIN = GameSpec(
    rules=PandaSpin,
    facts=FACTS,
    moves=PandaSpinMoves(),
    views=PandaSpinViews(),
    positions=PandaSpinPositions(),
    bots=Bots(
        Greedy,
        Playout,
        simulations=Levels(easy=100, medium=90, hard=300, expert=2_000, master=32_000),
        explore=0.3,
        ease=(0.06, 0.0),
        judging=Judging(PandaSpinFeatures, simulations=Levels(hard=85, expert=2_900, master=32_000)),
    ),
    learning=Learning(PandaSpinObserver, tuple(Field(*row) for row in FIELDS), version=2),
    editions=PandaSpinEditions(),
    shapes=Shapes(shapes.Board, shapes.EVENTS, shapes.Move),
    study=Study(
        PandaSpinTally,
        (
            MINE,
            THEIRS,
            Fact("first", 1, chance=True),
            Fact("leads", 1, chance=True),
            Fact("cards", -1),
            Fact("bomb", 1, chance=True),
        ),
        sharpness=11.0,
    ),
)
