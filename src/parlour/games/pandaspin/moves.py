"""The moves of Panda Spin by name.

`7x2` declares a figure by its values. Then `+F7` picks its cards one by one, and `.` ends the picking. `!F` plays an
element card, `-F` discards it, `b`, `xF7`, `h` and `~F7` are the symbols' effects, `=` ignores them.
"""

import json
import re
from collections.abc import Sequence

from ...core.problem import BadInput
from ...core.spec import Moves
from ...core.text import Json, Text, text
from . import terms
from .cards import CARD_NAMES, FIGURE_NAMES, FIGURES, LETTERS, SIDE_NAMES, SUIT_NAMES, card_text
from .readings import readings
from .rules import PandaSpin
from .shapes import Burn, Move, Pick, PlayElement, ShedElement, Spin
from .terms import ANIMALS, SUITS

MOVE_NAMES = [
    *FIGURE_NAMES,
    *(f"+{side}" for side in SIDE_NAMES),
    ".",
    *(f"!{letter}" for letter in LETTERS),
    *(f"-{letter}" for letter in LETTERS),
    "pass",
    "b",
    *(f"x{side}" for side in SIDE_NAMES),
    "h",
    *(f"~{card}" for card in CARD_NAMES[:ANIMALS]),
    "=",
]
MOVE_JSON: list[Move] = [
    *(figure.declared() for figure in FIGURES),
    *(Pick(type="card", card=side) for side in SIDE_NAMES),
    {"type": "enough"},
    *(PlayElement(type="element", suit=suit) for suit in SUIT_NAMES),
    *(ShedElement(type="shed", suit=suit) for suit in SUIT_NAMES),
    {"type": "pass"},
    {"type": "bamboo"},
    *(Burn(type="fire", card=side) for side in SIDE_NAMES),
    {"type": "hungry"},
    *(Spin(type="spin", card=card) for card in CARD_NAMES[:ANIMALS]),
    {"type": "ignore"},
]
assert len(MOVE_NAMES) == len(MOVE_JSON) == terms.MOVES
MOVE_BY_NAME = {name.upper(): move for move, name in enumerate(MOVE_NAMES)}
JSON_MOVES = {json.dumps(spelled, sort_keys=True): move for move, spelled in enumerate(MOVE_JSON)}
RUN = re.compile(r"(10|[3-9JQKA2])-(10|[3-9JQKA2])(X\d+)?")


class PandaSpinMoves(Moves[PandaSpin]):
    count = terms.MOVES
    # A hand of 17 cards with three values each makes 51 sets, 51 bombs and 267 rows at most, and may play or discard
    # five element cards or pass.
    at_once = 380

    def names(self, game: PandaSpin) -> list[str]:
        return MOVE_NAMES

    def parse(self, game: PandaSpin, notation: str) -> int:
        """PS-22: a run that cannot exist gets its own refusal, which says why."""
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

    def json(self, game: PandaSpin, move: int) -> Move:
        return MOVE_JSON[move]

    def from_json(self, game: PandaSpin, spelled: Json) -> int:
        move = JSON_MOVES.get(json.dumps(spelled, sort_keys=True))
        if move is None:
            raise BadInput("problem-move-unreadable", move=str(spelled)[:80])
        return move

    def text(self, game: PandaSpin, move: int) -> Text:
        if move < terms.PICK:
            return text("pandaspin-move-figure", kind=FIGURES[move].kind, figure=FIGURES[move].text())
        if move < terms.ENOUGH:
            return text("pandaspin-move-card", card=card_text(game, move - terms.PICK))
        if terms.ELEMENT <= move < terms.PASS:
            act = "element" if move < terms.SHED else "shed"
            return text(f"pandaspin-move-{act}", suit=SUIT_NAMES[(move - terms.ELEMENT) % SUITS])
        if terms.BURN <= move < terms.TAKE_FROM:
            return text("pandaspin-move-fire", card=card_text(game, move - terms.BURN))
        if terms.SPIN <= move < terms.IGNORE:
            return text("pandaspin-move-spin", card=card_text(game, (move - terms.SPIN) * 2 + 1))
        return text(f"pandaspin-move-{MOVE_JSON[move]['type']}")

    def clues(self, game: PandaSpin, steps: Sequence[int]) -> list[Text]:
        move = steps[0]
        if move < terms.PICK:
            where = "pandaspin-clue-follow" if game.bids else "pandaspin-clue-lead"
            return [text(where), text("pandaspin-clue-figure", kind=FIGURES[move].kind)]
        act = MOVE_JSON[move]["type"]
        if act == "pass":
            return [text("pandaspin-clue-follow"), text("pandaspin-clue-pass")]
        if act in ("element", "shed"):
            return [text("pandaspin-clue-elements"), text(f"pandaspin-clue-{act}")]
        if act in ("card", "enough"):
            return [text("pandaspin-clue-cards")]
        return [text("pandaspin-clue-symbols")]

    def readings(self, game: PandaSpin, seat: int, typed: str) -> list[list[int]]:
        return readings(game, seat, [self.tidied(word) for word in typed.replace(",", " ").split()])
