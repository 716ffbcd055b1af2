"""Parts of Parlour that need packages of their own: what is missing says which extra brings it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from .problem import BadInput


class MissingExtra(BadInput, ModuleNotFoundError):
    """Something needs packages that are not installed; the sentence names them and how to install them."""

    def __init__(self, what: str, packages: list[str], extra: str) -> None:
        super().__init__("problem-needs-extra", what=what, packages=packages, extra=extra)


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Around imports: a package that is missing is told with the extra that brings it.

    >>> with needing("report", "parlour report"):
    ...     import a_package_that_nobody_has
    Traceback (most recent call last):
    parlour.core.extras.MissingExtra: parlour report needs a_package_that_nobody_has. Install with: pip install "parlour[report]".
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(what, [missing.name or str(missing)], extra) from None


def need(extra: str, what: str, *packages: str) -> None:
    """Refuse to go on without these packages.

    >>> need("envs", "parlour.envs", "json", "nowhere", "nobody")
    Traceback (most recent call last):
    parlour.core.extras.MissingExtra: parlour.envs needs nowhere and nobody. Install with: pip install "parlour[envs]".
    """
    missing = [package for package in packages if not find_spec(package)]
    if missing:
        raise MissingExtra(what, missing, extra)
