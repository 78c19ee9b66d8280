// Learners whose updates are of another kind, as plain typed-array loops.
import { seedWords, shuffle } from "./shuffle.mjs";

/** @import { Data } from "../data.mjs" */
/** @import { Journal } from "./perceptron.mjs" */
/** @import { Train } from "./online.mjs" */

/** @param {number} n */
const firstOrder = (n) => Uint32Array.from({ length: n }, (_, i) => i);

/**
 * One update an epoch, over the misclassified examples of the plane.
 * @param {Data} data
 * @returns {Train}
 */
export function batch({ n, X, y }) {
  const order = firstOrder(n);
  const random = seedWords();
  let w0 = 0;
  let w1 = 0;
  let b = 0;
  let updates = 0;
  return (visits) => {
    for (let done = 0; done < visits; done += n) {
      // The order makes no difference, but it is part of a visit.
      shuffle(order, random);
      let s0 = 0;
      let s1 = 0;
      let sb = 0;
      for (let i = 0; i < n; i++) {
        const x0 = X[2 * i];
        const x1 = X[2 * i + 1];
        const label = y[i];
        if (label * (w0 * x0 + w1 * x1 + b) > 0) continue;
        s0 += label * x0;
        s1 += label * x1;
        sb += label;
      }
      w0 += s0;
      w1 += s1;
      b += sb;
      updates++;
    }
    return updates;
  };
}

/**
 * One weight vector a class; the highest score wins.
 * @param {Data} data
 * @param {Journal} journal
 * @param {number} classes
 * @returns {Train}
 */
export function multiclass({ n, d, X, y }, journal, classes) {
  const order = firstOrder(n);
  const random = seedWords();
  const width = d + 1;
  const W = new Float64Array(classes * width);
  let visit = 0;
  let updates = 0;
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const row = example * d;
        let winner = 0;
        let best = Number.NEGATIVE_INFINITY;
        for (let c = 0; c < classes; c++) {
          const at = c * width;
          let score = 0;
          for (let j = 0; j < d; j++) score += W[at + j] * X[row + j];
          score += W[at + d];
          if (score > best) {
            best = score;
            winner = c;
          }
        }
        const label = y[example];
        if (winner === label) continue;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = best;
        updates++;
        const right = label * width;
        const wrong = winner * width;
        for (let j = 0; j < d; j++) {
          W[right + j] += X[row + j];
          W[wrong + j] -= X[row + j];
        }
        W[right + d] += 1;
        W[wrong + d] -= 1;
      }
    }
    return updates;
  };
}

/**
 * The dual perceptron with e^(−gamma‖x − z‖²) in the plane: every score is kept up to date, and every row of the kernel
 * that has been computed.
 * @param {Data} data
 * @param {Journal} journal
 * @param {number} gamma
 * @returns {Train}
 */
export function kernel({ n, X, y }, journal, gamma) {
  const order = firstOrder(n);
  const random = seedWords();
  const alpha = new Float64Array(n);
  const scores = new Float64Array(n);
  /** @type {(Float64Array | undefined)[]} */
  const rows = new Array(n);
  let visit = 0;
  let updates = 0;
  /** @param {number} example */
  const rowOf = (example) => {
    const row = new Float64Array(n);
    const x0 = X[2 * example];
    const x1 = X[2 * example + 1];
    for (let j = 0; j < n; j++) {
      const d0 = x0 - X[2 * j];
      const d1 = x1 - X[2 * j + 1];
      row[j] = Math.exp(-gamma * (d0 * d0 + d1 * d1));
    }
    rows[example] = row;
    return row;
  };
  return (visits) => {
    for (const end = visit + visits; visit < end; ) {
      shuffle(order, random);
      for (let i = 0; i < n; i++, visit++) {
        const example = order[i];
        const label = y[example];
        const score = scores[example];
        if (label * score > 0) continue;
        journal.visit[updates] = visit;
        journal.example[updates] = example;
        journal.score[updates] = score;
        updates++;
        alpha[example] += 1;
        const row = rows[example] ?? rowOf(example);
        for (let j = 0; j < n; j++) scores[j] += label * row[j];
      }
    }
    return updates;
  };
}
