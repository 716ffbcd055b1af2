/** What this device remembers of lessons: how far the reader has come, and whether to ask newcomers. */

import { keep, recall } from "./device";

const AT = "parlour-lesson-";
const ASKED = "parlour-first-";
const NEVER = "parlour-first";

/** The step that a lesson was left at, 0 for one not begun. */
export function lessonStep(code: string): number {
  const kept = recall(AT + code) ?? "";
  return /^\d{1,3}$/.test(kept) ? Number(kept) : 0;
}

export function keepLessonStep(code: string, step: number): void {
  keep(AT + code, String(step));
  keep(ASKED + code, "asked");
}

/** Whether to ask before a game is dealt: the first time, unless the reader never wants to be asked. */
export function asksNewcomer(code: string): boolean {
  return recall(NEVER) === null && recall(ASKED + code) === null;
}

/** The reader has been asked about this game; with `never`, they do not want to be asked about any. */
export function keepAsked(code: string, never: boolean): void {
  keep(ASKED + code, "asked");
  if (never) keep(NEVER, "never");
}
