// The perceptron as one would write it in JavaScript when speed is all that matters: typed arrays, no allocation, flat
// rows, a small generator in 32-bit arithmetic, the epoch's order shuffled in place, updates recorded in columns.

import { seedWords, shuffle } from "./shuffle.mjs";

/** @import { Data } from "../data.mjs" */

/** @typedef {{ visit: Float64Array, example: Int32Array, score: Float64Array }} Journal Updates, in columns. */

/**
 * @typedef {object} State
 * @property {Data} data
 * @property {Float64Array} w
 * @property {Float64Array} b One number.
 * @property {Uint32Array} order
 * @property {Int32Array} random The four words of sfc32.
 * @property {Journal} journal
 * @property {number} visits
 * @property {number} updates
 */

/**
 * @param {Data} data
 * @param {State["journal"]} journal Columns that are long enough for every update to come.
 * @returns {State}
 */
export function start(data, journal) {
  return {
    data,
    w: new Float64Array(data.d),
    b: new Float64Array(1),
    order: Uint32Array.from({ length: data.n }, (_, i) => i),
    random: seedWords(),
    journal,
    visits: 0,
    updates: 0,
  };
}

/** @param {number} room */
export function emptyJournal(room) {
  const journal = { visit: new Float64Array(room), example: new Int32Array(room), score: new Float64Array(room) };
  // Fresh pages are the operating system's to hand out; that is not what is measured.
  journal.visit.fill(1);
  journal.example.fill(1);
  journal.score.fill(1);
  return journal;
}

/**
 * @callback Train Makes visits, whole epochs of them.
 * @param {State} state
 * @param {number} visits
 * @returns {void}
 */

/** The textbook's loop. @type {Train} */
function simple(state, visits) {
  const { w, order, random, journal } = state;
  const { n, d, X, y } = state.data;
  let b = state.b[0];
  let updates = state.updates;
  const end = state.visits + visits;
  for (let visit = state.visits; visit < end; visit += n) {
    shuffle(order, random);
    for (let i = 0; i < n; i++) {
      const example = order[i];
      const row = example * d;
      const label = y[example];
      let score = 0;
      for (let j = 0; j < d; j++) score += w[j] * X[row + j];
      score += b;
      if (label * score > 0) continue;
      journal.visit[updates] = visit + i;
      journal.example[updates] = example;
      journal.score[updates] = score;
      updates++;
      for (let j = 0; j < d; j++) w[j] += label * X[row + j];
      b += label;
    }
  }
  state.b[0] = b;
  state.updates = updates;
  state.visits = end;
}

/** Four sums at a time, so that one addition need not wait for another. @type {Train} */
function fourSums(state, visits) {
  const { w, order, random, journal } = state;
  const { n, d, X, y } = state.data;
  const whole = d & ~3;
  let b = state.b[0];
  let updates = state.updates;
  const end = state.visits + visits;
  for (let visit = state.visits; visit < end; visit += n) {
    shuffle(order, random);
    for (let i = 0; i < n; i++) {
      const example = order[i];
      const row = example * d;
      const label = y[example];
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      let j = 0;
      for (; j < whole; j += 4) {
        const k = row + j;
        s0 += w[j] * X[k];
        s1 += w[j + 1] * X[k + 1];
        s2 += w[j + 2] * X[k + 2];
        s3 += w[j + 3] * X[k + 3];
      }
      let score = s0 + s1 + (s2 + s3) + b;
      for (; j < d; j++) score += w[j] * X[row + j];
      if (label * score > 0) continue;
      journal.visit[updates] = visit + i;
      journal.example[updates] = example;
      journal.score[updates] = score;
      updates++;
      for (j = 0; j < d; j++) w[j] += label * X[row + j];
      b += label;
    }
  }
  state.b[0] = b;
  state.updates = updates;
  state.visits = end;
}

/** For two features: the weights in variables. @type {Train} */
function plane(state, visits) {
  const { order, random, journal } = state;
  const { n, X, y } = state.data;
  let w0 = state.w[0];
  let w1 = state.w[1];
  let b = state.b[0];
  let updates = state.updates;
  const end = state.visits + visits;
  for (let visit = state.visits; visit < end; visit += n) {
    shuffle(order, random);
    for (let i = 0; i < n; i++) {
      const example = order[i];
      const x0 = X[2 * example];
      const x1 = X[2 * example + 1];
      const label = y[example];
      const score = w0 * x0 + w1 * x1 + b;
      if (label * score > 0) continue;
      journal.visit[updates] = visit + i;
      journal.example[updates] = example;
      journal.score[updates] = score;
      updates++;
      w0 += label * x0;
      w1 += label * x1;
      b += label;
    }
  }
  state.w[0] = w0;
  state.w[1] = w1;
  state.b[0] = b;
  state.updates = updates;
  state.visits = end;
}

/**
 * The variants that can do it with so many features.
 * @param {number} d
 * @returns {{ name: string, train: Train }[]}
 */
export function variants(d) {
  const any = [
    { name: "simple loop", train: simple },
    { name: "four sums", train: fourSums },
  ];
  return d === 2 ? [...any, { name: "two features", train: plane }] : any;
}
