"""`parlour new-game NAME`: writes a package with a tiny complete game, to be changed into another one."""

import keyword
import re
import shutil
import tempfile
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from ..core.problem import BadInput

TEMPLATE = "tinygame"
NAME = re.compile(r"[a-z][a-z0-9]{1,30}")


def write_game(name: str, folder: Path, taken: list[str]) -> Path:
    """Write a new game into `folder / name`, all of it or nothing; where it is.

    `taken` are the names of the games that there are.

    Raises:
        BadInput: if the name or the place is no good.
    """
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadInput("problem-new-name", name=name)
    if name in taken or find_spec(name):
        raise BadInput("problem-new-taken", name=name)
    target = folder / name
    if target.exists():
        raise BadInput("problem-new-folder", folder=str(target))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix=f".{name}-") as draft:
            whole = Path(draft) / name
            _write(resources.files(__package__) / "template", whole, name)
            shutil.move(whole, target)
    except OSError as error:
        raise BadInput("problem-new-unwritable", folder=str(target), detail=error.strerror or str(error)) from None
    return target


def _write(source: Traversable, target: Path, name: str) -> None:
    if source.is_dir():
        target.mkdir()
        for inner in source.iterdir():
            _write(inner, target / _named(inner.name.removesuffix(".txt"), name), name)
    else:
        target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def _named(text: str, name: str) -> str:
    """The template's text, or the name of a file, with the game's own name."""
    if text == "gitignore":
        return ".gitignore"
    return text.replace(TEMPLATE, name).replace(TEMPLATE.title(), name.title()).replace(TEMPLATE.upper(), name.upper())
