/** Where the keyboard goes at a table. Boards mark what can be done with `aria-disabled="false"`. */

/** In this order: a card of the hand, anything else that may be chosen, a button of the game. */
const FIRST = ['[data-card][aria-disabled="false"]', '[aria-disabled="false"]', "[data-act]:enabled"];
/** Where nothing can be done: the hand, or else whatever is there to look at. */
const ELSE = ["[data-card]", "button"];

function firstOf(felt: HTMLElement, selectors: readonly string[]): HTMLElement | undefined {
  return selectors
    .flatMap((selector) => [...felt.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.checkVisibility());
}

/** Put the keyboard on the first thing to do, and tell whether there is one. */
export function focusFirst(felt: HTMLElement): boolean {
  const first = firstOf(felt, FIRST);
  first?.focus();
  return first !== undefined;
}

/** Put the keyboard on the first thing to do, or else on the hand. */
export function focusTable(felt: HTMLElement): void {
  if (!focusFirst(felt)) firstOf(felt, ELSE)?.focus();
}

const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** A key that moves on from nowhere: it is meant for the table. */
export function entersTable(press: KeyboardEvent): boolean {
  const nowhere = document.activeElement === document.body;
  return nowhere && (ARROWS.has(press.key) || (press.key === "Tab" && !press.shiftKey));
}
