/** What never changes about a game, asked for once: its components and its worked examples. */

import type { Component, Example } from "../protocol";
import { api } from "./api";

function once<T>(ask: (code: string) => Promise<T>): (code: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (code) => {
    const asked = known.get(code) ?? ask(code);
    known.set(code, asked);
    asked.catch(() => known.delete(code));
    return asked;
  };
}

export const components: (code: string) => Promise<Component[]> = once(api.components);
export const tableComponents: (id: string) => Promise<Component[]> = once(api.tableComponents);
export const examples: (code: string) => Promise<Example[]> = once(api.examples);
