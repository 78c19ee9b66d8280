// Every learner against the best plain JavaScript of the same algorithm, in the same process and in turns.
import { targets } from "./cases.mjs";
import { contradictory, noisy, sectors, thinMargin } from "./data.mjs";
import { decisionTree, nearestNeighbours, nearestOfAll } from "./plain/baselines.mjs";
import { averaged, margin, passiveAggressive, pocket } from "./plain/online.mjs";
import { batch, kernel, multiclass } from "./plain/others.mjs";
import { start, variants } from "./plain/perceptron.mjs";
import { median, millions } from "./table.mjs";

/** @import { Engine, LearnerSpec } from "../../web/engine/index.js" */
/** @import { Data } from "./data.mjs" */
/** @import { Journal } from "./plain/perceptron.mjs" */
/** @import { Train } from "./plain/online.mjs" */
/** @import { Row } from "./table.mjs" */

/**
 * @typedef {object} Duel
 * @property {string} what
 * @property {number} amount Visits, points or examples of one measurement.
 * @property {number} target
 * @property {(engine: Engine) => { work: () => void, end: () => void }} wasm Prepares what is measured; so does the next.
 * @property {(journal: Journal) => () => void} javascript
 */

/** Visits before the clock starts, so that the code is compiled and the first mistakes are made. */
const warmUpEpochs = 20;

/**
 * @param {Engine} engine
 * @param {Data} data
 * @param {LearnerSpec} learner
 */
function createRun(engine, { n, d, X, y }, learner) {
  const order = { kind: /** @type {const} */ ("shuffle-each-epoch"), seed: 7 };
  return engine.createRun({ X: { data: X, shape: [n, d] }, y, order, learner, maxEpochs: 2 ** 31 - 1 });
}

/**
 * A learner that is trained in visits.
 * @param {string} what
 * @param {Data} data
 * @param {LearnerSpec} learner
 * @param {number} visits
 * @param {number} target
 * @param {(journal: Journal) => Train} plain
 * @returns {Duel}
 */
const training = (what, data, learner, visits, target, plain) => ({
  what,
  amount: visits,
  target,
  wasm: (engine) => {
    const run = createRun(engine, data, learner);
    run.advance({ epochs: warmUpEpochs });
    const work = () => {
      if (run.advance({ visits }) !== visits) throw new Error(`${what}: the run ended too soon.`);
    };
    return { work, end: () => run.dispose() };
  },
  javascript: (journal) => {
    const train = plain(journal);
    train(warmUpEpochs * data.n);
    return () => {
      if (train(visits) > journal.visit.length) throw new Error(`${what}: the journal is too short.`);
    };
  },
});

const plane = thinMargin(1000, 2);
const few = noisy(1000, 2, 0.02);
const many = noisy(1000, 2, 0.1);
const four = sectors(1000, 4);
const wide = noisy(10_000, 4, 0.1);
const deep = noisy(2000, 16, 0.1);
const queries = contradictory(2000, 16).X;

/** @param {Journal} journal @returns {Train} */
const perceptron = (journal) => {
  const state = start(plane, journal);
  const { train } = /** @type {ReturnType<typeof variants>[number]} */ (variants(2).at(-1));
  return (visits) => {
    train(state, visits);
    return state.updates;
  };
};

/**
 * @param {string} what
 * @param {Data} data
 * @param {number} target
 */
const aggressive = (what, data, target) =>
  training(what, data, { kind: "passive-aggressive", variant: "pa-1" }, 2_000_000, target, (journal) =>
    passiveAggressive(data, journal, 1),
  );

const grid = { x0: -1, y0: -1, dx: 2 / 255, dy: 2 / 255, columns: 256, rows: 256 };
const neighbours = 5;
const maxDepth = 8;
const gamma = 3;

/** @type {readonly Duel[]} */
export const duels = [
  training("margin", plane, { kind: "margin" }, 4_000_000, targets.linear, (journal) => margin(plane, journal, 1)),
  training("averaged", plane, { kind: "averaged" }, 8_000_000, targets.linear, (journal) => averaged(plane, journal)),
  training("voted", plane, { kind: "voted" }, 8_000_000, targets.linear, perceptron),
  training("pocket, 2 % noise", few, { kind: "pocket" }, 400_000, targets.pocket, (journal) => pocket(few, journal)),
  training("pocket, 10 % noise", many, { kind: "pocket" }, 200_000, targets.pocket, (journal) => pocket(many, journal)),
  training("batch, 2 % noise", few, { kind: "batch" }, 8_000_000, targets.linear, () => batch(few)),
  aggressive("passive-aggressive", plane, targets.linear),
  aggressive("passive-aggressive, 2 % noise", few, targets.loop),
  aggressive("passive-aggressive, 10 % noise", many, targets.loop),
  training("multiclass, 4 classes", four, { kind: "multiclass" }, 2_000_000, targets.linear, (journal) =>
    multiclass(four, journal, 4),
  ),
  training(
    "kernel, rbf, 10 % noise",
    many,
    { kind: "kernel", kernel: { kind: "rbf", gamma } },
    400_000,
    targets.other,
    (journal) => kernel(many, journal, gamma),
  ),
  {
    what: `nearest neighbours, k = ${neighbours}, points of a field`,
    amount: grid.columns * grid.rows,
    target: targets.other,
    wasm: (engine) => {
      const run = createRun(engine, many, { kind: "nearest-neighbours", k: neighbours });
      return { work: () => run.field(grid), end: () => run.dispose() };
    },
    javascript: () => {
      const field = nearestNeighbours(many, neighbours);
      return () => field(grid);
    },
  },
  {
    what: `nearest neighbours, k = ${neighbours}, ${deep.d} features, rows`,
    amount: queries.length / deep.d,
    target: targets.blocks,
    wasm: (engine) => {
      const run = createRun(engine, deep, { kind: "nearest-neighbours", k: neighbours });
      const X = { data: queries, shape: /** @type {const} */ ([queries.length / deep.d, deep.d]) };
      return { work: () => run.predict(X), end: () => run.dispose() };
    },
    javascript: () => {
      const means = nearestOfAll(deep, neighbours);
      return () => means(queries);
    },
  },
  {
    what: `decision tree, depth ${maxDepth}, examples it grows on`,
    amount: wide.n,
    target: targets.other,
    wasm: (engine) => ({
      work: () => createRun(engine, wide, { kind: "decision-tree", maxDepth }).dispose(),
      end: () => {},
    }),
    javascript: () => () => decisionTree(wide, maxDepth),
  },
];

/** Of the processor, so that what else the machine does counts less. @param {() => void} work */
function milliseconds(work) {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/**
 * @param {Engine} engine
 * @param {Duel} duel
 * @param {Journal} journal
 * @param {number} rounds
 * @returns {Row}
 */
export function fight(engine, { what, amount, target, wasm, javascript }, journal, rounds) {
  /** @type {[number, number][]} */
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const run = wasm(engine);
    const plain = javascript(journal);
    times.push([milliseconds(run.work), milliseconds(plain)]);
    run.end();
  }
  /** @param {0 | 1} side */
  const speed = (side) => millions(median(times.map((both) => (amount / both[side]) * 1000)));
  const ratio = median(times.map(([core, plain]) => plain / core));
  return { what: `WASM / JavaScript, ${what}`, ratio, target, note: `${speed(0)} / ${speed(1)}` };
}
