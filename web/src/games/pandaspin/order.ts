/** How a hand is held: by value, by suit, or as its owner has laid it. */

import { idOf, orderOf, sorted, SUITS } from "./board";
import type { Card } from "./shapes";

export const SORTS = ["value", "suit", "own"] as const;
export type Sort = (typeof SORTS)[number];

/** The cards as they are held; `own` names them in their owner's order. */
export function arranged(cards: readonly Card[], sort: Sort, own: readonly string[]): Card[] {
  const byValue = sorted(cards);
  if (sort === "value") return byValue;
  if (sort === "suit") return byValue.toSorted((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit));
  const known = own.flatMap((id) => byValue.find((card) => idOf(card) === id) ?? []);
  return byValue.filter((card) => !known.includes(card)).reduce(withNew, known);
}

/** A card that is new in the hand goes before the first that is higher. */
function withNew(held: readonly Card[], card: Card): Card[] {
  const place = held.findIndex((other) => orderOf(other) > orderOf(card));
  return held.toSpliced(place < 0 ? held.length : place, 0, card);
}

/** The cards' names after one of them has gone to a place among the others. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The place among other cards, in one row or two, of a card let go at this point. */
export function placeAt(boxes: readonly Box[], x: number, y: number): number {
  const isBefore = ({ left, right, top, bottom }: Box) => bottom < y || (top <= y && (left + right) / 2 < x);
  return boxes.filter(isBefore).length;
}
