"""Every word people read, in four languages, from one Fluent catalogue.

The words of the page and the commands are in `text/`, those of a game in its own `text/` folder, where the words of its
lesson have a file of their own. The browser gets the same files.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import metadata, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "cs", "uk")
LONGEST_ARGUMENT = 400  # a sentence may quote what a person typed, but not a whole file
LARGEST_NUMBER = 10**15


# Sentences that a game from outside need not have of its own: they are said in the words of the house.
DEFAULTS = (
    "easy-event-won",
    "easy-fact-mine",
    "easy-fact-theirs",
    "easy-illegal-now",
    "easy-illegal-over",
    "easy-illegal-turn",
    "easy-prompt",
    "easy-prompt-wait",
    "easy-result",
    "easy-section-rules",
)
ENTRY = re.compile(r"(?m)^(?=[a-zA-Z])")  # where a message starts
HOUSE = "parlour"

_visitors: dict[str, Path] = {}


def catalogue_files(language: str) -> list[Path]:
    """The files of the house in one language: its own, then each of its games', with its lesson if it has one."""
    points = metadata.entry_points(group="parlour.games")
    packages = {point.module.rpartition(".")[0] for point in points if point.module.startswith(f"{HOUSE}.")}
    folders = [HOUSE, *sorted(packages)]
    texts = [Path(str(resources.files(folder))) / "text" for folder in folders]
    files = [text / name for text in texts for name in (f"{language}.ftl", f"lesson.{language}.ftl")]
    return [file for file in files if file.exists()]


@cache
def guests() -> dict[str, Path]:
    """The games from outside, each with the folder of its words. Nothing of them is imported for that."""
    found: dict[str, Path] = {}
    for point in metadata.entry_points(group="parlour.games"):
        package = point.module.partition(".")[0]
        if package != HOUSE and (folder := _folder(package, point.module)):
            found.setdefault(point.name, folder / "text")
    return found | _visitors


def _folder(package: str, module: str) -> Path | None:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    if not spec or not spec.origin:
        return None
    inner = module.split(".")[1:-1]
    return Path(spec.origin).parent.joinpath(*inner)


def welcome_guest(code: str, home: Path) -> None:
    """Know the words of a game that is not registered, in this process."""
    _visitors[code] = home / "text"
    _forget()


def forget_guest(code: str) -> None:
    del _visitors[code]
    _forget()


def _forget() -> None:
    for kept in (guests, catalogue, typeset, _bundle):
        kept.cache_clear()


def missing_languages(code: str) -> list[str]:
    """The languages in which a game from outside says nothing of its own."""
    return [language for language in LANGUAGES if not (guests()[code] / f"{language}.ftl").exists()]


def guest_messages(code: str, language: str) -> dict[str, str]:
    """What a game from outside says itself in a language, by key. It can say nothing in the name of others."""
    file = guests()[code] / f"{language}.ftl"
    entries = ENTRY.split(file.read_text(encoding="utf-8")) if file.exists() else []
    messages = {entry.partition("=")[0].strip(): entry for entry in entries if "=" in entry}
    return {key: entry.rstrip() for key, entry in messages.items() if key.startswith(f"{code}-")}


def _guest_source(code: str, language: str) -> str:
    """All that a game from outside says: what it lacks in this language in English, the rest in the house's words."""
    messages = guest_messages(code, "en") | guest_messages(code, language)
    for default in DEFAULTS:
        key = f"{code}{default.removeprefix('easy')}"
        messages.setdefault(key, f"{key} = {{ {default} }}")
    if f"{code}-sentence" in messages:
        messages.setdefault(f"{code}-goal", f"{code}-goal = {{ {code}-sentence }}")
    return "\n".join(messages.values()) + "\n"


@cache
def catalogue(language: str) -> str:
    """The Fluent source of everything said in one language."""
    files = [path.read_text(encoding="utf-8") for path in catalogue_files(language)]
    return "\n".join([*files, *(_guest_source(code, language) for code in sorted(guests()))])


