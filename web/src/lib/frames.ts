/** What the stage shows of a table at one moment. */

import type { Event, View } from "../protocol";

export interface Frame {
  view: View;
  /** What has happened with this frame. */
  events: Event[];
  /** These events are not shown and not heard: the frame was jumped to. */
  jumped?: boolean;
  /** Nothing that was shown before stands any more. */
  anew?: boolean;
  /** How many moves end with this frame. */
  ends: number;
}

/** Jumps to the later one of two frames. */
export function merged(one: Frame, next: Frame): Frame {
  return {
    view: next.view,
    events: next.anew ? next.events : [...one.events, ...next.events],
    jumped: true,
    anew: one.anew || next.anew,
    ends: one.ends + next.ends,
  };
}
