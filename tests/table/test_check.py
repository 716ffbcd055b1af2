"""The conformance suite passes the games of the house, and catches a game that breaks the contract."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from parlour import check_game
from parlour._compiled import interpreted
from parlour.core.event import Event, Note
from parlour.core.observe import Observer, Sheet
from parlour.core.problem import Illegal
from parlour.core.rng import Rng
from parlour.core.spec import Learning
from parlour.core.text import Json
from parlour.games import specs
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.moves import NinjanMoves, named
from parlour.games.ninjan.observer import NinjanObserver
from parlour.games.ninjan.positions import NinjanPositions
from parlour.games.ninjan.rules import CHOOSE, Ninjan
from parlour.games.ninjan.views import NinjanViews
from parlour.games.pandaspin.game import PANDASPIN
from parlour.table import check
from tests.planting import find_instead

GAMES_BY_SEED = [(1, 2), *(pytest.param(seed, 4, marks=pytest.mark.long) for seed in range(1, 9))]


@pytest.mark.parametrize(("seed", "games"), GAMES_BY_SEED)
@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_the_games_of_the_house_conform(code: str, seed: int, games: int) -> None:
    checked = check_game(code, games=games, seed=seed)
    assert checked.games == games
    assert checked.redeals_that_differ > checked.redeals * 0.5


class ShowsAHand(NinjanViews):
    def own_board(self, game: Ninjan, seat: int | None) -> Any:
        return super().own_board(game, seat) | {"neighbour": named(game, game.hand_of(1))}


class ShowsASecretChoice(NinjanViews):
    def own_board(self, game: Ninjan, seat: int | None) -> Any:
        return super().own_board(game, seat) | {"choices": list(game.choice)}


class TellsInARefusal(NinjanViews):
    def why_not(self, game: Ninjan, seat: int, move: int) -> Illegal:
        holder = next((s for s in range(game.players) if move in game.hand_of(s)), None)
        return Illegal("ninjan-illegal-over", "NJ-4", holder=holder)


class TellsInAnEvent(NinjanViews):
    def events(self, game: Ninjan, notes: Sequence[Note]) -> list[Event]:
        found = super().events(game, notes)
        if any(event.type == "dealt" for event in found):
            found.append(Event("peek", {"cards": named(game, game.hand_of(0))}, None))
        return found


class HidesLessAndLess(NinjanViews):
    def hidden(self, game: Ninjan, seat: int | None) -> dict[str, list[str]]:
        places = super().hidden(game, seat)
        return places if game.phase == CHOOSE else {place: cards[1:] for place, cards in places.items()}


class ForgetsTheNotation(NinjanMoves):
    def notation(self, game: Ninjan, move: int) -> str:
        return super().notation(game, move).replace("-", "")


class OffersFewer(NinjanMoves):
    at_once = 8


class LosesCards(NinjanPositions):
    def write(self, game: Ninjan) -> Json:
        return super().write(game) | {"captured": [[] for _ in range(game.players)]}


class OffersNothing(NinjanPositions):
    def broken(self, game: Ninjan) -> list[str]:
        return ["a card is missing"] if game.waiting() == 1 else []


class Peeks:
    """An observer that looks into the next seat's hand, at a sealed choice, or writes a number nobody expects."""

    def __init__(self, game: Ninjan, sheet: Sheet, at: str) -> None:
        self.honest, self.game, self.sheet, self.at = NinjanObserver(game, sheet), game, sheet, at

    def observe(self, seat: int) -> None:
        self.honest.observe(seat)
        numbers, other = list(self.sheet.number), (seat + 1) % self.game.players
        if self.at == "hand":
            numbers[0] = sum(self.game.hand_of(other)) % 2
        elif self.at == "choice":
            numbers[0] = self.game.choice[other] % 2
        else:
            numbers[0] = 7
        self.sheet.number = numbers


