// What in the build runs the sources themselves.
import { createServer } from "vite";
import { alias, paths } from "../paths.mjs";
import { lessons } from "./lessons.mjs";
import { words } from "./words.mjs";

/**
 * @template Result
 * @param {(load: (path: string) => Promise<Record<string, any>>) => Promise<Result>} work Is given what loads a module by
 *   its path.
 */
export async function withSources(work) {
  const server = await createServer({
    configFile: false,
    root: paths.site,
    resolve: { alias },
    plugins: [lessons(), words()],
    logLevel: "warn",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await work((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
