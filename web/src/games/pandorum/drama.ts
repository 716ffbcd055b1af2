/** The moments of Pandorum that people remember, and what is heard: a rich build, a nose fired, the last turn, the win. */

import type { Sound } from "../../lib/sound";
import type { PandorumEvent } from "./board";
import type { NoseKind } from "./shapes";

/** What stands over the planet for as long as an event is shown. */
export type Moment =
  | { kind: "rich"; seat: number; amount: number }
  | { kind: "nose"; seat: number; nose: NoseKind }
  | { kind: "last" }
  | { kind: "won"; seats: number[] };

/** A building that pays so many quids is rich: about one in ten does. */
export const RICH = 7;

/** The moment that this event is, the last of the `past`; null for most events. */
export function momentOf(event: PandorumEvent, past: readonly PandorumEvent[]): Moment | null {
  switch (event.type) {
    case "paid":
    case "took": {
      const amount = incomeOf(past);
      return amount >= RICH && event.data.amount > 0 ? { kind: "rich", seat: event.data.seat, amount } : null;
    }
    case "emptied":
      return { kind: "nose", seat: event.data.seat, nose: event.data.kind };
    case "last":
      return { kind: "last" };
    case "won":
      return { kind: "won", seats: event.data.seats };
    default:
      return null;
  }
}

/** What the building that is being paid for has brought so far. */
function incomeOf(past: readonly PandorumEvent[]): number {
  const begun = past.findLastIndex(({ type }) => type === "built");
  return past
    .slice(begun + 1)
    .reduce((sum, { type, data }) => (type === "paid" || type === "took" ? sum + data.amount : sum), 0);
}

const SOUNDS: Partial<Record<PandorumEvent["type"], Sound>> = {
  drew: "card",
  discarded: "card",
  slotted: "card",
  built: "build",
  fee: "coin",
  cargo: "coin",
  charged: "medal",
  emptied: "strike",
  last: "last",
  won: "win",
};

export function sound({ type, data }: PandorumEvent): Sound | null {
  if (type === "paid" || type === "took") return data.amount > 0 ? "coin" : null;
  return SOUNDS[type] ?? null;
}
