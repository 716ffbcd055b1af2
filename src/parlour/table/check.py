"""The conformance suite that every game must pass, for authors of new games.

>>> from parlour import check_game
>>> check_game("ninjan", games=2).games
2
"""

import copy
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from .._compiled import interpreted
from ..core.edition import Edition
from ..core.game import Game, snapshot
from ..core.memory import can_be_guessed
from ..core.play import first_seat
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.sides import is_compiled
from ..core.spec import AnyGame, defines
from ..core.text import Json
from ..games import find, visiting
from .secrecy import as_bytes, check_secrecy, observed, obtainable
from .table import Table
from .wording import Wording, missing_words

LONGEST_GAME = 100_000
THOROUGH = 100  # the first moves of a game, each of which is checked; later ones are checked now and then
SELDOM = 9
OFTEN = 30
TWINS = 8  # at one in this many moves a second table is built, to see whether a seat can tell it from the true one
REFUSALS_A_STEP = 64  # in a large move space, this many of its moves are tried at each step, and others at the next


@dataclass
class Checked:
    """What the suite has checked."""

    games: int = 0
    moves: int = 0
    redeals: int = 0
    redeals_that_differ: int = 0
    hidden: Counter[str] = field(default_factory=Counter)
    varied: Counter[str] = field(default_factory=Counter)

    def never_varied(self) -> list[str]:
        """Places that were often hidden from a seat, yet were redealt the same nearly every time."""
        return [place for place, times in self.hidden.items() if times >= OFTEN and self.varied[place] < times / 8]


class Broken(AssertionError):
    """A game breaks the contract; the message says where, and how to get there again."""


def check_game(game: str | AnyGame, games: int = 20, seed: int = 1, edition: Edition | None = None) -> Checked:
    """Play random games over all player counts and options and check everything at every step (seldom in long games).

    Invariants, legality, copies, notation and JSON round trips, positions, redeals that keep what a seat knows and
    vary what it does not, views and refusals that do not depend on anything hidden, secret choices that stay secret,
    interpreted and compiled rules in step, words for everything that is told.

    Args:
        game: its name, or the game itself, which need not be registered.
        games: how many games to play.
        seed: the same seed plays the same games.
        edition: other components than those that come with the game.

    Returns:
        How much was checked.

    Raises:
        Broken: says what is wrong, where, and how to get there again.

    >>> check_game("pinata", games=1).games
    1
    """
    with visiting(find(game) if isinstance(game, str) else game) as spec:
        return _checked(spec, games, seed, edition)


def _checked(spec: AnyGame, games: int, seed: int, edition: Edition | None) -> Checked:
    checked = Checked()
    missing = missing_words(spec)
    if missing:
        raise Broken(f"{spec.code}: there are no words for {', '.join(missing)}")
    for number, (players, options) in zip(range(games), _settings(spec), strict=False):
        _check_one(spec, players, options, seed * 1_000_003 + number, checked, edition)
        _check_twins(spec, players, options, seed * 1_000_003 + number, edition)
        checked.games += 1
    if checked.never_varied():
        places = ", ".join(checked.never_varied())
        raise Broken(f"{spec.code}: determinize copies the truth of: {places}")
    return checked


