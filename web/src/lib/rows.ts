/** How the cards of a hand lie, so that none covers the name of another while there is room. */

export interface Rows {
  rows: 1 | 2;
  /** How many cards lie in a row. */
  columns: number;
  /** How wide a card is (in pixels). */
  card: number;
}

/** Between two cards (in pixels). */
export const GAP = 4;
/** In one row cards become so much narrower before there are two, of which the cards are narrower still (of a card). */
const LEAST = 0.82;
export const IN_TWO_ROWS = 0.72;
/** The name on a narrower card cannot be read (in pixels). */
const READABLE = 57;

/** `room` is the width for all of them, `card` the width of a card that has as much room as it likes. */
export function layRows(count: number, room: number, card: number): Rows {
  const fitting = (columns: number) => Math.min(card, (room - (columns - 1) * GAP) / Math.max(1, columns));
  const narrow = IN_TWO_ROWS * card;
  if (fitting(count) >= LEAST * card || narrow < READABLE)
    return { rows: 1, columns: count, card: Math.max(fitting(count), narrow) };
  const columns = Math.ceil(count / 2);
  return { rows: 2, columns, card: Math.max(READABLE, Math.min(narrow, fitting(columns))) };
}
