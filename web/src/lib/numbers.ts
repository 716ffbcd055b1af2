/** Shares as the reader's language writes them. */

import { realMinus } from "./speech";
import { words } from "./words.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
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
