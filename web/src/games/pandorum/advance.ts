/** The board after each event, for showing events one by one; the server's own view always has the last word.
 *
 * A step also says which things moved, by the names they carry on the page: `hand-magma_tap-0` in the viewer's hand,
 * `cards-1` another player's hand, `market-magma_tap-2` the second of a stack, `deck`, `work-magma_tap` a card being built,
 * `slot-1-nose-0` in a harvester, `piece-c4` on the planet, `stock-1-module` beside it, `hex-c4` a hex, `quids-1` money. */

import { countOf } from "../../lib/cards";
import { stepped, type Steps } from "../game";
import {
  type Arrival,
  infoOf,
  onBench,
  oneLess,
  type PandorumBoard,
  type PandorumEvent,
  type PandorumShapes,
  type PandorumView,
  sorted,
} from "./board";
import type { Card, Events, Harvester, Paid, SlotName, Source } from "./shapes";

const steps: Steps<PandorumShapes> = {
  /** Nobody has a table before the deal from which things could move. */
  dealt: (board) => board,
  drew(board, { seat, pile, card }, viewer) {
    const source = pile === "market" && card ? topOf(board, card) : "deck";
    const left =
      pile === "market" && card ? taken(board, card) : { ...board, deck_size: board.deck_size - 1 };
    const own = seat === viewer && card !== null;
    return {
      ...left,
      hand: own ? sorted(board, [...(board.hand ?? []), card]) : board.hand,
      hand_sizes: more(board.hand_sizes, seat, 1),
      known: pile === "market" && card ? withKnown(board, seat, card) : board.known,
      came: { hand: source },
      arrivals: seat === viewer ? [] : [{ name: "drawn", at: `cards-${seat}`, from: source, card }],
    };
  },
  opened(board, { card }) {
    const after = laidOpen(board, card);
    return { ...after, deck_size: board.deck_size - 1, came: { [topOf(after, card)]: "deck" } };
  },
  discarded(board, { seat, card }, viewer) {
    const after = laidOpen(withoutCard(board, seat, card, viewer), card);
    return { ...after, discarded: card, ...outOfHand(board, seat, viewer, [[topOf(after, card), card]]) };
  },
  moved(board, { seat, end }) {
    return { ...onHarvester(board, seat, (one) => ({ ...one, hex: end })), discarded: null };
  },
  fee(board, { seat, to, amount }) {
    return {
      ...board,
      quids: more(more(board.quids, seat, -amount), to, amount),
      arrivals: [{ name: "coin-0", at: `quids-${to}`, from: `quids-${seat}`, amount, payer: seat }],
    };
  },
  built(board, { seat, hex, piece, cards, nose }, viewer) {
    const left = cards.reduce((now, card) => withoutCard(now, seat, card, viewer), board);
    const stock = piece === "module" ? "modules" : "bases";
    return {
      ...left,
      hexes: board.hexes.map((one) => (one.hex === hex ? { ...one, seat, piece } : one)),
      pieces: board.pieces.map((one, i) => (i === seat ? { ...one, [stock]: one[stock] - 1 } : one)),
      building: { hex, piece, nose: nose !== null, cards, asked: null },
      barren: 0,
      ...outOfHand(
        board,
        seat,
        viewer,
        cards.map((card) => [`work-${card}`, card]),
      ),
    };
  },
  paid: earned,
  took(board, paid) {
    const quids = paid.payers.reduce((left, one) => more(left, one.seat, -one.amount), board.quids);
    const after = earned({ ...board, quids }, paid);
    return { ...after, arrivals: after.arrivals?.map((coin) => ownedBy(board, coin)) ?? [] };
  },
  slotted(board, { seat, card, slot }) {
    const cards = onBench(board.building).filter((one) => one !== card);
    const after = onHarvester(board, seat, (one) => slotted(board, one, card, slot));
    return {
      ...after,
      cargo: slot === "cargo" ? withCargo(after, seat, card) : board.cargo,
      building: board.building && cards.length ? { ...board.building, cards, asked: null } : null,
      moved:
        slot === "cargo"
          ? { [`slot-${seat}-cargo-${infoOf(board, card).kind}`]: `work-${card}` }
          : intoRow(`slot-${seat}-${slot}`, after.harvesters[seat]?.[slot].cards ?? [], card),
    };
  },
  charged(board, { seat, slot }) {
    if (slot !== "hull") return board;
    return onHarvester(board, seat, (one) => ({ ...one, hull: { ...one.hull, active: true } }));
  },
  emptied(board, { seat, used }) {
    const spent = board.harvesters[seat]?.nose.cards.length ?? 0;
    const after = onHarvester(board, seat, (one) => ({
      ...one,
      nose: { ...one.nose, cards: [], used },
    }));
    return { ...after, box_size: board.box_size + spent };
  },
  last(board, { seat }) {
    return { ...board, last_turns: board.quids.map((_, i) => i).filter((i) => i !== seat) };
  },
  passed: (board) => board,
  barren(board, { rounds }) {
    return { ...board, barren: rounds };
  },
  cargo(board, { seat, colour, amount }) {
    const kind = Object.values(board.cards).find((info) => info.colour === colour)?.kind ?? "";
    return {
      ...board,
      quids: more(board.quids, seat, amount),
      arrivals: [{ name: "coin-0", at: `quids-${seat}`, from: `slot-${seat}-cargo-${kind}`, amount }],
    };
  },
  won(board, { quids }) {
    const nobody = board.last_turns && [];
    return { ...board, phase: "over", turn_of: null, draws_left: null, last_turns: nobody, quids };
  },
};

