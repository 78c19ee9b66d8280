// The four builds: the site, the script with everything in it, and the two entries of the npm package.
import { join } from "node:path";
import { paths, root } from "../paths.mjs";
import { chunkFileNames, codeSplitting } from "./chunks.mjs";
import { common } from "./common.mjs";
import { compileEarly, inlineIcon, preloadWasm, runEngineEarly } from "./loading.mjs";

/** dist/site: index.html and hashed assets, for any web server. */
export function siteConfig() {
  const config = common({
    outDir: paths.distSite,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting, chunkFileNames } },
  });
  const ours = [preloadWasm(), runEngineEarly(), compileEarly(), inlineIcon()];
  return { ...config, publicDir: join(paths.site, "public"), plugins: [...(config.plugins ?? []), ...ours] };
}

/** dist/lib/element.iife.js: one classic script that carries its WASM; also what the single file is made of. */
export function scriptConfig() {
  const config = common({
    outDir: paths.distLib,
    emptyOutDir: false,
    lib: {
      entry: join(paths.site, "script.ts"),
      formats: ["iife"],
      name: "PerceptronPlayground",
      fileName: () => "element.iife.js",
    },
  });
  // A classic script has no address of its own, and needs none: it carries what the modules would look for.
  return { ...config, define: { "import.meta.url": "undefined" } };
}

/** dist/lib/engine.js and element.js: ES modules that find perceptron.wasm next to themselves. */
export function libraryConfig() {
  return common({
    outDir: paths.distLib,
    emptyOutDir: true,
    lib: {
      entry: {
        engine: join(paths.web, "engine", "index.ts"),
        element: join(paths.web, "element", "perceptron-playground.ts"),
      },
      formats: ["es"],
    },
    minify: true,
    rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } },
  });
}

/**
 * The development server.
 * @param {number} port
 * @param {import("vite").Plugin} rebuild What keeps the WASM module up to date.
 * @returns {import("vite").InlineConfig}
 */
export function devConfig(port, rebuild) {
  const config = common({});
  return {
    ...config,
    base: "/",
    logLevel: "info",
    plugins: [...(config.plugins ?? []), rebuild],
    // The sources, node_modules and the WASM build lie outside of the site's own directory.
    server: { port, fs: { allow: [root] } },
  };
}
