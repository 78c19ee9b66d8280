// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { flag, input, many, maybe, one } from "../layout/inputs.js";

export const productsInput = input({
  sizes: many,
  factors: many,
});

export const learnerInput = input({
  kind: one,
  settings: many,
  initial: many,
});

export const specInput = input({
  X: many,
  y: many,
  indices: many,
  d: one,
  learner: learnerInput,
  features: maybe(productsInput),
  scaling: one,
  bias: flag,
  order: one,
  seed: one,
  maxEpochs: one,
  maxUpdates: one,
  journal: flag,
});

export const gridInput = input({
  x0: one,
  y0: one,
  dx: one,
  dy: one,
  columns: one,
  rows: one,
});

export const presetInput = input({
  n: one,
  noise: one,
  seed: one,
  columns: many,
  species: many,
});
