"""The conformance suite passes the games of the house, and catches a game that breaks the contract."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from parlour import check_game
from parlour._compiled import interpreted
from parlour.core.game import Game
from parlour.core.kind import Event, Json
from parlour.core.observe import Observer, Sheet
from parlour.core.problem import Illegal
from parlour.core.rng import Rng
from parlour.games import kinds
from parlour.games.ninjan.observer import NinjanObserver
from parlour.games.ninjan.rules import CHOOSE, Ninjan
from parlour.games.ninjan.table import NinjanKind, cards, hand
from parlour.table import check, table


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", [kind.code for kind in kinds()])
def test_the_games_of_the_house_conform(kind: str, seed: int) -> None:
    checked = check_game(kind, games=4, seed=seed)
    assert checked.games == 4
    assert checked.redeals_that_differ > checked.redeals * 0.5


class ShowsAHand(NinjanKind):
    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, Ninjan)
        return super().own_board(game, seat) | {"neighbour": cards(game, hand(game, 1))}


class ShowsASecretChoice(NinjanKind):
    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, Ninjan)
        return super().own_board(game, seat) | {"choices": list(game.choice)}


class TellsInARefusal(NinjanKind):
    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        assert isinstance(game, Ninjan)
        holder = next((s for s in range(game.players) if move in hand(game, s)), None)
        return Illegal("ninjan-illegal-over", "NJ-4", holder=holder)


class TellsInAnEvent(NinjanKind):
    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        assert isinstance(game, Ninjan)
        found = super().events(game, notes)
        if any(event.type == "dealt" for event in found):
            found.append(Event("peek", {"cards": cards(game, hand(game, 0))}, None))
        return found


class ForgetsTheNotation(NinjanKind):
    def notation(self, game: Game, move: int) -> str:
        return super().notation(game, move).replace("-", "")


class LosesCards(NinjanKind):
    def position(self, game: Game) -> Json:
        return super().position(game) | {"captured": [[] for _ in range(game.players)]}


class OffersNothing(NinjanKind):
    def broken(self, game: Game) -> list[str]:
        return ["a card is missing"] if game.waiting() == 1 else []


class HidesLessAndLess(NinjanKind):
    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        assert isinstance(game, Ninjan)
        places = super().hidden(game, seat)
        return places if game.phase == CHOOSE else {place: cards[1:] for place, cards in places.items()}


class Peeks:
    """An observer that looks into the next seat's hand, at a sealed choice, or writes a number nobody expects."""

    def __init__(self, game: Ninjan, sheet: Sheet, at: str) -> None:
        self.honest, self.game, self.sheet, self.at = NinjanObserver(game, sheet), game, sheet, at

    def observe(self, seat: int) -> None:
        self.honest.observe(seat)
        numbers, other = list(self.sheet.number), (seat + 1) % self.game.players
        if self.at == "hand":
            numbers[0] = sum(hand(self.game, other)) % 2
        elif self.at == "choice":
            numbers[0] = self.game.choice[other] % 2
        else:
            numbers[0] = 7
        self.sheet.number = numbers


class ObservesAHand(NinjanKind):
    peeks_at = "hand"

    def observer(self, game: Game, sheet: Sheet) -> Observer:
        assert isinstance(game, Ninjan)
        return cast(Observer, Peeks(game, sheet, self.peeks_at))


class ObservesAChoice(ObservesAHand):
    peeks_at = "choice"


class ObservesTooMuch(ObservesAHand):
    peeks_at = "nothing"


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (ObservesAHand, "told something it cannot know"),
        (ObservesAChoice, r"secret choice of seat 0 shows|told something it cannot know"),
        (ObservesTooMuch, "observes 0 to 7 in hand"),
        (ShowsAHand, "told something it cannot know"),
        (ShowsASecretChoice, "secret choice of seat 0 shows"),
        (TellsInARefusal, "told something it cannot know"),
        (TellsInAnEvent, "an event tells seat"),
        (ForgetsTheNotation, "does not come back"),
        (LosesCards, "shows seat 0 something else"),
        (OffersNothing, "invariant"),
        (HidesLessAndLess, "shows something hidden; see shows_by_rule"),
    ],
)
def test_a_game_that_breaks_the_contract_is_caught(kind: Any, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = kind()
    monkeypatch.setattr(table, "find", lambda code: broken)
    with pytest.raises(check.Broken, match=complaint):
        check_game(broken, games=4)


@pytest.mark.parametrize("looks_at", ["everything", "one hand", "choices"])
def test_a_redeal_that_copies_the_truth_is_caught(looks_at: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Consistency alone would pass it; so each hidden part must also vary."""
    source = interpreted("parlour.games.ninjan.table")

    class Cheat(source.Ninjan):  # type: ignore[misc, name-defined]
        def determinize(self, seat: int, rng: Rng) -> None:
            truth = self.clone()
            super().determinize(seat, rng)
            if looks_at == "everything":
                self.copy_from(truth)
            elif looks_at == "choices" and self.phase == source.CHOOSE:
                self.keep(truth.choice, self.choice)
            elif looks_at == "one hand" and seat != 1:
                self.keep(truth.hand[9:18], self.hand, 9)

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

    kind = source.NinjanKind()
    monkeypatch.setattr(type(kind), "rules", Cheat)
    monkeypatch.setattr(table, "find", lambda code: kind)
    monkeypatch.setattr(check, "_check_twins", lambda *_: None)
    with pytest.raises(check.Broken, match=r"copies the truth|invariant|depends on what it cannot know"):
        check_game(kind, games=2 if looks_at == "everything" else 6)
