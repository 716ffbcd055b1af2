"""Decides, once, whether the rules run compiled or interpreted."""

import hashlib
import importlib
import importlib.machinery
import importlib.util
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class SourceOnly:
    """Finds the modules named by their source, past any compiled file that lies beside it."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self.sources = sources

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        source = self.sources.get(name)
        return importlib.util.spec_from_file_location(name, source) if source else None


def choose_rules() -> str:
    """`compiled`, or `interpreted`: on wish (`PARLOUR_PURE=1`), for want of a compiler, or after an edit.

    A compiled module whose source has changed is never run; and since the compiled modules share C structures,
    one changed source means that all of them run interpreted.
    """
    hashes = _manifest()
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
            stacklevel=3,
        )
    sources = {name.removesuffix(".py").replace("/", "."): PACKAGE.parent / name for name in hashes}
    sys.meta_path.insert(0, SourceOnly(sources))
    return "interpreted"


def _manifest() -> dict[str, str]:
    """The hash of each source when it was compiled. A build that did not finish leaves files but no manifest."""
    manifest = PACKAGE / "compiled.json"
    if manifest.exists():
        hashes: dict[str, str] = json.loads(manifest.read_text())
        return hashes
    left = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    return {str(path.with_name(path.name.partition(".")[0] + ".py").relative_to(PACKAGE.parent)): "" for path in left}


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def interpreted(module: str) -> ModuleType:
    """The same module run from its source, beside the one in use: for comparing the two move by move."""
    alias = "parlour_interpreted"
    if alias not in sys.modules:
        package = ModuleType(alias)
        package.__path__ = [str(PACKAGE)]
        sys.modules[alias] = package
        sources = {
            alias + name[len("parlour") : -len(".py")].replace("/", "."): PACKAGE.parent / name for name in _manifest()
        }
        sys.meta_path.insert(0, SourceOnly(sources))
    return importlib.import_module(alias + module.removeprefix("parlour"))
