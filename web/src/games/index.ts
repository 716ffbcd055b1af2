/** Every folder here is a game; a new one is found by itself. All other games of the house are played on the board for
 * every game, or on one that they bring along.
 *
 * This is where the wire's types meet those of the games: the server makes what it sends, and each game's types are
 * generated, from the same declarations. */

import { anyGame, outsideGame } from "../anygame";
import type { OwnBoard } from "../board";
import type { GameInfo } from "../protocol";
import type { GameModule, Workshop } from "./game";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: true });

const modules = new Map(
  Object.entries(folders).map(([path, folder]) => [path.split("/")[1] ?? "", folder.default]),
);

export function gameModule(code: string): GameModule {
  const found = modules.get(code) ?? anyGame(code);
  modules.set(code, found);
  return found;
}

/** Whether the components of a game can be corrected on the page. */
export function hasWorkshop(code: string): boolean {
  return gameModule(code).workshop !== undefined;
}

/** How the workshop shows the components of a game that has one. */
export function workshopOf(code: string): Workshop {
  const { workshop } = gameModule(code);
  if (!workshop) throw new Error(`${code} has no workshop`);
  return workshop;
}

/** Fetch the boards that games bring along. A board that cannot be fetched is replaced by the one for every game. */
export async function loadBoards(games: readonly GameInfo[]): Promise<void> {
  await Promise.all(games.map(loadBoard));
}

async function loadBoard({ code, board }: GameInfo): Promise<void> {
  if (board === null || modules.has(code)) return;
  try {
    const { default: own } = (await import(/* @vite-ignore */ board)) as { default: OwnBoard };
    modules.set(code, outsideGame(code, own));
  } catch (error) {
    console.error(`The board of ${code} at ${board} cannot be used:`, error);
  }
}
