// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { flag, input, many, maybe, one } from "../layout/inputs.js";
import { productsInput } from "./inputs.js";

export const examplesInput = input({
  X: many,
  y: many,
});

export const ordersInput = input({
  seeds: one,
  epochs: one,
});

export const trialInput = input({
  mostVisits: one,
  heldOut: examplesInput,
});

export const splitsInput = input({
  fraction: one,
  seed: one,
  splits: one,
  mostVisits: one,
});

export const axesInput = input({
  first: one,
  second: one,
});

export const windowInput = input({
  axes: axesInput,
  x0: one,
  y0: one,
  width: one,
  height: one,
});

export const termsInput = input({
  separator: many,
  margin: one,
  radius: one,
  learningRate: one,
  chosenReach: maybe(one),
});

export const mapInput = input({
  d: one,
  features: maybe(productsInput),
  scaling: one,
  learned: many,
});

export const halfPlanesInput = input({
  axes: axesInput,
  labels: many,
});

export const powerInput = input({
  degree: one,
  offset: one,
});

export const countsInput = input({
  alpha: many,
  labels: many,
});

export const aggressiveInput = input({
  settings: many,
  bias: flag,
  margin: one,
});

export const updateInput = input({
  before: many,
  after: many,
  by: many,
});
