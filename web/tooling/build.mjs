// `npm run build`: everything in dist/, and what a first visit loads.

import { paths } from "./paths.mjs";
import { runScript, seconds } from "./process.mjs";
import { writeChecksums } from "./products/checksums.mjs";
import { setup } from "./setup.mjs";

await runScript(async () => {
  const started = performance.now();
  await setup(["build"]);
  const { buildWasm } = await import("./products/wasm.mjs");
  const { buildLibrary, buildSite, reportLoading } = await import("./products/products.mjs");
  const { describeLanguages } = await import("./words/index.mjs");
  /** @type {(what: string, step: () => Promise<boolean>) => Promise<void>} */
  const report = async (what, step) => {
    const since = performance.now();
    console.log(`${what.padEnd(60)} ${(await step()) ? seconds(since) : "up to date"}`);
  };
  await report("WASM modules", () => buildWasm());
  await report("dist/site", buildSite);
  await report("dist/lib, dist/perceptron-playground.html", buildLibrary);
  console.log(describeLanguages());
  await reportLoading();
  console.log(`SHA-256 of dist/SHA256SUMS, which lists every file: ${writeChecksums(paths.dist)}`);
  console.log(`Built in ${seconds(started)}.`);
});
