// Vite's dev server and the C++ sources: builds the WASM module before the first page and after every change.
import { sep } from "node:path";
import { ToolingError } from "../process.mjs";
import { buildWasm, nativeSources } from "../products/wasm.mjs";

/** Editors save in bursts. */
const quietMs = 100;

/** @returns {import("vite").Plugin} */
export function rebuildWasm() {
  return {
    name: "perceptron:rebuild-wasm",
    apply: "serve",
    async configureServer(server) {
      /** @type {string | null} */
      let problem = null;
      let building = Promise.resolve();
      /** @type {NodeJS.Timeout | undefined} */
      let timer;

      const showProblem = () => {
        if (problem === null) return;
        server.ws.send({ type: "error", err: { message: problem, stack: "", plugin: "perceptron:rebuild-wasm" } });
      };
      const build = async () => {
        const hadProblem = problem !== null;
        problem = null;
        try {
          const built = await buildWasm({ show: false });
          if (!built && !hadProblem) return;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        } catch (error) {
          problem = error instanceof ToolingError ? compilerErrors(error.message) : String(error);
          server.config.logger.error(problem, { timestamp: true });
          showProblem();
        }
      };
      /** @param {string} file */
      const onChange = (file) => {
        if (!nativeSources.some((directory) => file.startsWith(directory + sep))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          building = building.then(build);
        }, quietMs);
      };

      server.ws.on("connection", showProblem); // A page opened after the failure sees it too.
      server.watcher.add([...nativeSources]);
      for (const event of ["add", "change", "unlink"]) server.watcher.on(event, onChange);
      await build();
    },
  };
}

/**
 * The compiler's complaints out of a build's whole output: from the first error on, without the progress lines.
 * @param {string} output
 */
function compilerErrors(output) {
  const lines = output.split("\n").filter((line) => !/^(\[ *\d+%\]|Consolidate|Scanning|(g?make)\b)/.test(line));
  const first = lines.findIndex((line) => /\berror\b/i.test(line));
  return lines.slice(Math.max(first, 0)).join("\n").trim();
}
