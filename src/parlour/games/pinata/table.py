"""Piñata as people meet it: the names of cards and moves, what each seat sees, what happened, why a move is refused."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...core.edition import Edition, check_source, complain, house_edition, parse_toml
from ...core.game import Game
from ...core.kind import Deed, Event, Field, GameKind, Json, Option, Say, Section, seats_in
from ...core.observe import Observer, Sheet
from ...core.play import Policy
from ...core.problem import Illegal, Text, text
from . import rules
from .bot import Greedy, Playout
from .observer import FIELDS, PinataObserver
from .position import (
    CARD_NAMES,
    COLOUR_NAMES,
    at_mat,
    by_colour,
    counted_cards,
    discards,
    of_seat,
    on_mat,
    read_position,
    write_position,
)
from .rules import (
    CARDS,
    COLOURS,
    DISCARD,
    DRAW,
    EXCHANGE,
    KINDS,
    MATS,
    MEDALS_TO_WIN,
    OTHER,
    PLAY,
    VALUES,
    WILD,
    Pinata,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

CARD_COLOURS = (*COLOUR_NAMES, "wild")
PHASES = ("play", "exchange", "over")
WILD_CARDS = 9
MOVE_NAMES = [
    *(f"{card}@{mat}{side}" for mat in range(1, MATS + 1) for side in ("", "^") for card in CARD_NAMES),
    *(f"-{card}" for card in CARD_NAMES),
    "=",
]


class PinataKind(GameKind):
    code = "pinata"
    rules_version = 1
    shows_by_rule = False
    players = range(2, 3)
    options = (Option("open_sides", ("off", "on"), "off", "PI-10"),)
    sections = (
        Section("components", ("PI-1", "PI-2", "PI-3", "PI-4")),
        Section("setup", ("PI-5", "PI-6")),
        Section("turn", ("PI-7", "PI-8", "PI-9", "PI-10", "PI-11", "PI-12")),
        Section("scoring", ("PI-13", "PI-14", "PI-15", "PI-16", "PI-17")),
        Section("end", ("PI-18", "PI-19")),
    )
    designer = "Stephen Glenn"
    publisher = "Rio Grande Games"
    minutes = 30
    move_count = rules.MOVES
    simulations = (20, 600, 2_000, 10_000)
    explore = 0.25
    peer = "crazy_eights"
    rules = Pinata
    observation = tuple(Field(*row) for row in FIELDS)

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        deck, candies, needs = edition.parts
        return int(options["open_sides"] == "on"), list(deck), list(candies), list(needs)

    def edition(self, source: str | None = None, where: str = "edition.toml") -> Edition:
        source = house_edition(__package__) if source is None else source
        content = parse_toml(source, where)
        complain(where, complaints(content))
        values = {entry["colour"]: entry["values"] for entry in content["cards"]}
        colours = {entry["colour"]: entry for entry in content["colours"]}
        deck = tuple(values[colour].count(value) for colour in CARD_COLOURS for value in range(1, VALUES + 1))
        candies = tuple(colours[colour]["candies"] for colour in COLOUR_NAMES)
        needs = tuple(colours[colour]["medal"] for colour in COLOUR_NAMES)
        return Edition("pinata", content["name"], source, (deck, candies, needs))

    # --- moves --------------------------------------------------------------------------------------

    def names(self, game: Game) -> list[str]:
        return MOVE_NAMES

    def move_json(self, game: Game, move: int) -> Json:
        if move == DRAW:
            return {"type": "draw"}
        if move >= DISCARD:
            return {"type": "discard", "card": CARD_NAMES[move - DISCARD]}
        kind, mat, side = _play(move)
        return {"type": "play", "card": CARD_NAMES[kind], "mat": mat + 1, "side": "other" if side == OTHER else "own"}

    def move_text(self, game: Game, move: int) -> Text:
        assert isinstance(game, Pinata)
        if move == DRAW:
            return text("pinata-move-draw", count=game.exchanged)
        if move >= DISCARD:
            return text("pinata-move-discard", card=card_text(move - DISCARD))
        kind, mat, side = _play(move)
        return text(
            "pinata-move-play-other" if side == OTHER else "pinata-move-play", card=card_text(kind), mat=mat + 1
        )

    def why_not(self, game: Game, seat: int, move: int) -> Illegal:
        assert isinstance(game, Pinata)
        if game.over:
            return Illegal("pinata-illegal-over", "PI-18")
        if game.turn != seat:
            return Illegal("pinata-illegal-not-your-turn", "PI-7", seat={"$seat": game.turn})
        if game.phase == EXCHANGE and move < DISCARD:
            return Illegal("pinata-illegal-exchange-now", "PI-12")
        if game.phase == PLAY and move >= DISCARD:
            return Illegal("pinata-illegal-must-play", "PI-12")
        kind = (move - DISCARD if move >= DISCARD else move) % KINDS
        if not game.holds[seat] >> kind & 1:
            return Illegal("pinata-illegal-not-in-hand", "PI-7", card=card_text(kind))
        return _wrong_place(game, seat, move)

    # --- what people see ----------------------------------------------------------------------------

    def open_board(self, game: Game) -> Json:
        assert isinstance(game, Pinata)
        seats = range(2)
        return {
            "phase": PHASES[game.phase],
            "turn_of": None if game.over else game.turn,
            "mats": [_mat(game, mat) for mat in range(MATS)],
            "hand_sizes": list(game.hand_size),
            "shown": [counted_cards(of_seat(game.shown, s)) for s in seats],
            "candies": [by_colour(of_seat(game.won, s)) for s in seats],
            "medals": [_medals(game, s) for s in seats],
            "needs": by_colour(list(game.needs)),
            "bag": by_colour(list(game.bag)),
            "bag_size": game.bag_size,
            "draw_size": game.pile_size,
            "discard": discards(game),
            "exchanged": game.exchanged if game.phase == EXCHANGE else None,
            "passes": game.passes,
        }

    def own_board(self, game: Game, seat: int | None) -> Json:
        assert isinstance(game, Pinata)
        return {"hand": None if seat is None else counted_cards(of_seat(game.hand, seat))}

    def sketch(self, board: Json, say: Say, names: Sequence[str]) -> "RenderableType":
        from .sketch import sketch  # only a terminal needs it

        return sketch(board, say, names)

    def prompt(self, game: Game, seat: int | None) -> Text:
        assert isinstance(game, Pinata)
        if game.over:
            return _won_text(game)
        wait = "" if seat == game.turn else "wait-"
        if game.phase == EXCHANGE:
            return text(f"pinata-prompt-{wait}exchange", seat={"$seat": game.turn}, count=game.exchanged)
        return text(f"pinata-prompt-{wait}play", seat={"$seat": game.turn})

    def events(self, game: Game, notes: Sequence[tuple[int, ...]]) -> list[Event]:
        assert isinstance(game, Pinata)
        return [_TELL[head[0]](game, head[1:], details) for head, details in _grouped(notes)]

    def deeds(self, event: Event) -> list[Deed]:
        """Cards played, mats and medals won."""
        data = event.data
        if event.type == "played":
            return [Deed(data["seat"], "card", card_text(CARD_NAMES.index(data["card"])))]
        if event.type == "scored":
            mat = {"$text": "pinata-deed-mat-name", "mat": data["mat"], "way": "up" if data["up"] else "down"}
            return [Deed(data["winner"], "mat", mat, len(data["candies"]))]
        if event.type == "medal":
            return [Deed(data["seat"], "medal", {"$text": "pinata-deed-medal-name", "colour": data["colour"]})]
        return []

    def result(self, game: Game) -> Json:
        assert isinstance(game, Pinata)
        scores = [game.medal_count(seat) for seat in range(2)]
        return {"winners": seats_in(game.winners), "scores": scores, "reason": _reason(game)}

    def hidden(self, game: Game, seat: int | None) -> dict[str, list[str]]:
        """PI-6, PI-12: the draw pile, and of the others' hands what cannot be known."""
        assert isinstance(game, Pinata)
        places = {"draw pile": counted_cards(list(game.pile))}
        for other in range(2):
            if other != seat:
                held, known = of_seat(game.hand, other), of_seat(game.known, other)
                places[f"hand of seat {other}"] = counted_cards([h - k for h, k in zip(held, known, strict=True)])
        return places

    # --- positions ----------------------------------------------------------------------------------

    def position(self, game: Game) -> Json:
        assert isinstance(game, Pinata)
        return write_position(game)

    def set_position(self, game: Game, position: Json) -> None:
        assert isinstance(game, Pinata)
        read_position(game, position)

    def broken(self, game: Game) -> list[str]:
        """All cards and candies in one place each; hands and mats as the rules leave them."""
        assert isinstance(game, Pinata)
        found = [*_lost_cards(game), *_lost_candies(game)]
        for seat in range(2):
            hand, known, shown = (of_seat(counts, seat) for counts in (game.hand, game.known, game.shown))
            held = game.held[seat * rules.HAND : seat * rules.HAND + game.held_size[seat]]
            if sorted(held) != [k for k in range(KINDS) if hand[k]] or game.holds[seat] != sum(1 << k for k in held):
                found.append(f"seat {seat} holds other kinds than it counts")
            if not all(s <= k <= h for s, k, h in zip(shown, known, hand, strict=True)):
                found.append(f"PI-12: more of seat {seat}'s hand is known than it holds")
            due = rules.HAND - (game.exchanged if game.turn == seat else 0)
            if game.hand_size[seat] != due and not game.over:
                found.append(f"PI-6: seat {seat} holds {game.hand_size[seat]} cards, not {due}")
        return found

    # --- bots ---------------------------------------------------------------------------------------

    def greedy(self, game: Game) -> Policy:
        assert isinstance(game, Pinata)
        return Greedy(game)

    def playout(self, game: Game) -> Policy:
        assert isinstance(game, Pinata)
        return Playout(game)

    # --- learning -----------------------------------------------------------------------------------

    def observer(self, game: Game, sheet: Sheet) -> Observer:
        assert isinstance(game, Pinata)
        return PinataObserver(game, sheet)


