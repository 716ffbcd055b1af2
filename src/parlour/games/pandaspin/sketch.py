"""Panda Spin drawn with letters, for a terminal; made of a view's board alone, so it shows no more than that."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Json, Say, text
from ..sketch import grid, labelled, marked
from .cards import VALUE_NAMES, Figure

# Middle tones, to be told apart on black as on white; the letter says the suit without them.
TONES = {"F": "indian_red", "M": "grey54", "W": "steel_blue", "E": "dark_orange3", "D": "dark_cyan"}
SYMBOLS = {"water": "≈", "bamboo": "|", "fire": "^", "panda": "@"}


def sketch(board: Json, say: Say, names: Sequence[str]) -> RenderableType:
    return Group(_headline(board, say), _players(board, say, names), _trick(board, say, names))


def _headline(board: Json, say: Say) -> Line:
    if board["phase"] == "over":
        return Line(say(text("pandaspin-sketch-over")), "bold")
    facts = {"round": board["round"], "trick": board["trick"], "mood": board["mood"]}
    sizes = {"draw": board["draw_size"], "discard": len(board["discard"])}
    return Line(say(text("pandaspin-sketch-round", **facts, **sizes)), "bold")


def _players(board: Json, say: Say, names: Sequence[str]) -> Table:
    """Cards in hand, points, and the turned cards that are known; `+2` more are turned unseen (PS-29)."""
    table = grid(say, *(f"pandaspin-sketch-{column}" for column in ("cards", "points", "state", "known")))
    for seat, name in enumerate(names):
        state = "out" if board["out"][seat] else "passed" if board["passed"][seat] else "none"
        unseen = board["turned"][seat]
        known = _cards(board["known"][seat])
        if unseen:
            known.append(f" +{unseen}", "dim")
        table.add_row(
            marked(name, board["turn_of"] == seat),
            str(board["hand_sizes"][seat]),
            str(board["points"][seat]),
            say(text("pandaspin-sketch-seat", state=state)),
            known,
        )
    return table


def _trick(board: Json, say: Say, names: Sequence[str]) -> Table:
    """The bids in order, what is being picked, and the reader's hand."""
    rows = labelled()
    for place, bid in enumerate(board["bids"]):
        figure = Line(f"{_figure(say, bid['figure'])}  ", "bold" if place == board["high"] else "dim")
        rows.add_row(marked(names[bid["seat"]], place == board["high"]), figure.append(_cards(bid["cards"])))
    if board["declared"]:
        figure = Line(f"{_figure(say, board['declared']['figure'])}  ", "bold")
        rows.add_row(marked(say(text("pandaspin-sketch-picked"))), figure.append(_cards(board["declared"]["cards"])))
    met = [suit for suit, holds in board["conditions"].items() if holds]
    if met:
        suits = [{"$text": "pandaspin-suit", "suit": suit} for suit in met]
        met_now = Line(say(text("pandaspin-sketch-met", suits=suits)))
        rows.add_row(marked(say(text("pandaspin-sketch-elements"))), met_now)
    if board["hand"]:
        rows.add_row(marked(say(text("pandaspin-sketch-hand"))), _cards(board["hand"]))
    return rows


# --- small parts --------------------------------------------------------------------------------------


def _figure(say: Say, told: Json) -> str:
    figure = Figure(told["kind"], told["length"], told["times"], VALUE_NAMES.index(told["top"]))
    return say(text("pandaspin-figure", kind=figure.kind, values=figure.spelled))


def _card(card: Json) -> Line:
    """`F7` for a white card; `M8~3·3·3` with what it shows once it is turned; symbols as signs."""
    side = card["up"]
    if side is None:
        return Line(card["card"], f"bold {TONES[card['card'][0]]}")
    shows = "·".join(side["values"]).replace("2", "二") if card["blue"] else ""
    symbol = SYMBOLS.get(side["symbol"] or "", "")
    return Line(f"{card['card']}{shows}{symbol}", f"bold {TONES[card['card'][0]]}")


def _cards(cards: Sequence[Json]) -> Line:
    return Line("  ").join(map(_card, cards))
