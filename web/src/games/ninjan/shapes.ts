/* Generated from src/parlour/games/ninjan/shapes.py by `npm run protocol`. Do not edit. */

export type Card = string;
export type Sign = "R" | "S" | "P";
export type Move = ChooseCard | TakePile | PutOnPile | ThrowSign;
export type Phase = "choose" | "resolve" | "throw" | "over";

export interface Shapes {
  board: Board;
  events: Events;
  move: Move;
}
/**
 * The position as a viewer sees it.
 */
export interface Board {
  /**
   * which deal is played, from 1
   */
  deal: number;
  /**
   * how many deals there are (NJ-15)
   */
  deals: number;
  /**
   * the round of this deal, 1 to 9
   */
  round: number;
  /**
   * what is going on
   */
  phase: Phase;
  /**
   * three piles, each with the bottom card first and the top card last
   */
  piles: Card[][];
  /**
   * for each seat, how many cards it holds
   */
  hand_sizes: number[];
  /**
   * for each seat, true once it has chosen (or thrown) in secret
   */
  chosen: boolean[];
  /**
   * the revealed cards of this round, in resolving order
   */
  revealed: RevealedCard[];
  /**
   * the seat whose card resolves now, or null
   */
  resolving: number | null;
  /**
   * what the seat whose card resolves may do with it, else null
   */
  options_at: PileOptions | null;
  /**
   * for each seat, the cards captured in this deal
   */
  captured: Card[][];
  /**
   * for each seat, the sum of those
   */
  sums: number[];
  /**
   * for each seat, the sum over all deals so far, this one included
   */
  totals: number[];
  /**
   * in a tie-break, the seats still in it
   */
  throwers: number[];
  /**
   * the signs revealed last, by seat: `[{"0": "R", "3": "P"}]`; empty before the first
   */
  throws: {
    [k: string]: Sign;
  }[];
  /**
   * the viewer's cards, by suit and value; null for a spectator
   */
  hand: Card[] | null;
  /**
   * the viewer's own choice in secret, in a tie-break a sign; null before it and for a spectator
   */
  choice: Card | Sign | null;
}
/**
 * A card of this round, on its way to a pile.
 */
export interface RevealedCard {
  /**
   * the seat that played it
   */
  seat: number;
  card: Card;
  /**
   * true once it has gone to a pile
   */
  done: boolean;
  /**
   * the pile (1–3) it went to, null until then
   */
  pile: number | null;
}
/**
 * What a seat may do with its card.
 */
export interface PileOptions {
  /**
   * the piles (1–3) it may choose
   */
  piles: number[];
  /**
   * true to take the pile (NJ-8), false to put the card on it (NJ-9)
   */
  take: boolean;
}
export interface Events {
  dealt: Dealt;
  chose: Chose;
  revealed: Revealed;
  took: Took;
  put: Put;
  scored: Scored;
  tied: Tied;
  threw: Threw;
  thrown: Thrown;
  won: Won;
}
/**
 * A deal begins (NJ-3).
 */
export interface Dealt {
  deal: number;
  /**
   * the first card of each pile
   */
  piles: Card[];
  hand?: Card[];
}
/**
 * A seat chooses a card in secret (NJ-4).
 */
export interface Chose {
  seat: number;
  card?: Card;
}
/**
 * All have chosen; the cards are opened (NJ-5).
 */
export interface Revealed {
  /**
   * the cards in resolving order
   */
  order: PlayedCard[];
}
/**
 * A card that was chosen in secret.
 */
export interface PlayedCard {
  seat: number;
  card: Card;
}
/**
 * A seat takes a pile and leaves its card in its place (NJ-8).
 */
export interface Took {
  seat: number;
  /**
   * the card that it leaves
   */
  card: Card;
  pile: number;
  /**
   * the cards it takes, bottom first
   */
  cards: Card[];
  /**
   * the sum of those
   */
  sum: number;
  /**
   * the sum of all that the seat has captured in this deal
   */
  total: number;
}
/**
 * A seat puts its card on a pile (NJ-9).
 */
export interface Put {
  seat: number;
  card: Card;
  pile: number;
}
/**
 * A deal is over (NJ-12).
 */
export interface Scored {
  deal: number;
  /**
   * for each seat, the sum of this deal
   */
  sums: number[];
  /**
   * for each seat, the sum of all deals so far
   */
  totals: number[];
}
/**
 * Several seats have the highest total, and throw signs (NJ-14).
 */
export interface Tied {
  seats: number[];
}
/**
 * A seat chooses a sign in secret (NJ-14).
 */
export interface Threw {
  seat: number;
  sign?: Sign;
}
/**
 * All have thrown; the signs are opened (NJ-14).
 */
export interface Thrown {
  signs: ThrownSign[];
  /**
   * the seats that drop out
   */
  out: number[];
}
/**
 * A sign that was thrown in a tie-break.
 */
export interface ThrownSign {
  seat: number;
  sign: Sign;
}
/**
 * The game is over (NJ-12).
 */
export interface Won {
  /**
   * the winners, several when the victory is shared
   */
  seats: number[];
  /**
   * for each seat, its sum
   */
  totals: number[];
}
/**
 * `R7` chooses a card in secret (NJ-4).
 */
export interface ChooseCard {
  type: "choose";
  card: Card;
}
/**
 * `x2` takes a pile (NJ-8).
 */
export interface TakePile {
  type: "take";
  /**
   * 1–3
   */
  pile: number;
}
/**
 * `+2` puts the card on a pile (NJ-9).
 */
export interface PutOnPile {
  type: "put";
  /**
   * 1–3
   */
  pile: number;
}
/**
 * `!R` throws a sign in a tie-break (NJ-14).
 */
export interface ThrowSign {
  type: "throw";
  sign: Sign;
}
