import url from "#wasm-small?url&inline";
import { decoded } from "../decoded.js";

/** The small WASM, as a script brings it. */
export const wasm = decoded(url);
