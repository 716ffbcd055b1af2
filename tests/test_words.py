"""One catalogue, four languages: the same messages with the same variables everywhere, none missing, none unused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import parlour
from parlour import Table
from parlour.core.spec import AnyGame
from parlour.games import specs
from parlour.words import LANGUAGES, catalogue, say, typeset
from tests.play import play_on

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
def test_every_rule_says_what_it_rests_on(spec: AnyGame) -> None:
    """Each part of a rule that rests on another source than its main text has a text of its own."""
    facts = spec.facts
    assert list(facts.sources) == [rule for section in facts.sections for rule in section.rules]
    for rule, sources in facts.sources.items():
        assert sources, rule
        assert len(set(sources)) == len(sources), rule
        assert set(sources) <= {"book", "public", "house", "ruling"}, rule
        assert "book" not in sources[1:], f"{rule}: a part without a mark would read as the part before it"
    wanted = {
        f"{spec.code}-rule-{rule}-{source}" for rule, sources in spec.facts.sources.items() for source in sources[1:]
    }
    part = re.compile(rf"{spec.code}-rule-[A-Z]+-\d+-[a-z]+")
    assert {key for key in messages("en") if part.fullmatch(key)} == wanted


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_every_game_says_what_the_pages_ask_of_it(spec: AnyGame) -> None:
    """The pages put these keys together from the game's name, so nobody would miss one."""
    wanted = {f"{spec.code}-{name}" for name in ("title", "sentence", "edition", "goal")}
    wanted |= {f"{spec.code}-section-{section.title}" for section in spec.facts.sections}
    wanted |= {f"{spec.code}-rule-{rule}" for section in spec.facts.sections for rule in section.rules}
    for option in spec.facts.options:
        wanted |= {f"{spec.code}-option-{option.name}"}
        wanted |= {f"{spec.code}-option-{option.name}-{value}" for value in option.values}
    assert sorted(wanted - set(messages("en"))) == []


