// dist/site/reference.html, made of the tables that the page itself goes by.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { paths } from "../paths.mjs";
import { alias } from "./common.mjs";

/**
 * @typedef {{ referencePage: (presets: readonly object[]) => string }} Reference
 * @typedef {{ loadEngine: (options: { wasm: Uint8Array }) => Promise<{ presets: readonly object[] }> }} Engines
 */

export async function writeReference() {
  const server = await createServer({
    configFile: false,
    root: paths.site,
    resolve: { alias },
    logLevel: "warn",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const sources = join(paths.web, "reference");
    const reference = /** @type {Reference} */ (await server.ssrLoadModule(join(sources, "page.ts")));
    const engines = /** @type {Engines} */ (await server.ssrLoadModule(join(paths.web, "engine", "engine.ts")));
    const { presets } = await engines.loadEngine({ wasm: readFileSync(paths.wasm) });
    writeFileSync(join(paths.distSite, "reference.html"), reference.referencePage(presets));
    copyFileSync(join(sources, "reference.css"), join(paths.distSite, "reference.css"));
  } finally {
    await server.close();
  }
}
