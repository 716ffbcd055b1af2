/** The board of Pandorum as the page shows it, and what can be read off it. */

import type { EventOf, MoveOf, ViewOf } from "../game";
import type { Board, Building, Card, CardInfo, Ground, Hex, Hull, Kind, Nose, Shapes } from "./shapes";

export const KINDS: readonly Kind[] = [
  "mining",
  "generator",
  "logistics",
  "laboratory",
  "defence",
  "system",
  "block",
];
/** The terrains one can build on. */
export const GROUNDS: readonly Ground[] = ["craters", "mountains", "wasteland"];

/** The board as the page shows it. */
export interface PandorumBoard extends Board {
  /** Between two views only: the things that lie somewhere new, with the name each had where it lay before. */
  moved?: Record<string, string>;
  /** Between two views only: the things that are new to the eye, with the name of what each comes out of. */
  came?: Record<string, string>;
  /** Between two views only: what arrives at a place and is seen for as long as the event is shown. */
  arrivals?: Arrival[];
  /** Between two views only: by how much each seat's quids have just changed. */
  gains?: number[];
}

export interface PandorumShapes extends Shapes {
  board: PandorumBoard;
}

export type PandorumView = ViewOf<PandorumShapes>;
export type PandorumEvent = EventOf<PandorumShapes>;
export type PandorumMove = MoveOf<PandorumShapes>;

/** Money or a card on its way: it comes out of the thing named `from` and lands at the place `at`. */
export interface Arrival {
  name: string;
  at: string;
  from: string;
  /** Quids; or a card, null when it is hidden. */
  amount?: number;
  /** The seat that pays them, if it is not the bank. */
  payer?: number;
  card?: Card | null;
}

export function infoOf(board: PandorumBoard, card: Card): CardInfo {
  const info = board.cards[card];
  if (!info) throw new Error(`no such card: ${card}`);
  return info;
}

/** Cards as a hand is held: in the order of the edition. */
export function sorted(board: PandorumBoard, cards: readonly Card[]): Card[] {
  const order = Object.keys(board.cards);
  return cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function oneLess(cards: readonly Card[], card: Card): Card[] {
  const at = cards.lastIndexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** The cards of a building that have no slot yet: they get one in order, and have different names (PD-17, PD-24). */
export function onBench(building: Building | null): Card[] {
  const cards = building?.cards ?? [];
  return building?.asked ? cards.slice(cards.indexOf(building.asked)) : cards;
}

/** Whether a card's condition holds on a hex (PD-4), given the hexes round it. */
export function holdsOn(info: CardInfo, hex: Hex, around: readonly Hex[]): boolean {
  if (hex.terrain === "volcano" || hex.terrain === "pad") return false;
  const onGround = info.terrain === "any" || info.terrain === hex.terrain;
  return onGround && (!info.volcano || around.some((one) => one.terrain === "volcano"));
}

/** The cargo by kind of card, which is by colour: how many each seat has, and who has strictly most (PD-28). */
export function cargoTable(board: PandorumBoard): { kind: Kind; counts: number[]; seat: number | null }[] {
  const colours = new Map(Object.values(board.cards).map((info) => [info.kind, info.colour]));
  return KINDS.map((kind) => {
    const row = board.cargo[colours.get(kind) ?? ""];
    return { kind, counts: row?.counts ?? [], seat: row?.seat ?? null };
  });
}

/** A seat's own cargo, and where it would be paid for it now. */
export function cargoOf(board: PandorumBoard, seat: number): { kind: Kind; count: number; leads: boolean }[] {
  return cargoTable(board)
    .map((row) => ({ kind: row.kind, count: row.counts[seat] ?? 0, leads: row.seat === seat }))
    .filter(({ count }) => count > 0);
}

/** What a fully charged upgrade needs still; 0 when it works. */
export function missing(slot: Nose | Hull): number {
  return Math.max(0, slot.needs - slot.cards.length);
}

/** A name in at most two lines, parted where it is best balanced; a short one stays whole. */
export function inLines(name: string, width: number): string[] {
  const words = name.split(" ");
  if (name.length <= width || words.length === 1) return [name];
  const parted = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return parted.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Where a move is made: what is drawn or discarded, where the harvester goes, the cards that are built with. */
export function spots(move: string): string[] {
  return move.split(" ").flatMap((step) => {
    const [, act, what] = /^(d:|-|\+|>|\^)(\w+)$/.exec(step) ?? [];
    if (act === undefined) return step === "d" ? ["[data-deck]"] : [];
    if (act === "d:") return [`[data-stack="${what}"]`];
    return [act === "-" || act === "+" ? `[data-card="${what}"]` : `[data-hex="${what}"]`];
  });
}