def listed(code: str, file: str, pattern: str) -> list[str]:
    """Names that a game's folder of the page lists."""
    return re.findall(pattern, (WEB / "games" / code / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_the_page_asks_for_the_notes_and_terms_that_there_are(spec: AnyGame) -> None:
    notes = {f"{spec.code}-first-{name}" for name in listed(spec.code, "firsts.ts", r'name: "(\w+)"')}
    terms = {f"{spec.code}-term-{name}" for name in listed(spec.code, "terms.ts", r'"(\w+)"')}
    assert notes == {key for key in messages("en") if key.startswith(f"{spec.code}-first-")}
    assert terms | {f"{term}-means" for term in terms} == {
        key for key in messages("en") if key.startswith(f"{spec.code}-term-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_every_term_stands_in_some_text(spec: AnyGame, language: str) -> None:
    """A term that no text uses is never seen explained: its forms are wrong, or the texts use another word."""
    keys = [key for key in messages(language) if key.startswith(f"{spec.code}-")]
    said = " ".join(words(messages(language)[key]) for key in keys if f"{spec.code}-term-" not in key)
    terms = [key for key in keys if key.startswith(f"{spec.code}-term-") and not key.endswith("-means")]
    forms = {key: [refused(form.strip()) for form in words(messages(language)[key]).split(",")] for key in terms}
    assert [key for key in terms if not any(form.search(said) for form in forms[key])] == []


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


# --- terms ---------------------------------------------------------------------------------------------

TERMS = PACKAGE.parent.parent / "docs" / "terms.md"


def terms() -> Iterator[tuple[str, str, str, str]]:
    """The rows of docs/terms.md: the heading they stand under, the language, and what is written and what is not."""
    heading = ""
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] in LANGUAGES:
            yield heading, cells[0], cells[2], cells[3]


def refused(written: str) -> re.Pattern[str]:
    """Finds a word of the last column; an ellipsis stands for any ending."""
    ending = r"\w*" if written.endswith("…") else ""
    return re.compile(rf"(?<!\w){re.escape(written.rstrip('…'))}{ending}(?!\w)", re.IGNORECASE)


@cache
def texts(heading: str, language: str) -> dict[str, str]:
    """The plain texts of the game that a heading of docs/terms.md names, or all of them."""
    titles = {say({"key": f"{spec.code}-title"}, "en"): f"{spec.code}-" for spec in specs()}
    prefix = "" if heading == "Everywhere" else titles[heading]
    return {key: words(message) for key, message in messages(language).items() if key.startswith(prefix)}


@pytest.mark.parametrize(("heading", "language", "written", "others"), list(terms()))
def test_no_text_uses_a_refused_word(heading: str, language: str, written: str, others: str) -> None:
    patterns = [refused(other.strip()) for other in others.split(",")]
    found = {
        key: match.group()
        for key, text in texts(heading, language).items()
        for match in (pattern.search(text) for pattern in patterns)
        if match
    }
    assert found == {}


@pytest.mark.parametrize(("heading", "language", "written", "others"), list(terms()))
def test_the_terms_are_in_use(heading: str, language: str, written: str, others: str) -> None:
    """In some form: the last letters of a word may change."""
    forms = [[re.escape(word[: max(3, len(word) - 3)]) for word in term.split()] for term in written.split(",")]
    stem = re.compile("|".join(r"\w*\s+".join(stems) for stems in forms), re.IGNORECASE)
    assert any(stem.search(text) for text in texts(heading, language).values())


def test_the_page_gets_spaces_that_do_not_break() -> None:
    """And nothing else is changed on the way."""
    assert "{ $count }\N{NO-BREAK SPACE}карта в руке" in typeset("ru")
    assert "s\N{NO-BREAK SPACE}pandou" in typeset("cs")
    assert "v\N{NO-BREAK SPACE}{ $better }\N{NO-BREAK SPACE}%" in typeset("cs")
    assert "карту\N{NO-BREAK SPACE}— готово" in typeset("ru")
    for language in LANGUAGES:
        assert typeset(language).replace("\N{NO-BREAK SPACE}", " ") == catalogue(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_on_cards_are_alike(language: str) -> None:
    for key in ("ninjan-suit-letter", "pandaspin-suit-letter", "pinata-colour-letter", "pandorum-terrain-letter"):
        pattern: Any = messages(language)[key].value
        letters = [words(variant.value) for variant in pattern.elements[0].expression.variants]
        assert len(set(letters)) == len(letters), letters


def test_no_english_sentence_has_a_bare_who() -> None:
    """“Who watches can chat” is a riddle; a question may begin with it."""
    sentences = {key: re.split(r"(?<=[.?!])\s", words(message)) for key, message in messages("en").items()}
    bare = {key: s for key, found in sentences.items() for s in found if s.startswith("Who ") and not s.endswith("?")}
    assert bare == {}


# --- the reader as a player ----------------------------------------------------------------------------

SEATS = {"seat", "seats", "owner", "payers", "out"}
NO_VERB = {"ninjan-event-scored", "ninjan-event-tied"}  # players are only listed


def told_to_others(key: str) -> bool:
    """The player it is about is told something of their own."""
    return key.replace("-event-", "-event-you-") in messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_form_for_the_reader(language: str) -> None:
    """“You take”, not “Ann takes” and not “you takes”."""
    about_players = {key for key, entry in messages(language).items() if "-event-" in key and SEATS & variables(entry)}
    agreeing = {key for key in about_players if "you" in variables(messages(language)[key])}
    assert {key for key in about_players - agreeing if not told_to_others(key)} == NO_VERB


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_whoever_reads_the_log_is_never_named_in_it(spec: AnyGame) -> None:
    table = play_on(Table(spec.code, players=spec.facts.players[0], seed=3))
    names = [f"<{seat}>" for seat in range(table.players)]
    for reader, name in enumerate(names):
        texts = {str(event["text"]): event["text"] for event in table.events(reader) if event["text"]}
        for language in LANGUAGES:
            said = {say(words, language, names, reader) for words in list(texts.values())[:60]}
            assert not [sentence for sentence in said if name in sentence]
