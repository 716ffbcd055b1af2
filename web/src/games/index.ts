/** Every folder here is a game; a new one is found by itself. All other games of the house are played on the board for
 * every game, or on one that they bring along.
 *
 * The fronts of all games are there from the beginning. The rest of a game is fetched by the first page that shows it.
 *
 * This is where the wire's types meet those of the games: the server makes what it sends, and each game's types are
 * generated, from the same declarations. */

import type { Component } from "svelte";
import type { OwnBoard } from "../board";
import type { GameInfo } from "../protocol";
import type { Front, GameModule, Workshop } from "./game";

const fronts = byCode(import.meta.glob<{ default: Front }>("./*/front.ts", { eager: true }));
const folders = byCode(import.meta.glob<{ default: GameModule }>("./*/index.ts"));
const modules = new Map<string, GameModule>();

function byCode<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/")[1] ?? "", file]));
}

/** Fetch a game, if it is not there yet. */
export async function fetchGame(code: string): Promise<void> {
  if (modules.has(code)) return;
  const folder = folders.get(code);
  const found = folder ? (await folder()).default : (await import("../anygame")).anyGame(code);
  modules.set(code, found);
}

/** Whether a game has been fetched. */
export function isFetched(code: string): boolean {
  return modules.has(code);
}

/** A game that has been fetched. */
export function gameModule(code: string): GameModule {
  const found = modules.get(code);
  if (!found) throw new Error(`${code} has not been fetched`);
  return found;
}

/** The picture of a game. */
export function emblemOf(code: string): Component {
  const Emblem = fronts.get(code)?.default.Emblem ?? gameModule(code).Emblem;
  if (!Emblem) throw new Error(`${code} has no picture`);
  return Emblem;
}

/** Whether the components of a game can be corrected on the page. */
export function hasWorkshop(code: string): boolean {
  return fronts.get(code)?.default.hasWorkshop ?? false;
}

/** How the workshop shows the components of a game that has one. */
export function workshopOf(code: string): Workshop {
  const { workshop } = gameModule(code);
  if (!workshop) throw new Error(`${code} has no workshop`);
  return workshop;
}

/** Fetch the games without a folder here, with the boards that they bring along. A board that cannot be fetched is
 * replaced by the one for every game. */
export async function fetchGuests(games: readonly GameInfo[]): Promise<void> {
  await Promise.all(games.filter(({ code }) => !fronts.has(code)).map(fetchGuest));
}

async function fetchGuest({ code, board }: GameInfo): Promise<void> {
  await fetchGame(code);
  if (board === null) return;
  try {
    const { outsideGame } = await import("../anygame");
    const { default: own } = (await import(/* @vite-ignore */ board)) as { default: OwnBoard };
    modules.set(code, outsideGame(code, own));
  } catch (error) {
    console.error(`The board of ${code} at ${board} cannot be used:`, error);
  }
}
