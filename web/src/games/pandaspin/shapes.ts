/* Generated from src/parlour/games/pandaspin/shapes.py by `npm run protocol`. Do not edit. */

export type Suit = "fire" | "metal" | "water" | "earth" | "wood";
export type CardName = string;
export type Value = "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A" | "2";
export type SymbolName = "water" | "bamboo" | "fire" | "panda";
export type Gone = "hand" | "discard";
export type Move =
  Declare | Pick | Enough | PlayElement | ShedElement | Pass | TakeBamboo | Burn | FeedPanda | Spin | Ignore;
export type FigureKind = "single" | "set" | "run" | "formation" | "bomb";
export type Mood = "hungry" | "spin";
export type Phase = "lead" | "follow" | "cards" | "effects" | "over";

export interface Shapes {
  board: Board;
  events: Events;
  move: Move;
}
/**
 * The board as a viewer sees it.
 */
export interface Board {
  /**
   * which round, from 1
   */
  round: number;
  /**
   * which trick of the round, from 1
   */
  trick: number;
  /**
   * what is asked of the seat to act; `cards`: to pick the cards of a figure
   */
  phase: Phase;
  /**
   * the seat to act, null once over
   */
  turn_of: number | null;
  /**
   * the seat that leads this trick
   */
  leader: number;
  /**
   * what the panda does
   */
  mood: Mood;
  /**
   * the suits in play
   */
  suits: Suit[];
  /**
   * true when element cards are in the game
   */
  elements: boolean;
  /**
   * what a formation must share with the one it beats: how many values, or also how many different ones (PS-13)
   */
  formations: "count" | "shape";
  /**
   * for each seat, how many cards it holds
   */
  hand_sizes: number[];
  /**
   * for each seat, the cards of its hand that everybody knows: those that went back turned
   */
  known: Card[][];
  /**
   * for each seat, how many further cards of its hand are turned, unseen by others (PS-29)
   */
  turned: number[];
  /**
   * this trick, in order
   */
  bids: Bid[];
  /**
   * the place in `bids` of the highest bid, null before the lead
   */
  high: number | null;
  /**
   * for each seat, true once it has passed in this trick
   */
  passed: boolean[];
  /**
   * for each seat, true once it has left the round
   */
  out: boolean[];
  /**
   * for the seat that is picking cards: the figure and its cards so far; else null
   */
  declared: Declared | null;
  /**
   * while effects are settled: the symbols that are left; else null
   */
  pending: Pending | null;
  /**
   * for each seat, its bamboo
   */
  points: number[];
  /**
   * for each seat, what this round brought so far
   */
  gains: Gains[];
  /**
   * points left in the bank
   */
  bank: number;
  /**
   * cards in the draw pile
   */
  draw_size: number;
  /**
   * the discard pile, the newest last
   */
  discard: Card[];
  /**
   * the viewer's cards, in the order of values that count; null for a spectator
   */
  hand: Card[] | null;
  /**
   * for the suits in play: whether the condition of that element card is met now (PS-32), for the viewer's own hand size (for a spectator that of `turn_of`); all false once a bomb has been played, and before the first bid
   */
  conditions: {
    [k: string]: boolean;
  };
}
/**
 * A card as it lies or is held.
 */
export interface Card {
  card: CardName;
  suit: Suit;
  /**
   * true for an element card
   */
  element: boolean;
  /**
   * true once it is turned to its blue side
   */
  blue: boolean;
  /**
   * the side that counts; null for an element card
   */
  up: Side | null;
  /**
   * the other side; null for an element card
   */
  down: Side | null;
}
/**
 * One end of an animal card.
 */
export interface Side {
  /**
   * its value, once or several times
   */
  values: Value[];
  /**
   * its symbol, or null
   */
  symbol: SymbolName | null;
}
/**
 * A figure that was bid in this trick.
 */
export interface Bid {
  /**
   * the seat that bid it
   */
  seat: number;
  /**
   * what was bid
   */
  figure: Figure;
  /**
   * with which cards
   */
  cards: Card[];
  /**
   * the values that jokers give
   */
  jokers: Value[];
  /**
   * where the cards went when the seat passed; null while they lie on the table
   */
  gone: Gone | null;
}
/**
 * A figure whose cards are being picked.
 */
export interface Declared {
  figure: Figure;
  /**
   * those picked so far
   */
  cards: Card[];
}
/**
 * A figure (PS-20 to PS-24): a run of values, each of them several times.
 */
export interface Figure {
  /**
   * what it is called
   */
  kind: FigureKind;
  /**
   * how many different values
   */
  length: number;
  /**
   * how often it has each of them
   */
  times: number;
  /**
   * the highest of them
   */
  top: Value;
  /**
   * how many values it has altogether
   */
  size: number;
}
/**
 * How many symbols of a bid are still to be settled.
 */
export interface Pending {
  bamboo: number;
  fire: number;
  panda: number;
}
/**
 * What a round brought a seat.
 */
export interface Gains {
  /**
   * points for going out
   */
  out: number;
  /**
   * points by bamboo symbols
   */
  bamboo: number;
  /**
   * points by the hungry panda; negative when it took more than it brought
   */
  panda: number;
}
export interface Events {
  suits: SuitsChosen;
  dealt: Dealt;
  bid: BidMade;
  passed: Passed;
  element: ElementPlayed;
  shed: Shed;
  bamboo: BambooTaken;
  hungry: PandaFed;
  fire: Burnt;
  spin: Spun;
  trick: TrickWon;
  out: WentOut;
  scored: Scored;
  won: Won;
}
/**
 * The suits and the mood of the game are settled (PS-6, PS-7, PS-8).
 */
