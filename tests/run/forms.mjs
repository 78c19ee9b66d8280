// `npm run test:forms`: the journeys of the site once more, on the single file and on the site without a network.
import { runScript } from "../../web/tooling/process.mjs";
import { vitestProject } from "./steps.mjs";

/** What `SUBJECT` may name beside the site, which `npm test` walks: see tests/browser/subject.ts. */
const subjects = ["file", "offline"];

await runScript(async () => {
  for (const subject of subjects) {
    process.env["SUBJECT"] = subject;
    console.log(`SUBJECT=${subject}`);
    const { ok } = await vitestProject("browser", new Map())();
    if (!ok) process.exitCode = 1;
  }
});
