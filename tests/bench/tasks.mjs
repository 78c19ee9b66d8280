// `npm run bench:tasks`: how long the longest task of the built site blocks the page.

import { runScript, ToolingError } from "../../web/tooling/process.mjs";
import { setup } from "../../web/tooling/setup.mjs";
import { build, vitestProject } from "../run/steps.mjs";

await runScript(async () => {
  await setup(["build", "test"]);
  const built = await build();
  if (!built.ok) throw new ToolingError(built.output ?? "The build failed.");
  const { ok } = await vitestProject("tasks", new Map())();
  if (!ok) process.exitCode = 1;
});
