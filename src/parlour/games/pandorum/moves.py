"""The names of Pandorum's cards, hexes, pieces and moves.

`d` draws from the deck and `d:card` from the market, `-card` discards, `>e5` goes and `^e5` jumps, `base` builds and
`base!` builds with the nose, `+card` plays a card. `ray:`, `v:`, `x:` and `two` answer what a card asks, and the name
of a slot says where a card goes.
"""

from collections.abc import Sequence

from ...core.spec import Moves
from ...core.text import Json, Text, text
from . import terms
from .planet import HEX_R, HEXES
from .rules import Pandorum
from .shapes import Colour, Direction, Ground, HullKind, Kind, Move, NoseKind, Phase, Piece, Reason, SlotName
from .terms import (
    MOVE_BUILD,
    MOVE_CARD,
    MOVE_DISCARD,
    MOVE_DOUBLE,
    MOVE_DRAW,
    MOVE_GO,
    MOVE_JUMP,
    MOVE_RAY,
    MOVE_SLOT,
    MOVE_STACK,
    MOVE_TWO,
    MOVE_VOLCANO,
    WITH_NOSE,
)

CARD_NAMES = (
    "crater_drill",
    "mountain_quarry",
    "dust_collector",
    "magma_tap",
    "crater_generator",
    "mountain_generator",
    "wasteland_generator",
    "fusion_generator",
    "small_trade_logistics",
    "freight_logistics",
    "grand_trade_logistics",
    "medical_laboratory",
    "engineering_laboratory",
    "central_laboratory",
    "network_defence",
    "dome_defence",
    "seismic_defence",
    "outer_defence",
    "crater_tap_in",
    "mountain_tap_in",
    "wasteland_tap_in",
    "mining_block",
    "generator_block",
    "logistics_block",
    "laboratory_block",
    "defence_block",
    "system_block",
)
KIND_NAMES: tuple[Kind, ...] = ("mining", "generator", "logistics", "laboratory", "defence", "system", "block")
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "green", "white", "violet", "red", "orange")  # PD-3: of the kinds
TERRAIN_NAMES: tuple[Ground, ...] = ("craters", "mountains", "wasteland")

ROWS = "abcdefghi"
_IN_ROW = {row: [hex for hex in range(HEXES) if HEX_R[hex] == row] for row in set(HEX_R)}
HEX_NAMES = [f"{ROWS[HEX_R[hex] + 4]}{_IN_ROW[HEX_R[hex]].index(hex) + 1}" for hex in range(HEXES)]
DIRECTION_NAMES: tuple[Direction, ...] = ("e", "se", "sw", "w", "nw", "ne")
PIECE_NAMES: tuple[Piece, ...] = ("module", "base")
NOSE_NAMES: tuple[NoseKind, ...] = ("twin", "triple", "jump", "waiver")
HULL_NAMES: tuple[HullKind, ...] = ("free", "third", "overflight", "rebate")
SLOT_NAMES: tuple[SlotName, ...] = ("nose", "hull", "cargo")
PHASES: tuple[Phase, ...] = (
    "turn",
    "draw",
    "rebate",
    "go",
    "build",
    "cards",
    "ray",
    "volcano",
    "block",
    "slot",
    "over",
)
REASONS: tuple[Reason, ...] = ("built", "passed", "barren")
UPGRADE_NAMES = (NOSE_NAMES, HULL_NAMES)

MOVE_NAMES = [
    "d",
    *(f"d:{card}" for card in CARD_NAMES),
    *(f"-{card}" for card in CARD_NAMES),
    *(f">{hex}" for hex in HEX_NAMES),
    *(f"^{hex}" for hex in HEX_NAMES),
    *(f"{piece}{nose}" for nose in ("", "!") for piece in PIECE_NAMES),
    *(f"+{card}" for card in CARD_NAMES),
    *(f"ray:{direction}" for direction in DIRECTION_NAMES),
    *(f"v:{hex}" for hex in HEX_NAMES),
    *(f"x:{card}" for card in CARD_NAMES),
    "two",
    *SLOT_NAMES,
]


