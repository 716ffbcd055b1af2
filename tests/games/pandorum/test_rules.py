"""One test or more for every rule of Pandorum, each situation stated as a position.

The planet of these positions, unless said otherwise (`^` the pad, capitals terrain, V volcanoes):

        a       C V W M V
        b      C V W M C V
        c     C V M C W W C
        d    M V W M W M M W
        e   W M C C ^ C C W M
        f    W C C W M M V W
        g     M W W W M C C
        h      C M M V C M
        i       V W C M W
"""

from itertools import product
from typing import Any

import pytest

from parlour import Illegal, Table
from parlour.core.rng import Rng
from parlour.games.pandorum.edition import cards_in
from parlour.games.pandorum.game import PANDORUM
from parlour.games.pandorum.moves import CARD_NAMES, HULL_NAMES, NOSE_NAMES
from parlour.games.pandorum.positions import counted_cards
from tests.play import play_on

JUNK = "system_block"  # what is discarded to move
NOSE_CHARGE = ["wasteland_tap_in"] * 3
HULL_CHARGE = [*["crater_tap_in"] * 3, *["mountain_tap_in"] * 2]
MARKET = ["network_defence", "dome_defence", "outer_defence", "seismic_defence"]


def harvester(hex: str = "e5", nose: str = "twin", hull: str = "free", **rest: Any) -> dict[str, Any]:
    return {"hex": hex, "nose": nose, "hull": hull, **rest}


def table(
    *hands: str,
    objects: str = "",
    harvesters: tuple[dict[str, Any], ...] = (),
    options: dict[str, str] | None = None,
    **rest: Any,
) -> Table:
    """A table at this position: hands by seat, objects as `c4:0m d5:1b` (seat, module or base)."""
    players = max(2, len(hands))
    pieces = {"m": "module", "b": "base"}
    built = {entry[:2]: [int(entry[3]), pieces[entry[4]]] for entry in objects.split()}
    plain = [harvester(nose=nose, hull=hull) for nose, hull in zip(NOSE_NAMES, HULL_NAMES, strict=True)]
    position = {
        "sectors": [0, 1, 2, 3, 4, 5],
        "harvesters": [*harvesters, *plain[len(harvesters) : players]],
        "objects": built,
        "hands": [hand.split() for hand in hands] + [[]] * (players - len(hands)),
        "market": MARKET,
        "turn_of": 0,
        **rest,
    }
    return Table.from_position(
        {"game": "pandorum", "players": players, "options": options or {}, **position}, seed=bytes(32)
    )


