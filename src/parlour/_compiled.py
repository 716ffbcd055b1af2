"""Decides, once for each package, whether its rules run compiled or interpreted, and loads sources beside them."""

import hashlib
import importlib
import importlib.machinery
import importlib.util
import json
import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
ALIAS = "_interpreted"  # what the name of a package ends with whose modules run from their sources
HOUSE = "parlour/compiled.json"  # what a compiled package outside fits to


class SourceOnly:
    """Finds the modules named by their source, past any compiled file that lies beside it."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self.sources = sources

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        source = self.sources.get(name)
        return importlib.util.spec_from_file_location(name, source) if source else None


@cache
def house_rules() -> str:
    """`compiled`, or `interpreted`: on wish (`PARLOUR_PURE=1`), for want of a compiler, or after an edit.

    A compiled module whose source has changed is never run; and since the compiled modules share C structures,
    one changed source means that all of them run interpreted.
    """
    hashes = _manifest(PACKAGE)
    if not hashes:
        return "interpreted"
    changed = [name for name, was in hashes.items() if _hash(PACKAGE.parent / name) != was]
    pure = os.environ.get("PARLOUR_PURE") == "1"
    if not changed and not pure:
        return "compiled"
    if changed and not pure:
        warnings.warn(
            f"{', '.join(changed)} changed since the rules were compiled; "
            "they run interpreted until `make build` compiles them again",
            RuntimeWarning,
            stacklevel=4,
        )
    sys.meta_path.insert(0, SourceOnly(_sources(PACKAGE)))
    return "interpreted"


def choose_rules(package: str) -> str:
    """How the rules of a package outside the house run: its `__init__.py` asks before anything of it is imported.

    Args:
        package: its name, which is imported already: `__name__` in its `__init__.py`.

    Returns:
        `compiled` if they were compiled from these very sources and for this very Parlour, else `interpreted`.

    >>> import json
    >>> choose_rules("json")
    'interpreted'
    """
    found = sys.modules[package].__file__
    home = Path(found or "").parent
    hashes = _manifest(home)
    if not hashes:
        return "interpreted"
    changed = [name for name, was in hashes.items() if name != HOUSE and _hash(home.parent / name) != was]
    if house_rules() == "compiled":
        if not changed and hashes.get(HOUSE) == _hash(PACKAGE / "compiled.json"):
            return "compiled"
        why = f"{', '.join(changed)} changed since then" if changed else "it was compiled for another Parlour"
        warnings.warn(f"{package} runs interpreted until it is built again: {why}", RuntimeWarning, stacklevel=3)
    sys.meta_path.insert(0, SourceOnly(_sources(home)))
    return "interpreted"


def _manifest(home: Path) -> dict[str, str]:
    """The hash of each source when it was compiled. A build that did not finish leaves files but no manifest."""
    manifest = home / "compiled.json"
    if manifest.exists():
        hashes: dict[str, str] = json.loads(manifest.read_text())
        return hashes
    left = [path for suffix in EXTENSION_SUFFIXES for path in home.rglob(f"*{suffix}")]
    return {str(path.with_name(path.name.partition(".")[0] + ".py").relative_to(home.parent)): "" for path in left}


def _sources(home: Path, alias: str = "") -> dict[str, Path]:
    """The sources of all compiled modules of a package, by name; with an alias, by names below that."""
    names = {
        name.removesuffix(".py").replace("/", "."): home.parent / name for name in _manifest(home) if name != HOUSE
    }
    return {(alias or home.name) + name[len(home.name) :]: source for name, source in names.items()}


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def interpreted(module: str) -> ModuleType:
    """The same module run from its source, beside the one in use.

    For comparing the two move by move, and for games outside that are not compiled.
    """
    package, *parts = module.split(".")
    alias, home = package + ALIAS, Path(importlib.import_module(package).__file__ or "").parent
    if alias not in sys.modules:
        sys.meta_path.insert(0, SourceOnly(_sources(home, alias)))
    for depth in range(len(parts)):
        _stand_in(".".join([alias, *parts[:depth]]), home.joinpath(*parts[:depth]))
    return importlib.import_module(".".join([alias, *parts]))


def _stand_in(name: str, folder: Path) -> None:
    """A package without what its `__init__.py` would do: that has been done, under the package's own name."""
    if name not in sys.modules:
        file = folder / "__init__.py"
        spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(folder)])
        assert spec
        sys.modules[name] = importlib.util.module_from_spec(spec)  # with its files, such as an edition
