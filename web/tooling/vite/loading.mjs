// How the site's files are asked for: what the first picture needs at once, every other chunk in a way that can be
// tried again.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { paths } from "../paths.mjs";

/**
 * Of the modules that the page's script imports the markup speaks itself; a chunk that is imported later is told which
 * files it is made of, itself first.
 * @type {import("vite").ModulePreloadOptions}
 */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === "html" ? dependencies : [...new Set([file, ...dependencies])],
};

/**
 * In place of what Vite wraps dynamic imports in: ours need no style sheets, and can fail.
 * @returns {import("vite").Plugin}
 */
export function chunkLoader() {
  const loader = JSON.stringify(join(paths.site, "load-chunk.ts"));
  return {
    name: "perceptron:chunk-loader",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${loader};`,
    },
  };
}

/**
 * The markup has the engine's chunk run as soon as it has come: before the page's script, which imports it, and first
 * of all, although what may run at any time is asked for last elsewhere.
 * @returns {import("vite").Plugin}
 */
export function runEngineEarly() {
  return {
    name: "perceptron:run-engine-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "engine");
        const preload = `<link rel="modulepreload" crossorigin href="./${chunk?.fileName}">`;
        if (!html.includes(preload)) throw new Error("The page's markup does not ask for the engine's chunk.");
        return html.replace(
          preload,
          `<script type="module" async fetchpriority="high" crossorigin src="./${chunk?.fileName}"></script>`,
        );
      },
    },
  };
}

/**
 * Chromium compiles a script that begins with this while it comes, on another thread; otherwise each function when it is
 * first called, which for most of what the first picture needs is right after. To others it is a comment.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * The page's script and the engine's chunk run before anything can be pressed: they come compiled.
 * @returns {import("vite").Plugin}
 */
export function compileEarly() {
  return {
    name: "perceptron:compile-early",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && (file.isEntry || file.name === "engine")) file.code = compileHint + file.code;
        }
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
        const name = basename(paths.wasmPlain);
        const wasm = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
        if (!wasm) throw new Error(`The site has no ${name}.`);
        const attrs = { rel: "preload", as: "fetch", href: `./${wasm.fileName}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/**
 * The markup carries its icon: as a file of its own it would be asked for among what the first picture needs.
 * @returns {import("vite").Plugin}
 */
export function inlineIcon() {
  const name = "favicon.svg";
  return {
    name: "perceptron:inline-icon",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        const svg = readFileSync(join(paths.site, name), "utf8").replace(/>\s+</g, "><").replaceAll('"', "'").trim();
        // Only what would end the address: the rest compresses better as it is.
        const url = `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`;
        if (!html.includes(`./${name}`)) throw new Error(`The page's markup does not link to ${name}.`);
        return html.replace(`./${name}`, () => url);
      },
    },
  };
}
