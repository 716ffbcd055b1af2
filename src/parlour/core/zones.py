"""Boards made of zones: what a game without a board of its own on the page shows, and what the page's board for every game draws.

A zone is a place where cards, tiles or pieces lie: a hand, a pile, a market, the spaces of a grid. A game whose board has
the shape `ZonedBoard` and whose moves have the shape `Step` needs not a line of code for the browser.
"""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from .text import Text

Layout = TypeAliasType("Layout", Literal["fan", "row", "stack", "pile", "grid", "number"])


class Piece(TypedDict):
    """A card, a tile or a piece. A card that the viewer may not see has neither name nor face."""

    id: NotRequired[str]
    """tells it from all others on the board, so that it can be seen to move; left out face down"""
    face: NotRequired[str]
    """the large sign on it: a rank, a value, a letter, an emoji; left out face down"""
    suit: NotRequired[int]
    """its suit, from 0: a colour and a shape of the page, told apart without colour too"""
    owner: NotRequired[int]
    """the seat whose piece it is, shown in the seat's colour and shape"""
    name: NotRequired[Text]
    """what people call it"""


class Zone(TypedDict):
    """A place on the table."""

    id: str
    """tells it from all other zones: `hand-0`, `deck`, `row-2`"""
    title: Text
    """what people call it"""
    layout: Layout
    """a fan or a row side by side; a stack shows its top piece and the count; a pile shows all, the last on top; a grid
    has `columns`; a number shows the count alone"""
    seat: int | None
    """whose zone it is; null: the table's"""
    pieces: list[Piece | None]
    """from the bottom or the left; null is an empty space of a grid"""
    count: int
    """how many pieces lie there, also where they are not listed"""
    columns: NotRequired[int]


class ZonedBoard(TypedDict):
    """The position as a viewer sees it: zones, in the order in which they lie on the table."""

    zones: list[Zone]
    scores: list[int] | None
    """for each seat; null in games without"""


class Step(TypedDict):
    """A move by the places it touches. On the page: click or drag the piece, then the target; a move without either is a button."""

    type: Literal["step"]
    piece: NotRequired[str]
    """the `id` of the piece that is moved or chosen"""
    origin: NotRequired[str]
    """the `id` of the zone it comes from"""
    target: NotRequired[str]
    """the `id` of the zone it goes to"""
    space: NotRequired[int]
    """which space of the target, in a grid, from 0"""
    name: NotRequired[str]
    """the move in notation, where the places do not tell it from the others"""
