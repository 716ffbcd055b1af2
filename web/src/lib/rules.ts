/** The rules of a game as they are read: in the order a person explains them, and found by their words. */

import type { GameInfo } from "../protocol";

type Section = GameInfo["rules"][number];

/** What a person explains last: what lies in the box, and how it is set up. */
const LAST = ["setup", "components"];

export function inOrder(sections: readonly Section[]): Section[] {
  const rank = ({ title }: Section) => LAST.indexOf(title);
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

/** Letters that look alike are alike: "pile" finds "Piles", "stych" finds "štych". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Whether a rule, by its id or its words, has all the words that are looked for. */
export function fits(sought: string, ...texts: string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
