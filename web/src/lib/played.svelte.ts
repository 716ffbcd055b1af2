/** The components of the table that is shown, where they are not the standard ones. */

import type { TableInfo } from "../protocol";
import { words } from "./words.svelte";

class Played {
  /** The table whose components differ from the standard ones; null if none is shown. */
  table = $state.raw<string | null>(null);

  /** With null, no table is shown any more. */
  show(table: Pick<TableInfo, "id" | "edition"> | null): void {
    const edition = table?.edition ?? null;
    words.call(edition?.titles ?? {});
    this.table = table && edition ? table.id : null;
  }
}

export const played = new Played();

/** For a page that shows a table: its components are called by their own names until the page is left. */
export function playWith(table: () => Pick<TableInfo, "id" | "edition"> | null): void {
  $effect(() => {
    played.show(table());
    return () => played.show(null);
  });
}
