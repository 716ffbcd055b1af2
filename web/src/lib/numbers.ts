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

/** Figures that are read side by side: shares in percent, with a decimal only where they would look alike. */
export function figures(values: readonly number[], isShare: boolean): string[] {
  if (!isShare) return values.map((value) => plain(value));
  const whole = values.map(percent);
  return new Set(whole).size < new Set(values).size ? values.map(finePercent) : whole;
}

/** Three digits or so. */
function plain(value: number, sign: "auto" | "exceptZero" = "auto"): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2;
  const format = new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, signDisplay: sign });
  return realMinus(format.format(value));
}

function finePercent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** A change, with its sign. */
export const signedFigure = (change: number): string => plain(change, "exceptZero");
