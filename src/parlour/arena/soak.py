"""`python -m parlour.arena.soak`: random games, copies, redeals, searches and observations, for a build with checks."""

from .. import RULES
from ..core.game import Game
from ..core.observe import Sheet
from ..core.play import first_seat, random_games, random_playout
from ..core.rng import Rng
from ..core.search import Search
from ..core.sides import beside
from ..core.spec import AnyGame
from ..games import specs

GAMES = 2_000


def soak(spec: AnyGame, players: int) -> int:
    """How many moves were made without an overrun."""
    rng = Rng(players)
    game = spec.new(players, {})
    moves = beside(game, random_games)(game, GAMES, rng)
    search = beside(game, Search)(spec.bots.playout(game.empty()), spec.bots.explore)
    for _ in range(10):
        game.deal(rng)
        for seat in range(players):
            search.start()
            search.run(game, seat, 500, rng)
            imagined = game.clone()
            imagined.determinize(seat, rng)
            moves += beside(game, random_playout)(imagined, rng)
        moves += observe(spec, game, rng)
    return moves


def observe(spec: AnyGame, game: Game, rng: Rng) -> int:
    """Play the position on and let every seat look after every move; how many moves that took."""
    observer, moves = spec.learning.observer(game, beside(game, Sheet)()), 0
    while not game.over:
        seat = first_seat(game.waiting())
        legal = game.legal_moves(seat)
        game.apply(seat, legal[rng.below(len(legal))], rng)
        for seat in range(game.players):
            observer.observe(seat)
        moves += 1
    return moves


if __name__ == "__main__":
    for spec in specs():
        for players in spec.facts.players:
            print(f"{spec.code}, {players} players, rules {RULES}: {soak(spec, players):,} moves")
