import type { LearnerKind } from "../../engine/types.js";
import type { SettingPath } from "./descriptor.js";

/**
 * English names, for what the state itself writes: exported files, sheets, and what a lesson's check misses. The rooms of
 * `web/words/` begin with them.
 */
export const learnerTitles: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Perceptron",
  averaged: "Averaged perceptron",
  voted: "Voted perceptron",
  pocket: "Pocket perceptron",
  margin: "Perceptron with margin",
  batch: "Batch perceptron",
  "passive-aggressive": "Passive-aggressive",
  multiclass: "Multiclass perceptron",
  kernel: "Kernel perceptron",
  "nearest-neighbours": "Nearest neighbours",
  "decision-tree": "Decision tree",
};

export const settingLabels: Readonly<Record<SettingPath, string>> = {
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
};

/** Of the settings that are one of a few values, by the value: none is a value of two settings. */
export const settingValues: Readonly<Record<string, string>> = {
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
