"""The fast rules and the reference engine, move by move: same legal moves, same state, same result."""

from typing import Any

from parlour._compiled import interpreted
from parlour.core.edition import Edition
from parlour.core.event import take_notes
from parlour.core.play import seats_in
from parlour.core.rng import Rng
from parlour.games.pandorum import terms
from parlour.games.pandorum.game import PANDORUM
from parlour.games.pandorum.moves import CARD_NAMES, HEX_NAMES, HULL_NAMES, MOVE_NAMES, NOSE_NAMES, PHASES, PIECE_NAMES
from parlour.games.pandorum.planet import HEXES
from parlour.games.pandorum.positions import counted_cards, in_slot, market, objects, of_seat, picked
from tests.reference.pandorum import ReferencePandorum

LETTERS = "CCMMWWVP"  # by site


class Difference(AssertionError):
    """The two engines disagree; the message holds the seed and the last moves."""


def state(game: Any) -> dict[str, Any]:
    """The fast position in the reference engine's words."""
    seats = range(game.players)
    site = list(game.site)
    phase = game.phase
    building = game.building_on != terms.NOTHING
    return {
        "phase": PHASES[phase],
        "turn_of": None if game.over else game.turn,
        "draws_left": game.draws_left if phase in (terms.DRAW, terms.REBATE) else None,
        "terrain": {HEX_NAMES[hex]: LETTERS[site[hex]] for hex in range(HEXES)},
        "objects": {hex: list(what) for hex, what in objects(game).items()},
        "harvesters": [HEX_NAMES[hex] for hex in game.harvester[: game.players]],
        "nose": [sorted(in_slot(game, terms.NOSE, seat)) for seat in seats],
        "nose_used": [bool(game.nose_used[seat]) for seat in seats],
        "hull": [sorted(in_slot(game, terms.HULL, seat)) for seat in seats],
        "cargo": [sorted(in_slot(game, terms.CARGO, seat)) for seat in seats],
        "modules": list(game.modules_left[: game.players]),
        "bases": list(game.bases_left[: game.players]),
        "quids": list(game.quids[: game.players]),
        "hands": [sorted(counted_cards(of_seat(game.hand, seat))) for seat in seats],
        "known": [sorted(counted_cards(of_seat(game.known, seat))) for seat in seats],
        "market": {stack["card"]: stack["count"] for stack in market(game)},
        "deck": sorted(counted_cards(list(game.deck))),
        "box": sorted(counted_cards(list(game.box)) + counted_cards(list(game.spent))),
        "discarded": None if game.discarded == terms.NOTHING else CARD_NAMES[game.discarded],
        "building": _building(game) if building else None,
        "asked": CARD_NAMES[game.picked[game.asked]] if terms.RAY <= phase <= terms.SLOT else None,
        "last_turns": seats_in(game.last_turns) if game.ending else None,
        "barren_turns": game.barren,
        "passes": game.passes,
        "winners": seats_in(game.winners),
    }


def _building(game: Any) -> dict[str, Any]:
    piece = None if game.piece == terms.NOTHING else PIECE_NAMES[game.piece]
    return {"hex": HEX_NAMES[game.building_on], "piece": piece, "nose": bool(game.with_nose), "cards": picked(game)}


def play_in_step(
    model: type, players: int, options: dict[str, str], seed: int, pure: bool = False, edition: Edition | None = None
) -> Any:
    """One game by chance on both engines, returning ours at its end."""
    rng = interpreted("parlour.core.rng").Rng(seed) if pure else Rng(seed)
    settled = PANDORUM.facts.settle_options(options)
    game: Any = model(*PANDORUM.editions.arguments(players, settled, edition or PANDORUM.editions.read()))
    game.listening = 1
    game.deal(rng)
    beside = Beside(game, settled, seed)
    while not game.over:
        legal = game.legal_moves(game.turn)
        beside.compare(game, legal)
        move = pick(legal, rng, seed)
        game.apply(game.turn, move, rng)
        beside.play(game, move)
    beside.compare_end(game)
    return game


def pick(legal: list[int], rng: Rng, seed: int) -> int:
    """Any move; mostly the players rather move and build than draw, in every fourth game they draw when they can."""
    wanted = legal
    if seed % 4 == 0:
        wanted = [move for move in legal if move < terms.MOVE_DISCARD or move >= terms.MOVE_GO]
    elif rng.below(4):
        wanted = [move for move in legal if move >= terms.MOVE_DISCARD]
    legal = wanted or legal
    return legal[rng.below(len(legal))]


class Beside:
    """The reference engine, playing along."""

    def __init__(self, game: Any, options: dict[str, str], seed: int) -> None:
        systems, nose, last_object = options["systems"] == "on", options["nose"], options["last_object"]
        self.engine = ReferencePandorum(players=game.players, systems=systems, last_object=last_object, nose=nose)
        notes = take_notes(game)
        seats = range(game.players)
        self.engine.start(
            list(game.sector_at),
            [(NOSE_NAMES[game.nose[seat]], HULL_NAMES[game.hull[seat]]) for seat in seats],
            [counted_cards(of_seat(game.hand, seat)) for seat in seats],
            [CARD_NAMES[note[1]] for note in notes if note[0] == terms.OPENED],
            notes[0][1],
        )
        self.where = f"{game.players} players, {options}, seed {seed}"
        self.log: list[str] = []

    def demand(self, ours: Any, theirs: Any, what: str) -> None:
        if ours != theirs:
            if isinstance(ours, dict):
                differs = {name for name in ours if ours[name] != theirs.get(name)}
                ours, theirs = ({name: state.get(name) for name in differs} for state in (ours, theirs))
            raise Difference(f"{what}: {ours} against {theirs} ({self.where}, {self.log[-8:]})")

    def compare(self, game: Any, legal: list[int]) -> None:
        self.demand(state(game), self.engine.state(), "state")
        self.demand(sorted(MOVE_NAMES[move] for move in legal), sorted(self.engine.legal()), "legal moves")

    def play(self, game: Any, move: int) -> None:
        """The chance of the move is told from our journal; the reference checks that it could be."""
        notes = take_notes(game)
        drawn = [CARD_NAMES[_card(note)] for note in notes if _left_the_deck(note)]
        self.log.append(MOVE_NAMES[move])
        self.engine.play(MOVE_NAMES[move], drawn)

    def compare_end(self, game: Any) -> None:
        self.demand(state(game), self.engine.state(), "state at the end")
        self.demand(True, self.engine.over, "over")
        self.demand(seats_in(game.winners), self.engine.winners, "winners")


def _left_the_deck(note: tuple[int, ...]) -> bool:
    return note[0] == terms.OPENED or (note[0] == terms.DREW and not note[3])


def _card(note: tuple[int, ...]) -> int:
    return note[1] if note[0] == terms.OPENED else note[2]
