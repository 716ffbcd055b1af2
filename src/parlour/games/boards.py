"""Boards that games bring along for the page: where they lie in a game's package, and where the server offers them."""

from importlib import resources
from pathlib import Path

from ..core.spec import AnyGame

MODULE = "board.js"


def folder(spec: AnyGame) -> Path:
    """Where a game's package keeps its files for the page, whether it has any or not."""
    return Path(str(resources.files(spec.home))) / "web"


def address(spec: AnyGame) -> str | None:
    """The address of the module with a game's board, if the game brings one."""
    return f"/boards/{spec.code}/{MODULE}" if (folder(spec) / MODULE).is_file() else None
