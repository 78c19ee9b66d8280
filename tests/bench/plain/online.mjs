// Learners that look at one example a visit, in the plane: the weights in variables, everything else in typed arrays.
import { seedWords, shuffle } from "./shuffle.mjs";

/** @import { Data } from "../data.mjs" */
/** @import { Journal } from "./perceptron.mjs" */

/** @typedef {(visits: number) => number} Train Makes visits, whole epochs of them; says how many updates there have been. */

/**
 * What all of them begin with.
 * @param {Data} data
 */
const begin = ({ n }) => ({ order: Uint32Array.from({ length: n }, (_, i) => i), random: seedWords() });

/**
 * @param {Data} data
 * @param {Journal} journal
 * @param {number} margin
 * @returns {Train}
 */
export function margin({ n, X, y }, journal, margin) {
  const { order, random } = begin({ n, d: 2, X, y });
  let w0 = 0;
  let w1 = 0;
  let b = 0;
  let visit = 0;
  let updates = 0;
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const x0 = X[2 * example];
        const x1 = X[2 * example + 1];
        const label = y[example];
        const score = w0 * x0 + w1 * x1 + b;
        if (label * score > margin) continue;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = score;
        updates++;
        w0 += label * x0;
        w1 += label * x1;
        b += label;
      }
    }
    return updates;
  };
}

/**
 * CIML, Algorithm 7: a second sum, weighted by the visit.
 * @param {Data} data
 * @param {Journal} journal
 * @returns {Train}
 */
export function averaged({ n, X, y }, journal) {
  const { order, random } = begin({ n, d: 2, X, y });
  const sums = new Float64Array(3);
  let w0 = 0;
  let w1 = 0;
  let b = 0;
  let visit = 0;
  let updates = 0;
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const x0 = X[2 * example];
        const x1 = X[2 * example + 1];
        const label = y[example];
        const score = w0 * x0 + w1 * x1 + b;
        if (label * score > 0) continue;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = score;
        updates++;
        w0 += label * x0;
        w1 += label * x1;
        b += label;
        const c = (visit + 1) * label;
        sums[0] += c * x0;
        sums[1] += c * x1;
        sums[2] += c;
      }
    }
    return updates;
  };
}

/**
 * PA-I: a step of min(C, loss / ‖z‖²) while y·a < 1.
 * @param {Data} data
 * @param {Journal} journal
 * @param {number} C
 * @returns {Train}
 */
export function passiveAggressive({ n, X, y }, journal, C) {
  const { order, random } = begin({ n, d: 2, X, y });
  let w0 = 0;
  let w1 = 0;
  let b = 0;
  let visit = 0;
  let updates = 0;
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const x0 = X[2 * example];
        const x1 = X[2 * example + 1];
        const label = y[example];
        const score = w0 * x0 + w1 * x1 + b;
        const loss = 1 - label * score;
        if (loss <= 0) continue;
        const c = Math.min(C, loss / (x0 * x0 + x1 * x1 + 1)) * label;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = score;
        updates++;
        w0 += c * x0;
        w1 += c * x1;
        b += c;
      }
    }
    return updates;
  };
}

/**
 * After an update the mistakes are counted as far as the fewest there have been.
 * @param {Data} data
 * @param {Journal} journal
 * @returns {Train}
 */
export function pocket({ n, X, y }, journal) {
  const { order, random } = begin({ n, d: 2, X, y });
  const kept = new Float64Array(3);
  let fewest = n + 1;
  let w0 = 0;
  let w1 = 0;
  let b = 0;
  let visit = 0;
  let updates = 0;
  const count = () => {
    let mistakes = 0;
    for (let i = 0; i < n && mistakes < fewest; i++) {
      if (!(y[i] * (w0 * X[2 * i] + w1 * X[2 * i + 1] + b) > 0)) mistakes++;
    }
    if (mistakes >= fewest) return;
    fewest = mistakes;
    kept[0] = w0;
    kept[1] = w1;
    kept[2] = b;
  };
  count();
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const x0 = X[2 * example];
        const x1 = X[2 * example + 1];
        const label = y[example];
        const score = w0 * x0 + w1 * x1 + b;
        if (label * score > 0) continue;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = score;
        updates++;
        w0 += label * x0;
        w1 += label * x1;
        b += label;
        count();
      }
    }
    return updates;
  };
}
