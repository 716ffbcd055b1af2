"""A Griffe extension, named in mkdocs.yml: the examples of docstrings become blocks of code.

Our docstrings have them as doctest reads them, after a blank line; Markdown would take `>>>` for quotations.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^|\n)((?:>>> ).*?)(?=\n\s*\n|\Z)", re.DOTALL)


class Examples(griffe.Extension):
    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    """The docstring with its examples as blocks of code."""
    return EXAMPLE.sub(r"\n```pycon\n\1\n```", docstring)
