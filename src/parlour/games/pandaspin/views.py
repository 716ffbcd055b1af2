"""What people see of Panda Spin: the board, the prompt, and the result."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...core.event import Deed, Event, Note
from ...core.play import seats_in
from ...core.problem import Illegal
from ...core.spec import Views
from ...core.text import Json, Say, Text, seat_text, text
from . import terms
from .cards import (
    CARD_NAMES,
    FIGURES,
    SUIT_NAMES,
    VALUE_NAMES,
    bid_cards,
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
from .events import GONE, deeds, tell, won_text
from .positions import gains, mood_of, pending
from .refusals import why_not
from .rules import PandaSpin
from .shapes import Bid, Declared, OpenBoard, OwnBoard, Phase, Suit
from .terms import ANIMALS, PICKING

if TYPE_CHECKING:
    from rich.console import RenderableType

PHASES: tuple[Phase, ...] = ("lead", "follow", "cards", "effects", "over")


class PandaSpinViews(Views[PandaSpin]):
    def open_board(self, game: PandaSpin) -> OpenBoard:
        seats = range(game.players)
        return {
            "round": game.round,
            "trick": game.trick,
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "leader": game.leader,
            "mood": mood_of(game),
            "suits": [SUIT_NAMES[suit] for suit in suits_in(game.suits)],
            "elements": bool(game.elements),
            "formations": "shape" if game.shapes else "count",
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

    def own_board(self, game: PandaSpin, seat: int | None) -> OwnBoard:
        return {
            "hand": None if seat is None else cards_json(game, sorted(hand(game, seat), key=_by_value(game))),
            "conditions": _conditions(game, game.turn if seat is None else seat),
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: PandaSpin, seat: int | None) -> Text:
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

    def why_not(self, game: PandaSpin, seat: int, move: int) -> Illegal:
        return why_not(game, seat, move)

    def events(self, game: PandaSpin, notes: Sequence[Note]) -> list[Event]:
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        return deeds(event)

    def result(self, game: PandaSpin) -> Json:
        """PS-36."""
        points = [game.score_of(seat) for seat in range(game.players)]
        by = "tie" if points.count(max(points)) > 1 else "points"
        reason = text("pandaspin-result", points=max(points), by=by)
        return {"winners": seats_in(game.winners), "scores": points, "reason": reason}

    def hidden(self, game: PandaSpin, seat: int | None) -> dict[str, list[str]]:
        """PS-9, PS-16, PS-29: the draw pile, and the others' hands except the cards that went back turned."""
        places = {"draw pile": sorted(CARD_NAMES[card] for card in game.pile[: game.pile_size])}
        for other in range(game.players):
            if other != seat:
                unseen = [side for side in hand(game, other) if side not in known(game, other)]
                places[f"hand of seat {other}"] = [name_of(side) for side in unseen]
        return places


# --- parts of the view --------------------------------------------------------------------------------


def _by_value(game: PandaSpin) -> Callable[[int], tuple[int, int]]:
    """Order of a hand: by the value that counts, element cards last."""

    def key(side: int) -> tuple[int, int]:
        return (terms.VALUES if side // 2 >= ANIMALS else face_of(game, side).value, side)

    return key


def _turned(game: PandaSpin, seat: int) -> int:
    """PS-29: how many turned cards of the hand the others have not seen."""
    return sum(side % 2 for side in hand(game, seat)) - len(known(game, seat))


def _bid(game: PandaSpin, bid: int) -> Bid:
    figure, sides, seat = FIGURES[game.bid_figure[bid]], bid_cards(game, bid), game.bid_seat[bid]
    return {
        "seat": seat,
        "figure": figure.json(),
        "cards": cards_json(game, sides),
        "jokers": [VALUE_NAMES[value] for value in jokers(game, figure, sides)],
        "gone": GONE[game.gone[seat]],
    }


def _conditions(game: PandaSpin, seat: int) -> dict[Suit, bool]:
    return {SUIT_NAMES[suit]: not game.over and bool(game.condition(seat, suit)) for suit in suits_in(game.suits)}


def _declared(game: PandaSpin) -> Declared | None:
    if game.phase != PICKING:
        return None
    figure = FIGURES[game.bid_figure[game.bids]]
    return {"figure": figure.json(), "cards": cards_json(game, picked(game))}
