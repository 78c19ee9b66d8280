import createGlue from "#glue-small";
import { startEngine, WasmEngine, type WholeEngine } from "../engine.js";
import type { Lazy } from "../lazy.js";
import { type WasmSource, wasmBytes } from "./locate.js";

/** Starts the small module, with which a page begins. Throws `PlaygroundError` with code "load-failed". */
export async function startSmall(
  wasm: WasmSource,
  whole: Lazy<WholeEngine>,
  copy?: Parameters<typeof wasmBytes>[1],
): Promise<WasmEngine> {
  return startEngine(createGlue, await wasmBytes(wasm, copy), (glue) => new WasmEngine(glue, whole));
}
