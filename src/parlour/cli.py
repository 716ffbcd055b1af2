"""The command line: `parlour COMMAND`.

A command is an entry of `COMMANDS`. Its module is imported when the command runs, so that `--help` is instant.
Bad input ends with one sentence and status 2, Ctrl-C with status 130. Users never see a traceback.
"""

import argparse
import ipaddress
import json
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from . import RULES, __version__
from .core.extras import needing
from .core.problem import BadInput, Problem
from .core.text import text
from .words import LANGUAGES, say

if TYPE_CHECKING:
    from .core.edition import Edition

BAD_INPUT = 2
INTERRUPTED = 130
USUAL_PLAYERS = 4
MOST_SEED = 10**9


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where to read more."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {printable(message)}. See {self.prog} --help.\n")


class Command(NamedTuple):
    """What it is for, examples of it, its arguments, and what it does (`run` returns the exit status)."""

    purpose: str
    examples: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a character the terminal cannot show must not end the game
    arguments = argparse.Namespace()
    warnings.showwarning = _tell_warning
    try:
        return _run(sys.argv[1:] if argv is None else argv, arguments)
    except Problem as problem:
        print(printable(say(problem.text, _language(arguments))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # otherwise Python prints an error when it exits
        return 1


def _run(argv: Sequence[str], arguments: argparse.Namespace) -> int:
    parser = make_parser(argv)
    parser.parse_args(argv, arguments)
    if arguments.command is None:
        parser.print_help()
        return 0
    status = COMMANDS[arguments.command].run(arguments)
    sys.stdout.flush()
    return status


def make_parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """All commands, with the arguments of the one that `argv` names."""
    parser = Parser(
        prog="parlour",
        description="A house of tabletop games: play them, look back at them, measure them.",
        epilog=_examples("parlour serve --open\nparlour play ninjan\nparlour play --help"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Parlour {__version__}, rules {RULES}")
    named = next((word for word in argv if not word.startswith("-")), None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        child = commands.add_parser(
            name,
            help=command.purpose,
            description=command.purpose,
            epilog=_examples(command.examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if name == named:
            command.add_arguments(child)
    return parser


def _examples(lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines.splitlines())


def printable(sentence: str) -> str:
    """The sentence without control characters, which a file or an argument may contain."""
    return "".join(sign if sign.isprintable() else " " for sign in sentence)


def _tell_warning(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
    """A warning as a sentence, without the line of code that it came from."""
    print(f"parlour: {printable(str(message))}", file=sys.stderr)


# --- what several commands share ----------------------------------------------------------------------


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        metavar="xx",
        help=f"language: {', '.join(LANGUAGES)} (default: the system's)",
    )


def _add_seat(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seat", type=int, metavar="N", help="show what seat N sees, counted from 0 (default: a spectator)"
    )


def _language(arguments: argparse.Namespace) -> str:
    return getattr(arguments, "lang", None) or system_language(os.environ)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system, if Parlour has it; otherwise English.

    >>> system_language({"LANG": "cs_CZ.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"})
    ('cs', 'en')
    """
    wishes = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((wish for wish in wishes if wish), "")[:2].lower()
    return language if language in LANGUAGES else "en"


def _read_text(path: Path) -> str:
    from .core.edition import read_text

    return read_text(path)


def _read_json(path: Path) -> Any:
    source = _read_text(path)
    try:
        return json.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadInput("terminal-not-json", file=str(path), detail=str(error)) from None


# --- serve --------------------------------------------------------------------------------------------


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", type=_host, default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument(
        "--port", type=_port, default=8000, help="the port to listen on, 0 for any free one (default: 8000)"
    )
    parser.add_argument("--db", metavar="URL", help="the database, as an SQLAlchemy URL (default: a file of your own)")
    parser.add_argument(
        "--workers",
        type=_at_least_one,
        default=1,
        metavar="N",
        help="number of server processes; more than one needs PostgreSQL (default: 1)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--log",
        choices=("quiet", "text", "json"),
        default="quiet",
        help="what to log: only errors (quiet), every request as a line (text) or as JSON (default: quiet)",
    )
    parser.add_argument(
        "--metrics",
        type=_address,
        metavar="[HOST:]PORT",
        help="serve Prometheus metrics there; several workers use this port and the ones after it",
    )
    parser.add_argument(
        "--proxies",
        type=_proxies,
        default="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="addresses whose X-Forwarded-For and X-Forwarded-Proto are believed (default: this machine)",
    )


def _host(name: str) -> str:
    if not name.strip():
        raise argparse.ArgumentTypeError("name an address: 127.0.0.1, or 0.0.0.0 for all that this machine has")
    return name


def _proxies(addresses: str) -> str:
    """Addresses and networks, or * for everybody."""
    for address in addresses.split(","):
        try:
            if address.strip() != "*":
                ipaddress.ip_network(address.strip())
        except ValueError:
            raise argparse.ArgumentTypeError(f"{address.strip()!r} is no address, no network and not *") from None
    return addresses


def _port(number: str) -> int:
    if not number.isdecimal() or int(number) > 65535:
        raise argparse.ArgumentTypeError(f"{number!r} is no port; ports are 0 to 65535")
    return int(number)


def _address(written: str) -> tuple[str, int]:
    host, _, port = written.rpartition(":")
    return host.strip("[]") or "127.0.0.1", _port(port)


def _at_least_one(number: str) -> int:
    if not number.isdecimal() or int(number) < 1:
        raise argparse.ArgumentTypeError(f"{number!r} is no number of processes; there must be at least 1")
    return int(number)


def _serve(arguments: argparse.Namespace) -> int:
    with needing("server", "parlour serve"):
        from .server.ops.run import serve
    serve(
        arguments.host,
        arguments.port,
        arguments.db,
        arguments.workers,
        open_browser=arguments.open,
        log=arguments.log,
        metrics=arguments.metrics,
        proxies=arguments.proxies,
    )
    return 0


# --- backup -------------------------------------------------------------------------------------------


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write; it must not exist yet")
    parser.add_argument("--db", metavar="URL", help="the database to copy (default: a file of your own)")


def _backup(arguments: argparse.Namespace) -> int:
    with needing("server", "parlour backup"):
        from .server.db.connections import default_url
        from .server.db.copies import copy_sqlite
        from .server.db.files import StorageError
    try:
        copy_sqlite(arguments.db or default_url(), arguments.file)
    except StorageError as error:
        print(printable(str(error)), file=sys.stderr)
        return BAD_INPUT
    return 0


# --- games --------------------------------------------------------------------------------------------


def _add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, the same as the server's GET /api/games")
    _add_language(parser)


def _games(arguments: argparse.Namespace) -> int:
    from .bots import offered
    from .games import boards, specs
    from .table.lessons import has_lesson

    games = [
        spec.facts.info() | offered(spec) | {"lesson": has_lesson(spec.code), "board": boards.address(spec)}
        for spec in specs()
    ]
    if arguments.json:
        print(json.dumps(games, indent=1))
    else:
        print("\n\n".join("\n".join(_game_lines(game, _language(arguments))) for game in games))
    return 0


def _game_lines(game: dict[str, Any], language: str) -> Iterator[str]:
    code = game["code"]

    def words(key: str, **args: Any) -> str:
        return say(text(key, **args), language)

    yield words("terminal-game", title={"$text": f"{code}-title"}, code=code)
    yield "  " + words(f"{code}-sentence")
    low, high = game["players_min"], game["players_max"]
    yield "  " + words("game-players", range=str(low) if low == high else f"{low}–{high}", max=high)
    yield "  " + words("game-minutes", minutes=game["minutes"])
    yield "  " + words("terminal-levels", levels=list(game["levels"]))
    for option in game["options"]:
        title = {"$text": f"{code}-option-{option['name']}"}
        told = {name: option[name] for name in ("name", "default", "rule")}
        yield "  " + words("terminal-option", **told, title=title, values=" | ".join(option["values"]))
    for section in game["rules"]:
        title = {"$text": f"{code}-section-{section['title']}"}
        yield "  " + words("terminal-rules", title=title, rules=section["rules"])
    if game["publisher"]:
        yield "  " + words("game-credits", designer=game["designer"], publisher=game["publisher"])
    else:
        yield "  " + words("game-credits-designer", designer=game["designer"])


# --- play ---------------------------------------------------------------------------------------------


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game, as `parlour games` names it")
    parser.add_argument(
        "--players", type=int, metavar="N", help=f"number of players, you included (default: up to {USUAL_PLAYERS})"
    )
    parser.add_argument("--level", default="medium", help="how well the bots play (default: medium)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="play with these components")
    parser.add_argument("--seed", metavar="HEX", help="the seed of the shuffle (default: a new one)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    _add_language(parser)


def _play(arguments: argparse.Namespace) -> int:
    from .bots import player
    from .core.facts import read_options
    from .games import find
    from .table import Table
    from .terminal import Sitting, check_writable, write_record

    spec = find(arguments.game)
    player(arguments.level, spec)
    players = min(USUAL_PLAYERS, spec.facts.players[-1]) if arguments.players is None else arguments.players
    edition = spec.editions.read(_read_text(arguments.edition), str(arguments.edition)) if arguments.edition else None
    table = Table(spec.code, players, read_options(arguments.option), edition, _seed(arguments.seed))
    if arguments.record:
        check_writable(arguments.record)
    sitting = Sitting(table, arguments.level, _language(arguments))
    sitting.play()
    if arguments.record:
        write_record(arguments.record, table.record(sitting.seats()))
        print(say(text("terminal-record-written", file=str(arguments.record)), _language(arguments)))
    return 0


def _seed(written: str | None) -> bytes | None:
    from .table.shuffle import SEED_BYTES

    if written is None:
        return None
    try:
        seed = bytes.fromhex(written)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput("terminal-bad-seed", seed=written, digits=2 * SEED_BYTES)
    return seed


# --- replay, verify, review, position -------------------------------------------------------------------------


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file with the record of a game")
    parser.add_argument(
        "--step", action="store_true", help="draw the table after every move; in a terminal, wait for Enter"
    )
    _add_seat(parser)
    _add_language(parser)


def _replay(arguments: argparse.Namespace) -> int:
    from .terminal import show_replay

    show_replay(_read_json(arguments.record), arguments.seat, _language(arguments), arguments.step)
    return 0


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file with the record of a game")
    _add_language(parser)


def _verify(arguments: argparse.Namespace) -> int:
    from .table.record import verify

    reasons = verify(_read_json(arguments.record))
    print(
        say(
            text("terminal-unfair", reasons=reasons) if reasons else text("terminal-fair"),
            _language(arguments),
        )
    )
    return 1 if reasons else 0


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        f"{parser.description}\n\n"
        "Every decision is judged by what its player could know then: each option is tried on the same imagined\n"
        "deals. For each player you see the accuracy, how many moves were best, good, inaccuracies (?!), mistakes (?)\n"
        "and blunders (??), and what own moves, others' moves and luck gave or cost. Then come the chances to win\n"
        "over the game, the moments that decided it, and every costly move with a better one and why it is better."
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file with the record of a game")
    parser.add_argument("--out", type=Path, metavar="FILE.html", help="also write it as one page for the browser")
    parser.add_argument("--json", action="store_true", help="print the review as JSON instead")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--quick", action="store_true", help="a first look: some tenth of the time")
    length.add_argument("--deep", action="store_true", help="more tries: some eight times as long")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same review (default: 1)")
    _add_language(parser)


def _review(arguments: argparse.Namespace) -> int:
    from .study import DEEP, NORMAL, QUICK, review
    from .study.page import page
    from .study.progress import Progress
    from .study.reviewing import as_json
    from .study.telling import Telling, show
    from .terminal import check_writable, recorded_names, write_text

    if not 0 <= arguments.seed <= MOST_SEED:
        raise BadInput("problem-out-of-range", name="--seed", value=str(arguments.seed), low=0, high=MOST_SEED)
    record = _read_json(arguments.record)
    if arguments.out:
        check_writable(arguments.out)
    budget = QUICK if arguments.quick else DEEP if arguments.deep else NORMAL
    with Progress() as progress:
        found = review(record, budget, arguments.seed, progress.show)
    language = _language(arguments)
    telling = Telling(found, recorded_names(record, found.players, language), language)
    if arguments.json:
        print(json.dumps(as_json(found), ensure_ascii=False, indent=1))
    else:
        show(telling)
    if arguments.out:
        write_text(arguments.out, page(telling))
        print(say(text("review-written", file=str(arguments.out)), language), file=sys.stderr)
    return 0


def _add_position(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", type=Path, metavar="FILE", help="a file with a position, in JSON")
    parser.add_argument("--json", action="store_true", help="the view and the legal moves of each seat, as JSON")
    _add_seat(parser)
    _add_language(parser)


def _position(arguments: argparse.Namespace) -> int:
    from .table import Table
    from .terminal import check_seat, moves_by_seat, show_position

    table = Table.from_position(_read_json(arguments.position))
    check_seat(table, arguments.seat)
    if arguments.json:
        moves = moves_by_seat(table, arguments.seat)
        print(json.dumps({"view": table.view(arguments.seat), "moves": moves}, ensure_ascii=False, indent=1))
    else:
        show_position(table, arguments.seat, _language(arguments))
    return 0


# --- edition ------------------------------------------------------------------------------------------


def _add_edition(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="check|diff|show", required=True)
    check = actions.add_parser("check", help="validate an edition and list what it holds", allow_abbrev=False)
    diff = actions.add_parser("diff", help="what differs from the standard edition", allow_abbrev=False)
    show = actions.add_parser("show", help="print the standard edition, to be changed", allow_abbrev=False)
    for action in (check, diff):
        action.add_argument("file", type=Path, metavar="FILE", help="the components of a game, in TOML")
        _add_language(action)
    show.add_argument("game", metavar="GAME", help="its name, as `parlour games` lists it")


def _edition(arguments: argparse.Namespace) -> int:
    from .games import find

    if arguments.action == "show":
        print(find(arguments.game).editions.read().text, end="")
        return 0
    edition = _read_edition(arguments.file)
    if arguments.action == "diff":
        return _show_differences(edition)
    return _show_edition(edition, str(arguments.file), _language(arguments))


def _read_edition(file: Path) -> "Edition":
    """The edition in a file, which names its game itself."""
    from .core.complaints import BadEdition, Place
    from .core.edition import parse_toml
    from .games import find

    where, source = str(file), _read_text(file)
    sheet = Place(parse_toml(source, where))
    if not isinstance(sheet.get("game"), str):
        sheet.part("game").wrong("edition-no-game")
        raise BadEdition(where, sheet.found)
    return find(sheet.get("game")).editions.read(source, where)


def _show_edition(edition: "Edition", where: str, language: str) -> int:
    from .bots import how_far_trusted
    from .games import find

    parts = list(_sourced_parts(edition.content))
    title = {"$text": f"{edition.game}-title"}
    words = text("terminal-edition", file=where, game=title, name=edition.name, parts=len(parts))
    print(printable(say(words, language)))
    for part in parts:
        origin = {"$text": f"terminal-source-{part['source']}"}
        print("  " + printable(say(text("terminal-edition-part", part=_spelled(part), source=origin), language)))
        if "note" in part:
            print(f"    {printable(part['note'])}")
    print(printable(say(how_far_trusted(find(edition.game), edition), language)))
    for warning in edition.warnings:
        told = {"$text": warning.told["key"], **warning.told["args"]}
        print(printable(say(text("terminal-edition-warning", what=told), language)))
    return 0


def _show_differences(edition: "Edition") -> int:
    from .games import find

    for difference in find(edition.game).editions.differences(edition.content):
        was, becomes = (_joined(value) if value is not None else "—" for value in (difference.was, difference.becomes))
        print(printable(f"{difference.where}: {was} → {becomes}"))
    return 0


def _sourced_parts(content: Any) -> Iterator[dict[str, Any]]:
    """Every entry with a source, at any depth."""
    if isinstance(content, dict) and "source" in content:
        yield content
    elif isinstance(content, (dict, list)):
        for inner in content.values() if isinstance(content, dict) else content:
            yield from _sourced_parts(inner)


def _spelled(part: dict[str, Any]) -> str:
    fields = ((name, value) for name, value in part.items() if name not in ("source", "note"))
    return "; ".join(f"{name} {_joined(value)}" for name, value in fields)


def _joined(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


# --- the commands -------------------------------------------------------------------------------------


def _in_arena(room: str, purpose: str, examples: str) -> Command:
    """A command in a module of its own under `parlour.arena`, with `add_arguments` and `run`."""

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        import_module(f"parlour.arena.{room}").add_arguments(parser)

    def run(arguments: argparse.Namespace) -> int:
        status: int = import_module(f"parlour.arena.{room}").run(arguments)
        return status

    return Command(purpose, examples, add_arguments, run)


# --- new-game -----------------------------------------------------------------------------------------


def _add_new_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the name of the game in commands and files: letters a-z and digits")
    parser.add_argument(
        "--dir", type=Path, default=Path(), metavar="FOLDER", help="where its folder is made (default: here)"
    )
    _add_language(parser)


def _new_game(arguments: argparse.Namespace) -> int:
    from .easy.new import write_game
    from .games import specs

    made = write_game(arguments.name, arguments.dir, [spec.code for spec in specs()])
    print(say(text("terminal-new-made", folder=str(made)), _language(arguments)))
    print(f"  pip install -e {made}")
    print(f"  parlour play {arguments.name}")
    return 0


COMMANDS = {
    "serve": Command(
        "Start the server and play in the browser.",
        "parlour serve --open\nparlour serve --host 0.0.0.0 --port 80\nparlour serve --db sqlite:///games.sqlite3\n"
        "parlour serve --db postgresql://localhost/parlour --workers 4",
        _add_serve,
        _serve,
    ),
    "backup": Command(
        "Copy the server's SQLite database, also while it serves.",
        "parlour backup parlour-monday.sqlite3\nparlour backup copy.sqlite3 --db sqlite:///games.sqlite3",
        _add_backup,
        _backup,
    ),
    "games": Command(
        "List the games, their players, options and rules.",
        "parlour games\nparlour games --json",
        _add_games,
        _games,
    ),
    "play": Command(
        "Play against bots in the terminal.",
        "parlour play ninjan\n"
        "parlour play ninjan --players 3 --level expert\n"
        "parlour play ninjan --option deals=3 --record game.json",
        _add_play,
        _play,
    ),
    "replay": Command(
        "Tell a recorded game again, as a spectator or one seat saw it.",
        "parlour replay game.json\nparlour replay game.json --seat 0 --step",
        _add_replay,
        _replay,
    ),
    "review": Command(
        "Explain a recorded game: the moments that decided it, and what would have been better.",
        "parlour review game.json\nparlour review game.json --out game.html\n"
        "parlour review game.json --quick --lang cs",
        _add_review,
        _review,
    ),
    "verify": Command(
        "Check that nobody stacked the deck: status 0 if the game was fair, 1 if not.",
        "parlour verify game.json",
        _add_verify,
        _verify,
    ),
    "position": Command(
        "Draw a position and list the legal moves.",
        "parlour position position.json\nparlour position position.json --seat 1 --json",
        _add_position,
        _position,
    ),
    "new-game": Command(
        "Write a package with a tiny complete game, to be changed into a game of your own.",
        "parlour new-game mygame\nparlour new-game mygame --dir ~/games",
        _add_new_game,
        _new_game,
    ),
    "edition": Command(
        "Check a corrected set of components and say where each comes from.",
        "parlour edition show ninjan > my-ninjan.toml\nparlour edition check my-ninjan.toml\n"
        "parlour edition diff my-ninjan.toml\n"
        "parlour play ninjan --edition my-ninjan.toml",
        _add_edition,
        _edition,
    ),
    "sim": _in_arena(
        "sim",
        "Let bots play many games and count.",
        "parlour sim ninjan --players 4 --games 1000 --seed 1 --bots medium,greedy",
    ),
    "arena": _in_arena(
        "tournament",
        "Let bots play a tournament and rate them.",
        "parlour arena ninjan --bots random,greedy,easy,medium --games 400\n"
        "parlour arena ninjan --players 4 --bots greedy,medium,hard --out results.db\n"
        "parlour arena ninjan --format ladder --bots greedy,medium,mybots:Careful --out results.db",
    ),
    "ladder": _in_arena(
        "ladder",
        "Measure how far the levels of a game are apart.",
        "parlour ladder ninjan --games 200\nparlour ladder pandaspin --players 4 --out ladder.db",
    ),
    "report": _in_arena(
        "report",
        "Measure how a game is balanced, and write a page about it with pictures.",
        "parlour report ninjan --players 4\nparlour report pinata --vary open_sides --games 5000",
    ),
    "train": _in_arena(
        "train",
        "Train a net for a game, and keep it if it beats the bot that the game has.",
        "parlour train pandaspin --minutes 30",
    ),
    "bench": _in_arena("bench", "Measure how fast the games run.", "parlour bench\nparlour bench --json --peers"),
}
