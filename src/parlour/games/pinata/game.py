"""Piñata: the facts of the game, and its parts."""

from ...core.facts import Facts, Option, Section
from ...core.spec import MINE, THEIRS, Bots, Fact, Field, GameSpec, Judging, Learning, Levels, Shapes, Study
from . import shapes
from .bot import Greedy, Playout
from .edition import PinataEditions
from .features import PinataFeatures
from .moves import PinataMoves
from .observer import FIELDS, PinataObserver
from .positions import PinataPositions
from .rules import MATS, Pinata
from .sources import SOURCES
from .tally import PinataTally
from .views import PinataViews

FACTS = Facts(
    code="pinata",
    rules_version=1,
    players=range(2, 3),
    options=(Option("open_sides", ("off", "on"), "off", "PI-10"),),
    sections=(
        Section("components", ("PI-1", "PI-2", "PI-3", "PI-4")),
        Section("setup", ("PI-5", "PI-6")),
        Section("turn", ("PI-7", "PI-8", "PI-9", "PI-10", "PI-11", "PI-12")),
        Section("scoring", ("PI-13", "PI-14", "PI-15", "PI-16", "PI-17")),
        Section("end", ("PI-18", "PI-19")),
    ),
    sources=SOURCES,
    designer="Stephen Glenn",
    publisher="Rio Grande Games",
    minutes=30,
    peer="crazy_eights",
    shows_by_rule=False,
)

PINATA = GameSpec(
    rules=Pinata,
    facts=FACTS,
    moves=PinataMoves(),
    views=PinataViews(),
    positions=PinataPositions(),
    bots=Bots(
        Greedy,
        Playout,
        simulations=Levels(easy=200, medium=130, hard=600, expert=10_000, master=80_000),
        explore=0.25,
        ease=(0.08, 0.0),
        judging=Judging(PinataFeatures, simulations=Levels(hard=10, expert=7_400, master=60_000)),
    ),
    learning=Learning(PinataObserver, tuple(Field(*row) for row in FIELDS)),
    editions=PinataEditions(),
    shapes=Shapes(shapes.Board, shapes.EVENTS, shapes.Move),
    study=Study(
        PinataTally,
        (
            MINE,
            THEIRS,
            Fact("medals", 1),
            Fact("their-medals", -1),
            Fact("next-mat", 1, chance=True),
            Fact("lost", -1, chance=True, each="mat", size=MATS),
        ),
        sharpness=20.0,
    ),
)
