/** Whose pictures the games use. A game that uses any lists them in its folder, in a file credits.ts. */

/** A picture made by somebody else. */
export interface Picture {
  /** Its English name in the set. */
  what: string;
  by: string;
  licence: string;
  /** The set it comes from. */
  from: string;
}

/** All pictures of one author in one set. */
export interface Author extends Omit<Picture, "what"> {
  whats: string[];
}

export function byAuthor(pictures: readonly Picture[]): Author[] {
  const authors = new Map<string, Author>();
  for (const { what, by, licence, from } of pictures) {
    const key = [by, from, licence].join("\n");
    const author = authors.get(key) ?? { by, licence, from, whats: [] };
    author.whats = [...new Set([...author.whats, what])].toSorted();
    authors.set(key, author);
  }
  return [...authors.values()].toSorted((one, other) => one.by.localeCompare(other.by, "en"));
}

const lists = import.meta.glob<{ credits: readonly Picture[] }>("./*/credits.ts", { eager: true });

export const pictures = byAuthor(Object.values(lists).flatMap(({ credits }) => credits));
