/** The components of a game as data, in the shape of its edition file; no state, so that tests can call it plainly. */

import type { Blank, Complaint, EditionDifference } from "../protocol";

export type Content = Readonly<Record<string, unknown>>;
export type Entry = Readonly<Record<string, unknown>>;
export type Way = readonly (string | number)[];
export type Source = "book" | "public" | "house" | "yours";

/** An entry and where it stands: in a list of entries (`cards, 3`), or as a table of its own (`centre`). */
export interface Place {
  at: Way;
  table: string;
  entry: Entry;
}

export const keyOf = (at: Way) => at.join("/");

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every entry of the content, in its order. What is no entry is left out: somebody else may have made the file. */
export function placesIn(content: Content): Place[] {
  return Object.entries(content).flatMap(([table, value]) => {
    if (isEntry(value)) return [{ at: [table], table, entry: value }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown, i) => (isEntry(entry) ? [{ at: [table, i], table, entry }] : []));
  });
}

export const placesOf = (content: Content, table: string) =>
  placesIn(content).filter((place) => place.table === table);

export function placeAt(content: Content, at: Way): Place | null {
  return placesIn(content).find((place) => keyOf(place.at) === keyOf(at)) ?? null;
}

export function sourceOf({ entry }: Place): Source {
  const { source } = entry;
  return source === "book" || source === "public" || source === "yours" ? source : "house";
}

// --- values -----------------------------------------------------------------------------------------------

export function valueAt(root: unknown, way: Way): unknown {
  return way.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : null,
    root,
  );
}

/** The same with another value there; null leaves it out. */
export function withValue<T>(root: T, way: Way, value: unknown): T {
  const [step, ...rest] = way;
  if (step === undefined) return value as T;
  if (Array.isArray(root)) return root.map((one, i) => (i === step ? withValue(one, rest, value) : one)) as T;
  const table = root as Record<string, unknown>;
  const inner = rest.length ? withValue(table[step] ?? {}, rest, value) : value;
  if (inner !== null && inner !== undefined) return { ...table, [step]: inner } as T;
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== step)) as T;
}

export const same = (one: unknown, other: unknown) => ordered(one) === ordered(other);

function ordered(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isEntry(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** The entry as its owner has filled it in: from now on it rests on them, and not on what the note says. */
export function filled(entry: Entry, way: Way, value: unknown, brings: Entry = {}): Entry {
  const changed = Object.entries(brings).reduce(
    (made, [name, brought]) => withValue(made, [name], brought),
    withValue(entry, way, value),
  );
  return confirmed(changed);
}

export function confirmed(entry: Entry): Entry {
  return { ...withValue(entry, ["note"], null), source: "yours" };
}

// --- what people type -------------------------------------------------------------------------------------

/** A whole number; what is none stays as it was typed, so that the check can say what is wrong with it. */
export function readNumber(text: string): number | string {
  const typed = text.trim().replace("−", "-");
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

export function readNumbers(text: string): (number | string)[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(readNumber);
}

/** What stands in a field of this blank, as text. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(" ");
  return value === null || value === undefined ? "" : String(value);
}

/** What a field of this blank means; null is left out. */
export function readBlank({ sort, optional }: Pick<Blank, "sort" | "optional">, text: string): unknown {
  if (optional && text.trim() === "") return null;
  if (sort === "number") return readNumber(text);
  if (sort === "numbers") return readNumbers(text);
  return sort === "letters" ? text.trim().toUpperCase() : text;
}

/** Where the number with this index stands in a text of numbers. */
export function spanOf(text: string, index: number): [number, number] | null {
  const found = [...text.matchAll(/[^\s,;]+/g)][index];
  return found ? [found.index, found.index + found[0].length] : null;
}

// --- complaints and differences -----------------------------------------------------------------------------

const begins = (way: Way, start: Way) => start.every((step, i) => way[i] === step);

/** The complaints that belong to an entry. */
export function complaintsAt(complaints: readonly Complaint[], at: Way): Complaint[] {
  return complaints.filter((complaint) => begins(complaint.at, at));
}

/** Those that belong to one field of it; without a field, those that belong to none of these. */
export function complaintsOfBlank(
  complaints: readonly Complaint[],
  at: Way,
  blank: Blank | null,
  blanks: readonly Blank[],
): Complaint[] {
  const within = (one: Blank) => (complaint: Complaint) => begins(complaint.at, [...at, ...one.way]);
  if (blank) {
    // Two fields may fill in the same value: then the first of them tells what is wrong with it.
    const first = blanks.find((one) => keyOf(one.way) === keyOf(blank.way));
    return first === blank ? complaints.filter(within(blank)) : [];
  }
  return complaintsAt(complaints, at).filter((complaint) => !blanks.some((one) => within(one)(complaint)));
}

/** Those that belong to no entry: to the edition as a whole, or to a table of it. */
export function complaintsOfWhole(complaints: readonly Complaint[], content: Content): Complaint[] {
  const places = placesIn(content);
  return complaints.filter(({ at }) => !places.some((place) => begins(at, place.at)));
}

/** What differs, by entry; where it is known from is told by its mark, and is no difference of its own. */
export function differencesByEntry(
  differences: readonly EditionDifference[],
  content: Content,
): { place: Place | null; fields: EditionDifference[] }[] {
  const places = new Map(placesIn(content).map((place) => [keyOf(place.at), place]));
  const found = new Map<string, { place: Place | null; fields: EditionDifference[] }>();
  for (const difference of differences) {
    const { at } = difference;
    if (at.at(-1) === "source" || at.at(-1) === "note") continue;
    const place = places.get(keyOf(at.slice(0, 2))) ?? places.get(keyOf(at.slice(0, 1))) ?? null;
    const key = place ? keyOf(place.at) : difference.where;
    const group = found.get(key) ?? { place, fields: [] };
    group.fields.push(difference);
    found.set(key, group);
  }
  return [...found.values()];
}

/** What a field is called in messages: `payout_each`. */
export function fieldName({ at }: Pick<EditionDifference, "at">, place: Place | null): string {
  const inside = at.slice(place?.at.length ?? 0);
  return inside.filter((step) => typeof step === "string").join("_");
}

// --- entering a box -----------------------------------------------------------------------------------------

/** What an owner goes through: everything that rests on one of these sources, and what is theirs already. */
export function toEnter(content: Content, sources: readonly Source[]): Place[] {
  return placesIn(content).filter((place) => {
    const source = sourceOf(place);
    return source === "yours" || sources.includes(source);
  });
}

export const isEntered = (place: Place) => sourceOf(place) === "yours";

// --- undo -----------------------------------------------------------------------------------------------

const MOST_STEPS = 200;

/** What was, what is, and what was taken back. Changes with the same key, such as typing in one field, are one step. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  key: string | null;
}

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], key: null });

export function changed<T>({ past, now, key }: History<T>, next: T, as: string | null = null): History<T> {
  const goesOn = as !== null && as === key;
  return { past: goesOn ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [], key: as };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], key: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later, key: null };
}
