"""What is wrong with a file of components, as data: where it is, which rule says so, and a sentence in every language.

A `Place` is a value in the file together with the way to it. The games ask places for their fields; whatever is not as it
should be is noted, and the reading goes on, so that a person hears of everything at once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .problem import BadInput
from .text import Json, Text, text

SOURCES = ("book", "public", "house", "yours")
MOST_COMPLAINTS = 100
TOLD = 12  # complaints in one sentence
LONGEST_NAME = 60  # characters
LONGEST_NOTE = 500
LONGEST_QUOTE = 40
MOST_TOKENS = 999
MARKUP = "<>&{}`"

At = tuple[str | int, ...]


@dataclass(frozen=True)
class Complaint:
    """One thing that is wrong, or that only looks wrong (`warning`): its place in the file, the rule, the sentence.

    `at` is the way to the entry, `("cards", 3, "payout")`; `where` is the same for people: `cards, magma_tap, payout`.
    """

    at: At
    where: str
    text: Text
    rule: str = ""
    warning: bool = False

    @property
    def code(self) -> str:
        """The name of the sentence, by which programs can tell complaints apart."""
        return str(self.text["key"])

    @property
    def told(self) -> Text:
        """The whole sentence: where, what, and by which rule."""
        said = {"$text": self.text["key"], **self.text["args"]}
        if not self.where:
            return text("edition-told-whole", what=said, rule=self.rule or "none")
        return text("edition-told", where=self.where, what=said, rule=self.rule or "none")


class BadEdition(BadInput):
    """A file that is no sound edition. `complaints` are all that is wrong with it."""

    def __init__(self, where: str, complaints: Sequence[Complaint]) -> None:
        told = [{"$text": complaint.told["key"], **complaint.told["args"]} for complaint in complaints[:TOLD]]
        super().__init__("problem-edition-wrong", file=where, detail=told, more=max(0, len(complaints) - TOLD))
        self.complaints = tuple(complaints)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text["args"]["file"], self.complaints)


@dataclass
class Place:
    """A value in an edition file, the way to it, and the list that complaints go to."""

    value: Any
    at: At = ()
    where: str = ""
    found: list[Complaint] = field(default_factory=list)

    def wrong(self, key: str, rule: str = "", **args: Any) -> None:
        self._note(key, rule, args, warning=False)

    def warn(self, key: str, rule: str = "", **args: Any) -> None:
        self._note(key, rule, args, warning=True)

    def _note(self, key: str, rule: str, args: Json, *, warning: bool) -> None:
        if len(self.found) < MOST_COMPLAINTS:
            self.found.append(Complaint(self.at, self.where, text(key, **args), rule, warning))

    @property
    def sound(self) -> bool:
        """Is nothing wrong with the file so far?"""
        return not any(not complaint.warning for complaint in self.found)

    # --- parts of it ----------------------------------------------------------------------------------

    def part(self, key: str | int, label: str = "") -> "Place":
        """A field of a table, or an entry of a list."""
        inner = self.value.get(key) if isinstance(key, str) else self.value[key]
        where = f"{self.where}, {label or key}" if self.where else label or str(key)
        return Place(inner, (*self.at, key), where, self.found)

    def table(self, name: str) -> "Place | None":
        """The table of this name; a complaint if there is none."""
        there = self.part(name)
        if isinstance(there.value, dict):
            return there
        there.wrong("edition-no-table", table=name)
        return None

    def entries(self, name: str, *identity: str, optional: bool = False) -> list["Place"]:
        """The entries of this name, called by the fields of `identity`; a complaint if there are none."""
        there = self.part(name)
        if there.value is None and optional:
            return []
        if not isinstance(there.value, list) or not all(isinstance(entry, dict) for entry in there.value):
            there.wrong("edition-no-entries", table=name)
            return []
        return [there.part(number, _label(entry, number, identity)) for number, entry in enumerate(there.value)]

    def get(self, name: str) -> Any:
        return self.value.get(name)

    # --- what can be wrong with any of them -----------------------------------------------------------

    def only(self, *known: str) -> None:
        """Check that an entry states its source, and has no fields but these."""
        self.only_fields(*known, "source", "note")
        self.one_of("source", SOURCES)
        note = self.get("note")
        if note is not None and not _is_line(note, LONGEST_NOTE):
            self.part("note").wrong("edition-line", most=LONGEST_NOTE)

    def only_fields(self, *known: str) -> None:
        for name in self.value:
            if name not in known:
                self.wrong("edition-unknown-field", field=quoted(name), known=list(known))

    def one_of(self, name: str, known: Sequence[str], rule: str = "") -> str | None:
        """The field, if it is one of those known."""
        value = self.get(name)
        if isinstance(value, str) and value in known:
            return value
        self.part(name).wrong("edition-one-of", rule, found=quoted(value), known=list(known))
        return None

    def whole(self, name: str, low: int, high: int, rule: str = "") -> int | None:
        """The field, if it is a whole number in this range."""
        value = self.get(name)
        if is_whole(value, low, high):
            return int(value)
        self.part(name).wrong("edition-whole", rule, low=low, high=high, found=quoted(value))
        return None

    def flag(self, name: str) -> bool | None:
        value = self.get(name)
        if isinstance(value, bool):
            return value
        self.part(name).wrong("edition-flag", found=quoted(value))
        return None

    def wholes(self, name: str, low: int, high: int, rule: str = "") -> list[int] | None:
        """The field, if it is a list of whole numbers in this range."""
        values = self.get(name)
        if isinstance(values, list) and all(is_whole(value, low, high) for value in values):
            return values
        self.part(name).wrong("edition-wholes", rule, low=low, high=high)
        return None

    def title(self, name: str) -> str | None:
        """The field, if it is a name that can be shown to anybody: short, printable, without markup."""
        value = self.get(name)
        if isinstance(value, str) and _is_line(value, LONGEST_NAME) and not set(value) & set(MARKUP):
            return value
        self.part(name).wrong("edition-title", most=LONGEST_NAME)
        return None

    def fixed(self, name: str, due: Any, rule: str) -> None:
        """The rulebook fixes this field."""
        if self.get(name) != due:
            self.part(name).wrong("edition-fixed", rule, due=quoted(due), found=quoted(self.get(name)))

    def once(self, names: Sequence[str], listed: Sequence[Any], rule: str = "") -> None:
        """Check that each name stands once in the list."""
        for name in names:
            if listed.count(name) != 1:
                self.wrong("edition-not-once", rule, name=name, count=listed.count(name))

    def count(self, found: int, due: int, what: str, rule: str) -> None:
        """The rulebook counts them; another number is allowed, but worth a look."""
        if found != due:
            self.warn("edition-count", rule, what=what, found=found, due=due)


def head_complaints(sheet: Place, game: str, tables: Sequence[str]) -> None:
    """Check that the file names its game and itself, and otherwise holds only the tables of that game."""
    sheet.only_fields("game", "name", *tables)
    if sheet.get("game") != game:
        sheet.part("game").wrong("edition-game", found=quoted(sheet.get("game")), game=game)
    sheet.title("name")


def token_complaints(sheet: Place, due: Mapping[int, int], rule: str) -> None:
    """Check the table of tokens: how many there are of each value. It may be missing."""
    tokens = sheet.entries("tokens", "value", optional=True)
    for token in tokens:
        token.only("value", "count")
        count, value = token.whole("count", 1, MOST_TOKENS), token.get("value")
        if type(value) is not int or value not in due:
            token.part("value").wrong("edition-one-of", rule, found=quoted(value), known=list(map(str, due)))
        elif count is not None:
            token.part("count").count(count, due[value], "tokens", rule)
    if sheet.get("tokens") is not None and sheet.sound:
        sheet.part("tokens").once([str(value) for value in due], [str(token.get("value")) for token in tokens], rule)


def is_whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def quoted(value: Any) -> str:
    """Any value of a file, short and without characters that do not print."""
    try:
        said = repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits
        said = "…"
    return said if len(said) <= LONGEST_QUOTE else said[:LONGEST_QUOTE] + "…"


def _is_line(value: Any, most: int) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) and len(value) <= most and value.isprintable()


def _label(entry: Json, number: int, identity: Sequence[str]) -> str:
    named = [entry.get(name) for name in identity]
    if not named or not all(is_plain(value) for value in named):
        return str(number + 1)
    return " ".join(quoted(value).strip("'") for value in named)


def is_plain(value: Any) -> bool:
    return isinstance(value, str) or type(value) is int


# --- differences --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """An entry of two editions that is not the same: its place, and the value in either, None where it is missing.

    `at` is the way to it in the new one, or in the old one if it is only there.
    """

    where: str
    was: Any
    becomes: Any
    at: At = ()


def differences(old: Json, new: Json, identity: Mapping[str, Sequence[str]]) -> list[Difference]:
    """What differs between the contents of two editions; entries are found again by their names."""
    ours, theirs = ({leaf.where: leaf for leaf in leaves(content, identity)} for content in (old, new))
    places = list(dict.fromkeys([*ours, *theirs]))
    found = [(place, ours.get(place, NOTHING), theirs.get(place, NOTHING)) for place in places]
    return [
        Difference(place, was.value, becomes.value, becomes.at or was.at)
        for place, was, becomes in found
        if was.value != becomes.value
    ]


class Leaf(NamedTuple):
    """A single entry of an edition: its place for people, the way to it, its value."""

    where: str
    at: At
    value: Any


NOTHING = Leaf("", (), None)


def leaves(content: Json, identity: Mapping[str, Sequence[str]]) -> Iterator[Leaf]:
    """Every single entry of an edition with its place. Lists of plain values stay whole."""
    for name, value in content.items():
        if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            for number, entry in enumerate(value):
                label = _label(entry, number, identity.get(name, ()))
                yield from _entry_leaves(entry, f"{name}, {label}", (name, number), identity.get(name, ()))
        elif isinstance(value, dict):
            yield from _entry_leaves(value, name, (name,), ())
        else:
            yield Leaf(name, (name,), value)


def _entry_leaves(entry: Json, where: str, at: At, naming: Iterable[str]) -> Iterator[Leaf]:
    for name, value in entry.items():
        if name in naming:
            continue
        if isinstance(value, dict):
            yield from _entry_leaves(value, f"{where}, {name}", (*at, name), ())
        else:
            yield Leaf(f"{where}, {name}", (*at, name), value)
