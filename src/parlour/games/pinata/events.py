"""The events of Piñata, made from the journal: for everybody, and for the seat that saw more."""

from collections.abc import Sequence

from ...core.event import Deed, Event, Note, grouped
from ...core.play import seats_in
from ...core.text import Text, seat_text, seat_texts, text
from . import rules
from .moves import CARD_NAMES, COLOUR_NAMES, candy_texts, card_text, card_texts
from .positions import counted_cards, of_seat
from .rules import COLOURS, Pinata
from .shapes import (
    Colour,
    Dealt,
    Discarded,
    Drew,
    MedalWon,
    NewMat,
    Passed,
    Played,
    Refilled,
    Removed,
    Scored,
    Showed,
    Shuffled,
    Won,
)

# Notes that describe the happening before them.
DETAILS = (rules.MAT, rules.CANDY, rules.CARD)


def tell(game: Pinata, notes: Sequence[Note]) -> list[Event]:
    """The events of one move."""
    return [_TELL[head[0]](game, head[1:], more) for head, more in grouped(notes, _belongs)]


def _belongs(note: Note, head: Note) -> bool:
    """Cards that a seat draws in a row are one happening."""
    return note[0] in DETAILS or (note[0] == rules.DREW and head[:2] == note[:2])


def deeds(event: Event) -> list[Deed]:
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


def won_text(game: Pinata) -> Text:
    winners = seats_in(game.winners)
    return text("pinata-event-won", seats=seat_texts(winners), count=len(winners))


# --- one function a happening -------------------------------------------------------------------------


def _candies(more: list[Note]) -> list[Colour]:
    counts = [sum(note[2] for note in more if note[:2] == (rules.CANDY, colour)) for colour in range(COLOURS)]
    return [COLOUR_NAMES[colour] for colour, count in enumerate(counts) for _ in range(count)]


def _dealt(game: Pinata, head: Note, more: list[Note]) -> Event:
    """PI-5, PI-6."""
    mats: list[NewMat] = []
    for at, note in enumerate(more):
        if note[0] == rules.MAT:
            candies = _candies(more[at + 1 : at + 2 + note[1]])  # as many as the mat's number
            mats.append({"number": note[1] + 1, "up": bool(note[2]), "candies": candies})
    public: Dealt = {"first": head[0], "mats": mats}
    words = text("pinata-event-dealt", seat=seat_text(head[0]))
    dealt: list[Dealt] = [{**public, "hand": counted_cards(of_seat(game.hand, seat))} for seat in range(2)]
    return Event("dealt", public, words, {seat: (own, words) for seat, own in enumerate(dealt)})


def _played(game: Pinata, head: Note, more: list[Note]) -> Event:
    seat, kind, mat, side = head
    data: Played = {"seat": seat, "card": CARD_NAMES[kind], "mat": mat + 1, "side": side}
    key = "pinata-event-played" if side == seat else "pinata-event-played-other"
    return Event("played", data, text(key, seat=seat_text(seat), card=card_text(kind), mat=mat + 1))


def _drew(game: Pinata, head: Note, more: list[Note]) -> Event:
    seat = head[0]
    kinds = [head[1], *(note[2] for note in more)]
    public: Drew = {"seat": seat, "count": len(kinds)}
    words = text("pinata-event-drew", seat=seat_text(seat), count=len(kinds))
    own: Drew = {**public, "cards": [CARD_NAMES[kind] for kind in kinds]}
    return Event("drew", public, words, {seat: (own, text("pinata-event-you-drew", cards=card_texts(kinds)))})


def _shuffled(game: Pinata, head: Note, more: list[Note]) -> Event:
    data: Shuffled = {"count": head[0]}
    return Event("shuffled", data, text("pinata-event-shuffled", count=head[0]))


def _scored(game: Pinata, head: Note, more: list[Note]) -> Event:
    mat, winner, *sums = head
    candies = _candies(more)
    up = (sums[0] > sums[1]) == (winner == 0)  # PI-13
    cards = [[CARD_NAMES[n[1]] for n in more if n[0] == rules.CARD and n[2] == seat] for seat in range(2)]
    data: Scored = {"mat": mat + 1, "winner": winner, "up": up, "sums": sums, "candies": candies, "cards": cards}
    words = text(
        "pinata-event-scored",
        seat=seat_text(winner),
        mat=mat + 1,
        way="up" if up else "down",
        sum=sums[winner],
        other=sums[1 - winner],
        candies=candy_texts(candies),
    )
    return Event("scored", data, words)


def _refilled(game: Pinata, head: Note, more: list[Note]) -> Event:
    mat, up, *_ = head
    candies = _candies(more)
    words = text("pinata-event-refilled", mat=mat + 1, way="up" if up else "down", candies=candy_texts(candies))
    data: Refilled = {"mat": mat + 1, "up": bool(up), "candies": candies}
    return Event("refilled", data, words)


def _removed(game: Pinata, head: Note, more: list[Note]) -> Event:
    data: Removed = {"mat": head[0] + 1}
    return Event("removed", data, text("pinata-event-removed", mat=head[0] + 1))


def _medal(game: Pinata, head: Note, more: list[Note]) -> Event:
    data: MedalWon = {"seat": head[0], "colour": COLOUR_NAMES[head[1]]}
    words = text("pinata-event-medal", seat=seat_text(data["seat"]), colour=data["colour"])
    return Event("medal", data, words)


def _showed(game: Pinata, head: Note, more: list[Note]) -> Event:
    kinds = [note[1] for note in more]
    words = text("pinata-event-showed", seat=seat_text(head[0]), cards=card_texts(kinds), count=len(kinds))
    data: Showed = {"seat": head[0], "cards": [CARD_NAMES[kind] for kind in kinds]}
    return Event("showed", data, words)


def _discarded(game: Pinata, head: Note, more: list[Note]) -> Event:
    seat, kind, *_ = head
    words = text("pinata-event-discarded", seat=seat_text(seat), card=card_text(kind))
    data: Discarded = {"seat": seat, "card": CARD_NAMES[kind]}
    return Event("discarded", data, words)


def _passed(game: Pinata, head: Note, more: list[Note]) -> Event:
    data: Passed = {"seat": head[0]}
    return Event("passed", data, text("pinata-event-passed", seat=seat_text(head[0])))


def _won(game: Pinata, head: Note, more: list[Note]) -> Event:
    medals = [game.medal_count(seat) for seat in range(2)]
    candies = [game.candy_count(seat) for seat in range(2)]
    data: Won = {"seats": seats_in(head[0]), "medals": medals, "candies": candies}
    return Event("won", data, won_text(game))


_TELL = {
    rules.DEALT: _dealt,
    rules.PLAYED: _played,
    rules.DREW: _drew,
    rules.SHUFFLED: _shuffled,
    rules.SCORED: _scored,
    rules.REFILLED: _refilled,
    rules.REMOVED: _removed,
    rules.MEDAL: _medal,
    rules.SHOWED: _showed,
    rules.DISCARDED: _discarded,
    rules.PASSED: _passed,
    rules.WON: _won,
}