@cache
def typeset(language: str) -> str:
    """The catalogue for the page, with spaces that do not break where a line must not."""
    messages = re.split(r"(?m)^(?=[a-z#])", catalogue(language))
    return "".join(text if text.startswith("#") else _typeset(text, language) for text in messages)


COUNTED = re.compile(r"\$(\w+) ->\s*(?:\[\d+\][^\n]*\n\s*)*\[(?:one|few)\]")


def _typeset(message: str, language: str) -> str:
    """A number stays with its unit, a dash with the word before it, a Czech preposition of one letter with its noun."""
    for name in set(COUNTED.findall(message)):
        message = re.sub(rf"(?<={{ \${name} }}) (?=[^\W\d_]{{3}})", "\N{NO-BREAK SPACE}", message)
    message = re.sub(r"(?<=\d) (?=[^\W\d_A-ZА-Я]{3})|(?<=[\d}]) (?=%)| (?=[—–] )", "\N{NO-BREAK SPACE}", message)
    if language == "cs":
        message = re.sub(r"(?i)(?<!\w)([ksvzou]) (?=\S)", "\\1\N{NO-BREAK SPACE}", message)
    return message


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def has(key: str, language: str) -> bool:
    return bool(_bundle(language).has_message(key))


NO_TITLES: Mapping[str, str] = {}


def say(
    text: dict[str, Any],
    language: str = "en",
    names: Sequence[str] = (),
    reader: int | None = None,
    titles: Mapping[str, str] = NO_TITLES,
) -> str:
    """The sentence of a text. `names` are the names of the players, by seat; the one on the seat `reader` is "you".

    `titles` are names that an edition gives to its components, by the message that they stand for; they are the same in
    all languages.

    >>> say({"key": "ninjan-card", "args": {"suit": "rock", "value": -4}})
    'rock −4'
    >>> said = {"key": "pandaspin-event-trick", "args": {"seat": {"$seat": 1}}}
    >>> say(said, names=["Ann", "Ben"]), say(said, names=["Ann", "Ben"], reader=1)
    ('Ben wins the trick.', 'You win the trick.')
    """
    if text["key"] in titles:
        return titles[text["key"]]
    message = _bundle(language).get_message(text["key"])
    given = text.get("args", {})
    args = {name: _spoken(value, language, names, reader, titles) for name, value in given.items()}
    sentence, errors = _bundle(language).format_pattern(message.value, {"you": _role(given, reader), **args})
    if errors:
        raise errors[0]
    return re.sub(r"(?<![^\s(])-(?=\d)", "−", str(sentence))


def _role(args: dict[str, Any], reader: int | None) -> str:
    """Which argument the reader is, for a verb to agree with; the catalogue calls it `$you`."""
    roles = (
        name for name, value in args.items() if {"$seat": reader} in (value if isinstance(value, list) else [value])
    )
    return "none" if reader is None else next(roles, "none")


def _spoken(value: Any, language: str, names: Sequence[str], reader: int | None, titles: Mapping[str, str]) -> Any:
    """An argument as the catalogue takes it (see `Text` in server/wire/messages.py)."""
    if isinstance(value, list):
        from babel.lists import format_list

        you_first = sorted(value, key=lambda item: item != {"$seat": reader})
        said = [str(_spoken(item, language, names, reader, titles)) for item in you_first]
        return format_list(said, locale=language)
    if isinstance(value, dict) and "$seat" in value:
        if value["$seat"] == reader:
            return say({"key": "name-you"}, language)
        return names[value["$seat"]] if names else str(value["$seat"] + 1)
    if isinstance(value, dict):
        args = {name: item for name, item in value.items() if name != "$text"}
        return say({"key": value["$text"], "args": args}, language, names, reader, titles)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    return value if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT else value[:LONGEST_ARGUMENT] + "…"
