// The package's engine. Importing it does nothing, so whoever bundles it and does not use it has none of it.
import { lazy } from "../engine/lazy.js";
import { type LoadOptions, loadEngine as load } from "../engine/start/load.js";
import { provideWasm } from "../engine/start/locate.js";

export * from "../engine/index.js";

const wholeText = lazy(() => import("./whole-text/index.js"));

/** As the engine's own; its WASM comes as a module, which bundlers keep. */
export function loadEngine(options?: LoadOptions): ReturnType<typeof load> {
  provideWasm(async () => (await wholeText.load()).wasm);
  return load(options);
}
