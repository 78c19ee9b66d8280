// `npm run test:forms`: the journeys of the site once more, on the single file and on the site without a network.
import { runScript } from "../../web/tooling/process.mjs";
import { forms } from "./steps.mjs";

await runScript(async () => {
  const { ok } = await forms(new Map())();
  if (!ok) process.exitCode = 1;
});