export interface SuitsChosen {
  /**
   * the suits in the order in which they were drawn; empty when they were chosen
   */
  drawn: DrawnSuit[];
  /**
   * the suits in play
   */
  suits: Suit[];
  /**
   * what the panda does
   */
  mood: Mood;
  /**
   * the seat that leads first
   */
  first: number;
}
/**
 * A suit that was drawn before the game (PS-7).
 */
export interface DrawnSuit {
  /**
   * the seat that drew it, or null
   */
  seat: number | null;
  suit: Suit;
}
/**
 * A round begins (PS-9).
 */
export interface Dealt {
  /**
   * which round, from 1
   */
  round: number;
  /**
   * the seat that leads
   */
  leader: number;
  /**
   * for each seat, how many cards it was dealt
   */
  hand_sizes: number[];
  /**
   * cards in the draw pile
   */
  draw_size: number;
  /**
   * the cards it was dealt
   */
  hand?: Card[];
}
/**
 * A figure is bid (PS-13).
 */
export interface BidMade {
  seat: number;
  /**
   * what it bids
   */
  figure: Figure;
  /**
   * with which cards
   */
  cards: Card[];
  /**
   * the values that jokers give
   */
  jokers: Value[];
  /**
   * the seat whose bid it beats, or null
   */
  over: number | null;
}
/**
 * A seat passes (PS-16).
 */
export interface Passed {
  seat: number;
  /**
   * the cards it had played to this trick
   */
  cards: Card[];
  /**
   * where they go: turned back to the hand, or to the discards; null when it had played nothing
   */
  to: Gone | null;
  /**
   * true when the seat passed by itself (PS-18, PS-31)
   */
  forced: boolean;
}
/**
 * An element card wins the trick (PS-31).
 */
export interface ElementPlayed {
  seat: number;
  card: Card;
  /**
   * how many cards the seat draws for it
   */
  drew: number;
  /**
   * the cards it draws
   */
  drawn?: Card[];
}
/**
 * Element cards are discarded without effect (PS-15, PS-18).
 */
export interface Shed {
  seat: number;
  /**
   * one card or, by PS-18, several
   */
  cards: Card[];
}
/**
 * A bamboo symbol brings a point from the bank (PS-26).
 */
export interface BambooTaken {
  /**
   * the seat that gets it
   */
  seat: number;
}
/**
 * The hungry panda takes a point from the player who bid before (PS-28).
 */
export interface PandaFed {
  /**
   * the seat that gets it
   */
  seat: number;
  /**
   * the seat that loses it
   */
  loser: number;
}
/**
 * A fire symbol discards a card of the hand (PS-27).
 */
export interface Burnt {
  seat: number;
  card: Card;
}
/**
 * The panda turns a white card of the hand (PS-29).
 */
export interface Spun {
  seat: number;
  /**
   * the card as it is now
   */
  card?: Card;
}
/**
 * A trick ends (PS-17).
 */
export interface TrickWon {
  /**
   * the seat that won it
   */
  seat: number;
  /**
   * the cards it played, which are discarded
   */
  cards: Card[];
}
/**
 * Seats with an empty hand leave the round (PS-34).
 */
export interface WentOut {
  seats: number[];
  /**
   * what each of them gets
   */
  points: number;
}
/**
 * A round is over.
 */
export interface Scored {
  round: number;
  /**
   * for each seat, its bamboo
   */
  points: number[];
  /**
   * for each seat, what the round brought
   */
  gains: Gains[];
}
/**
 * The game is over (PS-36).
 */
export interface Won {
  /**
   * the winners
   */
  seats: number[];
  /**
   * for each seat, its bamboo
   */
  points: number[];
  /**
   * true when the player who was out first won a tie
   */
  tie: boolean;
}
/**
 * `7` declares a single (PS-20), `7x3` a set of three (PS-21), `5-7` a run (PS-22), `5-7x2` a formation (PS-23),
 * `7x4!` a bomb (PS-24).
 */
export interface Declare {
  type: "figure";
  /**
   * what the figure is called
   */
  kind: FigureKind;
  /**
   * how many different values
   */
  length: number;
  /**
   * how often it has each of them
   */
  times: number;
  /**
   * the highest of them
   */
  top: Value;
}
/**
 * `+WK~` puts a card of the hand into the declared figure.
 */
export interface Pick {
  type: "card";
  card: CardName;
}
/**
 * `.` leaves the rest of the figure to the jokers.
 */
export interface Enough {
  type: "enough";
}
/**
 * `!F` plays an element card (PS-31).
 */
export interface PlayElement {
  type: "element";
  suit: Suit;
}
/**
 * `-F` discards an element card without effect (PS-15).
 */
export interface ShedElement {
  type: "shed";
  suit: Suit;
}
/**
 * `pass` passes (PS-12).
 */
export interface Pass {
  type: "pass";
}
/**
 * `b` takes a point for a bamboo (PS-26).
 */
export interface TakeBamboo {
  type: "bamboo";
}
/**
 * `xF7` discards a card of the hand for a fire (PS-27).
 */
export interface Burn {
  type: "fire";
  card: CardName;
}
/**
 * `h` takes a point for a hungry panda (PS-28).
 */
export interface FeedPanda {
  type: "hungry";
}
/**
 * `~F7` turns a white card of the hand for a panda spin (PS-29).
 */
export interface Spin {
  type: "spin";
  card: CardName;
}
/**
 * `=` ignores the symbols that are left.
 */
export interface Ignore {
  type: "ignore";
}
