"""`parlour train`: from nothing to a net that plays a game, and a match that says whether it is worth keeping."""

import argparse
import hashlib
import importlib.util
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from importlib import resources
from pathlib import Path

from ..bots.learned import MANIFEST
from ..core.facts import read_options
from ..core.net import HIDDEN
from ..core.problem import BadInput
from ..core.text import Json
from ..core.weights import MOST_BYTES, Header, Weights, file_bytes
from ..games import find
from ..measure.playing import Setting, check_bots
from ..study.progress import Progress
from . import command
from .contest import Paired, fit_simulations, play_match
from .crew import Crew, hire
from .training import HIDDEN_UNITS, Training, header

NOT_KEPT = 1
MOST_MINUTES = 24 * 60
TESTS = 10  # small matches on the way, for the picture
TEST_GAMES = 40
TEST_SIMULATIONS = 200
TESTER = "medium"
HEADER_ROOM = 2000  # bytes of a header, with the command and the match at the end
FEWEST_UNITS = 8

TEACHES = """\
how it learns:
  First the net looks one move ahead: it plays against itself, and judges where each move leads in one redealt
  position. That takes a quarter of the time, at most three minutes. Then a search by the net chooses the moves: the
  net learns how often the search looked at each move, and who won. Every worker plays its own games; after each round
  the weights of the workers are averaged. What is written is a mean over the rounds, the later ones above all: a single
  round has learnt something wrong from the luck of its games.

what it looks at:
  The features of the game. A game without features of its own is learnt from its observations, as the learning
  environments show them. A game that is not compiled can be trained too, hundreds of times slower: compile it first.

what it writes:
  FILE         the weights, if they won: play against them as net:FILE, or net:FILE:2000 for so many simulations
  FILE.state   everything learnt so far; the same command goes on from there
  FILE.json    the log: errors after every round, strength from time to time, and the match at the end
  FILE.svg     a picture of the log (with Matplotlib)

how it is judged:
  At the end the net plays a match against --against, every deal from every seat, with as many simulations as take the
  same processor time. The weights are kept only if the 95% interval lies above an equal share of the wins.

can it be repeated:
  --minutes are processor minutes of each worker, so the number of rounds depends on the machine. The header of the
  weights names the command with --rounds that repeats the training exactly, on the same build and processor; on others
  the weights may differ in the last digits, and then in what they become. The match is another one every time it is
  timed anew."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "examples:\n"
        "  parlour train pandaspin --minutes 30\n"
        "  parlour train pandaspin --players 4 --minutes 60 --workers 2 --out four.net\n"
        "  parlour train pandaspin --rounds 100,150 --seed 1 --out again.net\n"
        f"  parlour arena pandaspin --players 4 --bots hard,net:four.net:3000\n\n{TEACHES}"
    )
    parser.add_argument("game", help="the game, by its name in `parlour games`")
    parser.add_argument("--players", type=int, help="how many seats (default: the fewest the game takes)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=30.0, help="how long to train (default: %(default)s)")
    length.add_argument("--rounds", type=_rounds, metavar="A,B", help="how long, in rounds of looking and of searching")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same training (default: %(default)s)")
    parser.add_argument(
        "--hidden",
        type=int,
        help=f"hidden units of the net (default: {HIDDEN_UNITS}, or fewer if they take too much room)",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--against", default="expert", metavar="BOT", help="opponent at the end (default: %(default)s)")
    parser.add_argument("--games", type=int, default=400, help="games of the match (default: %(default)s)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the weights (default: GAME-PLAYERS.net)")
    parser.add_argument("--ship", action="store_true", help="put weights that won into the game's own folder as well")


def _rounds(written: str) -> tuple[int, int]:
    parts = written.split(",")
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        raise argparse.ArgumentTypeError(f"{written!r} is not two numbers like 100,150")
    return int(parts[0]), int(parts[1])


def run(arguments: argparse.Namespace) -> int:
    setting = _setting(arguments)
    out = arguments.out or Path(f"{setting.game}-{setting.players}.net")
    training = Training(setting, arguments.hidden or _fitting(setting), _beside(out, "state"))
    _check_size(header(setting, training.hidden))
    trial = _beside(out, "trial")
    with hire(arguments.workers, None) as crew:
        with Progress() as bar:
            for done in _trained(training, arguments, crew, trial):
                bar.show(round(1000 * done), 1000)
        weights = _finished(training, arguments)
        _report(out, training, weights)
        match = _judged(setting, weights, trial, arguments.games, crew)
    low, _ = match.interval
    won = low > 1 / setting.players
    weights = replace(weights, header=replace(weights.header, match=_summary(setting, match)))
    _report(out, training, weights)
    print(f"{out} against {setting.bots[1]}: {match}, {len(match.deals) * setting.players} games")
    trial.unlink()
    if not won:
        print(f"Not kept: the interval does not lie above {1 / setting.players:.0%}.", file=sys.stderr)
        return NOT_KEPT
    out.write_bytes(weights.pack())
    if arguments.ship:
        ship(setting, weights)
    return 0


def _setting(arguments: argparse.Namespace) -> Setting:
    """What is trained for; the bots are the net and its opponent at the end."""
    spec = find(arguments.game)
    players = spec.facts.players[0] if arguments.players is None else arguments.players
    spec.facts.check_players(players)
    options = spec.facts.settle_options(read_options(arguments.option))
    spec.facts.check_options(players, options)
    check_bots([arguments.against], spec)
    if arguments.ship and spec.bots.judging is None:
        raise BadInput("problem-no-features", game=spec.code)
    ranges: dict[str, tuple[float, float]] = {
        "minutes": (0.001, MOST_MINUTES),
        "seed": (0, command.MOST_GAMES),
        "hidden": (FEWEST_UNITS, HIDDEN),
        "workers": (1, command.MOST_WORKERS),
        "games": (players, command.MOST_GAMES),
    }
    for name, (low, high) in ranges.items():
        if getattr(arguments, name) is not None and not low <= getattr(arguments, name) <= high:
            value = str(getattr(arguments, name))
            raise BadInput("problem-out-of-range", name=f"--{name}", value=value, low=low, high=high)
    return Setting(spec.code, players, options, ("net", arguments.against), arguments.seed)


def _fitting(setting: Setting) -> int:
    """As many hidden units as usual, or half as many until the weights take no more room than there is."""
    hidden = HIDDEN_UNITS
    while hidden > FEWEST_UNITS and file_bytes(header(setting, hidden)) + HEADER_ROOM > MOST_BYTES:
        hidden //= 2
    return hidden


def _beside(out: Path, what: str) -> Path:
    return out.with_name(f"{out.name}.{what}")


def _trained(training: Training, arguments: argparse.Namespace, crew: Crew, trial: Path) -> Iterator[float]:
    """Train, and now and then play a small match."""
    strength = training.progress.strength
    for done in training.work(crew, arguments.minutes, arguments.rounds):
        if done >= (len(strength) + 1) / TESTS:
            trial.write_bytes(training.weights().pack())
            bots = (f"net:{trial}:{TEST_SIMULATIONS}", TESTER)
            *_, result = play_match(replace(training.setting, bots=bots), TEST_GAMES, crew)
            strength.append({"seconds": training.progress.seconds, "share": result.mean, "interval": result.interval})
        yield done


def _finished(training: Training, arguments: argparse.Namespace) -> Weights:
    """The weights, with the command that repeats their training."""
    setting, rounds = training.setting, training.progress.rounds
    words = ["parlour train", setting.game, f"--players {setting.players}"]
    words += [f"--option {name}={value}" for name, value in read_options(arguments.option).items()]
    words += [f"--rounds {','.join(map(str, rounds.values()))}", f"--seed {setting.seed}"]
    words += [f"--hidden {training.hidden}", f"--workers {arguments.workers}"]
    weights = training.weights()
    return replace(weights, header=replace(weights.header, command=" ".join(words)))


def _check_size(made: Header) -> None:
    _refuse_large(file_bytes(made) + HEADER_ROOM)


def _refuse_large(size: int) -> None:
    if size > MOST_BYTES:
        raise BadInput("problem-weights-large", bytes=size, most=MOST_BYTES)


def _judged(setting: Setting, weights: Weights, trial: Path, games: int, crew: Crew) -> Paired:
    """The match at the end."""
    trial.write_bytes(weights.pack())
    simulations = fit_simulations(setting, str(trial), TEST_SIMULATIONS)
    with Progress() as bar:
        for result in play_match(replace(setting, bots=(f"net:{trial}:{simulations}", setting.bots[1])), games, crew):
            bar.show(len(result.deals) * setting.players, games)
    return result


def _summary(setting: Setting, match: Paired) -> Json:
    ours, theirs = match.times
    return {
        "against": setting.bots[1],
        "games": len(match.deals) * setting.players,
        "share": round(match.mean, 4),
        "interval": [round(end, 4) for end in match.interval],
        "milliseconds": [round(1000 * ours, 2), round(1000 * theirs, 2)],
    }


def _report(out: Path, training: Training, weights: Weights) -> None:
    """Write the log and, where Matplotlib is installed, the picture."""
    rounds, strength = training.progress.log, training.progress.strength
    content = {"about": asdict(weights.header), "strength": strength, "rounds": rounds}
    _beside(out, "json").write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    if not importlib.util.find_spec("matplotlib"):
        return
    from .figures import curve_picture

    curves = {
        name.replace("_", " "): [(entry["seconds"] / 60, entry[name]) for entry in rounds]
        for name in ("value_error", "choice_error")
    }
    curves[f"wins against {TESTER}"] = [(test["seconds"] / 60, test["share"]) for test in strength]
    _beside(out, "svg").write_text(curve_picture("training", curves, "minutes").svg, encoding="utf-8")


def ship(setting: Setting, weights: Weights) -> None:
    """Put the weights into the folder of the game, and their digest into its manifest."""
    content = weights.pack()
    _refuse_large(len(content))
    package = setting.spec.home
    folder = Path(os.fspath(resources.files(package) / "weights"))  # type: ignore[call-overload]
    folder.mkdir(exist_ok=True)
    listed = folder / MANIFEST
    digests = json.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
    (folder / f"{setting.players}.net").write_bytes(content)
    digests[f"{setting.players}.net"] = hashlib.sha256(content).hexdigest()
    listed.write_text(json.dumps(digests, indent=1, sort_keys=True) + "\n", encoding="utf-8")