PINATA = PinataKind()


# --- names --------------------------------------------------------------------------------------------


def _play(move: int) -> tuple[int, int, int]:
    """The kind of card, the mat, and whether at one's own or the other side."""
    place, kind = divmod(move, KINDS)
    return kind, place // 2, place % 2


def card_text(kind: int) -> Json:
    return {"$text": "pinata-card", "colour": CARD_COLOURS[kind // VALUES], "value": kind % VALUES + 1}


def card_texts(kinds: Sequence[int]) -> list[Json]:
    return [card_text(kind) for kind in kinds]


def candy_texts(candies: Sequence[str]) -> list[Json]:
    """Candies listed by colour: how many of each."""
    found = [(colour, candies.count(colour)) for colour in COLOUR_NAMES]
    return [{"$text": "pinata-candies", "colour": colour, "count": count} for colour, count in found if count]


# --- parts of the view --------------------------------------------------------------------------------


def _mat(game: Pinata, mat: int) -> Json:
    sides = (mat * 2, mat * 2 + 1)
    return {
        "number": mat + 1,
        "up": bool(game.up[mat]),
        "in_play": bool(game.in_play[mat]),
        "candies": on_mat(game, mat),
        "cards": at_mat(game, mat),
        "sums": [game.sum[side] for side in sides],
        "full": [game.placed[side] > mat for side in sides],
    }


def _medals(game: Pinata, seat: int) -> list[str]:
    return [COLOUR_NAMES[colour] for colour in seats_in(game.medals[seat])]


def _won_text(game: Pinata) -> Text:
    winners = seats_in(game.winners)
    return text("pinata-event-won", seats=[{"$seat": seat} for seat in winners], count=len(winners))


def _reason(game: Pinata) -> Text:
    """PI-18, or PI-19: why the game ended, and what decided it."""
    medals = [game.medal_count(seat) for seat in range(2)]
    candies = [game.candy_count(seat) for seat in range(2)]
    if max(medals) >= MEDALS_TO_WIN:
        return text("pinata-result-medals", count=max(medals))
    decided_by = "medals" if medals[0] != medals[1] else "candies" if candies[0] != candies[1] else "nothing"
    ended_by = "stuck" if game.stuck() else "passes"
    return text(f"pinata-result-{ended_by}", by=decided_by, medals=max(medals), candies=max(candies))


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: Pinata) -> list[str]:
    """PI-1: every card of the deck in hand, at a mat, in the draw pile or among the discards."""
    places = counted_cards(list(game.pile)) + discards(game)
    for seat in range(2):
        places += counted_cards(of_seat(game.hand, seat))
    for mat in range(MATS):
        places += [card for cards in at_mat(game, mat) for card in cards]
    if sorted(places) == sorted(counted_cards(list(game.deck))) and game.pile_size == sum(game.pile):
        return []
    return [f"PI-1: not each card in one place: {sorted(places)}"]


def _lost_candies(game: Pinata) -> list[str]:
    """PI-2: every candy in the bag, on a mat or won."""
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        places = [game.bag[colour], *game.won[colour::COLOURS], *game.on_mat[colour::COLOURS]]
        if sum(places) != game.candies[colour]:
            found.append(f"PI-2: {sum(places)} {name} candies, not {game.candies[colour]}")
    return found


# --- refusals -----------------------------------------------------------------------------------------


def _wrong_place(game: Pinata, seat: int, move: int) -> Illegal:
    """Why a card in hand cannot go there."""
    kind, mat, other = _play(move)
    side = mat * 2 + (1 - seat if other == OTHER else seat)
    place: Json = {"card": card_text(kind), "mat": mat + 1}
    if not game.in_play[mat]:
        return Illegal("pinata-illegal-out-of-game", "PI-14", **place)
    if other == OTHER and game.placed[mat * 2 + seat] <= mat and not game.open_sides:
        return Illegal("pinata-illegal-own-side-first", "PI-10", **place)
    if game.placed[side] > mat:
        return Illegal("pinata-illegal-side-full", "PI-8", count=mat + 1, **place)
    colour = kind // VALUES
    if colour < WILD and game.room[side * COLOURS + colour] == 0:
        wanted = game.on_mat[mat * COLOURS + colour]
        return Illegal("pinata-illegal-colour", "PI-8", colour=COLOUR_NAMES[colour], count=wanted, **place)
    return Illegal("pinata-illegal-tie", "PI-11", sum=game.sum[side] + kind % VALUES + 1, **place)


# --- events -------------------------------------------------------------------------------------------

Note = tuple[int, ...]
DETAILS = (rules.MAT, rules.CANDY, rules.CARD)


def _grouped(notes: Sequence[Note]) -> Iterator[tuple[Note, list[Note]]]:
    """Each happening with the notes that spell it out: mats, candies, cards; cards drawn in a row are one."""
    group: list[Note] = []
    for note in notes:
        drawn_on = note[0] == rules.DREW and group and group[0][:2] == note[:2]
        if group and not drawn_on and note[0] not in DETAILS:
            yield group[0], group[1:]
            group = []
        group.append(note)
    if group:
        yield group[0], group[1:]


def _candies(details: list[Note]) -> list[str]:
    counts = [sum(note[2] for note in details if note[:2] == (rules.CANDY, colour)) for colour in range(COLOURS)]
    return [COLOUR_NAMES[colour] for colour, count in enumerate(counts) for _ in range(count)]


def _tell_dealt(game: Pinata, head: Note, details: list[Note]) -> Event:
    """PI-5, PI-6."""
    mats = []
    for at, note in enumerate(details):
        if note[0] == rules.MAT:
            candies = _candies(details[at + 1 : at + 2 + note[1]])  # as many as the mat's number
            mats.append({"number": note[1] + 1, "up": bool(note[2]), "candies": candies})
    public: Json = {"first": head[0], "mats": mats}
    words = text("pinata-event-dealt", seat={"$seat": head[0]})
    own: dict[int, tuple[Json, Text | None]] = {
        seat: ({**public, "hand": counted_cards(of_seat(game.hand, seat))}, words) for seat in range(2)
    }
    return Event("dealt", public, words, own)


def _tell_played(game: Pinata, head: Note, details: list[Note]) -> Event:
    seat, kind, mat, side = head
    data = {"seat": seat, "card": CARD_NAMES[kind], "mat": mat + 1, "side": side}
    key = "pinata-event-played" if side == seat else "pinata-event-played-other"
    return Event("played", data, text(key, seat={"$seat": seat}, card=card_text(kind), mat=mat + 1))


def _tell_drew(game: Pinata, head: Note, details: list[Note]) -> Event:
    seat = head[0]
    kinds = [head[1], *(note[2] for note in details)]
    public = {"seat": seat, "count": len(kinds)}
    words = text("pinata-event-drew", seat={"$seat": seat}, count=len(kinds))
    own = {**public, "cards": [CARD_NAMES[kind] for kind in kinds]}
    return Event("drew", public, words, {seat: (own, text("pinata-event-you-drew", cards=card_texts(kinds)))})


def _tell_shuffled(game: Pinata, head: Note, details: list[Note]) -> Event:
    return Event("shuffled", {"count": head[0]}, text("pinata-event-shuffled", count=head[0]))


def _tell_scored(game: Pinata, head: Note, details: list[Note]) -> Event:
    mat, winner, *sums = head
    candies = _candies(details)
    up = (sums[0] > sums[1]) == (winner == 0)  # PI-13
    cards = [[CARD_NAMES[n[1]] for n in details if n[0] == rules.CARD and n[2] == seat] for seat in range(2)]
    data = {"mat": mat + 1, "winner": winner, "up": up, "sums": sums, "candies": candies, "cards": cards}
    words = text(
        "pinata-event-scored",
        seat={"$seat": winner},
        mat=mat + 1,
        way="up" if up else "down",
        sum=sums[winner],
        other=sums[1 - winner],
        candies=candy_texts(candies),
    )
    return Event("scored", data, words)


def _tell_refilled(game: Pinata, head: Note, details: list[Note]) -> Event:
    mat, up, *_ = head
    candies = _candies(details)
    words = text("pinata-event-refilled", mat=mat + 1, way="up" if up else "down", candies=candy_texts(candies))
    return Event("refilled", {"mat": mat + 1, "up": bool(up), "candies": candies}, words)


def _tell_removed(game: Pinata, head: Note, details: list[Note]) -> Event:
    return Event("removed", {"mat": head[0] + 1}, text("pinata-event-removed", mat=head[0] + 1))


def _tell_medal(game: Pinata, head: Note, details: list[Note]) -> Event:
    seat, colour = head[0], COLOUR_NAMES[head[1]]
    return Event(
        "medal", {"seat": seat, "colour": colour}, text("pinata-event-medal", seat={"$seat": seat}, colour=colour)
    )


def _tell_showed(game: Pinata, head: Note, details: list[Note]) -> Event:
    kinds = [note[1] for note in details]
    words = text("pinata-event-showed", seat={"$seat": head[0]}, cards=card_texts(kinds), count=len(kinds))
    return Event("showed", {"seat": head[0], "cards": [CARD_NAMES[kind] for kind in kinds]}, words)


def _tell_discarded(game: Pinata, head: Note, details: list[Note]) -> Event:
    seat, kind, *_ = head
    words = text("pinata-event-discarded", seat={"$seat": seat}, card=card_text(kind))
    return Event("discarded", {"seat": seat, "card": CARD_NAMES[kind]}, words)


def _tell_passed(game: Pinata, head: Note, details: list[Note]) -> Event:
    return Event("passed", {"seat": head[0]}, text("pinata-event-passed", seat={"$seat": head[0]}))


def _tell_won(game: Pinata, head: Note, details: list[Note]) -> Event:
    medals = [game.medal_count(seat) for seat in range(2)]
    candies = [game.candy_count(seat) for seat in range(2)]
    return Event("won", {"seats": seats_in(head[0]), "medals": medals, "candies": candies}, _won_text(game))


_TELL = {
    rules.DEALT: _tell_dealt,
    rules.PLAYED: _tell_played,
    rules.DREW: _tell_drew,
    rules.SHUFFLED: _tell_shuffled,
    rules.SCORED: _tell_scored,
    rules.REFILLED: _tell_refilled,
    rules.REMOVED: _tell_removed,
    rules.MEDAL: _tell_medal,
    rules.SHOWED: _tell_showed,
    rules.DISCARDED: _tell_discarded,
    rules.PASSED: _tell_passed,
    rules.WON: _tell_won,
}


# --- the edition --------------------------------------------------------------------------------------


def complaints(content: Json) -> list[str]:
    """Everything that is wrong with an edition file: PI-1 to PI-3 as far as the rules depend on them."""
    found = [f"unknown field {name!r}" for name in content if name not in ("game", "name", "colours", "cards")]
    if content.get("game") != "pinata":
        found.append(f"game is {content.get('game')!r}, not 'pinata'")
    if not isinstance(content.get("name"), str):
        found.append("name is missing")
    found += _entry_complaints(content, "colours", COLOUR_NAMES, _colour_complaints)
    found += _entry_complaints(content, "cards", CARD_COLOURS, _card_complaints)
    return found or _count_complaints(content)


def _entry_complaints(
    content: Json, field: str, colours: Sequence[str], complain_of: Callable[[Json, str], list[str]]
) -> list[str]:
    """One entry for each colour, each sound by itself."""
    entries = content.get(field)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return [f"there are no [[{field}]] entries"]
    named = [entry.get("colour") for entry in entries]
    found = [
        f"{field}: colour {colour} stands {named.count(colour)} times, not once"
        for colour in colours
        if named.count(colour) != 1
    ]
    for entry in entries:
        colour = entry.get("colour")
        if colour not in colours:
            found.append(f"{field}: unknown colour {colour!r}; the colours are {', '.join(colours)}")
        else:
            found += check_source(entry, f"{field}, {colour}") + complain_of(entry, f"{field}, {colour}")
    return found


def _colour_complaints(entry: Json, where: str) -> list[str]:
    found = _unknown_fields(entry, where, ("colour", "candies", "medal", "source", "note"))
    candies, medal = entry.get("candies"), entry.get("medal")
    if type(candies) is not int or type(medal) is not int or not 0 < medal <= candies:
        return [*found, f"{where}: candies and medal must be whole numbers, the medal from 1 to the candies"]
    if 2 * medal <= candies:
        found.append(f"{where}: a medal for {medal} of {candies} candies is no majority (PI-2)")
    return found


def _card_complaints(entry: Json, where: str) -> list[str]:
    found = _unknown_fields(entry, where, ("colour", "values", "source", "note"))
    values = entry.get("values")
    if not isinstance(values, list) or not all(type(value) is int and 1 <= value <= VALUES for value in values):
        found.append(f"{where}: values must be whole numbers from 1 to {VALUES}")
    return found


def _unknown_fields(entry: Json, where: str, known: Sequence[str]) -> list[str]:
    return [f"{where}: unknown field {name!r}" for name in entry if name not in known]


def _count_complaints(content: Json) -> list[str]:
    cards = {entry["colour"]: len(entry["values"]) for entry in content["cards"]}
    found = [
        f"cards, {entry['colour']}: {cards[entry['colour']]} cards for {entry['candies']} candies (PI-2)"
        for entry in content["colours"]
        if cards[entry["colour"]] != entry["candies"]
    ]
    if cards["wild"] != WILD_CARDS or sum(cards.values()) != CARDS:
        found.append(
            f"cards: {sum(cards.values())} in all, {cards['wild']} of them wild, not {CARDS} and {WILD_CARDS} (PI-1)"
        )
    return found
