"""Pandorum drawn with letters, for a terminal; made of a view's board alone, so it shows no more than that."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Json, Say, text
from ..sketch import grid, labelled, marked

# Middle tones, to be told apart on black as on white; letters say the same without them.
GROUND_TONES = {"craters": "grey54", "mountains": "dark_sea_green4", "wasteland": "gold3", "volcano": "indian_red"}
KIND_TONES = {
    "mining": "steel_blue3",
    "generator": "gold3",
    "logistics": "dark_sea_green4",
    "laboratory": "grey54",
    "defence": "medium_purple",
    "system": "indian_red",
    "block": "dark_orange3",
}
CELL = 8
MIDDLE_ROW = 4


def sketch(board: Json, say: Say, names: Sequence[str]) -> RenderableType:
    return Group(
        _headline(board, say), _planet(board, say, names), _players(board, say, names), _cards(board, say, names)
    )


def _headline(board: Json, say: Say) -> Line:
    if board["phase"] == "over":
        return Line(say(text("pandorum-sketch-over")), "bold")
    key = "pandorum-sketch-piles" if board["last_turns"] is None else "pandorum-sketch-last-turns"
    return Line(say(text(key, deck=board["deck_size"], barren=board["barren"], limit=board["barren_limit"])), "bold")


# --- the planet -----------------------------------------------------------------------------------------


def _planet(board: Json, say: Say, names: Sequence[str]) -> Line:
    """A row a line, hexes by number and letter of terrain; then who built there, twice for a base; ^ a harvester."""
    rows: dict[str, list[Line]] = {}
    for hex in board["hexes"]:
        rows.setdefault(hex["hex"][0], []).append(_hex(board, hex, say, names))
    lines = []
    for number, (row, cells) in enumerate(rows.items()):
        indent = abs(number - MIDDLE_ROW) * CELL // 2
        lines.append(Line.assemble((row, "dim"), " " * (indent + 1), *cells))
    return Line("\n").join(lines)


def _hex(board: Json, hex: Json, say: Say, names: Sequence[str]) -> Line:
    tone = GROUND_TONES.get(hex["terrain"], "bold")
    lit = any(place["hex"] == hex["hex"] for place in board["forecast"])
    letter = say(text("pandorum-terrain-letter", terrain=hex["terrain"]))
    cell = Line(f"{hex['hex'][1]}{letter}", f"{tone} underline" if lit else tone)
    if hex["seat"] is not None:
        cell.append(_shape(names, hex["seat"]) * (2 if hex["piece"] == "base" else 1), "bold")
    parked = [seat for seat, harvester in enumerate(board["harvesters"]) if harvester["hex"] == hex["hex"]]
    if parked:
        cell.append("^" + "".join(_shape(names, seat) for seat in parked), "reverse")
    cell.pad_right(CELL - cell.cell_len)
    return cell


def _shape(names: Sequence[str], seat: int) -> str:
    """A player's shape, which stands before the name."""
    return names[seat][:1]


# --- players --------------------------------------------------------------------------------------------


def _players(board: Json, say: Say, names: Sequence[str]) -> Table:
    headings = ("quids", "cards", "pieces", "nose", "hull", "cargo")
    table = grid(say, *(f"pandorum-sketch-{heading}" for heading in headings))
    for seat, name in enumerate(names):
        pieces, harvester = board["pieces"][seat], board["harvesters"][seat]
        table.add_row(
            marked(name, board["turn_of"] == seat),
            str(board["quids"][seat]),
            str(board["hand_sizes"][seat]),
            f"{pieces['modules']}+{pieces['bases']}",
            _upgrade("nose", harvester["nose"], say),
            _upgrade("hull", harvester["hull"], say),
            _cargo(board, seat, say),
        )
    return table


def _upgrade(slot: str, upgrade: Json, say: Say) -> Line:
    """Its name and how many cards of those needed; bold when it works, struck through when used up."""
    name, needs, filled = say(text(f"pandorum-{slot}-{upgrade['kind']}")), upgrade["needs"], len(upgrade["cards"])
    style = "strike dim" if upgrade.get("used") else "bold" if filled == needs else ""
    return Line(f"{name} {filled}/{needs}", style)


def _cargo(board: Json, seat: int, say: Say) -> Line:
    """Cards by colour; a star where they are the most (PD-28)."""
    found = []
    kinds = {info["colour"]: info["kind"] for info in board["cards"].values()}
    for colour, row in board["cargo"].items():
        if row["counts"][seat]:
            word = say(text("pandorum-colour", colour=colour))
            star = "★" if row["seat"] == seat else ""
            found.append(Line(f"{word} {row['counts'][seat]}{star}", KIND_TONES[kinds[colour]]))
    return Line(", ").join(found)


# --- cards ----------------------------------------------------------------------------------------------


def _cards(board: Json, say: Say, names: Sequence[str]) -> Table:
    """The market, what everybody knows of hands, and the reader's own."""
    rows = labelled()
    stacks = [card for stack in board["market"] for card in [stack["card"]] * stack["count"]]
    rows.add_row(marked(say(text("pandorum-sketch-market"))), _listed(board, stacks, say))
    for seat, name in enumerate(names):
        if board["known"][seat]:
            known = Line(f"{name}  ").append(_listed(board, board["known"][seat], say))
            rows.add_row(marked(say(text("pandorum-sketch-known"))), known)
    if board["hand"]:
        rows.add_row(marked(say(text("pandorum-sketch-hand"))), _listed(board, board["hand"], say))
    return rows


def _listed(board: Json, cards: Sequence[str], say: Say) -> Line:
    """Each card once, with a number when there are several."""
    found = []
    for card in dict.fromkeys(cards):
        copies = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = say(text(f"pandorum-card-{card}"))
        found.append(Line(f"{name}{copies}", KIND_TONES[board["cards"][card]["kind"]]))
    return Line(", ").join(found)
