/** Which shortcut a key means, on every keyboard layout. */

type Press = Pick<KeyboardEvent, "key" | "code">;

/** Not meant for a field or a panel, and not for the browser. */
export function isShortcut(press: KeyboardEvent): boolean {
  const inField = (press.target as Element).closest("input, select, dialog");
  return !inField && !press.ctrlKey && !press.metaKey && !press.altKey;
}

/** The digit of a key, whatever it writes: on a Czech keyboard the keys 1, 2, 3 write +, ě, š.
 * A numeric key without Num Lock is an arrow or the like, and no digit. */
export function digitOf({ key, code }: Press): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit !== undefined && key.length === 1 ? Number(digit) : null;
}

/** The Latin letter that a key writes, or, where it writes another script, the one in its place. */
export function letterOf({ key, code }: Press): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}
