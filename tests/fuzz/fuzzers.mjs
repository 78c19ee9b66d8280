// Builds the fuzzers and runs them.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../web/tooling/paths.mjs";
import { mustRun, run } from "../../web/tooling/process.mjs";

export const fuzzers = /** @type {const} */ (["boundary", "runs", "analysis", "headers", "values"]);

/** GoogleTest and the fuzzers share what it compiles of the core. */
const preset = "native-debug-clang";

/** @param {{ show?: boolean }} [options] */
export async function buildFuzzers({ show = false } = {}) {
  await mustRun("Configuring the fuzzers", "cmake", ["--preset", preset], { show });
  const targets = fuzzers.flatMap((name) => ["--target", `fuzz_${name}`]);
  const build = ["--build", "--preset", preset, "--parallel", "2", ...targets];
  await mustRun("Building the fuzzers", "cmake", build, { show });
}

/**
 * Begins with the inputs of the corpus. New ones that reach further are kept beside the build; one that fails goes into the
 * corpus.
 * @param {string} name
 * @param {readonly string[]} options Of libFuzzer.
 * @param {{ show?: boolean, anew?: boolean }} [how] `anew`: without what earlier runs have reached, so always the same.
 */
export function fuzz(name, options, { show = false, anew = false } = {}) {
  const reached = join(paths.build, "fuzz", anew ? "reached-anew" : "reached", name);
  if (anew) rmSync(reached, { recursive: true, force: true });
  const corpus = join(import.meta.dirname, "corpus", name);
  mkdirSync(reached, { recursive: true });
  const args = [...options, "-timeout=20", "-rss_limit_mb=1024", `-artifact_prefix=${corpus}/`, reached, corpus];
  return run(join(paths.build, preset, "tests", "fuzz", `fuzz_${name}`), args, { show });
}
