import type { Clock } from "../protocol";
import { duration, type Duration } from "./clock";
import { t } from "./words.svelte";

export const inWords = ({ key, count }: Duration) => t(key, { count });

/** How long people may think at a table. */
export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return t("clock-none");
  const time = inWords(duration(clock.seconds));
  if (clock.kind === "move") return t("clock-move", { time });
  if (!clock.increment) return t("clock-bank", { time });
  return t("clock-bank-increment", { time, more: inWords(duration(clock.increment)) });
}
