import type { Seat, TableInfo } from "../protocol";
import { t } from "./words.svelte";

/** What the player on a seat is called; bots have a name for every seat, so that no two are confused. */
export function nameOf(seat: Seat, number: number): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? t(`bot-name-${number + 1}`) : t("seat-open");
}

export function namesAt(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

export function mySeat(table: TableInfo): number | null {
  const seat = table.seats.findIndex((one) => one.you);
  return seat < 0 ? null : seat;
}
