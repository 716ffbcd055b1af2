"""Playing games to the end in tests."""

from parlour import Table
from parlour.core.rng import Rng


def play_on(table: Table, seed: int = 1) -> Table:
    """Random moves until the game is over."""
    rng = Rng(seed)
    while not table.over:
        seat = table.waiting[rng.below(len(table.waiting))]
        moves = table.moves(seat)
        table.play(seat, moves[rng.below(len(moves))])
    return table
