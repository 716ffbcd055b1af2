"""What people see of Piñata: the board, the prompt, and the result."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.event import Deed, Event, Note
from ...core.play import seats_in
from ...core.problem import Illegal
from ...core.spec import Views
from ...core.text import Json, Say, Text, seat_text, text
from .events import deeds, tell, won_text
from .moves import COLOUR_NAMES
from .positions import at_mat, by_colour, counted_cards, discards, of_seat, on_mat
from .refusals import why_not
from .rules import EXCHANGE, MATS, MEDALS_TO_WIN, Pinata
from .shapes import Colour, Mat, OpenBoard, OwnBoard, Phase

if TYPE_CHECKING:
    from rich.console import RenderableType

PHASES: tuple[Phase, ...] = ("play", "exchange", "over")


class PinataViews(Views[Pinata]):
    def open_board(self, game: Pinata) -> OpenBoard:
        seats = range(2)
        return {
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "mats": [_mat(game, mat) for mat in range(MATS)],
            "hand_sizes": list(game.hand_size),
            "shown": [counted_cards(of_seat(game.shown, s)) for s in seats],
            "candies": [by_colour(of_seat(game.won, s)) for s in seats],
            "medals": [_medals(game, s) for s in seats],
            "needs": by_colour(list(game.needs)),
            "bag": by_colour(list(game.bag)),
            "bag_size": game.bag_size,
            "draw_size": game.pile_size,
            "discard": discards(game),
            "exchanged": game.exchanged if game.phase == EXCHANGE else None,
            "passes": game.passes,
        }

    def own_board(self, game: Pinata, seat: int | None) -> OwnBoard:
        return {"hand": None if seat is None else counted_cards(of_seat(game.hand, seat))}

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: Pinata, seat: int | None) -> Text:
        if game.over:
            return won_text(game)
        wait = "" if seat == game.turn else "wait-"
        if game.phase == EXCHANGE:
            return text(f"pinata-prompt-{wait}exchange", seat=seat_text(game.turn), count=game.exchanged)
        return text(f"pinata-prompt-{wait}play", seat=seat_text(game.turn))

    def why_not(self, game: Pinata, seat: int, move: int) -> Illegal:
        return why_not(game, seat, move)

    def events(self, game: Pinata, notes: Sequence[Note]) -> list[Event]:
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        return deeds(event)

    def result(self, game: Pinata) -> Json:
        scores = [game.score_of(seat) for seat in range(2)]
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}

    def hidden(self, game: Pinata, seat: int | None) -> dict[str, list[str]]:
        """PI-6, PI-12: the draw pile, and the cards in the others' hands that cannot be known."""
        places = {"draw pile": counted_cards(list(game.pile))}
        for other in range(2):
            if other != seat:
                held, known = of_seat(game.hand, other), of_seat(game.known, other)
                places[f"hand of seat {other}"] = counted_cards([h - k for h, k in zip(held, known, strict=True)])
        return places


# --- parts of the view --------------------------------------------------------------------------------


def _mat(game: Pinata, mat: int) -> Mat:
    sides = (mat * 2, mat * 2 + 1)
    return {
        "number": mat + 1,
        "up": bool(game.up[mat]),
        "in_play": bool(game.in_play[mat]),
        "candies": on_mat(game, mat),
        "cards": at_mat(game, mat),
        "sums": [game.sum[side] for side in sides],
        "full": [game.placed[side] > mat for side in sides],
    }


def _medals(game: Pinata, seat: int) -> list[Colour]:
    return [COLOUR_NAMES[colour] for colour in seats_in(game.medals[seat])]


def _reason(game: Pinata) -> Text:
    """PI-18, or PI-19: why the game ended, and what decided it."""
    medals = [game.medal_count(seat) for seat in range(2)]
    candies = [game.candy_count(seat) for seat in range(2)]
    if max(medals) >= MEDALS_TO_WIN:
        return text("pinata-result-medals", count=max(medals))
    decided_by = "medals" if medals[0] != medals[1] else "candies" if candies[0] != candies[1] else "nothing"
    ended_by = "stuck" if game.stuck() else "passes"
    return text(f"pinata-result-{ended_by}", by=decided_by, medals=max(medals), candies=max(candies))
