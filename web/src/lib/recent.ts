/** The tables this browser has sat at, newest first, to go back to. */

import { keep, recall } from "./device";

const STORED = "parlour-recent";
const KEEP = 8;

export function recentTables(): string[] {
  try {
    const read: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(read) ? read.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberTable(id: string): void {
  const others = recentTables().filter((other) => other !== id);
  keep(STORED, JSON.stringify([id, ...others].slice(0, KEEP)));
}

export function forgetTable(id: string): void {
  keep(STORED, JSON.stringify(recentTables().filter((other) => other !== id)));
}
