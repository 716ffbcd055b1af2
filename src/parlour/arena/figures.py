"""The pictures of a report, drawn with Matplotlib: shares with their intervals, and distributions."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any

from ..measure.stats import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#1f2328"
QUIET = "#676b72"
LINE = "#d9d5cb"
# Seven colours that colour-blind people can tell apart (Okabe and Ito), each with a mark of its own as well.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
MARKS = "osD^vPX"
MOST_BARS = 40


@dataclass(frozen=True)
class Picture:
    """A picture in both forms: to put into a page, and to put into a document."""

    name: str
    svg: str
    png: bytes


def share_picture(name: str, rows: Sequence[str], series: Mapping[str, Sequence[Share]], fair: float) -> Picture:
    """Dots with whiskers, a row each, a colour and mark for each series; the dashed line is what chance would give."""
    figure, axes = _canvas(0.7 + 0.24 * len(rows) * max(1, len(series) / 1.6))
    step = 0.7 / len(series)
    for place, (label, shares) in enumerate(series.items()):
        heights = [row + (place - (len(series) - 1) / 2) * step for row in range(len(rows))]
        means = [100 * share.mean for share in shares]
        low = [100 * (share.mean - share.interval[0]) for share in shares]
        high = [100 * (share.interval[1] - share.mean) for share in shares]
        style: Any = {"color": _colour(place), "marker": MARKS[place % len(MARKS)], "linestyle": "none", "capsize": 2.5}
        axes.errorbar(means, heights, xerr=[low, high], label=label, markersize=5, linewidth=1.4, **style)
    axes.axvline(100 * fair, color=QUIET, linestyle=(0, (4, 3)), linewidth=1)
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("%")
    axes.grid(axis="x", color=LINE, linewidth=0.7)
    return _finished(name, figure, axes, len(series) > 1)


def distribution_picture(name: str, series: dict[str, Counter[int]]) -> Picture:
    """How often each value came up, in per cent, one outline for each series."""
    figure, axes = _canvas(2.6)
    edges = _edges(series)
    for place, (label, counts) in enumerate(series.items()):
        heights = [100 * _between(counts, low, high) / max(1, counts.total()) for low, high in edges]
        middles = [(low + high - 1) / 2 for low, high in edges]
        colour = _colour(place)
        axes.step(middles, heights, where="mid", color=colour, label=label, linewidth=1.6)
        axes.fill_between(middles, heights, step="mid", color=colour, alpha=0.12)
    axes.set_ylabel("%")
    axes.set_ylim(bottom=0)
    axes.grid(axis="y", color=LINE, linewidth=0.7)
    return _finished(name, figure, axes, len(series) > 1)


def _edges(series: dict[str, Counter[int]]) -> list[tuple[int, int]]:
    """Columns that hold all values: one value each, or as many as keep the picture readable."""
    values = [value for counts in series.values() for value in counts]
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // MOST_BARS)
    return [(start, start + width) for start in range(low, high + 1, width)]


def _between(counts: Counter[int], low: int, high: int) -> int:
    return sum(counts[value] for value in range(low, high))


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]


def curve_picture(name: str, curves: Mapping[str, Sequence[tuple[float, float]]], across: str) -> Picture:
    """How figures change, one curve each, all of them between 0 and 1 or little above."""
    figure, axes = _canvas(2.6)
    for place, (label, points) in enumerate(curves.items()):
        style: Any = {"color": _colour(place), "marker": MARKS[place % len(MARKS)], "markersize": 3, "linewidth": 1.4}
        axes.plot([x for x, _ in points], [y for _, y in points], label=label, **style)
    axes.set_xlabel(across)
    axes.set_ylim(bottom=0)
    axes.grid(axis="y", color=LINE, linewidth=0.7)
    return _finished(name, figure, axes, len(curves) > 1)


def _canvas(height: float) -> "tuple[Figure, Axes]":
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, max(1.6, height)), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK, labelsize=9)
    return figure, axes


def _finished(name: str, figure: "Figure", axes: "Axes", legend: bool) -> Picture:
    import matplotlib

    if legend:
        figure.legend(*axes.get_legend_handles_labels(), loc="outside upper right", ncols=2, frameon=False, fontsize=9)
    # Text stays text, so that it can be searched and read aloud; the same report is the same file.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": name}):
        svg, png = BytesIO(), BytesIO()
        figure.savefig(svg, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
        figure.savefig(png, format="png", dpi=144, metadata={"Software": None})
    text = svg.getvalue().decode()
    return Picture(name, text[text.index("<svg") :], png.getvalue())
