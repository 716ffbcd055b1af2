"""Every word people read, in four languages, from one Fluent catalogue.

The words of the page and the commands are in `text/`, those of a game in its own `text/` folder, where the words of its
lesson have a file of their own. The browser gets the same files.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import metadata, resources
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "cs", "uk")
LONGEST_ARGUMENT = 400  # a sentence may quote what a person typed, but not a whole file
LARGEST_NUMBER = 10**15


def catalogue_files(language: str) -> list[Path]:
    """The files that make up one language: the house's, then each game's, with its lesson if it has one."""
    packages = {point.module.rpartition(".")[0] for point in metadata.entry_points(group="parlour.games")}
    folders = ["parlour", *sorted(packages)]
    texts = [Path(str(resources.files(folder))) / "text" for folder in folders]
    files = [text / name for text in texts for name in (f"{language}.ftl", f"lesson.{language}.ftl")]
    return [file for file in files if file.exists()]


@cache
def catalogue(language: str) -> str:
    """The Fluent source of everything said in one language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in catalogue_files(language))


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
