// `npm test`: installs what is missing and checks everything. A stage that fails does not stop the others; all failures
// are reported at the end, and the last line counts the tests. `npm run test:all` also takes its time over what is
// sampled there: hours, for a night or a week.
import { runScript, seconds } from "../web/tooling/process.mjs";
import { setup } from "../web/tooling/setup.mjs";
import { total } from "./run/counts.mjs";
import { Stages } from "./run/stage.mjs";
import { build, formatAndLint, forms, fuzzers, googleTest, types, vitestProject } from "./run/steps.mjs";

/** Of each fuzzer in `npm run test:all`. */
const minutes = 5;

await runScript(async () => {
  const all = process.argv.includes("--all");
  if (all) process.env["JOURNEYS"] = "all";
  const started = performance.now();
  const { untested } = await setup(["build", "core-test", "test", "fuzz"]);
  const skipped = new Map(untested.map((name) => [name.toLowerCase(), "could not be installed"]));
  const stages = new Stages();

  const compiled = async () => {
    await stages.run("GoogleTest, native with ASan and UBSan", googleTest("native-debug-clang"));
    await stages.run("fuzzers, a few seconds each", fuzzers());
    const needs = [await built];
    await stages.run("GoogleTest, WASM in Node", googleTest("wasm-test"));
    await stages.run("boundary and parity", vitestProject("boundary", skipped), { needs });
    await stages.run("the library, installed and used", vitestProject("consumer", skipped), { needs });
    await stages.run("format and lint", formatAndLint);
  };
  const written = async () => {
    const needs = [await built];
    await stages.run("unit tests", vitestProject("unit", skipped), { needs });
    await stages.run("the package, installed", vitestProject("package", skipped), { needs });
    await stages.run("types", types);
  };
  // A lane for each of two processors, as long as the other; the journeys have both to themselves, for what they wait for is drawn in time.
  const built = stages.run("build: site, single file, library", build);
  await Promise.all([compiled(), written()]);
  await stages.run("browser journeys", vitestProject("browser", skipped), { needs: [await built] });

  if (all) {
    await stages.run("journeys on the single file and without a server", forms(skipped), { needs: [await built] });
    await stages.run("GoogleTest, native release, with 500 ordinary sets", googleTest("native-release-test"));
    await stages.run("GoogleTest, native with the thread sanitizer", googleTest("native-threads"));
    await stages.run(`fuzzers, ${minutes} minutes each`, fuzzers(minutes));
  }

  const failed = stages.results.filter((stage) => !stage.ok);
  // A failure that is no test's (a lint rule, a type, a build) counts as one, so that the last line never hides it.
  const unnumbered = failed.filter((stage) => stage.counts.failed === 0).length;
  const counts = total([...stages.results.map((stage) => stage.counts), { passed: 0, failed: unnumbered, skipped: 0 }]);
  console.log(`\n${seconds(started)} in all`);
  for (const { name, failures } of failed) console.log([`Failed: ${name}`, ...failures].join("\n  "));
  for (const [browser, reason] of skipped) console.log(`Skipped: ${browser} (${reason})`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (failed.length > 0) process.exitCode = 1;
});
