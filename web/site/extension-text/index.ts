import url from "#wasm-extension?url&inline";
import { decoded } from "../decoded.js";

/** The extension of the WASM, as a script brings it. */
export const wasm = decoded(url);
