"""Anybody's own player, `module:Class`, in a seat of the arena.

A new one is made for every seat of every game. An illegal move, an exception or endless thinking ends the run with a
sentence that names the bot.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..bots import BadChoice, Player
from ..bots.own import brief, load
from ..core.game import Game
from ..core.rng import Rng
from ..core.spec import AnyGame


class Failed(Exception):
    """What somebody's own player did wrong, in words."""

    def __init__(self, seat: int, detail: str) -> None:
        super().__init__(detail)
        self.seat = seat


class TooLong(BaseException):
    """Raised in a player that has thought too long; not an `Exception`, which the player itself might catch."""


class OwnSeat:
    """Somebody's own player in one seat of one game, `patience` seconds long for a move."""

    def __init__(self, code: str, spec: AnyGame, game: Game, seat: int, patience: float) -> None:
        self.seat = seat
        self.patience = patience
        with self._watched():
            self.player: Player = load(code)(spec)
        self._bound = self.player.bind(game)

    def take_turn(self, seat: int, rng: Rng) -> int:
        with self._watched():
            return self._bound(seat, rng)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            with _alarm(self.patience):
                yield
        except TooLong:
            raise Failed(self.seat, f"it thought longer than {self.patience:g} seconds") from None
        except BadChoice as choice:
            raise Failed(self.seat, choice.detail) from None
        except (Exception, SystemExit) as error:
            raise Failed(self.seat, brief(error)) from error


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise `TooLong` after `seconds`, where the system can (not on Windows, and only in a main thread)."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: object) -> None:
    raise TooLong
