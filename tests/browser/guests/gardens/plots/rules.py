"""Plots has the rules of Gardens."""

from ..rules import Gardens


class Plots(Gardens):
    pass
