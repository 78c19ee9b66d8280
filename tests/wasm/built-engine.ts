import type * as EngineModule from "../../web/engine/index.js";

/** The engine as users get it. An address rather than a path: the types of the sources hold for it before it is built. */
const address = new URL("../../dist/lib/engine.js", import.meta.url).href;

export const { loadEngine, PlaygroundError } = (await import(/* @vite-ignore */ address)) as typeof EngineModule;
