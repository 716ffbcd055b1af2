/** What the pieces and zones of any game are called. */

import type { Names, Piece, Zone } from "../board";
import { capital } from "../lib/speech";
import { say, t } from "../lib/words.svelte";

/** The sign on a piece; of one that has only a name, its beginning. */
export function faceOf(piece: Piece, names: Names): string {
  if (piece.face !== undefined) return piece.face;
  return piece.name ? [...capital(say(piece.name, names))].slice(0, 3).join("") : "";
}

export function isHidden(piece: Piece): boolean {
  return piece.id === undefined && piece.face === undefined && piece.name === undefined;
}

export function pieceName(piece: Piece, names: Names): string {
  const own = piece.name ? say(piece.name, names) : (piece.face ?? t("any-piece"));
  if (piece.owner === undefined) return own;
  return t("any-owned", { piece: own, name: names[piece.owner] ?? "" });
}

export function zoneTitle({ title }: Zone, names: Names): string {
  return capital(say(title, names));
}

/** A zone for the ear: how many lie there is part of its name. */
export function zoneName(zone: Zone, names: Names): string {
  return t("any-zone", { zone: zoneTitle(zone, names), count: zone.count });
}

/** A name of a field of some game's data, as words: `deck_size` is "Deck size". */
export function fieldName(key: string): string {
  return capital(
    key
      .replaceAll(/[_-]+/g, " ")
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
      .toLowerCase(),
  );
}