def peeking(at: str) -> Learning[Ninjan]:
    return replace(NINJAN.learning, observer=lambda game, sheet: cast(Observer, Peeks(game, sheet, at)))


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ({"learning": peeking("hand")}, "told something it cannot know"),
        ({"learning": peeking("choice")}, r"secret choice of seat 0 shows|told something it cannot know"),
        ({"learning": peeking("nothing")}, "observes 0 to 7 in hand"),
        ({"views": ShowsAHand()}, "told something it cannot know"),
        ({"views": ShowsASecretChoice()}, "secret choice of seat 0 shows"),
        ({"views": TellsInARefusal()}, "told something it cannot know"),
        ({"views": TellsInAnEvent()}, "an event tells seat"),
        ({"views": HidesLessAndLess()}, "shows something hidden; see shows_by_rule"),
        ({"moves": ForgetsTheNotation()}, "does not come back"),
        ({"moves": OffersFewer()}, "9 moves at once"),
        ({"positions": LosesCards()}, "shows seat 0 something else"),
        ({"positions": OffersNothing()}, "invariant"),
    ],
)
def test_a_game_that_breaks_the_contract_is_caught(
    part: dict[str, Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = replace(NINJAN, **part)
    find_instead(broken, monkeypatch)
    with pytest.raises(check.Broken, match=complaint):
        check_game(broken, games=4)


@pytest.mark.parametrize("fault", ["renames nothing", "forgets sides", "shows a hand"])
def test_a_past_that_does_not_fit_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source = interpreted("parlour.games.pandaspin.game")

    class Forgets(source.PandaSpin):  # type: ignore[misc, name-defined]
        def rename(self) -> None:
            if fault == "forgets sides":
                self.blue[:] = [0] * len(self.blue)
            if fault != "renames nothing":
                super().rename()

        def places(self, seat: int) -> int:
            count: int = super().places(seat)
            if fault == "shows a hand":
                self.work[:count] = [place if place > 3 else -1 for place in self.work[:count]]
            return count

        def empty(self) -> "Forgets":
            wishes = (self.wished_mood, self.wished_suits, self.elements, self.shapes)
            return Forgets(self.players, *wishes, list(self.face))

    spec = replace(PANDASPIN, rules=Forgets, learning=source.PANDASPIN.learning)
    find_instead(spec, monkeypatch)
    monkeypatch.setattr(check, "_check_twins", lambda *_: None)
    with pytest.raises(check.Broken, match=r"imagines a past"):
        check_game(spec, games=2)


@pytest.mark.parametrize("looks_at", ["everything", "one hand", "one card", "choices"])
def test_a_redeal_that_copies_the_truth_is_caught(looks_at: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Consistency alone would pass it; so each hidden part must also vary."""
    source = interpreted("parlour.games.ninjan.game")

    class Cheat(source.Ninjan):  # type: ignore[misc, name-defined]
        def determinize(self, seat: int, rng: Rng) -> None:
            truth = self.clone()
            super().determinize(seat, rng)
            if looks_at == "everything":
                self.copy_from(truth)
            elif looks_at == "choices" and self.phase == CHOOSE:
                self.keep(truth.choice, self.choice)
            elif looks_at == "one hand" and seat != 1:
                self.keep(truth.hand[9:18], self.hand, 9)
            elif looks_at == "one card" and seat != 1:
                self.keep(truth.hand[9:10], self.hand, 9)

        def keep(self, wanted: list[int], places: list[int], first: int = 0) -> None:
            """Put the cards wanted back, each in exchange for the card that lies there now."""
            every = [self.rest, self.hand, self.choice]
            for at, card in enumerate(wanted):
                if card >= 0 and places[first + at] >= 0:
                    other = places[first + at]
                    for cards in every:
                        cards[:] = [other if c == card else card if c == other else c for c in cards]

        def empty(self) -> "Cheat":
            return Cheat(self.players, self.deals, self.shared, list(self.value))

    spec = replace(NINJAN, rules=Cheat, learning=source.NINJAN.learning)
    find_instead(spec, monkeypatch)
    monkeypatch.setattr(check, "_check_twins", lambda *_: None)
    with pytest.raises(
        check.Broken, match=r"copies the truth|invariant|depends on what it cannot know|always imagines"
    ):
        check_game(spec, games=2 if looks_at == "everything" else 6)
