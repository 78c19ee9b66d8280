// The WASM travels as base64 inside the script, so that a page opened from file:// needs no request.
import url from "#wasm?url&inline";
import { provideWasm } from "../engine/start/locate.js";
import { decoded } from "./decoded.js";

provideWasm(decoded(url));
