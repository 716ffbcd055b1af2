import type { GameInfo, Me, Seat, TableInfo } from "../protocol";
import { t } from "./words.svelte";

/** What somebody is called who has chosen no name; null for everybody else. */
export function guestName({ guest }: Pick<Me | Seat, "guest">): string | null {
  // As a string: a number would be written with a thousands separator.
  return guest == null ? null : t("guest-name", { number: String(guest) });
}

/** What the player on a seat is called; bots have a name for every seat, so that no two are confused. */
export function nameOf(seat: Seat, number: number): string {
  const given = guestName(seat) ?? seat.name;
  if (given) return given;
  return seat.kind === "bot" ? t(`bot-name-${number + 1}`) : t("seat-open");
}

export function namesAt(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

export function mySeat(table: TableInfo): number | null {
  const seat = table.seats.findIndex((one) => one.you);
  return seat < 0 ? null : seat;
}

/** Whose game it is. */
export function credits({ designer, publisher }: GameInfo): string {
  return publisher ? t("game-credits", { designer, publisher }) : t("game-credits-designer", { designer });
}
