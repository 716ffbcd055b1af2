/** Which animal the cards of a white value show: the edition says it, and it is asked for once. */

import { components } from "../../lib/known";
import { whiteOf } from "./board";
import type { Animal } from "./pictures";
import type { Card, Value } from "./shapes";

let shown = $state.raw<ReadonlyMap<Value, Animal>>(new Map());
let asked = false;

async function learn(): Promise<void> {
  const parts = await components("pandaspin");
  const animals = parts.map(({ data }) => data as { card: Card; animal: Animal | null });
  shown = new Map(animals.flatMap(({ card, animal }) => (animal ? [[whiteOf(card), animal]] : [])));
}

/** Null until it is known. */
export function animalOf(card: Card): Animal | null {
  if (!asked) {
    asked = true;
    learn().catch(() => (asked = false));
  }
  return shown.get(whiteOf(card)) ?? null;
}
