import { neighboursColumns, nodeColumns, weightColumns } from "../generated/layouts.js";
import { linearModel, rowsOf } from "../layout/values.js";
import type { Current, DualModel, LearnerKind, LinearModel, Model } from "../types.js";
import { votedModel } from "./voted.js";

/** How the engine reads what the core has made of a learner, in d features. */
export interface LearnerModels {
  /** The weights in training. */
  current(numbers: Float64Array, d: number): Current;
  /** What predicts. */
  model(numbers: Float64Array, d: number): Model;
  /** Whether weights to start from are a vector a class. */
  readonly perClass?: boolean;
}

const linear: LearnerModels = { current: linearModel, model: linearModel };
const oneAClass = (numbers: Float64Array, d: number): LinearModel[] => rowsOf(weightColumns, numbers, d);
const dual = (alpha: Float64Array): DualModel => ({ alpha });
const nothing = () => null;

/** The registration of learners: one line each. */
export const learnerModels: { readonly [Kind in LearnerKind]: LearnerModels } = {
  perceptron: linear,
  margin: linear,
  averaged: linear,
  voted: { current: linearModel, model: votedModel },
  pocket: linear,
  batch: linear,
  "passive-aggressive": linear,
  multiclass: { current: oneAClass, model: oneAClass, perClass: true },
  kernel: { current: dual, model: dual },
  "nearest-neighbours": {
    current: nothing,
    model: (numbers, d) => rowsOf(neighboursColumns, numbers, d)[0] ?? { k: 1 },
  },
  "decision-tree": {
    current: nothing,
    model: (numbers, d) => ({
      nodes: rowsOf(nodeColumns, numbers, d).map((node) => ({
        ...node,
        feature: node.feature < 0 ? null : node.feature,
      })),
    }),
  },
};
