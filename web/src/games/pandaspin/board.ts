/** The board of Panda Spin as the page shows it, and what can be read off it. */

import type { EventOf, MoveOf, ViewOf } from "../game";
import type { Bid, Board, Card, Gone, Shapes, Suit, Value } from "./shapes";

export const SUITS: readonly Suit[] = ["fire", "metal", "water", "earth", "wood"];
export const VALUES: readonly Value[] = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];

/** The board as the page shows it. */
export interface PandaSpinBoard extends Board {
  /** Between two views only: what the last event did that the position itself does not tell. */
  shown?: Shown;
}

export interface PandaSpinShapes extends Shapes {
  board: PandaSpinBoard;
}

export type PandaSpinView = ViewOf<PandaSpinShapes>;
export type PandaSpinEvent = EventOf<PandaSpinShapes>;
export type PandaSpinMove = MoveOf<PandaSpinShapes>;

export interface Shown {
  /** Cards that were turned, by id. */
  turned?: string[];
  /** The element card that wins the trick. */
  element?: LyingElement;
  /** Whence a seat's new bamboo comes: the name of a thing on the page (lib/flip.ts). */
  bambooFrom?: string;
  /** The round that has just been scored. */
  scored?: boolean;
}

export interface LyingElement {
  seat: number;
  card: Card;
  /** Its place among the discards, to which it belongs already. */
  at: number;
}

/** The points with which everybody begins (PS-6), and those that end the game (PS-36). */
export const START_POINTS = 1;
export const ENOUGH_POINTS = 15;

const LETTERS: Record<Suit, string> = { fire: "F", metal: "M", water: "W", earth: "E", wood: "D" };

export function letterOf(suit: Suit): string {
  return LETTERS[suit];
}

export function rankOf(value: Value): number {
  return VALUES.indexOf(value);
}

/** As it is printed on the cards. */
export function printed(value: Value): string {
  return value === "2" ? "二" : value;
}

/** What a card is called whichever way up it lies: F7, W!. */
export function idOf({ card }: Pick<Card, "card">): string {
  return card.replace("~", "");
}

/** The name by which a card flies; there is only one of each, so it keeps its name wherever it lies. */
export function flyOf(card: Card): string {
  return `card-${idOf(card)}`;
}

/** The card turned by half a circle. */
export function turnedOver(card: Card): Card {
  const blue = !card.blue;
  return { ...card, card: idOf(card) + (blue ? "~" : ""), blue, up: card.down, down: card.up };
}

/** As which of those that are turned now it turns; null if it does not. */
export function orderOfTurn({ shown }: PandaSpinBoard, card: Card): number | null {
  const place = shown?.turned?.indexOf(idOf(card)) ?? -1;
  return place < 0 ? null : place;
}

export function asBlue(card: Card): Card {
  return card.blue || card.element ? card : turnedOver(card);
}

/** The value of a card's white side, whichever side is up. */
export function whiteOf(card: Card): Value {
  return (card.blue ? card.down : card.up)?.values[0] ?? "2";
}

/** The value that counts for the order of a hand; element cards come last. */
export function orderOf(card: Card): number {
  const value = card.up?.values[0];
  return value === undefined ? VALUES.length : rankOf(value);
}

/** Cards as a hand is held: by the value that counts, then by number; element cards at the end. */
export function sorted(cards: readonly Card[]): Card[] {
  return byNumber(cards).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** By suit and, in a suit, by white value: the order in which the server asks for the cards of a figure (docs/protocol.md). */
export function byNumber(cards: readonly Card[]): Card[] {
  const number = (card: Card) => SUITS.indexOf(card.suit) * VALUES.length + rankOf(whiteOf(card));
  return cards.toSorted((a, b) => number(a) - number(b));
}

/** How many cards of a hand nobody else knows. */
export function hiddenIn(board: Pick<Board, "hand_sizes" | "known">, seat: number): number {
  return (board.hand_sizes[seat] ?? 0) - (board.known[seat]?.length ?? 0);
}

export function highBid(board: Board): Bid | null {
  return board.high === null ? null : (board.bids[board.high] ?? null);
}

/** What a pass would do to the cards the seat has played to this trick (PS-16). */
export function fateOf(board: Pick<Board, "bids">, seat: number): { cards: Card[]; to: Gone } {
  const bids = board.bids.filter((bid) => bid.seat === seat && bid.gone === null);
  const cards = bids.flatMap((bid) => bid.cards);
  const lost = cards.some((card) => card.blue) || bids.some((bid) => bid.figure.kind === "bomb");
  return { cards, to: lost ? "discard" : "hand" };
}

/** Where a move is made: the cards of the hand that it plays, discards, burns or turns. */
export function spots(move: string, board: Board): string[] {
  const steps = move.split(" ");
  const named = steps.flatMap((step) => {
    const element = /^[!-](\w)$/.exec(step)?.[1];
    return element ? `${element}!` : (/^[+x~](\w+~?)$/.exec(step)?.[1] ?? []);
  });
  return (named.length ? named : fitting(steps[0] ?? "", board.hand ?? [])).map(
    (card) => `[data-card="${card}"]`,
  );
}

/** The cards that a figure is made of, where there was nothing to choose: `9`, `7x2`, `5-7`, `5-7x2`, `7x4!`. */
function fitting(figure: string, hand: readonly Card[]): string[] {
  const [, low, high = low] = /^(10|[3-9JQKA2])(?:-(10|[3-9JQKA2]))?(?:x\d+)?!?$/.exec(figure) ?? [];
  const ranks = [low, high].map((value) => VALUES.findIndex((one) => one === value));
  const [from = 0, to = -1] = ranks;
  return hand
    .filter((card) => !card.element && orderOf(card) >= from && orderOf(card) <= to)
    .map(({ card }) => card);
}
