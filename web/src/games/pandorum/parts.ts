/** The parts of the board, as they lie before they are put together (PD-1). */

import type { Terrain } from "./shapes";
import { centre, DIRECTIONS, SIDE, STEPS } from "./planet";

const LETTERS: Record<string, Terrain> = {
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