/** A card pays, the coins coming from what was counted; a block's from where it is built. */
function earned(board: PandorumBoard, { seat, amount, doubled, sources }: Paid): PandorumBoard {
  const whole = [{ hex: board.building?.hex ?? "", amount }];
  const found = sources.length
    ? sources.map((one) => ({ ...one, amount: one.amount * (doubled ? 2 : 1) }))
    : whole;
  return {
    ...board,
    quids: more(board.quids, seat, amount),
    arrivals: amount > 0 ? found.map(coin(seat)) : [],
  };
}

function coin(seat: number) {
  return ({ hex, amount }: Source, i: number): Arrival => ({
    name: `coin-${i}`,
    at: `quids-${seat}`,
    from: `hex-${hex}`,
    amount,
  });
}

/** A coin that comes from somebody's object is theirs. */
function ownedBy(board: PandorumBoard, coin: Arrival): Arrival {
  const payer = board.hexes.find(({ hex }) => coin.from === `hex-${hex}`)?.seat;
  return payer == null ? coin : { ...coin, payer };
}

const more = (numbers: readonly number[], at: number, by: number) =>
  numbers.with(at, (numbers[at] ?? 0) + by);

/** Things that were cards of a hand: each the last of those alike in the viewer's own, or hidden in another's. */
function outOfHand(
  board: PandorumBoard,
  seat: number,
  viewer: number | null,
  things: [string, Card][],
): Pick<PandorumBoard, "moved" | "came"> {
  if (seat !== viewer) return { came: Object.fromEntries(things.map(([name]) => [name, `cards-${seat}`])) };
  const held = (card: Card) => `hand-${card}-${countOf(board.hand ?? [], card) - 1}`;
  return { moved: Object.fromEntries(things.map(([name, card]) => [name, held(card)])) };
}

function topOf(board: PandorumBoard, card: Card): string {
  return `market-${card}-${board.market.find((stack) => stack.card === card)?.count ?? 0}`;
}

function taken(board: PandorumBoard, card: Card): PandorumBoard {
  const market = board.market.map((stack) =>
    stack.card === card ? { ...stack, count: stack.count - 1 } : stack,
  );
  return { ...board, market: market.filter(({ count }) => count > 0) };
}

function laidOpen(board: PandorumBoard, card: Card): PandorumBoard {
  const stacked = board.market.some((stack) => stack.card === card);
  const market = stacked
    ? board.market.map((stack) => (stack.card === card ? { ...stack, count: stack.count + 1 } : stack))
    : [...board.market, { card, count: 1 }];
  return { ...board, market };
}

