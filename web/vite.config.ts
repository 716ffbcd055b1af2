// @ts-expect-error: only this file is run by Node, so its types are not installed.
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";
import { flesh, type Picture, repainted, spirit } from "./tints.ts";

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

/** Fluent Emoji, which Panda Spin shows as animals in the flesh and as their spirits. */
const { icons } = JSON.parse(
  readFileSync(new URL("node_modules/@iconify-json/fluent-emoji-flat/icons.json", import.meta.url), "utf8"),
) as { icons: Record<string, Picture> };

function painted(paint: (colour: string) => string) {
  return (name: string) => {
    const picture = icons[name];
    return picture && repainted(picture, paint);
  };
}

/** The styles of the whole house come before those of its parts, which may differ from them. */
function stylesFirst(): Plugin {
  return {
    name: "styles-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const [styles = ""] = /<link [^>]*\/assets\/styles-[^>]*>/.exec(html) ?? [];
        if (!styles) throw new Error("the page has no styles");
        return html.replace(styles, "").replace('<link rel="stylesheet"', `${styles}\n    $&`);
      },
    },
  };
}

interface Package {
  name: string;
  license?: string;
  homepage?: string;
}

/** What a set of pictures says of itself. */
interface PictureSet {
  name: string;
  author: { name: string; url?: string };
}

/** Fonts and pictures are used file by file, so the bundle does not name their packages. */
const ART = /^@(fontsource|fontsource-variable|iconify-json)\//;

/** The packages of which something is in the page, with their licences in full: served at /credits.json. */
function creditsOfPage(): Plugin {
  const folder = (name: string) => new URL(`node_modules/${name}/`, import.meta.url);
  const read = (file: URL) => String(readFileSync(file));
  function credit(name: string) {
    const about = JSON.parse(read(new URL("package.json", folder(name)))) as Package;
    const file = readdirSync(folder(name)).find((one: string) => /^licen[cs]e/i.test(one));
    const credit = {
      name: about.name,
      licence: about.license ?? "",
      home: about.homepage ?? null,
      text: file ? read(new URL(file, folder(name))) : null,
    };
    if (!name.startsWith("@iconify-json/")) return credit;
    const set = JSON.parse(read(new URL("info.json", folder(name)))) as PictureSet;
    return { ...credit, name: `${set.name}, ${set.author.name}`, home: set.author.url ?? credit.home };
  }
  return {
    name: "credits-of-page",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((one) => ("moduleIds" in one ? one.moduleIds : []));
      const bundled = modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]);
      const { devDependencies } = JSON.parse(read(new URL("package.json", import.meta.url))) as {
        devDependencies: Record<string, string>;
      };
      const art = Object.keys(devDependencies).filter((name) => ART.test(name));
      const names = [...new Set([...bundled, ...art])].filter((name) => name !== undefined);
      const source = JSON.stringify(names.toSorted().map(credit));
      this.emitFile({ type: "asset", fileName: "credits.json", source });
    },
  };
}

export default defineConfig({
  plugins: [
    svelte(),
    Icons({
      compiler: "svelte",
      customCollections: { flesh: painted(flesh), spirit: painted(spirit) },
    }),
    guideForPrograms(),
    installable(),
    creditsOfPage(),
    stylesFirst(),
  ],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    // The page's content-security-policy allows only its own files, so nothing is inlined as data: addresses.
    assetsInlineLimit: 0,
    // A page and a game are files of their own. What several of them share is one more file, not a dozen small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "styles", test: /\/src\/styles\//, priority: 1 },
            { name: "house", test: /\/(src\/(lib|parts)|node_modules)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // Nothing that one file of tests leaves behind matters to another, so they share a process.
  test: { include: ["src/**/*.test.ts"], isolate: false, maxWorkers: 1 },
});
