import type { GameInfo, Me, Player, TableInfo } from "../protocol";
import { t } from "./words.svelte";

/** What somebody is called who has chosen no name; null for everybody else. */
export function guestName({ guest }: Pick<Me | Player, "guest">): string | null {
  // As a string: a number would be written with a thousands separator.
  return guest == null ? null : t("guest-name", { number: String(guest) });
}

/** What the player on a seat is called; bots have a name for every seat, so that no two are confused. */
export function nameOf(seat: Player, number: number): string {
  const given = guestName(seat) ?? seat.name;
  if (given) return given;
  if (seat.kind === "open") return t("seat-open");
  // Whoever has deleted everything about themselves has neither name nor number.
  return seat.kind === "bot" ? t(`bot-name-${number + 1}`) : t("seat-somebody");
}

export function namesAt(table: TableInfo): string[] {
  return table.seats.map(nameOf);
}

export function mySeat(table: TableInfo): number | null {
  const seat = table.seats.findIndex((one) => one.you);
  return seat < 0 ? null : seat;
}

/** Everybody else's seats, from the one that moves after the viewer's on; who only looks on sees them all. */
export function othersAround(seats: readonly unknown[], me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return seats.map((_, i) => (first + i) % seats.length).filter((seat) => seat !== me);
}

/** Whose game it is. */
export function credits({ designer, publisher }: GameInfo): string {
  return publisher ? t("game-credits", { designer, publisher }) : t("game-credits-designer", { designer });
}

/** The options of a table that are not as usual, in words. */
export function optionWords(game: GameInfo, options: Record<string, string>): string[] {
  return game.options
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name }) =>
      t("option-value", {
        option: t(`${game.code}-option-${name}`),
        value: t(`${game.code}-option-${name}-${options[name]}`),
      }),
    );
}

/** Whether a game counts for the ratings, in words. */
export function ratedWords(rated: boolean): string {
  return t(rated ? "table-rated" : "table-unrated");
}
