"""A game in progress, for everybody at the table.

>>> table = Table("ninjan", players=2, seed=7)
>>> table
<Table ninjan, 2 players, 0 moves, waiting for seats 0 and 1>
>>> table.play(0, table.moves(0)[0])
>>> table.waiting
(1,)
>>> table.undo().seat
0
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.drafts import has_drafts
from ..core.edition import Edition
from ..core.event import Event, take_notes
from ..core.game import Game
from ..core.memory import KEPT, Memory, PastMove
from ..core.play import seats_in
from ..core.problem import BadInput, Illegal
from ..core.proposal import steps_in, told
from ..core.rng import Rng
from ..core.spec import AnyGame
from ..core.text import Json
from ..games import find
from .knowledge import Knowledge, redealt
from .shuffle import SEED_BYTES, Recorded, Shuffle, commitment, new_seed

if TYPE_CHECKING:
    from .record import Branch

Seed = bytes | int | str
Refusal = BadInput | Illegal
PLACE = ("game", "players", "options", "draft", "edition")  # what a position says besides the position itself


class Play(NamedTuple):
    """One move of the log: its seat, and its steps in notation, separated by spaces."""

    seat: int
    move: str


class Reading(NamedTuple):
    """A move that may be made: its steps as numbers, and whether the move is then whole or still half made."""

    steps: list[int]
    whole: bool


@cache
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seats_in(mask))


def _seed_bytes(seed: Seed) -> bytes:
    """The seed: 32 bytes are taken as they are; from a number or a word a seed is derived."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadInput("problem-seed", size=SEED_BYTES)
        return seed
    return hashlib.sha256(f"parlour seed {seed}".encode()).digest()


def _carried(position: Json) -> Edition | None:
    """The components that a position carries."""
    source = position.get("edition")
    if source is None:
        return None
    if not isinstance(source, str):
        raise BadInput("problem-position", detail="edition must be the text of a file of components")
    return find(position["game"]).editions.read(source, "the position's edition")


def _has(spelled: Mapping[str, object], written: str) -> bool:
    """Are these, written as JSON, fields of a move's JSON form?"""
    fields = _fields(written)
    return all(name in spelled and spelled[name] == value for name, value in fields.items())


@lru_cache(maxsize=16)
def _fields(written: str) -> Json:
    try:
        fields: Json = json.loads(written)
    except ValueError:
        raise BadInput("problem-move-unreadable", move=written[:80]) from None
    return fields


