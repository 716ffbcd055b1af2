// @ts-expect-error: only this file is run by Node, so its types are not installed.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Where `parlour serve` listens unless told otherwise.
const server = "http://127.0.0.1:8000";

/** What people need who write a program that plays: served at /programs/. */
const GUIDE = {
  "bots.txt": "../docs/bots.md",
  "protocol.txt": "../docs/protocol.md",
  "player.py": "../examples/player.py",
  "player.mjs": "../examples/player.mjs",
};

function guideForPrograms(): Plugin {
  return {
    name: "guide-for-programs",
    apply: "build",
    generateBundle() {
      for (const [name, path] of Object.entries(GUIDE))
        this.emitFile({
          type: "asset",
          fileName: `programs/${name}`,
          source: readFileSync(new URL(path, import.meta.url)),
        });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), guideForPrograms()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    // The page's content-security-policy allows only its own files, so nothing is inlined as data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
