"""Every example in the README, the documents and the docstrings runs and says what it shows."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import parlour
from parlour._compiled import interpreted

ROOT = Path(parlour.__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MODULES = [
    module.name
    for module in pkgutil.walk_packages(parlour.__path__, "parlour.")
    if not module.name.endswith("__main__")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    """A compiled module's examples are run on its source, where doctest can see them."""
    module = importlib.import_module(name)
    if not (module.__file__ or "").endswith(".py"):
        module = interpreted(name)
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("http") and not (page.parent / link).exists()] == []


def test_readme_has_examples() -> None:
    assert doctest.testfile(str(PAGES[0]), module_relative=False, encoding="utf-8").attempted > 15
