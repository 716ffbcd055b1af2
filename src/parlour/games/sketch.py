"""Small parts for drawing a table with letters."""

from rich.table import Table
from rich.text import Text as Line

from ..core.text import Say, text

NOW = "▸"


def grid(say: Say, *headings: str) -> Table:
    """A table without lines: names, numbers to the right, and cards in the last column."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(no_wrap=True)
    for heading in headings:
        cards = heading == headings[-1]
        table.add_column(Line(say(text(heading))), justify="left" if cards else "right", no_wrap=not cards)
    return table


def labelled() -> Table:
    """Rows with a dim label each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    return table


def marked(label: str, mark: bool = False) -> Line:
    """A label, with a mark where something happens now."""
    return Line(f"{NOW if mark else ' '} {label}", "bold" if mark else "")
