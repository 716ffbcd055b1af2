/** Several people on one device: who has it, who is next, and whether a curtain must fall between them. */

import type { Event, TableInfo, View } from "../protocol";

/** The seats of the people who share the reader's device; none if the reader plays alone on it. */
export function sharedSeats({ seats, branch }: Pick<TableInfo, "seats" | "branch">): number[] {
  const own = seats.flatMap((seat, number) => (seat.you ? [number] : []));
  return own.length > 1 && branch == null ? own : [];
}

/** Those of them that the table waits for, in the order in which they take the device. */
export function awaitedHere({ seats }: Pick<TableInfo, "seats">, own: number[], view: View): number[] {
  return own.filter((seat) => view.waiting.includes(seat) && !seats[seat]?.stand_in);
}

interface Situation {
  /** The seat whose person has the device; null while nobody has. */
  held: number | null;
  awaited: number[];
  /** Those who were waited for already when the holder took the device, only to look. */
  passedOver: number[];
  /** Somebody here sees what the others may not. */
  hidden: boolean;
}

/** What becomes of the device now: its holder keeps it, it is covered, or it goes openly to that seat. */
export function handing({ held, awaited, passedOver, hidden }: Situation): "keep" | "cover" | number {
  const next = awaited.find((seat) => !passedOver.includes(seat));
  if (next === undefined || (held !== null && awaited.includes(held))) return "keep";
  if (!hidden) return next;
  return held === null ? "keep" : "cover";
}

/** What has happened since the person who takes the device last moved; before their first move, since the deal. */
export function sinceThen(events: Event[], moved: number | null | undefined): Event[] {
  const dealt = events[0]?.number ?? 0;
  return events.filter(({ number }) => (moved ? number >= moved : number > dealt));
}
