// What the variants cost, against what they are variants of.
import { performance } from "node:perf_hooks";
import { warmUpEpochs } from "./cases.mjs";
import { native } from "./contenders.mjs";

/** @import { Engine, LearnerSpec } from "../../web/engine/index.js" */
/** @import { Data } from "./data.mjs" */

/**
 * Milliseconds for so many visits, random order each epoch, journal on.
 * @param {Engine} engine
 * @param {Data} data
 * @param {LearnerSpec["kind"]} kind
 * @param {number} visits
 */
function milliseconds(engine, { n, d, X, y }, kind, visits) {
  const order = { kind: /** @type {const} */ ("shuffle-each-epoch"), seed: 7 };
  const learner = /** @type {LearnerSpec} */ ({ kind });
  const run = engine.createRun({ X: { data: X, shape: [n, d] }, y, order, learner, maxEpochs: 2 ** 31 - 1 });
  run.advance({ epochs: warmUpEpochs });
  const started = performance.now();
  run.advance({ visits });
  const took = performance.now() - started;
  run.dispose();
  return took;
}

/**
 * Time of the averaged perceptron over that of the plain one, in turns.
 * @param {Engine} engine
 * @param {Data} data
 * @param {number} visits
 * @param {number} rounds
 */
export function measureAveraged(engine, data, visits, rounds) {
  return Array.from({ length: rounds }, () => {
    const plain = milliseconds(engine, data, "perceptron", visits);
    return milliseconds(engine, data, "averaged", visits) / plain;
  });
}

/** The decision field that is measured: pixels on a side, and voters. */
export const field = { side: 512, voters: 5000 };

/**
 * A run with so many voters, and the grid of its field.
 * @param {Engine} engine
 * @param {Data} data Noisy enough for so many updates.
 */
function votedRun(engine, { n, X, y }) {
  const run = engine.createRun({ X: { data: X, shape: [n, 2] }, y, learner: { kind: "voted" }, maxEpochs: 1_000_000 });
  run.advance({ updates: field.voters - 1 });
  const step = 2 / (field.side - 1);
  return { run, grid: { x0: -1, y0: -1, dx: step, dy: step, columns: field.side, rows: field.side } };
}

/**
 * Time of asking every voter at every pixel over that of the field by rows. Fails where they differ.
 * @param {Engine} engine
 * @param {Data} data
 * @param {number} rounds
 */
export function measureVotedField(engine, data, rounds) {
  const { run, grid } = votedRun(engine, data);
  const pixels = Float64Array.from({ length: 2 * field.side ** 2 }, (_, k) => {
    const pixel = k >> 1;
    return -1 + (k % 2 === 0 ? pixel % field.side : Math.floor(pixel / field.side)) * grid.dx;
  });
  const ratios = Array.from({ length: rounds }, () => {
    const started = performance.now();
    const fast = run.field(grid);
    const between = performance.now();
    const slow = run.predict({ data: pixels, shape: [field.side ** 2, 2] });
    const ended = performance.now();
    if (!slow.score.every((score, k) => score === fast.score[k])) throw new Error("The field is not exact.");
    return (ended - between) / (between - started);
  });
  run.dispose();
  return ratios;
}

/**
 * Processor time of the field over that of a native build, in turns.
 * @param {Engine} engine
 * @param {Data} data
 * @param {string} preset
 * @param {string} file With the data.
 * @param {number} rounds
 */
export async function measureFieldNatively(engine, data, preset, file, rounds) {
  const { run, grid } = votedRun(engine, data);
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const started = process.cpuUsage();
    for (let k = 0; k < 3; k++) run.field(grid);
    const { user, system } = process.cpuUsage(started);
    const { cpu_time } = await native(preset, ["field", String(field.voters), String(field.side), file]);
    ratios.push((user + system) / 3000 / cpu_time);
  }
  run.dispose();
  return ratios;
}

/**
 * Processor time of a straightforward loop over that of a passive-aggressive run, both of a native build, in turns.
 * @param {string} preset
 * @param {string} file With the data.
 * @param {number} visits
 * @param {number} rounds
 */
export async function measureAggressiveNatively(preset, file, visits, rounds) {
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const run = await native(preset, ["aggressive", String(visits), file]);
    const loop = await native(preset, ["loop", String(visits), file]);
    ratios.push(loop.cpu_time / run.cpu_time);
  }
  return ratios;
}

/**
 * Processor time of a run's start with standardized features over that of one with the features as they are, in turns.
 * @param {Engine} engine
 * @param {Data} data
 * @param {number} rounds
 */
export function measureStandardizing(engine, { n, d, X, y }, rounds) {
  /** @param {"none" | "standardize"} scaling */
  const start = (scaling) => {
    const started = process.cpuUsage();
    engine.createRun({ X: { data: X, shape: [n, d] }, y, scaling }).dispose();
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  return Array.from({ length: rounds }, () => start("standardize") / start("none"));
}
