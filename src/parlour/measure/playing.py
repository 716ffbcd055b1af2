"""One game after another with bots in the seats: what is played, and how a game of it went."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache

from ..bots import Bound, Player, player
from ..bots.own import is_own
from ..core.edition import Edition
from ..core.game import SEATS
from ..core.memory import Memory
from ..core.play import SEEDS, Company, Policy, Series, first_seat
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.sides import is_compiled
from ..core.spec import AnyGame, defines
from ..core.text import Json
from ..games import find
from . import own

PATIENCE = 60.0
SPREAD = 2_654_435_761  # keeps the deals of one seed apart from those of the next
UNRELATED = 6_364_136_223_846_793_005  # keeps the random choices of bots independent of the cards

Span = tuple[int, int]
"""Games by their numbers: the first, and the one after the last."""


@dataclass(frozen=True)
class Setting:
    """What is played. `bots` in the order of the seats, round and round if there are fewer than seats.

    `edition` is the text of a set of components, empty for the house edition. `patience` is how many seconds
    somebody's own player may think about a move.

    >>> setting = Setting("ninjan", 4, {"deals": "1"}, ("greedy", "random"), seed=1)
    >>> [setting.seated(number) for number in range(setting.turns)]
    [[0, 1, 0, 1], [1, 0, 1, 0]]
    """

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    edition: str = ""
    patience: float = PATIENCE

    @property
    def spec(self) -> AnyGame:
        return find(self.game)

    @property
    def components(self) -> Edition:
        return self.spec.editions.read(self.edition or None)

    @property
    def turns(self) -> int:
        """The number of seatings when all bots move on by one seat after each game."""
        return self.players if self.players % len(self.bots) else len(self.bots)

    def seated(self, number: int) -> list[int]:
        """Which bot sits where in game `number`: by index into `bots`, one place further every game."""
        return [(seat + number) % self.players % len(self.bots) for seat in range(self.players)]

    def about(self) -> Json:
        """What makes results comparable, for printing and for refusing to mix."""
        edition = self.components
        return {
            "game": self.game,
            "rules_version": self.spec.facts.rules_version,
            "players": self.players,
            "options": self.options,
            "edition": {"name": edition.name, "digest": edition.digest},
        }


@dataclass(frozen=True)
class Outcome:
    """How a game went, by seat: the bot, its share of the win and its score."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int

    def json(self) -> Json:
        return asdict(self)

    @classmethod
    def read(cls, stored: Json) -> "Outcome":
        return cls(tuple(stored["bots"]), tuple(stored["shares"]), tuple(stored["scores"]), stored["moves"])


class Board:
    """A position that is played on again and again."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.spec = setting.spec
        self.game = self.spec.new(setting.players, setting.options, setting.components)
        self.memory = Memory(self.game)
        self._house: dict[str, Bound] = {}
        self._policies: dict[str, Policy | None] = {}
        self._companies: dict[tuple[str, ...], Company | None] = {}

    def play(self, bots: Sequence[str], deal: int, number: int, look: Callable[[], None] | None = None) -> Outcome:
        """One game with these bots in the seats. `deal` decides the cards, `number` the random choices of the bots.

        `look` is called after the deal and after every move.
        """
        start = self.setting.seed * SPREAD
        chance = Rng(start + deal)
        thinking = Rng((start + number) * UNRELATED % SEEDS)
        company = None if look else self._company(tuple(bots))
        try:
            moves = company.play(chance, thinking) if company else self._play(bots, chance, thinking, look)
        except own.Failed as failed:
            raise BadInput(
                "problem-bot-failed",
                bot=bots[failed.seat],
                seat=failed.seat,
                game=str(number),
                bots=list(bots),
                seed=str(self.setting.seed),
                detail=str(failed),
            ) from failed
        shares = tuple(self.game.reward[: len(bots)])
        return Outcome(tuple(bots), shares, tuple(self.spec.views.result(self.game)["scores"]), moves)

    def play_series(self, first: int, last: int) -> Series | None:
        """The games from one number to before another, played and counted inside compiled code, where that can be done.

        They are the games that `play` plays with the bots that `seated` names.
        """
        policies = self._simple(self.setting.bots)
        if not policies or not defines(type(self.game), "score_of"):
            return None
        series = Series(self.game, self._seated(policies), len(self.setting.bots), self.setting.turns)
        start = self.setting.seed * SPREAD
        series.run(first, last, start, (start + first) * UNRELATED % SEEDS, UNRELATED % SEEDS)
        return series

    def _company(self, bots: tuple[str, ...]) -> Company | None:
        """These bots in the order of the seats, if they can play inside compiled code."""
        if bots not in self._companies:
            policies = self._simple(bots)
            self._companies[bots] = self._seated(policies) if policies else None
        return self._companies[bots]

    def _simple(self, bots: tuple[str, ...]) -> list[Policy]:
        """The policies of these bots, if each is one and nothing more, and all of it is compiled; otherwise none."""
        found = [policy for policy in map(self._policy, bots) if policy and is_compiled(type(policy))]
        inside = len(found) == len(bots) <= SEATS and is_compiled(type(self.game))
        return found if inside else []

    def _seated(self, policies: Sequence[Policy]) -> Company:
        """At first, bot i has seat i."""
        company = Company(self.game, *policies, *[policies[0]] * (SEATS - len(policies)))
        company.bot_of = list(range(SEATS))
        return company

    def _policy(self, code: str) -> Policy | None:
        if is_own(code):
            return None
        if code not in self._policies:
            self._policies[code] = self._house_player(code).policy(self.game)
        return self._policies[code]

    def _play(self, bots: Sequence[str], chance: Rng, thinking: Rng, look: Callable[[], None] | None) -> int:
        """Play to the end; how many moves it took."""
        game, moves = self.game, 0
        seats = [self._bound(code, seat) for seat, code in enumerate(bots)]
        game.deal(chance)
        self.memory.forget()
        while not game.over:
            if look:
                look()
            seat = first_seat(game.waiting())
            move = seats[seat](seat, thinking)
            self.memory.notice(seat, move)
            game.apply(seat, move, chance)
            moves += 1
        if look:
            look()
        return moves

    def _bound(self, code: str, seat: int) -> Bound:
        if is_own(code):
            return own.OwnSeat(code, self.spec, self.game, seat, self.setting.patience).take_turn
        if code not in self._house:
            self._house[code] = self._house_player(code).bind(self.game, self.memory)
        return self._house[code]

    def _house_player(self, code: str) -> Player:
        setting = self.setting
        options = tuple(sorted(setting.options.items()))
        return _house_player(code, setting.game, setting.players, options, setting.edition)


@lru_cache(maxsize=64)
def _house_player(code: str, game: str, players: int, options: tuple[tuple[str, str], ...], edition: str) -> Player:
    """A player for such games alone: its search is planted for their components, and may judge by a net for them."""
    return player(code, find(game))


def check_bots(codes: Sequence[str], spec: AnyGame) -> None:
    """Refuse unknown and unusable bots before the games begin."""
    for code in codes:
        player(code, spec)
