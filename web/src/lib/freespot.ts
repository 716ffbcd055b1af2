/** Where a note lies on the felt: near what it is about, over as little as possible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
/** The places that are tried, along each side of the felt. */
const PLACES = 9;
/** How much it matters that a part of the board is covered: what is read and pressed now, and everything else. */
const NEEDED = ["prompt", "hand", "buttons", "market", "signs", "panel"];
const WEIGHTS = { needed: 20, other: 1 };
/** A note as far away as the felt is wide is as bad as one that covers so much of itself with other things. */
const FAR = 0.5;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far two boxes are apart. */
const apart = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** The best place for a note of that size in a room: `parts` may be covered at a cost, what is at `spot` never is. */
export function bestPlace(
  size: Size,
  room: Size,
  parts: readonly { box: Box; weight: number }[],
  spot: Box | null,
): { left: number; top: number } {
  const across = steps(room.width - size.width, spot && (spot.left + spot.right - size.width) / 2);
  const down = steps(
    room.height - size.height,
    spot && spot.top - size.height - MARGIN,
    spot && spot.bottom + MARGIN,
  );
  let best = { left: MARGIN, top: MARGIN, cost: Infinity };
  for (const top of down)
    for (const left of across) {
      const note = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = parts.reduce((sum, { box, weight }) => sum + weight * overlap(note, box), 0);
      const hides = spot ? WEIGHTS.needed * overlap(note, spot) : 0;
      const far = spot ? (FAR * apart(note, spot)) / Math.max(room.width, room.height) : 0;
      const cost = (covered + hides) / (size.width * size.height) + far;
      if (cost < best.cost - 1e-9) best = { left, top, cost };
    }
  return best;
}

/** Places from one margin to the other, and those wished for. */
function steps(free: number, ...wished: (number | null)[]): number[] {
  const last = Math.max(MARGIN, free - MARGIN);
  const even = Array.from({ length: PLACES }, (_, i) => MARGIN + ((last - MARGIN) * i) / (PLACES - 1));
  const near = wished.filter((one) => one !== null).map((one) => Math.max(MARGIN, Math.min(last, one)));
  return [...near, ...even];
}

/** The best place for a note on the felt, in its coordinates. */
export function freeSpot(
  note: HTMLElement,
  felt: HTMLElement,
  spot: Box | null,
): { left: number; top: number } {
  const room = felt.getBoundingClientRect();
  const inside = ({ left, top, right, bottom }: Box): Box => ({
    left: left - room.left,
    top: top - room.top,
    right: right - room.left,
    bottom: bottom - room.top,
  });
  const parts = [...felt.querySelectorAll<HTMLElement>("[data-part]")].map((part) => ({
    box: inside(part.getBoundingClientRect()),
    weight: NEEDED.includes(part.dataset.part ?? "") ? WEIGHTS.needed : WEIGHTS.other,
  }));
  return bestPlace(note.getBoundingClientRect(), room, parts, spot && inside(spot));
}
