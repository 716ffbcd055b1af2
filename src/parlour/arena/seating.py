"""Tables and seatings that treat every bot alike."""

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations

Table = tuple[str, ...]
"""The bots that play at one table, in alphabetical order; a bot may sit there several times."""

MOST_TABLES = 300
SAMPLED = 100  # well below, so that stretches of another circle that are all new are soon found


def tables(bots: Sequence[str], players: int, seed: int) -> list[Table]:
    """Every way to fill the seats as evenly as possible: all pairs for two seats, all threes for three.

    With fewer bots than seats each bot gets the same number of seats, and the seats left over go to every selection of
    bots. Too many tables for more than two seats are sampled: the bots stand in a circle in random order, and every
    stretch of the circle is a table, so that all bots play equally often.

    >>> tables(["a", "b", "c"], 2, seed=1)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> tables(["a", "b"], 3, seed=1)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    each, left = divmod(players, len(bots))
    if players > 2 and math.comb(len(bots), left) > MOST_TABLES:
        return _sampled(bots, players, seed)
    return [tuple(sorted([*bots] * each + [*extra])) for extra in combinations(sorted(bots), left)]


def _sampled(bots: Sequence[str], players: int, seed: int) -> list[Table]:
    chance = random.Random(seed)
    found: dict[Table, None] = {}
    while len(found) < SAMPLED:
        circle = chance.sample(sorted(bots), len(bots))
        stretches = [tuple(sorted((circle + circle)[at : at + players])) for at in range(len(bots))]
        if not found.keys() & set(stretches):
            found |= dict.fromkeys(stretches)
    return list(found)


@cache
def circles(table: Table) -> list[Table]:
    """The orders in which they can sit around the table.

    >>> circles(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    return sorted({min(_turned((table[0], *others))) for others in permutations(table[1:])})


def seatings(table: Table, deal: int) -> list[Table]:
    """The seatings for the games of a deal: all bots move on by one seat until each has sat everywhere.

    The order around the table changes from deal to deal, so that no bot always follows the same neighbour.

    >>> seatings(("a", "b", "c"), 1)
    [('a', 'c', 'b'), ('c', 'b', 'a'), ('b', 'a', 'c')]
    """
    orders = circles(table)
    return _turned(orders[deal % len(orders)])


def _turned(order: Table) -> list[Table]:
    """All different ways to turn an order."""
    return list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))


def deals_for(table: Table, games: int) -> int:
    """How many deals it takes to make at least this number of games."""
    deals = 0
    while games > 0:
        games -= len(seatings(table, deals))
        deals += 1
    return deals