function withKnown(board: PandorumBoard, seat: number, card: Card): Card[][] {
  return board.known.with(seat, sorted(board, [...(board.known[seat] ?? []), card]));
}

function withoutCard(board: PandorumBoard, seat: number, card: Card, viewer: number | null): PandorumBoard {
  return {
    ...board,
    hand: board.hand && seat === viewer ? oneLess(board.hand, card) : board.hand,
    hand_sizes: more(board.hand_sizes, seat, -1),
    known: board.known.with(seat, oneLess(board.known[seat] ?? [], card)),
  };
}

function onHarvester(
  board: PandorumBoard,
  seat: number,
  change: (harvester: Harvester) => Harvester,
): PandorumBoard {
  return { ...board, harvesters: board.harvesters.map((one, i) => (i === seat ? change(one) : one)) };
}

/** Cards lie in a slot in the order of the edition. */
function slotted(board: PandorumBoard, harvester: Harvester, card: Card, slot: SlotName): Harvester {
  if (slot === "cargo") return { ...harvester, cargo: sorted(board, [...harvester.cargo, card]) };
  const filled = harvester[slot];
  return { ...harvester, [slot]: { ...filled, cards: sorted(board, [...filled.cards, card]) } };
}

/** A card has gone from the building into a row of cards: those behind it were each one place further left. */
function intoRow(row: string, cards: readonly Card[], card: Card): Record<string, string> {
  const at = cards.lastIndexOf(card);
  const pushed = cards.slice(at + 1).map((_, i) => [`${row}-${at + 1 + i}`, `${row}-${at + i}`]);
  return { [`${row}-${at}`]: `work-${card}`, ...Object.fromEntries(pushed) };
}

/** The majorities once a card has gone to somebody's cargo (PD-28). */
function withCargo(board: PandorumBoard, seat: number, card: Card): PandorumBoard["cargo"] {
  const { colour } = infoOf(board, card);
  const counts = more(board.cargo[colour]?.counts ?? board.quids.map(() => 0), seat, 1);
  const most = Math.max(...counts);
  return {
    ...board.cargo,
    [colour]: { counts, seat: countOf(counts, most) === 1 ? counts.indexOf(most) : null },
  };
}

/** The name a thing flies by: the one it had before if it has just moved, else that of its place. */
export function flyName(board: PandorumBoard, place: string): string {
  return board.moved?.[place] ?? place;
}

export function advance(view: PandorumView, event: PandorumEvent): PandorumView {
  const before: PandorumBoard = {
    ...view.board,
    moved: {},
    came: {},
    arrivals: [],
    forecast: [],
    brings: {},
    offers: [],
    turn_of: "seat" in event.data ? event.data.seat : view.board.turn_of,
  };
  const after = stepped(steps, { ...view, board: before }, event);
  const gains = after.quids.map((quids, seat) => quids - (view.board.quids[seat] ?? quids));
  return { ...view, board: { ...after, gains } };
}

/** Coins set off one after another, but many of them in few waves. */
export function waves({ type, data }: PandorumEvent): string[][] {
  if (type !== "paid" && type !== "took") return [];
  const coins = data.sources.length;
  const inWave = Math.max(1, Math.ceil(coins / MOST_WAVES));
  return Array.from({ length: Math.ceil(coins / inWave) }, (_, wave) =>
    Array.from({ length: inWave }, (_, i) => `coin-${wave * inWave + i}`),
  );
}

const MOST_WAVES = 4;

const PAUSES: Partial<Record<keyof Events, number>> = {
  drew: 450,
  opened: 200,
  discarded: 500,
  moved: 500,
  fee: 700,
  built: 700,
  paid: 800,
  took: 1000,
  slotted: 450,
  charged: 800,
  emptied: 1300,
  last: 2400,
  passed: 700,
  barren: 900,
  cargo: 900,
  won: 2400,
};

/** Much money is looked at longer. */
const A_QUID = 90;

export function pause({ type, data }: PandorumEvent): number {
  const looked = PAUSES[type] ?? 400;
  return type === "paid" || type === "took" ? looked + A_QUID * data.amount : looked;
}
