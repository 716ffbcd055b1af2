/** What can be chosen on the map itself: where to go, a ray, a group of volcanoes. */

import type { PandorumBoard, PandorumMove } from "./board";
import type { Card, Forecast, HexName, Move } from "./shapes";
import type { Planet } from "./planet";

export interface Target {
  move: string;
  /** The most it can pay; null where nothing is built. */
  pays: number | null;
  fee: number;
}

export type Targets = ReadonlyMap<HexName, Target>;

/** The moves offered, by the hexes on which they are chosen. */
export function targetsOf(board: PandorumBoard, moves: readonly PandorumMove[], planet: Planet): Targets {
  const offered = moves.flatMap(({ move, json }) =>
    hexesOf(board, json, planet).map((hex) => [hex, targetOf(board, move, hex)] as const),
  );
  return new Map(offered);
}

/** Where a whole turn could lead, if this card is discarded for it; null: if any card is. */
export function aimsOf({ forecast }: PandorumBoard, discarded: Card | null): Targets {
  const aims = forecast.map((one): [HexName, Target] => [
    one.hex,
    { move: `${one.jump ? "^" : ">"}${one.hex}`, pays: paysWithout(one, discarded), fee: one.fee },
  ]);
  const buildings = new Set(forecast.filter(({ pays }) => pays !== null).map(({ hex }) => hex));
  return new Map(aims.filter(([hex, { pays }]) => pays !== null || !buildings.has(hex)));
}

/** The most that a hex can pay if this card is discarded; null if nothing can be built there then. */
export function paysWithout({ pays, without }: Forecast, discarded: Card | null): number | null {
  return discarded !== null && discarded in without ? (without[discarded] ?? null) : pays;
}

function hexesOf(board: PandorumBoard, json: Move, planet: Planet): HexName[] {
  switch (json.type) {
    case "go":
    case "jump":
      return [json.hex];
    case "ray": {
      const from = planet.hex(board.building?.hex ?? "");
      const ray = from ? planet.ray(from, json.direction, board.turn_of ?? -1) : [];
      return ray.map(({ hex }) => hex);
    }
    case "volcano": {
      const first = planet.hex(json.hex);
      return first ? planet.volcanoes(first).map(({ hex }) => hex) : [];
    }
    default:
      return [];
  }
}

function targetOf(board: PandorumBoard, move: string, hex: HexName): Target {
  const offer = board.offers.find((one) => one.move === move);
  const forecast = forecastAt(board, hex);
  return { move, pays: offer?.pays ?? forecast?.pays ?? null, fee: forecast?.fee ?? 0 };
}

export function forecastAt(board: PandorumBoard, hex: HexName): Forecast | undefined {
  return board.forecast.find((one) => one.hex === hex);
}
