"""Ninjan as people meet it: the names of cards and moves, what each seat sees, what happened, why a move is refused."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ...core.edition import Edition, check_source, complain, house_edition, parse_toml
from ...core.game import Game
from ...core.kind import Deed, Event, Field, GameKind, Json, Option, Say, Section, seats_in
from ...core.observe import Observer, Sheet
from ...core.play import Policy
from ...core.problem import Illegal, Text, text
from . import rules
from .bot import Greedy, Playout
from .observer import FIELDS, NinjanObserver
from .position import chains, read_position, write_position
from .rules import CARDS, CHOOSE, HAND, NONE, PER_SUIT, PILES, PUT, RESOLVE, SIGN, TAKE, THROW, Ninjan

if TYPE_CHECKING:
    from rich.console import RenderableType

SUITS = ("rock", "scissors", "paper")
LETTERS = "RSP"
PHASES = ("choose", "resolve", "throw", "over")


class NinjanKind(GameKind):
    code = "ninjan"
    rules_version = 1
    shows_by_rule = False
    players = range(2, 6)
    options = (
        Option("deals", ("1", "2", "3"), "1", "NJ-15"),
        Option("tiebreak", ("throw", "share"), "throw", "NJ-14"),
    )
    sections = (
        Section("components", ("NJ-1", "NJ-2")),
        Section("setup", ("NJ-3",)),
        Section("round", ("NJ-4", "NJ-5", "NJ-6", "NJ-7", "NJ-8", "NJ-9", "NJ-10", "NJ-11")),
        Section("end", ("NJ-12", "NJ-13", "NJ-14")),
        Section("options", ("NJ-15",)),
    )
    designer = "6jizo"
    publisher = "Helvetiq, Pakufuda Store"
    minutes = 15
    move_count = rules.MOVES
    simulations = (30, 300, 3_000, 60_000)
    slips = 20
    explore = 0.2
    peer = "goofspiel"
    rules = Ninjan
    observation = tuple(Field(*row) for row in FIELDS)

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        return players, int(options["deals"]), int(options["tiebreak"] == "share"), list(edition.parts)

    def edition(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        source = house_edition(__package__) if source is None else source
        content = parse_toml(source, where)
        complain(where, complaints(content))
        values = {entry["suit"]: sorted(entry["values"]) for entry in content["cards"]}
        return Edition("ninjan", content["name"], source, tuple(v for suit in SUITS for v in values[suit]))

    # --- moves --------------------------------------------------------------------------------------

    def names(self, game: Game) -> list[str]:
        return move_names(game)

    def tidied(self, notation: str) -> str:
        return super().tidied(notation).replace("X", "x")

    def move_json(self, game: Game, move: int) -> Json:
        if move < TAKE:
            return {"type": "choose", "card": self.notation(game, move)}
        if move < PUT:
            return {"type": "take", "pile": move - TAKE + 1}
        if move < SIGN:
            return {"type": "put", "pile": move - PUT + 1}
        return {"type": "throw", "sign": LETTERS[move - SIGN]}

    def move_text(self, game: Game, move: int) -> Text:
        assert isinstance(game, Ninjan)
        if move < TAKE:
            return text("ninjan-move-choose", card=card_text(game, move))
        if move < PUT:
            return text("ninjan-move-take", pile=move - TAKE + 1, sum=game.pile_sum[move - TAKE])
        if move < SIGN:
            return text("ninjan-move-put", pile=move - PUT + 1)
        return text("ninjan-move-throw", sign=SUITS[move - SIGN])

    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        assert isinstance(game, Ninjan)
        if game.over:
            return Illegal("ninjan-illegal-over", "NJ-12")
        if not game.waiting() >> seat & 1:
            return _not_your_turn(game, seat)
        if game.phase == CHOOSE:
            if move < TAKE:
                return Illegal("ninjan-illegal-not-in-hand", "NJ-4", card=card_text(game, move))
            return Illegal("ninjan-illegal-choose-first", "NJ-4")
        if game.phase == THROW:
            return Illegal("ninjan-illegal-throw-now", "NJ-14")
        return _wrong_pile(game, seat, move)

    # --- what people see ----------------------------------------------------------------------------

    def open_board(self, game: Game) -> Json:
        assert isinstance(game, Ninjan)
        seats = range(game.players)
        return {
            "deal": game.deal_number,
            "deals": game.deals,
            "round": game.round,
            "phase": PHASES[game.phase],
            "piles": [cards(game, pile) for pile in chains(game, game.top)],
            "hand_sizes": list(game.hand_size[: game.players]),
            "chosen": [game.sealed(s) >= 0 for s in seats],
            "revealed": _revealed(game),
            "resolving": game.order[game.resolved] if game.phase == RESOLVE else None,
            "options_at": _options_at(game),
            "captured": [cards(game, taken) for taken in chains(game, game.captured[: game.players])],
            "sums": list(game.sum[: game.players]),
            "totals": [game.standing(s) for s in seats],
            "throwers": seats_in(game.throwers),
            "throws": _throws(game),
        }

    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, Ninjan)
        return {
            "hand": None if seat is None else cards(game, sorted(hand(game, seat))),
            "choice": _choice(game, seat) if seat is not None and game.sealed(seat) >= 0 else None,
        }

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: Game, seat: int | None) -> Text:
        assert isinstance(game, Ninjan)
        if game.over:
            return _won_text(game)
        asked = seat is not None and game.waiting() >> seat & 1
        if game.phase == RESOLVE:
            return _resolve_prompt(game, bool(asked))
        step = "choose" if game.phase == CHOOSE else "throw"
        out_of = game.players if game.phase == CHOOSE else len(seats_in(game.throwers))
        chosen = out_of - len(seats_in(game.waiting()))
        return text(f"ninjan-prompt-{step}" if asked else f"ninjan-prompt-wait-{step}", chosen=chosen, players=out_of)

    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        assert isinstance(game, Ninjan)
        found: list[Event] = []
        for kind, group in groupby(notes, key=lambda note: note[0]):
            found += _TELL[kind](game, [note[1:] for note in group]) if kind in _TELL else []
        return _with_pile_cards(game, found, notes)

    def deeds(self, event: Event) -> list[Deed]:
        """Cards captured, and the cards they were captured with."""
        if event.type != "took" or event.text is None:
            return []
        seat, words = event.data["seat"], event.text["args"]
        captured = [Deed(seat, "captured", card) for card in words["cards"]]
        return [*captured, Deed(seat, "with", words["card"], event.data["sum"])]

    def result(self, game: Game) -> Json:
        assert isinstance(game, Ninjan)
        scores = list(game.total[: game.players])
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}

    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        """NJ-3, NJ-4, NJ-14: the others' hands and sealed choices, and the cards that left unseen."""
        assert isinstance(game, Ninjan)
        places = {"cards that left unseen": cards(game, sorted(game.rest[: game.rest_size]))}
        for other in range(game.players):
            if other != seat:
                places[f"hand of seat {other}"] = cards(game, sorted(hand(game, other)))
                places[f"choice of seat {other}"] = [_choice(game, other)] if game.sealed(other) >= 0 else []
        return places

    # --- positions ----------------------------------------------------------------------------------

    def position(self, game: Game) -> Json:
        assert isinstance(game, Ninjan)
        return write_position(game, card_names(game))

    def set_position(self, game: Game, position: Json) -> None:
        assert isinstance(game, Ninjan)
        read_position(game, position, card_names(game))

    def broken(self, game: Game) -> list[str]:
        """48 cards, each in one place; sums that add up; hands of equal size."""
        assert isinstance(game, Ninjan)
        captured = chains(game, game.captured[: game.players])
        places = [*game.rest[: game.rest_size], *(card for pile in chains(game, game.top) for card in pile)]
        for seat in range(game.players):
            places += hand(game, seat) + captured[seat]
            if game.phase != THROW and game.choice[seat] != NONE and game.went[seat] == NONE:
                places.append(game.choice[seat])
        found = []
        if sorted(places) != list(range(CARDS)):
            found.append(f"NJ-1: not each card in one place: {sorted(places)}")
        for seat in range(game.players):
            if game.sum[seat] != sum(game.value[card] for card in captured[seat]):
                found.append(f"NJ-12: seat {seat} has captured other cards than its sum says")
            if game.hand_size[seat] + (game.choice[seat] != NONE and game.phase == CHOOSE) != _due(game):
                found.append(f"NJ-3: seat {seat} holds {game.hand_size[seat]} cards in round {game.round}")
        return found

    # --- bots ---------------------------------------------------------------------------------------

    def greedy(self, game: Game) -> Policy:
        assert isinstance(game, Ninjan)
        return Greedy(game)

    def playout(self, game: Game) -> Policy:
        assert isinstance(game, Ninjan)
        return Playout(game)

    # --- learning -----------------------------------------------------------------------------------

    def observer(self, game: Game, sheet: Sheet) -> Observer:
        assert isinstance(game, Ninjan)
        return NinjanObserver(game, sheet)


