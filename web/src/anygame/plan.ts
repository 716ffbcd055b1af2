/** How large the cards of a table are. Nobody knows a game's zones beforehand, so their sizes are worked out: the largest
 * at which everything has its place. No state and no page, so that tests can call it plainly. */

import type { Zone } from "../board";

export interface Size {
  width: number;
  height: number;
}

/** A zone as far as it takes room: the words above it are so wide. */
export interface Footed {
  zone: Pick<Zone, "layout" | "pieces" | "count" | "columns">;
  title: number;
  /** Its spaces are squares, not cards. */
  square: boolean;
  /** There is room for the cards of a fan side by side. */
  loose?: boolean;
}

/** Where everybody sits: all opposite, some at the sides, or (on a telephone that lies on its side) beside the table. */
export type Mode = "tall" | "wide" | "low";

export interface Felt extends Size {
  /** The size of letters, in pixels. */
  type: number;
}

export interface Table {
  mine: Footed[];
  table: Footed[];
  /** By seat, clockwise from the viewer's left. */
  others: Footed[][];
  /** Widths of the buttons for moves without a place. */
  buttons: number[];
}

export interface Plan {
  mode: Mode;
  /** Widths of cards. */
  mine: number;
  table: number;
  others: number;
  /** What has not found its place, and rolls: what lies before the others, or everything. */
  rolls: "nothing" | "others" | "all";
}

export const GAP = 6;
const AROUND = 8;
const BUTTON = 36;
/** A card is 5:7. */
const HIGH = 1.4;
/** How much of a card is seen at least under the next one (of its width), and as a rule in a fan. */
const CORNER = 0.34;
const FANNED = 0.74;
const SIDE_BY_SIDE = 1.06;
const BACKS = 0.3;
/** How much is seen of a card of a pile under the next one (of its height), and of how many at most. */
const STRIP = 0.27;
const STRIPS = 5;
/** Cards of which so much is not reached are too small to read (in pixels). */
const LEAST = { mine: 34, table: 26, others: 16 };
const MOST = 230;
/** Players opposite are so wide at most, and if there would be less than that, fewer sit side by side (in pixels). */
export const WIDEST = 560;
const NARROW = 150;
/** Of backs nobody needs to see more than so many. */
const MANY_BACKS = 10;

export const titleHeight = ({ type }: Felt) => Math.ceil(0.833 * type * 1.3);
export const headHeight = ({ type }: Felt) => Math.ceil(type * 1.5);

/** What lies in a zone that is drawn: of pieces that are not listed, the backs. */
export function drawn({ pieces, count, layout }: Footed["zone"]): Zone["pieces"] {
  if (pieces.length || layout === "grid" || layout === "number") return pieces;
  return Array.from({ length: Math.min(count, layout === "stack" ? 1 : MANY_BACKS) }, () => ({}));
}

/** How far the pieces of a row lie apart, of a card's width. */
export function stepOf({ zone: { layout, pieces }, loose }: Footed): number {
  if (layout === "row") return SIDE_BY_SIDE;
  if (!pieces.some((piece) => piece?.face !== undefined)) return BACKS;
  return loose ? SIDE_BY_SIDE : FANNED;
}

/** How many strips of a pile are seen above its last card. */
export function stripsOf(count: number): number {
  return Math.min(Math.max(count - 1, 0), STRIPS) * STRIP;
}

export function cellOf(square: boolean, card: number): Size {
  return square ? { width: card * 1.15, height: card * 1.15 } : { width: card, height: card * HIGH };
}

