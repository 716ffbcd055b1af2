/** The board after each event, for showing events one by one; the server's own view always has the last word.
 *
 * A step also says which things moved, by the names they carry on the page:
 * `hand-R7-0` in the viewer's hand, `shown-1-R7-0` in a hand that was shown, `at-3-1-0` at a mat (mat, side, which),
 * `candy-3-up-0` on a mat (with its side, so that new candies are not taken for the old ones), `won-1-red-0` won,
 * `discard-12` among the discards. */

import { countOf } from "../../lib/cards";
import type { Sound } from "../../lib/sound";
import { type EventOf, stepped, type Steps, type ViewOf } from "../game";
import { COLOURS, MEDALS_TO_WIN, type PinataBoard, type PinataShapes, sorted, valueOf } from "./board";
import type { Candies, Card, Colour, Events, Mat, Scored } from "./shapes";

const PLAYING = { phase: "play", exchanged: null } as const;

const steps: Steps<PinataShapes> = {
  // Nobody has a table before the deal from which things could move.
  dealt: (board) => board,
  played(board, { seat, card, mat, side }, viewer) {
    const at = board.mats[mat - 1]?.cards[side]?.length ?? 0;
    const was = nameInHand(board, seat, card, viewer);
    return {
      ...withoutCard(board, seat, card, viewer),
      ...onMat(board, mat, (one) => placed(one, side, card)),
      turn_of: 1 - seat,
      passes: 0,
      player: seat,
      moved: was ? { [`at-${mat}-${side}-${at}`]: was } : {},
    };
  },
  drew(board, { seat, count, cards }) {
    return {
      ...board,
      hand: cards && board.hand ? sorted([...board.hand, ...cards]) : board.hand,
      hand_sizes: board.hand_sizes.with(seat, (board.hand_sizes[seat] ?? 0) + count),
      draw_size: board.draw_size - count,
      ...PLAYING, // an exchange ends with a draw
    };
  },
  shuffled(board, { count }) {
    return { ...board, draw_size: board.draw_size + count, discard: [] };
  },
  scored(board, data) {
    const { mat, winner, candies, cards } = data;
    return {
      ...board,
      ...onMat(board, mat, cleared),
      candies: board.candies.with(winner, together(board.candies[winner] ?? board.bag, candies, 1)),
      discard: [...board.discard, ...cards.flat()],
      turn_of: 1 - winner, // PI-16
      moved: { ...candiesToWinner(board, data), ...cardsToDiscard(board, data) },
    };
  },
  refilled(board, { mat, up, candies }) {
    return {
      ...board,
      ...onMat(board, mat, (one) => ({ ...one, up, candies })),
      bag: together(board.bag, candies, -1),
      bag_size: board.bag_size - candies.length,
    };
  },
  removed(board, { mat }) {
    return { ...board, ...onMat(board, mat, (one) => ({ ...one, up: !one.up, in_play: false })) };
  },
  medal(board, { seat, colour }) {
    const held = [...(board.medals[seat] ?? []), colour];
    return {
      ...board,
      medals: board.medals.with(
        seat,
        COLOURS.filter((one) => held.includes(one)),
      ),
    };
  },
  showed(board, { seat, cards }) {
    return { ...board, phase: "exchange", exchanged: 0, turn_of: seat, shown: board.shown.with(seat, cards) };
  },
  discarded(board, { seat, card }, viewer) {
    const was = nameInHand(board, seat, card, viewer);
    return {
      ...withoutCard(board, seat, card, viewer),
      discard: [...board.discard, card],
      exchanged: (board.exchanged ?? 0) + 1,
      moved: was ? { [`discard-${board.discard.length}`]: was } : {},
    };
  },
  passed(board, { seat }) {
    return { ...board, ...PLAYING, turn_of: 1 - seat, passes: board.passes + 1 };
  },
  won(board) {
    return { ...board, phase: "over", exchanged: null, turn_of: null };
  },
};

/** What a card of a hand was called, the last of those alike; null when nobody knew it. */
function nameInHand(board: PinataBoard, seat: number, card: Card, viewer: number | null): string | null {
  const own = seat === viewer;
  const alike = countOf((own ? board.hand : board.shown[seat]) ?? [], card);
  if (alike === 0) return null;
  return `${own ? "hand" : `shown-${seat}`}-${card}-${alike - 1}`;
}

function withoutCard(board: PinataBoard, seat: number, card: Card, viewer: number | null): PinataBoard {
  return {
    ...board,
    hand: board.hand && seat === viewer ? oneLess(board.hand, card) : board.hand,
    hand_sizes: board.hand_sizes.with(seat, (board.hand_sizes[seat] ?? 1) - 1),
    shown: board.shown.with(seat, oneLess(board.shown[seat] ?? [], card)),
  };
}

