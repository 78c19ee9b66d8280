// Where everything is. Absolute paths, so that every script works from any directory.
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** @param {...string} parts */
const at = (...parts) => join(root, ...parts);

export const paths = {
  web: at("web"),
  site: at("web", "site"),
  notebook: at("web", "notebook"),
  tests: at("tests"),
  build: at("build"),
  stamps: at("build", "stamps"),
  wasm: at("build", "wasm-release", "wasm", "perceptron.wasm"),
  glue: at("build", "wasm-release", "wasm", "perceptron.js"),
  /** What a page begins with. */
  wasmSmall: at("build", "wasm-release", "wasm", "perceptron-small.wasm"),
  glueSmall: at("build", "wasm-release", "wasm", "perceptron-small.js"),
  dist: at("dist"),
  distSite: at("dist", "site"),
  distFile: at("dist", "perceptron-playground.html"),
  /** The same file, as the site offers it. */
  distSiteFile: at("dist", "site", "perceptron-playground.html"),
  /** The element's script for pages of others, which the site has too. */
  distSiteScript: at("dist", "site", "element.iife.js"),
  distLib: at("dist", "lib"),
  distPython: at("dist", "python"),
};

/**
 * The addresses in the sources that are made by the WASM build: the Emscripten modules (imported only by web/engine) and
 * the binaries (imported with `?url` or `?url&inline` by what hands them to the engine), each of the whole engine and of
 * the small one.
 */
export const alias = [
  { find: /^#glue$/, replacement: paths.glue },
  { find: /^#glue-small$/, replacement: paths.glueSmall },
  { find: /^#wasm(?=\?|$)/, replacement: paths.wasm },
  { find: /^#wasm-small(?=\?|$)/, replacement: paths.wasmSmall },
];