/** The room that a zone takes, or null if its pieces would be hidden under one another. */
export function footOf(foot: Footed, card: number, room: number, felt: Felt): Size | null {
  const { zone, title, square } = foot;
  const count = Math.max(1, drawn(zone).length);
  const head = titleHeight(felt);
  const titled = (width: number, height: number) => ({
    width: Math.min(room, Math.max(width, title)),
    height: height + head,
  });
  switch (zone.layout) {
    case "number":
      return { width: Math.min(room, title), height: headHeight(felt) };
    case "stack":
      return titled(card, card * HIGH);
    case "pile":
      return titled(card, card * HIGH * (1 + stripsOf(count)));
    case "grid": {
      const columns = Math.max(1, zone.columns ?? count);
      const cell = cellOf(square, card);
      const rows = Math.ceil(count / columns);
      const width = columns * cell.width + (columns - 1) * GAP;
      return width > room ? null : titled(width, rows * cell.height + (rows - 1) * GAP);
    }
    default: {
      const faces = zone.pieces.some((piece) => piece?.face !== undefined);
      const least = card * (1 + (count - 1) * (faces ? CORNER : BACKS / 2));
      return least > room
        ? null
        : titled(Math.min(room, card * (1 + (count - 1) * stepOf(foot))), card * HIGH);
    }
  }
}

/** How high things are that flow in lines, like words; null if one of them does not fit. */
function flow(sizes: readonly (Size | null)[], room: number): number | null {
  let [height, line, across] = [0, 0, 0];
  for (const size of sizes) {
    if (!size) return null;
    if (across > 0 && across + 2 * GAP + size.width > room) {
      [height, line, across] = [height + line + GAP, 0, 0];
    }
    across += size.width + (across > 0 ? 2 * GAP : 0);
    line = Math.max(line, size.height);
  }
  return height + line;
}

function zonesHeight(feet: readonly Footed[], card: number, room: number, felt: Felt): number | null {
  return flow(
    feet.map((foot) => footOf(foot, card, room, felt)),
    room,
  );
}

/** The same zones with fans spread, where that takes no more lines than before. */
export function loosened<F extends Footed>(feet: readonly F[], card: number, room: number, felt: Felt): F[] {
  const spread = feet.map((foot) => ({ ...foot, loose: true }));
  const lines = zonesHeight(spread, card, room, felt);
  return lines === zonesHeight(feet, card, room, felt) ? spread : [...feet];
}

export function modeOf({ width, height }: Size, others: number): Mode {
  if (height <= 480 && width / height >= 4 / 3) return "low";
  return width >= 860 && width / height > 1.1 && others > 1 ? "wide" : "tall";
}

/** The width of a column at the side. */
export function sideOf({ width, height }: Size, mode: Mode): number {
  if (mode === "low") return Math.round(width * 0.36);
  return mode === "wide" ? Math.round(Math.min(Math.max(170, width * 0.21), height * 0.5)) : 0;
}

/** How high the lines of the prompt are: they are always there, so that nothing jumps. */
export function promptHeight({ width, height, type }: Felt): number {
  if (height <= 480 && width / height >= 4 / 3) return 76;
  return width <= 640 ? 64 : Math.ceil(type * (1.44 * 1.3 + 1.4)) + 4;
}

type Widths = Pick<Plan, "mine" | "table" | "others">;

/** Whether everything has its place with cards of these widths. */
function fits(felt: Felt, mode: Mode, { mine, table, others, buttons }: Table, cards: Widths): boolean {
  const [width, height] = [felt.width - 2 * AROUND, felt.height - 2 * AROUND];
  const side = sideOf(felt, mode);
  const head = headHeight(felt);
  const own = mineHeight(felt, mode, mine, buttons, cards.mine, width, side);
  if (own === null) return false;
  const panel = (feet: readonly Footed[], room: number) => {
    const zones = zonesHeight(feet, cards.others, room - 2 * GAP, felt);
    return zones === null ? null : zones + head + 2 * GAP;
  };
  if (mode === "low") {
    const beside = sum(
      others.map((feet) => panel(feet, side)),
      GAP,
    );
    const middle = zonesHeight(table, cards.table, width - side - GAP, felt);
    const free = height - own - GAP;
    return beside !== null && middle !== null && beside + promptHeight(felt) + GAP <= free && middle <= free;
  }
  const placed = seatsAround(others, mode);
  const columns = columnsOf(width, placed.far.length);
  const far = placed.far.map((feet) => panel(feet, farRoom(width, columns)));
  const aside = placed.aside.map((feet) => panel(feet, side));
  const middle = zonesHeight(table, cards.table, width - 2 * (side + (side ? GAP : 0)), felt);
  if (middle === null || [...far, ...aside].includes(null)) return false;
  const rows = Math.ceil(far.length / Math.max(1, columns));
  const top = rows * (Math.max(0, ...far.map(Number)) + GAP);
  const free = height - own - promptHeight(felt) - top - 2 * GAP;
  return Math.max(middle, ...aside.map(Number)) <= free;
}