function oneLess(cards: readonly Card[], card: Card): Card[] {
  const at = cards.lastIndexOf(card);
  return cards.filter((_, i) => i !== at);
}

function onMat(board: PinataBoard, number: number, change: (mat: Mat) => Mat): Pick<PinataBoard, "mats"> {
  return { mats: board.mats.map((mat) => (mat.number === number ? change(mat) : mat)) };
}

function placed(mat: Mat, side: number, card: Card): Mat {
  const cards = [...(mat.cards[side] ?? []), card];
  return {
    ...mat,
    cards: mat.cards.with(side, cards),
    sums: mat.sums.with(side, (mat.sums[side] ?? 0) + valueOf(card)),
    full: mat.full.with(side, cards.length === mat.number),
  };
}

function cleared(mat: Mat): Mat {
  return { ...mat, candies: [], cards: [[], []], sums: [0, 0], full: [false, false] };
}

function together(counts: Candies, candies: readonly Colour[], sign: number) {
  const changed = { ...counts };
  for (const colour of candies) changed[colour] += sign;
  return changed;
}

function candiesToWinner(board: PinataBoard, { mat, up, winner, candies }: Scored) {
  const already = (colour: Colour, i: number) =>
    (board.candies[winner]?.[colour] ?? 0) + countOf(candies.slice(0, i), colour);
  return Object.fromEntries(
    candies.map((colour, i) => [`won-${winner}-${colour}-${already(colour, i)}`, candyName(mat, up, i)]),
  );
}

function cardsToDiscard(board: PinataBoard, { mat, cards }: Scored) {
  const names = cardNames(mat, cards);
  return Object.fromEntries(names.map((was, i) => [`discard-${board.discard.length + i}`, was]));
}

export function candyName(mat: number, up: boolean, i: number): string {
  return `candy-${mat}-${up ? "up" : "down"}-${i}`;
}

/** The names of all cards at a mat, one side after the other. */
function cardNames(mat: number, cards: readonly Card[][]): string[] {
  return cards.flatMap((side, seat) => side.map((_, i) => `at-${mat}-${seat}-${i}`));
}

/** The names a card may have had in a hand: the one that filled the mat still carries one of them. */
function namesInHands(card: Card): string[] {
  return ["hand", "shown-0", "shown-1"].flatMap((hand) => [0, 1].map((nth) => `${hand}-${card}-${nth}`));
}

/** The name a thing flies by: the one it had before if it has just moved, else that of its place. */
export function flyName(board: PinataBoard, place: string): string {
  return board.moved?.[place] ?? place;
}

type View = ViewOf<PinataShapes>;
type Event = EventOf<PinataShapes>;

export function advance(view: View, event: Event): View {
  const settled = { ...view, board: { ...view.board, moved: {}, player: undefined } };
  const board = stepped(steps, settled, event);
  return { ...view, board: { ...board, moved: chained(board.moved, view.board.moved) } };
}

/** What moves twice in a row keeps the name it set off with. */
function chained(moved: Record<string, string> = {}, before: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(moved).map(([place, was]) => [place, before[was] ?? was]));
}

/** How many waves the two sums are held side by side before anything of a scored mat moves. */
const HOLD = 5;
/** How many waves a mat takes to turn over before new candies come. */
const TURN = 3;
const waiting = (waves: number) => Array.from({ length: waves }, () => []);

/** The candies go to their winner before the cards are cleared away. */
export function waves({ type, data }: Event): string[][] {
  if (type === "refilled") {
    return [...waiting(TURN), data.candies.map((_, i) => candyName(data.mat, data.up, i))];
  }
  if (type !== "scored") return [];
  const { mat, up, candies, cards } = data;
  const cleared = [...cardNames(mat, cards), ...cards.flat().flatMap(namesInHands)];
  return [...waiting(HOLD), candies.map((_, i) => candyName(mat, up, i)), cleared];
}

const PAUSES: Partial<Record<keyof Events, number>> = {
  played: 700,
  drew: 150,
  scored: 500,
  refilled: 500,
  removed: 700,
  medal: 1300,
  showed: 1200,
  discarded: 300,
  passed: 700,
};

export function pause({ type, data }: Event): number {
  if (type === "won" && data.medals.some((count) => count >= MEDALS_TO_WIN)) return 2400;
  return PAUSES[type] ?? 400;
}

const SOUNDS: Partial<Record<keyof Events, Sound>> = {
  dealt: "card",
  played: "card",
  scored: "capture",
  refilled: "turn-over",
  removed: "turn-over",
  medal: "medal",
  showed: "reveal",
  discarded: "card",
  won: "win",
};

export function sound({ type }: Event): Sound | null {
  return SOUNDS[type] ?? null;
}
