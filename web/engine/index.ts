export { PlaygroundError } from "./errors.js";
export { type LoadOptions, loadEngine } from "./start/load.js";
export type { WasmSource } from "./start/locate.js";
export type * from "./types.js";
