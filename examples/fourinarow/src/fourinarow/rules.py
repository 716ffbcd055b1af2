# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""Four in a Row: the position and its rules. Rule ids (FR-…) stand at the lines that carry them out.

The board has 42 spaces, counted from the top left. A disc is the number of its player.
"""

from parlour.easy import Game, Rng

COLUMNS = 7
ROWS = 6
SPACES = COLUMNS * ROWS
LINE = 4
NONE = -1

# Notes of the journal.
DROPPED = 1


class FourInARow(Game):
    """Two players let discs fall into columns; four in a line win."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.disc = [0] * SPACES
        self.turn = 0
        self.winner = NONE

    def deal(self, rng: Rng) -> None:
        """FR-1: the board is empty, and seat 0 begins."""
        self.over = 0
        self.turn = 0
        self.winner = NONE
        for space in range(SPACES):
            self.disc[space] = NONE

    def waiting(self) -> int:
        return 0 if self.over else 1 << self.turn

    def legal(self, seat: int) -> int:
        """FR-2: any column that is not full."""
        count = 0
        for column in range(COLUMNS):
            if self.disc[column] == NONE:
                self.moves[count] = column
                count += 1
        return count

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        """FR-2: the disc falls to the lowest free space."""
        row = ROWS - 1
        while self.disc[row * COLUMNS + move] != NONE:
            row -= 1
        self.disc[row * COLUMNS + move] = seat
        self.note(DROPPED, seat, move + 1, 0, 0)
        if self.makes_line(row, move, seat):  # FR-3
            self.winner = seat
            self.over = 1
        elif self.is_full():  # FR-4
            self.over = 1
        self.turn = 1 - seat
        if self.over:
            self.finish()

    def makes_line(self, row: int, column: int, seat: int) -> bool:
        """Across, down, and along both diagonals."""
        return (
            self.length(row, column, 0, 1, seat) >= LINE
            or self.length(row, column, 1, 0, seat) >= LINE
            or self.length(row, column, 1, 1, seat) >= LINE
            or self.length(row, column, 1, -1, seat) >= LINE
        )

    def length(self, row: int, column: int, down: int, right: int, seat: int) -> int:
        """How many discs of the seat lie in a row through this space."""
        return 1 + self.reach(row, column, down, right, seat) + self.reach(row, column, -down, -right, seat)

    def reach(self, row: int, column: int, down: int, right: int, seat: int) -> int:
        count = 0
        row += down
        column += right
        while (
            0 <= row and row < ROWS and 0 <= column and column < COLUMNS and self.disc[row * COLUMNS + column] == seat
        ):
            count += 1
            row += down
            column += right
        return count

    def is_full(self) -> bool:
        for column in range(COLUMNS):
            if self.disc[column] == NONE:
                return False
        return True

    def finish(self) -> None:
        """FR-3, FR-4: whoever has a line wins; otherwise both share the win."""
        self.share_reward(3 if self.winner == NONE else 1 << self.winner)
