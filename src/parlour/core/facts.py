"""The facts of a game: its name, seats, options, and the headings of its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .problem import BadInput
from .text import Json


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values as text, the default, and the rule it stands in.

    `players` names the numbers of players that a value is only for.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def fits(self, value: str, players: int) -> bool:
        """Is this value for that number of players?"""
        return players in self.players.get(value, (players,))


def read_options(written: Sequence[str]) -> dict[str, str]:
    """Options as people type them, `name=value` each."""
    for option in written:
        if "=" not in option:
            raise BadInput("terminal-bad-option", option=option)
    return dict(option.split("=", 1) for option in written)


@dataclass(frozen=True)
class Section:
    """A heading of the rules with the ids under it."""

    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """What the server and its guests know about a game.

    `rules_version` rises when a record of the old rules would not replay by the new ones. `peer` is the OpenSpiel game
    nearest to it, for comparing speed. `shows_by_rule` says whether a move can reveal something hidden even without
    chance and without opening a secret choice.
    """

    code: str
    rules_version: int
    players: range
    options: tuple[Option, ...]
    sections: tuple[Section, ...]
    sources: Mapping[str, tuple[str, ...]]  # what each rule rests on: book, public, house or ruling
    designer: str
    publisher: str
    minutes: int
    peer: str
    shows_by_rule: bool = True

    def check_players(self, players: int) -> None:
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            how_many = str(low) if low == high else f"{low}–{high}"
            raise BadInput("problem-players", game=self.code, players=players, range=how_many)

    def settle_options(self, wished: dict[str, str]) -> dict[str, str]:
        """All options: the chosen ones, checked, and the defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, value in wished.items():
            if name not in known:
                raise BadInput("problem-option-unknown", game=self.code, name=name, known=list(known))
            if value not in known[name].values:
                raise BadInput("problem-option-value", name=name, value=str(value), known=list(known[name].values))
        return {name: wished.get(name, option.default) for name, option in known.items()}

    def check_options(self, players: int, options: dict[str, str]) -> None:
        """Refuse an option value that does not fit this number of players."""
        for option in self.options:
            value = options[option.name]
            if not option.fits(value, players):
                raise BadInput("problem-option-players", name=option.name, value=value, players=players)

    def info(self) -> Json:
        """What the page needs to offer the game."""
        return {
            "code": self.code,
            "players_min": self.players[0],
            "players_max": self.players[-1],
            "designer": self.designer,
            "publisher": self.publisher,
            "minutes": self.minutes,
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "default": option.default,
                    "rule": option.rule,
                    "players": {value: list(counts) for value, counts in option.players.items()},
                }
                for option in self.options
            ],
            "rules": [{"title": s.title, "rules": list(s.rules)} for s in self.sections],
            "sources": {rule: list(sources) for rule, sources in self.sources.items()},
        }
