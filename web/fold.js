/** For tests: what the page makes of events. Each line of stdin is `{game, view, events}`, each line of stdout the board
 * after these events as the game's own `advance` says. */

import { createInterface } from "node:readline";
import { createServer } from "vite";

const vite = await createServer({
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
});
for await (const line of createInterface({ input: process.stdin })) {
  const { game, view, events } = JSON.parse(line);
  const { advance } = await vite.ssrLoadModule(`/src/games/${game}/advance.ts`);
  const after = events.reduce((before, event) => advance(before, event), view);
  console.log(JSON.stringify(after.board));
}
await vite.close();
