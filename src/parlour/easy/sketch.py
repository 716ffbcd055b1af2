"""Any board made of zones, drawn for a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from ..core.text import Json, Say, text
from ..core.zones import Piece, Zone

EMPTY = "·"
BACK = "▒"


def sketch(board: Json, say: Say, names: Sequence[str]) -> RenderableType:
    """A line for each zone, grids in rows, and the scores below."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    for zone in board["zones"]:
        rows.add_row(say(zone["title"]), Line(_drawn(zone)))
    if board["scores"] is None:
        return rows
    scores = "   ".join(f"{name}: {score}" for name, score in zip(names, board["scores"], strict=False))
    return Group(rows, Line(f"{say(text('easy-scores'))}  {scores}"))


def _drawn(zone: Zone) -> str:
    if zone["layout"] == "grid":
        signs = [_sign(piece) for piece in zone["pieces"]]
        columns, width = zone.get("columns", len(signs)), max(map(len, signs), default=1)
        lines = [signs[start : start + columns] for start in range(0, len(signs), columns)]
        return "\n".join(" ".join(sign.ljust(width) for sign in line) for line in lines)
    if zone["layout"] == "number" or not zone["pieces"]:
        return str(zone["count"])
    if zone["layout"] == "stack":
        return f"{_sign(zone['pieces'][-1])} ({zone['count']})"
    return " ".join(map(_sign, zone["pieces"]))


def _sign(piece: Piece | None) -> str:
    return EMPTY if piece is None else piece.get("face", BACK)
