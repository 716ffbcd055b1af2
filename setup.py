"""Compiles the rules and builds the page; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
SRC = HERE / "src"
sys.path[:0] = [str(HERE / "tools"), str(SRC / "parlour")]  # without the package itself, which is not built yet

import page  # noqa: E402
from compiling import building  # noqa: E402

del sys.path[1]


class CompileRules(building.CompileRules):
    source = SRC


class BuildPage(build_py):
    """Build the browser client into the package before its files are collected."""

    def run(self) -> None:
        page.build(HERE)
        super().run()


class PackSources(sdist):
    """The source package holds the built page, so that installing it needs no Node."""

    def run(self) -> None:
        page.build(HERE)
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=building.rules(SRC, HERE / "build" / "rules"),
        cmdclass={"build_ext": CompileRules, "build_py": BuildPage, "sdist": PackSources},
    )
