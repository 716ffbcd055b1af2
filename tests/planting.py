"""Errors planted into rules, for tests that must notice them."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from parlour._compiled import interpreted


def spoiled(rules: ModuleType, position: str, name: str, was: str, becomes: str) -> Any:
    """The position class of these rules, run from source with one piece of it exchanged; `name` says which error."""
    source = Path(interpreted(rules.__name__).__file__ or "").read_text()
    assert was in source, f"the line to spoil for {name!r} is gone"
    package = rules.__name__.rpartition(".")[0].replace("parlour", "parlour_interpreted", 1)
    module = ModuleType(f"{package}.planted")
    module.__package__ = package
    sys.modules[module.__name__] = module
    exec(compile(source.replace(was, becomes), name, "exec"), module.__dict__)
    return getattr(module, position)
