/** Shares as the reader's language writes them. */

import { realMinus } from "./speech";
import { words } from "./words.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** How far a share may be off: never less than it is. */
export function doubtPercent(share: number): string {
  return percent(Math.ceil(100 * share) / 100);
}

/** A change of a share, with its sign. */
export function signedPercent(share: number): string {
  const format = new Intl.NumberFormat(words.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return realMinus(format.format(share));
}