class PandorumMoves(Moves[Pandorum]):
    count = terms.MOVES

    def names(self, game: Pandorum) -> list[str]:
        return MOVE_NAMES

    def tidied(self, notation: str) -> str:
        """Card names may be typed with - for _, and in upper or lower case."""
        typed = notation.replace("−", "-").replace(" ", "").lower()
        return typed[:1] + typed[1:].replace("-", "_")

    def json(self, game: Pandorum, move: int) -> Move:
        if move < MOVE_DISCARD:
            return {"type": "draw", "card": None if move == MOVE_DRAW else CARD_NAMES[move - MOVE_STACK]}
        if move < MOVE_GO:
            return {"type": "discard", "card": CARD_NAMES[move - MOVE_DISCARD]}
        if move < MOVE_JUMP:
            return {"type": "go", "hex": HEX_NAMES[move - MOVE_GO]}
        if move < MOVE_BUILD:
            return {"type": "jump", "hex": HEX_NAMES[move - MOVE_JUMP]}
        if move < MOVE_CARD:
            nose, piece = divmod(move - MOVE_BUILD, WITH_NOSE)
            return {"type": "build", "piece": PIECE_NAMES[piece], "nose": bool(nose)}
        if move < MOVE_RAY:
            return {"type": "card", "card": CARD_NAMES[move - MOVE_CARD]}
        if move < MOVE_VOLCANO:
            return {"type": "ray", "direction": DIRECTION_NAMES[move - MOVE_RAY]}
        if move < MOVE_DOUBLE:
            return {"type": "volcano", "hex": HEX_NAMES[move - MOVE_VOLCANO]}
        if move < MOVE_TWO:
            return {"type": "double", "card": CARD_NAMES[move - MOVE_DOUBLE]}
        return {"type": "two"} if move == MOVE_TWO else {"type": "slot", "slot": SLOT_NAMES[move - MOVE_SLOT]}

    def text(self, game: Pandorum, move: int) -> Text:
        spelled = self.json(game, move)
        if spelled["type"] == "draw":
            stack = move - MOVE_STACK
            return text("pandorum-move-take", card=card_text(stack)) if stack >= 0 else text("pandorum-move-draw")
        if spelled["type"] == "build":
            nose = NOSE_NAMES[game.nose[game.turn]] if spelled["nose"] else "none"
            return text("pandorum-move-build", piece=spelled["piece"], nose=nose)
        words = {name: value for name, value in spelled.items() if name != "type"}
        if spelled["type"] in ("discard", "card", "double"):
            words["card"] = card_text(CARD_NAMES.index(spelled["card"]))
        return text(f"pandorum-move-{spelled['type']}", **words)

    def clues(self, game: Pandorum, steps: Sequence[int]) -> list[Text]:
        """By what the turn comes to; in the middle of it, by what is asked next."""
        first, spelled = steps[0], [self.json(game, step) for step in steps]
        asked = spelled[0]["type"]
        if asked == "draw":
            return [text("pandorum-clue-market"), _drawing(game, first)]
        if asked not in ("discard", "go", "jump", "build"):
            return [text(f"pandorum-clue-{asked}")]
        for step in spelled:
            if step["type"] == "build":
                return [text("pandorum-clue-cards"), text("pandorum-clue-build", piece=step["piece"])]
        return [text("pandorum-clue-cards"), text("pandorum-clue-fly")]


def _drawing(game: Pandorum, move: int) -> Text:
    if move == MOVE_DRAW:
        return text("pandorum-clue-deck")
    kind = KIND_NAMES[game.kind[move - MOVE_STACK]]
    return text("pandorum-clue-take", kind={"$text": "pandorum-kind", "kind": kind})


# --- cards and upgrades in sentences ------------------------------------------------------------------


def card_text(card: int) -> Json:
    return {"$text": f"pandorum-card-{CARD_NAMES[card]}"}


def card_texts(cards: Sequence[int]) -> list[Json]:
    return [card_text(card) for card in cards]


def upgrade_text(slot: int, kind: int) -> Json:
    """A nose or hull by name."""
    return {"$text": f"pandorum-{SLOT_NAMES[slot]}-{UPGRADE_NAMES[slot][kind]}"}