class Table:
    """The position, its history, and the one way to make a move (`play`).

    Everything a person or bot is told comes from `view`, `events`, `why_not` or `knowledge`, which know the seat that
    asks. Only its maker sees a move of several steps until it is complete: the others are told of the position before
    it. Seats are counted from 0; where a method takes a seat, any other number raises `BadInput`.

    Args:
        game: its name, as `parlour games` lists it.
        players: how many play; by default the fewest the game is for.
        options: values of the game's own options by name; the others keep their defaults.
        edition: a set of components; by default the one that comes with the game.
        seed: 32 bytes, or any number or word; without one the shuffle cannot be predicted.
        chance: the results of every shuffle and draw, from a record instead of the seed.
        deal: whether to deal at once; otherwise the caller fills the position.

    Raises:
        BadInput: for an unknown game, a number of players or an option it does not have, or a seed of another size.

    >>> table = Table("ninjan", players=3, options={"deals": 2}, seed="an evening in May")
    >>> table.players, table.options["deals"], table.number
    (3, '2', 0)
    >>> Table("ninjan", players=9)
    Traceback (most recent call last):
        ...
    parlour.core.problem.BadInput: “ninjan” cannot be played by 9 players. It takes 2–5.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str | int] | None = None,
        edition: Edition | None = None,
        seed: Seed | None = None,
        chance: list[list[int]] | None = None,
        deal: bool = True,
    ) -> None:
        self.spec: AnyGame = find(game)
        self.players = self.spec.facts.players[0] if players is None else players
        self.options = self.spec.facts.settle_options({name: str(value) for name, value in (options or {}).items()})
        self.edition = edition or self.spec.editions.read()
        self.game: Game = self.spec.new(self.players, self.options, self.edition)
        self._places = range(self.players)
        self.seed = new_seed() if seed is None else _seed_bytes(seed)
        self._told_chance = chance
        self.has_drafts = has_drafts(self.game)
        self._settled = self.game.empty() if self.has_drafts else self.game  # the position before a half-made move
        self._start: Game | None = None  # the position that the game began with, if it was not dealt
        self._begin()
        if deal:
            self.game.deal(self.shuffle.rng)
            self._publish(self._heard())

    def _begin(self) -> None:
        """Reset the history: nothing has happened yet."""
        told = self._told_chance
        self.shuffle: Shuffle | Recorded = Shuffle(self.seed) if told is None else Recorded(told[:])
        self.log: list[Play] = []
        self.quiet: list[bool] = []  # for each move: whether the seat that made it learned nothing from it
        self.chance: list[list[int]] = []
        self.bounds: list[list[int]] = []
        self.happened: list[tuple[int, Event]] = []
        self.draft: tuple[str, ...] = ()  # the steps of a half-made move
        self._drafted: list[Event] = []  # what happened in it
        self._before: tuple[int, object] = (0, None)  # what its maker had seen of chance and secrets before it
        self._turns = [0] * self.players
        self.game.listening = 1

    def __repr__(self) -> str:
        made = f"{self.number} move{'' if self.number == 1 else 's'}"
        waiting = " and ".join(map(str, self.waiting))
        now = f"waiting for seat{'s' if len(self.waiting) > 1 else ''} {waiting}" if waiting else "over"
        return f"<Table {self.spec.code}, {self.players} players, {made}, {now}>"

    # --- whose turn -----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.over)

    @property
    def result(self) -> Json | None:
        """Once the game is over: winners, scores, and the reason as a text."""
        return self.spec.views.result(self.game) if self.over else None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; several while choices are secret."""
        return _seats(self.game.waiting())

    @property
    def drafter(self) -> int | None:
        """The seat that is in the middle of a move."""
        return self.waiting[0] if self.draft else None

    @cached_property
    def commitment(self) -> str:
        """The promise of the shuffle, to be shown before the first move."""
        return commitment(self.seed)

    def turn(self, seat: int) -> int:
        """How many moves this seat has made.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(1, "R7")
        >>> table.turn(0), table.turn(1)
        (0, 1)
        """
        return self._turns[self._checked(seat)]

    def _checked(self, seat: int) -> int:
        if seat not in self._places:
            raise BadInput("problem-seat", seat=seat, players=self.players)
        return seat

    def _seen_by(self, seat: int | None) -> Game:
        """The position that this seat sees: only its maker sees a half-made move."""
        if seat is not None and seat not in self._places:
            self._checked(seat)
        return self._settled if self.draft and seat != self.drafter else self.game

    # --- moves ----------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[str]:
        """The seat's legal moves, in notation; within a move of several steps, the legal next steps.

        Empty for a seat that is not waited for.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.moves(1)
        ['R-6', 'R6', 'R7', 'R8', 'S10', 'P-3', 'P5', 'P7', 'P8']
        """
        game = self._seen_by(seat)
        return [self.spec.moves.notation(game, move) for move in self._legal(game, seat)]

    def play(self, seat: int, move: str) -> None:
        """Make a move. If it cannot be made, nothing changes.

        Args:
            seat: the seat that moves.
            move: the move in notation. A move of several steps can be made step by step, or at once with its steps
                separated by spaces.

        Raises:
            BadInput: for a text that is no move of this game.
            Illegal: for a move that a rule forbids now; `rule` names it.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.play(0, "6")
        >>> table.draft, table.number, table.moves(0)     # which 6? Nobody else knows of it yet
        (('6',), 0, ['+W6', '+E6'])
        >>> table.play(0, "+W6")
        >>> table.log
        [Play(seat=0, move='6 +W6')]
        """
        self.make(seat, self._must_read(seat, move))

    def read(self, seat: int, move: str) -> "Reading":
        """Read a move of a seat without making it, or raise what `play` would. `make` carries it out.

        Args:
            seat: the seat that moves.
            move: the move in notation.

        Returns:
            Its steps as numbers, and whether they are a whole move.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.read(0, "6").whole, table.read(0, "6 +W6").whole
        (False, True)
        """
        steps = self._must_read(seat, move)
        return Reading(steps, not self.has_drafts or self._completes(seat, steps))

    def make(self, seat: int, steps: list[int]) -> None:
        """Carry out a move that was read in this position.

        Args:
            seat: the seat that moves.
            steps: what `read` returned; they are not checked again.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.make(0, table.read(0, "6 +W6").steps)
        >>> table.number
        1
        """
        for step in steps:
            self._carry_out(seat, step)

    def why_not(self, seat: int, move: str) -> Refusal | None:
        """Why the seat may not make this move now; None if it may. Raises only for a wrong seat.

        Instead of a notation `move` may be the JSON form of a move, or as many fields of it as are known: the page's
        board for every game knows a piece, but not how its game writes moves.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.why_not(0, "S9")
        >>> refusal = table.why_not(0, "x1")
        >>> refusal.rule, str(refusal)
        ('NJ-4', 'Choose a card first; you choose a pile when it resolves.')
        >>> str(table.why_not(0, '{"type":"take"}'))
        'Choose a card first; you choose a pile when it resolves.'
        """
        return self._read(seat, move)[1]

    def propose(self, seat: int, wish: str) -> Json:
        """A complete move that leads where the seat wishes, with everything in it that could be different.

        Args:
            seat: the seat that is waited for.
            wish: steps in notation that the move should have, separated by spaces: where it should lead, and as much
                more as is decided; a whole move is proposed as it is.

        Raises:
            BadInput: for a text that is no step of this game, and in a game that proposes nothing.
            Illegal: if no legal move leads there; `rule` names why.

        >>> table = Table("pandorum", players=2, seed=4)
        >>> proposed = table.propose(table.waiting[0], ">e6")
        >>> proposed["move"], proposed["gain"]
        ('-laboratory_block >e6 base hull hull', 5)
        """
        proposals = self.spec.proposals
        if proposals is None:
            raise BadInput("problem-no-proposals", game=self.spec.code)
        game = self._settled if self.draft and seat == self.drafter else self._seen_by(seat)
        steps = [self.spec.moves.parse(game, word) for word in wish.split()]
        found = proposals.propose(game, seat, steps)
        spelled = {step: self.spec.moves.told(game, [step])[0] for step in steps_in(found)}
        return told(found, spelled, seat, self.number + 1)

    def discard_draft(self) -> None:
        """Take all steps of a half-made move back; without one, do nothing.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.play(0, "6")
        >>> table.discard_draft()
        >>> table.draft
        ()
        """
        if self.draft:
            self.game.copy_from(self._settled)
            self.draft, self._drafted = (), []

    def undo(self) -> Play:
        """Take the last move back, or all of a half-made one, and return it. Chance will give the same results again.

        Raises:
            BadInput: if no move has been made.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9")
        >>> table.undo()
        Play(seat=0, move='S9')
        >>> table.number
        0
        """
        if self.draft:
            taken = Play(self.waiting[0], " ".join(self.draft))
            self.discard_draft()
            return taken
        if not self.log:
            raise BadInput("problem-nothing-to-undo")
        *kept, taken = self.log
        self.rewind(kept)
        return taken

    def rewind(self, moves: list[Play]) -> None:
        """Begin again with these moves only. Chance gives the same results again.

        Raises:
            BadInput, Illegal: what `play` raises for the first move that cannot be made.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9"), table.play(1, "R7")
        (None, None)
        >>> table.rewind(table.log[:1])
        >>> table.log
        [Play(seat=0, move='S9')]
        """
        self._begin()
        if self._start:
            self.game.copy_from(self._start)
        else:
            self.game.deal(self.shuffle.rng)
            self._publish(self._heard())
        for play in moves:
            self.play(*play)

    def _read(self, seat: int, move: str) -> tuple[list[int], Refusal | None]:
        """The steps of a move, each legal after the ones before it. Raises if the move cannot be made."""
        try:
            game = self._seen_by(seat)
            if self.has_drafts and " " in move:
                words = move.split()
                if len(words) > 1 and not self._is_one_step(game, move):
                    return self._read_steps(game.clone(), seat, words)
            return self._read_step(game, seat, move)
        except BadInput as unreadable:
            return [], unreadable

    def _is_one_step(self, game: Game, move: str) -> bool:
        """Is this one step, typed with spaces?"""
        try:
            self.spec.moves.parse(game, move)
        except BadInput:
            return False
        return True

    def _read_steps(self, ahead: Game, seat: int, words: list[str]) -> tuple[list[int], Refusal | None]:
        steps: list[int] = []
        for place, word in enumerate(words, start=1):
            step, refusal = self._read_step(ahead, seat, word)
            if refusal:
                return [], refusal
            steps += step
            ahead.apply(seat, steps[-1], Rng())
            if place < len(words) and not ahead.drafting():
                raise BadInput("problem-move-complete", move=" ".join(words[:place])[:80])
        return steps, None

    def _must_read(self, seat: int, move: str) -> list[int]:
        steps, refusal = self._read(seat, move)
        if refusal:
            raise refusal
        return steps

    def _completes(self, seat: int, steps: list[int]) -> bool:
        ahead, chance = self._seen_by(seat).clone(), Rng()
        for step in steps:
            ahead.apply(seat, step, chance)
        return not ahead.drafting()

    def _read_step(self, game: Game, seat: int, step: str) -> tuple[list[int], Refusal | None]:
        if step.startswith("{"):
            return self._read_fields(game, seat, step)
        number = self.spec.moves.parse(game, step)
        if number in self._legal(game, seat):
            return [number], None
        return [], self.spec.views.why_not(game, seat, number)

    def _read_fields(self, game: Game, seat: int, written: str) -> tuple[list[int], Refusal | None]:
        """A step by fields of its JSON form. Which moves have them is looked up in a redeal: a move's JSON may name the
        place of a card that the seat does not know."""
        imagined = game.clone()
        imagined.determinize(seat, Rng())
        meant = [move for move in range(self.spec.moves.count) if _has(self.spec.moves.json(imagined, move), written)]
        legal = [move for move in self._legal(game, seat) if move in meant]
        if meant and not legal:
            return [], self.spec.views.why_not(game, seat, meant[0])
        if len(legal) != 1:
            raise BadInput("problem-move-unreadable", move=written[:80])
        return legal, None

    def _legal(self, game: Game, seat: int) -> list[int]:
        return sorted(game.legal_moves(seat)) if game.waiting() >> seat & 1 else []

    def _carry_out(self, seat: int, step: int) -> None:
        game = self.game
        if not self.draft:
            self._before = len(self.chance), self._unseen(seat)
            if self.has_drafts:
                self._settled.copy_from(game)
        self.draft += (self.spec.moves.notation(game, step),)
        game.apply(seat, step, self.shuffle.rng)
        self._drafted += self._heard()
        if not (self.has_drafts and game.drafting()):
            self._complete(seat)

    def _complete(self, seat: int) -> None:
        """The move is complete: now everybody sees it."""
        events = self._drafted
        self.log.append(Play(seat, " ".join(self.draft)))
        self.draft, self._drafted = (), []
        self._turns[seat] += 1
        self._publish(events)
        self.quiet.append(self._before == (len(self.chance), self._unseen(seat)))

    def _unseen(self, seat: int) -> object:
        """What a move can reveal to the seat without chance: the others' secret choices, or anything."""
        if self.spec.facts.shows_by_rule:
            return self.spec.views.hidden(self.game, seat)
        return [other for other in range(self.players) if other != seat and self.game.sealed(other) >= 0]

    def _heard(self) -> list[Event]:
        """The events of the last step. Also keeps its results of chance."""
        rng = self.shuffle.rng
        if rng.used:
            self.bounds.append(list(rng.bounds[: rng.used]))
            self.chance.append(self.shuffle.drawn())
        return self.spec.views.events(self.game, take_notes(self.game))

    def _publish(self, events: list[Event]) -> None:
        number = self.number
        self.happened += [(number, event) for event in events]

    # --- what each seat is told -----------------------------------------------------------------------

    def open_view(self) -> Json:
        """The part of a view that is the same for everybody. Compute it once to make views for several seats."""
        return self._open_view(self._seen_by(None))

    def _open_view(self, game: Game) -> Json:
        views, over = self.spec.views, bool(self.game.over)
        return {
            "game": self.spec.code,
            "players": self.players,
            "number": self.number,
            "waiting": list(self.waiting),
            "over": over,
            "result": views.result(self.game) if over else None,
            "board": views.open_board(game),
        }

    def view(self, seat: int | None = None, open_view: Json | None = None) -> Json:
        """What a seat, or a spectator, may know of the position.

        Args:
            seat: the seat that looks; None for a spectator.
            open_view: the result of `open_view` in this position, so that it need not be computed again.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9")
        >>> table.view(1)["board"]["chosen"], len(table.view(1)["moves"]), table.view()["moves"]
        ([True, False], 9, [])
        """
        game, spec, drafts = self._seen_by(seat), self.spec, bool(self.draft) and seat == self.drafter
        known = open_view if open_view and not drafts else self._open_view(game)
        mine = [] if seat is None else self._legal(game, seat)
        return known | {
            "seat": seat,
            "turn": 0 if seat is None else self._turns[seat],
            "moves": spec.moves.told(game, mine),
            "draft": list(self.draft) if drafts else [],
            "prompt": spec.views.prompt(game, seat),
            "board": known["board"] | spec.views.own_board(game, seat),
        }

    def events(self, seat: int | None = None, after: int = -1) -> list[Json]:
        """The events of moves after number `after` (the deal is number 0), as the seat may see them.

        Args:
            seat: the seat that is told; None for a spectator.
            after: the number of a move; by default everything is told, from the deal on.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9")
        >>> [(event["type"], event["data"]) for event in table.events(1, after=0)]
        [('chose', {'seat': 0})]
        >>> table.events(0, after=0)[0]["data"]
        {'seat': 0, 'card': 'S9'}
        """
        if seat is not None and seat not in self._places:
            self._checked(seat)
        happened, first = self.happened, len(self.happened)
        while first and happened[first - 1][0] > after:  # from the end: nearly always the last move is asked for
            first -= 1
        return [event.told(number, seat) for number, event in happened[first:]]

    def draft_events(self) -> list[Json]:
        """The events of a half-made move, as its maker may see them. The others are told with the whole move.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.draft_events()
        []
        """
        return [event.told(self.number + 1, self.drafter) for event in self._drafted]

    def knowledge(self, seat: int, past: bool = True) -> Knowledge:
        """The position as this seat can imagine it: everything it does not know is redealt at random.

        Args:
            seat: the seat that imagines.
            past: whether to tell what the others did before, in games where hidden cards are guessed from it.

        >>> from parlour import decide
        >>> table = Table("ninjan", players=2, seed=7)
        >>> decide(table.knowledge(0), "easy", seed=1) in table.moves(0)
        True
        """
        return self.imagine(seat, int.from_bytes(new_seed()[:7], "big"), past)

    def imagine(self, seat: int, seed: int, past: bool = False) -> Knowledge:
        """Like `knowledge` of the `seat`, but the same every time for the same `seed`.

        Args:
            seat: the seat that imagines.
            seed: which of the possible deals it imagines.
            past: whether to tell what the others did before, in games where hidden cards are guessed from it.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.imagine(0, 1) == table.imagine(0, 1)
        True
        """
        draft = self.draft if self._seen_by(seat) is self.game else ()
        game = self._settled if self.draft else self.game
        position, before = redealt(self.spec, game, seat, self.past_moves() if past else [], Rng(seed))
        return Knowledge(self.spec.code, self.players, self.options, self.edition.text, seat, position, draft, before)

    def past_moves(self) -> list[PastMove]:
        """The last moves of all seats in true positions, the oldest first, found by making all moves once more.

        Empty in games whose hidden cards are not guessed from them.

        >>> table = Table("pandaspin", players=2, seed=3)
        >>> table.play(0, "6 +W6")
        >>> [(made.seat, table.spec.moves.notation(made.game, made.move)) for made in table.past_moves()]
        [(0, '6')]
        """
        game = self.game.empty()
        memory, shuffle = Memory(game), Recorded(self.chance[:])
        memory.ask()
        if not memory.asked:
            return []
        if self._start:
            game.copy_from(self._start)
        else:
            game.deal(shuffle.rng)
            shuffle.drawn()
        for left, (seat, move) in zip(range(len(self.log), 0, -1), self.log, strict=True):
            for step in move.split():
                number = self.spec.moves.parse(game, step)
                if left <= KEPT:
                    memory.notice(seat, number)
                game.apply(seat, number, shuffle.rng)
                shuffle.drawn()
        return list(memory.moves)

    def copy(self) -> "Table":
        """An independent copy of the table. Chance gives the same results at both.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> other = table.copy()
        >>> other.play(0, "S9")
        >>> table.number, other.number
        (0, 1)
        """
        copied = copy(self)
        copied.game = self.game.clone()
        copied.game.listening = 1
        copied._settled = self._settled.clone() if self.has_drafts else copied.game
        copied.shuffle = self.shuffle.ahead()
        for name in ("log", "quiet", "chance", "bounds", "happened", "_turns", "_drafted"):
            setattr(copied, name, getattr(self, name)[:])
        return copied

    # --- positions and records ------------------------------------------------------------------------

    @property
    def start(self) -> Json | None:
        """The position that the game began with, as `position` would have told it; None if the game was dealt.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.start is None, Table.from_position(table.position()).start == table.position()
        (True, True)
        """
        return self.place() | self.spec.positions.write(self._start) if self._start else None

    def place(self) -> Json:
        """What a position is one of: the game, the number of players and the options."""
        return {"game": self.spec.code, "players": self.players, "options": self.options}

    def position(self) -> Json:
        """The whole position as data, with the steps of a half-made move. `Table.from_position` sets it up again.

        With other components than the standard ones it carries their file too.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> Table.from_position(table.position()).moves(0) == table.moves(0)
        True
        """
        rest: Json = {"draft": list(self.draft)} if self.draft else {}
        if not self.spec.editions.is_standard(self.edition):
            rest["edition"] = self.edition.text
        return self.place() | self.spec.positions.write(self._settled if self.draft else self.game) | rest

    @classmethod
    def from_position(
        cls,
        position: Json,
        edition: Edition | None = None,
        seed: Seed | None = None,
        chance: list[list[int]] | None = None,
    ) -> "Table":
        """A table at which play goes on from this position.

        Args:
            position: as `position` returns it; a person can write it, and leave out what has a natural value.
            edition: a set of components; by default the one that the position carries, or that comes with the game.
            seed: decides chance from here on.
            chance: the results of every shuffle and draw from here on, from a record instead of the seed.

        Raises:
            BadInput: says precisely what is wrong with the position.

        >>> table = Table.from_position({
        ...     "game": "ninjan", "players": 2,
        ...     "piles": [["S-1"], ["P2", "R1"], ["R8"]], "hands": [["P7"], ["R-4"]],
        ... })
        >>> table.moves(0)
        ['P7']
        """
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise BadInput("problem-position", detail="it must be an object with a field 'game'")
        rest = {name: v for name, v in position.items() if name not in PLACE}
        players, options, draft = position.get("players"), position.get("options", {}), position.get("draft", [])
        if type(players) is not int or not isinstance(options, dict):
            raise BadInput("problem-position", detail="players must be a whole number and options an object")
        printed = edition or _carried(position)
        table = cls(position["game"], players, options, printed, seed, chance, deal=False)
        table.spec.positions.read(table.game, rest)
        table._start = table.game.clone()
        table._take_up(draft)
        return table

    def _take_up(self, draft: Any) -> None:
        """Continue the half-made move of a position."""
        if not isinstance(draft, list) or not all(isinstance(step, str) for step in draft):
            raise BadInput("problem-position", detail="draft must be a list of the steps of a half-made move")
        if draft:
            self.play(self.waiting[0], " ".join(draft))
            if not self.draft:
                raise BadInput("problem-position", detail="draft is a whole move, not a half-made one")

    def record(self, seats: list[Json] | None = None, branches: "Sequence[Branch]" = ()) -> Json:
        """The whole game as data: what PGN is to chess.

        Args:
            seats: the players, a `name` and a `kind` (human or bot) for each seat; may be left out.
            branches: how the game was played on from some of its moments afterwards, like variations in a PGN.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9")
        >>> table.record()["moves"]
        ['0:S9']
        """
        from .record import write_record

        return write_record(self, seats or [], branches)

    @classmethod
    def replay(cls, record: Any) -> "Table":
        """The table at the end of a record. Its branches are checked too; `branches_of` reads them.

        Raises:
            BadInput: says what is wrong with the record.

        >>> table = Table("ninjan", players=2, seed=7)
        >>> table.play(0, "S9")
        >>> Table.replay(table.record())
        <Table ninjan, 2 players, 1 move, waiting for seat 1>
        """
        from .record import read_record

        return read_record(record)
