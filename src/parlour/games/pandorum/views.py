"""What people see of Pandorum: the board, the prompt, what they could earn, and the result."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.event import Deed, Event, Note
from ...core.play import seats_in
from ...core.problem import Illegal
from ...core.rng import Rng
from ...core.spec import Views
from ...core.text import Json, Say, Text, seat_text, text
from . import terms
from .edition import cards_in
from .events import deeds, tell, won_text
from .moves import (
    CARD_NAMES,
    COLOURS,
    HEX_NAMES,
    HULL_NAMES,
    MOVE_NAMES,
    NOSE_NAMES,
    PHASES,
    PIECE_NAMES,
    REASONS,
    TERRAIN_NAMES,
)
from .planet import EDGE, HEX_Q, HEX_R, ONE, PAD
from .positions import counted_cards, in_slot, market, objects, of_seat, picked
from .refusals import why_not
from .rules import Pandorum
from .shapes import Building, CargoRow, Forecast, Harvester, Hex, Offer, OpenBoard, OwnBoard, Terrain
from .survey import Surveyor
from .terms import CARDS, CARGO, HULL, KINDS, MOVE_BUILD, MOVE_CARD, NOSE, NOTHING, WITH_NOSE

if TYPE_CHECKING:
    from rich.console import RenderableType

SITE_NAMES: tuple[Terrain, ...] = (*TERRAIN_NAMES, "volcano")


class PandorumViews(Views[Pandorum]):
    def open_board(self, game: Pandorum) -> OpenBoard:
        seats = range(game.players)
        return {
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "draws_left": game.draws_left if game.phase in (terms.DRAW, terms.REBATE) else None,
            "hexes": _hexes(game),
            "harvesters": [_harvester(game, s) for s in seats],
            "pieces": [{"modules": game.modules_left[s], "bases": game.bases_left[s]} for s in seats],
            "quids": list(game.quids[: game.players]),
            "hand_sizes": list(game.hand_size[: game.players]),
            "known": [counted_cards(of_seat(game.known, s)) for s in seats],
            "market": market(game),
            "deck_size": game.deck_size,
            "box_size": game.box_size + sum(game.spent),
            "cards": cards_in(game),
            "cargo": {COLOURS[kind]: _cargo(game, kind) for kind in range(KINDS)},
            "discarded": None if game.discarded == NOTHING else CARD_NAMES[game.discarded],
            "building": None if game.building_on == NOTHING else _building(game),
            "last_turns": seats_in(game.last_turns) if game.ending else None,
            "barren": game.barren // game.players,
            "barren_limit": terms.BARREN_ROUNDS,
        }

    def own_board(self, game: Pandorum, seat: int | None) -> OwnBoard:
        acting = not game.over and seat == game.turn
        return {
            "hand": None if seat is None else counted_cards(of_seat(game.hand, seat)),
            "forecast": _forecast(game) if acting else [],
            "offers": _offers(game) if acting else [],
            "brings": _brings(game) if acting else {},
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def hidden(self, game: Pandorum, seat: int | None) -> dict[str, list[str]]:
        """PD-31: the deck, the mining cards in the box, and the others' cards that were not drawn from the market.

        A card that can lie in one place only is no secret: a player who counts cards knows it.
        """
        others = [other for other in range(game.players) if other != seat]
        unseen = {f"hand of seat {other}": _unseen(game, other) for other in others}
        mining = [kind == terms.MINING for kind in game.kind]
        found: dict[str, list[str]] = {"box": [], "deck": [], **{place: [] for place in unseen}}
        for pile, counts, blue in (("box", game.box, True), ("deck", game.deck, False)):
            places = {pile: list(counts)}
            for place, hand in unseen.items():
                places[place] = [copies * (mine == blue) for copies, mine in zip(hand, mining, strict=True)]
            if sum(any(cards) for cards in places.values()) > 1:
                for place, cards in places.items():
                    found[place] += counted_cards(cards)
        return found

    def prompt(self, game: Pandorum, seat: int | None) -> Text:
        if game.over:
            return won_text(game)
        key = "pandorum-prompt" if seat == game.turn else "pandorum-prompt-wait"
        asked = _asked(game)
        return text(
            key,
            phase=PHASES[game.phase],
            seat=seat_text(game.turn),
            card={"$text": f"pandorum-card-{asked}"} if asked else "",
            count=game.draws_left,
            hull=HULL_NAMES[game.hull[game.turn]] if game.hull_works(game.turn, game.hull[game.turn]) else "none",
        )

    def why_not(self, game: Pandorum, seat: int, move: int) -> Illegal:
        return why_not(game, seat, move)

    def events(self, game: Pandorum, notes: Sequence[Note]) -> list[Event]:
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        return deeds(event)

    def result(self, game: Pandorum) -> Json:
        scores = [game.score_of(seat) for seat in range(game.players)]
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}


# --- parts of the view --------------------------------------------------------------------------------


def _hexes(game: Pandorum) -> list[Hex]:
    standing, site = objects(game), list(game.site)
    found: list[Hex] = []
    for hex, name in enumerate(HEX_NAMES):
        seat, piece = standing.get(name, (None, None))
        found.append(
            {
                "hex": name,
                "q": HEX_Q[hex],
                "r": HEX_R[hex],
                "terrain": "pad" if hex == PAD else SITE_NAMES[site[hex] >> 1],
                "seat": seat,
                "piece": piece,
                "edge": bool(EDGE >> hex & 1),
            }
        )
    return found


def _harvester(game: Pandorum, seat: int) -> Harvester:
    return {
        "hex": HEX_NAMES[game.harvester[seat]],
        "nose": {
            "kind": NOSE_NAMES[game.nose[seat]],
            "needs": game.needs(NOSE),
            "cards": in_slot(game, NOSE, seat),
            "used": bool(game.nose_used[seat]),
        },
        "hull": {
            "kind": HULL_NAMES[game.hull[seat]],
            "needs": game.needs(HULL),
            "cards": in_slot(game, HULL, seat),
            "active": bool(game.hull_works(seat, game.hull[seat])),
        },
        "cargo": in_slot(game, CARGO, seat),
    }


def _unseen(game: Pandorum, seat: int) -> list[int]:
    """The cards of a hand that nobody saw drawn from the market."""
    held, known = of_seat(game.hand, seat), of_seat(game.known, seat)
    return [have - seen for have, seen in zip(held, known, strict=True)]


def _cargo(game: Pandorum, kind: int) -> CargoRow:
    """PD-28."""
    counts = [game.in_cargo(seat, kind) for seat in range(game.players)]
    leads = [seat for seat in range(game.players) if game.haul(seat, kind) > 0]
    return {"counts": counts, "seat": leads[0] if leads else None}


def _asked(game: Pandorum) -> str | None:
    """The card that a question is about."""
    return CARD_NAMES[game.picked[game.asked]] if terms.RAY <= game.phase <= terms.SLOT else None


def _building(game: Pandorum) -> Building:
    settled = game.piece != NOTHING
    return {
        "hex": HEX_NAMES[game.building_on],
        "piece": PIECE_NAMES[game.piece] if settled else None,
        "nose": bool(game.with_nose) if settled else None,
        "cards": picked(game) if settled else None,
        "asked": _asked(game),
    }


def _reason(game: Pandorum) -> Text:
    """PD-27 or PD-30: why the game ended; PD-29: what decided it."""
    most = max(game.quids[: game.players])
    level = game.quids[: game.players].count(most) > 1
    decided_by = "shared" if len(seats_in(game.winners)) > 1 else "pieces" if level else "quids"
    return text(f"pandorum-result-{REASONS[game.ended_by]}", by=decided_by, quids=most)


# --- what could be earned -----------------------------------------------------------------------------


def _forecast(game: Pandorum) -> list[Forecast]:
    """PD-14, PD-15: where the seat to move could go, what it would cost, and the most that it could earn there."""
    if game.phase not in (terms.TURN, terms.GO):
        return []
    seat = game.turn
    surveyor, straight = Surveyor(game), game.straight(seat)
    limit = game.hand_size[seat] - surveyor.fare(seat)
    found: list[Forecast] = []
    for hex in seats_in(game.in_range(seat)) if limit >= 0 else []:
        entry: Forecast = {
            "hex": HEX_NAMES[hex],
            "jump": not straight >> hex & 1,
            "fee": game.fee(seat, hex),
            "pays": None,
            "piece": None,
            "cards": None,
            "nose": False,
            "without": {},
        }
        if game.stops() >> hex & 1:
            found.append(entry)
        elif (pays := surveyor.best_at(seat, hex, limit)) >= 0:
            best = list(surveyor.most_cards[: surveyor.most_size])
            nose, piece_number = divmod(surveyor.most_piece, WITH_NOSE)
            entry |= {"pays": pays, "piece": PIECE_NAMES[piece_number], "nose": bool(nose)}
            entry |= {"cards": [CARD_NAMES[card] for card in best], "without": _without(surveyor, hex, best)}
            found.append(entry)
    return found


def _without(surveyor: Surveyor, hex: int, best: list[int]) -> dict[str, int | None]:
    """PD-12: what is left of a forecast if one of its cards is discarded, and there is no other like it."""
    game, seat = surveyor.game, surveyor.game.turn
    found: dict[str, int | None] = {}
    for card in best if surveyor.fare(seat) else []:
        if game.hand[seat * CARDS + card] == 1:
            surveyor.spared = ONE << card
            pays = surveyor.best_at(seat, hex, game.hand_size[seat] - 1)
            found[CARD_NAMES[card]] = None if pays == NOTHING else pays
    surveyor.spared = 0
    return found


def _brings(game: Pandorum) -> dict[str, dict[str, int]]:
    """PD-19: what each card in hand or market would pay by itself on the empty hexes in range, where it pays."""
    if game.phase > terms.GO:
        return {}
    seat, surveyor = game.turn, Surveyor(game)
    there = seats_in(game.in_range(seat) & ~game.stops())
    market = [game.stack[place] for place in range(game.stacks)]
    found: dict[str, dict[str, int]] = {}
    for card in sorted({*seats_in(game.holds[seat]), *market}):
        fits = [hex for hex in there if game.suits[game.site[hex]] >> card & 1]
        amounts = {HEX_NAMES[hex]: surveyor.brings(seat, card, hex) for hex in fits}
        found[CARD_NAMES[card]] = {hex: amount for hex, amount in amounts.items() if amount > 0}
    return found


def _offers(game: Pandorum) -> list[Offer]:
    """The most that each answer about a building can lead to."""
    if not terms.BUILD <= game.phase <= terms.BLOCK:
        return []
    surveyor, seat = Surveyor(game), game.turn
    found: list[Offer] = []
    for move in sorted(game.legal_moves(seat)):
        if game.phase == terms.BUILD:
            pays = surveyor.best_with(seat, move - MOVE_BUILD)
        elif game.phase == terms.PICK:
            pays = surveyor.best_with_card(seat, move - MOVE_CARD)
        else:
            pays = most_after(game, move)
        found.append({"move": MOVE_NAMES[move], "pays": pays})
    return found


def most_after(game: Pandorum, move: int) -> int:
    """The most that this move can lead to, found by trying every continuation down to the payment."""
    tried = game.clone()
    tried.apply(game.turn, move, Rng())
    if tried.building_on == NOTHING or tried.phase == terms.SLOT:
        return tried.income
    return max(most_after(tried, further) for further in tried.legal_moves(tried.turn))
