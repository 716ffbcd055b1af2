/** What can be read off the board of Piñata. */

import { countOf } from "../../lib/cards";
import type { EventOf } from "../game";
import type { Board, Card, Colour, Mat, Shapes, Side } from "./shapes";

export const COLOURS: readonly Colour[] = ["red", "purple", "green", "pink", "yellow"];
export type CardColour = Colour | "wild";

/** The board as the page shows it. */
export interface PinataBoard extends Board {
  /** Between two views only: the things that lie somewhere new, with the name each had where it lay before. */
  moved?: Record<string, string>;
  /** Between two views only: the seat that has just played a card. */
  player?: number | undefined;
}

export interface PinataShapes extends Shapes {
  board: PinataBoard;
}

export interface Place {
  mat: number;
  side: Side;
}

export const MEDALS_TO_WIN = 3;

const CARD_COLOURS: Record<string, CardColour> = {
  R: "red",
  U: "purple",
  G: "green",
  P: "pink",
  Y: "yellow",
  W: "wild",
};
const LETTERS = Object.keys(CARD_COLOURS);

export function colourOf(card: Card): CardColour {
  const colour = CARD_COLOURS[card.charAt(0)];
  if (!colour) throw new Error(`no such colour: ${card}`);
  return colour;
}

export function valueOf(card: Card): number {
  return Number(card.slice(1));
}

/** Cards as a hand is held: by colour, then by value. */
export function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => LETTERS.indexOf(card.charAt(0)) * 10 + valueOf(card);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/** How many cards of a hand nobody else knows. */
export function hiddenIn(board: PinataBoard, seat: number): number {
  return (board.hand_sizes[seat] ?? 0) - (board.shown[seat]?.length ?? 0);
}

/** The candies of a mat that no coloured card of that side answers yet (PI-8; PI-9: a wild card answers none). */
export function openColours(mat: Mat, seat: number): Colour[] {
  const answered = (mat.cards[seat] ?? []).map(colourOf);
  return mat.candies.filter((colour) => {
    const at = answered.indexOf(colour);
    if (at >= 0) answered.splice(at, 1);
    return at < 0;
  });
}

export function playMove(card: Card, { mat, side }: Place): string {
  return `${card}@${mat}${side === "other" ? "^" : ""}`;
}

/** Every side of every mat, as the eye goes: the viewer's own sides first. */
export const PLACES: readonly Place[] = (["own", "other"] as const).flatMap((side) =>
  [1, 2, 3, 4].map((mat) => ({ mat, side })),
);

export function placesFor(card: Card, offered: ReadonlySet<string>): Place[] {
  return PLACES.filter((place) => offered.has(playMove(card, place)));
}

/** What playing a card somewhere would do. */
export interface Outcome {
  /** The side's sum before and after. */
  sum: number;
  grown: number;
  /** With the last card of a mat: who wins how many candies (PI-13), and the medals these bring (PI-17). */
  won: { by: number; candies: number; medals: Colour[] } | null;
}

export function outcomeOf(board: PinataBoard, card: Card, number: number, seat: number): Outcome | null {
  const mat = board.mats[number - 1];
  if (!mat) return null;
  const sum = mat.sums[seat] ?? 0;
  const grown = sum + valueOf(card);
  const cards = (mat.cards[0]?.length ?? 0) + (mat.cards[1]?.length ?? 0) + 1;
  if (cards < 2 * mat.number) return { sum, grown, won: null };
  const higher = grown > (mat.sums[1 - seat] ?? 0);
  const by = higher === mat.up ? seat : 1 - seat;
  return { sum, grown, won: { by, candies: mat.candies.length, medals: medalsFrom(board, mat.candies, by) } };
}

function medalsFrom(board: PinataBoard, candies: readonly Colour[], seat: number): Colour[] {
  const enough = (colour: Colour) =>
    (board.candies[seat]?.[colour] ?? 0) + countOf(candies, colour) >= board.needs[colour];
  return COLOURS.filter((colour) => enough(colour) && !board.medals[seat]?.includes(colour));
}

/** PI-18: a player has three medals. */
export function hasBurst({ medals }: Pick<PinataBoard, "medals">): boolean {
  return medals.some((held) => held.length >= MEDALS_TO_WIN);
}

/** The mat whose loss gave its loser this turn, whoever played last (PI-16); null when the turn came by itself. */
export function lostMat(past: readonly EventOf<PinataShapes>[], { turn_of }: PinataBoard): number | null {
  const last = past.findLast(({ type }) => type === "played" || type === "scored" || type === "passed");
  return last?.type === "scored" && turn_of === 1 - last.data.winner ? last.data.mat : null;
}

/** Where a move is made: a card of the hand and the side of a mat it goes to, or the end of an exchange. */
export function spots(move: string): string[] {
  const [, card, mat, other] = /^-?(\w+)(?:@(\d)(\^?))?$/.exec(move) ?? [];
  if (!card) return ["[data-draw]"];
  const place = mat ? [`[data-mat="${mat}"][data-side="${other ? "other" : "own"}"]`] : [];
  return [`[data-card="${card}"]`, ...place];
}
