import { startEngine, WasmEngine, type WholeEngine } from "../engine.js";
import { lazy } from "../lazy.js";
import { fieldsOf } from "../run/fields.js";
import { type WasmSource, wasmBytes } from "./locate.js";

const code = lazy(() => import("../whole/index.js"));

export interface LoadOptions {
  /** Where the WASM is. Default: beside this module. */
  readonly wasm?: WasmSource;
}

/** Loads the core. In Node and in browsers it finds its own WASM. Throws `PlaygroundError` with code "load-failed". */
export async function loadEngine(options: LoadOptions = {}): Promise<WholeEngine> {
  const { wasm } = fieldsOf(options, "options", ["wasm"], "") as LoadOptions;
  const [bytes, { createGlue, jobsOf }] = await Promise.all([wasmBytes(wasm), code.load()]);
  return startEngine(createGlue, bytes, (glue) => Object.assign(new WasmEngine(glue), jobsOf(glue)));
}
