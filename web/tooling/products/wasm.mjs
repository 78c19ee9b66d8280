// Builds the WASM modules, when anything it is made of has changed.
import { statSync } from "node:fs";
import { join } from "node:path";
import { paths, root } from "../paths.mjs";
import { mustRun, toolEnvironment } from "../process.mjs";
import { findEmscripten } from "../setup.mjs";
import { whenChanged } from "./stamp.mjs";

/** The directories whose changes need new WASM modules. */
export const nativeSources = [join(root, "core"), join(root, "wasm")];

/**
 * @param {{ show?: boolean }} [options] `show`: the compiler's output as it comes; without it, it is in the error.
 * @returns {Promise<boolean>} Whether it had to be built.
 */
export function buildWasm({ show = true } = {}) {
  return whenChanged("wasm", {
    inputs: [join(root, "CMakeLists.txt"), join(root, "CMakePresets.json"), import.meta.filename, ...nativeSources],
    extra: compilerIdentity(),
    outputs: [paths.wasm, paths.glue, paths.wasmSmall, paths.glueSmall],
    make: async () => {
      if (show) console.log("Building the WASM modules …");
      const options = { env: toolEnvironment(), show };
      await mustRun("Configuring the WASM build", "cmake", ["--preset", "wasm-release"], options);
      const targets = ["perceptron_wasm", "perceptron_small"];
      const build = ["--build", "--preset", "wasm-release", "--parallel", "2", "--target", ...targets];
      await mustRun("The WASM build", "cmake", build, options);
    },
  });
}

/** Another Emscripten means another module. */
function compilerIdentity() {
  const compiler = findEmscripten();
  return compiler ? `${compiler} ${statSync(compiler).mtimeMs}` : "";
}