def _settings(spec: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Player counts and options, in an endless cycle."""
    names = [option.name for option in spec.facts.options]
    values = list(product(*(option.values for option in spec.facts.options)))
    turn = 0
    while True:
        players = spec.facts.players[turn % len(spec.facts.players)]
        chosen = [dict(zip(names, value, strict=True)) for value in values]
        fitting = [options for options in chosen if _fit(spec, players, options)]
        yield players, fitting[turn * 7 % len(fitting)]
        turn += 1


def _fit(spec: AnyGame, players: int, options: dict[str, str]) -> bool:
    """Whether all these options fit this number of players."""
    return all(option.fits(options[option.name], players) for option in spec.facts.options)


def _check_one(
    spec: AnyGame, players: int, options: dict[str, str], seed: int, checked: Checked, edition: Edition | None
) -> None:
    rng = Rng(seed)
    table = Table(spec.code, players, options, edition, seed=seed.to_bytes(32, "big"))
    step = _Step(table, rng, f"{spec.code}, {players} players, {options}, seed {seed}", checked)
    while not table.over:
        if step.is_thorough():
            step.check()
        step.check_events()
        seat = table.waiting[rng.below(len(table.waiting))]
        hidden, before = spec.views.hidden(table.game, seat), table.copy()
        while True:
            moves = table.moves(seat)
            table.play(seat, moves[rng.below(len(moves))])
            checked.moves += 1
            if not table.draft:
                break
            step.check_draft(seat, before)
        if table.quiet[-1] and not table.over:
            shown = spec.views.hidden(table.game, seat) != hidden
            step.demand(not shown, "a move shows something hidden; see shows_by_rule")
        step.demand(table.number < LONGEST_GAME, "the game does not end")
    step.check_end()


class _Step:
    """Checks one position of a game in progress."""

    def __init__(self, table: Table, rng: Rng, where: str, checked: Checked) -> None:
        self.table = table
        self.spec = table.spec
        self.rng = rng
        self.where = where
        self.checked = checked
        self.names = self.check_names()
        self.was_in_view: dict[int | None, set[str]] = defaultdict(set)
        self.tried: list[str] = []
        self.wording = Wording(table.players)

    def check_names(self) -> list[str]:
        """Every move has its own name and JSON form, and both can be read back."""
        game, spec = self.table.game, self.spec
        names = [spec.moves.notation(game, move) for move in range(spec.moves.count)]
        for move, name in enumerate(names):
            self.demand(spec.moves.parse(game, name) == move, f"notation {name} does not come back")
            spelled = json.loads(json.dumps(spec.moves.json(game, move)))
            self.demand(spec.moves.from_json(game, spelled) == move, f"{spelled} does not come back")
        return names

    def is_thorough(self) -> bool:
        return self.table.number < THOROUGH or self.table.number % SELDOM == 0

    def demand(self, holds: bool, complaint: str) -> None:
        if not holds:
            last = " ".join(f"{play.seat}:{play.move}" for play in self.table.log[-8:])
            raise Broken(f"{complaint} ({self.where}, after {self.table.number} moves: … {last})")

    def check_invariants(self, game: Game, when: str) -> None:
        broken = self.spec.positions.broken(game)
        self.demand(not broken, f"{when}: {broken}")

    def check(self) -> None:
        self.check_invariants(self.table.game, "invariant")
        self.tried = self.names_to_try()
        self.check_moves()
        self.check_proposals()
        self.check_copies()
        for seat in range(self.table.players):
            self.check_redeal(seat)
        for seat in self.table.waiting:
            self.check_secrecy(seat)
        self.check_past(self.rng.below(self.table.players), self.rng.below(1 << 30))
        self.check_position()
        self.check_observations()
        if self.rng.below(TWINS) == 0:
            seats = [*range(self.table.players), None]
            check_secrecy(self.table, seats[self.rng.below(len(seats))], self.rng, self.demand)

    def check_draft(self, seat: int, before: Table) -> None:
        """Check a half-made move, which only its maker may see; `before` is the table before it."""
        game, draft = self.table.game, " ".join(self.table.draft)
        self.demand(self.table.waiting == (seat,), "somebody else is waited for in the middle of a move")
        self.check_invariants(game, "invariant")
        others = [other for other in range(self.table.players) if other != seat]
        for other in (others[self.rng.below(len(others))], None):
            same = obtainable(self.table, other) == obtainable(before, other)
            self.demand(same, f"a half-made move of seat {seat} shows: {draft}")
        if not self.is_thorough():
            return
        self.tried = self.names_to_try()
        self.check_moves()
        self.check_copies()
        self.check_redeal(seat)
        self.check_position()

    def names_to_try(self) -> list[str]:
        """All legal moves, and some that are not: all of them, or a random sample."""
        if len(self.names) <= REFUSALS_A_STEP:
            return self.names
        legal = {name for seat in self.table.waiting for name in self.table.moves(seat)}
        return sorted(legal | {self.names[self.rng.below(len(self.names))] for _ in range(REFUSALS_A_STEP)})

    def check_moves(self) -> None:
        game, spec = self.table.game, self.spec
        self.demand(bool(self.table.waiting), "nobody may act, yet the game is not over")
        for seat in range(self.table.players):
            legal = game.legal_moves(seat) if seat in self.table.waiting else []
            self.demand(bool(legal) == (seat in self.table.waiting), f"seat {seat} waits without a move")
            self.demand(len(set(legal)) == len(legal), f"seat {seat} is offered a move twice")
            most = spec.moves.at_once or spec.moves.count
            self.demand(len(legal) <= most, f"seat {seat} is offered {len(legal)} moves at once, more than {most}")
            for move in legal:
                self.demand(0 <= move < spec.moves.count, f"move {move} is outside the move space")
                seen = game.seen_as(move)
                self.demand(seen == move or seen >= spec.moves.count, f"move {move} looks to others like move {seen}")
            names = {spec.moves.notation(game, move) for move in legal}
            for name in self.tried:
                allowed, refusal = name in names, self.table.why_not(seat, name)
                self.demand((refusal is None) == allowed, f"why_not({name}) disagrees")
                self.check_words(refusal.text if refusal else None)

    def check_proposals(self) -> None:
        """What is proposed can be played as it is, and so can every choice beside it."""
        for seat in self.table.waiting:
            proposed = self.proposed(self.table, seat)
            choices = [choice for part in proposed["parts"] for choice in part["choices"]] if proposed else []
            for offered in [proposed, *choices] if proposed else []:
                whole = not self.table.why_not(seat, offered["move"]) and self.table.read(seat, offered["move"]).whole
                self.demand(whole, f"what is proposed to seat {seat} is no whole move: {offered['move']}")

    def proposed(self, table: Table, seat: int) -> Json | None:
        """A move that is proposed to the seat, to another aim at each number; None where nothing is."""
        proposals, game = self.spec.proposals, table.game
        if proposals is None or table.draft or seat not in table.waiting:
            return None
        aims = proposals.aims(game, seat)
        return table.propose(seat, self.spec.moves.notation(game, aims[table.number % len(aims)])) if aims else None

    def check_copies(self) -> None:
        game = self.table.game
        before = snapshot(game)
        copied = game.clone()
        self.demand(snapshot(copied) == before, "a clone differs from its original")
        seat = self.table.waiting[0]
        move = game.legal_moves(seat)[0]
        copied.apply(seat, move, Rng(5))
        self.demand(snapshot(game) == before, "a move on a clone changed the original")
        again = game.empty()
        again.copy_from(game)
        again.apply(seat, move, Rng(5))
        self.demand(snapshot(again) == snapshot(copied), "a copy plays on differently")

    def check_position(self) -> None:
        position = self.table.position()
        again = Table.from_position(json.loads(json.dumps(position)), self.table.edition)
        self.demand(again.position() == position, "a position does not come back")
        for seat in range(self.table.players):
            past = {"number": self.table.number, "turn": self.table.turn(seat)}
            same = as_bytes(again.view(seat) | past) == as_bytes(self.table.view(seat))
            self.demand(same, f"a position set up again shows seat {seat} something else")

    def check_redeal(self, seat: int) -> None:
        """What a seat is told, and what it imagines, must not depend on anything it cannot know."""
        truth = self.table.game
        known = self.told(truth, seat)
        public = as_bytes(self.shadow(truth).view(None))
        seed = self.rng.below(1 << 30)
        redealt = truth.clone()
        redealt.determinize(seat, Rng(seed))
        self.check_invariants(redealt, f"redealt for seat {seat}")
        self.demand(self.told(redealt, seat) == known, f"seat {seat} is told something it cannot know")
        self.demand(as_bytes(self.shadow(redealt).view(None)) == public, "spectators are told a secret")
        self.demand(
            self.imagined(redealt, seat, seed + 1) == self.imagined(truth, seat, seed + 1),
            f"what seat {seat} imagines depends on what it cannot know",
        )
        self.check_sight(seat, seed)
        self.check_reopened(redealt.clone(), seat)
        self.checked.redeals += 1
        self.checked.redeals_that_differ += self.spec.positions.write(redealt) != self.spec.positions.write(truth)
        imagined = self.spec.views.hidden(redealt, seat)
        for place, cards in self.spec.views.hidden(truth, seat).items():
            self.checked.hidden[place] += bool(cards)
            self.checked.varied[place] += imagined[place] != cards

    def check_reopened(self, imagined: Game, seat: int) -> None:
        """Secret choices that are taken back can be made again, and then everything is as it was."""
        before = self.spec.positions.write(imagined)
        chosen = {other: imagined.sealed(other) for other in range(imagined.players) if other != seat}
        imagined.reopen(seat)
        for other, move in chosen.items():
            if move >= 0 and imagined.sealed(other) < 0:
                may = imagined.waiting() >> other & 1 and move in imagined.legal_moves(other)
                self.demand(bool(may), f"seat {other} cannot choose again what was taken back")
                imagined.apply(other, move, Rng(1))
        same = self.spec.positions.write(imagined) == before
        self.demand(same, f"taking back what others chose changes more than that for seat {seat}")

    def check_sight(self, seat: int, seed: int) -> None:
        """A bot's knowledge can be set up as a position, and the seat has the same legal moves there."""
        try:
            _, imagined = self.table.imagine(seat, seed).restore()
        except BadInput as wrong:
            self.demand(False, f"what seat {seat} imagines is no position: {wrong}")
            return
        mine = sorted(imagined.legal_moves(seat)) if imagined.waiting() >> seat & 1 else []
        names = [self.spec.moves.notation(imagined, move) for move in mine]
        self.demand(names == self.table.moves(seat), f"seat {seat} imagines other moves than it has")

    def check_past(self, seat: int, seed: int) -> None:
        """What a bot is told of the others' last moves: legal moves, in positions that its seat has seen so."""
        if not can_be_guessed(self.table.game):
            return
        known = self.table.imagine(seat, seed, past=True)
        same = known.position == self.table.imagine(seat, seed).position
        self.demand(same, f"seat {seat} imagines a past that leads to another present")
        theirs = [made for made in self.table.past_moves() if made.seat != seat]
        for truth, made in zip(reversed(theirs), reversed(known.recall()), strict=False):
            same = self.seen_now(made.game, seat) == self.seen_now(truth.game, seat)
            self.demand(same, f"seat {seat} imagines a past that it has not seen")
            legal = made.game.legal_moves(made.seat)
            self.demand(made.move in legal, f"seat {seat} imagines an illegal move of seat {made.seat}")

    def seen_now(self, game: Game, seat: int) -> list[int]:
        """What a learning program sees of a position, as it is when it was written down and read again."""
        again = game.empty()
        self.spec.positions.read(again, self.spec.positions.write(game))
        return observed(self.spec, again, seat)

    def check_observations(self) -> None:
        """Every number of an observation lies between the bounds of its field."""
        for seat in range(self.table.players):
            numbers = observed(self.spec, self.table.game, seat)
            for part in self.spec.learning.fields:
                found = numbers[part.start : part.start + part.size]
                within = part.low <= min(found) and max(found) <= part.high
                self.demand(within, f"seat {seat} observes {min(found)} to {max(found)} in {part.name}")

    def told(self, game: Game, seat: int) -> bytes:
        """Everything a seat can obtain: its view, every refusal, a proposal, and what a learning program sees."""
        shadow = self.shadow(game)
        refusals = [shadow.why_not(seat, name) for name in self.tried]
        asked = [[(why.rule, why.text) for why in refusals if why], self.proposed(shadow, seat)]
        return as_bytes([shadow.view(seat), asked, observed(self.spec, game, seat)])

    def imagined(self, game: Game, seat: int, seed: int) -> Json:
        imagined = game.clone()
        imagined.determinize(seat, Rng(seed))
        return self.spec.positions.write(imagined)

    def shadow(self, game: Game) -> Table:
        """The same table with another position on it."""
        table = copy.copy(self.table)
        table.game = game
        return table

    def check_secrecy(self, seat: int) -> None:
        """While a choice is sealed, the others see the same, whatever was chosen."""
        seen = set()
        for move in self.table.game.legal_moves(seat):
            game = self.table.game.clone()
            game.listening = 1
            game.apply(seat, move, Rng(1))
            if game.sealed(seat) >= 0:
                seen.add(self.seen_by_others(game, seat))
        self.demand(len(seen) <= 1, f"a secret choice of seat {seat} shows")

    def check_events(self) -> None:
        """No event names a card that is hidden from its receiver, unless the card was visible before or is visible now.

        Events before a new deal in the same move are about cards that have been shuffled since.
        """
        played = self.table.log[-1].move if self.table.log else ""
        for seat in [*range(self.table.players), None]:
            in_view = _leaves(self.table.view(seat))
            hidden = {card for cards in self.spec.views.hidden(self.table.game, seat).values() for card in cards}
            events = self.table.events(seat, after=self.table.number - 1)
            self.check_words([events, self.table.view(seat)])
            deals = [place for place, event in enumerate(events) if event["type"] == "dealt"]
            told = _leaves(events[deals[-1] if deals else 0 :])
            leaked = [card for card in (hidden & told) - in_view - self.was_in_view[seat] if card not in played]
            self.demand(not leaked, f"an event tells seat {seat} of {sorted(leaked)}")
            self.was_in_view[seat] = in_view

    def check_words(self, told: Any) -> None:
        """Everything that people are told has a sentence."""
        unsaid = self.wording.unsaid(told)
        self.demand(not unsaid, unsaid)

    def seen_by_others(self, game: Game, seat: int) -> bytes:
        shadow = self.shadow(game)
        shadow.log, shadow.happened, shadow.chance = [], [], []
        shadow._publish(shadow._heard())
        others: list[int | None] = [other for other in range(self.table.players) if other != seat]
        views = [[shadow.view(other), shadow.events(other)] for other in [*others, None]]
        return as_bytes([views, [observed(self.spec, game, other) for other in others if other is not None]])

    def check_end(self) -> None:
        game, table = self.table.game, self.table
        self.check_invariants(game, "invariant")
        self.demand(table.waiting == (), "the game is over and somebody may still act")
        rewards = list(game.reward[: table.players])
        self.demand(abs(sum(rewards) - 1) < 1e-9, f"the rewards {rewards} do not add up to 1")
        result = self.spec.views.result(game)
        self.check_words([result, table.events(), table.view()])
        winners = result["winners"]
        self.demand(winners == [s for s in range(table.players) if rewards[s] > 0], "the winners are not the rewarded")
        if defines(type(game), "score_of"):
            scores = [game.score_of(seat) for seat in range(table.players)]
            self.demand(result["scores"] == scores, f"score_of says {scores}, the result {result['scores']}")
        record = json.loads(json.dumps(table.record()))
        self.demand(Table.replay(record).position() == table.position(), "the record replays to another position")


def _leaves(data: Any) -> set[str]:
    """Every string anywhere in some data."""
    found: set[str] = set()
    left = [data]
    for one in left:
        kind = type(one)
        if kind is str:
            found.add(one)
        elif kind is dict:
            left.extend(one.values())
        elif kind is list:
            left.extend(one)
    return found


def _check_twins(spec: AnyGame, players: int, options: dict[str, str], seed: int, edition: Edition | None) -> None:
    """The rules as they run and the same source interpreted, side by side, move by move."""
    if not is_compiled(spec.rules) and not spec.rules.__module__.startswith("parlour."):
        return  # a game from outside that runs from its source: there is no other side
    source = interpreted(spec.rules.__module__)
    arguments = spec.editions.arguments(players, spec.facts.settle_options(options), edition or spec.editions.read())
    ours, theirs = spec.rules(*arguments), getattr(source, spec.rules.__name__)(*arguments)
    our_rng, their_rng = Rng(seed), interpreted("parlour.core.rng").Rng(seed)
    ours.deal(our_rng)
    theirs.deal(their_rng)
    while not ours.over:
        if observed(spec, ours, 0) != _observed_by_source(spec, theirs):
            raise Broken(f"compiled and interpreted observations differ ({spec.code}, {players} players, seed {seed})")
        if snapshot(ours) != snapshot(theirs) or our_rng.state != their_rng.state:
            raise Broken(f"compiled and interpreted rules differ ({spec.code}, {players} players, seed {seed})")
        seat = first_seat(ours.waiting())
        legal = ours.legal_moves(seat)
        if legal != theirs.legal_moves(seat):
            raise Broken(f"compiled and interpreted moves differ ({spec.code}, {players} players, seed {seed})")
        move = legal[our_rng.below(len(legal))]
        their_rng.below(len(legal))
        ours.apply(seat, move, our_rng)
        theirs.apply(seat, move, their_rng)


def _observed_by_source(spec: AnyGame, theirs: Any) -> list[int]:
    """Like `observed`, for seat 0 of the interpreted twin."""
    sheet = interpreted("parlour.core.observe").Sheet()
    make = spec.learning.observer
    if isinstance(make, type):
        make = getattr(interpreted(make.__module__), make.__name__)
    make(theirs, sheet).observe(0)
    return list(sheet.number[: spec.learning.size])
