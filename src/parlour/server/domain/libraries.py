"""The libraries that the server stands on, as their own packages describe them, for the page of credits.

Versions are not told: they would help only those who look for a weak one.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import metadata

REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(?:\[(?P<extras>[\w,-]+)\])?(?P<terms>[^;]*)(?:;(?P<marker>.*))?")
EXTRA = re.compile(r"extra == [\"']([\w-]+)[\"']")
LONGEST_LICENCE = 60
HOMES = ("homepage", "source", "source code", "repository", "github", "documentation")


@dataclass(frozen=True)
class Library:
    name: str
    licence: str
    home: str | None


@cache
def libraries() -> tuple[Library, ...]:
    """Everything installed that the server needs, and what that needs in turn, by name."""
    found: dict[str, metadata.Distribution] = {}
    _gather("parlour", {"server"}, found)
    del found["parlour"]
    return tuple(_described(found[name].metadata) for name in sorted(found))


def _gather(name: str, extras: set[str], found: dict[str, metadata.Distribution]) -> None:
    """What is for another system is not installed, and left out."""
    try:
        distribution = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return
    found[name] = distribution
    for line in distribution.requires or []:
        requirement = REQUIREMENT.match(line)
        assert requirement
        wanted = EXTRA.search(requirement["marker"] or "")
        needed = requirement["name"].lower().replace("_", "-")
        if (wanted is None or wanted[1] in extras) and needed not in found:
            _gather(needed, set((requirement["extras"] or "").split(",")), found)


def _described(about: metadata.PackageMetadata) -> Library:
    return Library(about["Name"], _licence(about), _home(about))


def _field(about: metadata.PackageMetadata, name: str) -> str:
    return next(iter(about.get_all(name, [])), "")


def _licence(about: metadata.PackageMetadata) -> str:
    """The newer field, the older one if it is not the whole text, or the classifier."""
    classified = [
        line.rpartition(" :: ")[2] for line in about.get_all("Classifier", []) if line.startswith("License ::")
    ]
    told = [_field(about, "License-Expression"), _field(about, "License"), *classified]
    return next((line for line in told if line and "\n" not in line and len(line) <= LONGEST_LICENCE), "")


def _home(about: metadata.PackageMetadata) -> str | None:
    links = dict(line.split(", ", 1) for line in about.get_all("Project-URL", []))
    named = {label.lower(): link for label, link in links.items()} | {"home-page": _field(about, "Home-page")}
    found = next((named[label] for label in ("home-page", *HOMES) if named.get(label)), None)
    return found if found and found.startswith("https://") else None
