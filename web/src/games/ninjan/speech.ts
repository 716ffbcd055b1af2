import { t } from "../../lib/words.svelte";
import { suitOf, valueOf } from "./board";
import type { Card } from "./shapes";

/** "Rock minus 4", in the reader's language, as a screen reader should say it. */
export function cardName(card: Card): string {
  const value = valueOf(card);
  const sign = value < 0 ? "minus" : "plus";
  return t("ninjan-card-spoken", { suit: suitOf(card), sign, size: Math.abs(value) });
}

/** The name of a sign thrown in a tie-break. */
export function signName(sign: string): string {
  return t("ninjan-sign", { sign: suitOf(sign) });
}
