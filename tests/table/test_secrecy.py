"""Faults planted into half-made moves: each one shows something hidden to somebody, and the suite must find it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from parlour import Table
from parlour._compiled import interpreted
from parlour.core.rng import Rng
from parlour.games import find
from parlour.table import Knowledge, check
from parlour.table.secrecy import check_secrecy, lookalikes, obtainable
from tests.planting import find_instead

# PS-21: two sevens to bid, and one card more, which might be a seven too.
BID: dict[str, Any] = {
    "game": "pandaspin",
    "players": 2,
    "options": {"suits": "FMW", "mood": "spin"},
    "hands": [["F7", "M7", "F9"], ["M3", "W5"]],
    "turn_of": 0,
}
# PS-29, PS-30: after the earth 3 with its panda one card is left, which can be turned unless it is an element card.
LAST_CARD = BID | {"options": {"suits": "FME", "mood": "spin"}, "hands": [["E3", "F!"], ["M3", "F5"]]}
# PD-17: one card to discard, and two that fit the hexes in reach, so that there is a choice.
TURN = {
    "game": "pandorum",
    "players": 2,
    "sectors": [0, 1, 2, 3, 4, 5],
    "harvesters": [{"nose": "twin", "hull": "free"}, {"nose": "triple", "hull": "third"}],
    "hands": [["crater_drill", "outer_defence", "dust_collector"], ["magma_tap"]],
    "market": ["dome_defence", "network_defence", "seismic_defence", "central_laboratory"],
    "turn_of": 0,
}
POSITIONS = {"bid": BID, "last card": LAST_CARD, "turn": TURN}
TRIES = 300


def demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise check.Broken(complaint)


def watch(position: dict[str, Any], seat: int | None = 1, tries: int = TRIES) -> None:
    """Seat 0 moves at this table and at lookalikes of it, before the eyes of the seat."""
    for seed in range(tries):
        check_secrecy(Table.from_position(position, seed=1), seat, Rng(seed), demand)


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_shows_in_the_games_of_the_house(name: str, seat: int | None) -> None:
    """PS-21, PS-29, PS-30, PD-12, PD-17, PD-31."""
    watch(POSITIONS[name], seat, tries=60)


def test_a_lookalike_differs_only_in_what_the_seat_cannot_know() -> None:
    there = Table.from_position(BID, seed=1)
    seen = obtainable(there, 1)
    found = [twin for seed in range(40) for twin in lookalikes(there, 1, Rng(seed))]
    assert len({str(twin.table.position()) for twin in found}) > 30
    for twin in found:
        assert twin.table.position() != there.position()
        assert twin.table.position()["hands"][1] == BID["hands"][1]
        assert obtainable(twin.table, 1) == seen


# --- planted faults -------------------------------------------------------------------------------------


def show_half_made_moves(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the position in the middle of a move: phase `cards`, cards picked and taken back."""
    patch.setattr(Table, "_seen_by", lambda self, seat: self.game)


def count_steps(patch: pytest.MonkeyPatch) -> None:
    """The number of a move tells how many steps were asked for, and so whether another card would have fitted."""
    patch.setattr(Table, "number", property(lambda self: sum(len(play.move.split()) for play in self.log)))


def imagine_the_true_cards(patch: pytest.MonkeyPatch) -> None:
    """What others imagine in the middle of a bid keeps the cards that it may be made of."""
    honest = Table.imagine

    def imagine(self: Table, seat: int, seed: int, past: bool = False) -> Knowledge:
        known = honest(self, seat, seed, past)
        return replace(known, position=self.spec.positions.write(self.game)) if self.draft else known

    patch.setattr(Table, "imagine", imagine)


def ask_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    """An unused panda spin is skipped or asked depending on the kind of the last card (PS-29, PS-30)."""
    source = interpreted("parlour.games.pandaspin.game")

    class Asks(source.PANDASPIN.rules):  # type: ignore[misc, name-defined]
        def asked(self, seat: int) -> bool:
            return bool(super().asked(seat) and self.legal_symbols(seat) > 1)

        def empty(self) -> "Asks":
            return Asks(*self.made_with())

        def made_with(self) -> tuple[Any, ...]:
            wished = self.wished_mood, self.wished_suits
            return self.players, *wished, self.elements, self.shapes, list(self.face)

    spec = replace(find("pandaspin"), rules=Asks, learning=source.PANDASPIN.learning)
    find_instead(spec, patch)


@pytest.mark.parametrize(
    ("fault", "name", "complaint"),
    [
        (show_half_made_moves, "bid", "half-made move"),
        (show_half_made_moves, "turn", "half-made move"),
        (count_steps, "bid", "shows seat 1 whether there is"),
        (count_steps, "turn", "shows seat 1 whether there is"),
        (imagine_the_true_cards, "bid", "half-made move"),
        (imagine_the_true_cards, "turn", "half-made move"),
        (ask_by_hidden_cards, "last card", "shows seat 1 whether there is"),
    ],
)
def test_a_planted_leak_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], name: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(check.Broken, match=complaint):
        watch(POSITIONS[name])


def test_a_hand_that_cannot_play_is_no_sight_of_one_that_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """PI-12: planted is a redeal that forgets that whoever is to play can."""
    source = interpreted("parlour.games.pinata.game")

    class Forgets(source.PINATA.rules):  # type: ignore[misc, name-defined]
        def determinize(self, seat: int, rng: Rng) -> None:
            self.redeal(1 - seat, rng)

        def empty(self) -> "Forgets":
            return Forgets(self.open_sides, list(self.deck), list(self.candies), list(self.needs))

    spec = replace(find("pinata"), rules=Forgets, learning=source.PINATA.learning)
    find_instead(spec, monkeypatch)
    mats: list[Any] = [
        {"up": True, "candies": ["green"], "cards": [["W4"], []]},
        {"up": True, "candies": ["purple", "yellow"], "cards": [["Y1", "W3"], ["U6"]]},
        {"up": True, "candies": ["red", "purple", "yellow"], "cards": [["R4", "U4"], ["U3"]]},
        {"up": False, "candies": ["green", "pink", "pink", "yellow"], "cards": [["G2", "W5"], ["Y2", "P4", "G2"]]},
    ]
    hands = [["R2", "R3", "R5", "R6", "R7", "U2", "U6", "P2"], ["R7", "U1", "U3", "U5", "G5", "P2", "W2", "W3"]]
    there = Table.from_position({"game": "pinata", "players": 2, "mats": mats, "hands": hands, "turn_of": 0})
    step = check._Step(there, Rng(1), "planted", check.Checked())
    with pytest.raises(check.Broken, match="imagines is no position"):
        list(map(partial(step.check_sight, 1), range(TRIES)))
