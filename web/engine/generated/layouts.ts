// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { fields, flag, list, number, word } from "../layout/values.js";
import { stopReasons } from "./names.js";

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
  weights: list,
  bias: number,
  margin: number,
});

/** See `Columns`. */
export const weightColumns = {
  weights: true,
  bias: false,
} as const;

export const voterColumns = {
  weights: true,
  bias: false,
  count: false,
} as const;

export const nodeColumns = {
  feature: false,
  threshold: false,
  low: false,
  high: false,
  positives: false,
  negatives: false,
} as const;

export const neighboursColumns = {
  k: false,
} as const;

export const predictionColumns = {
  score: false,
  label: false,
} as const;
