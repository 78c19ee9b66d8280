import type { KernelFunction, LearnerKind, LearnerSpec } from "../../engine/types.js";

/** What the page has to know of a learner to train and to draw it, from the first picture on. */
interface Traits {
  /** What is in training: one weight vector, one a class, a count an example, or nothing. */
  readonly weights: "one" | "per-class" | "per-example" | "none";
  /** Visit for visit as the perceptron; by a rule of its own; or all at once, as a baseline. */
  readonly trains: "as-perceptron" | "by-visits" | "at-once";
  /** The weights in training, their mean, or the best of them; the votes of all; the highest score; any other rule. */
  readonly predicts: "current" | "mean" | "best" | "votes" | "classes" | "rule";
  /** What it takes labels as: −1 and +1, or class numbers. */
  readonly labels: "signs" | "classes";
  /** Whether it descends on a criterion, whose value a visit shows. */
  readonly objective?: boolean;
  /** What a visit does depends on the weights in training and on the example alone. */
  readonly byWeightsAlone?: boolean;
  /** Each step is as long as its loss asks for. */
  readonly stepsByLoss?: boolean;
  /** Of one that is not trained visit by visit: whether it keeps the examples as they are, or is fitted to them. */
  readonly fit?: "none" | "fitted";
  /** Its steps may come ever nearer to a separating hyperplane and never reach one. */
  readonly mayOnlyApproach?: boolean;
}

const linear: Traits = {
  weights: "one",
  trains: "by-visits",
  predicts: "current",
  labels: "signs",
};

const perceptron: Traits = { ...linear, trains: "as-perceptron", byWeightsAlone: true };
const baseline: Traits = {
  ...linear,
  weights: "none",
  trains: "at-once",
  predicts: "rule",
  fit: "none",
};

const traits = {
  perceptron,
  averaged: { ...perceptron, predicts: "mean" },
  voted: { ...perceptron, predicts: "votes" },
  pocket: { ...perceptron, predicts: "best" },
  margin: { ...linear, byWeightsAlone: true },
  batch: { ...linear, objective: true },
  "passive-aggressive": { ...linear, byWeightsAlone: true, stepsByLoss: true, mayOnlyApproach: true },
  multiclass: { ...linear, weights: "per-class", predicts: "classes", labels: "classes", byWeightsAlone: true },
  kernel: {
    ...linear,
    weights: "per-example",
    predicts: "rule",
  },
  "nearest-neighbours": baseline,
  "decision-tree": { ...baseline, fit: "fitted" },
} satisfies Record<LearnerKind, Traits>;

type Kind = Pick<LearnerSpec, "kind">;

export function traitsOf({ kind }: Kind): Traits {
  return traits[kind];
}

/** Whether one hyperplane over the features is what is trained. */
export function trainsHyperplane(learner: Kind): boolean {
  return traitsOf(learner).weights === "one";
}

/** Whether one hyperplane predicts: not where all that there has been vote. */
export function predictsByPlane(learner: Kind): boolean {
  return trainsHyperplane(learner) && traitsOf(learner).predicts !== "votes";
}

/** Whether it keeps weights of features: then its bias is the weight of one that is always 1. */
export function hasWeights(learner: Kind): boolean {
  const { weights } = traitsOf(learner);
  return weights === "one" || weights === "per-class";
}

/** Whether a learner starts from initial weights. */
export function takesInitial(learner: Kind): boolean {
  return trainsHyperplane(learner);
}

/** Learners that are there to contrast with: they are not trained visit by visit. */
export function isBaseline(learner: Kind): boolean {
  return traitsOf(learner).trains === "at-once";
}

/** How one that is not trained visit by visit comes to its rule; null for the others. */
export function fitOf(learner: Kind): "none" | "fitted" | null {
  return traitsOf(learner).fit ?? null;
}

/** Whether it makes the perceptron's visits and updates, whatever it predicts with. */
export function trainsAsPerceptron(learner: Kind): boolean {
  return traitsOf(learner).trains === "as-perceptron";
}

/** Whether it takes labels as class numbers. */
export function tellsClasses(learner: Kind): boolean {
  return traitsOf(learner).labels === "classes";
}

/** What predicts apart from the weights in training, and may be wrong where these are right; null where nothing does. */
export function predictsApart(learner: Kind): "mean" | "votes" | null {
  const { predicts } = traitsOf(learner);
  return predicts === "mean" || predicts === "votes" ? predicts : null;
}

/** Whether it trains by the perceptron's rule and predicts with the weights in training, as the perceptron itself. */
export function isPlainPerceptron(learner: Kind): boolean {
  return trainsAsPerceptron(learner) && traitsOf(learner).predicts === "current";
}

/** See `Traits.stepsByLoss`. */
export function stepsByLoss(learner: Kind): boolean {
  return traitsOf(learner).stepsByLoss === true;
}

/** Whether it may divide the plane where no one line does. */
export function dividesByKernel(learner: Pick<LearnerSpec, "kind"> & { readonly kernel?: KernelFunction }): boolean {
  return (learner.kernel?.kind ?? "linear") !== "linear";
}
