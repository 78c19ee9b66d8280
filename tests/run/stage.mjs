// A stage of `npm test`: runs, says how it went and how long it took, and never stops the others.
import { seconds } from "../../web/tooling/process.mjs";
import { none } from "./counts.mjs";

/** @import { Counts } from "./counts.mjs" */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {Counts} counts
 * @property {readonly string[]} failures The tests that failed.
 */

/**
 * What a stage does. `counts` and `failures` for a stage that runs tests; `output` is shown when it fails.
 * @typedef {() => Promise<Done>} Work
 * @typedef {{ ok: boolean, counts?: Counts, failures?: readonly string[], output?: string }} Done
 */

export class Stages {
  /** @type {Result[]} */
  results = [];

  /**
   * @param {string} name
   * @param {Work} work
   * @param {{ needs?: readonly boolean[] }} [options] Whether the stages it needs went well; else it fails unrun.
   * @returns {Promise<boolean>} Whether it went well.
   */
  async run(name, work, { needs = [] } = {}) {
    if (needs.includes(false))
      return this.#record({ name, ok: false, counts: none, failures: [] }, "not run: what it needs failed");
    console.log(`▸ ${name} …`);
    const started = performance.now();
    const { ok, counts = none, failures = [], output = "" } = await work().catch(asFailure);
    if (!ok && output) console.log(output.trimEnd());
    const tests = counts.passed + counts.failed + counts.skipped;
    return this.#record({ name, ok, counts, failures }, `${tests > 0 ? `${tests} tests, ` : ""}${seconds(started)}`);
  }

  /**
   * @param {Result} result
   * @param {string} note
   */
  #record(result, note) {
    this.results.push(result);
    console.log(`${result.ok ? "✓" : "✗"} ${result.name} (${note})`);
    return result.ok;
  }
}

/**
 * @param {unknown} error
 * @returns {Done}
 */
function asFailure(error) {
  return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
