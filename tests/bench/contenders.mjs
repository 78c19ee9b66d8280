// Those who make visits. Each makes a run, trains it into a late epoch, and then says how long it took for the visits.
import { join } from "node:path";
import { paths } from "../../web/tooling/paths.mjs";
import { mustRun } from "../../web/tooling/process.mjs";
import { seed, warmUpEpochs } from "./cases.mjs";
import { start } from "./plain/perceptron.mjs";

/** @import { Engine, Run } from "../../web/engine/index.js" */
/** @import { Case } from "./cases.mjs" */
/** @import { Data } from "./data.mjs" */
/** @import { State, Train } from "./plain/perceptron.mjs" */

/** @typedef {{ perSecond: number, updates: number }} Measurement `updates`: made in all, 0 when not known. */

/**
 * @param {number} visits
 * @param {() => void} train
 */
function perSecond(visits, train) {
  const started = performance.now();
  train();
  return (visits / (performance.now() - started)) * 1000;
}

/**
 * @param {Train} train
 * @param {Data} data
 * @param {State["journal"]} journal
 * @param {number} visits
 * @returns {Measurement}
 */
export function measureJavaScript(train, data, journal, visits) {
  const state = start(data, journal);
  train(state, warmUpEpochs * data.n);
  const speed = perSecond(visits, () => train(state, visits));
  if (!Number.isFinite(state.b[0])) throw new Error("The result went wrong.");
  return { perSecond: speed, updates: state.updates };
}

/**
 * @param {Engine} engine
 * @param {Data} data
 * @param {boolean} journal
 * @returns {Run}
 */
export function createRun(engine, { n, d, X, y }, journal) {
  const order = { kind: /** @type {const} */ ("shuffle-each-epoch"), seed };
  return engine.createRun({ X: { data: X, shape: [n, d] }, y, order, maxEpochs: 2 ** 31 - 1, journal });
}

/**
 * @param {Engine} engine
 * @param {Data} data
 * @param {boolean} journal
 * @param {number} visits
 * @returns {Measurement}
 */
export function measureWasm(engine, data, journal, visits) {
  const run = createRun(engine, data, journal);
  run.advance({ epochs: warmUpEpochs });
  const speed = perSecond(visits, () => {
    if (run.advance({ visits }) !== visits) throw new Error("The run ended too soon.");
  });
  const updates = run.frontierUpdates;
  run.dispose();
  return { perSecond: speed, updates };
}

/**
 * @param {string} preset The CMake preset it was built with.
 * @param {string} file
 * @param {Case} one
 * @returns {Promise<Measurement>}
 */
export async function measureNative(preset, file, { visits }) {
  const result = await native(preset, ["visits", ...[visits, warmUpEpochs, seed].map(String), file]);
  return { perSecond: result.items_per_second, updates: 0 };
}

/**
 * What Google Benchmark says of one benchmark in core_bench.
 * @param {string} preset The CMake preset it was built with.
 * @param {readonly string[]} args
 * @returns {Promise<{ items_per_second: number, cpu_time: number }>}
 */
export async function native(preset, args) {
  const program = join(paths.build, preset, "tests", "bench", "core_bench");
  const output = await mustRun("core_bench", program, [...args, "--benchmark_format=json"]);
  const [result] = JSON.parse(output.slice(output.indexOf("{\n"))).benchmarks;
  if (result.error_occurred) throw new Error(result.error_message);
  return result;
}

/**
 * How much sooner `seek` is at a random visit of a long run with a journal than training again from the start.
 * @param {Engine} engine
 * @param {Data} data
 * @param {number} updates How long the run is.
 * @param {number} rounds
 * @returns {number[]} One ratio a round.
 */
export function measureSeek(engine, data, updates, rounds) {
  const withJournal = createRun(engine, data, true);
  const without = createRun(engine, data, false);
  withJournal.advance({ updates });
  const end = withJournal.frontier;
  without.advance({ visits: end });
  const ratios = Array.from({ length: rounds }, (_, round) => {
    // The golden ratio spreads the visits evenly.
    const visit = Math.floor(end * ((0.5 + round * 0.618_033_988_75) % 1));
    const seeks = 100;
    const seeking = perSecond(seeks, () => {
      for (let k = 0; k < seeks; k++) {
        withJournal.seek((visit + k * 7_919_993) % end);
      }
    });
    const replaying = perSecond(1, () => without.seek(visit));
    return seeking / replaying;
  });
  withJournal.dispose();
  without.dispose();
  return ratios;
}
