/** Clocks in words and figures; no state, so that tests can call it plainly. */

import type { Clock } from "../protocol";

/** A key of the catalogue and its number, to be said by `t`. */
export interface Duration {
  key: string;
  count: number;
}

const SECOND = 1000;
const DAY = 86_400;
const UNITS = [
  { key: "time-days", seconds: DAY },
  { key: "time-hours", seconds: 3600 },
  { key: "time-minutes", seconds: 60 },
  { key: "time-seconds", seconds: 1 },
] as const;

/** So many seconds in the biggest unit that leaves nothing over: 90 are seconds, 120 are minutes. */
export function duration(seconds: number): Duration {
  const unit = UNITS.find((one) => seconds >= one.seconds && seconds % one.seconds === 0) ?? UNITS[3];
  return { key: unit.key, count: seconds / unit.seconds };
}

/** About so long, in the biggest unit of which there is at least one. */
export function roughly(milliseconds: number): Duration {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND));
  const unit = UNITS.find((one) => seconds >= one.seconds) ?? UNITS[3];
  return { key: unit.key, count: Math.round(seconds / unit.seconds) };
}

/** A clock's face: 0:09, 12:05, 3:20:00. Begun seconds count, so that 0:00 means that time is up. */
export function face(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = (figure: number) => String(figure).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const head = hours ? `${hours}:${two(minutes)}` : String(minutes);
  return `${head}:${two(seconds % 60)}`;
}

/** With more than a day left, days and hours tell enough. */
export function inDays(milliseconds: number): { days: number; hours: number } | null {
  const hours = Math.floor(milliseconds / SECOND / 3600);
  return hours >= 24 ? { days: Math.floor(hours / 24), hours: hours % 24 } : null;
}

const SHORT = 10 * SECOND;
const SHARE = 0.2;

/** At how many milliseconds a clock stops being calm: a fifth of the time, and at least ten seconds. */
export function lowAt({ seconds }: Clock): number {
  return Math.max(SHORT, SHARE * seconds * SECOND);
}

/** The moments at which a screen reader says how much is left, the longest first. */
export function spokenAt(clock: Clock): number[] {
  return [...new Set([lowAt(clock), SHORT])];
}
