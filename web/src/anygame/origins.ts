/** Where pieces come from that nobody has seen before: a card drawn, or one played from a hidden hand. */

import type { Zone, ZonedBoard } from "../board";

function placesOf(board: ZonedBoard): Map<string, string> {
  return new Map(
    board.zones.flatMap((zone) =>
      zone.pieces.flatMap((piece) => (piece?.id === undefined ? [] : [[piece.id, zone.id] as const])),
    ),
  );
}

/** For each piece that is new in sight, the zone from which something went unseen. */
export function originsOf(before: ZonedBoard, after: ZonedBoard): Map<string, string> {
  const [was, is] = [placesOf(before), placesOf(after)];
  const left = unseenLeavers(before, after, was, is);
  const found = new Map<string, string>();
  for (const piece of is.keys()) {
    if (was.has(piece)) continue;
    const zone = left.find(({ count }) => count > 0);
    if (!zone) break;
    zone.count -= 1;
    found.set(piece, zone.id);
  }
  return found;
}

/** How many pieces have left each zone of which nobody saw the faces. */
function unseenLeavers(
  before: ZonedBoard,
  after: ZonedBoard,
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): { id: string; count: number }[] {
  const later = new Map<string, Zone>(after.zones.map((zone) => [zone.id, zone]));
  return before.zones.map(({ id, count, pieces }) => {
    const named = pieces.filter((piece) => piece?.id !== undefined && was.get(piece.id) === id);
    const seen = named.filter((piece) => piece?.id !== undefined && is.get(piece.id) !== id).length;
    return { id, count: count - (later.get(id)?.count ?? 0) - seen };
  });
}
