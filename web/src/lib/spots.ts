/** Finding the places of a board that are marked: where a move is made, or what a lesson points at. */

/** One element for each selector: of several that are alike, each is taken once. */
export function found(board: Element, spots: readonly string[]): HTMLElement[] {
  const taken: HTMLElement[] = [];
  for (const spot of spots) {
    const free = [...board.querySelectorAll<HTMLElement>(spot)].find((element) => !taken.includes(element));
    if (free) taken.push(free);
  }
  return taken;
}

/** The selector of what a lesson points at: `pile:2` is the element with `data-pile="2"`, `mat:1,side:own` has both. */
export function selectorOf(point: string): string {
  return point
    .split(",")
    .map((part) => {
      const at = part.indexOf(":");
      return at < 0 ? `[data-${part}]` : `[data-${part.slice(0, at)}="${part.slice(at + 1)}"]`;
    })
    .join("");
}
