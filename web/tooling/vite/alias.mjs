// The addresses in the sources of what is made.
import { paths } from "../paths.mjs";

/**
 * The addresses in the sources that are made by the WASM build: `#glue`, the Emscripten module (imported only by
 * web/engine), and the binary (imported with `?url` or `?url&inline` by what hands it to the engine): `#wasm`, or in two:
 * `#wasm-plain` and `#wasm-extension`.
 */
export const alias = [
  { find: /^#glue$/, replacement: paths.glue },
  { find: /^#wasm(?=\?|$)/, replacement: paths.wasm },
  { find: /^#wasm-plain(?=\?|$)/, replacement: paths.wasmPlain },
  { find: /^#wasm-extension(?=\?|$)/, replacement: paths.wasmExtension },
];
