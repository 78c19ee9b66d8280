// `npm run generate`: prints web/engine/generated/ from the tables of the core.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { paths } from "./paths.mjs";
import { mustRun, runScript, toolEnvironment } from "./process.mjs";
import { setup } from "./setup.mjs";

await runScript(async () => {
  await setup(["core-test"]);
  const env = toolEnvironment();
  const folder = join(paths.web, "engine", "generated");
  mkdirSync(folder, { recursive: true });
  await mustRun("Configuring", "cmake", ["--preset", "native-debug"], { env });
  const build = ["--build", "--preset", "native-debug", "--target", "perceptron_describe", "--parallel", "2"];
  await mustRun("Building what prints", "cmake", build, { env });
  const tool = join(paths.build, "native-debug", "wasm", "describe", "perceptron_describe");
  await mustRun("Printing", tool, [folder]);
});
