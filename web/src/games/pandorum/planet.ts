/** The geometry of the planet: hexes on a corner, in axial coordinates with the landing pad at 0, 0. */

import type { Direction, Hex, HexName } from "./shapes";

/** The side of a hex in units of the drawing. */
export const SIDE = 100;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const MARGIN = 8;
/** How many hexes lie on a side of the planet. */
const EDGE = 5;

/** Half the size of the whole drawing. */
export const HALF = {
  x: (2 * EDGE - 1) * HALF_WIDTH + MARGIN,
  y: (EDGE - 1) * 1.5 * SIDE + SIDE + MARGIN,
};

export const STEPS: Record<Direction, { q: number; r: number }> = {
  e: { q: 1, r: 0 },
  se: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  w: { q: -1, r: 0 },
  nw: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
};
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** The corners of a hex round (0, 0), `size` being its side. */
export function corners(size: number): string {
  const half = (size * Math.sqrt(3)) / 2;
  const points = [
    [0, -size],
    [half, -size / 2],
    [half, size / 2],
    [0, size],
    [-half, size / 2],
    [-half, -size / 2],
  ];
  return points.map((point) => point.map((n) => n.toFixed(1)).join()).join(" ");
}

export function centre({ q, r }: Pick<Hex, "q" | "r">): { x: number; y: number } {
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * SIDE * r };
}

export class Planet {
  private readonly byPlace: ReadonlyMap<string, Hex>;
  private readonly byName: ReadonlyMap<HexName, Hex>;

  constructor(readonly hexes: readonly Hex[]) {
    this.byPlace = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
    this.byName = new Map(hexes.map((hex) => [hex.hex, hex]));
  }

  hex(name: HexName): Hex | undefined {
    return this.byName.get(name);
  }

  beside(hex: Hex, direction: Direction, distance = 1): Hex | undefined {
    const step = STEPS[direction];
    return this.byPlace.get(`${hex.q + step.q * distance},${hex.r + step.r * distance}`);
  }

  around(hex: Hex): Hex[] {
    return DIRECTIONS.map((direction) => this.beside(hex, direction)).filter((one) => one !== undefined);
  }

  /** The hexes a Network defence sees that way: rivals' objects, volcanoes and the pad end the ray (PD-21). */
  ray(from: Hex, direction: Direction, seat: number): Hex[] {
    const seen: Hex[] = [];
    for (let at = this.beside(from, direction); at; at = this.beside(at, direction)) {
      if (at.terrain === "volcano" || at.terrain === "pad" || (at.seat !== null && at.seat !== seat)) break;
      seen.push(at);
    }
    return seen;
  }

  /** The volcanoes that touch this one, and those that touch them (PD-1). */
  volcanoes(from: Hex): Hex[] {
    const group = [from];
    for (const one of group) {
      group.push(...this.around(one).filter((hex) => hex.terrain === "volcano" && !group.includes(hex)));
    }
    return group;
  }

  /** Where an arrow key leads: along the row, or to the nearest hex of the next row, in a zigzag. */
  walk(from: Hex, key: string): Hex | undefined {
    const even = from.r % 2 === 0;
    switch (key) {
      case "ArrowLeft":
        return this.beside(from, "w");
      case "ArrowRight":
        return this.beside(from, "e");
      case "ArrowUp":
        return this.beside(from, even ? "ne" : "nw") ?? this.beside(from, even ? "nw" : "ne");
      case "ArrowDown":
        return this.beside(from, even ? "se" : "sw") ?? this.beside(from, even ? "sw" : "se");
      default:
        return undefined;
    }
  }
}
