/** Suits of games that bring no pictures: a colour, a deep shade of it for numerals, and a shape of its own each. */

export interface Suit {
  colour: string;
  deep: string;
  /** Around the point (0, 0), some 60 units wide. */
  shape: string;
}

export const SUITS: readonly Suit[] = [
  // A flame.
  {
    colour: "#c8452f",
    deep: "#9c2d1b",
    shape:
      "M2-31C9-18 24-11 22 9 21 22 12 29 0 29-13 29-23 20-23 7-23-3-17-8-14-16-10-11-9-7-8-3-1-10-1-21 2-31Z",
  },
  // A leaf.
  {
    colour: "#3f8f4f",
    deep: "#256134",
    shape:
      "M0-31C20-20 28-4 20 12 15 21 8 24 2 25V31H-2V25C-8 24-15 21-20 12-28-4-20-20 0-31ZM-2 19V-12H2V19Z",
  },
  // A drop.
  {
    colour: "#2f74c0",
    deep: "#1d4f8a",
    shape: "M0-31C8-16 22-4 22 9A22 21 0 0 1-22 9C-22-4-8-16 0-31Z",
  },
  // A sun.
  {
    colour: "#c68a12",
    deep: "#7e5500",
    shape:
      "M0-14A14 14 0 1 1-.1-14ZM-3-31H3V-19H-3ZM-3 19H3V31H-3ZM-31-3H-19V3H-31ZM19-3H31V3H19ZM-24-20-20-24-11-15-15-11ZM24 20 20 24 11 15 15 11ZM-24 20-20 24-11 15-15 11ZM24-20 20-24 11-15 15-11Z",
  },
  // A moon.
  {
    colour: "#7a57b5",
    deep: "#543787",
    shape: "M10-29A30 30 0 1 0 27 14 24 24 0 0 1 10-29Z",
  },
  // A mountain.
  {
    colour: "#7b6a58",
    deep: "#54452f",
    shape: "M-31 25-9-22 2-5 10-15 31 25ZM-14-5-7 0-2-6-9-17Z",
  },
  // A shell.
  {
    colour: "#c2527f",
    deep: "#8c2f59",
    shape:
      "M0 28-8 22-27-2C-28-12-22-20-16-22L-12-14-11-27C-6-31-4-31 0-31 4-31 6-31 11-27L12-14 16-22C22-20 28-12 27-2L8 22Z",
  },
  // A snowflake.
  {
    colour: "#1f8e91",
    deep: "#0d6164",
    shape:
      "M-3-31H3V-19L11-25 14-20 3-11V-5L9-8 11-22 17-21 15-12 26-18 29-13 18-7 26-3 24 3 11-2 6 0 11 2 24-3 26 3 18 7 29 13 26 18 15 12 17 21 11 22 9 8 3 5V11L14 20 11 25 3 19V31H-3V19L-11 25-14 20-3 11V5L-9 8-11 22-17 21-15 12-26 18-29 13-18 7-26 3-24-3-11 2-6 0-11-2-24 3-26-3-18-7-29-13-26-18-15-12-17-21-11-22-9-8-3-5V-11L-14-20-11-25-3-19Z",
  },
];

export function suitOf(suit: number): Suit {
  return SUITS[suit % SUITS.length] as Suit;
}

/** How large a sign is written, by how long it is; in units of a card, which is 100 wide. */
export function letterSize(face: string): number {
  const length = [...new Intl.Segmenter().segment(face)].length;
  return [48, 48, 44, 34, 27][length] ?? Math.max(12, 120 / length);
}

/** The first letters of a title: of its words, or of its only one. */
export function initialsOf(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "", ...rest] = words;
  if (!rest.length) return [...first].slice(0, 2).join("");
  return words
    .slice(0, 3)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}

/** A number that is always the same for a word. */
export function hashOf(word: string): number {
  return [...word].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
