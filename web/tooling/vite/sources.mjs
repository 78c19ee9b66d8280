// What in the build runs the sources themselves.
import { runnerImport } from "vite";
import { alias } from "../paths.mjs";

/**
 * What a module of the sources exports. What it would import later it no longer can.
 * @param {string} path
 * @param {import("vite").Plugin[]} [plugins]
 * @returns {Promise<any>}
 */
export async function imported(path, plugins = []) {
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ("warn") };
  return (await runnerImport(path, { ...options, resolve: { alias }, plugins })).module;
}
