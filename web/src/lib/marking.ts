/** Moves marked on a board: where each is made, by the selectors that its game gives (`spots`). */

import { found } from "./spots";

/** The moves that can be marked at once: one that was chosen, and a better one. */
export interface Marks {
  played?: readonly string[];
  better?: readonly string[];
}

/** Mark these places. Returns what takes all marks off again. */
export function mark(board: HTMLElement, marks: Marks): () => void {
  for (const [hint, spots] of Object.entries(marks))
    for (const element of found(board, spots)) element.dataset.hint = hint;
  return () => {
    for (const element of board.querySelectorAll<HTMLElement>("[data-hint]")) delete element.dataset.hint;
  };
}
