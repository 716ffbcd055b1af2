/** What the things on the table are called, in the reader's language. */

import { countOf } from "../../lib/cards";
import type { Names } from "../../lib/speech";
import { say, t } from "../../lib/words.svelte";
import { colourOf, COLOURS, type Outcome, valueOf } from "./board";
import type { Card, Colour, Mat } from "./shapes";

/** "Red 7", as a screen reader should say it. */
export function cardName(card: Card): string {
  return t("pinata-card-spoken", { colour: colourOf(card), value: valueOf(card) });
}

export function colourName(colour: Colour): string {
  return t("pinata-colour", { colour });
}

const way = (mat: Mat) => (mat.up ? "up" : "down");

/** "Mat 3, the higher sum wins: 2 red and 1 green." */
export function matName(mat: Mat): string {
  if (!mat.in_play) return t("pinata-mat-gone-name", { mat: mat.number });
  const candies = COLOURS.filter((colour) => mat.candies.includes(colour)).map((colour) => ({
    $text: "pinata-candies",
    count: countOf(mat.candies, colour),
    colour,
  }));
  return say({ key: "pinata-mat-name", args: { mat: mat.number, way: way(mat), candies } }, []);
}

/** "Mat 3, your side: 2 of 3 cards, sum 9: Red 7 and Wild 2." The owner is null for the viewer's own side. */
export function sideName(mat: Mat, seat: number, owner: string | null): string {
  const cards = mat.cards[seat] ?? [];
  const args = {
    mat: mat.number,
    whose: owner === null ? "own" : "other",
    name: owner ?? "",
    count: cards.length,
    size: mat.number,
    sum: mat.sums[seat] ?? 0,
    cards: cards.map(cardName),
  };
  return say({ key: "pinata-side-name", args }, []);
}

/** What a play would do, in a sentence. */
export function outcomeSentence({ sum, grown, won }: Outcome, viewer: number, names: Names): string {
  if (!won) return t("pinata-would-grow", { sum, grown });
  const args = {
    who: won.by === viewer ? "you" : "other",
    name: names[won.by] ?? "",
    candies: won.candies,
    medals: won.medals.map(colourName),
  };
  return say({ key: won.medals.length ? "pinata-would-win-medals" : "pinata-would-win", args }, names);
}
