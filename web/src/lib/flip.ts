/** Things fly from where they were to where they are (First, Last, Invert, Play).
 *
 * A thing that may fly carries `data-fly="name"`, unique on the page. One that was not there before may say
 * with `data-from` the name of the thing it comes out of (a card turned up comes out of its back). */

export type Places = Map<string, DOMRect>;

export interface Flight {
  /** Length of one flight in milliseconds; 0 moves everything at once. */
  duration: number;
  /** Names in the order they set off, one wave after the other; all others go with the first wave. */
  waves: readonly (readonly string[])[];
  /** Fade in at the new place instead of flying there. */
  still: boolean;
}

const flyers = (root: Element) => root.querySelectorAll<HTMLElement>("[data-fly]");

/** Where everything is now. Taken before the position changes. */
export function places(root: Element): Places {
  return new Map([...flyers(root)].map((thing) => [thing.dataset.fly ?? "", thing.getBoundingClientRect()]));
}

/** The transform that puts a thing at `to` back where it was. */
export function inverse(from: DOMRect, to: DOMRect): string {
  const scale = to.width > 0 ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

function hasMoved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) + Math.abs(from.width - to.width) > 2;
}

/** Set everything flying from `before` to its present place; resolves when the last has landed. */
export async function fly(root: Element, before: Places, flight: Flight, skip: AbortSignal): Promise<void> {
  if (flight.duration <= 0 || skip.aborted) return;
  const flights: Animation[] = [];
  for (const thing of flyers(root)) {
    const own = before.get(thing.dataset.fly ?? "");
    const from = own ?? before.get(thing.dataset.from ?? "");
    const to = thing.getBoundingClientRect();
    if (!from || to.width === 0 || !hasMoved(from, to)) continue;
    const wave = Math.max(
      0,
      flight.waves.findIndex((names) => names.includes(thing.dataset.fly ?? "")),
    );
    flights.push(launch(thing, from, to, wave, flight, own === undefined));
  }
  const land = () => flights.forEach((flying) => flying.finish());
  skip.addEventListener("abort", land);
  await Promise.allSettled(flights.map((flying) => flying.finished));
  skip.removeEventListener("abort", land);
}

/** A thing that comes out of another turns its face up on the way. */
function launch(
  thing: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  wave: number,
  flight: Flight,
  turns: boolean,
): Animation {
  const timing = {
    duration: flight.duration,
    delay: wave * flight.duration * 0.75,
    fill: "backwards" as const,
  };
  if (flight.still) return thing.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 150 });
  const rest = getComputedStyle(thing).transform;
  const frames = [
    { transform: inverse(from, to) + (turns ? " rotateY(90deg)" : ""), transformOrigin: "0 0", zIndex: 30 },
    { transform: rest === "none" ? "none" : rest, transformOrigin: "0 0", zIndex: 30 },
  ];
  return thing.animate(frames, { ...timing, easing: "cubic-bezier(0.2, 0.75, 0.25, 1)" });
}
