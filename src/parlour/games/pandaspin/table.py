"""Panda Spin as people meet it: options, moves in words, what each seat sees, why a move is refused."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...core.edition import Edition
from ...core.game import Game
from ...core.kind import Component, Deed, Event, Field, GameKind, Json, Option, Say, Section, seats_in
from ...core.observe import Observer, Sheet
from ...core.play import Policy
from ...core.problem import BadInput, Illegal, Text, text
from . import rules
from .bot import Greedy, Playout
from .cards import (
    CARD_NAMES,
    FIGURES,
    LETTERS,
    MOVE_BY_NAME,
    MOVE_JSON,
    MOVE_NAMES,
    SUIT_NAMES,
    VALUE_NAMES,
    bid_cards,
    card_json,
    card_text,
    cards_json,
    discards,
    face_of,
    hand,
    jokers,
    known,
    name_of,
    picked,
    suits_in,
)
from .edition import read_edition
from .events import seat_text, tell, won_text
from .observer import FIELDS, PandaSpinObserver
from .position import MOOD_NAMES, gains, pending, read_position, write_position
from .readings import readings
from .refusals import refusal
from .rules import ANIMALS, CARDS, PICKING, SUITS, PandaSpin

if TYPE_CHECKING:
    from rich.console import RenderableType

PHASES = ("lead", "follow", "cards", "effects", "over")
GONE = (None, "hand", "discard")
SUITS_FOR = {3: (2, 3), 4: (4,), 5: (5,)}
"""PS-7: which numbers of players so many suits are for."""
SUIT_CHOICES = {"".join(chosen): fit for count, fit in SUITS_FOR.items() for chosen in combinations(LETTERS, count)}
RUN = re.compile(r"(10|[3-9JQKA2])-(10|[3-9JQKA2])(X\d+)?")
JSON_MOVES = {json.dumps(spelled, sort_keys=True): move for move, spelled in enumerate(MOVE_JSON)}


class PandaSpinKind(GameKind):
    code = "pandaspin"
    rules_version = 2
    players = range(2, 6)
    options = (
        Option("mood", MOOD_NAMES, "random", "PS-6"),
        Option("suits", ("drawn", *SUIT_CHOICES), "drawn", "PS-7", SUIT_CHOICES),
        Option("elements", ("on", "off"), "on", "PS-7"),
        Option("formations", ("count", "shape"), "count", "PS-13"),
    )
    sections = (
        Section("components", ("PS-1", "PS-2", "PS-3", "PS-4", "PS-5")),
        Section("setup", ("PS-6", "PS-7", "PS-8")),
        Section("round", ("PS-9", "PS-10")),
        Section("trick", ("PS-11", "PS-12", "PS-13", "PS-14", "PS-15", "PS-16", "PS-17", "PS-18")),
        Section("figures", ("PS-19", "PS-20", "PS-21", "PS-22", "PS-23", "PS-24")),
        Section("symbols", ("PS-25", "PS-26", "PS-27", "PS-28", "PS-29", "PS-30")),
        Section("elements", ("PS-31", "PS-32", "PS-33")),
        Section("end", ("PS-34", "PS-35", "PS-36")),
    )
    designer = "Carl Chudyk"
    publisher = "Surfin Meeple"
    minutes = 45
    move_count = rules.MOVES
    simulations = (30, 150, 600, 2_000)
    slips = 25
    explore = 0.3
    peer = "dou_dizhu"
    rules = PandaSpin
    observation = tuple(Field(*row) for row in FIELDS)
    environment_version = 2

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        faces, _ = edition.parts
        wished = "" if options["suits"] == "drawn" else options["suits"]
        suits = sum(1 << LETTERS.index(letter) for letter in wished)
        elements, shapes = int(options["elements"] == "on"), int(options["formations"] == "shape")
        return players, MOOD_NAMES.index(options["mood"]), suits, elements, shapes, list(faces)

    def edition(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        return read_edition(source, where)

    def components(self) -> list[Component]:
        """PS-1: the 65 animal cards and the five element cards."""
        _, sources = self.edition().parts
        game = self.new(2, {})
        assert isinstance(game, PandaSpin)
        return [
            Component(name, 1, sources[card], {"card": card_json(game, card * 2)})
            for card, name in enumerate(CARD_NAMES)
        ]

    # --- moves --------------------------------------------------------------------------------------

    def names(self, game: Game) -> list[str]:
        return MOVE_NAMES

    def parse(self, game: Game, notation: str) -> int:
        """PS-22: runs that cannot be are readable enough to be told why."""
        tidy = self.tidied(notation)
        move = MOVE_BY_NAME.get(tidy)
        if move is not None:
            return move
        run = RUN.fullmatch(tidy)
        if run and "2" in run.groups()[:2]:
            raise BadInput("pandaspin-illegal-two-in-run", "PS-22")
        if run:
            raise BadInput("pandaspin-illegal-run-length", "PS-22")
        raise BadInput("problem-move-unreadable", move=notation[:80])

    def tidied(self, notation: str) -> str:
        return super().tidied(notation.replace("–", "-").replace("二", "2"))

    def move_json(self, game: Game, move: int) -> Json:
        return MOVE_JSON[move]

    def from_json(self, game: Game, spelled: Json) -> int:
        move = JSON_MOVES.get(json.dumps(spelled, sort_keys=True))
        if move is None:
            raise BadInput("problem-move-unreadable", move=str(spelled)[:80])
        return move

    def move_text(self, game: Game, move: int) -> Text:
        assert isinstance(game, PandaSpin)
        if move < rules.PICK:
            return text("pandaspin-move-figure", kind=FIGURES[move].kind, figure=FIGURES[move].text())
        if move < rules.ENOUGH:
            return text("pandaspin-move-card", card=card_text(game, move - rules.PICK))
        if rules.ELEMENT <= move < rules.PASS:
            act = "element" if move < rules.SHED else "shed"
            return text(f"pandaspin-move-{act}", suit=SUIT_NAMES[(move - rules.ELEMENT) % SUITS])
        if rules.BURN <= move < rules.TAKE_FROM:
            return text("pandaspin-move-fire", card=card_text(game, move - rules.BURN))
        if rules.SPIN <= move < rules.IGNORE:
            return text("pandaspin-move-spin", card=card_text(game, (move - rules.SPIN) * 2 + 1))
        return text(f"pandaspin-move-{MOVE_JSON[move]['type']}")

    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        assert isinstance(game, PandaSpin)
        return refusal(game, seat, move)

    def readings(self, game: Game, seat: int, typed: str) -> list[list[int]]:
        assert isinstance(game, PandaSpin)
        return readings(game, seat, [self.tidied(word) for word in typed.replace(",", " ").split()])

    # --- what people see ----------------------------------------------------------------------------

    def open_board(self, game: Game) -> Json:
        assert isinstance(game, PandaSpin)
        seats = range(game.players)
        return {
            "round": game.round,
            "trick": game.trick,
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "leader": game.leader,
            "mood": MOOD_NAMES[game.mood],
            "suits": [SUIT_NAMES[suit] for suit in suits_in(game.suits)],
            "elements": bool(game.elements),
            "hand_sizes": list(game.hand_size[: game.players]),
            "known": [cards_json(game, known(game, s)) for s in seats],
            "turned": [_turned(game, s) for s in seats],
            "bids": [_bid(game, bid) for bid in range(game.bids)],
            "high": game.bids - 1 if game.bids else None,
            "passed": [bool(game.passed >> s & 1) for s in seats],
            "out": [bool(game.out >> s & 1) for s in seats],
            "declared": _declared(game),
            "pending": pending(game),
            "points": list(game.points[: game.players]),
            "gains": [gains(game, s) for s in seats],
            "bank": game.bank,
            "draw_size": game.pile_size,
            "discard": cards_json(game, discards(game)),
        }

    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, PandaSpin)
        return {
            "hand": None if seat is None else cards_json(game, sorted(hand(game, seat), key=_by_value(game))),
            "conditions": _conditions(game, game.turn if seat is None else seat),
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: Game, seat: int | None) -> Text:
        assert isinstance(game, PandaSpin)
        if game.over:
            return won_text(game)
        wait = "" if seat == game.turn else "wait-"
        words: Json = {"seat": seat_text(game.turn)}
        if game.phase == PICKING:
            words["figure"] = FIGURES[game.bid_figure[game.bids]].text()
        elif game.bids:
            words["figure"] = FIGURES[game.bid_figure[game.bids - 1]].text()
            words["other"] = seat_text(game.bid_seat[game.bids - 1])
        return text(f"pandaspin-prompt-{wait}{PHASES[game.phase]}", **words)

    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        assert isinstance(game, PandaSpin)
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        """Figures bid, element cards played, symbols used, and what going out brought."""
        data = event.data
        if event.type == "bid":
            figure = {"$text": "pandaspin-deed-figure-name", "kind": data["figure"]["kind"]}
            return [Deed(data["seat"], "figure", figure, data["figure"]["size"])]
        if event.type == "element":
            suit = {"$text": "pandaspin-suit", "suit": data["card"]["suit"]}
            return [Deed(data["seat"], "element", suit, data["drew"])]
        if event.type in ("bamboo", "hungry", "fire", "spin"):
            return [Deed(data["seat"], "symbol", {"$text": "pandaspin-deed-symbol-name", "symbol": event.type})]
        if event.type == "out":
            return [Deed(seat, "out", {"$text": "pandaspin-deed-out-name"}, data["points"]) for seat in data["seats"]]
        return []

    def result(self, game: Game) -> Json:
        """PS-36."""
        assert isinstance(game, PandaSpin)
        points = list(game.points[: game.players])
        by = "tie" if points.count(max(points)) > 1 else "points"
        reason = text("pandaspin-result", points=max(points), by=by)
        return {"winners": seats_in(game.winners), "scores": points, "reason": reason}

    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        """PS-9, PS-16, PS-29: the draw pile, and of the others' hands all but the cards that went back turned."""
        assert isinstance(game, PandaSpin)
        places = {"draw pile": sorted(CARD_NAMES[card] for card in game.pile[: game.pile_size])}
        for other in range(game.players):
            if other != seat:
                unseen = [side for side in hand(game, other) if side not in known(game, other)]
                places[f"hand of seat {other}"] = [name_of(side) for side in unseen]
        return places

    # --- positions ----------------------------------------------------------------------------------

    def position(self, game: Game) -> Json:
        assert isinstance(game, PandaSpin)
        return write_position(game)

    def set_position(self, game: Game, position: Json) -> None:
        assert isinstance(game, PandaSpin)
        read_position(game, position)

    def broken(self, game: Game) -> list[str]:
        assert isinstance(game, PandaSpin)
        return [*_lost_cards(game), *_miscounted(game)]

    # --- bots ---------------------------------------------------------------------------------------

    def greedy(self, game: Game) -> Policy:
        assert isinstance(game, PandaSpin)
        return Greedy(game)

    def playout(self, game: Game) -> Policy:
        assert isinstance(game, PandaSpin)
        return Playout(game)

    def observer(self, game: Game, sheet: Sheet) -> Observer:
        assert isinstance(game, PandaSpin)
        return PandaSpinObserver(game, sheet)


