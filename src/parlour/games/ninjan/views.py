"""What people see of Ninjan: the board, the prompt, and the result."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.event import Deed, Event, Note
from ...core.play import seats_in
from ...core.problem import Illegal
from ...core.spec import Views
from ...core.text import Json, Say, Text, seat_text, text
from .events import deeds, tell, won_text
from .moves import LETTERS, all_names, card_name, card_text, named
from .refusals import why_not
from .rules import CHOOSE, NONE, PILES, PUT, RESOLVE, TAKE, THROW, Ninjan
from .shapes import Card, OpenBoard, OwnBoard, Phase, PileOptions, RevealedCard, Sign

if TYPE_CHECKING:
    from rich.console import RenderableType

PHASES: tuple[Phase, ...] = ("choose", "resolve", "throw", "over")


class NinjanViews(Views[Ninjan]):
    def open_board(self, game: Ninjan) -> OpenBoard:
        seats, names = range(game.players), all_names(game)
        return {
            "deal": game.deal_number,
            "deals": game.deals,
            "round": game.round,
            "phase": PHASES[game.phase],
            "piles": [[names[card] for card in game.chain(top)] for top in game.top],
            "hand_sizes": list(game.hand_size[: game.players]),
            "chosen": [game.sealed(s) >= 0 for s in seats],
            "revealed": _revealed(game),
            "resolving": game.order[game.resolved] if game.phase == RESOLVE else None,
            "options_at": _options_at(game),
            "captured": [[names[card] for card in game.chain(newest)] for newest in game.captured[: game.players]],
            "sums": list(game.sum[: game.players]),
            "totals": [game.standing(s) for s in seats],
            "throwers": seats_in(game.throwers),
            "throws": _throws(game),
        }

    def own_board(self, game: Ninjan, seat: int | None) -> OwnBoard:
        return {
            "hand": None if seat is None else named(game, sorted(game.hand_of(seat))),
            "choice": _choice(game, seat) if seat is not None and game.sealed(seat) >= 0 else None,
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: Ninjan, seat: int | None) -> Text:
        if game.over:
            return won_text(game)
        asked = seat is not None and game.waiting() >> seat & 1
        if game.phase == RESOLVE:
            return _resolve_prompt(game, bool(asked))
        step = "choose" if game.phase == CHOOSE else "throw"
        out_of = game.players if game.phase == CHOOSE else game.throwers.bit_count()
        chosen = out_of - game.waiting().bit_count()
        return text(f"ninjan-prompt-{step}" if asked else f"ninjan-prompt-wait-{step}", chosen=chosen, players=out_of)

    def why_not(self, game: Ninjan, seat: int, move: int) -> Illegal:
        return why_not(game, seat, move)

    def events(self, game: Ninjan, notes: Sequence[Note]) -> list[Event]:
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        return deeds(event)

    def result(self, game: Ninjan) -> Json:
        scores = [game.score_of(seat) for seat in range(game.players)]
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}

    def hidden(self, game: Ninjan, seat: int | None) -> dict[str, list[str]]:
        """NJ-3, NJ-4, NJ-14: the others' hands and sealed choices, and the cards that left the game unseen."""
        places = {"cards that left unseen": named(game, sorted(game.rest[: game.rest_size]))}
        for other in range(game.players):
            if other != seat:
                places[f"hand of seat {other}"] = named(game, sorted(game.hand_of(other)))
                places[f"choice of seat {other}"] = [_choice(game, other)] if game.sealed(other) >= 0 else []
        return places


# --- parts of the view --------------------------------------------------------------------------------


def _choice(game: Ninjan, seat: int) -> Card | Sign:
    choice = game.choice[seat]
    return LETTERS[choice] if game.phase == THROW else card_name(game, choice)


def _revealed(game: Ninjan) -> list[RevealedCard]:
    if game.phase != RESOLVE:
        return []
    choice, went = game.choice, game.went
    return [
        {
            "seat": seat,
            "card": card_name(game, choice[seat]),
            "done": went[seat] != NONE,
            "pile": None if went[seat] == NONE else went[seat] + 1,
        }
        for seat in game.order[: game.players]
    ]


def _options_at(game: Ninjan) -> PileOptions | None:
    if game.phase != RESOLVE:
        return None
    moves = game.legal_moves(game.order[game.resolved])
    return {"piles": [(move - TAKE) % PILES + 1 for move in moves], "take": _must_take(moves)}


def _must_take(moves: list[int]) -> bool:
    """NJ-8, NJ-9: the card takes a pile or is put on one; all legal moves are of one kind."""
    return moves[0] < PUT


def _throws(game: Ninjan) -> list[dict[str, Sign]]:
    shown = {str(s): LETTERS[sign] for s, sign in enumerate(game.thrown[: game.players]) if sign != NONE}
    return [shown] if shown else []


def _resolve_prompt(game: Ninjan, asked: bool) -> Text:
    seat = game.order[game.resolved]
    step = "take" if _must_take(game.legal_moves(seat)) else "put"
    key = f"ninjan-prompt-{step}" if asked else f"ninjan-prompt-wait-{step}"
    return text(key, seat=seat_text(seat), card=card_text(card_name(game, game.choice[seat])))


def _reason(game: Ninjan) -> Text:
    """NJ-12 or NJ-14: what decided the victory."""
    decided_by = "share" if len(seats_in(game.winners)) > 1 else "throw" if _throws(game) else "sum"
    return text(f"ninjan-result-{decided_by}", sum=max(game.total[: game.players]))
