import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import { exampleName, updates } from "../nouns.js";

/** What helps where no line does: a kernel, and hidden units. */
export const cures = room("cures", {
  kernel: "Another cure: a kernel",
  /** Before the kernel's formula. */
  aboutKernel:
    "A polynomial kernel solves XOR without naming a feature. The learner counts its mistakes on each example, and compares examples by",
  switchToIt: "Switch to the polynomial kernel",
  compareWith: (learner: string): string => `Compare it with ${learner}`,
  multipliedOut: "Multiplied out for two features, this is",
  /** Between the two stands x₁∧x₂. */
  products: [
    "Every product of features of one example, such as",
    ", is multiplied by the same product of the other example. So the kernel is a dot product in a space whose features are these products, and a plane in that space is a curve here.",
  ] as const,
  infinitelyMany:
    "The Gaussian kernel implies infinitely many features, products of every degree, so there is no list of weights.",
  tooMany: (features: number, most: number): string =>
    `This kernel implies ${count(features)} features, and at most ${count(most)} can be listed here.`,

  notStarted: "The learner hasn’t visited an example yet, so every weight is 0.",
  converged: (made: number): string =>
    `The learner has converged after ${updates(made)}: it gets all of these examples right.`,
  soFar: (made: number): string => `The learner has made ${updates(made)} so far.`,
  stopped: (made: number): string => `The learner has stopped after ${updates(made)} without converging.`,
  /** Before the table. */
  linearFeatures: "The linear kernel implies just the features themselves. Their weights:",
  impliedFeatures:
    "Multiplied out, the kernel is a sum of products. These products are the features that it implies, with the weights that the counts α give them, the largest first:",
  train: "Train it to the end",
  table: "The features that the kernel implies",
  columns: { feature: "implied feature", weight: "weight" },
  scaled: "The kernel uses the scaled features, so x₁ here is the scaled x₁.",
  /** @param same whether both sums are the same to the last digit; null while only one of them is known. */
  check: (example: number, same: boolean | null): string =>
    same === false
      ? `Check, at ${exampleName(example)}: the weights times the implied features give what the kernel gives, except for rounding.`
      : `Check, at ${exampleName(example)}: the weights times the implied features give what the kernel gives.`,

  hidden: "Another cure: hidden units",
  /** Around the letters of the two hidden units. */
  aboutHidden: [
    "Two perceptrons each draw a line, and a third looks at their outputs instead of the example. On XOR,",
    "fires if at least one feature is on (OR), and",
    "fires if both are (AND). The output fires if the first does and the second doesn’t.",
  ] as const,
  inputCaption: "The examples, and the lines of the two hidden units.",
  hiddenCaption: "The same examples, placed by the outputs of the hidden units: now one line is enough.",
  inputPicture:
    "The four points of XOR and the lines of two hidden units: h₁ fires above the first line, h₂ above the second, and the positives are between them.",
  hiddenPicture:
    "The same points, placed by the outputs of h₁ and h₂: both positives are now one point, and one line separates it from the negatives.",
  /** The output unit, in formulas and pictures. */
  out: "out",
  truthTable: "What the units output for each example",
  aboutTraining:
    "To train a hidden unit, you need to know its share of the output’s mistakes. For that, the units must rise smoothly from 0 to 1 instead of jumping, so that slopes can be passed back from the output (backpropagation).",
});

export type CuresWords = typeof cures.english;
