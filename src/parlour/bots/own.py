"""Anybody's own player, `module:Class`: a class derived from `Player` that is made with the game's `GameSpec`."""

import hashlib
import importlib
import inspect
import re
import sys
import traceback
from pathlib import Path

from ..core.problem import BadInput
from ..core.spec import AnyGame
from .interface import Player

SHAPE = re.compile(r"(?!search:|net:)[^\W\d][\w.]*:[^\W\d]\w*")
OUTDATED = (
    "it is written for an older version; derive it from parlour.bots.Player and write choose(self, game, seat, rng), "
    "where rng draws what seed stood for: rng.below(6) is a die"
)


def is_own(code: str) -> bool:
    """Does this name a class of the user's, not a player of the house?

    >>> is_own("mybots:Careful"), is_own("search:400ms"), is_own("greedy")
    (True, False, False)
    """
    return SHAPE.fullmatch(code) is not None


def load(code: str) -> type[Player]:
    """The class, from any module that can be imported or lies in the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module, _, name = code.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:
        wants_bot = isinstance(error, ImportError) and error.name == "parlour.bots" and "'Bot'" in str(error)
        raise BadInput("problem-bot-unusable", bot=code, detail=OUTDATED if wants_bot else brief(error)) from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadInput("problem-bot-unusable", bot=code, detail="it is no class with a method choose")
    if not issubclass(found, Player) or "seed" in inspect.signature(found.choose).parameters:
        raise BadInput("problem-bot-unusable", bot=code, detail=OUTDATED)
    return found


def own_player(code: str, spec: AnyGame) -> Player:
    """Load the class and make a player."""
    made = load(code)
    try:
        return made(spec)
    except (Exception, SystemExit) as error:
        raise BadInput("problem-bot-unusable", bot=code, detail=brief(error)) from None


def digest(code: str) -> str:
    """A digest of the class's source file, which changes when the source changes."""
    source = inspect.getsourcefile(load(code))
    return hashlib.sha256(Path(source).read_bytes() if source else b"").hexdigest()


def brief(error: BaseException) -> str:
    """The error in one line, with the line of the author's file where it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    house = Path(__file__).parents[1]
    outside = [f for f in frames if not Path(f.filename).is_relative_to(house) and f.filename != importlib.__file__]
    theirs = [frame for frame in outside if Path(frame.filename).exists()]
    place = f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
    said = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {said}{place}" if said else f"{type(error).__name__}{place}"
