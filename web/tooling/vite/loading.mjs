// How the site's files are asked for: what the first picture needs at once, every other chunk in a way that can be
// tried again.
import { basename, join } from "node:path";
import { paths } from "../paths.mjs";
import { isLoader } from "./classic-chunks.mjs";

/**
 * Of what the page's script imports the markup speaks itself: see `classicScripts`. A chunk that is imported later is told
 * which files it is made of, itself first.
 * @type {import("vite").ModulePreloadOptions}
 */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === "html" ? dependencies : [...new Set([file, ...dependencies])],
};

/**
 * In place of what Vite wraps dynamic imports in: ours need no style sheets, and can fail.
 * @param {boolean} classic Whether the chunks are classic scripts, which are loaded in another way.
 * @returns {import("vite").Plugin}
 */
export function chunkLoader(classic) {
  const loader = JSON.stringify(join(paths.site, "load-chunk.ts"));
  return {
    name: "perceptron:chunk-loader",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        classic
          ? `export { loadChunk as __vitePreload } from ${loader};`
          : "export const __vitePreload = (load) => load();",
    },
  };
}

/**
 * The markup asks for the page's scripts as classic ones, without the `crossorigin` that only modules need. What the others
 * are handed to runs as soon as it has come: it starts the engine, and is asked for first of all, although what may run
 * at any time is asked for last elsewhere.
 * @returns {import("vite").Plugin}
 */
export function classicScripts() {
  return {
    name: "perceptron:classic-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const first = Object.values(bundle).find((file) => file.type === "chunk" && isLoader(file))?.fileName;
        if (!first) throw new Error("The page has nothing that takes its chunks.");
        return html
          .replace(/ crossorigin(?= (?:href|src)=)/g, "")
          .replace(/<link rel="modulepreload" href="([^"]*)">/g, '<script async src="$1"></script>')
          .replace(/<script type="module" src=/g, "<script defer src=")
          .replace(new RegExp(`<script (?:async|defer) (src="./${first}")`), '<script async fetchpriority="high" $1');
      },
    },
  };
}

/**
 * The markup asks for the WASM beside the script, which would ask for it only once it runs. Without `crossorigin`, for
 * which WebKit sends an Origin that `fetch` does not, and so asks again: see site/start-engine.ts.
 * @returns {import("vite").Plugin}
 */
export function preloadWasm() {
  return {
    name: "perceptron:preload-wasm",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const name = basename(paths.wasmSmall);
        const wasm = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
        if (!wasm) throw new Error(`The site has no ${name}.`);
        const attrs = { rel: "preload", as: "fetch", href: `./${wasm.fileName}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