PANDASPIN = PandaSpinKind()


# --- parts of the view --------------------------------------------------------------------------------


def _by_value(game: PandaSpin) -> Any:
    """Order of a hand: by the value that counts, element cards last."""

    def key(side: int) -> tuple[int, int]:
        return (rules.VALUES if side // 2 >= ANIMALS else face_of(game, side).value, side)

    return key


def _turned(game: PandaSpin, seat: int) -> int:
    """PS-29: how many cards of the hand are turned that the others have not seen."""
    return sum(side % 2 for side in hand(game, seat)) - len(known(game, seat))


def _bid(game: PandaSpin, bid: int) -> Json:
    figure, sides, seat = FIGURES[game.bid_figure[bid]], bid_cards(game, bid), game.bid_seat[bid]
    return {
        "seat": seat,
        "figure": {**figure.json(), "size": figure.size},
        "cards": cards_json(game, sides),
        "jokers": [VALUE_NAMES[value] for value in jokers(game, figure, sides)],
        "gone": GONE[game.gone[seat]],
    }


def _conditions(game: PandaSpin, seat: int) -> dict[str, bool]:
    return {SUIT_NAMES[suit]: not game.over and bool(game.condition(seat, suit)) for suit in suits_in(game.suits)}


def _declared(game: PandaSpin) -> Json | None:
    if game.phase != PICKING:
        return None
    figure = FIGURES[game.bid_figure[game.bids]]
    return {"figure": {**figure.json(), "size": figure.size}, "cards": cards_json(game, picked(game))}


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: PandaSpin) -> Iterator[str]:
    """PS-1: every card of the suits in play in a hand, on the table, in the draw pile or among the discards."""
    places = [*game.pile[: game.pile_size], *game.discard[: game.discard_size]]
    for seat in range(game.players):
        places += [side // 2 for side in hand(game, seat)]
    for bid in range(game.bids):
        if not game.passed >> game.bid_seat[bid] & 1:
            places += [side // 2 for side in bid_cards(game, bid)]
    if sorted(places) != [card for card in range(CARDS) if game.in_game(card)]:
        yield f"PS-1: not each card in one place: {sorted(CARD_NAMES[card] for card in places)}"


def _miscounted(game: PandaSpin) -> Iterator[str]:
    if sum(game.points[: game.players]) + game.bank != rules.BANK:
        yield f"PS-5: the points {list(game.points)} and the bank {game.bank} are not {rules.BANK}"
    for seat in range(game.players):
        sides = hand(game, seat)
        if sides != sorted(sides):
            yield f"the hand of seat {seat} is not in order"
        counts = [0] * rules.VALUES
        for side in sides:
            if side // 2 < ANIMALS:
                counts[face_of(game, side).value] += game.face_at(side) >> rules.COUNT_SHIFT
        if counts != game.count[seat * rules.VALUES : (seat + 1) * rules.VALUES]:
            yield f"seat {seat} counts other values than it holds"
        if game.out >> seat & 1 and sides:
            yield f"PS-34: seat {seat} is out and holds cards"
