"""The events of Pandorum, made from the journal: for everybody, and for the seat that saw more."""

from collections.abc import Callable, Sequence

from ...core.event import Deed, Event, Note, grouped
from ...core.play import seats_in
from ...core.text import Json, Text, seat_text, seat_texts, text
from . import terms
from .moves import (
    CARD_NAMES,
    COLOURS,
    HEX_NAMES,
    HULL_NAMES,
    NOSE_NAMES,
    PIECE_NAMES,
    REASONS,
    SLOT_NAMES,
    UPGRADE_NAMES,
    card_text,
    card_texts,
    upgrade_text,
)
from .positions import counted_cards, market, of_seat
from .rules import Pandorum
from .shapes import (
    Barren,
    Built,
    Charged,
    Dealt,
    Discarded,
    Drew,
    Emptied,
    Fee,
    Hauled,
    LastObject,
    Moved,
    Opened,
    Paid,
    Passed,
    Payer,
    Slotted,
    Source,
    Took,
    Won,
)

# Notes that describe the happening before them.
DETAILS = (terms.USED, terms.SOURCE, terms.PAYER)


def tell(game: Pandorum, notes: Sequence[Note]) -> list[Event]:
    """The events of one move."""
    return [_TELL[head[0]](game, head[1:], more) for head, more in grouped(notes, _belongs)]


def _belongs(note: Note, head: Note) -> bool:
    """The first market belongs to the deal."""
    return note[0] in DETAILS or (note[0] == terms.OPENED and head[0] == terms.DEALT)


def deeds(event: Event) -> list[Deed]:
    """Payments of cards, noses used, hulls charged, and cargo."""
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


def won_text(game: Pandorum) -> Text:
    winners = seats_in(game.winners)
    return text("pandorum-event-won", seats=seat_texts(winners), count=len(winners))


def pieces_left(game: Pandorum) -> list[int]:
    return [game.modules_left[seat] + game.bases_left[seat] for seat in range(game.players)]


# --- one function a happening -------------------------------------------------------------------------


def _dealt(game: Pandorum, head: Note, more: list[Note]) -> Event:
    """PD-1, PD-6, PD-8, PD-9."""
    seats = range(game.players)
    public: Dealt = {
        "first": head[0],
        "sectors": list(game.sector_at),
        "harvesters": [{"nose": NOSE_NAMES[game.nose[s]], "hull": HULL_NAMES[game.hull[s]]} for s in seats],
        "market": market(game),
        "quids": list(game.quids[: game.players]),
    }
    words = text("pandorum-event-dealt", seat=seat_text(head[0]))
    dealt: list[Dealt] = [{**public, "hand": counted_cards(of_seat(game.hand, seat))} for seat in seats]
    return Event("dealt", public, words, {seat: (own, words) for seat, own in enumerate(dealt)})


