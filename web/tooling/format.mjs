// `npm run format`: puts every source into the project's form.
import { mustRun, runScript } from "./process.mjs";
import { setup } from "./setup.mjs";
import { biome, cppSources } from "./sources.mjs";

await runScript(async () => {
  await setup(["build", "test"]);
  await mustRun("Biome", process.execPath, [biome, "check", "--write"], { show: true });
  const sources = cppSources();
  if (sources.length > 0) await mustRun("clang-format", "clang-format", ["-i", ...sources], { show: true });
});
