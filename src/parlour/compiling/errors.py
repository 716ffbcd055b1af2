"""What Cython complains of, told with the line of the author's own file and what most likely caused it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .c_types import Copy

COMPLAINT = re.compile(r"^(?P<file>[^\n:]+\.py):(?P<line>\d+):\d+: (?P<what>.+)$", re.MULTILINE)

# What is found in the complaint, what in the line, and what most likely caused it; the first that fits is told.
CAUSES = (
    (
        "gil",
        r"\w\[.*\]\s*[-+*/%&|^]+=",
        "changing an element of an array in place makes a Python object where the numbers are narrow, as those of a "
        "sheet are; write it out: sheet.number[i] = sheet.number[i] + 1",
    ),
    (
        "gil",
        r"\bfor\b.*\bin\b(?!\s*range\()",
        "a native method loops over `range(…)` only; a loop over a list or an iterator is Python",
    ),
    (
        "gil",
        r"\w\s*\.append\(|\[[^\]]*\bfor\b|\bsorted\(|\blist\(|\{|\bsum\(|\blen\(",
        "a list, dict or generator is a Python object; keep numbers in arrays that are made in __init__ (`[0] * N`)",
    ),
    (
        "gil",
        r"\braise\b|\bassert\b|\btry\b|\bprint\(",
        "a native method cannot raise or print; check before the move is made, or in a method with a Python hint",
    ),
    (
        "gil",
        "",
        "all hints of this method are native, so it may use numbers, arrays and native methods only: an attribute that "
        "is not made in __init__, a missing hint or a Python value makes it Python. Give a method for Python a hint "
        "that is not native, such as `-> list[int]`",
    ),
    ("undeclared name", "", "the name is neither defined nor imported in this file"),
    ("has no attribute", "", "every attribute is made in __init__ of its class, as a number or as `[0] * N`"),
    ("final", "", "a final class or method of the house cannot be changed"),
    ("Signature not compatible", "", "a method that replaces one of its base class has the same arguments and hints"),
)


def explained(said: str, copies: dict[Path, Copy]) -> str:
    """Every complaint in a line of its own: file, line, the line's text, the complaint, and the likely cause."""
    told: list[str] = []
    for found in COMPLAINT.finditer(said):
        sentence = _told(found["file"], int(found["line"]), found["what"], copies)
        if sentence not in told:
            told.append(sentence)
    return "\n".join(told) or said


def _told(file: str, line: int, what: str, copies: dict[Path, Copy]) -> str:
    copy = copies.get(Path(file).resolve())
    if copy is None:
        return f"{file}:{line}: {what}"
    written = copy.lines[line - 1] if line <= len(copy.lines) else 0
    text = copy.source.read_text(encoding="utf-8").splitlines()[written - 1].strip() if written else ""
    cause = likely_cause(what, text)
    where = f"{copy.source}:{written or '?'}: {text}: {what}"
    return f"{where}. Likely cause: {cause}." if cause else where


def likely_cause(what: str, text: str) -> str:
    """What most likely caused such a complaint about such a line; empty if there is no guess."""
    fits = (cause for says, line, cause in CAUSES if says.lower() in what.lower() and re.search(line, text))
    return next(fits, "")
