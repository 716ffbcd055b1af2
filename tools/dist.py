"""`make dist`: the packages that registries take, in dist/.

A source package, and from it a wheel for this machine. On Linux the wheel gets the tag of the oldest systems that can
run it (`manylinux`), which `auditwheel` reads off the symbols that the compiled rules need: registries refuse a wheel
that is tagged `linux`. Wheels for other systems come from cibuildwheel, by the settings in pyproject.toml.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
KEPT = Path("build") / "rules"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Build the source package and the wheel.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where to (default: dist)")
    out = parser.parse_args(argv).out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    source = build_source(out)
    wheel = with_system_tag(build_wheel(source, out))
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(source), str(wheel)], check=True)
    for package in (source, wheel):
        print(f"{package}  {package.stat().st_size / 1e6:.1f} MB")


def build_source(out: Path) -> Path:
    """The source package of this tree."""
    _build("--sdist", ROOT, out)
    return next(out.glob("*.tar.gz"))


def build_wheel(source: Path, out: Path) -> Path:
    """The wheel of a source package: of nothing but what lies in it, and of compiled modules that fit it exactly."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "-xzf", source, "-C", folder], check=True)
        (unpacked,) = Path(folder).iterdir()
        if (ROOT / KEPT).exists():  # `setup.py` takes a kept module only if it was made of these very sources
            shutil.copytree(ROOT / KEPT, unpacked / KEPT)
        _build("--wheel", unpacked, out)
    return next(out.glob("*.whl"))


def with_system_tag(wheel: Path) -> Path:
    """On Linux, the same wheel for every system that can run it; elsewhere its tag says so already."""
    if not sys.platform.startswith("linux"):
        return wheel
    repaired = wheel.parent / "repaired"
    subprocess.run(
        [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(repaired), str(wheel)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    wheel.unlink()
    (made,) = repaired.iterdir()
    moved = made.replace(wheel.parent / made.name)
    repaired.rmdir()
    return moved


def _build(kind: str, source: Path, out: Path) -> None:
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", str(out), str(source)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
