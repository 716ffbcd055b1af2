/** A turn that is proposed as a whole, and what can be read off it. */

import type { ChoiceOf, ProposalOf } from "../game";
import type { PandorumShapes } from "./board";
import type { Card, HexName, Piece, SlotName } from "./shapes";

export type Turn = ProposalOf<PandorumShapes>;
export type TurnPart = Turn["parts"][number];
export type TurnChoice = ChoiceOf<PandorumShapes>;

/** A card that is built with: what it pays, which card it doubles, and the slot it goes to. */
export interface UsedCard {
  card: Card;
  pays: number;
  isDoubled: boolean;
  slot: SlotName | null;
}

/** What happens in a turn. */
export interface Outline {
  discard: Card | null;
  /** Where the harvester goes; null if a card is drawn before (PD-26). */
  hex: HexName | null;
  isJump: boolean;
  piece: Piece | null;
  withNose: boolean;
  fee: number;
  cards: UsedCard[];
}

export function outlineOf({ events }: Turn): Outline {
  const outline: Outline = {
    discard: null,
    hex: null,
    isJump: false,
    piece: null,
    withNose: false,
    fee: 0,
    cards: [],
  };
  const used = (card: Card) => outline.cards.find((one) => one.card === card);
  for (const { type, data } of events) {
    if (type === "discarded") outline.discard = data.card;
    else if (type === "moved") Object.assign(outline, { hex: data.end, isJump: data.jump });
    else if (type === "fee") outline.fee = data.amount;
    else if (type === "built") {
      Object.assign(outline, { piece: data.piece, withNose: data.nose !== null });
      outline.cards = data.cards.map((card) => ({ card, pays: 0, isDoubled: false, slot: null }));
    } else if (type === "paid" || type === "took") {
      Object.assign(used(data.card) ?? {}, { pays: data.amount, isDoubled: data.doubled });
    } else if (type === "slotted") Object.assign(used(data.card) ?? {}, { slot: data.slot });
  }
  return outline;
}

/** The question of this name, about this card if it is about one, where there is something to choose. */
export function partOf(turn: Turn, question: string, about: Card | null = null): TurnPart | null {
  return turn.parts.find((part) => part.question === question && part.about === about) ?? null;
}

/** The beginning of the turn up to the flight, to go on from there step by step; null if it is over then. */
export function flightOf(turn: Turn): string | null {
  const steps = turn.move.split(" ");
  const flown = steps.findIndex((step) => /^[>^]/.test(step)) + 1;
  return flown > 0 && flown < steps.length ? steps.slice(0, flown).join(" ") : null;
}

/** The steps of a turn after those that are made already. */
export function stepsLeft(move: string, draft: readonly string[]): string {
  return move.split(" ").slice(draft.length).join(" ");
}
