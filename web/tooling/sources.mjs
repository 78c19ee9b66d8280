// What the formatters and linters look at.
import { join } from "node:path";
import { root } from "./paths.mjs";
import { filesUnder } from "./products/stamp.mjs";

/** Scripts of the npm packages, run with this Node: no shell, no npx. */
export const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
export const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
export const vitest = join(root, "node_modules", "vitest", "vitest.mjs");

/** Every C++ file of the project. */
export function cppSources() {
  return ["core", "wasm", "tests"]
    .flatMap((directory) => filesUnder(join(root, directory)))
    .filter((file) => /\.(hpp|cpp|h|cc)$/.test(file));
}
