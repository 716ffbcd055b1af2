/** Where an arrow key leads: to the nearest thing in its direction. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** What lies to the side counts so much farther than what lies straight ahead. */
const ASIDE = 2.5;

export function isArrow(key: string): key is keyof typeof DIRECTIONS {
  return key in DIRECTIONS;
}

/** The place in the list of the nearest box in the key's direction; null if there is none. */
export function nearest(boxes: readonly Box[], from: Box, key: keyof typeof DIRECTIONS): number | null {
  const [dx, dy] = DIRECTIONS[key];
  const at = middle(from);
  let best: { place: number; far: number } | null = null;
  for (const [place, box] of boxes.entries()) {
    const there = middle(box);
    const [x, y] = [there.x - at.x, there.y - at.y];
    const ahead = x * dx + y * dy;
    // Cards of a fan overlap: their middles tell which comes first.
    if (ahead < 2) continue;
    const aside = dx
      ? gap(from.top, from.bottom, box.top, box.bottom)
      : gap(from.left, from.right, box.left, box.right);
    const far = ahead + ASIDE * aside + 0.1 * Math.abs(dx ? y : x);
    if (!best || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}

function middle({ left, top, right, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How far two stretches lie apart; 0 if they overlap. */
function gap(low: number, high: number, otherLow: number, otherHigh: number): number {
  return Math.max(0, otherLow - high, low - otherHigh);
}
