"""Compiles the rules and builds the page; everything else about the package stands in pyproject.toml."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
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
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
FLAGS = ["-O3", "-g0", *os.environ.get("PARLOUR_CFLAGS", "").split()]


class Rules(Extension):
    """A module of the rules, compiled anew only if something that its C code follows from has changed."""

    def __init__(self, name: str, copy: c_types.Copy) -> None:
        self.source, self.source_hash = copy.source, copy.source_hash
        self.kept = copy.path.with_name(f"{copy.path.stem}.{self._fingerprint(copy)}{SUFFIX}")
        written = [str(copy.path.with_suffix(".c").relative_to(HERE))]
        super().__init__(name, written, extra_compile_args=FLAGS, extra_link_args=FLAGS[2:], optional=True)

    @staticmethod
    def _fingerprint(copy: c_types.Copy) -> str:
        from Cython import __version__

        compiler = [sysconfig.get_config_var("CC"), *map(os.environ.get, ("CC", "CFLAGS", "LDSHARED", "LDFLAGS"))]
        texts = [path.read_text() for path in copy.depends]
        everything = (texts, FLAGS, compiler, sys.version, __version__)
        return hashlib.sha256(repr(everything).encode()).hexdigest()[:16]

    def keep(self, product: Path) -> None:
        """Keep what was compiled for the next build, in place of what was kept before."""
        for old in self.kept.parent.glob(f"{self.kept.name.partition('.')[0]}.*{SUFFIX}"):
            old.unlink()
        unfinished = self.kept.with_suffix(".part")
        shutil.copyfile(product, unfinished)
        unfinished.replace(self.kept)


def rules() -> list[Rules]:
    """The modules to compile, the largest first, those written in C that are to be compiled anew."""
    from Cython.Build import cythonize

    _prepare_compiler()
    modules = [Rules(name, copy) for name, copy in c_types.write(SRC, COPIES).items()]
    changed = [str(Path(module.sources[0]).with_suffix(".py")) for module in modules if not module.kept.exists()]
    threads = os.cpu_count() if len(changed) > 1 else 0
    cythonize(changed, include_path=[str(COPIES)], force=True, quiet=True, nthreads=threads)
    return sorted(modules, key=lambda module: -Path(module.sources[0]).stat().st_size)


def _prepare_compiler() -> None:
    if not any(map(shutil.which, ("cc", "gcc", "clang"))) and sys.platform != "win32":
        os.environ["CC"] = f"{sys.executable} -m ziglang cc"
        os.environ["LDSHARED"] = f"{os.environ['CC']} -shared"


class CompileRules(build_ext):
    """Compile all or nothing, and write down which sources the result was made of.

    A machine on which it fails runs the same files interpreted, with the same results.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True  # `Rules.kept` says what is up to date, not the time of a file
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        self._forget()
        super().run()
        if all(self._product(module).exists() for module in self.extensions):
            hashes = {str(module.source.relative_to(SRC)): module.source_hash for module in self.extensions}
            (self._root() / MANIFEST).write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n")
        else:
            self._forget()

    def build_extension(self, module: Rules) -> None:
        product = Path(self.get_ext_fullpath(module.name))
        product.unlink(missing_ok=True)
        if module.kept.exists():
            product.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(module.kept, product)
        else:
            super().build_extension(module)
            module.keep(product)

    def _root(self) -> Path:
        return SRC if self.inplace or self.editable_mode else Path(self.build_lib)

    def _product(self, module: Rules) -> Path:
        return self._root() / self.get_ext_filename(module.name)

    def _forget(self) -> None:
        """Remove everything compiled, also from sources that are no longer there."""
        (self._root() / MANIFEST).unlink(missing_ok=True)
        for product in (self._root() / "parlour").rglob(f"*{SUFFIX}"):
            product.unlink()


class BuildPage(build_py):
    """Build the browser client into the package before its files are collected."""

    def run(self) -> None:
        page.build(HERE)
        super().run()


if __name__ == "__main__":
    setup(ext_modules=rules(), cmdclass={"build_ext": CompileRules, "build_py": BuildPage})
