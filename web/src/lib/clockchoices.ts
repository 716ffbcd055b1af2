/** The clocks a new table is offered, from a quick game to one that goes on for days. */

import type { Clock } from "../protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const perMove = (seconds: number): Clock => ({ kind: "move", seconds, increment: 0 });
const bank = (seconds: number, increment: number): Clock => ({ kind: "bank", seconds, increment });

export const CLOCKS: Record<Clock["kind"], readonly Clock[]> = {
  move: [30, MINUTE, 3 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY].map(perMove),
  bank: [bank(5 * MINUTE, 5), bank(10 * MINUTE, 10), bank(30 * MINUTE, 20)],
};
