"""Compiles the rules and builds the page; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "tools"))

import c_types  # noqa: E402
import page  # noqa: E402

SRC = HERE / "src"
COPIES = HERE / "build" / "rules"
MANIFEST = Path("parlour") / "compiled.json"


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    copies = c_types.write(SRC, COPIES)
    flags = ["-O3", *os.environ.get("PARLOUR_CFLAGS", "").split()]
    modules = [
        Extension(name, [str(path.relative_to(HERE))], extra_compile_args=flags, extra_link_args=flags[1:])
        for name, path in copies.items()
    ]
    compiled = cythonize(modules, include_path=[str(COPIES)], quiet=True)
    for module in compiled:
        module.optional = True  # cythonize drops it
    return compiled


class CompileRules(build_ext):
    """Compile all or nothing, and write down which sources the result was made of.

    A machine on which it fails runs the same files interpreted, with the same results.
    """

    def run(self) -> None:
        self._forget()
        if not any(map(shutil.which, ("cc", "gcc", "clang"))) and sys.platform != "win32":
            os.environ["CC"] = f"{sys.executable} -m ziglang cc"
            os.environ["LDSHARED"] = f"{os.environ['CC']} -shared"
        super().run()
        if all(self._product(module).exists() for module in self.extensions):
            sources = c_types.compiled_sources(SRC / "parlour")
            hashes = {str(path.relative_to(SRC)): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources}
            (self._root() / MANIFEST).write_text(json.dumps(hashes, indent=1) + "\n")
        else:
            self._forget()

    def _root(self) -> Path:
        return SRC if self.inplace or self.editable_mode else Path(self.build_lib)

    def _product(self, module: Extension) -> Path:
        return self._root() / self.get_ext_filename(module.name)

    def _forget(self) -> None:
        (self._root() / MANIFEST).unlink(missing_ok=True)
        for module in self.extensions:
            self._product(module).unlink(missing_ok=True)


class BuildPage(build_py):
    """Build the browser client into the package before its files are collected."""

    def run(self) -> None:
        page.build(HERE)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileRules, "build_py": BuildPage})
