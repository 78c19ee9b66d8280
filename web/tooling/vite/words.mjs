// The messages as modules: they are compiled before anything is loaded, and again when one is changed.
import { compileWords, folder, isCompiled } from "../words/index.mjs";

/** What is wrong in a message fails the build, with its place; a page that is being worked on shows it. @returns {import("vite").Plugin} */
export function words() {
  return {
    name: "perceptron:words",
    enforce: "pre",
    async buildStart() {
      await compileWords();
    },
    // Nothing imports a message: the server would not look at it.
    configureServer: ({ watcher }) => void watcher.add(folder),
    // The modules that it writes are loaded again by themselves.
    async hotUpdate({ file, server }) {
      if (!isCompiled(file)) return;
      try {
        await compileWords();
      } catch (error) {
        server.config.logger.error(String(error));
        server.ws.send({ type: "error", err: { message: String(error), stack: "" } });
      }
    },
  };
}
