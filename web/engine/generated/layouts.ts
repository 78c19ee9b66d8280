// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { columns, linear, nodes, nothing, row, table, voters } from "../layout/models.js";
import { fields, flag, list, number, word } from "../layout/values.js";
import { separabilities, stopReasons } from "./names.js";
import { undecidedReasons, verdicts } from "./result-names.js";

export const presetStart = fields({
  weights: list,
  bias: number,
});

export const preset = fields({
  n: number,
  minN: number,
  maxN: number,
  noise: number,
  seeded: flag,
  separable: word(separabilities),
  classes: number,
  seed: number,
  start: presetStart,
});

export const visit = fields({
  visit: number,
  epoch: number,
  example: number,
  label: number,
  score: number,
  predicted: number,
  mistake: flag,
  updated: flag,
});

export const visitRecord = fields({
  visit: visit,
  x: list,
  scores: list,
  change: list,
  before: list,
  after: list,
  earlier: list,
  changeLength: number,
  coefficient: number,
  objective: number,
});

export const moment = fields({
  visit: number,
  epoch: number,
  updates: number,
  frontier: number,
  frontierUpdates: number,
  stop: word(stopReasons),
  frontierStop: word(stopReasons),
});

export const maximumMargin = fields({
  verdict: word(verdicts),
  reason: word(undecidedReasons),
  weights: list,
  bias: number,
  margin: number,
});

const weightColumns = {
  weights: true,
  bias: false,
} as const;

const voterColumns = {
  weights: true,
  bias: false,
  count: false,
} as const;

const nodeColumns = {
  feature: false,
  threshold: false,
  low: false,
  high: false,
  positives: false,
  negatives: false,
} as const;

const alphaColumns = {
  alpha: false,
} as const;

const neighboursColumns = {
  k: false,
} as const;

/** See `Columns`. */
export const predictionColumns = {
  score: false,
  label: false,
} as const;

/** Of each learner the weights in training, and what predicts. */
export const learnerModels = {
  perceptron: { current: linear, model: linear },
  margin: { current: linear, model: linear },
  averaged: { current: linear, model: linear },
  voted: { current: linear, model: voters(voterColumns) },
  pocket: { current: linear, model: linear },
  batch: { current: linear, model: linear },
  "passive-aggressive": { current: linear, model: linear },
  multiclass: { current: table(weightColumns), model: table(weightColumns) },
  kernel: { current: columns(alphaColumns), model: columns(alphaColumns) },
  "nearest-neighbours": { current: nothing, model: row(neighboursColumns) },
  "decision-tree": { current: nothing, model: nodes(nodeColumns) },
  "second-order": { current: linear, model: linear },
};
