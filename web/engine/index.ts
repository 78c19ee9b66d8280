export { PlaygroundError } from "./errors.js";
export { type LoadOptions, loadEngine } from "./load.js";
export type { WasmSource } from "./locate.js";
export type * from "./types.js";
