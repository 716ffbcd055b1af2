/** Little pictures of what a card counts: a few hexes, axial coordinates, and what is on each. */

import type { CardInfo, Count, Kind, Payout, Terrain } from "./shapes";

export type Content = Terrain | "here" | "module" | "base" | "rival" | "blank";
export type Spot = readonly [q: number, r: number, content: Content];

const RING = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const ring = (...contents: Content[]): Spot[] =>
  RING.map(([q, r], i) => [q, r, contents[i % contents.length] ?? "blank"]);

const HERE: Spot = [0, 0, "here"];

/** By the counting rule of the payout. */
const PICTURES: Record<Count, (payout: Payout) => Spot[]> = {
  free_adjacent: ({ terrain }) => [HERE, ...ring(terrain ?? "blank", "blank")],
  adjacent_volcanoes: () => [HERE, ...ring("volcano", "blank", "blank")],
  own_adjacent: ({ module, base }) => [
    HERE,
    ...ring(module ? "module" : "base", "blank", base ? "base" : "module"),
  ],
  own_on_terrain: () => [HERE, [2, -1, "module"], [1, 1, "base"]],
  own_by_pad: () => [[0, 0, "pad"], ...ring("module", "blank", "base")],
  own_on_ray: () => [
    [-1, 0, "here"],
    [0, 0, "module"],
    [1, 0, "base"],
  ],
  own_by_volcanoes: () => [
    [0, 0, "volcano"],
    [1, 0, "here"],
    [0, 1, "module"],
    [-1, 0, "base"],
    [0, -1, "module"],
  ],
  volcanoes_between: () => [
    [-1, 0, "here"],
    [0, 0, "volcano"],
    [1, 0, "module"],
  ],
  own_on_edge: () => [[0, 0, "blank"], ...ring("here", "module", "module", "base", "module", "module")],
  rivals_adjacent: () => [HERE, ...ring("rival", "blank")],
  // There is nothing to count: a block shows what it doubles.
  block: () => [],
};

export function pictureOf({ payout }: CardInfo): Spot[] {
  return PICTURES[payout.count](payout);
}

/** The figure of a card: what each is worth, "1/2" for modules and bases, "1+1" with something more. */
export function figureOf({ payout }: CardInfo): string {
  const { doubles, module, base, each, plus } = payout;
  if (doubles !== undefined) return "×2";
  const worth = each === undefined ? new Set([module, base].filter(Boolean)) : [each];
  return [...worth].join("/") + (plus ? `+${plus}` : "");
}

/** The kind of card that a block doubles (PD-23). */
export function doubledBy({ payout }: CardInfo): Kind | null {
  return payout.doubles ?? null;
}
