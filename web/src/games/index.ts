/** Every folder here is a game; a new one is found by itself.
 *
 * This is where the wire's types meet those of the games: the server makes what it sends, and each game's types are
 * generated, from the same declarations. */

import type { GameModule } from "./game";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: true });

const modules = new Map(
  Object.entries(folders).map(([path, folder]) => [path.split("/")[1] ?? "", folder.default]),
);

export function hasBoard(code: string): boolean {
  return modules.has(code);
}

export function gameModule(code: string): GameModule {
  const found = modules.get(code);
  if (!found) throw new Error(`web/src/games/${code} is missing`);
  return found;
}
