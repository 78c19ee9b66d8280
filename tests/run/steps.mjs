// What the stages of `npm test` do.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths, root } from "../../web/tooling/paths.mjs";
import { run, toolEnvironment } from "../../web/tooling/process.mjs";
import { biome, cppSources, tsc, vitest } from "../../web/tooling/sources.mjs";
import { buildFuzzers, fuzz, fuzzers as names } from "../fuzz/fuzzers.mjs";
import { countGoogleTest, countVitest, failedGoogleTests, failedVitest, none, total, untested } from "./counts.mjs";

/** @import { Work } from "./stage.mjs" */

/** @type {Work} */
export async function formatAndLint() {
  const lint = await run(process.execPath, [biome, "ci", "--error-on-warnings", "--colors=off"]);
  const sources = cppSources();
  const format =
    sources.length > 0 ? await run("clang-format", ["--dry-run", "-Werror", ...sources]) : { code: 0, output: "" };
  return { ok: lint.code + format.code === 0, output: lint.output + format.output };
}

/** @type {Work} */
export async function types() {
  // That of the tests has all of web/ in it.
  const projects = [paths.tests, join(paths.web, "tooling")];
  const outcomes = [];
  for (const project of projects) outcomes.push(await run(process.execPath, [tsc, "-p", project, "--noEmit"]));
  return { ok: outcomes.every(({ code }) => code === 0), output: outcomes.map(({ output }) => output).join("") };
}

/**
 * Configures, builds and runs the GoogleTest suite of a CMake preset.
 * @param {string} preset
 * @returns {Work}
 */
export function googleTest(preset) {
  return async () => {
    const env = toolEnvironment();
    for (const args of [
      ["--preset", preset],
      ["--build", "--preset", preset, "--parallel", "2"],
    ]) {
      const { code, output } = await run("cmake", args, { env });
      if (code !== 0) return { ok: false, output };
    }
    const { code, output } = await run("ctest", ["--preset", preset, "--verbose"], { env });
    const counts = countGoogleTest(output);
    const ran = counts.passed + counts.failed > 0;
    const failures = failedGoogleTests(output);
    return { ok: code === 0 && ran, counts, failures, output: ran ? output : `${output}\nNo test ran.` };
  };
}

/** How many inputs each fuzzer is given beside its corpus: a few seconds of them, always the same. */
const fuzzed = { boundary: 1_500, runs: 750, analysis: 200, headers: 750, values: 1_500 };

/**
 * The fuzzers, each counted as a test.
 * @param {number} [minutes] Of each; without, the few seconds.
 * @returns {Work}
 */
export function fuzzers(minutes) {
  return async () => {
    await buildFuzzers();
    const outcomes = [];
    for (const name of names) {
      const few = ["-seed=1", `-runs=${fuzzed[name]}`];
      const outcome = await fuzz(name, minutes ? [`-max_total_time=${60 * minutes}`] : few, { anew: !minutes });
      outcomes.push({ name, ...outcome });
    }
    const failed = outcomes.filter(({ code }) => code !== 0);
    const counts = { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0 };
    const failures = failed.map(
      ({ name, output }) => `fuzz_${name}: ${/^SUMMARY: .*$/m.exec(output)?.[0] ?? "failed"}`,
    );
    return { ok: failed.length === 0, counts, failures, output: failed.map(({ output }) => output).join("") };
  };
}

/** Everything in dist/, with the weight of a first visit checked. @type {Work} */
export async function build() {
  const { code, output } = await run(process.execPath, [join(paths.web, "tooling", "build.mjs")]);
  return { ok: code === 0, output };
}

/**
 * Runs a Vitest project; its own progress is shown.
 * @param {string} project
 * @param {Map<string, string>} skipped What suites were skipped for is added, with the reason.
 * @returns {Work}
 */
export function vitestProject(project, skipped) {
  return async () => {
    const file = join(paths.build, "test-results", `${project}.json`);
    mkdirSync(join(paths.build, "test-results"), { recursive: true });
    rmSync(file, { force: true });
    const config = ["--config", join(paths.tests, "vitest.config.ts"), "--project", project];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code } = await run(process.execPath, [vitest, "run", ...config, ...reporters], { show: true });
    const report = read(file);
    if (!report) return { ok: false, counts: { ...none, failed: 1 }, failures: [`${project}: no report`] };
    for (const [name, reason] of untested(report)) skipped.set(name, reason);
    return { ok: code === 0, counts: countVitest(report), failures: failedVitest(report, root) };
  };
}

/**
 * The journeys of the site once more, on what `SUBJECT` may name beside it: see tests/browser/subject.ts.
 * @param {Map<string, string>} skipped As for `vitestProject`.
 * @returns {Work}
 */
export function forms(skipped) {
  return async () => {
    const outcomes = [];
    for (const subject of ["file", "offline"]) {
      process.env["SUBJECT"] = subject;
      console.log(`SUBJECT=${subject}`);
      outcomes.push(await vitestProject("browser", skipped)());
    }
    delete process.env["SUBJECT"];
    return {
      ok: outcomes.every(({ ok }) => ok),
      counts: total(outcomes.map(({ counts = none }) => counts)),
      failures: outcomes.flatMap(({ failures = [] }) => failures),
    };
  };
}

/**
 * @param {string} file
 * @returns {import("./counts.mjs").VitestReport | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
