/** The board after each event, for showing events one by one; the server's own view always has the last word. */

import type { Sound } from "../../lib/sound";
import type { Text } from "../../protocol";
import { type EventOf, stepped, type Steps, type ViewOf } from "../game";
import { isBig, ROUNDS } from "./board";
import type { Board, Card, Events, Shapes } from "./shapes";

const steps: Steps<Shapes> = {
  dealt(board, { deal, piles, hand }) {
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
  chose(board, { seat, card }) {
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
  revealed(board, { order }) {
    return {
      ...board,
      phase: "resolve",
      chosen: board.chosen.map(() => false),
      choice: null,
      revealed: order.map((one) => ({ ...one, done: false, pile: null })),
      resolving: order[0]?.seat ?? null,
    };
  },
  took(board, { seat, card, pile, cards, sum, total }) {
    const captured = [...(board.captured[seat] ?? []), ...cards];
    return {
      ...resolved(board, seat, pile),
      piles: board.piles.with(pile - 1, [card]),
      captured: board.captured.with(seat, captured),
      sums: board.sums.with(seat, total),
      totals: board.totals.with(seat, (board.totals[seat] ?? 0) + sum),
    };
  },
  put(board, { seat, card, pile }) {
    const grown = [...(board.piles[pile - 1] ?? []), card];
    return { ...resolved(board, seat, pile), piles: board.piles.with(pile - 1, grown) };
  },
  scored(board, { sums, totals }) {
    return { ...board, sums, totals };
  },
  tied(board, { seats }) {
    return { ...board, phase: "throw", revealed: [], throwers: seats };
  },
  threw(board, { seat, sign }) {
    return { ...board, chosen: board.chosen.with(seat, true), choice: sign ?? board.choice };
  },
  thrown(board, { signs, out }) {
    return {
      ...board,
      chosen: board.chosen.map(() => false),
      choice: null,
      throws: [Object.fromEntries(signs.map(({ seat, sign }) => [seat, sign]))],
      throwers: board.throwers.filter((seat) => !out.includes(seat)),
    };
  },
  won(board) {
    return { ...board, phase: "over", throwers: [] };
  },
};

/** The card of `seat` has gone to `pile`; the next one in order resolves, or else the next round begins. */
function resolved(board: Board, seat: number, pile: number): Board {
  const revealed = board.revealed.map((one) => (one.seat === seat ? { ...one, done: true, pile } : one));
  const resolving = revealed.find((one) => !one.done)?.seat ?? null;
  const next = resolving === null && board.round < ROUNDS ? nextRound(board) : board;
  return { ...next, revealed, resolving, options_at: null };
}

/** The cards of the round stay in sight until somebody chooses. */
function nextRound(board: Board): Board {
  return { ...board, round: board.round + 1, phase: "choose" };
}

export function advance(view: ViewOf<Shapes>, event: EventOf<Shapes>): ViewOf<Shapes> {
  return { ...view, board: stepped(steps, view, event) };
}

export function waves({ type, data }: EventOf<Shapes>): string[][] {
  // The captured cards leave before the card that takes their place arrives.
  if (type === "took") return [data.cards, [data.card]];
  if (type === "dealt") return [data.piles, data.hand ?? []];
  return [];
}

/** How long the cards of a reveal take to turn over, and then each to find its place, in milliseconds. */
export const TURNING = 950;
export const ORDERING = 260;

const PAUSES: Partial<Record<keyof Events, number>> = {
  chose: 0,
  threw: 0,
  took: 900,
  put: 750,
  scored: 600,
  tied: 1200,
  thrown: 2000,
  won: 1200,
};

/** Until the cards of a reveal lie in their order. */
const revealing = (cards: number) => TURNING + ORDERING * cards;

/** The cards are named once they have turned over and lie in their order. */
export function suspense({ type, data }: EventOf<Shapes>): { words: Text; lasts: number } | null {
  if (type !== "revealed") return null;
  return { words: { key: "ninjan-revealing" }, lasts: revealing(data.order.length) };
}

export function pause({ type, data }: EventOf<Shapes>): number {
  if (type === "revealed") return revealing(data.order.length) + 500;
  if (type === "took" && isBig(data)) return 1500;
  return PAUSES[type] ?? 400;
}

const SOUNDS: Partial<Record<keyof Events, Sound>> = {
  dealt: "card",
  chose: "card",
  revealed: "reveal",
  took: "capture",
  put: "card",
  tied: "last",
  thrown: "reveal",
  won: "win",
};

export function sound({ type, data }: EventOf<Shapes>): Sound | null {
  if (type === "took" && isBig(data)) return "strike";
  return SOUNDS[type] ?? null;
}
