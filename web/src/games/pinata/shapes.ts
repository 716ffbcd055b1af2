/* Generated from src/parlour/games/pinata/shapes.py by `npm run protocol`. Do not edit. */

export type Colour = "red" | "purple" | "green" | "pink" | "yellow";
export type Card = string;
export type Move = PlayCard | DiscardCard | EndExchange;
export type Side = "own" | "other";
export type Phase = "play" | "exchange" | "over";

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
   * what is going on
   */
  phase: Phase;
  /**
   * the seat whose turn it is, null once over
   */
  turn_of: number | null;
  /**
   * the four mats
   */
  mats: Mat[];
  /**
   * for each seat, how many cards it holds
   */
  hand_sizes: number[];
  /**
   * for each seat, the cards of its hand that have been shown (PI-12) and that everybody therefore knows
   */
  shown: Card[][];
  /**
   * for each seat, the candies it has won
   */
  candies: Candies[];
  /**
   * for each seat, the medals it holds
   */
  medals: Colour[][];
  /**
   * how many candies of a colour its medal needs
   */
  needs: Candies;
  /**
   * the candies left in the bag
   */
  bag: Candies;
  /**
   * how many these are
   */
  bag_size: number;
  /**
   * how many cards are left in the draw pile
   */
  draw_size: number;
  /**
   * the discard pile, in order, the newest last
   */
  discard: Card[];
  /**
   * in an exchange: how many cards have been discarded in it, else null
   */
  exchanged: number | null;
  /**
   * turns passed in a row (PI-19)
   */
  passes: number;
  /**
   * the viewer's cards, by colour and value; null for a spectator
   */
  hand: Card[] | null;
}
/**
 * A mat and the cards at its two sides.
 */
export interface Mat {
  /**
   * 1–4
   */
  number: number;
  /**
   * true when the higher sum wins
   */
  up: boolean;
  candies: Colour[];
  /**
   * false once it has left the game (PI-14)
   */
  in_play: boolean;
  /**
   * by seat, in the order played
   */
  cards: Card[][];
  /**
   * by seat
   */
  sums: number[];
  /**
   * by seat
   */
  full: boolean[];
}
/**
 * How many candies of each colour.
 */
export interface Candies {
  red: number;
  purple: number;
  green: number;
  pink: number;
  yellow: number;
}
export interface Events {
  dealt: Dealt;
  played: Played;
  drew: Drew;
  shuffled: Shuffled;
  scored: Scored;
  refilled: Refilled;
  removed: Removed;
  medal: MedalWon;
  showed: Showed;
  discarded: Discarded;
  passed: Passed;
  won: Won;
}
/**
 * The game begins (PI-5, PI-6).
 */
export interface Dealt {
  /**
   * the seat that begins
   */
  first: number;
  mats: NewMat[];
  hand?: Card[];
}
/**
 * A mat as the game begins with it (PI-5).
 */
export interface NewMat {
  /**
   * 1–4
   */
  number: number;
  /**
   * true when the higher sum wins
   */
  up: boolean;
  candies: Colour[];
}
/**
 * A seat plays a card at a mat (PI-7).
 */
export interface Played {
  seat: number;
  card: Card;
  mat: number;
  /**
   * the seat at whose side it lies
   */
  side: number;
}
/**
 * A seat draws cards (PI-7, PI-12).
 */
export interface Drew {
  seat: number;
  count: number;
  cards?: Card[];
}
/**
 * The discards became the new draw pile (PI-7).
 */
export interface Shuffled {
  count: number;
}
/**
 * Both sides of a mat are full: the winner takes its candies, the cards are discarded (PI-13).
 */
export interface Scored {
  mat: number;
  winner: number;
  /**
   * true when the higher sum won
   */
  up: boolean;
  /**
   * by seat
   */
  sums: number[];
  candies: Colour[];
  /**
   * by seat
   */
  cards: Card[][];
}
/**
 * The mat is turned over and gets new candies from the bag (PI-14).
 */
export interface Refilled {
  mat: number;
  up: boolean;
  candies: Colour[];
}
/**
 * The mat leaves the game: too few candies in the bag (PI-14).
 */
export interface Removed {
  mat: number;
}
/**
 * A seat takes a medal (PI-17).
 */
export interface MedalWon {
  seat: number;
  colour: Colour;
}
/**
 * A seat has no legal play and shows its whole hand (PI-12).
 */
export interface Showed {
  seat: number;
  cards: Card[];
}
/**
 * A seat discards a card in an exchange (PI-12).
 */
export interface Discarded {
  seat: number;
  card: Card;
}
/**
 * A seat has no legal play after the exchange either (PI-12).
 */
export interface Passed {
  seat: number;
}
/**
 * The game is over (PI-18, PI-19).
 */
export interface Won {
  /**
   * the winner, or both in a draw
   */
  seats: number[];
  /**
   * for each seat, how many
   */
  medals: number[];
  /**
   * for each seat, how many
   */
  candies: number[];
}
/**
 * `R7@3` plays a card at one's own side of a mat (PI-7), `R7@3^` at the opponent's side (PI-10).
 */
export interface PlayCard {
  type: "play";
  card: Card;
  /**
   * 1–4
   */
  mat: number;
  side: Side;
}
/**
 * `-R7` discards a card in an exchange (PI-12).
 */
export interface DiscardCard {
  type: "discard";
  card: Card;
}
/**
 * `=` stops discarding and draws as many cards (PI-12).
 */
export interface EndExchange {
  type: "draw";
}
