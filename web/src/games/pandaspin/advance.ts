/** The board after each event, for showing events one by one; the server's own view always has the last word. */

import { stepped, type Steps } from "../game";
import {
  asBlue,
  byNumber,
  idOf,
  type LyingElement,
  type PandaSpinBoard,
  type PandaSpinEvent,
  type PandaSpinShapes,
  type PandaSpinView,
  type Shown,
  sorted,
} from "./board";
import type { Card, Gains } from "./shapes";

const NOTHING: Gains = { out: 0, bamboo: 0, panda: 0 };

const steps: Steps<PandaSpinShapes> = {
  suits(board, { suits, mood }) {
    return { ...board, suits, mood };
  },
  dealt(board, { round, leader, hand_sizes, draw_size, hand }) {
    return {
      ...withoutTrick(board),
      round,
      trick: 1,
      leader,
      turn_of: leader,
      hand: hand ? sorted(hand) : board.hand && [],
      hand_sizes,
      known: hand_sizes.map(() => []),
      turned: hand_sizes.map(() => 0),
      out: hand_sizes.map(() => false),
      gains: hand_sizes.map(() => NOTHING),
      draw_size,
      discard: [],
    };
  },
  bid(board, { seat, figure, cards, jokers }, viewer) {
    return {
      ...withoutCards(board, seat, cards, viewer),
      bids: [...board.bids, { seat, figure, cards, jokers, gone: null }],
      high: board.bids.length,
      phase: "follow",
      turn_of: seat,
      declared: null,
    };
  },
  passed(board, { seat, cards, to }, viewer) {
    const gone = {
      ...board,
      passed: board.passed.with(seat, true),
      bids: board.bids.map((bid) => (bid.seat === seat && bid.gone === null ? { ...bid, gone: to } : bid)),
    };
    if (to === "hand") return withTurned(gone, seat, cards, viewer);
    return to === "discard" ? withDiscards(gone, cards) : gone;
  },
  element(board, { seat, card, drew, drawn }, viewer) {
    const played = withoutCards(board, seat, [card], viewer);
    return {
      ...played,
      hand: drawn && played.hand ? sorted([...played.hand, ...drawn]) : played.hand,
      hand_sizes: played.hand_sizes.with(seat, (played.hand_sizes[seat] ?? 0) + drew),
      draw_size: board.draw_size - drew,
      turn_of: seat,
      shown: { element: { seat, card, at: board.discard.length } },
    };
  },
  shed(board, { seat, cards }, viewer) {
    const after = withDiscards(withoutCards(board, seat, cards, viewer), cards);
    // A leader who held only element cards has won a trick without a bid (PS-18).
    const wins = board.bids.length === 0 && after.hand_sizes[seat] === 0;
    return wins ? nextTrick(after, seat) : after;
  },
  bamboo(board, { seat }) {
    return { ...withPoints(board, seat, 1, "bamboo"), bank: board.bank - 1, shown: { bambooFrom: "bank" } };
  },
  hungry(board, { seat, loser }) {
    const taken = withPoints(withPoints(board, loser, -1, "panda"), seat, 1, "panda");
    return { ...taken, shown: { bambooFrom: bambooName(loser, board.points[loser] ?? 0) } };
  },
  fire(board, { seat, card }, viewer) {
    return withDiscards(withoutCards(board, seat, [card], viewer), [card]);
  },
  spin(board, { seat, card }) {
    const turned = board.turned.with(seat, (board.turned[seat] ?? 0) + 1);
    if (!card || !board.hand) return { ...board, turned };
    const others = board.hand.filter((one) => idOf(one) !== idOf(card));
    return { ...board, turned, hand: sorted([...others, card]), shown: { turned: [idOf(card)] } };
  },
  trick(board, { seat, cards }) {
    return nextTrick(withoutTrick(withDiscards(board, cards)), seat);
  },
  out(board, { seats, points }) {
    const scored = seats.reduce((one, seat) => withPoints(one, seat, points, "out"), board);
    return {
      ...scored,
      bank: board.bank - points * seats.length,
      out: board.out.map((gone, seat) => gone || seats.includes(seat)),
      shown: { bambooFrom: "bank" },
    };
  },
  scored(board) {
    return { ...board, shown: { scored: true } };
  },
  won(board) {
    return { ...board, phase: "over", turn_of: null };
  },
};

