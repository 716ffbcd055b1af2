/** The parts of the board, as they lie before they are put together (PD-1). */

import type { Terrain } from "./shapes";
import { centre, DIRECTIONS, SIDE, STEPS } from "./planet";

/** The letters of an edition file. */
export const LETTERS: Record<string, Terrain> = {
  C: "craters",
  M: "mountains",
  W: "wasteland",
  V: "volcano",
  P: "pad",
};

interface Land {
  hexes: { q: number; r: number; terrain: Terrain }[];
  /** The view box of a drawing of it. */
  box: string;
}

/** The hexes of a part. The middle one is a ring round the pad; another has the letters of rings 2 to 4, each
 * clockwise from the part's corner, which lies here to the north-west so that the part points upwards. */
export function landOf(rings: readonly string[], isCentre: boolean): Land {
  const hexes = isCentre ? middle(rings.join("")) : sector(rings);
  const at = hexes.map(centre);
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SIDE, Math.min(...ys) - SIDE];
  return {
    hexes,
    box: `${left} ${top} ${Math.max(...xs) + SIDE - left} ${Math.max(...ys) + SIDE - top}`,
  };
}

const terrainOf = (letter: string): Terrain => LETTERS[letter] ?? "wasteland";

function middle(letters: string): Land["hexes"] {
  const ring = [...letters.replace("P", "")].map((letter, i) => {
    const direction = DIRECTIONS[i % DIRECTIONS.length] ?? "e";
    return { ...STEPS[direction], terrain: terrainOf(letter) };
  });
  return [{ q: 0, r: 0, terrain: "pad" }, ...ring];
}

function sector(rings: readonly string[]): Land["hexes"] {
  const corner = STEPS.nw;
  const along = STEPS.e;
  return rings.flatMap((letters, i) =>
    [...letters].map((letter, j) => ({
      q: corner.q * (i + 2) + along.q * j,
      r: corner.r * (i + 2) + along.r * j,
      terrain: terrainOf(letter),
    })),
  );
}

/** A hex of the map on which all parts lie in the order of the edition: where it is, and which letter tells its terrain. */
export interface MapHex {
  q: number;
  r: number;
  terrain: Terrain;
  /** The way to the entry of its part, then inside the entry, then to the letter; null for the pad. */
  letter: { at: (string | number)[]; way: (string | number)[]; index: number } | null;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The whole map of an edition (PD-1): the centre, and each part at its place, clockwise from the east. */
export function mapOf(content: Readonly<Record<string, unknown>>): MapHex[] {
  const { centre: core, sectors } = content as {
    centre?: { ring?: unknown };
    sectors?: { rings?: unknown }[];
  };
  const ring = [...text(core?.ring)].slice(0, DIRECTIONS.length).map((letter, index) => ({
    ...STEPS[DIRECTIONS[index] ?? "e"],
    terrain: terrainOf(letter),
    letter: { at: ["centre"], way: ["ring"], index },
  }));
  const parts = (Array.isArray(sectors) ? sectors : [])
    .slice(0, DIRECTIONS.length)
    .flatMap(({ rings }, part) => {
      const corner = STEPS[DIRECTIONS[part] ?? "e"];
      const along = STEPS[DIRECTIONS[(part + 2) % DIRECTIONS.length] ?? "e"];
      return (Array.isArray(rings) ? rings : []).flatMap((letters, i) =>
        [...text(letters)].slice(0, i + 2).map((letter, index) => ({
          q: corner.q * (i + 2) + along.q * index,
          r: corner.r * (i + 2) + along.r * index,
          terrain: terrainOf(letter),
          letter: { at: ["sectors", part], way: ["rings", i], index },
        })),
      );
    });
  return [{ q: 0, r: 0, terrain: "pad", letter: null }, ...ring, ...parts];
}
