// The WASM travels as base64 inside the script, so that a page opened from file:// needs no request.
import wasmDataUrl from "#wasm?url&inline";
import { provideWasm } from "../engine/locate.js";

const base64 = wasmDataUrl.slice(wasmDataUrl.indexOf(",") + 1);
provideWasm(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
