"""Builds a game in a package of its own, compiled against the installed Parlour.

    from parlour.compiling.outside import setup

    setup()

Everything else about the package stands in its `pyproject.toml`. Where nothing compiles, the game runs interpreted.
"""

from __future__ import annotations

import hashlib
import warnings
from pathlib import Path
from typing import Any

import setuptools

HOUSE = Path(__file__).parent.parent
COMPILED = "parlour/compiled.json"  # what a compiled game fits to


def setup(**more: Any) -> None:
    """Like `setuptools.setup`, and the modules below `src/` that begin with `# cython:` are compiled."""
    why_not = _missing()
    if why_not:
        warnings.warn(f"nothing is compiled, the game will run interpreted: {why_not}", RuntimeWarning, stacklevel=2)
        setuptools.setup(**more)
        return
    from .building import CompileRules, rules

    src = Path("src").resolve()
    (package,) = (path.parent.name for path in src.glob("*/__init__.py"))
    modules = rules(src, Path("build/rules").resolve(), package, HOUSE.parent)
    besides = {COMPILED: hashlib.sha256((HOUSE / "compiled.json").read_bytes()).hexdigest()}
    command = type("CompileGame", (CompileRules,), {"home": package, "source": src, "besides": besides})
    setuptools.setup(ext_modules=modules, cmdclass={"build_ext": command}, **more)


def _missing() -> str:
    """Why nothing can be compiled; empty if it can."""
    from .. import RULES

    if RULES != "compiled":
        return "Parlour itself runs interpreted here"
    try:
        import Cython  # noqa: F401
    except ImportError:
        return "Cython is not installed"
    return ""
