/** Keeping the lobby calm while it changes; no state, so that tests can call it plainly. */

import type { ListedTable } from "../protocol";

/** A table's place in the lobby. One that is gone keeps its place, so that nothing moves under a finger. */
export interface Place {
  table: ListedTable;
  gone: boolean;
}

/** What is shown after a new answer: everything stays where it is, and what is new comes last. */
export function settle(shown: readonly Place[], answer: readonly ListedTable[]): Place[] {
  const now = new Map(answer.map((table) => [table.id, table]));
  const kept = shown.map(({ table }) => ({ table: now.get(table.id) ?? table, gone: !now.has(table.id) }));
  const known = new Set(shown.map(({ table }) => table.id));
  return [...kept, ...fresh(answer.filter((table) => !known.has(table.id)))];
}

/** Those with a free seat first. */
function fresh(tables: readonly ListedTable[]): Place[] {
  const open = (table: ListedTable) => Number(table.state === "open");
  return [...tables].sort((a, b) => open(b) - open(a)).map((table) => ({ table, gone: false }));
}
