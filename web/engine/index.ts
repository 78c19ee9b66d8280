export { type LoadOptions, loadEngine } from "./engine.js";
export { PlaygroundError } from "./errors.js";
export type { WasmSource } from "./locate.js";
export type * from "./types.js";
