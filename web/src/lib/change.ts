/** What an edition changes, for the page: what is shown first, and where it stands in a picture. */

import type { ComparedDeed, ComparedMeasure, Comparison, EditionDifference, Estimate } from "../protocol";

/** From the lowest figure that a picture shows to the highest. */
export interface Range {
  low: number;
  high: number;
}

const ROOM = 0.08;

/** All intervals, and what else has to be seen, with some room on either side. */
export function rangeOf(estimates: readonly Estimate[], ...others: number[]): Range {
  const low = Math.min(...estimates.map((one) => one.low), ...others);
  const high = Math.max(...estimates.map((one) => one.high), ...others);
  const room = (high - low || 1) * ROOM;
  return { low: low - room, high: high + room };
}

/** Where a figure stands, in hundredths of the picture's width. */
export function placeIn(range: Range, figure: number): number {
  return (100 * (figure - range.low)) / (range.high - range.low);
}

/** What is clear comes first; otherwise the order stays. */
export function clearFirst(measures: readonly ComparedMeasure[]): ComparedMeasure[] {
  return measures.toSorted((one, other) => Number(other.clear) - Number(one.clear));
}

/** What can be said of a card; `gone` and `new`: only one of the editions has it in use. */
export type Way = "up" | "down" | "same" | "rare" | "gone" | "new";

export function wayOf({ clear, rare, change, before, after }: ComparedDeed): Way {
  if (before.hands && !after.hands) return "gone";
  if (after.hands && !before.hands) return "new";
  if (rare) return "rare";
  return clear ? (change.mean > 0 ? "up" : "down") : "same";
}

/** Those of a group that happened often enough, those that go with winning in the new edition first. */
export function winning(deeds: readonly ComparedDeed[], group: string): ComparedDeed[] {
  const own = deeds.filter((deed) => deed.group === group && !deed.rare);
  return own.toSorted((one, other) => other.after.share.mean - one.after.share.mean);
}

/** The first and the last of a long list. */
export function extremes<Kind>(listed: readonly Kind[], most: number): Kind[] {
  if (listed.length <= most) return [...listed];
  return [...listed.slice(0, most / 2), ...listed.slice(-most / 2)];
}

/** How large a change must be to be seen in so many games: half of the interval. */
export function smallest({ change }: ComparedMeasure): number {
  return (change.high - change.low) / 2;
}

export const minutesLeft = (seconds: number): number => (seconds < 50 ? 0 : Math.round(seconds / 60) || 1);

/** The command that finds out the same. */
export function commandFor(game: string, { players, level, games }: Comparison, file: string): string {
  const words = ["parlour report", game, "--edition", file, "--against standard"];
  return [...words, `--players ${players}`, `--bots ${level}`, `--games ${games}`].join(" ");
}

/** Where an entry is known from is no component, nor is the name of the edition. */
const TOLD_ABOUT = /^name$|, (source|note)$/;

export const isComponent = ({ where }: EditionDifference): boolean => !TOLD_ABOUT.test(where);
