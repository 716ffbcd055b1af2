import type { Names } from "../../lib/speech";
import { say, t } from "../../lib/words.svelte";
import { suitOf, valueOf } from "./board";
import type { Card, RevealedCard } from "./shapes";

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

/** "Can still take it: Bruno (Rock 3) and Clara (Rock minus 1)." Then: once the viewer's card lies on top. */
export function takersSentence(takers: readonly RevealedCard[], when: "now" | "then", names: Names): string {
  const who = takers.map(({ seat, card }) => ({
    $text: "ninjan-taker",
    seat: { $seat: seat },
    card: cardName(card),
  }));
  return say({ key: "ninjan-takers", args: { when, count: takers.length, takers: who } }, names);
}
