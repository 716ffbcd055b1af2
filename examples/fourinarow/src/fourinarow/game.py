"""Four in a Row: its discs, the board, its moves and what happens, put together to a game."""

from parlour.easy import Act, Kind, Levels, Number, Place, Tells, easy_game

from . import rules
from .rules import COLUMNS, SPACES, FourInARow

FOURINAROW = easy_game(
    FourInARow,
    code="fourinarow",
    players=range(2, 3),
    ids=("FR-1", "FR-2", "FR-3", "FR-4"),
    pieces=[
        Kind("X", "●", suit=0, owner=0, copies=0, key="fourinarow-disc-first"),
        Kind("O", "○", suit=1, owner=1, copies=0, key="fourinarow-disc-second"),
    ],
    places=[Place("board", "disc", SPACES, layout="grid", columns=COLUMNS)],
    numbers=[Number("turn", seat=True), Number("winner", seat=True)],
    moves=[Act("drop", COLUMNS, target="board", spaces=True, rule="FR-2")],
    tells={rules.DROPPED: Tells("dropped", "seat", "column")},
    simulations=Levels(easy=40, medium=200, hard=1_500, expert=10_000, master=40_000),
    explore=0.6,
    minutes=5,
)
