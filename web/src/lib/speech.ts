/** Turning a `Text` of the protocol into a sentence; no state, so that tests can call it plainly. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol";

/** Names of the players by seat. */
export type Names = readonly string[];

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

function isTagged(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function formatArgument(bundle: FluentBundle, value: unknown, names: Names): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) {
    const members = value.map((member) => String(formatArgument(bundle, member, names)));
    return new Intl.ListFormat(bundle.locales[0], { type: "conjunction" }).format(members);
  }
  if (isTagged(value) && typeof value.$seat === "number")
    return names[value.$seat] ?? String(value.$seat + 1);
  if (isTagged(value) && typeof value.$text === "string") {
    const { $text: key, ...args } = value;
    return formatText(bundle, { key, args }, names);
  }
  return String(value);
}

export function formatText(bundle: FluentBundle, text: Text, names: Names): string {
  const args = Object.entries(text.args ?? {});
  return formatKey(
    bundle,
    text.key,
    Object.fromEntries(args.map(([name, value]) => [name, formatArgument(bundle, value, names)])),
  );
}
