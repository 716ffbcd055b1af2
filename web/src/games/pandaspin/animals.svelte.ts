/** Which animal the cards of a white value show: the edition of the table says it, and it is asked for once. */

import { components, tableComponents } from "../../lib/known";
import { played } from "../../lib/played.svelte";
import { whiteOf } from "./board";
import type { Animal } from "./pictures";
import type { Card, Value } from "./shapes";

/** A card of an edition that is looked at by itself, away from any table. */
export type DrawnCard = Card & { animal?: Animal | null };

const STANDARD = "";
/** By table. */
let shown = $state.raw<ReadonlyMap<string, ReadonlyMap<Value, Animal>>>(new Map());
const asked: Record<string, boolean> = {};

async function learn(table: string): Promise<void> {
  const parts = await (table === STANDARD ? components("pandaspin") : tableComponents(table));
  const animals = parts.map(({ data }) => data as { card?: Card; animal?: Animal | null });
  const known = animals.flatMap(({ card, animal }): [Value, Animal][] =>
    card && animal ? [[whiteOf(card), animal]] : [],
  );
  shown = new Map([...shown, [table, new Map(known)]]);
}

/** Null until it is known. */
export function animalOf(card: DrawnCard): Animal | null {
  if (card.animal !== undefined) return card.animal;
  const table = played.table ?? STANDARD;
  if (!asked[table]) {
    asked[table] = true;
    learn(table).catch(() => (asked[table] = false));
  }
  return shown.get(table)?.get(whiteOf(card)) ?? null;
}
