"""Plots has the rules of Gardens."""

from gardens.rules import Gardens


class Plots(Gardens):
    pass
