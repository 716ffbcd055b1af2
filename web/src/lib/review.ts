/** What the page reads off a review; no state, so that tests can call it plainly. */

import type { Decision, Performance, Review, Step } from "../protocol";

export type Mark = Decision["mark"];

export const MARKS: readonly Mark[] = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** The signs that chess players write after a move. */
export const SIGNS: Record<Mark, string> = {
  best: "!",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** A better move would have made a difference. */
export function isMistake({ mark }: Decision): boolean {
  return mark !== "best" && mark !== "good";
}

/** What a player can learn from: their mistakes and blunders, or where there are none, their inaccuracies. */
export function toLearnFrom({ decisions }: Review, seat: number): Decision[] {
  const own = decisions.filter((one) => one.seat === seat);
  const serious = own.filter(({ mark }) => mark === "mistake" || mark === "blunder");
  return serious.length ? serious : own.filter(({ mark }) => mark === "inaccuracy");
}

/** The decision before or after this moment, among those given; undefined if there is none. */
export function neighbour(
  decisions: readonly Decision[],
  at: number,
  direction: 1 | -1,
): Decision | undefined {
  return direction === 1
    ? decisions.find(({ number }) => number > at)
    : decisions.findLast(({ number }) => number < at);
}

/** By how much the chance of the seat that decided changed with its move. */
export function swing({ curve }: Review, { number, seat }: Decision): number {
  return (curve[number + 1]?.[seat] ?? 0) - (curve[number]?.[seat] ?? 0);
}

export function decisionAt({ decisions }: Review, number: number): Decision | undefined {
  return decisions.find((one) => one.number === number);
}

/** The moment that changed the most. */
export function turningPoint(review: Review): Decision | undefined {
  const moments = review.moments.flatMap((number) => decisionAt(review, number) ?? []);
  return moments.sort((a, b) => Math.abs(swing(review, b)) - Math.abs(swing(review, a)))[0];
}

export type Story = "skill" | "gift" | "lucky" | "unlucky" | "mistakes" | "close";

/** Less than this share of a win is not worth a word. */
const A_LITTLE = 0.05;

/** Whether somebody won or lost by their own play, by that of the others, or by luck. */
export function storyOf({ skill, others, luck }: Performance): Story {
  if (skill + others + luck > 0) {
    if (luck > Math.max(others, A_LITTLE)) return "lucky";
    return skill > -A_LITTLE ? "skill" : "gift";
  }
  if (Math.min(skill, luck) > -A_LITTLE) return "close";
  return luck < skill ? "unlucky" : "mistakes";
}

/** The points of a seat's line, in percent of the picture. */
export function lineOf({ curve }: Review, seat: number): string {
  const last = Math.max(curve.length - 1, 1);
  return curve
    .map((point, number) => `${place(number, last)},${(100 * (1 - (point[seat] ?? 0))).toFixed(2)}`)
    .join(" ");
}

/** How far along the picture a moment lies, in percent. */
export function place(number: number, last: number): string {
  return ((100 * number) / Math.max(last, 1)).toFixed(2);
}

/** Moves that belong together. */
export interface Chapter {
  title: string;
  /** The numbers of moves made before each of them. */
  numbers: number[];
}

/** The moves of a game in chapters: as the game names them, or else a round ends when its first player moves again. */
export function chapters(
  steps: readonly Step[],
  named: (step: Step) => string | null,
  round: (n: number) => string,
) {
  const found: Chapter[] = [];
  let rounds = 0;
  for (const [number, before] of steps.slice(0, -1).entries()) {
    const mover = steps[number + 1]?.seat;
    if (mover === steps[1]?.seat && mover !== before.seat) rounds += 1;
    const title = named(before) ?? round(rounds);
    if (found.at(-1)?.title !== title) found.push({ title, numbers: [] });
    found.at(-1)?.numbers.push(number);
  }
  return found;
}
