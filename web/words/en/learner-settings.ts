import type { LearnerKind } from "../../engine/types.js";
import type { SettingPath } from "../../state/learners/descriptor.js";
import { room } from "../room.js";

const labels: Readonly<Record<SettingPath, string>> = {
  learningRate: "Learning rate",
  tie: "Tie rule",
  margin: "Margin",
  tolerance: "Tolerance",
  variant: "Variant",
  C: "Aggressiveness",
  classes: "Classes",
  "kernel.kind": "Kernel",
  "kernel.degree": "Degree",
  "kernel.offset": "Offset",
  "kernel.gamma": "Gamma",
  k: "Neighbours",
  maxDepth: "Maximum depth",
  ridge: "Ridge",
};

/** Of the settings that are one of a few values, by the value: none is a value of two settings. */
const valueTitles: Readonly<Record<string, string>> = {
  mistake: "Mistake",
  correct: "Correct",
  negative: "Negative",
  positive: "Positive",
  pa: "PA",
  "pa-1": "PA-I",
  "pa-2": "PA-II",
  linear: "Linear",
  polynomial: "Polynomial",
  rbf: "Gaussian (RBF)",
};

const kinds: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Adds each example that it gets wrong to its weights.",
  averaged: "Trains like the perceptron, but predicts with the mean of all its weight vectors so far.",
  voted: "Trains like the perceptron, but all its weight vectors so far vote, each as often as it survived.",
  pocket: "Trains like the perceptron, but predicts with the weights that made the fewest training mistakes.",
  margin: "Also updates on examples that are right, but within the margin.",
  batch: "Makes one update per epoch, with the sum of all examples it got wrong.",
  "passive-aggressive": "Changes its weights just enough to get the example right with a margin of 1.",
  multiclass:
    "Has a weight vector for each class, and the highest score wins. A mistake rewards the right class and punishes the winner.",
  kernel: "Counts its mistakes on each example instead of keeping weights. It has no bias.",
  "nearest-neighbours":
    "A baseline that learns nothing: it predicts the label that most of the k nearest examples have.",
  "decision-tree": "A baseline that is built all at once: it splits the plane by one feature at a time.",
  "second-order": "Moves its weights less in the directions that its mistakes have in common.",
};

const fields: Partial<Readonly<Record<SettingPath, string>>> = {
  margin: "Updates while y·a\u00a0≤\u00a0margin.",
  tolerance: "Training ends when a step is shorter than this.",
  classes: "Auto: as many as the data has.",
  "kernel.gamma": "The larger γ is, the narrower the kernel around each example.",
  ridge: "The larger λ is, the more its updates are like the perceptron’s.",
};

const values: Readonly<Record<string, string>> = {
  mistake: "A score of 0 is a mistake (y·a\u00a0≤\u00a00).",
  correct: "A score of 0 is correct (y·a\u00a0<\u00a00).",
  negative: "A score of 0 means negative.",
  positive: "A score of 0 means positive.",
  pa: "Each update goes all the way to y·a\u00a0=\u00a01.",
  "pa-1": "Each update goes all the way, but adds at most C times the example.",
  "pa-2": "Each update goes part of the way: the smaller C is, the shorter the step.",
  linear: "x·z: a line through the origin.",
  polynomial: "(offset + x·z) to the power of the degree.",
  rbf: "exp(−γ‖x − z‖²)",
};

/** What the settings of learners are called where they are made, and what they do. */
export const learnerSettings = room("learnerSettings", {
  labels,
  values: valueTitles,
  /** What another text calls a setting of a learner. */
  aliases: { "batch.learningRate": "Pavlu’s λ", "second-order.ridge": "a in Cesa-Bianchi et al." } as Readonly<
    Record<string, string>
  >,
  hints: { kinds, fields, values },
});
