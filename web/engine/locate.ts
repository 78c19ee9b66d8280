import { PlaygroundError } from "./errors.js";

/** Where the WASM is: an address to fetch (or, in Node, a file to read), or the bytes themselves. */
export type WasmSource = string | URL | BufferSource;

/** A module in two parts, the second of which can come later: see `WasmEngine.complete`. */
export interface PartedWasm {
  readonly start: WasmSource;
  readonly rest: () => Promise<WasmSource>;
}

let provided: WasmSource | PartedWasm | undefined;

/** Says where the WASM is, for every engine loaded from here on. A page that bundles its own copy calls this first. */
export function provideWasm(source: WasmSource | PartedWasm): void {
  provided = source;
}

/** What has been provided in two parts, if it has. */
export function partedWasm(): PartedWasm | null {
  return typeof provided === "object" && "rest" in provided ? provided : null;
}

const isNode = typeof process !== "undefined" && process.versions?.node !== undefined;

export async function wasmBytes(source: WasmSource | undefined): Promise<BufferSource> {
  const whole = provided !== undefined && partedWasm() === null ? (provided as WasmSource) : undefined;
  const wanted = source ?? whole ?? new URL(/* @vite-ignore */ "./perceptron.wasm", import.meta.url);
  if (typeof wanted !== "string" && !(wanted instanceof URL)) return wanted;
  try {
    return await read(wanted);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlaygroundError("load-failed", "wasm", `The WebAssembly at ${wanted} could not be loaded: ${reason}`);
  }
}

async function read(address: string | URL): Promise<BufferSource> {
  const url = String(address);
  if (isNode && !/^https?:/.test(url)) {
    const fs = await import(/* @vite-ignore */ "node:fs/promises");
    const bytes = await fs.readFile(url.startsWith("file:") ? new URL(url) : url);
    return new Uint8Array(bytes);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}
