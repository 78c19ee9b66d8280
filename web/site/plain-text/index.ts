import url from "#wasm-plain?url&inline";
import { decoded } from "../decoded.js";

/** The plain WASM, as a script brings it. */
export const wasm = decoded(url);
