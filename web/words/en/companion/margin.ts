import type { Inseparable, Separator } from "../../../state/runs/separability.js";
import { separability } from "../../generated/en/separability.js";
import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import { separatorNoun, updates } from "../nouns.js";

const percent = (share: number): string => `${Math.floor(100 * share)}\u202f%`;

/** Where something is that the stage can't draw: in the space of so many features, or of scaled ones. */
export type FeatureSpace = number | "scaled";

const spaceName = (space: FeatureSpace): string => {
  if (space === "scaled") return "the space of the scaled features";
  return space === 1 ? "the space of the one feature" : `the space of the ${count(space)} features`;
};

const { reason } = separability.english;

/** Whether the examples are separable, how well, and why not. Formulas stand in braces. */
export const margin = room("margin", {
  choice: "Margin, proof or edits",
  choices: { margin: "Margin", angle: "Proof: angle", distance: "Proof: distance", tighten: "Squeeze" },

  analysing: (share: number): string => `Analysing: ${percent(share)}`,
  stale: (share: number): string => `This is from before the last change. Analysing: ${percent(share)}`,
  /** In two parts: the verdict, and what it means. */
  undecided: ["Too close to decide.", "The gap or overlap is so small that a proof would take too long."] as readonly [
    string,
    string,
  ],
  separable: (separator: Separator): readonly [string, string] => [
    "Linearly separable.",
    `With these features, a ${separatorNoun(separator)} has all positives on one side and all negatives on the other.`,
  ],
  inseparable: (separator: Separator): readonly [string, string] => [
    "Not linearly separable.",
    `With these features, no ${separatorNoun(separator)} has all positives on one side and all negatives on the other.`,
  ],

  showMargin: (separator: Separator): string => `Show the maximum-margin ${separatorNoun(separator)} on the stage`,
  showWhy: "Show why on the stage",
  marginElsewhere: (separator: Separator, space: FeatureSpace): string =>
    `The stage can’t draw the maximum-margin ${separatorNoun(separator)}: it is in ${spaceName(space)}.`,
  whyElsewhere: (space: FeatureSpace): string => `The stage can’t draw these points: they are in ${spaceName(space)}.`,

  geometricMargin: "Geometric margin {rho}",
  geometricHint: (separator: Separator, nearest: number): string => {
    const noun = separatorNoun(separator);
    const margin = `The distance from the maximum-margin ${noun} to the nearest examples, in feature space. No other ${noun} has a larger margin.`;
    return nearest === 1
      ? `${margin} 1 example is that close, and it alone decides where the ${noun} is.`
      : `${margin} ${count(nearest)} examples are that close, and they alone decide where the ${noun} is.`;
  },
  radius: "Radius {R}",
  radiusHint: "The length of the longest {example}.",
  boundMargin: "Margin of the bound {gamma}",
  boundMarginHint:
    "The largest margin that {weights} of length 1 can have, with the bias as the weight of a feature that is always 1. The bound divides by {gamma}, not by {rho}.",
  boundMarginUnbiased: "The largest margin that {weights} of length 1 can have. Without a bias, it equals {rho}.",
  bound: "Bound {formula}",

  theorem:
    "No perceptron run that starts from weights 0 makes more updates than this, whatever the order of the visits.",
  atMost: (bound: number): string => `At most ${updates(bound)}.`,
  made: (made: number, bound: number): string => `${count(made)} of at most ${updates(bound)}.`,
  otherRule: "The learner you chose updates by a different rule, so the bound does not apply to it.",
  otherStart: "This run does not start from weights 0, so the bound does not apply to it.",

  weights: "Separating weights",
  maximumMargin: "maximum margin",
  ofBound: "of the bound",
  bias: "bias {b}",
  copyMaximumMargin: "maximum-margin weights",
  copyOfBound: "weights of the bound",

  witness: {
    atOrigin: "An average that is the origin",
    samePoint: "Two averages that are the same point",
    sameDirection: "Two averages in the same direction",
  },
  averages: "The averages, to check by hand",
  example: "example",
  weight: "weight",
  positive: "positives",
  negative: "negatives",
  everyAverage: (separator: Separator): string =>
    `If a ${separatorNoun(separator)} has all positives on one side and all negatives on the other, then every average of a class is on that class’s side.`,
  averageAtOrigin: (why: Inseparable): string => `But here ${reason({ why })}, which is on neither side.`,
  sameExample: (why: Inseparable): string => `But here ${reason({ why })}, which can’t be on both sides.`,
  sameAverage: (why: Inseparable): string =>
    `But here ${reason({ why })}: one point is an average of both classes, and it can’t be on both sides.`,
  sameDirection: (why: Inseparable, factor: string): string =>
    `But here ${reason({ why })}: the average of positives is ${factor} times the average of negatives, so both are on the same side.`,
});

export type MarginWords = typeof margin.english;
