"""Piñata drawn with letters, for a terminal; made of a view's board alone, so it shows no more than that."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Json, Say, text
from ..sketch import grid, labelled, marked
from .moves import COLOUR_NAMES, LETTERS

# Middle tones, to be told apart on black as on white; the letter says the colour without them.
TONES = {"R": "indian_red", "U": "medium_purple", "G": "dark_sea_green4", "P": "hot_pink3", "Y": "gold3", "W": "grey54"}
CANDY = "•"
SPACE = "·"


def sketch(board: Json, say: Say, names: Sequence[str]) -> RenderableType:
    return Group(
        _headline(board, say),
        _mats(board, say, names),
        _players(board, say, names),
        _shown(board, say, names),
    )


def _headline(board: Json, say: Say) -> Line:
    if board["phase"] == "over":
        return Line(say(text("pinata-sketch-over")), "bold")
    sizes = {"draw": board["draw_size"], "discard": len(board["discard"]), "bag": board["bag_size"]}
    return Line(say(text("pinata-sketch-piles", **sizes)), "bold")


def _mats(board: Json, say: Say, names: Sequence[str]) -> Table:
    """PI-8: a side has as many spaces as the mat has candies; its sum stands before its cards."""
    table = grid(say, "pinata-sketch-wins", "pinata-sketch-candies")
    for name in names:
        table.add_column(Line(name), no_wrap=True)
    for mat in board["mats"]:
        label = marked(say(text("pinata-sketch-mat", mat=mat["number"])))
        if not mat["in_play"]:
            table.add_row(label, say(text("pinata-sketch-out")))
            continue
        wins = say(text("pinata-sketch-higher" if mat["up"] else "pinata-sketch-lower"))
        table.add_row(label, wins, _candies(mat["candies"]), *(_side(mat, seat) for seat in range(len(names))))
    return table


def _side(mat: Json, seat: int) -> Line:
    cards = mat["cards"][seat]
    spaces = [Line(SPACE, "dim")] * (mat["number"] - len(cards))
    return Line(" ").join([Line(f"{mat['sums'][seat]:>2} ", "dim"), *map(_card, cards), *spaces])


def _players(board: Json, say: Say, names: Sequence[str]) -> Table:
    """PI-17: of every colour the candies won, of how many its medal needs; a star once it is taken."""
    table = grid(say, "pinata-sketch-cards", "pinata-sketch-medals", "pinata-sketch-won")
    for seat, name in enumerate(names):
        label = marked(name, board["turn_of"] == seat)
        won = Line(" ").join(_won(board, seat, colour) for colour in COLOUR_NAMES)
        table.add_row(label, str(board["hand_sizes"][seat]), str(len(board["medals"][seat])), won)
    return table


def _won(board: Json, seat: int, colour: str) -> Line:
    taken = "★" if colour in board["medals"][seat] else " "
    count = f"{_letter(colour)} {board['candies'][seat][colour]}/{board['needs'][colour]}{taken}"
    return Line(count, f"bold {TONES[_letter(colour)]}" if taken == "★" else TONES[_letter(colour)])


def _shown(board: Json, say: Say, names: Sequence[str]) -> Table:
    """The cards that were shown (PI-12), and the reader's own."""
    rows = labelled()
    for seat, name in enumerate(names):
        if board["shown"][seat]:
            rows.add_row(
                marked(say(text("pinata-sketch-shown"))), Line(f"{name}  ").append(_cards(board["shown"][seat]))
            )
    if board["hand"]:
        rows.add_row(marked(say(text("pinata-sketch-hand"))), _cards(board["hand"]))
    return rows


# --- small parts --------------------------------------------------------------------------------------


def _letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def _candies(colours: Sequence[str]) -> Line:
    return Line(" ").join(Line(f"{CANDY}{_letter(colour)}", TONES[_letter(colour)]) for colour in colours)


def _card(card: str) -> Line:
    return Line(card, f"bold {TONES[card[0]]}")


def _cards(cards: Sequence[str]) -> Line:
    return Line(" ").join(map(_card, cards))
