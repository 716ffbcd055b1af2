"""One catalogue, four languages: the same messages with the same variables everywhere, none missing, none unused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import parlour
from parlour.core.spec import AnyGame
from parlour.games import specs
from parlour.words import LANGUAGES, catalogue, say

PACKAGE = Path(parlour.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"


@cache
def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(catalogue(language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk
    listed = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in listed]
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)
    return dict(zip(names, listed, strict=True))


def variables(node: Any) -> set[str]:
    """The names of all variables below a node of the syntax tree."""
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_variables(language: str) -> None:
    english = messages("en")
    different = {
        name: (variables(entry), variables(english[name]))
        for name, entry in messages(language).items()
        if variables(entry) != variables(english[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 101, -1, -5])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for name, entry in messages(language).items():
        sentence = say({"key": name, "args": dict.fromkeys(variables(entry), number)}, language)
        assert sentence.strip()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 card in hand", "2 cards in hand", "5 cards in hand"]),
        ("ru", ["1 карта в руке", "2 карты в руке", "5 карт в руке"]),
        ("cs", ["1 karta v ruce", "2 karty v ruce", "5 karet v ruce"]),
        ("uk", ["1 карта в руці", "2 карти в руці", "5 карт у руці"]),
    ],
)
def test_plurals_are_right(language: str, said: list[str]) -> None:
    assert [say({"key": "ninjan-hand-size", "args": {"count": n}}, language) for n in (1, 2, 5)] == said


def words(node: Any) -> str:
    """The plain text of a message, all its variants one after another."""
    found = node.value if isinstance(node, ast.TextElement) else ""
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += words(child)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_are_translated(language: str) -> None:
    """A message of several words reads differently in each language."""
    english, other = messages("en"), messages(language)
    same = [name for name in english if words(english[name]) == words(other[name])]
    assert [name for name in same if len(re.findall(r"[a-z]{3,}", words(english[name]))) > 2] == []


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_every_game_says_what_the_pages_ask_of_it(spec: AnyGame) -> None:
    """The pages put these keys together from the game's name, so nobody would miss one."""
    wanted = {f"{spec.code}-{name}" for name in ("title", "sentence", "edition")}
    wanted |= {f"{spec.code}-section-{section.title}" for section in spec.facts.sections}
    wanted |= {f"{spec.code}-rule-{rule}" for section in spec.facts.sections for rule in section.rules}
    for option in spec.facts.options:
        wanted |= {f"{spec.code}-option-{option.name}"}
        wanted |= {f"{spec.code}-option-{option.name}-{value}" for value in option.values}
    assert sorted(wanted - set(messages("en"))) == []


# --- keys in use ---------------------------------------------------------------------------------------

STRING = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
FILLED_IN = re.compile(r"\$?\{[^{}]*\}")
KEY = re.compile(r"[a-z]+(-[a-zA-Z0-9]+)*")


def strings() -> Iterator[str]:
    sources = [path for path in PACKAGE.rglob("*.py") if "page" not in path.relative_to(PACKAGE).parts]
    sources += [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    for path in sources:
        for match in STRING.finditer(path.read_text(encoding="utf-8")):
            yield match.group(2)


@cache
def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Keys written out in the sources, and patterns of those put together there."""
    written, patterns = set(), []
    for text in strings():
        if KEY.fullmatch(text):
            written.add(text)
        elif FILLED_IN.search(text) and re.fullmatch(r"[\w-]*-[\w-]*", FILLED_IN.sub("", text)):
            parts = [re.escape(part) for part in FILLED_IN.split(text)]
            patterns.append(re.compile(r"[\w-]+".join(parts)))
    return written, patterns


def test_every_message_is_used() -> None:
    written, patterns = used()
    unused = [key for key in messages("en") if key not in written and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


def test_every_key_in_use_exists() -> None:
    prefixes = ("problem-", "terminal-", *(f"{spec.code}-" for spec in specs()))
    written, _ = used()
    assert sorted(key for key in written if key.startswith(prefixes) and key not in messages("en")) == []


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_every_rule_option_and_section_has_its_words(spec: Any) -> None:
    keys = [f"{spec.code}-title", f"{spec.code}-sentence"]
    keys += [f"{spec.code}-section-{section.title}" for section in spec.facts.sections]
    keys += [f"{spec.code}-rule-{rule}" for section in spec.facts.sections for rule in section.rules]
    for option in spec.facts.options:
        keys += [f"{spec.code}-option-{option.name}", *(f"{spec.code}-option-{option.name}-{v}" for v in option.values)]
    assert [key for key in keys if key not in messages("en")] == []
