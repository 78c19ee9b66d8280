import type { LearnerKind } from "../../../engine/types.js";
import type { Notation } from "../../../state/document/notation/notation.js";
import { learners } from "../../generated/en/learners.js";
import { count, list, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { biasNoun, examples } from "../nouns.js";

type BiasAs = Notation["biasAs"];

/** Where the scaled features are 0, in the plane as it is drawn. */
export type Origin = "origin" | "mean" | "least" | "least-of-each";

const origins: Readonly<Record<Origin, string>> = {
  origin: "the origin",
  mean: "the mean of the examples",
  least: "the smallest value",
  "least-of-each": "the smallest value of each feature",
};

/** Examples at one height: all of them, one by its place, or so many. */
export interface HeightGroup {
  readonly height: number;
  readonly examples: number;
  readonly all: boolean;
  /** Of one that is called by its place. */
  readonly place: readonly [number, number] | null;
}

function groupText({ height, examples: n, all, place }: HeightGroup): string {
  const each = n === 1 ? "The example" : `All ${count(n)} examples`;
  const who = all ? each : place ? `(${place.map((x) => number(x)).join(", ")})` : examples(n);
  if (height === 0) return n === 1 ? `${who} stays at height 0` : `${who} stay at height 0`;
  if (height > 0) return n === 1 ? `${who} rises to ${number(height)}` : `${who} rise to ${number(height)}`;
  return n === 1 ? `${who} falls to ${number(height)}` : `${who} fall to ${number(height)}`;
}

/** What is drawn among the examples. */
export type Surface = "plane" | "plane-through-origin" | "surface";

const surfaces: Readonly<Record<Surface, string>> = {
  plane: "plane",
  "plane-through-origin": "plane through the origin",
  surface: "surface",
};

/** The 3-D picture. Its sentences follow one another. */
export const lift = room("lift", {
  role: "3-D picture",
  name: "3-D picture, turned with the arrow keys",
  keyHelp:
    "The left and right arrow keys turn the picture, up and down raise and lower the viewpoint, and Home resets the view.",
  height: "Height",
  own: "The learner’s features",
  others: "Other products",
  constant: "The constant feature",
  constantName: "x₀ = 1 (the bias)",
  view: "View of the 3-D picture",
  left: "Turn left",
  right: "Turn right",
  higher: "Look from higher up",
  lower: "Look from lower down",
  close: "Close the 3-D picture",

  noExamples: "There are no examples to lift yet.",
  picture: (axes: readonly string[], feature: string): string =>
    `3-D picture of the examples over ${list(axes)}, each at the height of ${feature}.`,
  pictureOfConstant: (axes: readonly string[]): string =>
    `3-D picture of the examples over ${list(axes)}, each at the height of the constant feature x₀.`,

  allRise: "All examples rise to x₀ = 1.",
  biasOff: (as: BiasAs, origin: Origin): string =>
    `The ${biasNoun(as)} is off, so the examples stay in the plane, where every boundary goes through ${origins[origin]}.`,
  turnBiasOn: "Turn the bias on",
  addFeature: (feature: string): string => `Let the learner use ${feature}`,
  groups: (groups: readonly HeightGroup[]): string => `${groups.map(groupText).join("; ")}.`,
  range: (feature: string, low: number, high: number): string =>
    `Each example is at the height of its ${feature}, from ${number(low)} to ${number(high)}.`,
  scaled: "The features are scaled, as the learner sees them.",

  noPlane: (kind: LearnerKind): string =>
    `This learner (${learners.english.short[kind]}) does not predict with a single plane, so only the examples are shown.`,
  noWeights: "All weights are 0, so there is no plane yet.",
  biasAlone: (as: BiasAs): string =>
    `All weights except the ${biasNoun(as)} are 0. Every example has the same score, so no plane runs between them.`,
  deeper: "The score depends on more than the three features drawn, so only the examples are shown.",

  upright: {
    constant: (as: BiasAs, origin: Origin): string =>
      as === "threshold"
        ? `θ is 0, so the plane is vertical, over a line through ${origins[origin]}.`
        : `The weight of x₀ is 0, so the plane is vertical, over a line through ${origins[origin]}.`,
    noWeight: (feature: string): string =>
      `The weight of ${feature} is 0, so the surface is vertical over the boundary, as if nothing had been lifted.`,
    noFeature: (feature: string): string =>
      `${feature} is not a feature of the learner. Without it the surface is vertical over the boundary.`,
  },

  separates: (surface: Surface): string =>
    `Now a ${surfaces[surface]} has the positives on one side and the negatives on the other.`,
  /** While it is not known what it misclassifies. */
  among: (surface: Surface): string => `The ${surfaces[surface]} runs among the examples.`,
  noMistakes: (surface: Surface): string => `The ${surfaces[surface]} misclassifies no example.`,
  touches: (surface: Surface): string => `The ${surfaces[surface]} misclassifies no example, but goes through one.`,
  mistakes: (surface: Surface, n: number): string => `The ${surfaces[surface]} still misclassifies ${examples(n)}.`,
  bentByProducts: "It is bent by the other products.",
  bentByScaling: "It is bent by the scaling.",
  ofMean: "It belongs to the mean weights.",
  boundary: (feature: string): string =>
    `Seen from above, the boundary is where it cuts the sheet that all examples lie on, at the height of ${feature}.`,
  boundaryAtOne: "The boundary is where it reaches height 1.",
  /** The dashed line. */
  unbiased: (as: BiasAs): string =>
    `Without a ${biasNoun(as)}, the boundary would be where it reaches height 0 (dashed).`,
});

export type LiftWords = typeof lift.english;
