/** A lesson as the learner goes through it. Its frames come from the server, made by the real rules; nothing is sent. */

import { gameModule } from "../games";
import type { Event, Lesson, LessonFrame, LessonStep, Text, View } from "../protocol";
import { keepLessonStep } from "./lessons";
import { Stage } from "./stage.svelte";

/** A frame as the board is shown it: where nothing is to be done, nothing is offered. */
interface Shown extends LessonFrame {
  /** Everything that has happened up to here. */
  past: Event[];
}

function framesOf(steps: readonly LessonStep[]): Shown[][] {
  let past: Event[] = [];
  return steps.map(({ frames }) =>
    frames.map((frame) => {
      past = [...past, ...frame.events];
      const view: View = frame.expected === null ? { ...frame.view, moves: [] } : frame.view;
      return { ...frame, view, past };
    }),
  );
}

export class Learning {
  readonly stage: Stage;
  readonly steps: LessonStep[];
  /** The step that the board shows or is on its way to. */
  at = $state(0);
  /** What was said about the last move that is not made now. */
  answer = $state.raw<Text | null>(null);
  /** What the move under the pointer would do. */
  preview = $state<string | null>(null);
  /** Something was tried that no rule allows now. */
  refused = $state(false);
  /** The learner has pressed something since the last move: a pointer that only rests somewhere asks nothing. */
  private pressed = false;
  /** The expected move was made, and the board does not show it yet. */
  private made = $state<string | null>(null);
  private place = $state(0);
  private readonly frames: Shown[][];

  frame = $derived.by(() => this.frames[this.at]?.[this.place] as Shown);
  /** The board shows what is said; before that, things move. */
  arrived = $derived.by(() => this.stage.view === this.frame.view);
  pending = $derived.by(() => (this.arrived ? null : this.made));
  step = $derived.by(() => this.steps[this.at] as LessonStep);
  last = $derived.by(() => this.at === this.steps.length - 1);

  constructor(
    readonly lesson: Lesson,
    at: number,
  ) {
    this.steps = lesson.steps;
    this.frames = framesOf(lesson.steps);
    this.stage = new Stage(gameModule(lesson.game));
    this.go(Math.min(at, this.steps.length - 1));
  }

  /** Straight to the beginning of a step. */
  go(at: number): void {
    this.begin(at);
    this.stage.skip();
    this.stage.begin(this.frame.view, this.frame.past);
  }

  next(): void {
    if (this.arrived && !this.last && this.frame.expected === null) this.follow(this.at + 1, 0);
  }

  /** The expected move goes on. To any other the lesson says why not, and it is not made. */
  act(move: string): void {
    if (!this.arrived) return;
    this.preview = null;
    if (move !== this.frame.expected) return this.explain(move);
    this.made = move;
    if (this.place + 1 < (this.frames[this.at]?.length ?? 0)) this.follow(this.at, this.place + 1);
    else this.follow(this.at + 1, 0);
  }

  /** A pointer or key is pressed on the board. */
  press(): void {
    this.pressed = true;
    this.stage.skip();
  }

  /** A move that the rules do not allow now. */
  ask(): void {
    this.refused = this.arrived && this.pressed;
  }

  say(preview: string | null): void {
    this.preview = preview;
    if (preview) this.refused = false;
  }

  private explain(move: string): void {
    this.answer = this.frame.answers[move] ?? this.step.otherwise;
    this.refused = false;
    if (this.place === 0) return;
    // The move has been begun rightly: all of it is taken back.
    this.place = 0;
    this.stage.begin(this.frame.view, this.frame.past);
  }

  private follow(at: number, place: number): void {
    this.pressed = false;
    this.answer = null;
    if (place === 0) this.begin(at);
    this.place = place;
    const { view, events } = this.frame;
    // At a table too there is nothing to do for a moment after a move: what was picked on the board goes down.
    if (place === 0) this.stage.follow({ ...view, moves: [] }, events);
    this.stage.follow(view, place === 0 ? [] : events);
  }

  private begin(at: number): void {
    this.at = at;
    this.place = 0;
    this.answer = null;
    this.refused = false;
    keepLessonStep(this.lesson.game, this.last ? 0 : at);
  }
}