def _drew(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, card, from_market, _ = head
    if from_market:
        data: Drew = {"seat": seat, "pile": "market", "card": CARD_NAMES[card]}
        return Event("drew", data, text("pandorum-event-took-card", seat=seat_text(seat), card=card_text(card)))
    public: Drew = {"seat": seat, "pile": "deck", "card": None}
    own: Drew = {**public, "card": CARD_NAMES[card]}
    words = text("pandorum-event-you-drew", card=card_text(card))
    return Event("drew", public, text("pandorum-event-drew", seat=seat_text(seat)), {seat: (own, words)})


def _opened(game: Pandorum, head: Note, more: list[Note]) -> Event:
    data: Opened = {"card": CARD_NAMES[head[0]]}
    return Event("opened", data, text("pandorum-event-opened", card=card_text(head[0])))


def _discarded(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, card, *_ = head
    words = text("pandorum-event-discarded", seat=seat_text(seat), card=card_text(card))
    data: Discarded = {"seat": seat, "card": CARD_NAMES[card]}
    return Event("discarded", data, words)


def _moved(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, start, end, jump = head
    data: Moved = {"seat": seat, "start": HEX_NAMES[start], "end": HEX_NAMES[end], "jump": bool(jump)}
    key = "pandorum-event-jumped" if jump else "pandorum-event-moved"
    return Event("moved", data, text(key, seat=seat_text(seat), hex=HEX_NAMES[end]))


def _fee(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, owner, amount, hex = head
    data: Fee = {"seat": seat, "to": owner, "amount": amount, "hex": HEX_NAMES[hex]}
    return Event("fee", data, text("pandorum-event-fee", seat=seat_text(seat), owner=seat_text(owner), amount=amount))


def _built(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, hex, piece, nose = head
    cards = [note[1] for note in more]
    data: Built = {
        "seat": seat,
        "hex": HEX_NAMES[hex],
        "piece": PIECE_NAMES[piece],
        "cards": [CARD_NAMES[card] for card in cards],
        "nose": NOSE_NAMES[nose - 1] if nose else None,
    }
    words = text(
        "pandorum-event-built",
        seat=seat_text(seat),
        hex=HEX_NAMES[hex],
        piece=PIECE_NAMES[piece],
        cards=card_texts(cards),
    )
    return Event("built", data, words)


def _sources(more: list[Note]) -> list[Source]:
    return [{"hex": HEX_NAMES[note[1]], "amount": note[2]} for note in more if note[0] == terms.SOURCE]


def _paid(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, card, amount, doubled = head
    data: Paid = {
        "seat": seat,
        "card": CARD_NAMES[card],
        "amount": amount,
        "doubled": bool(doubled),
        "sources": _sources(more),
    }
    key = "pandorum-event-paid-double" if doubled else "pandorum-event-paid"
    return Event("paid", data, text(key, seat=seat_text(seat), card=card_text(card), amount=amount))


def _took(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, card, amount, doubled = head
    payers: list[Payer] = [{"seat": note[1], "amount": note[2]} for note in more if note[0] == terms.PAYER]
    data: Took = {
        "seat": seat,
        "card": CARD_NAMES[card],
        "amount": amount,
        "doubled": bool(doubled),
        "sources": _sources(more),
        "payers": payers,
    }
    words = text(
        "pandorum-event-took",
        seat=seat_text(seat),
        card=card_text(card),
        amount=amount,
        payers=[seat_text(payer["seat"]) for payer in payers],
    )
    return Event("took", data, words)


def _slotted(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, card, slot, _ = head
    data: Slotted = {"seat": seat, "card": CARD_NAMES[card], "slot": SLOT_NAMES[slot]}
    words = text("pandorum-event-slotted", seat=seat_text(seat), card=card_text(card), slot=SLOT_NAMES[slot])
    return Event("slotted", data, words)


def _charged(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, slot, kind, _ = head
    name = UPGRADE_NAMES[slot][kind]
    words = text("pandorum-event-charged", seat=seat_text(seat), upgrade=upgrade_text(slot, kind))
    data: Charged = {"seat": seat, "slot": "nose" if slot == terms.NOSE else "hull", "kind": name}
    return Event("charged", data, words)


def _emptied(game: Pandorum, head: Note, more: list[Note]) -> Event:
    seat, kind, *_ = head
    words = text("pandorum-event-emptied", seat=seat_text(seat), upgrade=upgrade_text(terms.NOSE, kind))
    data: Emptied = {"seat": seat, "kind": NOSE_NAMES[kind], "used": bool(game.nose_used[seat])}
    return Event("emptied", data, words)


def _last(game: Pandorum, head: Note, more: list[Note]) -> Event:
    data: LastObject = {"seat": head[0]}
    return Event("last", data, text("pandorum-event-last", seat=seat_text(head[0])))


def _passed(game: Pandorum, head: Note, more: list[Note]) -> Event:
    data: Passed = {"seat": head[0]}
    return Event("passed", data, text("pandorum-event-passed", seat=seat_text(head[0])))


def _barren(game: Pandorum, head: Note, more: list[Note]) -> Event:
    words = text("pandorum-event-barren", rounds=head[0], limit=terms.BARREN_ROUNDS)
    data: Barren = {"rounds": head[0]}
    return Event("barren", data, words)


def _cargo(game: Pandorum, head: Note, more: list[Note]) -> Event:
    """PD-28."""
    seat, kind, amount, _ = head
    data: Hauled = {"seat": seat, "colour": COLOURS[kind], "amount": amount}
    return Event("cargo", data, text("pandorum-event-cargo", seat=seat_text(seat), colour=COLOURS[kind], amount=amount))


def _won(game: Pandorum, head: Note, more: list[Note]) -> Event:
    data: Won = {
        "seats": seats_in(head[0]),
        "quids": list(game.quids[: game.players]),
        "left": pieces_left(game),
        "reason": REASONS[head[1]],
    }
    return Event("won", data, won_text(game))


_TELL: dict[int, Callable[[Pandorum, Note, list[Note]], Event]] = {
    terms.DEALT: _dealt,
    terms.DREW: _drew,
    terms.OPENED: _opened,
    terms.DISCARDED: _discarded,
    terms.MOVED: _moved,
    terms.FEE: _fee,
    terms.BUILT: _built,
    terms.PAID: _paid,
    terms.TOOK: _took,
    terms.SLOTTED: _slotted,
    terms.CHARGED: _charged,
    terms.EMPTIED: _emptied,
    terms.LAST: _last,
    terms.PASSED: _passed,
    terms.BARREN: _barren,
    terms.HAULED: _cargo,
    terms.WON: _won,
}
