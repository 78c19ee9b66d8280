// The data of the benchmarks: one array for all contenders.

/**
 * @typedef {object} Data
 * @property {number} n
 * @property {number} d
 * @property {Float64Array} X Row-major.
 * @property {Float64Array} y Each −1 or +1.
 */

/** Half the distance of the two examples that nearly touch. */
const halfGap = 1e-7;

/**
 * Two classes on either side of a hyperplane. The first two examples are the same but for a step across it, so small
 * that a run goes on for long and ends, as long runs do, in seldom mistakes.
 * @param {number} n
 * @param {number} d
 * @returns {Data}
 */
export function thinMargin(n, d) {
  const next = uniform(20_260_101);
  const normal = Float64Array.from({ length: d }, next);
  const X = Float64Array.from({ length: n * d }, next);
  /** @param {number} row */
  const side = (row) => normal.reduce((sum, value, j) => sum + value * (X[row * d + j] ?? 0), offset);
  const squared = normal.reduce((sum, value) => sum + value * value, 0);
  const toPlane = side(0) / squared;
  for (let j = 0; j < d; j++) {
    const foot = (X[j] ?? 0) - toPlane * (normal[j] ?? 0);
    X[j] = foot + halfGap * (normal[j] ?? 0);
    X[d + j] = foot - halfGap * (normal[j] ?? 0);
  }
  return { n, d, X, y: Float64Array.from({ length: n }, (_, row) => (side(row) > 0 ? 1 : -1)) };
}

/**
 * The same with so many of the labels turned round.
 * @param {number} n
 * @param {number} d
 * @param {number} share 0…1
 * @returns {Data}
 */
export function noisy(n, d, share) {
  const data = thinMargin(n, d);
  const next = uniform(20_260_103);
  return { ...data, y: data.y.map((label) => (next() < 2 * share - 1 ? -label : label)) };
}

/**
 * So many classes by the nearest of as many directions, with one label in twenty another.
 * @param {number} n
 * @param {number} classes
 * @returns {Data}
 */
export function sectors(n, classes) {
  const next = uniform(20_260_104);
  const X = Float64Array.from({ length: 2 * n }, next);
  const y = Float64Array.from({ length: n }, (_, row) => {
    const turn = Math.atan2(X[2 * row + 1] ?? 0, X[2 * row] ?? 0) / (2 * Math.PI) + 0.5;
    const label = Math.min(classes - 1, Math.floor(turn * classes));
    return next() < -0.9 ? (label + 1) % classes : label;
  });
  return { n, d: 2, X, y };
}

/**
 * Labels at random: a run that never settles.
 * @param {number} n
 * @param {number} d
 * @returns {Data}
 */
export function contradictory(n, d = 2) {
  const next = uniform(20_260_102);
  const X = Float64Array.from({ length: d * n }, next);
  return { n, d, X, y: Float64Array.from({ length: n }, () => (next() > 0 ? 1 : -1)) };
}

/** What the hyperplane lacks to go through the origin. */
const offset = 0.1;

/**
 * Numbers from −1 to 1 (mulberry32).
 * @param {number} seed
 */
function uniform(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/**
 * As core_bench.cpp reads it: n, d, X, y, all doubles.
 * @param {Data} data
 */
export function toBytes({ n, d, X, y }) {
  const numbers = new Float64Array(2 + X.length + y.length);
  numbers.set([n, d]);
  numbers.set(X, 2);
  numbers.set(y, 2 + X.length);
  return new Uint8Array(numbers.buffer);
}
