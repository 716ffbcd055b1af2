"""The events of Ninjan, made from the journal: for everybody, and for the seat that saw more."""

from collections.abc import Sequence

from ...core.event import Deed, Event, Note, grouped
from ...core.play import seats_in
from ...core.text import Text, seat_text, seat_texts, text
from . import rules
from .moves import LETTERS, SUITS, card_name, card_text, card_texts, named
from .rules import Ninjan
from .shapes import Chose, Dealt, PlayedCard, Put, Revealed, Scored, Threw, Thrown, ThrownSign, Tied, Took, Won

# The notes of all seats make one event.
OF_ALL_SEATS = (rules.REVEALED, rules.SCORED, rules.THROWN)


def tell(game: Ninjan, notes: Sequence[Note]) -> list[Event]:
    """The events of one move."""
    if len(notes) == 1:  # as with nearly every move
        return [_TELL[notes[0][0]](game, notes[0][1:], [])]
    return [_TELL[head[0]](game, head[1:], [note[1:] for note in more]) for head, more in grouped(notes, _belongs)]


def _belongs(note: Note, head: Note) -> bool:
    return note[0] == rules.TAKEN_CARD or (note[0] in OF_ALL_SEATS and note[0] == head[0])


def deeds(event: Event) -> list[Deed]:
    """Cards captured, and the cards they were captured with."""
    if event.type != "took":
        return []
    seat, data = event.data["seat"], event.data
    captured = [Deed(seat, "captured", card_text(card)) for card in data["cards"]]
    return [*captured, Deed(seat, "with", card_text(data["card"]), data["sum"])]


def won_text(game: Ninjan) -> Text:
    winners = seats_in(game.winners)
    return text("ninjan-event-won", seats=seat_texts(winners), count=len(winners))


# --- one function a happening -------------------------------------------------------------------------


def _dealt(game: Ninjan, head: Note, more: list[Note]) -> Event:
    number, *tops = head
    public: Dealt = {"deal": number, "piles": named(game, tops)}
    words = text("ninjan-event-dealt", deal=number, deals=game.deals, cards=card_texts(public["piles"]))
    dealt: list[Dealt] = [{**public, "hand": named(game, sorted(game.hand_of(seat)))} for seat in range(game.players)]
    return Event("dealt", public, words, {seat: (own, words) for seat, own in enumerate(dealt)})


def _chose(game: Ninjan, head: Note, more: list[Note]) -> Event:
    seat, card = head[0], card_name(game, head[1])
    words = text("ninjan-event-chose", seat=seat_text(seat))
    own_words = text("ninjan-event-you-chose", card=card_text(card))
    public: Chose = {"seat": seat}
    own: Chose = {"seat": seat, "card": card}
    return Event("chose", public, words, {seat: (own, own_words)})


def _revealed(game: Ninjan, head: Note, more: list[Note]) -> Event:
    notes = [head, *more]
    cards = named(game, [note[1] for note in notes])
    order: list[PlayedCard] = [{"seat": note[0], "card": card} for note, card in zip(notes, cards, strict=True)]
    words = text("ninjan-event-revealed", round=game.round, cards=card_texts(cards))
    data: Revealed = {"order": order}
    return Event("revealed", data, words)


def _took(game: Ninjan, head: Note, more: list[Note]) -> Event:
    """NJ-8: the journal lists the cards of the pile from the top; the event lists them bottom first."""
    seat, played, pile, total = head
    card, taken = card_name(game, played), named(game, [note[0] for note in reversed(more)])
    data: Took = {"seat": seat, "card": card, "pile": pile + 1, "cards": taken, "sum": total, "total": more[0][1]}
    words = text(
        "ninjan-event-took",
        seat=seat_text(seat),
        card=card_text(card),
        pile=pile + 1,
        cards=card_texts(taken),
        sum=total,
    )
    return Event("took", data, words)


def _put(game: Ninjan, head: Note, more: list[Note]) -> Event:
    seat, card, pile = head[0], card_name(game, head[1]), head[2] + 1
    words = text("ninjan-event-put", seat=seat_text(seat), card=card_text(card), pile=pile)
    data: Put = {"seat": seat, "card": card, "pile": pile}
    return Event("put", data, words)


def _scored(game: Ninjan, head: Note, more: list[Note]) -> Event:
    notes = [head, *more]
    totals = [note[3] for note in notes]
    best = max(totals)
    ahead = [seat for seat, total in enumerate(totals) if total == best]
    data: Scored = {"deal": head[0], "sums": [note[2] for note in notes], "totals": totals}
    return Event("scored", data, text("ninjan-event-scored", deal=head[0], seats=seat_texts(ahead), sum=best))


def _tied(game: Ninjan, head: Note, more: list[Note]) -> Event:
    seats = seats_in(head[0])
    data: Tied = {"seats": seats}
    return Event("tied", data, text("ninjan-event-tied", seats=seat_texts(seats)))


def _threw(game: Ninjan, head: Note, more: list[Note]) -> Event:
    seat, sign, *_ = head
    words = text("ninjan-event-threw", seat=seat_text(seat))
    own_words = text("ninjan-event-you-threw", sign=SUITS[sign])
    public: Threw = {"seat": seat}
    own: Threw = {"seat": seat, "sign": LETTERS[sign]}
    return Event("threw", public, words, {seat: (own, own_words)})


def _thrown(game: Ninjan, head: Note, more: list[Note]) -> Event:
    notes = [head, *more]
    signs: list[ThrownSign] = [{"seat": seat, "sign": LETTERS[sign]} for seat, sign, *_ in notes]
    out = [seat for seat, _, loses, _ in notes if loses]
    shown = [{"$text": "ninjan-thrown", "seat": seat_text(seat), "sign": SUITS[sign]} for seat, sign, *_ in notes]
    words = text("ninjan-event-thrown", throws=shown, out=seat_texts(out), count=len(out))
    data: Thrown = {"signs": signs, "out": out}
    return Event("thrown", data, words)


def _won(game: Ninjan, head: Note, more: list[Note]) -> Event:
    data: Won = {"seats": seats_in(head[0]), "totals": list(game.total[: game.players])}
    return Event("won", data, won_text(game))


_TELL = {
    rules.DEALT: _dealt,
    rules.CHOSE: _chose,
    rules.REVEALED: _revealed,
    rules.TOOK: _took,
    rules.PUTS: _put,
    rules.SCORED: _scored,
    rules.TIED: _tied,
    rules.THREW: _threw,
    rules.THROWN: _thrown,
    rules.WON: _won,
}
