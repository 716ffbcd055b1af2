"""How compiled objects are pickled and deep-copied."""

from __future__ import annotations

import copyreg
from types import GetSetDescriptorType
from typing import Any


def by_attributes(whole: Any) -> tuple[Any, ...]:
    """What `__reduce__` of every compiled class returns: a new object, and all attributes to be set in it."""
    *kinds, _ = type(whole).__mro__  # `object` has one too, its class
    names = [name for kind in kinds for name, item in vars(kind).items() if isinstance(item, GetSetDescriptorType)]
    return copyreg.__newobj__, (type(whole),), (None, {name: getattr(whole, name) for name in names})  # type: ignore[attr-defined]
