"""Nets in seats: weights that come with a game or from a file, and whether they fit a position."""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ..core.deals import DEALS
from ..core.features import Features
from ..core.game import Game
from ..core.memory import PastMove, fitting
from ..core.observe import Sheet
from ..core.observed import Observed
from ..core.problem import BadInput
from ..core.puct import Puct
from ..core.rng import Rng
from ..core.sides import beside
from ..core.spec import AnyGame, Judging
from ..core.weights import MOST_BYTES, OBSERVATION, OWN, Weights, setting_of, unpack

MANIFEST = "manifest.json"


def misfit(weights: Weights, spec: AnyGame, game: Game | None = None) -> str:
    """What the weights were not made for, as one word; empty if they fit the game, and the position if there is one."""
    header = weights.header
    if header.game != spec.code:
        return "game"
    if header.rules_version != spec.facts.rules_version:
        return "rules"
    if header.features != features_version(spec, header.looks) or header.moves != spec.moves.count:
        return "features"
    if game is None:
        return ""
    looks = features_for(spec, header.looks, game)
    if header.players != game.players:
        return "players"
    if (header.size, header.most) != (looks.size, looks.most):
        return "features"
    return "" if header.setting == setting_of(game) else "options"


def features_version(spec: AnyGame, looks: str) -> int | None:
    """The version of the features that such a net looks at; none if the game has no such features."""
    if looks == OBSERVATION:
        return spec.learning.version
    return spec.bots.judging.features.VERSION if spec.bots.judging and looks == OWN else None


def features_for(spec: AnyGame, looks: str, game: Game) -> Features:
    """What a net looks at in this position: the game's own features, or those of an observation."""
    if looks == OBSERVATION:
        sheet = beside(game, Sheet)()
        return beside(game, Observed)(game, spec.learning.observer(game, sheet), sheet, spec.learning.size)
    assert spec.bots.judging
    return spec.bots.judging.features(game)


def read_weights(file: Path) -> Weights:
    """The weights in a file."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadInput("problem-file-unreadable", file=str(file), detail=error.strerror or str(error)) from None
    return unpack(content, str(file))


def shipped(spec: AnyGame, game: Game) -> Weights | None:
    """The weights that come with the game, if they are made for such a position."""
    weights = _shipped(spec.home, game.players)
    return weights if weights and not misfit(weights, spec, game) else None


def all_shipped(spec: AnyGame) -> list[Weights]:
    """All weights that come with the game, as far as its rules are those they were made for."""
    listed = manifest(resources.files(spec.home) / "weights")
    found = (_shipped(spec.home, players) for players in spec.facts.players if f"{players}.net" in listed)
    return [weights for weights in found if weights and not misfit(weights, spec)]


@cache
def _shipped(package: str, players: int) -> Weights | None:
    folder = resources.files(package) / "weights"
    name = f"{players}.net"
    if name not in manifest(folder):
        return None
    content = (folder / name).read_bytes()
    if hashlib.sha256(content).hexdigest() != manifest(folder)[name] or len(content) > MOST_BYTES:
        return None
    return unpack(content, name)


def manifest(folder: Traversable) -> dict[str, str]:
    """The digest of each file of weights in a game's folder."""
    listed = folder / MANIFEST
    found: dict[str, str] = json.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}
    return found


def search_with(weights: Weights, spec: AnyGame, game: Game) -> Puct:
    """A search from such positions by these weights."""
    explore = (spec.bots.judging or Judging).explore
    return beside(game, Puct)(weights.net(spec.rules), features_for(spec, weights.header.looks, game.empty()), explore)


def guess_hands(tree: Puct, game: Game, seat: int, before: Sequence[PastMove], rng: Rng) -> None:
    """Let a search imagine those deals more often that fit what the others did before, as the net sees it."""
    guess, weighed = tree.guess, fitting(tree.guess, game, seat, before)
    tree.guessing = int(bool(weighed))
    if weighed:
        guess.imagine(game, seat, DEALS, rng)
        guess.begin_weights()
        for made in weighed:
            guess.weigh(made.game, made.seat, made.move)
        guess.add_up()
