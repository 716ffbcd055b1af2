"""The rules in step with an engine written from the rulebook alone, and proof that the comparison has teeth."""

from itertools import product

import pytest

from parlour.games.pandorum import rules
from tests.games.pandorum.lockstep import Difference, play_in_step
from tests.planting import beginning_with, spoiled

OPTIONS = [
    {"systems": systems, "last_object": last, "nose": nose}
    for systems, last, nose in product(("on", "off"), ("all", "kind"), ("once", "again"))
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_game_on_both_engines(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        play_in_step(rules.Pandorum, players, options, seed)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_games_on_both_engines(players: int, options: dict[str, str]) -> None:
    for seed in range(2, 12):
        play_in_step(rules.Pandorum, players, options, seed)


PLANTED = {
    "PD-1 a sector does not turn with its place": (
        "self.site[SECTOR[place * SECTOR_HEXES + number]] = self.terrain[first + number] * 2",
        "self.site[SECTOR[place * SECTOR_HEXES + number]] = self.terrain[first + max(number, 1)] * 2",
    ),
    "PD-2 one module too many": ("= self.all_modules", "= self.all_modules + 1"),
    "PD-4 a volcano need not be adjacent": (
        "(self.sites[card] >> site & 1) << card",
        "(self.sites[card] >> (site | 1) & 1) << card",
    ),
    "PD-7 a nose needs as many cards with four players": ("NOSE_NEEDS_AT_FOUR = 2", "NOSE_NEEDS_AT_FOUR = 3"),
    "PD-7 a hull works one card early": (
        "if slot != CARGO and self.slot_size[place] == self.needs(slot):",
        "if slot != CARGO and self.slot_size[place] >= self.needs(slot) - slot:",
    ),
    "PD-9 the first player has money too": (
        "self.quids[(first + place) % self.players] = place",
        "self.quids[(first + place) % self.players] = place + 1",
    ),
    "PD-10 the market holds three stacks": ("STACKS = 4  # PD-10", "STACKS = 3"),
    "PD-10 a stack is taken whole": ("        self.market[card] -= 1\n", "        self.market[card] = 0\n"),
    "PD-11 only one card is drawn": ("DRAWS = 2", "DRAWS = 1"),
    "PD-11 third card has no effect": ("DRAWS_WITH_THIRD_CARD = 3", "DRAWS_WITH_THIRD_CARD = 2"),
    "PD-12 any card may be discarded": (
        "                if there & self.buildable(seat, left):\n",
        "                if there:\n",
    ),
    "PD-12 the discarded card is lost": (
        "        self.put_in_market(card)\n        self.discarded",
        "        self.discarded",
    ),
    "PD-13 volcanoes are no obstacle": (
        "self.free_ray(hex, way, self.ground[LAVA])",
        "self.free_ray(hex, way, 0)",
    ),
    "PD-13 overflight has no effect": ("if self.working_hull[seat] == OVERFLIGHT else", "if False else"),
    "PD-14 one may stop where nothing can be built": (
        "(self.stops() | self.buildable(seat, self.holds[seat]))",
        "~self.ground[LAVA]",
    ),
    "PD-14 nobody stops on the pad": (
        "self.in_range(seat) & (self.stops() |",
        "self.in_range(seat) & (self.objects |",
    ),
    "PD-15 a base costs one": ("BASE_FEE = 2", "BASE_FEE = 1"),
    "PD-15 the owner gets nothing": ("        self.quids[owner] += amount\n", ""),
    "PD-15 debts": ("return min(price, self.quids[seat])", "return price"),
    "PD-17 a base of two alike": ("held &= ~((2 << self.picked", "held &= ~((1 << self.picked"),
    "PD-18 bases without pieces": ("if self.bases_left[seat] > 0:", "if self.bases_left[seat] > -1:"),
    "PD-19 mining counts hexes with objects": (
        "self.hexes_of(self.named[card]) & ~self.objects",
        "self.hexes_of(self.named[card])",
    ),
    "PD-19 the new object counts": (
        "        self.income = 0\n        for place",
        "        self.income = 0\n        self.modules[seat] |= ONE << self.building_on\n        for place",
    ),
    "PD-20 logistics counts any terrain": ("return self.hexes_of(self.site[hex] >> 1)", "return ~0"),
    "PD-20 the central laboratory counts rivals": (
        "return self.own(seat) & self.counted_ground(rule, seat, hex, way)",
        "return (self.objects if rule == OWN_BY_PAD else self.own(seat)) & self.counted_ground(rule, seat, hex, way)",
    ),
    "PD-21 the pad does not end a ray": (
        "way, self.rivals(seat) | self.ground[LAVA] | ONE << PAD)",
        "way, self.rivals(seat) | self.ground[LAVA])",
    ),
    "PD-21 volcanoes do not end a ray": (
        "way, self.rivals(seat) | self.ground[LAVA] | ONE << PAD)",
        "way, self.rivals(seat) | ONE << PAD)",
    ),
    "PD-21 rivals do not end a ray": (
        "way, self.rivals(seat) | self.ground[LAVA] | ONE << PAD)",
        "way, self.ground[LAVA] | ONE << PAD)",
    ),
    "PD-21 touching volcanoes are apart": ("while around & left & ~group:", "while False:"),
    "PD-21 seismic looks through rivals": (
        "        stops = self.rivals(seat) | ONE << PAD\n",
        "        stops = ONE << PAD\n",
    ),
    "PD-21 seismic looks through the pad": (
        "        stops = self.rivals(seat) | ONE << PAD\n",
        "        stops = self.rivals(seat)\n",
    ),
    "PD-21 rays that pay nothing are offered": (
        "if self.worth(card, self.counted(seat, card, hex, way)) > 0:",
        "if self.worth(card, self.counted(seat, card, hex, way)) >= 0:",
    ),
    "PD-22 systems are paid by the bank": ("                self.quids[other] -= amount\n", ""),
    "PD-22 rivals go into debt": ("return min(asked, self.quids[owner])", "return asked"),
    "PD-22 system cards stay in": ("if self.kind[card] == SYSTEM and not self.systems", "if self.kind[card] == -1"),
    "PD-23 a block that doubles pays as well": (
        "        if self.doubles[place] != NOTHING:\n            return\n",
        "",
    ),
    "PD-23 doubling is tripling": ("                times = 2\n", "                times = 3\n"),
    "PD-23 a block doubles anything": (
        "if self.kind[self.picked[place]] == self.named[card]:",
        "if self.picked[place] != card:",
    ),
    "PD-24 the hull takes any number": ("self.slot_size[HULL * MOST + seat] < self.needs(HULL)", "True"),
    "PD-25 a used nose takes cards": ("if not self.nose_used[seat] and self.slot_size", "if self.slot_size"),
    "PD-25 the nose keeps its cards": (
        "            self.slot[start + card] = 0\n        self.slot_size",
        "        self.slot_size",
    ),
    "PD-25 again is ignored": ("self.nose_used[seat] = 1 - self.again", "self.nose_used[seat] = 1"),
    "PD-26 twin builds with one card": (
        "self.nose[seat] != WAIVER:\n            needed += CARDS_MORE",
        "False:\n            needed += CARDS_MORE",
    ),
    "PD-26 waiver waives both": (
        "return unfit if first_fits else fit",
        "return unfit | fit",
    ),
    "PD-26 jumping costs no nose": ("        if jump:\n            self.empty_nose(seat)\n", ""),
    "PD-26 the rebate takes back the discard": ("if self.phase != REBATE or card != self.discarded or", "if True or"),
    "PD-26 no rebate": ("if self.working_hull[seat] == REBATE_CARD and", "if False and"),
    "PD-27 nobody has another turn": (
        "self.last_turns = (1 << self.players) - 1 & ~(1 << self.turn)",
        "self.last_turns = 0",
    ),
    "PD-27 the option kind is ignored": (
        "min(modules, bases) if self.last_kind else modules + bases",
        "modules + bases",
    ),
    "PD-27 one kind always ends it": (
        "min(modules, bases) if self.last_kind else modules + bases",
        "min(modules, bases)",
    ),
    "PD-27 a last turn brings another": ("if built and not self.ending and", "if built and"),
    "PD-28 a shared majority pays": ("self.in_cargo(other, kind) >= mine", "self.in_cargo(other, kind) > mine"),
    "PD-28 cargo pays two quids": ("        return mine\n", "        return 2 * mine\n"),
    "PD-29 fewer pieces left win a tie": (
        "self.quids[seat] * PIECES + self.modules_left[seat] + self.bases_left[seat]",
        "self.quids[seat] * PIECES - self.modules_left[seat] - self.bases_left[seat]",
    ),
    "PD-30 nineteen rounds": ("BARREN_ROUNDS = 20", "BARREN_ROUNDS = 19"),
    "PD-31 what comes from the market is not known": ("        self.known[seat * CARDS + card] += 1\n", ""),
    "PD-31 known cards leave last": (
        "        if self.known[at] > 0:\n",
        "        if self.known[at] > self.hand[at]:\n",
    ),
}

GAMES = [(2 + seed % 3, OPTIONS[seed % len(OPTIONS)], seed) for seed in range(240)]

# In which of the games an error is caught that earlier ones do not show.
CAUGHT_IN = {
    "PD-7 a nose needs as many cards with four players": 2,
    "PD-11 third card has no effect": 15,
    "PD-12 any card may be discarded": 75,
    "PD-13 overflight has no effect": 8,
    "PD-21 the pad does not end a ray": 4,
    "PD-21 volcanoes do not end a ray": 6,
    "PD-21 seismic looks through rivals": 16,
    "PD-21 seismic looks through the pad": 81,
    "PD-22 rivals go into debt": 18,
    "PD-22 system cards stay in": 4,
    "PD-23 a block that doubles pays as well": 19,
    "PD-23 doubling is tripling": 25,
    "PD-26 waiver waives both": 4,
    "PD-26 jumping costs no nose": 6,
    "PD-27 the option kind is ignored": 2,
    "PD-30 nineteen rounds": 81,
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_error_is_caught(name: str) -> None:
    position = spoiled(rules, "Pandorum", name, *PLANTED[name])
    for players, options, seed in beginning_with(GAMES, CAUGHT_IN.get(name, 0)):
        try:
            play_in_step(position, players, options, seed, pure=True)
        except (Difference, ValueError, IndexError):
            return
    pytest.fail(f"{name}: not caught")
