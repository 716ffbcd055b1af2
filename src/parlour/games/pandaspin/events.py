"""The events of Panda Spin, made from the journal: for everybody, and for the seat that saw more."""

from collections.abc import Sequence

from ...core.event import Deed, Event, Note, grouped
from ...core.play import seats_in
from ...core.text import Json, Text, seat_text, seat_texts, text
from . import terms
from .cards import (
    FIGURES,
    SIDE_NAMES,
    SUIT_NAMES,
    card_json,
    card_text,
    card_texts,
    cards_json,
    deed_name,
    hand,
    jokers,
    spelled,
    suits_in,
)
from .cards import VALUE_NAMES as VALUES
from .positions import MOODS
from .rules import PandaSpin
from .shapes import (
    BambooTaken,
    BidMade,
    Burnt,
    Dealt,
    DrawnSuit,
    ElementPlayed,
    Gains,
    Gone,
    PandaFed,
    Passed,
    Scored,
    Shed,
    Spun,
    SuitsChosen,
    TrickWon,
    WentOut,
    Won,
)
from .terms import ANIMALS, HUNGRY, NOBODY

# Where the cards of a seat that passes go, by the rules' number for it.
GONE: tuple[Gone | None, ...] = (None, "hand", "discard")

# Notes that describe the happening before them.
DETAILS = (terms.SUIT, terms.CARD, terms.DREW, terms.GAINED)


def tell(game: PandaSpin, notes: Sequence[Note]) -> list[Event]:
    """The events of one move."""
    return [_TELL[head[0]](game, head[1:], more) for head, more in grouped(notes, _belongs)]


def _belongs(note: Note, head: Note) -> bool:
    return note[0] in DETAILS


