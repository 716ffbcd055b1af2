"""The rules in step with an engine written from the rulebook alone, and proof that the comparison has teeth."""

import pytest

from parlour.games.pinata import rules
from parlour.games.pinata.game import PINATA
from tests.games.pinata.lockstep import Difference, play_in_step
from tests.planting import beginning_with, spoiled

# Seeds of stubborn play (see `pick`) whose games end by six passes, in some of them a lead in medals against one in
# candies; and of play in which somebody exchanges cards and must pass all the same.
PASSED = {"off": (78, 117, 1575, 2697), "on": (45, 60, 1482, 3081)}
EXCHANGED = (1, 59)


@pytest.mark.parametrize("open_sides", ["off", "on"])
@pytest.mark.parametrize("part", [0, 1, *(pytest.param(part, marks=pytest.mark.long) for part in (2, 3))])
def test_same_game_on_both_engines(open_sides: str, part: int) -> None:
    for seed in range(part * 12, part * 12 + 12):
        play_in_step(rules.Pinata, open_sides, seed)


@pytest.mark.parametrize(("open_sides", "seed"), [(option, seed) for option, seeds in PASSED.items() for seed in seeds])
def test_passed_games_on_both_engines(open_sides: str, seed: int) -> None:
    game = play_in_step(rules.Pinata, open_sides, seed)
    assert PINATA.views.result(game)["reason"]["key"] == "pinata-result-passes", f"seed {seed} ends otherwise now"


PLANTED = {
    "PI-4 the higher sum always wins": ("return higher if self.up[mat] else 1 - higher", "return higher"),
    "PI-7 no card is drawn": (
        "        self.draw_card(seat, rng)\n        self.begin_turn(following)",
        "        self.begin_turn(following)",
    ),
    "PI-7 the opponent draws": (
        "        self.draw_card(seat, rng)\n        self.begin_turn(following)",
        "        self.draw_card(1 - seat, rng)\n        self.begin_turn(following)",
    ),
    "PI-7 the discards stay when they are shuffled": (
        "        self.discard_size = 0\n        for place in range(2 * KINDS):",
        "        for place in range(2 * KINDS):",
    ),
    "PI-8 more cards of a colour than candies": (
        "self.fits[side] &= ~(COLOUR_SET << (colour * VALUES))",
        "pass",
    ),
    "PI-8 one card too many": ("== side // 2 + 1:", "== min(side // 2 + 2, DEEP):"),
    "PI-8 one card too few": ("== side // 2 + 1:", "== max(side // 2, 1):"),
    "PI-9 a wild card counts as red": (
        "        if colour < WILD:\n",
        "        colour = colour % WILD\n        if True:\n",
    ),
    "PI-9 wild cards never fit": ("fits = WILD_SET * in_play", "fits = 0"),
    "PI-10 never at the opponent's side": ("if mine == 0 or self.open_sides:", "if self.open_sides:"),
    "PI-10 always at the opponent's side": ("if mine == 0 or self.open_sides:", "if True:"),
    "PI-10 the option is ignored": ("if mine == 0 or self.open_sides:", "if mine == 0:"),
    "PI-11 ties are allowed": ("if 1 <= value and value <= VALUES:", "if False:"),
    "PI-11 the last card but one may not tie either": ("        if left == 1:", "        if left == 1 or left == 2:"),
    "PI-12 nobody shows before an exchange": (
        "        self.show_hand(seat)\n        self.phase = EXCHANGE",
        "        self.phase = EXCHANGE",
    ),
    "PI-12 nobody shows before passing": (
        "        self.show_hand(seat)\n        self.note(PASSED",
        "        self.note(PASSED",
    ),
    "PI-12 shown cards stay known when they are gone": ("self.shown[at] -= 1", "pass"),
    "PI-12 one card less is drawn": ("for _ in range(self.exchanged):", "for _ in range(self.exchanged - 1):"),
    "PI-12 an exchange ends the turn": (
        "        self.exchanged = 0\n        if self.holds[seat] & self.placeable(seat):",
        "        self.exchanged = 0\n        if False:",
    ),
    "PI-12 who can play may exchange": (
        "        self.turn = seat\n        if self.holds[seat] & self.placeable(seat):",
        "        self.turn = seat\n        if self.holds[seat] & self.placeable(seat) & COLOUR_SET:",
    ),
    "PI-13 the candies go to the loser": (
        "self.won[winner * COLOURS + colour] += count",
        "self.won[(1 - winner) * COLOURS + colour] += count",
    ),
    "PI-14 the mat is not turned over": ("self.up[mat] = 1 - self.up[mat]", "pass"),
    "PI-14 the cards are not discarded": ("                self.put_down(kind)\n", ""),
    "PI-14 a mat leaves too early": ("if self.bag_size > mat:", "if self.bag_size > mat + 1:"),
    "PI-14 candies of a mat that leaves are lost": (
        "        self.in_play[mat] = 0\n",
        "        self.in_play[mat] = 0\n        self.bag = [0] * COLOURS\n        self.bag_size = 0\n",
    ),
    "PI-15 the winner of the game still draws": (
        "            if self.over:\n                return\n        self.draw_card(seat, rng)\n",
        "        self.draw_card(seat, rng)\n        if self.over:\n            return\n",
    ),
    "PI-16 the winner of the mat goes next": ("return 1 - winner", "return winner"),
    "PI-16 turns alternate": ("following = self.score_mat(mat, rng)", "self.score_mat(mat, rng)"),
    "PI-17 one candy more than the medal needs": (">= self.needs[colour]", "> self.needs[colour]"),
    "PI-17 one medal at a time": (
        "self.note(MEDAL, seat, colour, 0, 0)\n",
        "self.note(MEDAL, seat, colour, 0, 0)\n                break\n",
    ),
    "PI-17 candies are paid for the medal": (
        "self.note(MEDAL, seat, colour, 0, 0)\n",
        "self.won[seat * COLOURS + colour] = 0\n",
    ),
    "PI-18 two medals win": ("MEDALS_TO_WIN = 3", "MEDALS_TO_WIN = 2"),
    "PI-18 four medals win": ("MEDALS_TO_WIN = 3", "MEDALS_TO_WIN = 4"),
    "PI-19 five passes end the game": ("FRUITLESS = 6", "FRUITLESS = 5"),
    "PI-19 seven passes end the game": ("FRUITLESS = 6", "FRUITLESS = 7"),
    "PI-19 passes are never forgotten": ("        self.passes = 0\n        self.lay_card", "        self.lay_card"),
    "PI-19 medals do not decide": ("(self.medal_count(0) - self.medal_count(1)) * CARDS +", ""),
    "PI-19 candies do not decide": (" + self.candy_count(0) - self.candy_count(1)", ""),
}


GAMES = [(option, seed) for seed in range(8) for option in ("off", "on")]
GAMES += [(option, seed) for option, seeds in PASSED.items() for seed in seeds]
GAMES += [("off", seed) for seed in EXCHANGED]

# In which of the games an error is caught that earlier ones do not show.
CAUGHT_IN = {
    "PI-19 five passes end the game": 16,
    "PI-19 seven passes end the game": 16,
    "PI-19 medals do not decide": 18,
    "PI-19 candies do not decide": 16,
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_error_is_caught(name: str) -> None:
    position = spoiled(rules, "Pinata", name, *PLANTED[name])
    for open_sides, seed in beginning_with(GAMES, CAUGHT_IN.get(name, 0)):
        try:
            play_in_step(position, open_sides, seed, pure=True)
        except (Difference, ValueError, IndexError):
            return
    pytest.fail(f"{name}: not caught")
