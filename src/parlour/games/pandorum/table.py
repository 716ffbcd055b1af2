"""Pandorum as people meet it: the names of cards and moves, what each seat sees, and what it could earn."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.edition import Edition, house_edition
from ...core.game import Game
from ...core.kind import Component, Deed, Event, Field, GameKind, Json, Option, Say, Section, seats_in
from ...core.observe import Observer, Sheet
from ...core.play import Policy
from ...core.problem import Illegal, Text, text
from ...core.rng import Rng
from . import refusals, rules
from .bot import Greedy, Playout, Surveyor
from .edition import CARD_NAMES, COLOURS, TERRAIN_NAMES, cards_in, read_edition
from .events import card_text, seat_text, tell, won_text
from .observer import FIELDS, PandorumObserver
from .planet import EDGE, HEX_Q, HEX_R, PAD
from .position import (
    DIRECTION_NAMES,
    HEX_NAMES,
    HULL_NAMES,
    NOSE_NAMES,
    PHASES,
    PIECE_NAMES,
    REASONS,
    SLOT_NAMES,
    counted_cards,
    in_slot,
    market,
    objects,
    of_seat,
    picked,
    read_position,
    write_position,
)
from .rules import (
    CARDS,
    CARGO,
    HULL,
    KINDS,
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
    NOSE,
    NOTHING,
    SLOTS,
    WITH_NOSE,
    Pandorum,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

SITE_NAMES = (*TERRAIN_NAMES, "volcano")
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


class PandorumKind(GameKind):
    code = "pandorum"
    rules_version = 1
    shows_by_rule = False
    players = range(2, 5)
    options = (
        Option("systems", ("on", "off"), "on", "PD-22"),
        Option("last_object", ("all", "kind"), "all", "PD-27"),
        Option("nose", ("once", "again"), "once", "PD-25"),
    )
    sections = (
        Section("components", ("PD-1", "PD-2", "PD-3", "PD-4", "PD-5", "PD-6", "PD-7")),
        Section("setup", ("PD-8", "PD-9")),
        Section("market", ("PD-10",)),
        Section("turn", ("PD-11", "PD-12", "PD-13", "PD-14", "PD-15", "PD-16")),
        Section("building", ("PD-17", "PD-18", "PD-19", "PD-20", "PD-21", "PD-22", "PD-23")),
        Section("slots", ("PD-24", "PD-25", "PD-26")),
        Section("end", ("PD-27", "PD-28", "PD-29", "PD-30", "PD-31")),
    )
    designer = "Alexey Konnov, Alexey Paltsev, Anatoliy Shklyarov"
    publisher = "Cosmodrome Games"
    minutes = 60
    move_count = rules.MOVES
    simulations = (20, 100, 400, 1_500)
    slips = 33
    explore = 0.25
    peer = "hive"
    rules = Pandorum
    observation = tuple(Field(*row) for row in FIELDS)

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        systems, last_kind = int(options["systems"] == "on"), int(options["last_object"] == "kind")
        settled = (players, systems, last_kind, int(options["nose"] == "again"))
        return *settled, *map(list, edition.parts.faces), list(edition.parts.terrain)

    def edition(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        return read_edition(house_edition(__package__) if source is None else source, where)

    def components(self) -> list[Component]:
        """Cards, the seven parts of the board, noses and hulls."""
        edition = self.edition()
        game = self.new(self.players[0], {}, edition)
        assert isinstance(game, Pandorum)
        found = [Component(name, info["copies"], info["source"], info) for name, info in cards_in(game).items()]
        for number, part in enumerate(edition.parts.board):
            name = f"sector_{number - 1}" if number else "centre"
            found.append(Component(name, 1, part["source"], {"rings": part["rings"]}))
        for slot, kinds in ((NOSE, NOSE_NAMES), (HULL, HULL_NAMES)):
            needs = {str(players): self._needs(players, slot) for players in self.players}
            found += [
                Component(kind, 1, "public", {"slot": SLOT_NAMES[slot], "kind": kind, "needs": needs}) for kind in kinds
            ]
        return found

    def _needs(self, players: int, slot: int) -> int:
        game = self.new(players, {})
        assert isinstance(game, Pandorum)
        return game.needs(slot)

    # --- moves --------------------------------------------------------------------------------------

    def names(self, game: Game) -> list[str]:
        return MOVE_NAMES

    def tidied(self, notation: str) -> str:
        """Card names may be typed with - for _, all in any case."""
        typed = notation.replace("−", "-").replace(" ", "").lower()
        return typed[:1] + typed[1:].replace("-", "_")

    def move_json(self, game: Game, move: int) -> Json:
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

    def move_text(self, game: Game, move: int) -> Text:
        assert isinstance(game, Pandorum)
        spelled = self.move_json(game, move)
        kind = spelled["type"]
        if kind == "draw":
            stack = move - MOVE_STACK
            return text("pandorum-move-take", card=card_text(stack)) if stack >= 0 else text("pandorum-move-draw")
        if kind == "build":
            nose = NOSE_NAMES[game.nose[game.turn]] if spelled["nose"] else "none"
            return text("pandorum-move-build", piece=spelled["piece"], nose=nose)
        words = {name: value for name, value in spelled.items() if name != "type"}
        if "card" in words:
            words["card"] = card_text(CARD_NAMES.index(words["card"]))
        return text(f"pandorum-move-{kind}", **words)

    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        assert isinstance(game, Pandorum)
        return refusals.why_not(game, seat, move)

    # --- what people see ----------------------------------------------------------------------------

    def open_board(self, game: Game) -> Json:
        assert isinstance(game, Pandorum)
        seats = range(game.players)
        return {
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "draws_left": game.draws_left if game.phase in (rules.DRAW, rules.REBATE) else None,
            "hexes": _hexes(game),
            "harvesters": [_harvester(game, s) for s in seats],
            "pieces": [{"modules": game.modules_left[s], "bases": game.bases_left[s]} for s in seats],
            "quids": list(game.quids[: game.players]),
            "hand_sizes": list(game.hand_size[: game.players]),
            "known": [counted_cards(of_seat(game.known, s)) for s in seats],
            "market": [{"card": card, "count": copies} for card, copies in market(game)],
            "deck_size": game.deck_size,
            "box_size": game.box_size + sum(game.spent),
            "cards": cards_in(game),
            "cargo": {COLOURS[kind]: _cargo(game, kind) for kind in range(KINDS)},
            "discarded": None if game.discarded == NOTHING else CARD_NAMES[game.discarded],
            "building": None if game.building_on == NOTHING else _building(game),
            "last_turns": seats_in(game.last_turns) if game.ending else None,
            "barren": game.barren // game.players,
            "barren_limit": rules.BARREN_ROUNDS,
        }

    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, Pandorum)
        acting = not game.over and seat == game.turn
        return {
            "hand": None if seat is None else counted_cards(of_seat(game.hand, seat)),
            "forecast": _forecast(game) if acting else [],
            "offers": _offers(game) if acting else [],
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        """PD-31: the deck, the mining cards in the box, and of the others' hands what was not drawn from the market.

        Cards that can lie in one place only are no secret from who counts.
        """
        assert isinstance(game, Pandorum)
        others = [other for other in range(game.players) if other != seat]
        unseen = {f"hand of seat {other}": _unseen(game, other) for other in others}
        mining = [kind == rules.MINING for kind in game.kind]
        found: dict[str, list[str]] = {"box": [], "deck": [], **{place: [] for place in unseen}}
        for pile, counts, blue in (("box", game.box, True), ("deck", game.deck, False)):
            places = {pile: list(counts)}
            for place, hand in unseen.items():
                places[place] = [copies * (mine == blue) for copies, mine in zip(hand, mining, strict=True)]
            if sum(any(cards) for cards in places.values()) > 1:
                for place, cards in places.items():
                    found[place] += counted_cards(cards)
        return found

    def prompt(self, game: Game, seat: int | None) -> Text:
        assert isinstance(game, Pandorum)
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

    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        assert isinstance(game, Pandorum)
        return tell(game, notes)

    def deeds(self, event: Event) -> list[Deed]:
        """What cards paid, noses used, hulls charged, and cargo."""
        data = event.data
        if event.type in ("paid", "took"):
            name: Json = {"$text": f"pandorum-card-{data['card']}"}
            return [Deed(data["seat"], "card", name, data["amount"])]
        if event.type == "cargo":
            name = {"$text": "pandorum-colour", "colour": data["colour"]}
            return [Deed(data["seat"], "cargo", name, data["amount"])]
        if event.type == "emptied":
            return [Deed(data["seat"], "upgrade", {"$text": f"pandorum-nose-{data['kind']}"})]
        if event.type == "charged" and data["slot"] == "hull":
            return [Deed(data["seat"], "upgrade", {"$text": f"pandorum-hull-{data['kind']}"})]
        return []

    def result(self, game: Game) -> Json:
        assert isinstance(game, Pandorum)
        scores = list(game.quids[: game.players])
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}

    # --- positions ----------------------------------------------------------------------------------

    def position(self, game: Game) -> Json:
        assert isinstance(game, Pandorum)
        return write_position(game)

    def set_position(self, game: Game, position: Json) -> None:
        assert isinstance(game, Pandorum)
        read_position(game, position)

    def broken(self, game: Game) -> list[str]:
        """Every card in one place, every piece on the planet or to be built, hands and market as they are counted."""
        assert isinstance(game, Pandorum)
        found = [*_lost_cards(game), *_lost_pieces(game)]
        for seat in range(game.players):
            found += _miscounted(game, seat)
        stacks = game.stack[: game.stacks]
        if sorted(stacks) != [card for card in range(CARDS) if game.market[card]]:
            found.append("PD-10: the stacks are not the cards of the market")
        return found

    # --- bots ---------------------------------------------------------------------------------------

    def greedy(self, game: Game) -> Policy:
        assert isinstance(game, Pandorum)
        return Greedy(game)

    def playout(self, game: Game) -> Policy:
        assert isinstance(game, Pandorum)
        return Playout(game)

    # --- learning -----------------------------------------------------------------------------------

    def observer(self, game: Game, sheet: Sheet) -> Observer:
        assert isinstance(game, Pandorum)
        return PandorumObserver(game, sheet)


PANDORUM = PandorumKind()


# --- parts of the view --------------------------------------------------------------------------------


def _hexes(game: Pandorum) -> list[Json]:
    standing, site = objects(game), list(game.site)
    found = []
    for hex, name in enumerate(HEX_NAMES):
        seat, piece = standing.get(name, (None, None))
        terrain = "pad" if hex == PAD else SITE_NAMES[site[hex] >> 1]
        place = {"hex": name, "q": HEX_Q[hex], "r": HEX_R[hex], "terrain": terrain}
        found.append({**place, "seat": seat, "piece": piece, "edge": bool(EDGE >> hex & 1)})
    return found


def _harvester(game: Pandorum, seat: int) -> Json:
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
    """Of a hand, what nobody saw drawn from the market."""
    held, known = of_seat(game.hand, seat), of_seat(game.known, seat)
    return [have - seen for have, seen in zip(held, known, strict=True)]


def _cargo(game: Pandorum, kind: int) -> Json:
    """PD-28."""
    counts = [game.in_cargo(seat, kind) for seat in range(game.players)]
    leads = [seat for seat in range(game.players) if game.haul(seat, kind) > 0]
    return {"counts": counts, "seat": leads[0] if leads else None}


def _asked(game: Pandorum) -> str | None:
    """The card that a question is about."""
    return CARD_NAMES[game.picked[game.asked]] if rules.RAY <= game.phase <= rules.SLOT else None


def _building(game: Pandorum) -> Json:
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


def _forecast(game: Pandorum) -> list[Json]:
    """PD-14, PD-15: where the seat to move could go, what it would cost, and the most that it could earn there."""
    if game.phase not in (rules.TURN, rules.GO):
        return []
    seat = game.turn
    spare = int(game.phase == rules.TURN and not game.hull_works(seat, rules.FREE_MOVE))
    limit = game.hand_size[seat] - spare  # a card goes for the move (PD-12)
    surveyor, standing, straight = Surveyor(game), objects(game), game.straight(seat)
    found = []
    for hex in seats_in(game.in_range(seat)) if limit >= 0 else []:
        entry: Json = {"hex": HEX_NAMES[hex], "jump": not straight >> hex & 1, "fee": 0}
        entry |= {"pays": None, "piece": None, "cards": None, "nose": False}
        if hex == PAD or HEX_NAMES[hex] in standing:
            owner, piece = standing.get(HEX_NAMES[hex], (seat, None))
            price = 2 if piece == "base" else 1
            found.append(entry | {"fee": 0 if owner == seat else min(price, game.quids[seat])})
        elif (pays := surveyor.best_at(seat, hex, limit)) >= 0:
            cards = [CARD_NAMES[card] for card in surveyor.most_cards[: surveyor.most_size]]
            nose, piece_number = divmod(surveyor.most_piece, WITH_NOSE)
            found.append(entry | {"pays": pays, "piece": PIECE_NAMES[piece_number], "cards": cards, "nose": bool(nose)})
    return found


def _offers(game: Pandorum) -> list[Json]:
    """The most that each answer about a building can lead to."""
    if not rules.BUILD <= game.phase <= rules.BLOCK:
        return []
    surveyor, seat = Surveyor(game), game.turn
    found = []
    for move in sorted(game.legal_moves(seat)):
        if game.phase == rules.BUILD:
            pays = surveyor.best_with(seat, move - MOVE_BUILD)
        elif game.phase == rules.PICK:
            pays = surveyor.best_with_card(seat, move - MOVE_CARD)
        else:
            pays = most_after(game, move)
        found.append({"move": MOVE_NAMES[move], "pays": pays})
    return found


def most_after(game: Pandorum, move: int) -> int:
    """The same by trying every way on, down to the payment."""
    tried = game.clone()
    assert isinstance(tried, Pandorum)
    tried.apply(game.turn, move, Rng())
    if tried.building_on == NOTHING or tried.phase == rules.SLOT:
        return tried.income
    return max(most_after(tried, further) for further in tried.legal_moves(tried.turn))


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: Pandorum) -> list[str]:
    """PD-3: every card in hand, market, deck, box, slot, or waiting for one; PD-8: mining cards never in the deck."""
    found = []
    waiting = game.picked[game.asked if game.phase == rules.SLOT else 0 : game.picked_size]
    deck, box, spent, stacks = list(game.deck), list(game.box), list(game.spent), list(game.market)
    hand, slot, kind = list(game.hand), list(game.slot), list(game.kind)
    for card, name in enumerate(CARD_NAMES):
        copies = sum((deck[card], box[card], spent[card], stacks[card], waiting.count(card)))
        copies += sum(hand[card::CARDS]) + sum(slot[card::CARDS])
        if copies != game.copies_in_play(card):
            found.append(f"PD-3: {copies} cards {name}, not {game.copies_in_play(card)}")
        if (deck if kind[card] == rules.MINING else box)[card]:
            found.append(f"PD-8: {name} lies in the wrong pile")
    if (game.deck_size, game.box_size) != (sum(deck), sum(box)):
        found.append("deck or box is miscounted")
    return found


def _lost_pieces(game: Pandorum) -> list[str]:
    """PD-2: pieces built and left; PD-14: one to a hex, none on volcanoes or the pad."""
    found = []
    for seat in range(game.players):
        modules = game.modules[seat].bit_count() + game.modules_left[seat]
        bases = game.bases[seat].bit_count() + game.bases_left[seat]
        if (modules, bases) != (24 // game.players, 12 // game.players):
            found.append(f"PD-2: seat {seat} has {modules} modules and {bases} bases")
    standing = [game.modules[seat] for seat in range(game.players)] + [game.bases[seat] for seat in range(game.players)]
    if sum(hexes.bit_count() for hexes in standing) != game.objects.bit_count() or sum(standing) != game.objects:
        found.append("PD-14: two objects on one hex")
    if game.objects & (game.ground[rules.LAVA] | 1 << PAD):
        found.append("PD-14: an object on a volcano or the pad")
    return found


def _miscounted(game: Pandorum, seat: int) -> list[str]:
    hand, known = of_seat(game.hand, seat), of_seat(game.known, seat)
    blue = sum(hand[card] - known[card] for card in range(CARDS) if game.kind[card] == rules.MINING)
    slots = [len(in_slot(game, slot, seat)) for slot in range(SLOTS)]
    checks = {
        "hand": game.hand_size[seat] == sum(hand) and game.holds[seat] == sum(1 << c for c in range(CARDS) if hand[c]),
        "known cards": all(k <= h for k, h in zip(known, hand, strict=True)) and game.known_size[seat] == sum(known),
        "hidden mining cards": game.hidden_blue[seat] == blue,
        "slots": slots == [game.slot_size[slot * rules.MOST + seat] for slot in range(SLOTS)]
        and all(slots[slot] <= game.needs(slot) for slot in (NOSE, HULL)),
        "quids": game.quids[seat] >= 0,
    }
    return [f"seat {seat}: {what} miscounted" for what, sound in checks.items() if not sound]
