/** What can be told from the board of Ninjan, and how its numbers are written. */

import type { Board, Card, RevealedCard, Sign, Took } from "./shapes";

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

const BEATEN: Record<Suit, Suit> = { rock: "scissors", scissors: "paper", paper: "rock" };

/** NJ-2: by suit alone (NJ-7). */
export function beats(card: Card, other: Card): boolean {
  return BEATEN[suitOf(card)] === suitOf(other);
}

/** The revealed cards that resolve after the one that resolves now. */
export function stillToCome({ revealed, resolving }: Board): RevealedCard[] {
  return resolving === null ? [] : revealed.filter(({ seat, done }) => !done && seat !== resolving);
}

/** Of the cards still to come, those that can take a pile while this card lies on top of it (NJ-8). */
export function takersOf(board: Board, top: Card | undefined): RevealedCard[] {
  return top ? stillToCome(board).filter(({ card }) => beats(card, top)) : [];
}

/** Revealed cards on the way from the seats' order to the one they resolve in: the first `placed` have found their place. */
export function ordered(revealed: readonly RevealedCard[], placed: number): RevealedCard[] {
  const waiting = revealed.slice(placed).toSorted((a, b) => a.seat - b.seat);
  return [...revealed.slice(0, placed), ...waiting];
}

/** A capture that people remember, for good or ill. */
export function isBig({ sum }: Pick<Took, "sum">): boolean {
  return sum >= 10 || sum <= -6;
}

/** The round after which the game is decided. */
export function isLastRound({ deal, deals, round, phase }: Board): boolean {
  return deal === deals && round === ROUNDS && (phase === "choose" || phase === "resolve");
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
