/** Branches of finished games, as the page tells of them. */

import type { BranchInfo, Seat, TableInfo } from "../protocol";
import { reviewPath, tablePath } from "./address";
import { api } from "./api";
import { namesAt } from "./names";
import type { Names } from "./speech";
import { t } from "./words.svelte";

/** What a branch is called: as its maker named it, or else by the move from which it differs. */
export function branchName({ name, at }: Pick<BranchInfo, "name" | "at">): string {
  return name ?? t("branch-unnamed", { number: at + 1 });
}

/** Where it is gone on with, or looked at once it is over. */
export function branchPath({ id, state }: Pick<BranchInfo, "id" | "state">): string {
  return state === "over" ? reviewPath(id) : tablePath(id);
}

/** Whether one person moves for all seats. */
export function isByOne(table: TableInfo): boolean {
  const [first, ...others] = table.seats;
  return (
    table.branch != null &&
    first?.kind === "human" &&
    others.every((seat) => seat.kind === "human" && seat.name === first.name)
  );
}

/** The seats of a table at which one person moves for all, each called by its own name; only `own` is theirs now. */
export function lent(seats: readonly Seat[], names: Names, own: number | null): Seat[] {
  return seats.map((seat, number) => ({
    ...seat,
    name: names[number] ?? null,
    guest: null,
    account: false,
    you: number === own,
  }));
}

/** The names at a table. Where one person moves for all, the seats are called as in the game that was played. */
export async function branchNames(table: TableInfo): Promise<string[]> {
  return namesAt(table.branch && isByOne(table) ? await api.table(table.branch.of) : table);
}
