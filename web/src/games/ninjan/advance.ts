/** The board after each event, for showing events one by one; the server's own view always has the last word. */

import type { Event, View } from "../../protocol";
import { boardOf, type Card, type NinjanBoard } from "./board";

/** The events' data (docs/protocol.md); `hand`, `card` of a choice and `sign` reach only the seat itself. */
interface Dealt {
  deal: number;
  piles: Card[];
  hand?: Card[];
}
interface Chose {
  seat: number;
  card?: Card;
}
interface RevealedAll {
  order: { seat: number; card: Card }[];
}
interface Took {
  seat: number;
  card: Card;
  pile: number;
  cards: Card[];
  total: number;
}
interface Put {
  seat: number;
  card: Card;
  pile: number;
}
interface Scored {
  sums: number[];
  totals: number[];
}
interface Threw {
  seat: number;
  sign?: string;
}
interface Thrown {
  signs: { seat: number; sign: string }[];
  out: number[];
}

const steps: Record<string, (board: NinjanBoard, data: never) => NinjanBoard> = {
  dealt(board, { deal, piles, hand }: Dealt) {
    const nobody = board.captured.map(() => [] as Card[]);
    return {
      ...board,
      deal,
      round: 1,
      phase: "choose",
      piles: piles.map((card) => [card]),
      hand: hand ?? board.hand,
      hand_sizes: board.hand_sizes.map(() => 9),
      captured: nobody,
      sums: nobody.map(() => 0),
      revealed: [],
    };
  },
  chose(board, { seat, card }: Chose) {
    return {
      ...board,
      phase: "choose",
      revealed: [],
      chosen: board.chosen.with(seat, true),
      hand_sizes: board.hand_sizes.with(seat, (board.hand_sizes[seat] ?? 1) - 1),
      choice: card ?? board.choice,
      hand: card && board.hand ? board.hand.filter((one) => one !== card) : board.hand,
    };
  },
  revealed(board, { order }: RevealedAll) {
    return {
      ...board,
      phase: "resolve",
      chosen: board.chosen.map(() => false),
      choice: null,
      revealed: order.map((one) => ({ ...one, done: false, pile: null })),
      resolving: order[0]?.seat ?? null,
    };
  },
  took(board, { seat, card, pile, cards, total }: Took) {
    const captured = [...(board.captured[seat] ?? []), ...cards];
    return {
      ...resolved(board, seat, pile),
      piles: board.piles.with(pile - 1, [card]),
      captured: board.captured.with(seat, captured),
      sums: board.sums.with(seat, total),
    };
  },
  put(board, { seat, card, pile }: Put) {
    const grown = [...(board.piles[pile - 1] ?? []), card];
    return { ...resolved(board, seat, pile), piles: board.piles.with(pile - 1, grown) };
  },
  scored(board, { sums, totals }: Scored) {
    return { ...board, sums, totals };
  },
  tied(board, { seats }: { seats: number[] }) {
    return { ...board, phase: "throw", revealed: [], throwers: seats };
  },
  threw(board, { seat, sign }: Threw) {
    return { ...board, chosen: board.chosen.with(seat, true), choice: sign ?? board.choice };
  },
  thrown(board, { signs, out }: Thrown) {
    return {
      ...board,
      chosen: board.chosen.map(() => false),
      choice: null,
      throws: [Object.fromEntries(signs.map(({ seat, sign }) => [seat, sign]))],
      throwers: board.throwers.filter((seat) => !out.includes(seat)),
    };
  },
};

/** The card of `seat` has gone to `pile`; the next one in order resolves. */
function resolved(board: NinjanBoard, seat: number, pile: number): NinjanBoard {
  const revealed = board.revealed.map((one) => (one.seat === seat ? { ...one, done: true, pile } : one));
  return { ...board, revealed, resolving: revealed.find((one) => !one.done)?.seat ?? null, options_at: null };
}

export function advance(view: View, event: Event): View {
  const step = steps[event.type];
  return step ? { ...view, board: { ...step(boardOf(view), event.data as never) } } : view;
}

export function waves(event: Event): string[][] {
  const data = event.data as Partial<Took & Dealt & RevealedAll>;
  // The captured cards leave before the card that takes their place arrives.
  if (event.type === "took") return [data.cards ?? [], [data.card ?? ""]];
  if (event.type === "dealt") return [data.piles ?? [], data.hand ?? []];
  return [];
}

const PAUSES: Record<string, number> = {
  chose: 0,
  threw: 0,
  revealed: 1100,
  took: 900,
  put: 750,
  scored: 600,
  tied: 1200,
  thrown: 1500,
};

export function pause(event: Event): number {
  return PAUSES[event.type] ?? 400;
}
