import { PlaygroundError } from "../errors.js";
import { GoneError, saidBy, saysGone } from "../lazy.js";

/** In the words of the language alone: the types of a page (`BufferSource`, `URL`, `Request`) are not everywhere. */
type Bytes = ArrayBuffer | ArrayBufferView;
/** A text, a `URL`, or a `Request`. */
type Address = string | { readonly href: string } | { readonly url: string };

/** Where the WASM is: an address or a request to fetch (or, in Node, a file to read), the bytes, or what comes with them. */
export type WasmSource = Address | Bytes | (() => Promise<Bytes>);

/** A copy of the WASM that comes in another way: a proxy may let no file of that kind pass. */
type Copy = () => Promise<Bytes>;

let provided: WasmSource | undefined;
let providedCopy: Copy | undefined;

/** Says where the WASM is, for every engine loaded from here on. A page that bundles its own copy calls this first. */
export function provideWasm(source: WasmSource, copy?: Copy): void {
  provided = source;
  providedCopy = copy;
}

const isNode = typeof process !== "undefined" && process.versions?.node !== undefined;

export async function wasmBytes(source?: WasmSource, copy = source ? undefined : providedCopy): Promise<Bytes> {
  const wanted = source ?? provided ?? new URL(/* @vite-ignore */ "./perceptron.wasm", import.meta.url);
  let url = "an unknown address";
  try {
    if (typeof wanted === "function") return await wanted();
    if (!isAddress(wanted)) return wanted;
    url = addressOf(wanted);
    return await read(url, wanted);
  } catch (cause) {
    const bytes = await copy?.().catch(() => {});
    if (bytes) return bytes;
    const reason = saidBy(cause);
    const error = new PlaygroundError("load-failed", "wasm", "The WebAssembly at {0} could not be loaded: {1}", [
      url,
      reason,
    ]);
    throw Object.assign(error, { cause });
  }
}

function isAddress(source: Address | Bytes): source is Address {
  return typeof source === "string" || "href" in source || "url" in source;
}

function addressOf(address: Address): string {
  if (typeof address === "string") return address;
  return "url" in address ? address.url : address.href;
}

/** What has been asked for and has not come. */
const pending = new Set<string>();

async function read(url: string, address: Address): Promise<Bytes> {
  if (isNode && !/^https?:/.test(url)) {
    const { readFile } = process.getBuiltinModule("node:fs/promises");
    return new Uint8Array(await readFile(url.startsWith("file:") ? new URL(url) : url));
  }
  // A request has more to it than where it goes.
  const asked = typeof address === "object" && "url" in address ? (address as Request) : url;
  // Beside what hangs the cache would make it wait for that, and WebKit answers again with a preload that failed.
  const again = pending.has(url);
  pending.add(url);
  const response = await (again ? fetch(asked, { cache: "no-store" }) : fetch(asked));
  if (saysGone(response)) throw new GoneError(`the server answered ${response.status}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  pending.delete(url);
  return bytes;
}