export function bambooName(seat: number, points: number): string {
  return `bamboo-${seat}-${points}`;
}

/** A trick has been won. There is another one unless at most one player still holds cards (PS-10). */
function nextTrick(board: PandaSpinBoard, winner: number): PandaSpinBoard {
  if (board.hand_sizes.filter((size) => size > 0).length <= 1) return board;
  const leader = leaderAfter(board, winner);
  return { ...board, trick: board.trick + 1, leader, turn_of: leader };
}

/** Who won the trick leads the next; when their hand is empty, who holds most cards, of several the next (PS-35). */
function leaderAfter({ hand_sizes }: PandaSpinBoard, winner: number): number {
  if (hand_sizes[winner]) return winner;
  const inTurn = hand_sizes.map((_, step) => (winner + step) % hand_sizes.length);
  const most = Math.max(...hand_sizes);
  return inTurn.find((seat) => hand_sizes[seat] === most) ?? winner;
}

function withoutTrick(board: PandaSpinBoard): PandaSpinBoard {
  return {
    ...board,
    phase: "lead",
    bids: [],
    high: null,
    passed: board.passed.map(() => false),
    conditions: Object.fromEntries(board.suits.map((suit) => [suit, false])),
    declared: null,
    pending: null,
  };
}

/** The cards leave a hand; those that everybody knew leave the known ones, the others were in the dark. */
function withoutCards(
  board: PandaSpinBoard,
  seat: number,
  cards: readonly Card[],
  viewer: number | null,
): PandaSpinBoard {
  const ids = new Set(cards.map(idOf));
  const others = (held: readonly Card[]) => held.filter((card) => !ids.has(idOf(card)));
  const known = board.known[seat] ?? [];
  const stillKnown = others(known);
  const blues = cards.filter((card) => card.blue).length - (known.length - stillKnown.length);
  return {
    ...board,
    hand: board.hand && seat === viewer ? others(board.hand) : board.hand,
    hand_sizes: board.hand_sizes.with(seat, (board.hand_sizes[seat] ?? 0) - cards.length),
    known: board.known.with(seat, stillKnown),
    turned: board.turned.with(seat, (board.turned[seat] ?? 0) - blues),
  };
}

/** White cards come back to the hand turned to blue, and everybody has seen them (PS-16). */
function withTurned(
  board: PandaSpinBoard,
  seat: number,
  cards: readonly Card[],
  viewer: number | null,
): PandaSpinBoard {
  const blue = cards.map(asBlue);
  return {
    ...board,
    hand: board.hand && seat === viewer ? sorted([...board.hand, ...blue]) : board.hand,
    hand_sizes: board.hand_sizes.with(seat, (board.hand_sizes[seat] ?? 0) + blue.length),
    known: board.known.with(seat, byNumber([...(board.known[seat] ?? []), ...blue])),
    shown: { turned: blue.map(idOf) },
  };
}

function withDiscards(board: PandaSpinBoard, cards: readonly Card[]): PandaSpinBoard {
  return { ...board, discard: [...board.discard, ...cards] };
}

/** The element card was discarded when it was played, though it has lain on the table until now. */
function withElementDiscarded(board: PandaSpinBoard, { card, at }: LyingElement): PandaSpinBoard {
  return { ...board, discard: board.discard.toSpliced(at, 0, card) };
}

function withPoints(board: PandaSpinBoard, seat: number, points: number, why: keyof Gains): PandaSpinBoard {
  const gains = board.gains[seat] ?? NOTHING;
  return {
    ...board,
    points: board.points.with(seat, (board.points[seat] ?? 0) + points),
    gains: board.gains.with(seat, { ...gains, [why]: gains[why] + points }),
  };
}

/** An element card lies on the table until its trick has been taken; everything else is shown with one event only. */
export function advance(view: PandaSpinView, event: PandaSpinEvent): PandaSpinView {
  const { shown, ...rest } = view.board;
  const board: PandaSpinBoard = rest;
  const lying: Shown = shown?.element && event.type !== "trick" ? { element: shown.element } : {};
  const cleared =
    event.type === "trick" && shown?.element ? withElementDiscarded(board, shown.element) : board;
  const after = stepped(steps, { ...view, board: cleared }, event);
  return { ...view, board: { ...after, shown: { ...lying, ...after.shown } } };
}
