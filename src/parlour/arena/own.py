"""A user's own bot, `module:Class`, in a seat of the arena.

The class is made with the game's `GameSpec` and has `choose(game, seat, seed)`, as `parlour.bots.Bot` has. A new one
is made for every seat of every game. It gets a position in which everything its seat may not know has been dealt
again. An illegal move, an exception or endless thinking ends the run with a sentence that names the bot.
"""

import hashlib
import importlib
import inspect
import operator
import re
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.spec import AnyGame

SHAPE = re.compile(r"(?!search:)[^\W\d][\w.]*:[^\W\d]\w*")


class Failed(Exception):
    """What a user's bot did wrong, in words."""

    def __init__(self, seat: int, detail: str) -> None:
        super().__init__(detail)
        self.seat = seat


class TooLong(BaseException):
    """Raised in a bot that has thought too long; not an `Exception`, which the bot itself might catch."""


def is_own(code: str) -> bool:
    """Does this name a class of the user's, not a built-in bot?

    >>> is_own("mybots:Careful"), is_own("search:400ms"), is_own("greedy")
    (True, False, False)
    """
    return SHAPE.fullmatch(code) is not None


def load(code: str) -> type:
    """The class, from any module that can be imported or lies in the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module, _, name = code.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:
        raise BadInput("problem-bot-unusable", bot=code, detail=_brief(error)) from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadInput("problem-bot-unusable", bot=code, detail="it is no class with a method choose")
    return found


def check(code: str, spec: AnyGame) -> None:
    """Load the class and make a bot, so that errors show before the games begin."""
    try:
        load(code)(spec)
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        raise BadInput("problem-bot-unusable", bot=code, detail=_brief(error)) from None


def digest(code: str) -> str:
    """A digest of the bot's source, which changes when the source changes."""
    source = inspect.getsourcefile(load(code))
    return hashlib.sha256(Path(source).read_bytes() if source else b"").hexdigest()


class OwnSeat:
    """A user's bot in one seat of one game."""

    def __init__(self, code: str, spec: AnyGame, game: Game, seat: int, patience: float) -> None:
        self.game = game
        self.seat = seat
        self.imagined = game.empty()
        self.patience = patience
        with self._watched():
            self.bot: Any = load(code)(spec)

    def choose(self, seat: int, rng: Rng) -> int:
        self.imagined.copy_from(self.game)
        self.imagined.determinize(seat, rng)
        with self._watched():
            chosen = self.bot.choose(self.imagined, seat, rng.below(1 << 30))
        legal = self.game.legal_moves(seat)
        if not hasattr(chosen, "__index__") or operator.index(chosen) not in legal:
            raise Failed(seat, f"it chose {chosen!r}, which is not one of its legal moves {legal}")
        return operator.index(chosen)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            with _alarm(self.patience):
                yield
        except TooLong:
            raise Failed(self.seat, f"it thought longer than {self.patience:g} seconds") from None
        except (Exception, SystemExit) as error:
            raise Failed(self.seat, _brief(error)) from error


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


def _brief(error: BaseException) -> str:
    """The error in one line, with the line of the author's file where it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [f for f in frames if f.filename not in (__file__, importlib.__file__) and Path(f.filename).exists()]
    place = f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
    said = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {said}{place}" if said else f"{type(error).__name__}{place}"
