/** At which field of a form a refusal is shown; no state, so that tests can call it plainly. */

import type { Problem, Text } from "../protocol";

/** Where the form shows a refusal of that key, and in which words if its own do not fit there. */
export type Places = Record<string, { field: string; words?: string }>;

export interface Refused {
  /** Null when it concerns the form as a whole. */
  field: string | null;
  text: Text;
}

/** The server names the field that it could not accept; other refusals have their place by what they say. */
export function placed({ text }: Problem, places: Places): Refused {
  const place = places[text.key];
  const named = typeof text.args?.field === "string" ? text.args.field : null;
  return {
    field: place?.field ?? named,
    text: place?.words ? { key: place.words, args: {} } : text,
  };
}