def board(table: Table, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees, or a spectator; in the middle of a move its maker."""
    return table.view(table.drafter if seat is None else seat)["board"]  # type: ignore[no-any-return]


def events(table: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What has happened, with the steps of a half-made move."""
    told = table.events(seat) + table.draft_events()
    return [event["data"] for event in told if event["type"] == kind]


def offered(table: Table, sign: str = "", seat: int = 0) -> set[str]:
    """The legal moves that begin so, without the sign."""
    return {move.removeprefix(sign) for move in table.moves(seat) if move.startswith(sign)}


def refused(table: Table, move: str, seat: int = 0) -> str | None:
    """The rule that forbids the move; it must be refused."""
    before = table.position()
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    assert table.position() == before
    assert str(refusal.value)
    return refusal.value.rule


def play(table: Table, *moves: str) -> Table:
    """Moves of whoever is to move."""
    for move in moves:
        table.play(table.waiting[0], move)
    return table


def built_at(hex: str, card: str, objects: str = "", at: str = "e5", **rest: Any) -> Table:
    """Seat 0 discards, goes there and builds a module with this card; nothing else can be built."""
    there = table(f"{card} {JUNK}", objects=objects, harvesters=(harvester(at),), **rest)
    return play(there, f"-{JUNK}", f">{hex}")


def income(table: Table) -> int:
    """What the cards paid, from the bank and from rivals."""
    return sum(event["amount"] for kind in ("paid", "took") for event in events(table, kind))


# --- components ---------------------------------------------------------------------------------------


def test_pd_1_the_planet() -> None:
    hexes = board(table())["hexes"]
    terrains = [hex["terrain"] for hex in hexes]
    assert len(hexes) == 61
    assert {name: terrains.count(name) for name in set(terrains)} == {
        "craters": 17,
        "mountains": 17,
        "wasteland": 17,
        "volcano": 9,
        "pad": 1,
    }
    around = {hex["hex"]: hex["terrain"][0] for hex in hexes}
    assert [around[name] for name in ("e6", "f5", "f4", "e4", "d4", "d5")] == list("cmwcmw")  # clockwise from the east
    assert sum(hex["edge"] for hex in hexes) == 24


def test_pd_1_sectors_lie_in_any_order() -> None:
    orders = {tuple(events(Table("pandorum", seed=bytes([n] * 32)), "dealt")[0]["sectors"]) for n in range(20)}
    assert len(orders) > 15
    assert all(sorted(order) == list(range(6)) for order in orders)


@pytest.mark.parametrize(("players", "modules", "bases"), [(2, 12, 6), (3, 8, 4), (4, 6, 3)])
def test_pd_2_pieces(players: int, modules: int, bases: int) -> None:
    pieces = board(Table("pandorum", players, seed=bytes(32)))["pieces"]
    assert pieces == [{"modules": modules, "bases": bases}] * players


def test_pd_3_cards_and_colours() -> None:
    cards = board(table())["cards"]
    assert sum(info["copies"] for info in cards.values()) == 91
    colours = {info["kind"]: info["colour"] for info in cards.values()}
    assert len(colours) == len(set(colours.values())) == 7
    assert colours["mining"] == "blue"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_3_cards_pieces_and_money_are_conserved_at_every_step(players: int) -> None:
    """Payouts and cargo make money; fees and systems only move it."""
    for seed in range(12):
        there = Table("pandorum", players, {"nose": "again" if seed % 2 else "once"}, seed=bytes([seed] * 32))
        rng, money = Rng(seed), sum(board(there)["quids"])
        while not there.over:
            moves = there.moves(there.waiting[0])
            there.play(there.waiting[0], moves[rng.below(len(moves))])
            new = there.draft_events() if there.draft else there.events(None, after=there.number - 1)
            made = sum(event["data"]["amount"] for event in new if event["type"] in ("paid", "cargo"))
            assert sum(board(there)["quids"]) == money + made
            money += 0 if there.draft else made
            assert there.spec.positions.broken(there.game) == []


@pytest.mark.parametrize(
    ("card", "hexes"),
    [
        ("crater_generator", {"e6", "e7", "e4", "e3", "b5", "h5"}),
        ("mountain_generator", {"e9", "f5", "g5", "d4", "c3", "e2", "h2"}),
        ("wasteland_generator", {"e8", "d5", "c5", "f4", "g3", "e1", "i5"}),
        ("magma_tap", {"e7", "e8", "e3", "e2", "c3", "b5", "g5", "h5", "h2"}),  # by a volcano
    ],
)
def test_pd_4_conditions(card: str, hexes: set[str]) -> None:
    there = play(table(f"{card} {JUNK}"), f"-{JUNK}")
    assert offered(there, ">") == hexes


def test_pd_5_the_deck() -> None:
    game: Any = table().game
    copies: dict[str, int] = {}
    for info in cards_in(game).values():
        copies[info["kind"]] = copies.get(info["kind"], 0) + info["copies"]
    assert copies == {
        "mining": 15,
        "generator": 15,
        "logistics": 12,
        "laboratory": 12,
        "defence": 16,
        "system": 9,
        "block": 12,
    }
    printed = cards_in(game)["small_trade_logistics"]
    assert printed["copies"] == 4
    assert printed["payout"] == {"count": "own_on_terrain", "module": 1, "base": 1}


def test_pd_6_noses_and_hulls_are_paired_at_random() -> None:
    pairs = set()
    for number in range(60):
        dealt = events(Table("pandorum", 4, seed=bytes([number] * 32)), "dealt")[0]["harvesters"]
        assert sorted(one["nose"] for one in dealt) == sorted(NOSE_NAMES)
        assert sorted(one["hull"] for one in dealt) == sorted(HULL_NAMES)
        pairs |= {(one["nose"], one["hull"]) for one in dealt}
    assert pairs == set(product(NOSE_NAMES, HULL_NAMES))


@pytest.mark.parametrize(("nose", "hull"), list(product(NOSE_NAMES, HULL_NAMES)))
def test_pd_6_every_pairing_plays(nose: str, hull: str) -> None:
    """Both charged for seat 0, and used."""
    charged = harvester("e5", nose, hull, nose_cards=NOSE_CHARGE, hull_cards=HULL_CHARGE)
    used = 0
    for seed in range(4):
        there = table(f"crater_drill magma_tap fusion_generator {JUNK}", "mountain_quarry", harvesters=(charged,))
        used += events(play_on(there, seed), "emptied") != []
        assert there.over
        assert there.spec.positions.broken(there.game) == []
    assert used


@pytest.mark.parametrize(("players", "nose", "hull"), [(2, 3, 5), (3, 3, 5), (4, 2, 4)])
def test_pd_7_what_noses_and_hulls_need(players: int, nose: int, hull: int) -> None:
    one = board(Table("pandorum", players, seed=bytes(32)))["harvesters"][0]
    assert (one["nose"]["needs"], one["hull"]["needs"]) == (nose, hull)


def test_pd_7_a_charge_is_told() -> None:
    there = built_at_slot(nose_cards=NOSE_CHARGE[:2])
    play(there, "nose")
    assert events(there, "charged") == [{"seat": 0, "slot": "nose", "kind": "twin"}]


def built_at_slot(**slots: Any) -> Table:
    """Seat 0 has built and is asked for a slot."""
    there = table(f"crater_drill {JUNK}", harvesters=(harvester(**slots),))
    return play(there, f"-{JUNK}", ">d5")


# --- setup --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_8_the_deal(players: int) -> None:
    there = Table("pandorum", players, seed=bytes([3] * 32))
    cards, dealt = board(there)["cards"], events(there, "dealt")[0]
    for seat, hand in enumerate(there.position()["hands"]):
        assert sorted(cards[card]["kind"] == "mining" for card in hand) == [False, True, True, True]
        assert events(there, "dealt", seat)[0]["hand"] == hand
    assert "hand" not in dealt
    assert len(dealt["market"]) == 4
    assert board(there)["box_size"] == 15 - 3 * players
    assert not [event for event in there.events() if event["type"] == "opened"]  # the first market is part of the deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_9_start(players: int) -> None:
    firsts = set()
    for number in range(24):
        there = Table("pandorum", players, seed=bytes([number] * 32))
        first = events(there, "dealt")[0]["first"]
        firsts.add(first)
        assert there.waiting == (first,)
        assert [board(there)["quids"][(first + place) % players] for place in range(players)] == list(range(players))
        assert {one["hex"] for one in board(there)["harvesters"]} == {"e5"}
    assert firsts == set(range(players))


# --- the market ---------------------------------------------------------------------------------------


def test_pd_10_a_stack_counts_once_and_a_draw_takes_one_card() -> None:
    there = table(market=[*MARKET, "dome_defence"])
    assert board(there)["market"][1] == {"card": "dome_defence", "count": 2}
    play(there, "d:dome_defence")
    assert board(there)["market"][1] == {"card": "dome_defence", "count": 1}
    assert events(there, "opened") == []  # four stacks still


def test_pd_10_refilled_at_once_and_last() -> None:
    there = play(table(), "d:network_defence")
    stacks = board(there)["market"]
    assert len(stacks) >= 4
    assert [stack["card"] for stack in stacks[:3]] == MARKET[1:]
    assert [event["card"] for event in events(there, "opened")][-1] == stacks[3]["card"]


def test_pd_10_there_may_be_more_than_four() -> None:
    there = play(table(f"crater_drill {JUNK}"), f"-{JUNK}")
    assert len(board(there)["market"]) == 5


# --- a turn -------------------------------------------------------------------------------------------


def test_pd_11_draw_two_and_see_the_first() -> None:
    there = play(table(), "d")
    assert board(there)["draws_left"] == 1
    assert len(board(there, 0)["hand"]) == 1
    assert events(there, "drew", 0)[0]["card"] == board(there, 0)["hand"][0]
    assert events(there, "drew", 1)[0] == {"seat": 0, "pile": "deck", "card": None}
    play(there, "d:outer_defence")
    assert events(there, "drew", 1)[1]["card"] == "outer_defence"
    assert there.waiting == (1,)


def rest_of_the_deck(*used: str, leave: int = 0) -> list[str]:
    """Everything but mining and the cards used, less so many."""
    game: Any = PANDORUM.new(2, {})
    counts = [copies if game.kind[card] else 0 for card, copies in enumerate(game.copies)]
    for card in used:
        counts[CARD_NAMES.index(card)] -= 1
    cards = counted_cards(counts)
    return cards[: len(cards) - leave]


def test_pd_11_draw_what_there_is() -> None:
    there = table("", " ".join(rest_of_the_deck(leave=1)), market=[])
    play(there, "d")
    assert there.waiting == (1,)  # that was the last card


def test_pd_11_refused() -> None:
    there = table()
    assert refused(there, "d:crater_drill") == "PD-11"
    assert refused(table("crater_drill", " ".join(rest_of_the_deck(*MARKET))), "d") == "PD-11"
    assert refused(there, "module") == "PD-11"
    assert refused(play(there, "d"), "-crater_drill") == "PD-11"


def test_pd_12_discard_to_the_market_and_move() -> None:
    there = play(table(f"crater_drill {JUNK}"), f"-{JUNK}")
    assert board(there)["market"][-1] == {"card": JUNK, "count": 1}
    assert board(there)["discarded"] == JUNK
    play(there, ">d5")
    assert events(there, "moved") == [{"seat": 0, "start": "e5", "end": "d5", "jump": False}]


def test_pd_12_only_with_somewhere_to_go() -> None:
    assert refused(table("crater_drill"), "-crater_drill") == "PD-12"
    there = table("crater_generator mountain_quarry", harvesters=(harvester("i5"),))
    assert "-mountain_quarry" in there.moves(0)
    assert refused(table("crater_drill", harvesters=(harvester("e4"),)), "-magma_tap") == "PD-12"
    assert "-crater_drill" in table("crater_drill", harvesters=(harvester("e4"),)).moves(0)  # to the pad


def test_pd_12_at_least_one_hex() -> None:
    there = play(table(f"crater_drill {JUNK}"), f"-{JUNK}")
    assert refused(there, ">e5") == "PD-12"
    assert refused(table(f"crater_drill {JUNK}"), ">d5") == "PD-12"  # discard first


def test_pd_13_straight_lines_up_to_a_volcano() -> None:
    there = play(
        table(f"crater_drill {JUNK}", objects="d4:1m e6:0b", harvesters=(harvester(), harvester("f5"))), f"-{JUNK}"
    )
    line = {"d4", "c3", "d5", "c5", "b5", "f4", "g3", "h2", "f5", "g5", "h5", "i5"}  # past objects and harvesters
    assert offered(there, ">") == line | {f"e{n}" for n in range(1, 10)} - {"e5"}
    assert refused(there, ">b2") == "PD-13"  # a volcano
    assert refused(there, ">a1") == "PD-13"  # behind it
    assert refused(there, ">c4") == "PD-13"  # no straight line


def test_pd_14_only_where_one_can_build() -> None:
    there = play(table(f"crater_generator {JUNK}", objects="d5:0m"), f"-{JUNK}")
    assert "c5" not in offered(there, ">")
    assert refused(there, ">c5") == "PD-14"
    assert "d5" in offered(there, ">")


def test_pd_14_nobody_builds_on_the_pad() -> None:
    there = table(f"crater_drill {JUNK}", harvesters=(harvester("e4"),))
    play(there, f"-{JUNK}", ">e5")
    assert events(there, "built") == []
    assert there.waiting == (1,)


def test_pd_15_fees() -> None:
    for objects, quids, paid in [("d5:1m", 3, 1), ("d5:1b", 3, 2), ("d5:1b", 1, 1), ("d5:1m", 0, 0)]:
        there = play(table(f"crater_drill {JUNK}", objects=objects, quids=[quids, 0]), f"-{JUNK}", ">d5")
        assert events(there, "fee") == [{"seat": 0, "to": 1, "amount": paid, "hex": "d5"}]
        assert board(there)["quids"] == [quids - paid, paid]
    there = play(table(f"crater_drill {JUNK}", objects="d5:0b", quids=[3, 0]), f"-{JUNK}", ">d5")
    assert events(there, "fee") == []
    assert there.waiting == (1,)


def last_card(*hands: str) -> Table:
    """One card is left to draw; nobody stands on a line with the pad, so a move takes two cards."""
    gone = rest_of_the_deck("dome_defence", *" ".join(hands).split())
    aside = tuple(harvester("c4", nose, hull) for nose, hull in zip(NOSE_NAMES, HULL_NAMES, strict=True))
    return table(*hands, market=["dome_defence"], spent=gone, harvesters=aside[: len(hands)])


def test_pd_16_who_can_neither_draw_nor_move_passes() -> None:
    there = play(last_card("", "outer_defence", "outer_defence seismic_defence"), "d:dome_defence")
    assert events(there, "passed") == [{"seat": 1}]
    assert there.waiting == (2,)  # who can discard one card and build with the other
    assert offered(there, "-", 2) == {"outer_defence", "seismic_defence"}


# --- building -----------------------------------------------------------------------------------------


def test_pd_17_a_module_takes_one_card_a_base_two() -> None:
    there = play(table(f"crater_drill dust_collector {JUNK}"), f"-{JUNK}", ">d5")
    assert offered(there) == {"module", "base"}
    module = play(table(f"crater_drill dust_collector {JUNK}"), f"-{JUNK}", ">d5", "module", "+dust_collector")
    assert events(module, "built")[0]["cards"] == ["dust_collector"]
    play(there, "base")
    assert events(there, "built") == [
        {"seat": 0, "hex": "d5", "piece": "base", "cards": ["crater_drill", "dust_collector"], "nose": None}
    ]


def test_pd_17_different_names_and_all_conditions() -> None:
    there = play(table(f"crater_drill crater_drill {JUNK}"), f"-{JUNK}", ">d5")
    assert board(there)["phase"] == "slot"  # two alike are no base: a module was the only choice
    hand = f"crater_drill dust_collector magma_tap crater_generator {JUNK} system_block"
    there = play(table(hand), f"-{JUNK}", ">d5", "base")
    assert offered(there, "+") == {"crater_drill", "dust_collector"}
    assert refused(there, "+crater_generator") == "PD-17"
    assert refused(there, "+magma_tap") == "PD-17"
    assert refused(there, "+network_defence") == "PD-17"
    play(there, "+crater_drill")
    assert offered(there, "+") == {"dust_collector", "system_block"}
    assert refused(there, "+crater_drill") == "PD-17"


def test_pd_17_the_discarded_card_is_gone() -> None:
    there = table("crater_drill magma_tap")
    play(there, "-crater_drill")
    assert offered(there, ">") == {
        "e7",
        "e8",
        "e3",
        "e2",
        "c3",
        "b5",
        "g5",
        "h5",
        "h2",
    }  # where the magma tap can stand


MODULES = " ".join(f"{hex}:0m" for hex in ["a1", "a3", "a4", "b1", "b3", "b4", "b5", "c1", "c3", "c4", "c5", "c6"])
BASES = " ".join(f"{hex}:0b" for hex in ["f1", "f2", "f3", "f4", "g1", "g2"])


def test_pd_18_pieces_run_out() -> None:
    hand = f"crater_drill dust_collector {JUNK}"
    there = play(table(hand, objects=MODULES), f"-{JUNK}", ">d5")
    assert events(there, "built")[0]["piece"] == "base"
    there = play(table(hand, objects=BASES), f"-{JUNK}", ">d5")
    assert offered(there, "+") == {"crater_drill", "dust_collector"}  # for a module
    there = play(table(f"crater_drill {JUNK} {JUNK}", objects=MODULES), f"-{JUNK}")
    assert "d5" in offered(there, ">")  # a base with the two that are left
    there = play(table(f"crater_drill {JUNK}", objects=MODULES), f"-{JUNK}")
    assert refused(there, ">d5") == "PD-18"
    hand = f"crater_drill dust_collector magma_tap {JUNK}"
    twin = (harvester(nose="twin", nose_cards=NOSE_CHARGE),)
    there = play(table(hand, objects=BASES, harvesters=twin), f"-{JUNK}", ">d5")
    assert refused(there, "base") == "PD-18"


def test_pd_18_building_for_nothing() -> None:
    there = built_at("d5", "wasteland_generator")
    assert income(there) == 0
    assert events(there, "built")[0]["hex"] == "d5"


def test_pd_19_the_new_object_never_counts_for_itself() -> None:
    assert income(built_at("d5", "central_laboratory")) == 0
    assert income(built_at("d5", "small_trade_logistics")) == 0
    assert income(built_at("i5", "outer_defence")) == 0


def test_pd_19_mining_pays_only_for_free_hexes() -> None:
    assert income(built_at("d5", "crater_drill")) == 2  # c4 and e6
    assert income(built_at("d5", "crater_drill", "e6:1m")) == 1
    assert income(built_at("d5", "crater_drill", "e6:1m c4:0b")) == 0


@pytest.mark.parametrize(
    ("card", "hex", "objects", "pays"),
    [
        ("mountain_quarry", "d5", "", 2),
        ("dust_collector", "d5", "", 1),
        ("magma_tap", "e7", "", 2),
        ("crater_generator", "e6", "d5:0m f5:0b d6:1b e7:0m", 4),
        ("mountain_generator", "f5", "e6:0b f4:0m", 3),
        ("wasteland_generator", "d5", "d4:0m", 1),
        ("fusion_generator", "e7", "e6:0m d7:0b", 5),
        ("small_trade_logistics", "d5", "f4:0m g3:0b c4:0m f8:1m", 2),
        ("freight_logistics", "e8", "f4:0m c4:0m", 2),
        ("grand_trade_logistics", "f5", "e9:0m h2:0b g3:0b", 3),
        ("medical_laboratory", "e6", "d5:0m f5:0b e7:0m d6:1m", 4),
        ("engineering_laboratory", "d5", "d4:0m e6:0b d6:1b", 3),
        ("central_laboratory", "b5", "d5:0m e6:0b f5:1b c4:0m", 3),
        ("outer_defence", "d5", "a1:0m i5:0b e1:1m c4:0m", 3),
    ],
)
def test_pd_20_what_cards_pay(card: str, hex: str, objects: str, pays: int) -> None:
    there = built_at(hex, card, objects)
    assert income(there) == pays
    paid = events(there, "paid")[0]
    assert sum(source["amount"] for source in paid["sources"]) == pays
    assert board(there)["quids"] == [pays, 0]


def test_pd_20_income_names_its_sources() -> None:
    there = built_at("e6", "crater_generator", "d5:0m f5:0b")
    assert events(there, "paid") == [
        {
            "seat": 0,
            "card": "crater_generator",
            "amount": 3,
            "doubled": False,
            "sources": [{"hex": "d5", "amount": 1}, {"hex": "f5", "amount": 2}],
        }
    ]


@pytest.mark.parametrize(
    ("objects", "pays"),
    [
        ("g4:0m g2:0b", 3),  # empty hexes do not end a ray
        ("g4:0m g3:1m g2:0b", 1),  # a rival's object does
        ("d4:0b f5:0m", 1),  # the pad does
        ("", 0),
    ],
)
def test_pd_21_network_defence(objects: str, pays: int) -> None:
    assert income(built_at("g5", "network_defence", objects)) == pays


def test_pd_21_a_volcano_ends_a_ray() -> None:
    assert income(built_at("f6", "network_defence", "f8:0m", at="f1")) == 0


def test_pd_21_the_player_chooses_the_ray() -> None:
    there = built_at("g5", "network_defence", "g4:0m g2:0b f6:0m")
    assert offered(there) == {"ray:w", "ray:ne"}
    assert board(there, 0)["offers"] == [{"move": "ray:w", "pays": 3}, {"move": "ray:ne", "pays": 1}]
    assert board(there)["building"]["asked"] == "network_defence"
    assert refused(there, "ray:e") == "PD-21"
    assert income(play(there, "ray:ne")) == 1


def test_pd_21_dome_defence_as_in_the_book() -> None:
    """Two modules and a base beside the volcano pay four."""
    assert income(built_at("e8", "dome_defence", "e7:0m f6:0m g6:0b")) == 4


def test_pd_21_a_dome_guards_a_group_and_counts_each_object_once() -> None:
    there = built_at("c3", "dome_defence", "c1:0m a1:0m")  # both touch two volcanoes of a2, b2, c2, d2
    assert income(there) == 2


def test_pd_21_beside_several_groups_the_player_chooses() -> None:
    there = table(
        f"dome_defence {JUNK}", objects="b3:0m c3:0b c1:0m", harvesters=(harvester("c1"),), sectors=[0, 1, 2, 3, 5, 4]
    )
    play(there, f"-{JUNK}", ">b1")
    assert offered(there) == {"v:a1", "v:c2"}
    assert refused(there, "v:d4") == "PD-21"
    assert income(play(there, "v:c2")) == 3


@pytest.mark.parametrize(
    ("hex", "objects", "pays"),
    [
        ("c3", "c1:0m", 2),
        ("c3", "c1:0m a1:0m", 4),  # another volcano on another line
        ("c3", "c1:1m", 0),
        ("c3", "a1:0m", 2),
        ("f5", "a1:0m", 0),  # the pad is on the line
        ("c3", "", 0),
    ],
)
def test_pd_21_seismic_defence(hex: str, objects: str, pays: int) -> None:
    assert income(built_at(hex, "seismic_defence", objects)) == pays


def test_pd_21_seismic_defence_sees_past_own_objects_but_not_past_rivals() -> None:
    assert income(built_at("e2", "seismic_defence", "d3:0m")) == 0
    assert income(built_at("b3", "seismic_defence", "b1:0m", at="b5")) == 2
    assert income(built_at("b4", "seismic_defence", "b1:0m b3:1m", at="b5")) == 0
    assert income(built_at("b4", "seismic_defence", "b1:0m b3:0m", at="b5")) == 2


def test_pd_22_systems_take_from_the_owners() -> None:
    there = table(f"crater_tap_in {JUNK}", "", "", objects="d5:1m f5:1b e7:2m d6:0m", quids=[1, 9, 9])
    play(there, f"-{JUNK}", ">e6")
    assert events(there, "took")[0]["payers"] == [{"seat": 1, "amount": 3}, {"seat": 2, "amount": 1}]
    assert board(there)["quids"] == [5, 6, 8]
    assert events(there, "paid") == []


def test_pd_22_as_far_as_they_have_it() -> None:
    there = built_at("e6", "crater_tap_in", "d5:1m f5:1b", quids=[0, 2])
    assert board(there)["quids"] == [2, 0]


def test_pd_22_without_systems() -> None:
    there = Table("pandorum", 2, {"systems": "off"}, seed=bytes(32))
    assert board(there)["deck_size"] == 76 - 9 - 2 - sum(stack["count"] for stack in board(there)["market"])
    game: Any = there.game
    assert not any(game.deck[card] for card, kind in enumerate(game.kind) if kind == 5)
    assert income(built_at("d5", "mining_block", options={"systems": "off"})) == 2


def test_pd_23_a_block_pays_two_or_doubles() -> None:
    assert income(built_at("d5", "mining_block")) == 2
    hand = f"crater_drill mining_block {JUNK}"
    there = play(table(hand), f"-{JUNK}", ">d5", "base")
    assert offered(there) == {"x:crater_drill", "two"}
    assert {offer["move"]: offer["pays"] for offer in board(there, 0)["offers"]} == {"x:crater_drill": 4, "two": 4}
    play(there, "x:crater_drill")
    assert [(paid["card"], paid["amount"], paid["doubled"]) for paid in events(there, "paid")] == [
        ("crater_drill", 4, True)
    ]
    there = play(table(hand), f"-{JUNK}", ">d5", "base", "two")
    assert [paid["amount"] for paid in events(there, "paid")] == [2, 2]


def test_pd_23_only_what_it_names() -> None:
    there = play(table(f"crater_drill generator_block {JUNK}"), f"-{JUNK}", ">d5", "base")
    assert [paid["amount"] for paid in events(there, "paid")] == [2, 2]
    there = play(table(f"mining_block generator_block {JUNK}"), f"-{JUNK}", ">d5", "base")
    assert [paid["amount"] for paid in events(there, "paid")] == [2, 2]  # blocks do not double each other


def test_pd_23_which_card_if_several_fit() -> None:
    triple = (harvester(nose="triple", nose_cards=NOSE_CHARGE),)
    hand = f"crater_drill dust_collector mining_block {JUNK}"
    there = play(table(hand, harvesters=triple), f"-{JUNK}", ">d5", "base!")
    assert offered(there) == {"x:crater_drill", "x:dust_collector", "two"}
    assert refused(there, "x:mining_block") == "PD-23"
    play(there, "x:dust_collector")
    assert [paid["amount"] for paid in events(there, "paid")] == [2, 2]


def test_pd_23_a_doubled_system_is_paid_by_the_owners() -> None:
    there = table(f"crater_tap_in system_block {JUNK}", objects="d5:1m f5:1b", quids=[0, 9])
    play(there, f"-{JUNK}", ">e6", "base", "x:crater_tap_in")
    assert board(there)["quids"] == [6, 3]
    assert events(there, "took")[0]["doubled"] is True


# --- harvester slots ----------------------------------------------------------------------------------


def test_pd_24_each_card_goes_to_a_slot() -> None:
    there = play(table(f"crater_drill dust_collector {JUNK}"), f"-{JUNK}", ">d5", "base", "nose", "cargo")
    one = board(there)["harvesters"][0]
    assert one["nose"]["cards"] == ["crater_drill"]
    assert one["cargo"] == ["dust_collector"]
    assert [event["slot"] for event in events(there, "slotted")] == ["nose", "cargo"]


def test_pd_24_a_full_slot_is_refused() -> None:
    there = built_at_slot(hull="third", hull_cards=HULL_CHARGE)
    assert offered(there) == {"nose", "cargo"}
    assert refused(there, "hull") == "PD-24"
    there = built_at_slot(hull="third", hull_cards=HULL_CHARGE, nose_cards=NOSE_CHARGE)
    assert events(there, "slotted")[0]["slot"] == "cargo"  # the only place left


def test_pd_25_a_used_nose_is_empty_and_takes_no_more() -> None:
    twin = (harvester(nose="twin", nose_cards=NOSE_CHARGE),)
    hand = f"crater_drill dust_collector {JUNK}"
    there = play(table(hand, harvesters=twin), f"-{JUNK}", ">d5", "module!")
    assert events(there, "emptied") == [{"seat": 0, "kind": "twin", "used": True}]
    assert there.spec.positions.write(there.game)["spent"] == sorted(NOSE_CHARGE)
    assert offered(there) == {"hull", "cargo"}
    assert refused(there, "nose") == "PD-25"
    again = play(table(hand, harvesters=twin, options={"nose": "again"}), f"-{JUNK}", ">d5", "module!")
    assert offered(again) == {"nose", "hull", "cargo"}


def test_pd_25_a_hull_works_for_good() -> None:
    third = (harvester(hull="third", hull_cards=HULL_CHARGE),)
    there = table(harvesters=third)
    for _ in range(2):
        play(there, "d", "d", "d", "d", "d")
    assert len(board(there, 0)["hand"]) == 6
    assert there.position()["harvesters"][0]["hull_cards"] == HULL_CHARGE


def test_pd_26_twin_and_triple() -> None:
    twin = (harvester(nose="twin", nose_cards=NOSE_CHARGE),)
    hand = f"crater_drill dust_collector magma_tap crater_generator {JUNK}"
    there = play(table(hand, harvesters=twin), f"-{JUNK}", ">d5")
    assert offered(there) == {"module", "base", "module!"}
    assert refused(there, "base!") == "PD-26"
    play(there, "module!")
    assert events(there, "built")[0]["cards"] == ["crater_drill", "dust_collector"]  # those that fit
    assert income(there) == 3
    triple = (harvester(nose="triple", nose_cards=NOSE_CHARGE),)
    there = play(table(f"{hand} mountain_quarry", harvesters=triple), f"-{JUNK}", ">d5", "base!")
    assert income(there) == 5
    assert refused(play(table(hand, harvesters=triple), f"-{JUNK}", ">d5"), "base!") == "PD-17"


def test_pd_26_jump() -> None:
    jump = (harvester(nose="jump", nose_cards=NOSE_CHARGE),)
    there = play(table(f"crater_drill {JUNK}", harvesters=jump), f"-{JUNK}")
    assert "c4" in offered(there, "^")
    assert "d5" not in offered(there, "^")  # a straight line leads there
    assert refused(there, "^d5") == "PD-26"
    assert refused(there, "^b2") == "PD-13"
    assert refused(there, ">c4") == "PD-13"
    play(there, "^c4")
    assert events(there, "moved")[0]["jump"] is True
    assert events(there, "emptied") == [{"seat": 0, "kind": "jump", "used": True}]
    assert offered(there) == {"hull", "cargo"}
    assert refused(play(table(f"crater_drill {JUNK}"), f"-{JUNK}"), "^c4") == "PD-26"


def test_pd_26_jump_replaces_only_the_straight_line() -> None:
    jump = (harvester(nose="jump", nose_cards=NOSE_CHARGE),)
    there = play(table(f"crater_generator {JUNK}", objects="c4:1m", quids=[5, 0], harvesters=jump), f"-{JUNK}")
    assert refused(there, "^d3") == "PD-14"
    play(there, "^c4")
    assert board(there)["quids"] == [4, 1]


def test_pd_26_waiver() -> None:
    waiver = (harvester(nose="waiver", nose_cards=NOSE_CHARGE),)
    there = play(table(f"crater_generator {JUNK}", objects="d4:0m", harvesters=waiver), f"-{JUNK}")
    assert "d5" in offered(there, ">")  # PD-14: it counts
    play(there, ">d5")
    assert events(there, "built")[0]["nose"] == "waiver"
    assert income(there) == 1


def test_pd_26_waiver_ignores_exactly_one_condition() -> None:
    waiver = (harvester(nose="waiver", nose_cards=NOSE_CHARGE),)
    hand = f"crater_drill crater_generator mountain_generator {JUNK}"
    there = play(table(hand, harvesters=waiver), f"-{JUNK}", ">d5")
    assert offered(there) == {"module", "module!", "base!"}
    play(there, "base!")
    assert offered(there, "+") == {"crater_generator", "mountain_generator"}  # with the crater drill, picked by itself
    there = play(table(f"crater_generator mountain_generator {JUNK}", harvesters=waiver), f"-{JUNK}", ">d5")
    assert offered(there, "+") == {"crater_generator", "mountain_generator"}  # a module; two unfit cards make no base


def test_pd_26_rebate() -> None:
    rebate = (harvester(hull="rebate", hull_cards=HULL_CHARGE),)
    there = play(table(f"crater_drill {JUNK}", harvesters=rebate), f"-{JUNK}")
    assert board(there)["phase"] == "rebate"
    assert offered(there, "d") == {"", *(f":{card}" for card in MARKET)}
    assert refused(there, f"d:{JUNK}") == "PD-26"
    play(there, "d:dome_defence", ">d5")
    assert events(there, "built")[0]["cards"] == ["crater_drill"]


def test_pd_26_the_rebate_may_be_built_with_but_not_counted_on() -> None:
    rebate = (harvester(hull="rebate", hull_cards=HULL_CHARGE),)
    there = table(JUNK, harvesters=rebate)
    assert refused(there, f"-{JUNK}") == "PD-12"  # no move without the rebate
    there = play(table(f"crater_generator {JUNK}", harvesters=rebate), f"-{JUNK}", "d:outer_defence", ">d5")
    assert events(there, "built")[0]["cards"] == ["outer_defence"]


def test_pd_26_a_nose_charged_by_a_building_works_from_the_next_turn() -> None:
    there = built_at_slot(nose="twin", nose_cards=NOSE_CHARGE[:2])
    play(there, "nose")
    assert there.waiting == (1,)
    assert len(board(there)["harvesters"][0]["nose"]["cards"]) == 3


def test_pd_6_free_move() -> None:
    free = (harvester(hull="free", hull_cards=HULL_CHARGE),)
    there = table("crater_drill", harvesters=free)
    assert refused(there, "-crater_drill") == "PD-6"
    assert "d5" in offered(there, ">")
    play(there, ">d5")
    assert events(there, "discarded") == []
    assert events(there, "built")[0]["cards"] == ["crater_drill"]


def test_pd_6_overflight() -> None:
    over = (harvester(hull="overflight", hull_cards=HULL_CHARGE),)
    there = play(table(f"crater_drill {JUNK}", harvesters=over), f"-{JUNK}")
    assert "a1" in offered(there, ">")
    assert refused(there, ">b2") == "PD-13"


# --- the end ------------------------------------------------------------------------------------------

ALL_BUT_ONE = " ".join([MODULES, *BASES.split()[:-1]])


def test_pd_27_one_more_turn_for_everybody_else() -> None:
    there = table(f"crater_drill dust_collector {JUNK}", "", "", objects=THREE_ALMOST, turn_of=0)
    play(there, f"-{JUNK}", ">d5", "cargo", "cargo")
    assert events(there, "last") == [{"seat": 0}]
    assert board(there)["last_turns"] == [1, 2]
    play(there, "d", "d")
    assert board(there)["last_turns"] == [2]
    play(there, "d", "d")
    assert there.over
    assert there.view()["result"]["reason"]["key"] == "pandorum-result-built"


THREE_ALMOST = " ".join(f"{hex}:0m" for hex in ["a1", "a3", "a4", "b1", "b3", "b4", "b5", "c1"]) + " f1:0b f2:0b f3:0b"


@pytest.mark.parametrize(("option", "ends"), [("all", False), ("kind", True)])
def test_pd_27_running_out_of_one_kind(option: str, ends: bool) -> None:
    bases = " ".join(BASES.split()[:-1])
    there = table(f"crater_drill dust_collector {JUNK}", objects=bases, options={"last_object": option})
    play(there, f"-{JUNK}", ">d5", "base", "cargo", "cargo")
    assert (board(there)["last_turns"] == [1]) is ends


def test_pd_27_a_last_object_in_a_last_turn_adds_nothing() -> None:
    theirs = " ".join(f"{hex}:1b" for hex in ["g3", "g4", "g5", "h2", "h3"])
    there = table(
        f"crater_drill dust_collector {JUNK}",
        f"mountain_quarry magma_tap central_laboratory {JUNK}",
        objects=f"{' '.join(BASES.split()[:-1])} {theirs}",
        options={"last_object": "kind"},
        turn_of=0,
    )
    play(there, f"-{JUNK}", ">d5", "base", "cargo", "cargo", f"-{JUNK}", ">e6", "base", "cargo", "cargo")
    assert there.over
    assert len(events(there, "last")) == 1


def finished(quids: list[int], cargos: list[list[str]], objects: str = "") -> Table:
    """Seat 1 has the last turn and draws; then the game is over."""
    almost = f"{MODULES} {BASES} {objects}"
    crews = tuple(harvester(cargo=cargo) for cargo in cargos)
    there = table("", "", objects=almost, harvesters=crews, quids=quids, turn_of=1, last_turns=[1])
    return play(there, "d", "d")


def test_pd_28_strict_majorities_in_cargo() -> None:
    there = finished([0, 0], [["crater_drill"] * 3 + ["outer_defence"], ["magma_tap"] * 2 + ["dome_defence"]])
    assert events(there, "cargo") == [{"seat": 0, "colour": "blue", "amount": 3}]  # violet is level
    assert board(there)["cargo"]["blue"] == {"counts": [3, 2], "seat": 0}
    assert board(there)["cargo"]["violet"] == {"counts": [1, 1], "seat": None}
    assert board(there)["quids"] == [3, 0]


def test_pd_29_most_quids_then_most_pieces() -> None:
    assert finished([5, 4], [[], []]).view()["result"]["winners"] == [0]
    level = finished([5, 5], [[], []])
    assert level.view()["result"]["winners"] == [1]  # seat 0 has built everything
    assert level.view()["result"]["reason"]["args"]["by"] == "pieces"
    assert events(level, "won")[0]["left"] == [0, 18]


def test_pd_29_else_shared() -> None:
    there = table("", "", quids=[5, 5], barren=39, turn_of=1)
    play(there, "d", "d")
    assert there.view()["result"]["winners"] == [0, 1]
    assert there.view()["result"]["reason"]["args"]["by"] == "shared"


def test_pd_30_twenty_rounds_without_building() -> None:
    there = table(barren=17)
    play(there, "d", "d", "d", "d")
    assert events(there, "barren") == []
    play(there, "d", "d")
    assert events(there, "barren") == [{"rounds": 10}]
    assert board(there)["barren"] == 10
    there = play(table(barren=39), "d", "d")
    assert there.over
    assert events(there, "won")[0]["reason"] == "barren"


def test_pd_30_everybody_has_passed() -> None:
    there = play(last_card("", "outer_defence"), "d:dome_defence")
    assert [event["seat"] for event in events(there, "passed")] == [1, 0]
    assert there.over
    assert events(there, "won")[0]["reason"] == "passed"
    assert there.view()["result"]["reason"]["key"] == "pandorum-result-passed"


def test_pd_30_building_begins_the_count_anew() -> None:
    there = table(f"crater_drill {JUNK}", barren=39)
    play(there, f"-{JUNK}", ">d5", "cargo")
    assert not there.over
    assert board(there)["barren"] == 0


def test_pd_31_hands_are_secret_and_the_rest_is_open() -> None:
    there = table("crater_drill magma_tap", "dust_collector")
    assert board(there, 1)["hand"] == ["dust_collector"]
    assert board(there)["hand"] is None
    assert board(there)["hand_sizes"] == [2, 1]
    for seen in (there.view(1), there.view(None)):
        public = {name: value for name, value in seen["board"].items() if name not in ("cards",)}
        assert "magma_tap" not in str(public)
        assert public["forecast"] == public["offers"] == []


def test_pd_31_what_comes_from_the_market_is_known_until_it_is_played() -> None:
    there = play(table("outer_defence dome_defence"), "d:outer_defence", "d:dome_defence", "d", "d")
    assert board(there, 1)["known"][0] == ["dome_defence", "outer_defence"]
    play(there, "-outer_defence", ">d5", "cargo")
    assert board(there, 1)["known"][0] == ["dome_defence"]  # of two alike, the known one first


# --- turns and refusals -------------------------------------------------------------------------------


def test_not_your_turn_and_over() -> None:
    there = table("crater_drill", "magma_tap")
    assert refused(there, "d", seat=1) == "PD-9"
    over = play(table(barren=39), "d", "d")
    assert refused(over, "d") == "PD-27"


def test_every_phase_says_what_it_waits_for() -> None:
    there = table(f"crater_drill dust_collector {JUNK}")
    assert refused(there, "cargo") == "PD-11"
    play(there, f"-{JUNK}")
    assert refused(there, "d") == "PD-12"
    play(there, ">d5")
    assert refused(there, "cargo") == "PD-17"
    play(there, "module")
    assert refused(there, "two") == "PD-17"
    play(there, "+crater_drill")
    assert refused(there, "d") == "PD-24"


def test_moves_can_be_typed_loosely() -> None:
    there = table(f"crater_drill dust_collector {JUNK}")
    there.play(0, " -System-Block ")
    there.play(0, "> D5")
    there.play(0, "BASE")
    assert there.draft == (f"-{JUNK}", ">d5", "base")


def test_the_forecast_is_what_a_move_pays() -> None:
    there = table(f"crater_drill dust_collector mining_block {JUNK}", objects="e6:1b", quids=[1, 0])
    forecast = {entry["hex"]: entry for entry in board(there, 0)["forecast"]}
    assert forecast["e6"] == {
        "hex": "e6", "jump": False, "fee": 1, "pays": None, "piece": None, "cards": None, "nose": False,
        "without": {},
    }  # fmt: skip
    assert forecast["d5"]["pays"] == 4
    assert forecast["d5"]["cards"] == ["mining_block", "system_block"]
    play(there, "-dust_collector", ">d5")
    best = max(offer["pays"] for offer in board(there, 0)["offers"])
    assert best == forecast["d5"]["pays"]
    assert board(there, 1)["offers"] == []


def test_components() -> None:
    found = {component.name: component for component in PANDORUM.components()}
    assert sum(found[name].copies for name in CARD_NAMES) == 91
    assert found["sector_0"].data == {"rings": ["CM", "WVC", "MWCM"]}
    assert found["centre"].data == {"rings": ["CMWCMW"]}
    assert found["waiver"].data == {"slot": "nose", "kind": "waiver", "needs": {"2": 3, "3": 3, "4": 2}}
    assert {component.source for component in found.values()} == {"book", "public", "house"}
