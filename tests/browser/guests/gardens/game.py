"""Gardens as people meet it: its board is made of zones, its moves are steps."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from parlour.core.complaints import Place
from parlour.core.edition import Edition
from parlour.core.event import Event, Note
from parlour.core.facts import Facts, Section
from parlour.core.play import seats_in
from parlour.core.problem import Illegal
from parlour.core.spec import Bots, Editions, Field, GameSpec, Learning, Levels, Moves, Positions, Shapes, Views
from parlour.core.text import Json, Say, Text, seat_text, seat_texts, text
from parlour.core.zones import Piece, Step, Zone, ZonedBoard
from parlour.easy import Observer, Policy, Random, Sheet

from .rules import (
    BED,
    BEDS,
    CARDS,
    DECK,
    DIG,
    DROP,
    DROPPED,
    DROPS,
    DUG,
    HEAP,
    MOVES,
    PLANTED,
    RANKS,
    REST,
    RESTED,
    TEND,
    WON,
    Gardens,
)

SUITS = ("rose", "fern", "iris", "sage")


def card_name(card: int) -> str:
    return f"{SUITS[card // RANKS][0].upper()}{card % RANKS + 1}"


def card_text(card: int) -> Json:
    return {"$text": "gardens-card", "suit": SUITS[card // RANKS], "rank": card % RANKS + 1}


class GardensMoves(Moves[Gardens]):
    count = MOVES

    def names(self, game: Gardens) -> list[str]:
        cards, beds = [card_name(card) for card in range(CARDS)], range(1, BEDS + 1)
        plants = [f"{card}@{bed}" for card in cards for bed in beds]
        return [*plants, *(f"{plant}!" for plant in plants), *(f"-{card}" for card in cards), "DIG", "REST"]

    def json(self, game: Gardens, move: int) -> Step:
        if move == REST:
            return {"type": "step"}
        if move == DIG:
            return {"type": "step", "origin": "deck"}
        if move >= DROP:
            return {"type": "step", "piece": card_name(move - DROP), "target": "heap"}
        card, bed = divmod(move % TEND, BEDS)
        return {"type": "step", "piece": card_name(card), "target": "beds", "space": bed}

    def text(self, game: Gardens, move: int) -> Text:
        if move >= DIG:
            return text("gardens-move-dig" if move == DIG else "gardens-move-rest")
        if move >= DROP:
            return text("gardens-move-drop", card=card_text(move - DROP))
        card, bed = divmod(move % TEND, BEDS)
        return text("gardens-move-tend" if move >= TEND else "gardens-move-plant", card=card_text(card), bed=bed + 1)


def piece(game: Gardens, card: int) -> Piece:
    drawn: Piece = {"id": card_name(card), "face": str(card % RANKS + 1), "suit": card // RANKS}
    drawn["name"] = text("gardens-card-name", **{k: v for k, v in card_text(card).items() if k != "$text"})
    if game.planter[card] >= 0:
        drawn["owner"] = game.planter[card]
    return drawn


def zones(game: Gardens, viewer: int | None) -> list[Zone]:
    beds = [game.cards_at(BED + bed) for bed in range(BEDS)]
    heap = sorted(game.cards_at(HEAP), key=lambda card: game.since[card])
    last = [max(heap, key=lambda card: game.since[card])] if heap else []
    deck = len(game.cards_at(DECK))
    found: list[Zone] = [
        _zone("deck", "stack", None, [{}] * min(deck, 1), deck),
        _zone("beds", "grid", None, [piece(game, bed[0]) if bed else None for bed in beds], CARDS - deck, columns=3),
        _zone("heap", "pile", None, [piece(game, card) for card in heap], len(heap)),
        _zone("news", "row", None, [piece(game, card) | {"id": f"news-{card}"} for card in last], len(last)),
    ]
    for seat in range(game.players):
        hand = game.cards_at(1 + seat)
        seen: list[Piece | None] = [piece(game, card) for card in hand] if seat == viewer else [{}] * len(hand)
        found.append(_zone(f"hand-{seat}", "fan", seat, seen, len(hand)))
        found.append(_zone(f"drops-{seat}", "number", seat, [], DROPS - game.drops[seat]))
    return found


def _zone(
    name: str, layout: Any, seat: int | None, pieces: Sequence[Piece | None], count: int, columns: int = 0
) -> Zone:
    title = text(f"gardens-zone-{name.partition('-')[0]}")
    made: Zone = {
        "id": name,
        "title": title,
        "layout": layout,
        "seat": seat,
        "pieces": list(pieces),
        "count": count,
    }
    if columns:
        made["columns"] = columns
    return made


class GardensViews(Views[Gardens]):
    def open_board(self, game: Gardens) -> Mapping[str, object]:
        return {"scores": game.score[: game.players]}

    def own_board(self, game: Gardens, seat: int | None) -> Mapping[str, object]:
        return {"zones": zones(game, seat)}

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> str:
        return str(board)

    def hidden(self, game: Gardens, seat: int | None) -> dict[str, list[str]]:
        hands = {f"hand {other}": game.cards_at(1 + other) for other in range(game.players) if other != seat}
        return {name: [card_name(card) for card in cards] for name, cards in hands.items()}

    def prompt(self, game: Gardens, seat: int | None) -> Text:
        if game.over:
            return text("gardens-event-won", seats=seat_texts(seats_in(game.winners())))
        return text("gardens-prompt" if seat == game.turn else "gardens-prompt-wait", seat=seat_text(game.turn))

    def why_not(self, game: Gardens, seat: int, move: int) -> Illegal:
        if game.turn != seat:
            return Illegal("gardens-illegal-turn", "GA-1", seat=seat_text(game.turn))
        if move < DROP and not game.is_free(move % BEDS):
            return Illegal("gardens-illegal-bed", "GA-2")
        return Illegal("gardens-illegal-other", "GA-2")

    def events(self, game: Gardens, notes: Sequence[Note]) -> list[Event]:
        return [self._event(game, *note) for note in notes]

    def _event(self, game: Gardens, kind: int, seat: int, card: int, bed: int, points: int) -> Event:
        who = seat_text(seat)
        if kind == PLANTED:
            words = text("gardens-event-planted", seat=who, card=card_text(card), points=points)
            return Event("planted", {"seat": seat, "card": card_name(card), "bed": bed, "points": points}, words)
        if kind == DROPPED:
            words = text("gardens-event-dropped", seat=who, card=card_text(card))
            return Event("dropped", {"seat": seat, "card": card_name(card)}, words)
        if kind == WON:
            winners = seats_in(game.winners())
            return Event("won", {"seats": winners}, text("gardens-event-won", seats=seat_texts(winners)))
        if kind in (DUG, RESTED):
            name = "dug" if kind == DUG else "rested"
            return Event(name, {"seat": seat}, text(f"gardens-event-{name}", seat=who))
        return Event("dealt", {}, text("gardens-event-dealt"))

    def result(self, game: Gardens) -> Json:
        scores = game.score[: game.players]
        winners = seats_in(game.winners())
        return {"winners": winners, "scores": scores, "reason": text("gardens-result", points=max(scores))}


PLACES = ("where", "since", "planter", "score", "drops", "rests")


class GardensPositions(Positions[Gardens]):
    def write(self, game: Gardens) -> Json:
        lists: Json = {name: list(getattr(game, name)) for name in PLACES}
        return lists | {"turn": game.turn, "count": game.count, "over": game.over}

    def read(self, game: Gardens, position: Json) -> None:
        for name in PLACES:
            setattr(game, name, list(position[name]))
        game.turn, game.count, game.over = position["turn"], position["count"], position["over"]
        if game.over:
            game.finish()

    def broken(self, game: Gardens) -> list[str]:
        return []


class GardensEditions(Editions[Gardens]):
    code = "gardens"
    identity: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def inspect(self, sheet: Place) -> None:
        pass

    def parts(self, content: Json) -> None:
        pass

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        return (players,)


class GardensObserver(Observer):
    def observe(self, seat: int) -> None:
        self.clear(1)


class Planter(Policy):
    """Plants wherever it can, so that games end."""

    def pick(self, seat: int, rng: Any) -> int:
        legal = self.game.legal_moves(seat)
        plants = [move for move in legal if move < DROP]
        return (plants or legal)[rng.below(len(plants or legal))]


class Zoned(ZonedBoard):
    pass


def facts(code: str) -> Facts:
    sections = (Section("turn", ("GA-1", "GA-2")), Section("end", ("GA-3",)))
    sources = {rule: ("house",) for section in sections for rule in section.rules}
    return Facts(code, 1, range(2, 6), (), sections, sources, "", "", 5, "")


def observe(game: Gardens, sheet: Sheet) -> Observer:
    return GardensObserver(game, sheet)


GARDENS = GameSpec(
    rules=Gardens,
    facts=facts("gardens"),
    moves=GardensMoves(),
    views=GardensViews(),
    positions=GardensPositions(),
    bots=Bots(Planter, Random, Levels(easy=8), 0.3),
    learning=Learning(observe, (Field(0, "nothing", 1, 0, 1, "nothing"),)),
    editions=GardensEditions(),
    shapes=Shapes(Zoned, {}, Step),
)
