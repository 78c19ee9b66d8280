// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.
import { given, indices, integers, rows } from "../layout/rows.js";
import { fields, flag, hyperplane, list, number, optional, word } from "../layout/values.js";
import type { Predictions } from "../types.js";
import { stopReasons } from "./names.js";
import { regionPlaces, undecidedReasons, verdicts } from "./result-names.js";

export const share = fields({
  example: number,
  weight: number,
});

export const analysisResult = fields({
  verdict: word(verdicts),
  reason: word(undecidedReasons),
  radius: number,
  margin: number,
  bound: number,
  separator: hyperplane,
  geometricMargin: number,
  hyperplane: hyperplane,
  positive: rows(share),
  negative: rows(share),
  point: list,
  factor: number,
});

export const mistakes = fields({
  trainingMistakes: number,
  heldOutMistakes: number,
});

export const foundMistakes = fields({
  trainingMistakes: number,
  heldOutMistakes: number,
  wrong: indices,
  wrongHeldOut: indices,
});

export const trialResult = fields({
  visits: number,
  updates: number,
  epochs: number,
  stopReason: word(stopReasons),
  mistakes: mistakes,
  weights: list,
});

export const learningCurve = fields({
  epoch: list,
  train: list,
  heldOut: list,
});

export const objectiveCurve = fields({
  epoch: list,
  objective: list,
});

export const cycle = fields({
  since: number,
  epochs: number,
});

export const disagreements = fields({
  training: indices,
  heldOut: indices,
});

export const projectedExamples = fields({
  model: hyperplane,
  length: number,
  score: list,
  along: list,
  mistake: list,
  margin: number,
  nearest: number,
  middle: number,
  half: number,
});

export const solutionRegion = fields({
  where: word(regionPlaces),
  corners: list,
  edges: integers,
  never: number,
  firstNever: number,
});

export const weightPath = fields({
  every: number,
  updates: list,
  visit: list,
  x: list,
  y: list,
});

export const proofBounds = fields({
  angle: number,
  distance: number,
});

export const proofCurve = fields({
  every: number,
  margin: number,
  reach: number,
  bounds: proofBounds,
  updates: list,
  visit: list,
  along: list,
  length: list,
  potential: list,
});

export const proofState = fields({
  along: number,
  length: number,
  potential: number,
});

export const proofStep = fields({
  updates: number,
  before: proofState,
  after: proofState,
  gain: number,
  cross: number,
  stepSquared: number,
});

export const spread = fields({
  mean: list,
  low: list,
  high: list,
});

export const fiveNumbers = fields({
  least: number,
  lower: number,
  median: number,
  upper: number,
  most: number,
});

export const turn = fields({
  squaredNorm: number,
  lengthBefore: number,
  angleBefore: number,
  lengthAfter: number,
  angleAfter: number,
});

export const updateGeometry = fields({
  scoreBefore: number,
  scoreAfter: number,
  features: turn,
  whole: turn,
});

export const aggressiveStep = fields({
  loss: number,
  squaredNorm: number,
  step: number,
  reaches: flag,
  end: number,
});

export const visitEffect = fields({
  before: number,
  after: number,
  mistake: flag,
});

export const slopes = fields({
  gradient: list,
  factors: list,
});

export const halfPlane = fields({
  p: number,
  q: number,
  rest: number,
  nx: number,
  ny: number,
  from: number,
});

export const impliedFeature = fields({
  powers: list,
  square: number,
});

export const impliedReading = fields({
  features: list,
  contributions: list,
  score: number,
});

export const fitted = fields({
  shift: list,
  divisor: list,
  learned: list,
});

export const standing = fields({
  visit: number,
  frontier: number,
  stopped: flag,
});

/** What comes of each kind of job. */
export const jobResults = {
  analysis: analysisResult,
  start: list,
  "order-experiment": rows(list),
  trial: trialResult,
  "split-experiment": list,
  "mistake-count": foundMistakes,
  "margin-measure": number,
  "learning-curve": learningCurve,
  "objective-curve": objectiveCurve,
  "cycle-search": optional(cycle),
  projection: optional(projectedExamples),
  "prediction-field": given<Predictions>(),
  "solution-region": solutionRegion,
  "weight-path": weightPath,
  "proof-curve": proofCurve,
  "proof-step": proofStep,
  "disagreement-search": disagreements,
};
