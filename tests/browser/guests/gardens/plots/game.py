"""The same game with a board of its own on the page: `web/board.js`."""

from dataclasses import replace

from ..game import GARDENS, GardensEditions, facts
from .rules import Plots


class PlotsEditions(GardensEditions):
    code = "plots"


PLOTS = replace(GARDENS, rules=Plots, facts=facts("plots"), editions=PlotsEditions())
