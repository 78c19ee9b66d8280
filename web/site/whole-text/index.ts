import url from "#wasm?url&inline";
import { decoded } from "../decoded.js";

/** The whole WASM, as a script brings it. */
export const wasm = decoded(url);
