"""The parts of a game that follow from what its author has declared."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from ..core.complaints import BadEdition, head_complaints
from ..core.complaints import Place as FilePlace
from ..core.edition import Edition, parse_toml
from ..core.event import Event, Note
from ..core.facts import Option
from ..core.game import Game, fields
from ..core.play import seats_in
from ..core.problem import BadInput, Illegal
from ..core.spec import Editions, Moves, Positions, Views
from ..core.text import Json, Say, Text, seat_text, seat_texts, text
from ..core.zones import Piece, Step, Zone
from .declared import LISTED, MOST_POINTS, NONE, Act, Kind, Number, Place, Tells

if TYPE_CHECKING:
    from rich.console import RenderableType

AnyPosition = Any
BASE = ("players", "over", "reward")  # what every position has; the reward follows from the rest


class EasyMoves(Moves[AnyPosition]):
    """Moves by their acts. Their JSON is a `Step`, for the board that every game has."""

    def __init__(self, code: str, acts: Sequence[Act], kinds: Sequence[Kind], at_once: int = 0) -> None:
        self.code = code
        self.acts = [(act, place) for act in acts for place in range(act.count)]
        self.count = len(self.acts)
        self.at_once = at_once
        self.kinds = kinds
        self._names = [self._name(act, place) for act, place in self.acts]
        self._tidy = {self.tidied(name): number for number, name in enumerate(self._names)}

    def _name(self, act: Act, place: int) -> str:
        if act.names:
            return act.names[place]
        if act.piece is not None:
            return self.kinds[act.piece + place].name
        return f"{place + 1}" if act.spaces else act.name if act.count == 1 else f"{act.name}{place + 1}"

    def names(self, game: AnyPosition) -> Sequence[str]:
        return self._names

    def parse(self, game: AnyPosition, notation: str) -> int:
        try:
            return self._tidy[self.tidied(notation)]
        except KeyError:
            raise BadInput("problem-move-unreadable", move=notation[:80]) from None

    def json(self, game: AnyPosition, move: int) -> Step:
        act, place = self.acts[move]
        step: Step = {"type": "step"}
        if act.piece is not None and self.kinds[act.piece + place].copies == 1:
            step["piece"] = self.kinds[act.piece + place].name
        if act.origin:
            step["origin"] = act.origin
        if act.target:
            step["target"] = act.target
        if act.spaces:
            step["space"] = place
        if not self._is_told_by_places(act):
            step["name"] = self._names[move]
        return step

    def _is_told_by_places(self, act: Act) -> bool:
        return act.spaces or (act.piece is not None and all(kind.copies == 1 for kind in self.kinds))

    def from_json(self, game: AnyPosition, spelled: Json) -> int:
        for move in range(self.count):
            if self.json(game, move) == spelled:
                return move
        raise BadInput("problem-move-unreadable", move=str(spelled)[:80])

    def text(self, game: AnyPosition, move: int) -> Text:
        act, place = self.acts[move]
        args: dict[str, Any] = {"number": place + 1}
        if act.piece is not None:
            args["piece"] = self.kinds[act.piece + place].argument()
        return text(f"{self.code}-move-{act.name}", **args)


class EasyViews(Views[AnyPosition]):
    """Boards made of zones, and the sentences that every game needs. A game derives from it to say more."""

    def __init__(
        self,
        code: str,
        kinds: Sequence[Kind],
        places: Sequence[Place],
        moves: EasyMoves,
        tells: Mapping[int, Tells],
        score: str,
        rules: Sequence[str],
    ) -> None:
        self.code, self.kinds, self.places, self.moves = code, kinds, places, moves
        self.tells, self.score, self.rules = tells, score, rules
        self.all_open = all(place.seen == "all" for place in places)

    def zones(self, game: AnyPosition) -> Iterator[tuple[Place, int | None]]:
        return ((place, seat) for place in self.places for seat in place.seats(game))

    def open_board(self, game: AnyPosition) -> Mapping[str, object]:
        return {"scores": self.scores(game)}

    def own_board(self, game: AnyPosition, seat: int | None) -> Mapping[str, object]:
        return {"zones": [self.zone(game, place, owner, seat) for place, owner in self.zones(game)]}

    def scores(self, game: AnyPosition) -> list[int] | None:
        return list(getattr(game, self.score)[: game.players]) if self.score else None

    def zone(self, game: AnyPosition, place: Place, owner: int | None, viewer: int | None) -> Zone:
        held = place.pieces(game, owner)
        args = {} if owner is None else {"seat": seat_text(owner)}
        zone: Zone = {
            "id": place.zone(owner),
            "title": text(f"{self.code}-place-{place.id}", **args),
            "layout": place.layout,
            "seat": owner,
            "pieces": self._shown(game, place, owner, viewer),
            "count": len(held),
        }
        if place.columns:
            zone["columns"] = place.columns
        return zone

    def _shown(self, game: AnyPosition, place: Place, owner: int | None, viewer: int | None) -> list[Piece | None]:
        if not place.sees(viewer, owner):
            return [Piece() for _ in place.pieces(game, owner)] if place.layout in LISTED else []
        if place.layout == "grid":
            return [None if kind == NONE else self.kinds[kind].shown() for kind in place.spaces(game, owner)]
        return [self.kinds[kind].shown() for kind in place.pieces(game, owner)]

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def hidden(self, game: AnyPosition, seat: int | None) -> dict[str, list[str]]:
        return {
            place.zone(owner): [self.kinds[kind].name for kind in place.pieces(game, owner)]
            for place, owner in self.zones(game)
            if not place.sees(seat, owner)
        }

    def prompt(self, game: AnyPosition, seat: int | None) -> Text:
        if game.over:
            return self._won(game)
        if seat is not None and game.waiting() >> seat & 1:
            return text(f"{self.code}-prompt")
        waiting = seats_in(game.waiting())
        return text(f"{self.code}-prompt-wait", seats=seat_texts(waiting), count=len(waiting))

    def why_not(self, game: AnyPosition, seat: int, move: int) -> Illegal:
        rule = self.moves.acts[move][0].rule or self.rules[0]
        if game.over:
            return Illegal(f"{self.code}-illegal-over", rule)
        if not game.waiting() >> seat & 1:
            waiting = seats_in(game.waiting())
            return Illegal(f"{self.code}-illegal-turn", rule, seats=seat_texts(waiting), count=len(waiting))
        said = self.moves.text(game, move)
        return Illegal(f"{self.code}-illegal-now", rule, move={"$text": said["key"], **said["args"]})

    def events(self, game: AnyPosition, notes: Sequence[Note]) -> list[Event]:
        told = [self.event(self.tells[note[0]], note[1:]) for note in notes]
        return [*told, self._won_event(game)] if game.over and notes else told

    def event(self, tells: Tells, note: Note) -> Event:
        """The event of a note: with its secret fields only for the seat that it is about."""
        data, args = tells.data(note, self.kinds), tells.arguments(note, self.kinds)
        key = f"{self.code}-event-{tells.type}"
        if not tells.secret:
            return Event(tells.type, data, text(key, **args))
        public = {name: value for name, value in data.items() if name not in tells.secret}
        words = text(key, **{name: value for name, value in args.items() if name not in tells.secret})
        return Event(tells.type, public, words, {data["seat"]: (data, text(f"{key}-own", **args))})

    def _won_event(self, game: AnyPosition) -> Event:
        return Event("won", {"seats": self._winners(game), "scores": self.scores(game)}, self._won(game))

    def _winners(self, game: AnyPosition) -> list[int]:
        return [seat for seat in range(game.players) if game.reward[seat] > 0]

    def _won(self, game: AnyPosition) -> Text:
        winners = self._winners(game)
        return text(f"{self.code}-event-won", seats=seat_texts(winners), count=len(winners))

    def result(self, game: AnyPosition) -> Json:
        scores = self.scores(game)
        reason = text(f"{self.code}-result", score=max(scores)) if scores else text(f"{self.code}-result", score=0)
        winners = self._winners(game)
        return {
            "winners": winners,
            "scores": scores or [int(s in winners) for s in range(game.players)],
            "reason": reason,
        }


class EasyPositions(Positions[AnyPosition]):
    """Positions by the names of their attributes: pieces by name, everything else as numbers."""

    def __init__(self, kinds: Sequence[Kind], places: Sequence[Place], numbers: Sequence[Number]) -> None:
        self.kinds = kinds
        self.places = {place.holds: place for place in places}
        self.numbers = {number.name: number for number in numbers}
        self.names = [kind.name for kind in kinds]

    def write(self, game: AnyPosition) -> Json:
        placed = {name: self._written(game, place) for name, place in self.places.items()}
        plain = {name: self._plain(game, number) for name, number in self.numbers.items()}
        return {**placed, **plain, **({"over": 1} if game.over else {})}

    def _written(self, game: AnyPosition, place: Place) -> Any:
        lists = [self._named(place.spaces(game, seat)) for seat in place.seats(game)]
        return lists if place.each else lists[0]

    def _named(self, spaces: Sequence[int]) -> list[str | None]:
        return [None if kind == NONE else self.names[kind] for kind in spaces]

    def _plain(self, game: AnyPosition, number: Number) -> Any:
        value = getattr(game, number.name)
        return list(value[: self._size(game, number)]) if isinstance(value, list) else value

    def _size(self, game: AnyPosition, number: Number) -> int:
        return game.players if number.each else number.size

    # --- reading --------------------------------------------------------------------------------------

    def read(self, game: AnyPosition, position: Json) -> None:
        fresh = game.empty()
        for name, value in position.items():
            if name in self.places:
                self._place(fresh, self.places[name], value)
            elif name in self.numbers:
                self._number(fresh, self.numbers[name], value)
            elif name == "over":
                fresh.over = int(bool(value))
            else:
                known = ", ".join([*self.places, *self.numbers, "over"])
                self._wrong(f"unknown field {name!r}; the fields are {known}")
        broken = self.broken(fresh)
        if broken:
            self._wrong(broken[0])
        if fresh.over:
            fresh.finish()
        game.copy_from(fresh)

    def _wrong(self, detail: str) -> NoReturn:
        raise BadInput("problem-position", detail=detail)

    def _place(self, game: AnyPosition, place: Place, value: Any) -> None:
        lists = value if place.each else [value]
        if not isinstance(lists, list) or len(lists) != len(place.seats(game)):
            self._wrong(f"{place.holds} must be a list with one entry for each of the {game.players} seats")
        whole = getattr(game, place.holds)
        held = [NONE] * place.room if isinstance(whole, int) else list(whole)
        for seat, named in enumerate(lists):
            kinds = self._kinds(place, named)
            held[seat * place.room : seat * place.room + len(kinds)] = kinds
        setattr(game, place.holds, held[0] if isinstance(whole, int) else held)
        if place.count:
            sizes = getattr(game, place.count)
            counted = [*(len(named) for named in lists), *([] if isinstance(sizes, int) else sizes[len(lists) :])]
            setattr(game, place.count, counted[0] if isinstance(sizes, int) else counted)

    def _kinds(self, place: Place, named: Any) -> list[int]:
        """The pieces of a list of names. Without a count every space has an entry."""
        if not isinstance(named, list) or len(named) > place.room or (not place.count and len(named) != place.room):
            self._wrong(f"{place.holds} must list {'up to ' if place.count else ''}{place.room} pieces")
        for name in named:
            if name not in self.names and (name is not None or place.count):
                self._wrong(f"{place.holds}: there is no piece {name!r}")
        return [NONE if name is None else self.names.index(name) for name in named]

    def _number(self, game: AnyPosition, number: Number, value: Any) -> None:
        whole = getattr(game, number.name)
        size = self._size(game, number)
        listed = value if isinstance(whole, list) else [value]
        if not isinstance(listed, list) or len(listed) != size or not all(type(one) is int for one in listed):
            self._wrong(f"{number.name} must be {'a whole number' if size == 1 else f'{size} whole numbers'}")
        setattr(game, number.name, [*listed, *whole[size:]] if isinstance(whole, list) else listed[0])

    # --- invariants -----------------------------------------------------------------------------------

    def broken(self, game: AnyPosition) -> list[str]:
        """Pieces that are there too often or too seldom, and numbers that are out of bounds."""
        return [*self._out_of_bounds(game), *self._miscounted(game)]

    def _miscounted(self, game: AnyPosition) -> Iterator[str]:
        found = [0] * len(self.kinds)
        for place in self.places.values():
            for seat in place.seats(game):
                if not 0 <= place.in_use(game, seat) <= place.room:
                    yield f"{place.count} is {place.in_use(game, seat)}, and {place.id} has room for {place.room}"
                    return
                for kind in place.pieces(game, seat):
                    if not 0 <= kind < len(self.kinds):
                        yield f"{place.holds} holds {kind}, which is no piece"
                        return
                    found[kind] += not place.marks
        for declared, count in zip(self.kinds, found, strict=True):
            if declared.copies and count != self.copies(game, declared):
                yield f"there are {count} of piece {declared.name}, not {self.copies(game, declared)}"

    def copies(self, game: AnyPosition, kind: Kind) -> int:
        """How many of these pieces are in the game: none of a seat that is not taken."""
        return 0 if kind.owner is not None and kind.owner >= game.players else kind.copies

    def _out_of_bounds(self, game: AnyPosition) -> Iterator[str]:
        for number in self.numbers.values():
            value = self._plain(game, number)
            low, high = (NONE, game.players - 1) if number.seat else (number.low, number.high)
            for one in value if isinstance(value, list) else [value]:
                if not low <= one <= high:
                    yield f"{number.name} is {one}, not between {low} and {high}"

    # --- at registration ------------------------------------------------------------------------------

    def unfit(self, game: AnyPosition) -> Iterator[tuple[str, list[str]]]:
        there = set(fields(game)) - set(BASE)
        counts = {place.count for place in self.places.values() if place.count}
        declared = {*self.places, *self.numbers} | counts
        if declared - there:
            yield "missing", sorted(declared - there)
        if there - declared:
            yield "undeclared", sorted(there - declared)
        short = [place.holds for place in self.places.values() if place.holds in there and self._is_short(game, place)]
        if short:
            yield "room", short

    def _is_short(self, game: AnyPosition, place: Place) -> bool:
        """Does the attribute have less room than the place says?"""
        value = getattr(game, place.holds)
        wanted = place.room * (game.players if place.each else 1)
        return (1 if isinstance(value, int) else len(value)) < wanted


class NoEditions(Editions[AnyPosition]):
    """A game with one set of components. Its position class takes the players, and each option as a number.

    An option whose values are numbers is passed as it is, any other by the place of its value.
    """

    identity: Mapping[str, tuple[str, ...]] = {}  # type: ignore[misc]

    def __init__(self, code: str, options: Sequence[Option] = ()) -> None:
        self.code = code
        self.options = options

    def standard(self) -> Json:
        return {"game": self.code, "edition": 1, "name": self.code}

    def read(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        written = "".join(f"{name} = {json.dumps(value)}\n" for name, value in self.standard().items())
        content = self.standard() if source is None else parse_toml(source, where)
        if content != self.standard():
            wrong = FilePlace(content)
            head_complaints(wrong, self.code, ())
            raise BadEdition(where, wrong.found) if wrong.found else BadInput("problem-edition-none", game=self.code)
        return Edition(self.code, self.code, written, None, content)

    def inspect(self, sheet: FilePlace) -> None:
        """There is nothing in the file but its head."""

    def parts(self, content: Json) -> None:
        return None

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        return players, *(self._number(option, options[option.name]) for option in self.options)

    def _number(self, option: Option, value: str) -> int:
        return int(value) if all(one.isdecimal() for one in option.values) else option.values.index(value)


def score_number(score: str) -> tuple[Number, ...]:
    """The score as one of the numbers of a position."""
    return (Number(score, -MOST_POINTS, MOST_POINTS, each=True),) if score else ()


__all__ = ["EasyMoves", "EasyPositions", "EasyViews", "Game", "NoEditions", "score_number"]
