"""Ninjan drawn with letters, for a terminal; made of a view's board alone, so it shows no more than that."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Json, Say, text
from ..sketch import NOW, grid, labelled, marked

# Middle tones, to be told apart on black as on white; the letter says the suit without them.
COLOURS = {"R": "indian_red", "S": "steel_blue3", "P": "dark_sea_green4"}
FACE_DOWN = "▮"
APART = "   "


def sketch(board: Json, say: Say, names: Sequence[str]) -> RenderableType:
    return Group(
        _headline(board, say),
        _piles(board, say),
        _players(board, say, names),
        _shown(board, say, names),
    )


def _headline(board: Json, say: Say) -> Line:
    if board["phase"] in ("throw", "over"):
        return Line(say(text(f"ninjan-sketch-{board['phase']}")), "bold")
    round_and_deal = {name: board[name] for name in ("round", "deal", "deals")}
    return Line(say(text("ninjan-sketch-round", **round_and_deal)), "bold")


def _piles(board: Json, say: Say) -> Table:
    """NJ-10: every card is open. The top card stands in brackets; a pile that can be chosen has a mark."""
    table = grid(say, "ninjan-sketch-sum", "ninjan-sketch-piles")
    choosable = board["options_at"]["piles"] if board["options_at"] else []
    for number, pile in enumerate(board["piles"], start=1):
        label = say(text("ninjan-sketch-pile", pile=number))
        top = Line("[").append(_card(pile[-1])).append("]")
        cards = Line(" ").join([*map(_card, pile[:-1]), top])
        table.add_row(marked(label, number in choosable), _signed(_sum(pile)), cards)
    return table


def _players(board: Json, say: Say, names: Sequence[str]) -> Table:
    total = ["ninjan-sketch-total"] if board["deals"] > 1 else []
    table = grid(say, "ninjan-sketch-sum", *total, "ninjan-sketch-cards", "ninjan-sketch-captured")
    for seat, name in enumerate(names):
        sums = [_signed(board[kept][seat]) for kept in (["sums", "totals"] if total else ["sums"])]
        held = f"{FACE_DOWN if board['chosen'][seat] else ' '} {board['hand_sizes'][seat]}"
        label = marked(name, board["resolving"] == seat)
        table.add_row(label, *sums, held, _cards(board["captured"][seat]))
    return table


def _shown(board: Json, say: Say, names: Sequence[str]) -> Table:
    """The cards or signs on show, and the reader's own."""
    rows = labelled()
    if board["revealed"]:
        rows.add_row(marked(say(text("ninjan-sketch-revealed"))), _revealed(board, names))
    if board["throws"]:
        rows.add_row(marked(say(text("ninjan-sketch-thrown"))), _thrown(board, names))
    if board["hand"] or board["choice"]:
        own = [_cards(board["hand"])]
        own += [Line(f"{FACE_DOWN} ").append(_card(board["choice"]))] if board["choice"] else []
        rows.add_row(marked(say(text("ninjan-sketch-hand"))), Line(APART).join(own))
    return rows


def _revealed(board: Json, names: Sequence[str]) -> Line:
    """NJ-5: in resolving order. A card that is done has its pile, the one that resolves now a mark."""
    entries = []
    for entry in board["revealed"]:
        now = entry["seat"] == board["resolving"]
        went = f" → {entry['pile']}" if entry["done"] else ""
        card = Line(f"{NOW} " if now else "").append(_card(entry["card"]))
        entries.append(card.append(f" {names[entry['seat']]}{went}", "bold" if now else "dim"))
    return Line(APART).join(entries)


def _thrown(board: Json, names: Sequence[str]) -> Line:
    """NJ-14: the signs shown last."""
    throws = board["throws"][-1].items()
    return Line(APART).join(Line(f"{names[int(seat)]} ").append(_card(sign)) for seat, sign in throws)


# --- small parts --------------------------------------------------------------------------------------


def _card(card: str) -> Line:
    """A card, or a sign, in the colour of its suit."""
    return Line(card, f"bold {COLOURS[card[0]]}")


def _cards(cards: Sequence[str]) -> Line:
    return Line(" ").join(map(_card, cards))


def _sum(cards: Sequence[str]) -> int:
    return sum(int(card[1:]) for card in cards)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
