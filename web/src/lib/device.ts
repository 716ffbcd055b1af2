/** What a browser does for the page unless its owner forbids it: to remember, and to copy. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where nothing may be stored, the page simply forgets. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Copy what a field holds, and tell whether it worked; the field stays selected, to be copied by hand.
 * Over plain HTTP, as at home, browsers have no clipboard but still copy what is selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