/** How many of those opposite sit side by side: on a narrow table two, so that their names can be read. */
export function columnsOf(width: number, far: number): number {
  return far > 2 && width / far < NARROW ? 2 : far;
}

/** The width of a player opposite. */
export function farRoom(width: number, columns: number): number {
  return Math.min(WIDEST, (width - (columns - 1) * GAP) / Math.max(1, columns));
}

/** Those at the sides, first and last, and those opposite. */
function seatsAround<T>(others: readonly T[], mode: Mode): { far: T[]; aside: T[] } {
  if (mode !== "wide") return { far: [...others], aside: [] };
  return { far: others.slice(1, -1), aside: [others[0], others.at(-1)].filter((one) => one !== undefined) };
}

function mineHeight(
  felt: Felt,
  mode: Mode,
  mine: readonly Footed[],
  buttons: readonly number[],
  card: number,
  width: number,
  side: number,
): number | null {
  const pushed = buttons.map((one) => ({ width: one, height: BUTTON }));
  const beside = mode === "tall" ? width : width - Math.max(side, 150) - 2 * GAP;
  const zones = zonesHeight(mine, card, beside, felt);
  if (zones === null) return null;
  if (mode === "tall") return zones + tallHead(pushed, width) + GAP;
  const head = headHeight(felt) + GAP + (flow(pushed, Math.max(side, 150)) ?? 0);
  return Math.max(zones, head);
}

/** The line with the player's own name also holds the buttons; further ones stand below. */
function tallHead(pushed: Size[], width: number): number {
  const all = pushed.reduce((wide, one) => wide + one.width + GAP, 0);
  return all <= width * 0.55 ? BUTTON : BUTTON + GAP + (flow(pushed, width) ?? 0);
}

function sum(parts: readonly (number | null)[], gap: number): number | null {
  if (parts.includes(null)) return null;
  return parts.reduce<number>((all, one) => all + (one ?? 0) + gap, 0);
}

/** The largest whole number up to which it holds, found by halving; `least` if it holds nowhere. */
function largest(least: number, most: number, holds: (value: number) => boolean): number {
  let [low, high] = [Math.floor(least), Math.ceil(most)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of the table that those opposite get at most if they roll. */
export const ROLLED = 0.3;

/** The sizes of everything. Where not all has its place, what lies before the others rolls. */
export function planOf(felt: Felt, table: Table): Plan {
  const mode = modeOf(felt, table.others.length);
  const whole = sizesIn(felt, mode, table);
  if (whole) return { mode, ...whole, rolls: "nothing" };
  const rest = mode === "low" ? felt : { ...felt, height: felt.height * (1 - ROLLED) };
  const rolled = sizesIn(rest, mode, { ...table, others: [] });
  if (rolled) return { mode, ...rolled, others: 24, rolls: "others" };
  return { mode, mine: 44, table: 40, others: 24, rolls: "all" };
}

/** First all together, then each part as far as there is room left; null if there is none. */
function sizesIn(felt: Felt, mode: Mode, table: Table): Widths | null {
  const holds = (cards: Widths) => fits(felt, mode, table, cards);
  const together = (card: number): Widths => ({
    mine: Math.max(LEAST.mine, card),
    table: Math.max(LEAST.table, Math.floor(card * 0.92)),
    others: Math.max(LEAST.others, Math.floor(card * 0.5)),
  });
  const base = largest(LEAST.others, MOST, (card) => holds(together(card)));
  const cards = together(base);
  if (!holds(cards)) return null;
  const room = Math.min(felt.height * 0.24, MOST);
  cards.table = largest(cards.table, Math.max(cards.table, room), (one) => holds({ ...cards, table: one }));
  cards.mine = largest(cards.mine, Math.max(cards.mine, room), (mine) => holds({ ...cards, mine }));
  cards.others = largest(cards.others, Math.max(cards.others, cards.table * 0.8), (others) =>
    holds({ ...cards, others }),
  );
  return cards;
}
