"""Why a move of Pandorum is refused: the rule and a sentence, made only from what the seat itself can see."""

from ...core.problem import Illegal
from ...core.text import Json, seat_text
from . import terms
from .moves import (
    CARD_NAMES,
    DIRECTION_NAMES,
    HEX_NAMES,
    PHASES,
    PIECE_NAMES,
    SLOT_NAMES,
    TERRAIN_NAMES,
    card_text,
    upgrade_text,
)
from .planet import LINES
from .rules import Pandorum
from .terms import MOVE_BUILD, MOVE_CARD, MOVE_DISCARD, MOVE_GO, MOVE_JUMP, MOVE_RAY, MOVE_SLOT, MOVE_STACK

# The rule that says what is to be done in each phase.
ASKED_BY = ("PD-11", "PD-11", "PD-26", "PD-12", "PD-17", "PD-17", "PD-21", "PD-21", "PD-23", "PD-24")


def why_not(game: Pandorum, seat: int, move: int) -> Illegal:
    """The refusal of a move that is not legal."""
    if game.over:
        return Illegal("pandorum-illegal-over", "PD-27")
    if game.turn != seat:
        return Illegal("pandorum-illegal-not-your-turn", "PD-9", seat=seat_text(game.turn))
    phase = game.phase
    if move < MOVE_DISCARD and phase <= terms.REBATE:
        return _draw(game, move)
    if move < MOVE_GO and phase == terms.TURN:
        return _discard(game, seat, move - MOVE_DISCARD)
    if MOVE_GO <= move < MOVE_BUILD and phase == terms.TURN and not game.hull_works(seat, terms.FREE_MOVE):
        return Illegal("pandorum-illegal-discard-first", "PD-12")
    if MOVE_GO <= move < MOVE_BUILD and phase in (terms.TURN, terms.GO):
        return _hex(game, seat, move)
    if MOVE_BUILD <= move < MOVE_CARD and phase == terms.BUILD:
        return _piece(game, seat, move - MOVE_BUILD)
    if MOVE_CARD <= move < MOVE_RAY and phase == terms.PICK:
        return _card(game, seat, move - MOVE_CARD)
    if MOVE_RAY <= move < terms.MOVE_VOLCANO and phase == terms.RAY:
        direction = DIRECTION_NAMES[move - MOVE_RAY]
        return Illegal("pandorum-illegal-ray", "PD-21", direction=direction)
    if terms.MOVE_VOLCANO <= move < terms.MOVE_DOUBLE and phase == terms.VOLCANO:
        return Illegal("pandorum-illegal-volcanoes", "PD-21", hex=HEX_NAMES[move - terms.MOVE_VOLCANO])
    if terms.MOVE_DOUBLE <= move < terms.MOVE_TWO and phase == terms.BLOCK:
        names = {"block": card_text(game.picked[game.asked]), "card": card_text(move - terms.MOVE_DOUBLE)}
        return Illegal("pandorum-illegal-double", "PD-23", **names)
    if move >= MOVE_SLOT and phase == terms.SLOT:
        return _slot(game, seat, move - MOVE_SLOT)
    return Illegal("pandorum-illegal-not-now", ASKED_BY[phase], phase=PHASES[phase])


def _draw(game: Pandorum, move: int) -> Illegal:
    if move == terms.MOVE_DRAW:
        return Illegal("pandorum-illegal-deck-empty", "PD-11")
    card = move - MOVE_STACK
    if game.phase == terms.REBATE and card == game.discarded:
        return Illegal("pandorum-illegal-just-discarded", "PD-26", card=card_text(card))
    return Illegal("pandorum-illegal-not-in-market", "PD-11", card=card_text(card))


def _discard(game: Pandorum, seat: int, card: int) -> Illegal:
    if not game.holds[seat] >> card & 1:
        return Illegal("pandorum-illegal-not-in-hand", "PD-12", card=card_text(card))
    if game.hull_works(seat, terms.FREE_MOVE):
        return Illegal("pandorum-illegal-no-discard", "PD-6")
    return Illegal("pandorum-illegal-stranded", "PD-12", card=card_text(card))


# --- where to -----------------------------------------------------------------------------------------


def _hex(game: Pandorum, seat: int, move: int) -> Illegal:
    """PD-12 to PD-14, and PD-26 for a jump."""
    jump = move >= MOVE_JUMP
    hex = move - (MOVE_JUMP if jump else MOVE_GO)
    place = {"hex": HEX_NAMES[hex]}
    if hex == game.harvester[seat]:
        return Illegal("pandorum-illegal-stay", "PD-12", **place)
    if game.site[hex] == terms.LAVA:
        return Illegal("pandorum-illegal-volcano", "PD-13", **place)
    straight = game.straight(seat) >> hex & 1
    if jump and not game.nose_ready(seat, terms.JUMP):
        return Illegal("pandorum-illegal-no-jump", "PD-26")
    if jump and straight:
        return Illegal("pandorum-illegal-need-not-jump", "PD-26", **place)
    if not jump and not straight:
        on_line = LINES[game.harvester[seat]] >> hex & 1
        key = "pandorum-illegal-volcano-between" if on_line else "pandorum-illegal-no-line"
        return Illegal(key, "PD-13", **place)
    return _cannot_build(game, seat, hex)


