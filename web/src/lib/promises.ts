/** The promises of shuffles that this browser saw before the games were over, to be compared with their records. */

import { keep, recall } from "./device";

const STORED = "parlour-promises";
const KEEP = 100;

type Promised = [id: string, commitment: string];

function isPromised(one: unknown): one is Promised {
  return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");
}

function promises(): Promised[] {
  try {
    const read: unknown = JSON.parse(recall(STORED) ?? "[]");
    return Array.isArray(read) ? read.filter(isPromised) : [];
  } catch {
    return [];
  }
}

/** The first promise counts: one that changes later is just what the check is for. */
export function keepPromise(id: string, commitment: string): void {
  if (promiseOf(id) === null) {
    keep(STORED, JSON.stringify([[id, commitment], ...promises()].slice(0, KEEP)));
  }
}

export function promiseOf(id: string): string | null {
  return promises().find(([table]) => table === id)?.[1] ?? null;
}
