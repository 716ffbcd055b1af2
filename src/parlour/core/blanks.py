"""The fields of an entry as a form shows them: what may stand there, and what the rulebook fixes.

A page that edits components asks for the blanks of an entry, so it need not know any game. What somebody fills in is
checked all the same (`core/complaints.py`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .complaints import LONGEST_NAME, MOST_TOKENS, At
from .text import Json

Sort = Literal["choice", "number", "numbers", "text", "letters"]


@dataclass(frozen=True)
class BlankOption:
    """A value that a field may have. `said` names it in the message `CODE-value-NAME`; None means that it is left out.

    `brings` are other fields of the entry that change with it.
    """

    value: Any
    said: str
    brings: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Blank:
    """A field of an entry: the way to it in the entry, its name (the message `CODE-field-NAME`), what may stand there.

    `fixed`: the rulebook says what stands there, in the rule `rule`. `size` is how many numbers or letters there are, None
    where any number will do. `low` and `high` are the limits of numbers.
    """

    way: At
    name: str
    sort: Sort
    rule: str = ""
    fixed: bool = False
    optional: bool = False
    options: tuple[BlankOption, ...] = ()
    low: int = 0
    high: int = 0
    size: int | None = None


def fixed(name: str, rule: str, *way: str | int) -> Blank:
    return Blank(way or (name,), name, "text", rule, fixed=True)


def choice(name: str, values: Iterable[Any], rule: str = "", way: At = ()) -> Blank:
    options = tuple(BlankOption(value, spoken(value)) for value in values)
    return Blank(way or (name,), name, "choice", rule, options=options)


def chosen(name: str, options: Iterable[BlankOption], rule: str = "", way: At = ()) -> Blank:
    """The same, with options that bring something along."""
    return Blank(way or (name,), name, "choice", rule, options=tuple(options))


def number(name: str, low: int, high: int, rule: str = "", way: At = (), *, optional: bool = False) -> Blank:
    return Blank(way or (name,), name, "number", rule, low=low, high=high, optional=optional)


def numbers(name: str, low: int, high: int, rule: str = "", size: int | None = None) -> Blank:
    return Blank((name,), name, "numbers", rule, low=low, high=high, size=size)


def letters(name: str, known: Sequence[str], size: int, rule: str, *way: str | int) -> Blank:
    """A row of letters; the options tell what each of them means."""
    options = tuple(BlankOption(letter, letter) for letter in known)
    return Blank(way or (name,), name, "letters", rule, options=options, size=size)


def title(name: str) -> Blank:
    return Blank((name,), name, "text", high=LONGEST_NAME, optional=True)


def tokens(rule: str) -> list[Blank]:
    """An entry of the table of tokens."""
    return [fixed("value", rule), number("count", 1, MOST_TOKENS, rule)]


def spoken(value: Any) -> str:
    """A value as the messages call it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "none" if value is None else str(value)


def word(entry: Mapping[str, Any], name: str) -> str:
    """A field of an entry that nobody has checked, if it is a word at all."""
    value = entry.get(name)
    return value if isinstance(value, str) else ""
