/** The log of a game, turn by turn; no state, so that tests can call it plainly. */

import type { Event } from "../protocol";

/** What one player did in one go, or something that happened to everybody. */
export interface Turn {
  seat: number | null;
  /** The event that tells the turn in one line. */
  main: Event;
  /** What else belongs to it, in order. */
  others: Event[];
}

export function seatOf({ data }: Event): number | null {
  return typeof data.seat === "number" ? data.seat : null;
}

/** Fold events into turns. `told` are the types of events by which a turn is told, the most telling first; a turn with
 * none of them is told by its first event. */
export function turnsOf(events: readonly Event[], told: readonly string[]): Turn[] {
  const runs: { seat: number | null; own: boolean; events: Event[] }[] = [];
  let before: Event | undefined;
  for (const event of events) {
    const seat = seatOf(event);
    const run = runs.at(-1);
    const begins = before?.number !== event.number;
    // What another's move brought a player (a trick won) is no part of that player's next turn.
    if (run && seat !== null && run.seat === seat && (run.own || !begins)) run.events.push(event);
    else runs.push({ seat, own: begins, events: [event] });
    before = event;
  }
  return runs.map(({ seat, events }) => {
    const main = mostTelling(events, told);
    return { seat, main, others: events.filter((event) => event !== main) };
  });
}

function mostTelling(events: readonly Event[], told: readonly string[]): Event {
  const rank = ({ type }: Event) => (told.includes(type) ? told.indexOf(type) : told.length);
  return events.reduce((best, event) => (rank(event) < rank(best) ? event : best));
}
