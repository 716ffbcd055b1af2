"""Compiles the rules where that is possible; everything else about the package stands in pyproject.toml."""

try:
    from parlour.compiling.outside import setup
except ImportError:  # in an isolated build Parlour is not there; the game then runs interpreted
    from setuptools import setup

setup()
