import { builtinEnvironments, type Environment } from "vitest/runtime";
import { endShared, shareBrowsers } from "./shared.js";

/**
 * Vitest's environment of the journeys: Node, with browsers that serve every file a worker runs. It is set up once in a
 * worker (`isolate: false`), and torn down when the worker stops; that is when the browsers end.
 */
const environment: Environment = {
  name: "browsers",
  viteEnvironment: "ssr",
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    shareBrowsers();
    return {
      async teardown() {
        await endShared();
        await node.teardown(global);
      },
    };
  },
};

export default environment;
