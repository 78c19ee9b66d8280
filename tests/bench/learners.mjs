// What the variants cost, against what they are variants of.
import { performance } from "node:perf_hooks";
import { warmUpEpochs } from "./cases.mjs";

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
 * Time of asking every voter at every pixel over that of the field by rows. Fails where they differ.
 * @param {Engine} engine
 * @param {Data} data Noisy enough for so many updates.
 * @param {number} rounds
 */
export function measureVotedField(engine, { n, X, y }, rounds) {
  const run = engine.createRun({ X: { data: X, shape: [n, 2] }, y, learner: { kind: "voted" }, maxEpochs: 1_000_000 });
  run.advance({ updates: field.voters - 1 });
  const step = 2 / (field.side - 1);
  const grid = { x0: -1, y0: -1, dx: step, dy: step, columns: field.side, rows: field.side };
  const pixels = Float64Array.from({ length: 2 * field.side ** 2 }, (_, k) => {
    const pixel = k >> 1;
    return -1 + (k % 2 === 0 ? pixel % field.side : Math.floor(pixel / field.side)) * step;
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
