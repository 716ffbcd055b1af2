/** What can be told from the board of Ninjan, and how its numbers are written. */

import type { Board, Card, Sign } from "./shapes";

export type Suit = "rock" | "scissors" | "paper";

export const ROUNDS = 9;
export const SIGNS: readonly Sign[] = ["R", "S", "P"];

const SUITS: Record<string, Suit> = { R: "rock", S: "scissors", P: "paper" };

export function suitOf(card: Card): Suit {
  const suit = SUITS[card.charAt(0)];
  if (!suit) throw new Error(`no such suit: ${card}`);
  return suit;
}

export function valueOf(card: Card): number {
  return Number(card.slice(1));
}

export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** The move that a click on a pile means now: take it (NJ-8), or put the card on it (NJ-9). */
export function pileMove(board: Board, pile: number): string {
  return board.options_at?.take === false ? `+${pile}` : `x${pile}`;
}

/** A number as people write it: −4, 0, 7. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Where a move is made: a card of the hand, a pile, or a sign. */
export function spots(move: string): string[] {
  const pile = /^[x+](\d)$/.exec(move)?.[1];
  if (pile) return [`[data-pile="${pile}"]`];
  return [move.startsWith("!") ? `[data-sign="${move.slice(1)}"]` : `[data-card="${move}"]`];
}
