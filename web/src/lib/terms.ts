/** Finding the words of a game that explain themselves. */

/** A piece of a text: plain, or a word with the term it is a form of. */
export interface Piece {
  text: string;
  term: string | null;
}

/** A term's name and its forms as the catalogue lists them: "trick, tricks", or "štych…" for any ending. */
export type Forms = readonly (readonly [term: string, forms: string])[];

function pattern(forms: string): string {
  return forms
    .split(",")
    .map((form) => form.trim())
    .map((form) => form.replaceAll(" ", "\\s").replace("…", "\\p{L}*"))
    .join("|");
}

/** The text in pieces. Each term is marked where it first appears; of two that fit, the longer word wins. */
export function explained(text: string, forms: Forms): Piece[] {
  if (!forms.length) return [{ text, term: null }];
  const any = forms.map(([, written]) => `(${pattern(written)})`).join("|");
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
  const pieces: Piece[] = [];
  const met = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(words)) {
    const term = forms[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    pieces.push({ text: text.slice(from, match.index), term: null }, { text: match[0], term });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), term: null }].filter((piece) => piece.text);
}
