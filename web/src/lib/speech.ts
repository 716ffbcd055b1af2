/** Turning a `Text` of the protocol into a sentence; no state, so that tests can call it plainly. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Names } from "../board";
import type { Text } from "../protocol";

export type { Names };

/** Fluent writes a hyphen before a negative number; print wants the real minus sign.
 * A hyphen inside a word or a card's notation (S-6) stays. */
export function realMinus(sentence: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, "−");
}

/** A change, with its sign. */
export function signed(change: number): string {
  return realMinus(`${change > 0 ? "+" : ""}${change}`);
}

export function formatKey(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return realMinus(bundle.formatPattern(message.value, args, []));
}

/** A text inside a text, such as a card: its key, and beside it what to fill in. */
export interface TextPart {
  $text: string;
  [argument: string]: unknown;
}

/** Whom a sentence is for: the names of the players, and on which seat the reader sits, whom it calls "you". */
interface Audience {
  names: Names;
  reader: number | null;
  /** How a text inside a text is written down. */
  part(words: string, part: TextPart): string;
}

function seatIn(value: unknown): number | null {
  return isTagged(value) && typeof value.$seat === "number" ? value.$seat : null;
}

function isTagged(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPart(value: unknown): value is TextPart {
  return isTagged(value) && typeof value.$text === "string";
}

function formatArgument(bundle: FluentBundle, value: unknown, audience: Audience): FluentVariable {
  const { names, reader, part } = audience;
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) {
    const isOther = (member: unknown) => Number(reader === null || seatIn(member) !== reader);
    const youFirst = value.toSorted((one, other) => isOther(one) - isOther(other));
    const members = youFirst.map((member) => String(formatArgument(bundle, member, audience)));
    return new Intl.ListFormat(bundle.locales[0], { type: "conjunction" }).format(members);
  }
  const seat = seatIn(value);
  if (seat !== null && seat === reader) return formatKey(bundle, "name-you", {});
  if (seat !== null) return names[seat] ?? String(seat + 1);
  if (isPart(value)) {
    const { $text: key, ...args } = value;
    return part(format(bundle, { key, args }, audience), value);
  }
  return String(value);
}

/** Which argument the reader is, for a verb to agree with; the catalogue calls it `$you`. */
function roleOf(args: Record<string, unknown>, reader: number | null): string {
  const isReader = (value: unknown) => reader !== null && seatIn(value) === reader;
  const roles = Object.keys(args).filter((name) => [args[name]].flat().some(isReader));
  return roles[0] ?? "none";
}

function format(bundle: FluentBundle, text: Text, audience: Audience): string {
  const given = text.args ?? {};
  const args = Object.entries(given).map(([name, value]) => [name, formatArgument(bundle, value, audience)]);
  return formatKey(bundle, text.key, { you: roleOf(given, audience.reader), ...Object.fromEntries(args) });
}

export function formatText(
  bundle: FluentBundle,
  text: Text,
  names: Names,
  reader: number | null = null,
): string {
  return format(bundle, text, { names, reader, part: (words) => words });
}

/** A piece of a sentence; `part` is what it names, where that can be shown as a picture. */
export interface Piece {
  words: string;
  part?: TextPart;
}

/** Signs that no catalogue and no name uses: they mark where a picture belongs until the sentence is whole. */
const MARKED = /\uE000(\d+)\uE001([^\uE002]*)\uE002/u;

/** The sentence in pieces: what matches `pictured` by its key is a piece of its own. */
export function formatPieces(
  bundle: FluentBundle,
  text: Text,
  { names, reader, pictured }: { names: Names; reader: number | null; pictured: RegExp },
): Piece[] {
  const parts: TextPart[] = [];
  const part = (words: string, found: TextPart) =>
    pictured.test(found.$text) ? `\uE000${parts.push(found) - 1}\uE001${words}\uE002` : words;
  const cut = capital(format(bundle, text, { names, reader, part })).split(MARKED);
  // Every third piece is plain, then come the number of a part and its words.
  const pieces = cut.map((words, place): Piece => {
    if (place % 3 === 1) return { words: "" };
    const found = place % 3 === 2 ? parts[Number(cut[place - 1])] : undefined;
    return found ? { words, part: found } : { words };
  });
  return pieces.filter(({ words }) => words);
}

/** A sentence begins with a capital, whatever it begins with. */
export function capital(sentence: string): string {
  return sentence.replace(/^(\uE000\d+\uE001)?\p{Ll}/u, (beginning) => beginning.toUpperCase());
}