NINJAN = NinjanKind()


# --- names --------------------------------------------------------------------------------------------


def move_names(game: Game) -> list[str]:
    """The notation of every move, by its number."""
    global _named
    named, names = _named
    if named is not game:
        assert isinstance(game, Ninjan)
        names = _move_names(tuple(game.value))
        _named = game, names
    return names


# The game that was asked about last, and its names: a view asks dozens of times, and reading the values copies them.
_named: tuple[Game | None, list[str]] = (None, [])


@cache
def _move_names(values: tuple[int, ...]) -> list[str]:
    cards = [f"{LETTERS[card // PER_SUIT]}{value}" for card, value in enumerate(values)]
    piles = range(1, PILES + 1)
    return [*cards, *(f"x{p}" for p in piles), *(f"+{p}" for p in piles), *(f"!{sign}" for sign in LETTERS)]


def card_names(game: Game) -> list[str]:
    return move_names(game)[:CARDS]


def cards(game: Ninjan, numbers: Sequence[int]) -> list[str]:
    names = move_names(game)
    return [names[card] for card in numbers]


def card_text(game: Ninjan, card: int) -> Json:
    return {"$text": "ninjan-card", "suit": SUITS[card // PER_SUIT], "value": int(move_names(game)[card][1:])}


def hand(game: Ninjan, seat: int) -> list[int]:
    return list(game.hand[seat * HAND : seat * HAND + game.hand_size[seat]])


def _due(game: Ninjan) -> int:
    """How many cards everybody has left to play: in hand, or chosen and not yet revealed (NJ-3)."""
    return HAND - game.round + (game.phase == CHOOSE)


# --- parts of the view --------------------------------------------------------------------------------


def _choice(game: Ninjan, seat: int) -> str:
    choice = game.choice[seat]
    return LETTERS[choice] if game.phase == THROW else cards(game, [choice])[0]


def _revealed(game: Ninjan) -> list[Json]:
    if game.phase != RESOLVE:
        return []
    names, choice, went = move_names(game), game.choice, game.went
    return [
        {
            "seat": seat,
            "card": names[choice[seat]],
            "done": went[seat] != NONE,
            "pile": None if went[seat] == NONE else went[seat] + 1,
        }
        for seat in game.order[: game.players]
    ]


def _options_at(game: Ninjan) -> Json | None:
    if game.phase != RESOLVE:
        return None
    moves = game.legal_moves(game.order[game.resolved])
    return {"piles": [(move - TAKE) % PILES + 1 for move in moves], "take": moves[0] < PUT}


def _throws(game: Ninjan) -> list[Json]:
    shown = {str(s): LETTERS[sign] for s, sign in enumerate(game.thrown[: game.players]) if sign != NONE}
    return [shown] if shown else []


def _resolve_prompt(game: Ninjan, asked: bool) -> Text:
    seat = game.order[game.resolved]
    options = _options_at(game)
    assert options is not None
    step = "take" if options["take"] else "put"
    key = f"ninjan-prompt-{step}" if asked else f"ninjan-prompt-wait-{step}"
    return text(key, seat={"$seat": seat}, card=card_text(game, game.choice[seat]))


def _won_text(game: Ninjan) -> Text:
    winners = seats_in(game.winners)
    return text("ninjan-event-won", seats=[{"$seat": seat} for seat in winners], count=len(winners))


def _reason(game: Ninjan) -> Text:
    """NJ-12 or NJ-14: by what the victory was decided."""
    decided_by = "share" if len(seats_in(game.winners)) > 1 else "throw" if _throws(game) else "sum"
    return text(f"ninjan-result-{decided_by}", sum=max(game.total[: game.players]))


# --- refusals -----------------------------------------------------------------------------------------


def _not_your_turn(game: Ninjan, seat: int) -> Illegal:
    if game.phase == RESOLVE:
        return Illegal("ninjan-illegal-other-resolves", "NJ-5", seat={"$seat": game.order[game.resolved]})
    if game.phase == THROW:
        key = "already-thrown" if game.throwers >> seat & 1 else "not-tied"
        return Illegal(f"ninjan-illegal-{key}", "NJ-14")
    return Illegal("ninjan-illegal-already-chosen", "NJ-4")


def _wrong_pile(game: Ninjan, seat: int, move: int) -> Illegal:
    card = card_text(game, game.choice[seat])
    if TAKE <= move < PUT:
        top = card_text(game, game.top[move - TAKE])
        return Illegal("ninjan-illegal-does-not-beat", "NJ-7", card=card, top=top)
    if PUT <= move < SIGN:
        piles = [(legal - TAKE) + 1 for legal in game.legal_moves(seat)]
        return Illegal("ninjan-illegal-must-take", "NJ-8", card=card, piles=piles)
    return Illegal("ninjan-illegal-pile-now", "NJ-11", card=card)


# --- events -------------------------------------------------------------------------------------------

Notes = list[tuple[int, ...]]


def _tell_dealt(game: Ninjan, notes: Notes) -> list[Event]:
    number, *tops = notes[0]
    public: Json = {"deal": number, "piles": cards(game, tops)}
    words = text("ninjan-event-dealt", deal=number, deals=game.deals, cards=[card_text(game, c) for c in tops])
    own: dict[int, tuple[Json, Text | None]] = {
        s: ({**public, "hand": cards(game, sorted(hand(game, s)))}, words) for s in range(game.players)
    }
    return [Event("dealt", public, words, own)]


def _tell_chose(game: Ninjan, notes: Notes) -> list[Event]:
    seat, card, *_ = notes[0]
    own = {"seat": seat, "card": cards(game, [card])[0]}
    words = text("ninjan-event-chose", seat={"$seat": seat})
    own_words = text("ninjan-event-you-chose", card=card_text(game, card))
    return [Event("chose", {"seat": seat}, words, {seat: (own, own_words)})]


def _tell_revealed(game: Ninjan, notes: Notes) -> list[Event]:
    order = [{"seat": seat, "card": cards(game, [card])[0]} for seat, card, *_ in notes]
    words = text("ninjan-event-revealed", round=game.round, cards=[card_text(game, card) for _, card, *_ in notes])
    return [Event("revealed", {"order": order}, words)]


def _tell_took(game: Ninjan, notes: Notes) -> list[Event]:
    """NJ-8. The cards taken are filled in from the notes that follow."""
    seat, card, pile, total = notes[0]
    data = {"seat": seat, "card": cards(game, [card])[0], "pile": pile + 1, "cards": [], "sum": total}
    words = text(
        "ninjan-event-took",
        seat={"$seat": seat},
        card=card_text(game, card),
        pile=pile + 1,
        cards=[],
        sum=total,
    )
    return [Event("took", data, words)]


def _with_pile_cards(game: Ninjan, events: list[Event], notes: Sequence[tuple[int, ...]]) -> list[Event]:
    noted = [note for note in reversed(notes) if note[0] == rules.TAKEN_CARD]  # bottom first
    taken = [note[1] for note in noted]
    for event in events:
        if event.type == "took" and event.text:
            event.data["cards"] = cards(game, taken)
            event.data["total"] = noted[0][2]
            event.text["args"]["cards"] = [card_text(game, card) for card in taken]
    return events


def _tell_put(game: Ninjan, notes: Notes) -> list[Event]:
    seat, card, pile, _ = notes[0]
    words = text("ninjan-event-put", seat={"$seat": seat}, card=card_text(game, card), pile=pile + 1)
    return [Event("put", {"seat": seat, "card": cards(game, [card])[0], "pile": pile + 1}, words)]


def _tell_scored(game: Ninjan, notes: Notes) -> list[Event]:
    totals = [note[3] for note in notes]
    best = max(totals)
    ahead = [{"$seat": seat} for seat, total in enumerate(totals) if total == best]
    data = {"deal": notes[0][0], "sums": [note[2] for note in notes], "totals": totals}
    return [Event("scored", data, text("ninjan-event-scored", deal=notes[0][0], seats=ahead, sum=best))]


def _tell_tied(game: Ninjan, notes: Notes) -> list[Event]:
    seats = seats_in(notes[0][0])
    return [Event("tied", {"seats": seats}, text("ninjan-event-tied", seats=[{"$seat": s} for s in seats]))]


def _tell_threw(game: Ninjan, notes: Notes) -> list[Event]:
    seat, sign, *_ = notes[0]
    words = text("ninjan-event-threw", seat={"$seat": seat})
    own_words = text("ninjan-event-you-threw", sign=SUITS[sign])
    return [Event("threw", {"seat": seat}, words, {seat: ({"seat": seat, "sign": LETTERS[sign]}, own_words)})]


def _tell_thrown(game: Ninjan, notes: Notes) -> list[Event]:
    signs = [{"seat": seat, "sign": LETTERS[sign]} for seat, sign, *_ in notes]
    out = [seat for seat, _, loses, _ in notes if loses]
    shown = [{"$text": "ninjan-thrown", "seat": {"$seat": seat}, "sign": SUITS[sign]} for seat, sign, *_ in notes]
    words = text("ninjan-event-thrown", throws=shown, out=[{"$seat": seat} for seat in out], count=len(out))
    return [Event("thrown", {"signs": signs, "out": out}, words)]


def _tell_won(game: Ninjan, notes: Notes) -> list[Event]:
    totals = list(game.total[: game.players])
    return [Event("won", {"seats": seats_in(notes[0][0]), "totals": totals}, _won_text(game))]


_TELL = {
    rules.DEALT: _tell_dealt,
    rules.CHOSE: _tell_chose,
    rules.REVEALED: _tell_revealed,
    rules.TOOK: _tell_took,
    rules.PUTS: _tell_put,
    rules.SCORED: _tell_scored,
    rules.TIED: _tell_tied,
    rules.THREW: _tell_threw,
    rules.THROWN: _tell_thrown,
    rules.WON: _tell_won,
}


# --- the edition --------------------------------------------------------------------------------------


def complaints(content: Json) -> list[str]:
    """Everything that is wrong with an edition file: NJ-1 and NJ-6 as far as the rules depend on them."""
    found = [f"unknown field {name!r}" for name in content if name not in ("game", "name", "cards")]
    if content.get("game") != "ninjan":
        found.append(f"game is {content.get('game')!r}, not 'ninjan'")
    if not isinstance(content.get("name"), str):
        found.append("name is missing")
    entries = content.get("cards")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return [*found, "there are no [[cards]] entries"]
    suits = [entry.get("suit") for entry in entries]
    found += [f"suit {suit} stands {suits.count(suit)} times, not once" for suit in SUITS if suits.count(suit) != 1]
    for entry in entries:
        found += _suit_complaints(entry)
    return found


def _suit_complaints(entry: Json) -> list[str]:
    suit, values = entry.get("suit"), entry.get("values")
    if suit not in SUITS:
        return [f"unknown suit {suit!r}; the suits are {', '.join(SUITS)}"]
    found = check_source(entry, f"suit {suit}")
    found += [
        f"suit {suit}: unknown field {name!r}" for name in entry if name not in ("suit", "values", "source", "note")
    ]
    if not isinstance(values, list) or not all(type(value) is int and -99 <= value <= 99 for value in values):
        return [*found, f"suit {suit}: values must be whole numbers from -99 to 99"]
    if len(values) != PER_SUIT:
        found.append(f"suit {suit} has {len(values)} cards, not {PER_SUIT} (NJ-1)")
    twice = sorted({value for value in values if values.count(value) > 1})
    return found + [f"suit {suit} holds the value {value} twice (NJ-6)" for value in twice]