def no_way(game: Pandorum, seat: int, hex: int) -> Illegal:
    """Why no turn leads to a hex: what `_hex` says, or that the discard takes what could be built with (PD-12)."""
    if game.in_range(seat) >> hex & 1 and game.destinations(seat) >> hex & 1:
        return Illegal("pandorum-illegal-discard-missing", "PD-12", hex=HEX_NAMES[hex])
    jumps = game.nose_ready(seat, terms.JUMP) and not game.straight(seat) >> hex & 1
    return _hex(game, seat, (MOVE_JUMP if jumps else MOVE_GO) + hex)


def _cannot_build(game: Pandorum, seat: int, hex: int) -> Illegal:
    """PD-14: an empty hex where nothing can be built."""
    if game.modules_left[seat] + game.bases_left[seat] == 0:
        return Illegal("pandorum-illegal-no-pieces", "PD-18", hex=HEX_NAMES[hex])
    if game.holds[seat] & game.suits[game.site[hex]]:  # one card fits, and a base takes two
        return Illegal("pandorum-illegal-only-bases", "PD-18", hex=HEX_NAMES[hex])
    return Illegal("pandorum-illegal-nothing-to-build", "PD-14", hex=HEX_NAMES[hex], **_ground(game, hex))


def _ground(game: Pandorum, hex: int) -> Json:
    """The terrain, and whether a volcano is adjacent."""
    return {"terrain": TERRAIN_NAMES[game.site[hex] >> 1], "volcano": "yes" if game.site[hex] & 1 else "no"}


# --- what to build ------------------------------------------------------------------------------------


def _piece(game: Pandorum, seat: int, choice: int) -> Illegal:
    piece, nose = choice & 1, choice >> 1
    left = game.bases_left[seat] if piece else game.modules_left[seat]
    named = {"piece": PIECE_NAMES[piece]}
    if left == 0:
        return Illegal("pandorum-illegal-no-piece", "PD-18", **named)
    if nose and not game.nose_ready(seat, game.nose[seat]):
        return Illegal("pandorum-illegal-nose-not-ready", "PD-7", upgrade=upgrade_text(terms.NOSE, game.nose[seat]))
    fitting_noses = (terms.WAIVER, terms.TRIPLE if piece else terms.TWIN)
    if nose and game.nose[seat] not in fitting_noses:
        upgrade = upgrade_text(terms.NOSE, game.nose[seat])
        return Illegal("pandorum-illegal-nose-elsewhere", "PD-26", upgrade=upgrade, **named)
    if nose and game.nose[seat] == terms.WAIVER:
        return Illegal("pandorum-illegal-nothing-to-waive", "PD-26", **named)
    return Illegal("pandorum-illegal-too-few-cards", "PD-17", count=game.cards_for(seat, choice), **named)


def _card(game: Pandorum, seat: int, card: int) -> Illegal:
    named = {"card": card_text(card)}
    if CARD_NAMES[card] in [CARD_NAMES[one] for one in game.picked[: game.picked_size]]:
        return Illegal("pandorum-illegal-same-name", "PD-17", **named)
    if not game.holds[seat] >> card & 1:
        return Illegal("pandorum-illegal-not-in-hand", "PD-17", **named)
    if game.picked_size and card < game.picked[game.picked_size - 1]:
        return Illegal("pandorum-illegal-order", "PD-17", **named)
    fits = game.suits[game.site[game.building_on]] >> card & 1
    waiver = game.with_nose and game.nose[seat] == terms.WAIVER
    if not fits and not waiver:
        return Illegal("pandorum-illegal-condition", "PD-17", **named, **_ground(game, game.building_on))
    if waiver:
        return Illegal("pandorum-illegal-waive-one", "PD-26", **named)
    return Illegal("pandorum-illegal-no-set", "PD-17", count=game.needed, **named)


def _slot(game: Pandorum, seat: int, slot: int) -> Illegal:
    if slot == terms.NOSE and game.nose_used[seat]:
        return Illegal("pandorum-illegal-nose-used", "PD-25", upgrade=upgrade_text(slot, game.nose[seat]))
    return Illegal("pandorum-illegal-slot-full", "PD-24", slot=SLOT_NAMES[slot], count=game.needs(slot))
