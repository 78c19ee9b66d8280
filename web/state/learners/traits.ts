import type { LearnerKind, LearnerSpec } from "../../engine/types.js";

/** What the page has to know of a learner to train and to draw it, from the first picture on. */
export interface Traits {
  /** What is in training: one weight vector, one a class, a count an example, or nothing. */
  readonly weights: "one" | "per-class" | "per-example" | "none";
  /** Visit for visit as the perceptron; by a rule of its own; or all at once, as a baseline. */
  readonly trains: "as-perceptron" | "by-visits" | "at-once";
  /** The weights in training, their mean, or the best of them; the votes of all; the highest score; any other rule. */
  readonly predicts: "current" | "mean" | "best" | "votes" | "classes" | "rule";
  /** What it takes labels as: −1 and +1, or class numbers. */
  readonly labels: "signs" | "classes";
  /** Steps of arithmetic to predict one example, after so many updates on so many examples. */
  readonly predictionSteps: (updates: number, examples: number) => number;
  /** Whether the core has its training mistakes at hand. */
  readonly countsMistakes?: boolean;
  /** Whether it descends on a criterion, whose value a visit shows. */
  readonly objective?: boolean;
  /** Its steps may come ever nearer to a separating hyperplane and never reach one. */
  readonly mayOnlyApproach?: boolean;
}

const linear: Traits = {
  weights: "one",
  trains: "by-visits",
  predicts: "current",
  labels: "signs",
  predictionSteps: () => 2,
};

const perceptron: Traits = { ...linear, trains: "as-perceptron" };
const baseline: Traits = { ...linear, weights: "none", trains: "at-once", predicts: "rule" };

const traits = {
  perceptron,
  averaged: { ...perceptron, predicts: "mean" },
  voted: { ...perceptron, predicts: "votes", predictionSteps: (updates) => 4 * (updates + 1) },
  pocket: { ...perceptron, predicts: "best", countsMistakes: true },
  margin: linear,
  batch: { ...linear, objective: true },
  "passive-aggressive": { ...linear, mayOnlyApproach: true },
  multiclass: { ...linear, weights: "per-class", predicts: "classes", labels: "classes", predictionSteps: () => 20 },
  kernel: {
    ...linear,
    weights: "per-example",
    predicts: "rule",
    predictionSteps: (updates, examples) => 10 * Math.min(updates, examples) + 1,
    countsMistakes: true,
  },
  "nearest-neighbours": { ...baseline, predictionSteps: () => 100 },
  "decision-tree": { ...baseline, predictionSteps: () => 10 },
} satisfies Record<LearnerKind, Traits>;

type Kind = Pick<LearnerSpec, "kind">;

export function traitsOf({ kind }: Kind): Traits {
  return traits[kind];
}

/** Whether one hyperplane predicts. */
export function predictsByPlane(learner: Kind): boolean {
  return planes.has(traitsOf(learner).predicts);
}

const planes: ReadonlySet<Traits["predicts"]> = new Set<Traits["predicts"]>(["current", "mean", "best"]);

/** Whether it keeps weights of features: then its bias is the weight of one that is always 1. */
export function hasWeights(learner: Kind): boolean {
  const { weights } = traitsOf(learner);
  return weights === "one" || weights === "per-class";
}

/** Whether a learner starts from initial weights. */
export function takesInitial(learner: Kind): boolean {
  return traitsOf(learner).weights === "one";
}

/** Learners that are there to contrast with: they are not trained visit by visit. */
export function isBaseline(learner: Kind): boolean {
  return traitsOf(learner).trains === "at-once";
}

/** Whether it makes the perceptron's visits and updates, whatever it predicts with. */
export function trainsAsPerceptron(learner: Kind): boolean {
  return traitsOf(learner).trains === "as-perceptron";
}

/** Whether it takes labels as class numbers. */
export function tellsClasses(learner: Kind): boolean {
  return traitsOf(learner).labels === "classes";
}
