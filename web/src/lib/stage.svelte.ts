/** What is shown of a table right now. Updates arrive in bursts; the stage shows them event by event. */

import { tick } from "svelte";
import type { GameModule } from "../games/game";
import type { Event, Text, View } from "../protocol";
import { fly, places } from "./flip";
import { merged, type Frame } from "./frames";
import { pause, Playback } from "./playback";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

const FLIGHT = 300;
/** After a long absence nobody wants to watch everything that happened meanwhile. */
const TOO_MANY = 40;

export class Stage {
  view = $state.raw<View | null>(null);
  /** The event that is being shown, null when the stage is at rest. */
  event = $state.raw<Event | null>(null);
  /** What is said of that event; it does not run ahead of what is seen. */
  words = $state.raw<Text | null>(null);
  /** Everything shown so far, for the log: it must not tell what the table has not shown yet. */
  past = $state.raw<Event[]>([]);
  /** How many moves have not been shown to their end. */
  behind = $state(0);
  root: HTMLElement | undefined;

  /** The view the queue ends with. */
  private newest: View | null = null;
  private readonly playback = new Playback<Frame>((frame, skip) => this.show(frame, skip), merged);

  constructor(private readonly game: GameModule) {}

  /** Show these events one after another, then `view`. */
  follow(view: View, events: Event[]): void {
    if (!this.newest || document.hidden || settings.stretch === 0 || events.length > TOO_MANY) {
      return this.jump(view, events);
    }
    const frames: Frame[] = [];
    let now = this.newest;
    for (const [place, event] of events.entries()) {
      // Nothing can be done while things move: what can be comes with the last frame.
      now = { ...(this.game.advance?.(now, event) ?? view), moves: [], undo: null };
      const ends = Number(events[place + 1]?.number !== event.number);
      frames.push({ view: now, events: [event], ends });
    }
    this.newest = view;
    this.behind += frames.reduce((moves, { ends }) => moves + ends, 0);
    this.playback.push(...frames, { view, events: [], ends: 0 });
  }

  /** Moves were taken back: things go back to where they were, and only these events have happened. */
  begin(view: View, events: Event[]): void {
    this.newest = view;
    this.playback.push({ view, events, anew: true, ends: 0 });
  }

  /** Go straight to a view. */
  jump(view: View, events: Event[] = []): void {
    this.newest = view;
    this.playback.skip();
    this.playback.push({ view, events, jumped: true, ends: 0 }, { view, events: [], ends: 0 });
  }

  skip(): void {
    this.playback.skip();
  }

  get busy(): boolean {
    return this.playback.busy;
  }

  private async show(frame: Frame, skip: AbortSignal): Promise<void> {
    await this.enact(frame, skip);
    this.behind -= frame.ends;
  }

  private async enact(frame: Frame, skip: AbortSignal): Promise<void> {
    const before = this.root ? places(this.root) : null;
    const event = frame.anew || frame.jumped ? null : (frame.events[0] ?? null);
    const held = event && before && !settings.still && !skip.aborted ? this.game.suspense?.(event) : null;
    this.view = frame.view;
    this.event = event;
    if (held) this.words = held.words;
    else this.tell(frame, event);
    const heard = event && !skip.aborted ? this.game.sound?.(event) : null;
    if (heard) void sound(heard);
    const begun = performance.now();
    await tick();
    if (!this.root || !before) return;
    const duration = FLIGHT * settings.stretch;
    const waves = event ? this.game.waves(event) : [];
    await fly(this.root, before, { duration, waves, still: settings.still }, skip);
    if (!event) return;
    const flown = performance.now() - begun;
    const withheld = held ? Math.max(0, held.lasts * settings.stretch - flown) : 0;
    await pause(withheld, skip);
    if (held) this.tell(frame, event);
    await pause(this.game.pause(event) * settings.stretch - withheld, skip);
  }

  /** Say what has happened, and let the log have it. */
  private tell({ events, anew }: Frame, event: Event | null): void {
    this.past = anew ? events : [...this.past, ...events];
    this.words = event?.text ?? null;
  }
}
