/** Where things stand on a hex, so that none hides another; all in parts of the hex's width, from its middle. */

export interface Spot {
  x: number;
  y: number;
  /** The width of the thing. */
  across: number;
}

const at = (x: number, y: number, across: number): Spot => ({ x, y, across });

/** Harvesters on a hex without an object: alone, abreast, or in two rows as four do on the landing pad. */
const FREE: Record<number, readonly Spot[]> = {
  1: [at(0, 0.1, 0.54)],
  2: [at(-0.24, 0.04, 0.46), at(0.24, 0.04, 0.46)],
  3: [at(-0.23, -0.16, 0.42), at(0.23, -0.16, 0.42), at(0, 0.26, 0.42)],
  4: [at(-0.23, -0.18, 0.42), at(0.23, -0.18, 0.42), at(-0.23, 0.25, 0.42), at(0.23, 0.25, 0.42)],
};

/** Before an object they stand in a row, a single one at its corner. */
const ALONE_BEFORE = at(0.23, 0.25, 0.46);
const ROOM_BEFORE = 0.94;

export function harvesterSpots(count: number, beforeObject: boolean): readonly Spot[] {
  if (!beforeObject) return FREE[count] ?? [];
  if (count === 1) return [ALONE_BEFORE];
  const across = Math.min(0.42, ROOM_BEFORE / count);
  return Array.from({ length: count }, (_, i) => at((i - (count - 1) / 2) * across, 0.27, across));
}

/** An object stands in the middle, and makes room for the harvesters before it. */
export function objectSpot(piece: "module" | "base", harvesters: number): Spot {
  const wide = piece === "base" ? 0.56 : 0.5;
  if (harvesters === 0) return at(0, 0.03, wide);
  return harvesters === 1 ? at(-0.2, -0.06, wide * 0.88) : at(0, -0.18, wide * 0.76);
}
