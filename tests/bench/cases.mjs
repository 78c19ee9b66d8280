// What is measured, and what it should come to.

/**
 * @typedef {object} Case
 * @property {number} d Features.
 * @property {number} n Examples: as many as fit the second-level cache, so that arithmetic is measured, not memory.
 * @property {number} visits How many one measurement makes; a tenth of a second or so.
 * @property {number} target Visits per second, WASM over plain JavaScript.
 */

/** @type {readonly Case[]} */
export const cases = [
  { d: 2, n: 1_000, visits: 20_000_000, target: 2.2 },
  { d: 2, n: 10_000, visits: 20_000_000, target: 2.2 },
  { d: 64, n: 1_000, visits: 4_000_000, target: 2.5 },
  { d: 1024, n: 100, visits: 400_000, target: 3 },
];

/** Epochs every contender makes before the clock starts: a late run is measured, not its first mistakes. */
export const warmUpEpochs = 50;

/** The native builds WASM is measured against. */
export const natives = [
  { name: "GCC", preset: "native-release", compiler: "c++" },
  { name: "Clang", preset: "native-release-clang", compiler: "clang++" },
];

export const targets = {
  native: 0.8,
  journal: 0.87,
  seek: 100,
  averaged: 1.2,
  field: 30,
  fieldNative: 1.5,
  standardizing: 3,
  /** Of a native build, over the loop that one would write. */
  straightforward: 1,
  /** Of rows that are predicted in blocks. */
  blocks: 1.8,
  /** Of what is bound by updates that have to wait for one another. */
  loop: 1,
  /** Over the best plain JavaScript: of linear learners, of the pocket, of all others. */
  linear: 2.2,
  pocket: 3,
  other: 1.5,
};

export const seed = 7;

/** The run that `seek` is measured on. */
export const seekUpdates = 1_000_000;
