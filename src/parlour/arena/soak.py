"""`python -m parlour.arena.soak`: random games, copies, redeals and searches of every game, for a build with checks."""

from .. import RULES
from ..core.kind import GameKind
from ..core.play import random_games, random_playout
from ..core.rng import Rng
from ..core.search import Search
from ..games import kinds

GAMES = 2_000


def soak(kind: GameKind, players: int) -> int:
    """How many moves were made without an overrun."""
    rng = Rng(players)
    game = kind.new(players, {})
    moves = random_games(game, GAMES, rng)
    search = Search(kind.playout(game.empty()), kind.explore)
    for _ in range(10):
        game.deal(rng)
        for seat in range(players):
            search.start()
            search.run(game, seat, 500, rng)
            imagined = game.clone()
            imagined.determinize(seat, rng)
            moves += random_playout(imagined, rng)
    return moves


if __name__ == "__main__":
    for kind in kinds():
        for players in kind.players:
            print(f"{kind.code}, {players} players, rules {RULES}: {soak(kind, players):,} moves")
