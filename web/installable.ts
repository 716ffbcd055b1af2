/** What makes the page an app that can be installed: manifest, icons, service worker, and a page for no connection. */

// @ts-expect-error: only the build is run by Node, so its types are not installed.
import { createHash } from "node:crypto";
// @ts-expect-error: as above.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const GROUND = "#2F5D50";
const PAPER = "#F6F1E7";
const LANGUAGES = ["en", "ru", "cs", "uk"];
const SIZES = [192, 512];
/** Of a maskable icon the system may cut off everything outside the middle four fifths. */
const SAFE = 0.8;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

function picture(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** The emblem, smaller and on a ground that fills the whole square. */
function masked(emblem: string): string {
  const inner = emblem.replace(/<\/?svg[^>]*>/g, "");
  const edge = (64 * (1 - SAFE)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${GROUND}"/><g transform="translate(${edge} ${edge}) scale(${SAFE})">${inner}</g></svg>`;
}

const icon = (name: string, size: number) => `icons/${name}-${size}.png`;

function manifest(): string {
  const pictures = ["icon", "maskable"].flatMap((name) =>
    SIZES.map((size) => ({
      src: `/${icon(name, size)}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: name === "icon" ? "any" : name,
    })),
  );
  return JSON.stringify({
    id: "/",
    name: "Parlour",
    short_name: "Parlour",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAPER,
    categories: ["games"],
    icons: [...pictures, { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
  });
}

/** The page without a connection, in all languages; a script leaves the reader's own. */
function offlinePage(): string {
  const template = read("offline/offline.html");
  const parts = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(read(`../src/parlour/text/${language}.ftl`)));
    const say = (key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
    return `<section lang="${language}"><h1>${say("offline-title")}</h1><p>${say("offline-text")}</p><p><a href="">${say("offline-again")}</a></p></section>`;
  });
  return template.replace("<!-- sections -->", parts.join("\n      "));
}

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle: {
      // After the files are left out that held nothing but styles.
      order: "post",
      handler(_options, bundle) {
        const emblem = read("public/favicon.svg");
        const files: Record<string, string | Uint8Array> = {
          "manifest.webmanifest": manifest(),
          "offline.html": offlinePage(),
          "offline.css": read("offline/offline.css"),
          "offline.js": read("offline/offline.js"),
          [icon("apple", 180)]: picture(masked(emblem), 180),
        };
        for (const size of SIZES) {
          files[icon("icon", size)] = picture(emblem, size);
          files[icon("maskable", size)] = picture(masked(emblem), size);
        }
        const built = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
        const shell = [...built, "offline.html", "offline.css", "offline.js", "favicon.svg"].map(
          (name) => `/${name}`,
        );
        const offline = ["html", "css", "js"].map((kind) => files[`offline.${kind}`]);
        const hash = createHash("sha256")
          .update(JSON.stringify([shell, offline]))
          .digest("hex");
        files["worker.js"] =
          `const SHELL = ${JSON.stringify(shell)};\nconst CACHE = "shell-${hash.slice(0, 12)}";\n${read("worker.js")}`;
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
