"""The same game with a board that is not made of zones, and moves that are no steps."""

from collections.abc import Mapping
from dataclasses import replace

from parlour.core.text import Json

from ..game import GARDENS, GardensEditions, GardensMoves, GardensViews, card_name, facts
from ..rules import BED, BEDS, DECK, HEAP, Gardens


class LedgersMoves(GardensMoves):
    def json(self, game: Gardens, move: int) -> Json:  # type: ignore[override]
        return {"type": "entry", "move": self.notation(game, move)}


class LedgersViews(GardensViews):
    def open_board(self, game: Gardens) -> Mapping[str, object]:
        beds = [game.cards_at(BED + bed) for bed in range(BEDS)]
        return {
            "phase": "over" if game.over else "plant",
            "turn_of": game.turn,
            "beds": [card_name(bed[0]) if bed else None for bed in beds],
            "heap": [card_name(card) for card in game.cards_at(HEAP)],
            "deck_size": len(game.cards_at(DECK)),
            "players": [
                {"hand_size": len(game.cards_at(1 + seat)), "score": game.score[seat]} for seat in range(game.players)
            ],
        }

    def own_board(self, game: Gardens, seat: int | None) -> Mapping[str, object]:
        return {"hand": None if seat is None else [card_name(card) for card in game.cards_at(1 + seat)]}


class LedgersEditions(GardensEditions):
    code = "ledgers"


LEDGERS = replace(
    GARDENS, facts=facts("ledgers"), moves=LedgersMoves(), views=LedgersViews(), editions=LedgersEditions()
)
