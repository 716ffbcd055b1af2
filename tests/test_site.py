"""The site of `make docs`: every page has its place, and the reference says everything about everything public."""

import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

import parlour
import parlour.study

ROOT = Path(parlour.__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
REFERENCE = {path.stem: path.read_text(encoding="utf-8") for path in (DOCS / "api").glob("*.md")}
NAVIGATION = (DOCS / ".nav.yml").read_text(encoding="utf-8")
NAMED = [name for text in REFERENCE.values() for name in re.findall(r"^::: (\S+)", text, re.MULTILINE)]


def found(name: str) -> Any:
    """The object of a full name."""
    module, _, inner = name.rpartition(".")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return getattr(found(module), inner)


def written(thing: Any) -> list[tuple[str, Any]]:
    """Something public with the methods that people read about; compiled and inherited ones have no source here."""
    if not inspect.isclass(thing):
        return [(thing.__name__, thing)]
    if thing.__module__.startswith(("parlour.envs.aec", "parlour.envs.parallel", "parlour.arena.sim")):
        return [(thing.__name__, thing)]  # PettingZoo explains its methods, and a tally is read only
    methods = [
        (f"{thing.__name__}.{name}", getattr(thing, name))
        for name, item in vars(thing).items()
        if not name.startswith("_") and inspect.isfunction(getattr(item, "__func__", item))
    ]
    return [(thing.__name__, thing), *methods]


def parameters(function: Any) -> Iterator[str]:
    for name, parameter in inspect.signature(function).parameters.items():
        if name not in ("self", "cls") and parameter.kind is not parameter.VAR_KEYWORD:
            yield name


# --- navigation -----------------------------------------------------------------------------------------


def test_every_page_has_its_place_in_the_navigation() -> None:
    listed = re.findall(r"- (\S+\.md)", NAVIGATION)
    assert len(listed) == len(set(listed))
    assert [page for page in listed if page not in PAGES] == []
    rest = [page for page in PAGES if page not in listed and not page.startswith("api/")]
    # What is in no section is picked up at the end of the last but one.
    assert re.search(r'- glob: "\*"', NAVIGATION), rest
    assert "- Reference: api" in NAVIGATION


@pytest.mark.parametrize("section", ["Play", "Study", "Operate", "Simulate", "Learn", "Extend", "Reference"])
def test_the_first_page_leads_to_every_section(section: str) -> None:
    assert f"  - {section}:" in NAVIGATION
    assert f"**[{section}](" in (DOCS / "index.md").read_text(encoding="utf-8")


def anchors(page: str) -> set[str]:
    """The anchors of a page's headings, as Markdown's `toc` makes them."""
    text = re.sub(r"```.*?```", "", (DOCS / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    plain = (re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in headings)
    return {re.sub(r"[-\s]+", "-", heading) for heading in plain}


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_to_what_is_there(page: str) -> None:
    text = re.sub(r"```.*?```", "", (DOCS / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, anchor = link.partition("#")
        target = (DOCS / page).parent / path if path else DOCS / page
        if re.match(r"[a-z]+:", link):
            continue
        if not target.exists() or (
            anchor and anchor not in anchors(target.resolve().relative_to(DOCS.resolve()).as_posix())
        ):
            broken.append(link)
    assert broken == []


def test_nothing_of_the_site_comes_from_elsewhere() -> None:
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in settings
    for file in (ROOT / "mkdocs.yml", *(ROOT / "tools" / "site").iterdir()):
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://", text), file


# --- the reference --------------------------------------------------------------------------------------


def test_everything_public_is_in_the_reference() -> None:
    things = {id(found(name)) for name in NAMED}
    public = {name: getattr(parlour, name) for name in parlour.__all__ if name not in ("RULES", "games")}
    public |= {name: getattr(parlour.study, name) for name in parlour.study.__all__ if not name.isupper()}
    public |= {name: getattr(parlour.games, name) for name in parlour.games.__all__}
    assert [name for name, thing in public.items() if id(thing) not in things] == []
    assert all(name in REFERENCE["study"] for name in parlour.study.__all__)
    assert all(name in REFERENCE["parlour"] for name in ("RULES", "games"))


SAID = [
    (name, thing)
    for named in NAMED
    if not named.startswith("parlour.core.") or named.startswith("parlour.core.problem")
    for name, thing in (written(found(named)) if not inspect.ismodule(found(named)) else [])
]


@pytest.mark.parametrize(("name", "thing"), SAID, ids=[name for name, _ in SAID])
def test_the_reference_says_what_goes_in_and_comes_out(name: str, thing: Any) -> None:
    text = inspect.getdoc(thing) or ""
    assert text, f"{name} says nothing"
    if inspect.isclass(thing):
        return
    missing = [parameter for parameter in parameters(thing) if not re.search(rf"\b{parameter}\b", text)]
    assert missing == [], f"{name} does not explain {missing}"


def is_answer(thing: Any) -> bool:
    """What other entrances answer with or raise; their examples show it."""
    return inspect.isclass(thing) and (is_dataclass(thing) or issubclass(thing, (tuple, Exception)))


def is_made_by(thing: Any) -> bool:
    """PettingZoo's classes, which `env` and `parallel_env` make."""
    return getattr(thing, "__module__", "") in ("parlour.envs.aec", "parlour.envs.parallel")


ENTRANCES = [
    named
    for named in NAMED
    if not named.startswith("parlour.core.")
    and not inspect.ismodule(found(named))
    and not is_answer(found(named))
    and not is_made_by(found(named))
]


@pytest.mark.parametrize("named", ENTRANCES)
def test_every_entrance_has_an_example(named: str) -> None:
    """Examples of docstrings are run by tests/test_docs.py."""
    assert ">>> " in (inspect.getdoc(found(named)) or ""), f"{named} has no example"


@pytest.mark.parametrize("spec", parlour.games.specs(), ids=lambda spec: spec.code)
def test_every_field_of_a_position_is_explained(spec: Any) -> None:
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    fields = importlib.import_module(f"{type(spec.positions).__module__}").FIELDS
    assert [field for field in fields if f"`{field}`" not in text] == []
