/** The board of Ninjan as the server describes it (docs/protocol.md). */

import type { View } from "../../protocol";

export type Card = string;
export type Suit = "rock" | "scissors" | "paper";

export interface Revealed {
  seat: number;
  card: Card;
  done: boolean;
  pile: number | null;
}

export interface NinjanBoard {
  deal: number;
  deals: number;
  round: number;
  phase: "choose" | "resolve" | "throw" | "over";
  piles: Card[][];
  hand: Card[] | null;
  hand_sizes: number[];
  chosen: boolean[];
  choice: string | null;
  revealed: Revealed[];
  resolving: number | null;
  options_at: { piles: number[]; take: boolean } | null;
  captured: Card[][];
  sums: number[];
  totals: number[];
  throwers: number[];
  throws: Record<string, string>[];
}

export const ROUNDS = 9;
export const SIGNS = ["R", "S", "P"] as const;

const SUITS: Record<string, Suit> = { R: "rock", S: "scissors", P: "paper" };

export function boardOf(view: View): NinjanBoard {
  return view.board as unknown as NinjanBoard;
}

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
export function pileMove(board: NinjanBoard, pile: number): string {
  return board.options_at?.take === false ? `+${pile}` : `x${pile}`;
}

/** A number as people write it: −4, 0, 7. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The same with its sign always shown: −4, +7. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
