/** The moments of Panda Spin: what is heard, how long it takes, and what waits for what. */

import type { Sound } from "../../lib/sound";
import { flyOf, type PandaSpinEvent } from "./board";
import type { Events } from "./shapes";

/** How long a card takes to turn, and after how long the next begins to, in milliseconds at normal speed. */
export const TURN = 650;
export const NEXT_TURN = 225;
/** One wave of flights sets off after another (lib/stage.svelte.ts) at the pace of turning cards; these many pass while
 * the first card turns. */
const WAVES_OF_A_TURN = 3;

/** Cards that come back turn where they lie, one after another, and fly to the hand as soon as they are turned. */
export function waves({ type, data }: PandaSpinEvent): string[][] {
  if (type !== "passed" || data.to !== "hand") return [];
  return [...Array.from({ length: WAVES_OF_A_TURN }, () => []), ...data.cards.map((card) => [flyOf(card)])];
}

const PAUSES: Partial<Record<keyof Events, number>> = {
  suits: 1400,
  dealt: 900,
  bid: 900,
  passed: 600,
  element: 1400,
  shed: 500,
  bamboo: 600,
  hungry: 800,
  fire: 700,
  spin: 1000,
  trick: 800,
  out: 2200,
  scored: 5500,
};
const BOMB = 1700;

export function pause(event: PandaSpinEvent): number {
  return isBomb(event) ? BOMB : (PAUSES[event.type] ?? 400);
}

export function isBomb(event: PandaSpinEvent | null): boolean {
  return event?.type === "bid" && event.data.figure.kind === "bomb";
}

const SOUNDS: Partial<Record<keyof Events, Sound>> = {
  dealt: "card",
  bid: "card",
  element: "reveal",
  shed: "card",
  bamboo: "coin",
  hungry: "coin",
  fire: "card",
  spin: "spin",
  trick: "capture",
  out: "medal",
  scored: "last",
  won: "win",
};

export function sound(event: PandaSpinEvent): Sound | null {
  if (isBomb(event)) return "strike";
  if (event.type === "passed") return event.data.to === "hand" ? "turn-over" : null;
  return SOUNDS[event.type] ?? null;
}
