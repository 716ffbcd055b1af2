"""Every word people read, in four languages, from one Fluent catalogue.

The words of the page and the commands are in `text/`, those of a game in its own `text/` folder. The browser gets the
same files.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib import metadata, resources
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "cs", "uk")
LONGEST_ARGUMENT = 400  # a sentence may quote what a person typed, but not a whole file
LARGEST_NUMBER = 10**15


def catalogue_files(language: str) -> list[Path]:
    """The files that make up one language: the house's, then each game's."""
    packages = {point.module.rpartition(".")[0] for point in metadata.entry_points(group="parlour.games")}
    folders = ["parlour", *sorted(packages)]
    return [Path(str(resources.files(folder))) / "text" / f"{language}.ftl" for folder in folders]


@cache
def catalogue(language: str) -> str:
    """The Fluent source of everything said in one language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in catalogue_files(language))


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def has(key: str, language: str) -> bool:
    return bool(_bundle(language).has_message(key))


def say(text: dict[str, Any], language: str = "en", names: Sequence[str] = ()) -> str:
    """The sentence of a text. `names` are the names of the players, by seat.

    >>> say({"key": "ninjan-card", "args": {"suit": "rock", "value": -4}})
    'rock −4'
    """
    message = _bundle(language).get_message(text["key"])
    args = {name: _spoken(value, language, names) for name, value in text.get("args", {}).items()}
    sentence, errors = _bundle(language).format_pattern(message.value, args)
    if errors:
        raise errors[0]
    return re.sub(r"(?<![^\s(])-(?=\d)", "−", str(sentence))


def _spoken(value: Any, language: str, names: Sequence[str]) -> Any:
    """An argument as the catalogue takes it (see `Text` in server/wire/messages.py)."""
    if isinstance(value, list):
        from babel.lists import format_list

        return format_list([str(_spoken(item, language, names)) for item in value], locale=language)
    if isinstance(value, dict) and "$seat" in value:
        return names[value["$seat"]] if names else str(value["$seat"] + 1)
    if isinstance(value, dict):
        args = {name: item for name, item in value.items() if name != "$text"}
        return say({"key": value["$text"], "args": args}, language, names)
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    return value if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT else value[:LONGEST_ARGUMENT] + "…"
