/** Which places of the board a move touches, and what pressing a place means. No state, so that tests can call it plainly. */

import type { Move } from "../protocol";
import type { Step, Zone, ZonedBoard } from "../board";

/** A place that can be pressed: a piece, a zone, or a space of a grid. */
export type Spot = `piece ${string}` | `zone ${string}` | `space ${number} ${string}`;

export const pieceSpot = (id: string): Spot => `piece ${id}`;
export const zoneSpot = (id: string): Spot => `zone ${id}`;
export const spaceSpot = (zone: string, space: number): Spot => `space ${space} ${zone}`;

/** A legal move by its places: where it begins, and where it leads. */
export interface Offer {
  move: Move;
  from: Spot | null;
  to: Spot | null;
}

/** Everything that can be done now. */
export interface Offers {
  /** What begins at a place. */
  from: ReadonlyMap<Spot, Offer[]>;
  /** What leads to a place without beginning anywhere. */
  at: ReadonlyMap<Spot, Offer[]>;
  /** What touches no place of the board. */
  buttons: Offer[];
}

export function isZoned(board: object): board is ZonedBoard {
  return "zones" in board && Array.isArray(board.zones);
}

function isStep(json: object): json is Step {
  return "type" in json && json.type === "step";
}

/** What can be seen and pressed. */
export function spotsOf(board: ZonedBoard): Set<Spot> {
  const found = new Set<Spot>();
  for (const zone of board.zones) {
    found.add(zoneSpot(zone.id));
    zone.pieces.forEach((piece, space) => {
      if (piece?.id !== undefined) found.add(pieceSpot(piece.id));
      if (zone.layout === "grid") found.add(spaceSpot(zone.id, space));
    });
  }
  return found;
}

function offerOf(move: Move, seen: ReadonlySet<Spot>): Offer {
  if (!isStep(move.json)) return { move, from: null, to: null };
  const { piece, origin, target, space } = move.json;
  const first = (...spots: (Spot | false | undefined)[]) =>
    spots.find((spot): spot is Spot => spot !== undefined && spot !== false && seen.has(spot)) ?? null;
  return {
    move,
    from: first(piece !== undefined && pieceSpot(piece), origin !== undefined && zoneSpot(origin)),
    to: first(
      target !== undefined && space !== undefined && spaceSpot(target, space),
      target !== undefined && zoneSpot(target),
    ),
  };
}

function add(map: Map<Spot, Offer[]>, spot: Spot, offer: Offer) {
  map.set(spot, [...(map.get(spot) ?? []), offer]);
}

export function offersOf(moves: readonly Move[], board: ZonedBoard): Offers {
  const seen = spotsOf(board);
  const from = new Map<Spot, Offer[]>();
  const at = new Map<Spot, Offer[]>();
  const buttons: Offer[] = [];
  for (const offer of moves.map((move) => offerOf(move, seen))) {
    if (offer.from) add(from, offer.from, offer);
    else if (offer.to) add(at, offer.to, offer);
    else buttons.push(offer);
  }
  return { from, at, buttons };
}

/** Where a lifted piece can go, and what it does there. */
export function targetsOf(offers: Offers, lifted: Spot | null): Map<Spot, Offer[]> {
  const found = new Map<Spot, Offer[]>();
  for (const offer of (lifted && offers.from.get(lifted)) ?? []) if (offer.to) add(found, offer.to, offer);
  return found;
}

/** What can be done with a lifted piece where it lies. */
export function looseOf(offers: Offers, lifted: Spot | null): Offer[] {
  return ((lifted && offers.from.get(lifted)) ?? []).filter((offer) => !offer.to);
}

export type Answer =
  | { type: "play"; move: string }
  /** Several moves are meant: ask which. */
  | { type: "choose"; offers: Offer[] }
  | { type: "lift"; spot: Spot }
  | { type: "down" }
  /** Nothing can be done there: ask why not, by these fields of a step. */
  | { type: "refuse"; step: Step | null };

function among(offers: Offer[]): Answer {
  const [only, second] = offers;
  return only && !second ? { type: "play", move: only.move.move } : { type: "choose", offers };
}

/** What pressing means. The spots are one place in all its senses: a space of a grid, and the piece in it. */
export function pressed(offers: Offers, lifted: Spot | null, spots: readonly Spot[]): Answer {
  const targets = targetsOf(offers, lifted);
  const target = spots.find((spot) => targets.has(spot));
  if (target) return among(targets.get(target) ?? []);
  if (lifted && spots.includes(lifted)) return { type: "down" };
  for (const spot of spots) {
    const own = offers.from.get(spot);
    if (own) return own.length === 1 || own.every(({ to }) => !to) ? among(own) : { type: "lift", spot };
    const at = offers.at.get(spot);
    if (at) return among(at);
  }
  return { type: "refuse", step: refusedStep(lifted, spots) };
}

/** Letting a dragged piece go over a place; null if nothing comes of it. */
export function dropped(offers: Offers, lifted: Spot, spots: readonly Spot[]): Answer {
  const answer = pressed(offers, lifted, spots);
  const meant = answer.type === "play" || answer.type === "choose" || answer.type === "refuse";
  const led = spots.some((spot) => targetsOf(offers, lifted).has(spot));
  return meant && (led || answer.type === "refuse") ? answer : { type: "down" };
}

/** Whether anything can be done with what lies at these spots now. */
export function isUsable(offers: Offers, spots: readonly Spot[]): boolean {
  return spots.some((spot) => offers.from.has(spot) || offers.at.has(spot));
}

/** As much of a step as is known of something that cannot be done. */
export function refusedStep(lifted: Spot | null, spots: readonly Spot[]): Step | null {
  const fields: Omit<Step, "type"> = {};
  if (lifted) Object.assign(fields, beginning(lifted));
  const [spot] = spots;
  if (!spot) return null;
  if (spot.startsWith("space ")) Object.assign(fields, leading(spot));
  else if (lifted && spot.startsWith("zone ")) fields.target = spot.slice(5);
  else if (!lifted) Object.assign(fields, beginning(spot));
  else return null;
  return { type: "step", ...fields };
}

function beginning(spot: Spot): Omit<Step, "type"> {
  if (spot.startsWith("piece ")) return { piece: spot.slice(6) };
  return spot.startsWith("zone ") ? { origin: spot.slice(5) } : leading(spot);
}

function leading(spot: Spot): Omit<Step, "type"> {
  const [, space, zone] = /^space (\d+) (.*)$/s.exec(spot) ?? [];
  return { target: zone ?? "", space: Number(space) };
}

/** A step as `ask` takes it. Steps of a move are separated by spaces, so it has none. */
export function written(step: Step): string {
  return JSON.stringify(step).replaceAll(" ", "\\u0020");
}

/** Where a move is made, as selectors of what the board draws. */
export function selectorsOf(step: object): string[] {
  if (!isStep(step)) return [];
  const { piece, origin, target, space } = step;
  const quoted = (value: string) => CSS.escape(value);
  const first =
    piece !== undefined
      ? `[data-piece="${quoted(piece)}"]`
      : origin !== undefined && `[data-zone="${quoted(origin)}"]`;
  const then =
    target !== undefined &&
    (space === undefined
      ? `[data-zone="${quoted(target)}"]`
      : `[data-zone="${quoted(target)}"] [data-space="${space}"]`);
  return [first, then].filter((one) => one !== false);
}

/** The zones of a seat, or with null those of the table, in their order. */
export function zonesOf(board: ZonedBoard, seat: number | null): Zone[] {
  return board.zones.filter((zone) => zone.seat === seat);
}