def deeds(event: Event) -> list[Deed]:
    """Figures bid, the cards in them, element cards played, symbols used, and points for going out."""
    data = event.data
    if event.type == "bid":
        figure = {"$text": "pandaspin-deed-figure-name", "kind": data["figure"]["kind"]}
        cards = [deed_name(SIDE_NAMES.index(card["card"]) // 2, card["blue"]) for card in data["cards"]]
        played = [Deed(data["seat"], "card", name) for name in cards]
        return [*played, Deed(data["seat"], "figure", figure, data["figure"]["size"])]
    if event.type == "element":
        suit = {"$text": "pandaspin-suit", "suit": data["card"]["suit"]}
        return [Deed(data["seat"], "element", suit, data["drew"])]
    if event.type in ("bamboo", "hungry", "fire", "spin"):
        return [Deed(data["seat"], "symbol", {"$text": "pandaspin-deed-symbol-name", "symbol": event.type})]
    if event.type == "out":
        return [Deed(seat, "out", {"$text": "pandaspin-deed-out-name"}, data["points"]) for seat in data["seats"]]
    return []


def won_text(game: PandaSpin) -> Text:
    return text("pandaspin-event-won", seat=seat_text(seats_in(game.winners)[0]))


def _cards(more: Sequence[Note]) -> list[int]:
    return [note[1] for note in more if note[0] == terms.CARD]


# --- setting up ---------------------------------------------------------------------------------------


def _suits(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    """PS-6, PS-7, PS-8."""
    first, mood, suits, _ = head
    drawn: list[DrawnSuit] = [
        {"seat": None if note[1] == NOBODY else note[1], "suit": SUIT_NAMES[note[2]]} for note in more
    ]
    named = [SUIT_NAMES[suit] for suit in suits_in(suits)]
    data: SuitsChosen = {"drawn": drawn, "suits": named, "mood": MOODS[mood - HUNGRY], "first": first}
    listed = [{"$text": "pandaspin-suit", "suit": suit} for suit in named]
    return Event("suits", data, text("pandaspin-event-suits", suits=listed, mood=data["mood"]))


def _dealt(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    """PS-9; nothing happens in a move after a deal, so the hands are as they were dealt."""
    number, leader, *_ = head
    sizes = list(game.hand_size[: game.players])
    public: Dealt = {"round": number, "leader": leader, "hand_sizes": sizes, "draw_size": game.pile_size}
    words = text("pandaspin-event-dealt", round=number, seat=seat_text(leader))
    dealt: list[Dealt] = [{**public, "hand": cards_json(game, hand(game, seat))} for seat in range(game.players)]
    return Event("dealt", public, words, {seat: (own, words) for seat, own in enumerate(dealt)})


# --- a trick ------------------------------------------------------------------------------------------


def _bid(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    seat, move, over, _ = head
    figure, sides = FIGURES[move], _cards(more)
    missing = jokers(game, figure, sides)
    data: BidMade = {
        "seat": seat,
        "figure": figure.json(),
        "cards": cards_json(game, sides),
        "jokers": [VALUES[value] for value in missing],
        "over": None if over == NOBODY else over,
    }
    words = text(
        "pandaspin-event-bid",
        seat=seat_text(seat),
        figure=figure.text(),
        cards=card_texts(game, sides),
        jokers=spelled(missing),
        count=len(missing),
    )
    return Event("bid", data, words)


def _passed(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    """PS-16, PS-18, PS-31."""
    seat, to, forced, _ = head
    where = GONE[to]
    sides = [side | 1 if to == terms.TO_HAND else side for side in _cards(more)]
    data: Passed = {"seat": seat, "cards": cards_json(game, sides), "to": where, "forced": bool(forced)}
    words = text("pandaspin-event-passed", seat=seat_text(seat), to=where or "none", cards=card_texts(game, sides))
    return Event("passed", data, words)


def _element(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    """PS-31: only the seat itself sees what was drawn."""
    seat, suit, drew, _ = head
    side, drawn = (ANIMALS + suit) * 2, [note[1] * 2 for note in more if note[0] == terms.DREW]
    public: ElementPlayed = {"seat": seat, "card": card_json(game, side), "drew": drew}
    own: ElementPlayed = {**public, "drawn": cards_json(game, drawn)}
    words: Json = {"seat": seat_text(seat), "card": card_text(game, side), "count": drew}
    told = text("pandaspin-event-you-element", card=words["card"], cards=card_texts(game, drawn), count=drew)
    return Event("element", public, text("pandaspin-event-element", **words), {seat: (own, told)})


def _shed(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    sides = _cards(more)
    data: Shed = {"seat": head[0], "cards": cards_json(game, sides)}
    return Event("shed", data, text("pandaspin-event-shed", seat=seat_text(head[0]), cards=card_texts(game, sides)))


def _trick(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    data: TrickWon = {"seat": head[0], "cards": cards_json(game, _cards(more))}
    return Event("trick", data, text("pandaspin-event-trick", seat=seat_text(head[0])))


# --- symbols ------------------------------------------------------------------------------------------


def _bamboo(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    data: BambooTaken = {"seat": head[0]}
    return Event("bamboo", data, text("pandaspin-event-bamboo", seat=seat_text(head[0])))


def _hungry(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    seat, other, *_ = head
    words = text("pandaspin-event-hungry", seat=seat_text(seat), other=seat_text(other))
    data: PandaFed = {"seat": seat, "loser": other}
    return Event("hungry", data, words)


def _fire(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    side = _cards(more)[0]
    words = text("pandaspin-event-fire", seat=seat_text(head[0]), card=card_text(game, side))
    data: Burnt = {"seat": head[0], "card": card_json(game, side)}
    return Event("fire", data, words)


def _spin(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    """PS-29: only the seat itself sees which card."""
    seat, side = head[0], head[1] * 2 + 1
    public: Spun = {"seat": seat}
    own: Spun = {"seat": seat, "card": card_json(game, side)}
    words = text("pandaspin-event-spin", seat=seat_text(seat))
    told = text("pandaspin-event-you-spin", card=card_text(game, side))
    return Event("spin", public, words, {seat: (own, told)})


# --- points -------------------------------------------------------------------------------------------


def _out(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    seats, points = seats_in(head[0]), head[1]
    words = text("pandaspin-event-out", seats=seat_texts(seats), count=len(seats), points=points)
    data: WentOut = {"seats": seats, "points": points}
    return Event("out", data, words)


def _scored(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    points = list(game.points[: game.players])
    standings = [
        {"$text": "pandaspin-standing", "seat": seat_text(seat), "points": count} for seat, count in enumerate(points)
    ]
    words = text("pandaspin-event-scored", round=head[0], standings=standings)
    gains: list[Gains] = [{"out": out, "bamboo": bamboo, "panda": panda} for _, _, out, bamboo, panda in more]
    data: Scored = {"round": head[0], "points": points, "gains": gains}
    return Event("scored", data, words)


def _won(game: PandaSpin, head: Note, more: list[Note]) -> Event:
    data: Won = {"seats": seats_in(head[0]), "points": list(game.points[: game.players]), "tie": bool(head[1])}
    return Event("won", data, won_text(game))


_TELL = {
    terms.DREW_SUITS: _suits,
    terms.DEALT: _dealt,
    terms.BID: _bid,
    terms.PASSED: _passed,
    terms.PLAYED_ELEMENT: _element,
    terms.SHED_ELEMENT: _shed,
    terms.TOOK_BAMBOO: _bamboo,
    terms.TOOK_FROM: _hungry,
    terms.BURNT: _fire,
    terms.SPUN: _spin,
    terms.TRICK: _trick,
    terms.WENT_OUT: _out,
    terms.SCORED: _scored,
    terms.WON: _won,
}
