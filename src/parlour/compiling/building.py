"""Compiles modules with setuptools: those of the house, and those of games outside."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from . import c_types
from .errors import explained

MANIFEST = "compiled.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
OWN_FLAGS = os.environ.get("PARLOUR_CFLAGS", "").split()
FLAGS = [*(["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]), *OWN_FLAGS]
DIRECTIVES = {"auto_pickle": False}  # `compiling/pickled.py` does it

# In the C code that Cython writes, what follows the functions of the source: it makes the module and helps with Python
# objects. That is much of the compiler's work, so it is optimized less. Native functions keep their level.
REST = "/* #### Code section: module_exttypes ### */\n"
LESS = """#if defined(__GNUC__) && defined(__OPTIMIZE__) && !defined(__clang__)
#pragma GCC optimize ("O1")
#endif
"""


class Rules(Extension):
    """A module of the rules, compiled anew only if something that its C code follows from has changed."""

    def __init__(self, name: str, copy: c_types.Copy) -> None:
        self.source, self.source_hash = copy.source, copy.source_hash
        self.kept = copy.path.with_name(f"{copy.path.stem}.{self._fingerprint(copy)}{SUFFIX}")
        written = [os.path.relpath(copy.path.with_suffix(".c"))]
        super().__init__(name, written, extra_compile_args=FLAGS, extra_link_args=OWN_FLAGS, optional=True)

    @staticmethod
    def _fingerprint(copy: c_types.Copy) -> str:
        from Cython import __version__

        compiler = [sysconfig.get_config_var("CC"), *map(os.environ.get, ("CC", "CFLAGS", "LDSHARED", "LDFLAGS"))]
        texts = [path.read_text() for path in (*copy.depends, Path(__file__))]
        everything = (texts, FLAGS, compiler, sys.version, __version__)
        return hashlib.sha256(repr(everything).encode()).hexdigest()[:16]

    def keep(self, product: Path) -> None:
        """Keep what was compiled for the next build, in place of what was kept before."""
        for old in self.kept.parent.glob(f"{self.kept.name.partition('.')[0]}.*{SUFFIX}"):
            old.unlink()
        unfinished = self.kept.with_suffix(".part")
        shutil.copyfile(product, unfinished)
        unfinished.replace(self.kept)


def rules(src: Path, out: Path, package: str = "parlour", house: Path | None = None) -> list[Rules]:
    """The modules to compile, the largest first, those written in C that are to be compiled anew."""
    _prepare_compiler()
    copies = c_types.write(src, out, package, house)
    modules = [Rules(name, copy) for name, copy in copies.items()]
    changed = [Path(module.sources[0]).with_suffix(".py") for module in modules if not module.kept.exists()]
    _write_c(changed, out, {copy.path.resolve(): copy for copy in copies.values()})
    return sorted(modules, key=lambda module: -Path(module.sources[0]).stat().st_size)


def _write_c(changed: list[Path], out: Path, copies: dict[Path, c_types.Copy]) -> None:
    """Have Cython write the C code. What it complains of is told with the lines of the sources themselves."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError

    threads = os.cpu_count() if len(changed) > 4 else 0  # in other processes complaints cannot be listened to
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(sys.stderr if threads else said):
            cythonize(
                [*map(str, changed)],
                include_path=[str(out)],
                compiler_directives=DIRECTIVES,
                force=True,
                quiet=True,
                nthreads=threads,
            )
    except CompileError:
        if threads:
            raise
        raise SystemExit(explained(said.getvalue(), copies)) from None
    sys.stderr.write(said.getvalue())
    for path in changed:
        code = path.with_suffix(".c")
        code.write_text(code.read_text(encoding="utf-8").replace(REST, LESS + REST), encoding="utf-8")


def _prepare_compiler() -> None:
    if not any(map(shutil.which, ("cc", "gcc", "clang"))) and sys.platform != "win32":
        os.environ["CC"] = f"{sys.executable} -m ziglang cc"
        os.environ["LDSHARED"] = f"{os.environ['CC']} -shared"


class CompileRules(build_ext):
    """Compile all or nothing, and write down which sources the result was made of.

    A machine on which it fails runs the same files interpreted, with the same results. `source` is the folder that the
    package `home` is in, and `besides` holds the digests of what else the result fits to.
    """

    home = "parlour"
    source = Path("src")
    besides: dict[str, str] = {}  # noqa: RUF012

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True  # `Rules.kept` says what is up to date, not the time of a file
        self.parallel: int | None = self.parallel or os.cpu_count()

    def run(self) -> None:
        self._forget()
        super().run()
        if all(self._product(module).exists() for module in self.extensions):
            hashes = {str(module.source.relative_to(self.source)): module.source_hash for module in self.extensions}
            written = json.dumps(hashes | self.besides, indent=1, sort_keys=True) + "\n"
            (self._root() / self.home / MANIFEST).write_text(written)
        else:
            self._forget()

    def build_extension(self, module: Any) -> None:
        product = Path(self.get_ext_fullpath(module.name))
        product.unlink(missing_ok=True)
        if module.kept.exists():
            product.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(module.kept, product)
        else:
            super().build_extension(module)
            module.keep(product)

    def _root(self) -> Path:
        return self.source if self.inplace or self.editable_mode else Path(self.build_lib)

    def _product(self, module: Any) -> Path:
        return self._root() / self.get_ext_filename(module.name)

    def _forget(self) -> None:
        """Remove everything compiled, also from sources that are no longer there."""
        (self._root() / self.home / MANIFEST).unlink(missing_ok=True)
        for product in (self._root() / self.home).rglob(f"*{SUFFIX}"):
            product.unlink()
