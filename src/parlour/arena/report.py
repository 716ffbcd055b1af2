"""`parlour report`: what many games say about a game, as a page that its designer can read.

One setting is measured, or several beside each other: the values of an option (`--vary`), or editions. Every
setting is played with the same chance, so that a difference comes from the setting and not from luck. Two editions
are compared deal by deal (`comparison.py`).
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from ..bots import SEARCHING, how_it_judges
from ..core.complaints import Difference, differences
from ..core.edition import Edition, read_text
from ..core.extras import need
from ..core.problem import BadInput
from ..core.spec import AnyGame
from ..core.text import Json, text
from ..measure.balance import Balance, Effect, mean, spread, watch_part
from ..measure.comparison import FEWEST_HANDS, Comparison, Measure, compare_editions
from ..measure.playing import Setting, Span
from ..measure.stats import Change, Share, difference
from ..words import LANGUAGES, say
from . import command
from .crew import Crew, hire
from .figures import Picture, distribution_picture, share_picture
from .sim import parts

STANDARD = "standard"
MOST_ROWS = 24  # in a picture; the table below it has them all


@dataclass(frozen=True)
class Variant:
    """One of the settings a report compares: what it is called, and what came out."""

    title: str
    edition: Edition
    balance: Balance


class Report:
    """The page and its pictures in one language."""

    def __init__(self, spec: AnyGame, players: int, variants: list[Variant], facts: Json, language: str) -> None:
        self.spec = spec
        self.players = players
        self.variants = variants
        self.facts = facts
        self.language = language
        self.pictures: list[Picture] = []
        self.titles = variants[-1].edition.titles

    @cached_property
    def comparison(self) -> Comparison | None:
        """What the second of two settings changes."""
        if len(self.variants) != 2:
            return None
        one, other = self.variants
        return compare_editions(self.spec, (one.edition, other.edition), (one.balance, other.balance))

    def say(self, key: str, **args: Any) -> str:
        return say({"key": key, "args": args}, self.language)

    def name(self, argument: Json) -> str:
        return say({"key": "report-name", "args": {"name": argument}}, self.language, titles=self.titles)

    def title(self) -> str:
        return self.say("report-title", game={"$text": f"{self.spec.code}-title"})

    def setting(self) -> str:
        """What was played, in a sentence."""
        return self.say("report-setting", **{name: fact for name, fact in self.facts.items() if name != "options"})

    # --- what changes -------------------------------------------------------------------------------

    def figure(self, measure: Measure, value: float, sign: bool = False) -> str:
        """As the language writes it: shares in percent, changes of shares in percentage points with their sign."""
        scaled = 100 * value if measure.is_share else value
        written = _number(scaled, self.language, sign)
        return written if sign or not measure.is_share else _share(value, self.language)

    def said(self, measure: Measure) -> str:
        before, after = (self.figure(measure, one.mean) for one in (measure.before, measure.after))
        return self.say("report-said", name=measure.name, way=measure.way, before=before, after=after)

    def between(self, measure: Measure) -> str:
        """How large the change may be; nothing if all deals went alike."""
        if measure.change.interval[0] == measure.change.interval[1]:
            return ""
        low, high = (self.figure(measure, bound, sign=True) for bound in measure.change.interval)
        return self.say("report-between", unit="points" if measure.is_share else "plain", low=low, high=high)

    def hidden(self, comparison: Comparison) -> list[str]:
        """What so few games cannot tell."""
        first = comparison.measures[0].change.interval
        points = _number(50 * (first[1] - first[0]), self.language)
        told = [self.say("report-cannot-tell", games=comparison.games, points=points)]
        rare = dict.fromkeys(self.name(deed.name) for deed in comparison.deeds if deed.rare and deed.changed)
        if rare:
            told.append(self.say("report-cannot-tell-rare", names=list(rare)))
        if len({self._judging(variant) for variant in self.variants}) > 1:
            told.append(self.say("report-bots-differ"))
        return told

    def _judging(self, variant: Variant) -> tuple[str, ...]:
        """How each bot of the house judges positions with this edition."""
        game = self.spec.new(self.players, self.facts["options"], variant.edition)
        levels = [code for code in self.facts["bots"] if code in SEARCHING]
        return tuple(str(how_it_judges(level, self.spec, game)["key"]) for level in levels)

    # --- pictures -----------------------------------------------------------------------------------

    def drawn(self, picture: Picture) -> str:
        self.pictures.append(picture)
        return picture.svg

    def seats(self) -> str:
        places = range(self.players)
        rows = [self.say("report-place", place=place + 1) for place in places]
        series = {v.title: [v.balance.share(place) for place in places] for v in self.variants}
        return self.drawn(share_picture("seats", rows, series, 1 / self.players))

    def lengths(self) -> str:
        return self.drawn(distribution_picture("lengths", {v.title: v.balance.lengths for v in self.variants}))

    def scores(self) -> str:
        series = {}
        for variant in self.variants:
            series[self._of(variant, "report-scores-all")] = variant.balance.scores
            series[self._of(variant, "report-scores-winning")] = variant.balance.winning_scores
        return self.drawn(distribution_picture("scores", series))

    def _of(self, variant: Variant, key: str) -> str:
        return self.say(key) if len(self.variants) == 1 else f"{variant.title}: {self.say(key)}"

    # --- what wins ----------------------------------------------------------------------------------

    def groups(self) -> list[str]:
        return self.variants[0].balance.groups()

    def rows(self, group: str) -> list[tuple[str, list[Effect]]]:
        """Every deed of the group with its effect in each variant; several variants: the most changed first."""
        tables = [variant.balance.effects(group) for variant in self.variants]
        names = list(dict.fromkeys(name for table in tables for name in table))
        found = [(self.name(json.loads(name)), [table.get(name, Effect()) for table in tables]) for name in names]
        if len(tables) > 1:
            found.sort(key=lambda row: -abs(self.change(row[1]).mean))
        return found

    def change(self, effects: list[Effect]) -> Change:
        """From the first variant to the last."""
        return difference(effects[0].share, effects[-1].share)

    def deeds(self, group: str) -> str:
        """Those that went with winning most and least often."""
        common = [row for row in self.rows(group) if min(effect.hands for effect in row[1]) >= FEWEST_HANDS]
        if not common:
            return ""
        half = MOST_ROWS // 2
        chosen = common if len(common) <= MOST_ROWS or len(self.variants) > 1 else common[:half] + common[-half:]
        chosen = chosen[:MOST_ROWS]
        series = {v.title: [effects[place].share for _, effects in chosen] for place, v in enumerate(self.variants)}
        return self.drawn(share_picture(f"deeds-{group}", [name for name, _ in chosen], series, 1 / self.players))

    def end(self, variant: Variant, key: str) -> str:
        """A way to end, in the sentence of the first game that ended this way."""
        return say(variant.balance.end_texts[key], self.language)

    def changed_components(self) -> list[Difference]:
        """The differences between the first and the last edition."""
        old, new = (variant.edition.content for variant in (self.variants[0], self.variants[-1]))
        return differences(old, new, self.spec.editions.identity)

    def json(self) -> Json:
        """The figures of the page, for programs."""
        return {
            "game": self.spec.code,
            **self.facts,
            "settings": [_figures(variant, self.players) for variant in self.variants],
            "differences": [asdict(difference) for difference in self.changed_components()],
            "comparison": self.comparison and self.comparison.json(),
        }

    def html(self) -> str:
        from jinja2 import Environment

        source = (resources.files(__package__) / "report.html").read_text(encoding="utf-8")
        environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
        tools = {"mean": mean, "spread": spread, "Share": Share, "percent": _percent, "points": _points}
        tools |= {"value": _value, "change_of": _change}
        return environment.from_string(source).render(report=self, t=self.say, **tools)

    def write(self, folder: Path) -> Path:
        """The page, its figures as JSON, and each picture as SVG and PNG."""
        page = self.html()
        folder.mkdir(parents=True, exist_ok=True)
        for picture in self.pictures:
            (folder / f"{picture.name}.svg").write_text(picture.svg, encoding="utf-8")
            (folder / f"{picture.name}.png").write_bytes(picture.png)
        figures = json.dumps(self.json(), ensure_ascii=False, indent=1)
        (folder / "report.json").write_text(figures + "\n", encoding="utf-8")
        (folder / "report.html").write_text(page, encoding="utf-8")
        return folder / "report.html"


def _number(value: float, language: str, sign: bool = False) -> str:
    """Three digits or so, as the language writes them."""
    pattern = "0.#" if abs(value) >= 1 else "0.##"
    written = format_decimal(value, pattern, language).replace("-", "−")
    return f"+{written}" if sign and value > 0 else written


def _share(value: float, language: str) -> str:
    return str(format_percent(round(value, 3), locale=language, decimal_quantization=False))


def _percent(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.mean:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _points(change: Change) -> str:
    """A change in percentage points."""
    low, high = change.interval
    return f"{100 * change.mean:+.1f} ({100 * low:+.1f} … {100 * high:+.1f})".replace("-", "−")


def _figures(variant: Variant, players: int) -> Json:
    balance = variant.balance
    counts = {"moves": balance.lengths, "score": balance.scores, "margin": balance.margins}
    return {
        "name": variant.title,
        "edition": {"name": variant.edition.name, "digest": variant.edition.digest},
        "games": balance.games,
        "wins_by_turn_order": [balance.share(place).mean for place in range(players)],
        "mean": {name: mean(counted) for name, counted in counts.items()},
        "standard_deviation": {name: spread(counted) for name, counted in counts.items()},
        "ends": dict(balance.ends),
    }


def _value(value: Any) -> str:
    """An entry of an edition in a table."""
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _change(change: Change) -> str:
    low, high = change.interval
    return f"{change.mean:+.3g} ({low:+.3g} … {high:+.3g})".replace("-", "−")


# --- the command -------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Measure how a game is balanced, and write a page about it with pictures."
    parser.epilog = (
        "examples:\n"
        "  parlour report ninjan --players 4 --out ninjan-report\n"
        "  parlour report pinata --games 5000 --bots medium --vary open_sides\n"
        "  parlour report pinata --edition corrected.toml --against standard\n\n"
        f"{command.BOTS}"
    )
    command.add_playing(parser, "how many games of each setting", 2000)
    parser.add_argument("--vary", metavar="OPTION", help="compare the values of this option")
    parser.add_argument(
        "--edition", type=Path, action="append", default=[], metavar="FILE", help="components; several are compared"
    )
    parser.add_argument("--against", metavar="FILE", help="components to compare with, or: standard")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write (default: GAME-report)")
    parser.add_argument("--lang", choices=LANGUAGES, metavar="xx", default="en", help="language (default: en)")
    parser.set_defaults(bots="greedy")


def run(arguments: argparse.Namespace) -> int:
    need("report", "parlour report", "jinja2", "matplotlib")
    named = _settings(arguments)
    folder = arguments.out or Path(f"{arguments.game}-report")
    _need_folder(folder)  # before thousands of games are played for nothing
    balances = {title: Balance() for title in named}
    crew = hire(arguments.workers, arguments.ray)
    progress = command.Run(quiet=False)
    progress.through(crew, _play(crew, named, arguments.games, balances))
    if progress.interrupted:
        return command.INTERRUPTED
    page = _report(named, balances, arguments).write(folder)
    print(say(text("report-written", file=str(page)), arguments.lang))
    return 0


def _need_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise BadInput("terminal-unwritable", file=str(folder), detail=error.strerror or str(error)) from None


def _settings(arguments: argparse.Namespace) -> dict[str, Setting]:
    """What is measured, by name: one setting, or those to compare."""
    compared = [Path(arguments.against)] if arguments.against else []
    files = [*compared, *arguments.edition]
    arguments.edition = None
    base = command.read_setting(arguments)
    if len(base.bots) > base.players:
        raise BadInput("problem-too-many-bots", bots=len(base.bots), players=base.players)
    if arguments.vary and files:
        raise BadInput("problem-vary-one")
    if arguments.vary:
        return _varied(base, arguments.vary, arguments.lang)
    if not files:
        return {say(text("report-house"), arguments.lang): base}
    return {str(path): replace(base, edition=_edition(base.spec, path, arguments.against)) for path in files}


def _varied(base: Setting, name: str, language: str) -> dict[str, Setting]:
    options = {option.name: option for option in base.spec.facts.options}
    if name not in options:
        raise BadInput("problem-option-unknown", game=base.game, name=name, known=list(options))
    option = options[name]
    fitting = [v for v in option.values if base.players in option.players.get(v, (base.players,))]
    titles = {value: say(text(f"{base.game}-option-{name}-{value}"), language) for value in fitting}
    return {titles[value]: replace(base, options=base.options | {name: value}) for value in fitting}


def _edition(spec: AnyGame, path: Path, against: str | None) -> str:
    """The text of a file of components; empty for the standard ones."""
    if str(path) == against == STANDARD:
        return ""
    source = read_text(path)
    spec.editions.read(source, str(path))
    return source


def _play(crew: Crew, named: dict[str, Setting], games: int, balances: dict[str, Balance]) -> Iterator[tuple[int, int]]:
    """Play everything. Results are added up in the order of the games, so that they are always the same."""
    spans = list(parts(games))
    title_of = {id(setting): title for title, setting in named.items()}
    finished: dict[tuple[str, Span], Balance] = {}
    done, of = 0, games * len(named)
    tasks = [(setting, span) for span in spans for setting in named.values()]
    for (setting, span), balance in crew.work(watch_part, tasks):
        finished[title_of[id(setting)], span] = balance
        done += balance.games
        yield done, of
    for title in named:
        for span in spans:
            balances[title].add(finished[title, span])


def _report(named: dict[str, Setting], balances: dict[str, Balance], arguments: argparse.Namespace) -> Report:
    one = next(iter(named.values()))
    facts = {
        "games": arguments.games,
        "players": one.players,
        "bots": list(one.bots),
        "options": one.options,
        "seed": str(one.seed),
        "rules": one.spec.facts.rules_version,
        "varied": arguments.vary,
    }
    variants = [Variant(title, setting.components, balances[title]) for title, setting in named.items()]
    return Report(one.spec, one.players, variants, facts, arguments.lang)
