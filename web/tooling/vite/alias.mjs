// The addresses in the sources of what is made.
import { paths } from "../paths.mjs";

/**
 * The addresses in the sources that are made by the WASM build: the Emscripten modules (imported only by web/engine) and
 * the binaries (imported with `?url` or `?url&inline` by what hands them to the engine), each of the whole engine and of
 * the small one.
 */
export const alias = [
  { find: /^#glue$/, replacement: paths.glue },
  { find: /^#glue-small$/, replacement: paths.glueSmall },
  { find: /^#wasm(?=\?|$)/, replacement: paths.wasm },
  { find: /^#wasm-small(?=\?|$)/, replacement: paths.wasmSmall },
];
