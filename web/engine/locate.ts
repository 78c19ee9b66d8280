import { PlaygroundError } from "./errors.js";

/** Where the WASM is: an address to fetch (or, in Node, a file to read), or the bytes themselves. */
export type WasmSource = string | URL | BufferSource;

/** The module in two: what trains the plain perceptron, and everything else, which extends it: see `WasmEngine.complete`. */
export interface SplitWasm {
  readonly plain: WasmSource;
  readonly extension: WasmSource;
}

let provided: WasmSource | SplitWasm | undefined;

/** Says where the WASM is, for every engine loaded from here on. A page that bundles its own copy calls this first. */
export function provideWasm(source: WasmSource | SplitWasm): void {
  provided = source;
}

/** What has been provided in two, if it has. */
export function splitWasm(): SplitWasm | null {
  return typeof provided === "object" && "extension" in provided ? provided : null;
}

const isNode = typeof process !== "undefined" && process.versions?.node !== undefined;

export async function wasmBytes(source: WasmSource | undefined): Promise<BufferSource> {
  const whole = provided !== undefined && splitWasm() === null ? (provided as WasmSource) : undefined;
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
    const { readFile } = process.getBuiltinModule("node:fs/promises");
    return new Uint8Array(await readFile(url.startsWith("file:") ? new URL(url) : url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.arrayBuffer();
}
