import type { Scaling } from "../../../engine/types.js";
import type { Coding } from "../../../state/data/coding.js";
import type { TrialRow, TrialView } from "../../../state/runs/frame.js";
import { count, either, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

const scalings: Readonly<Record<Scaling, string>> = {
  none: "None",
  standardize: "Standardise",
  "min-max": "Min–max",
  "unit-norm": "Unit norm",
};

const scalingHints: Readonly<Record<Scaling, string>> = {
  none: "Uses the base features as they are.",
  standardize:
    "Subtracts the mean from each base feature and divides by the standard deviation, before products are made.",
  "min-max": "Maps each base feature to 0 at its smallest value and 1 at its largest, before products are made.",
  "unit-norm": "Divides each example by its length, so that all have length 1, before products are made.",
};

/** How features are scaled, and runs that try each scaling or set of features. */
export const setupTrials = room("setup.trials", {
  scaling: "Scaling",
  scalings,
  scalingHints,
  compareScalings: "Compare scalings",
  scalingCaption: "Trained from zero with each scaling",
  scalingCaptionRanked: "Trained from zero with each scaling. Below each are its weights, largest first",
  updates: "Updates",
  epochs: "Epochs",
  weights: "Weights, largest first",
  moreWeights: (n: number): string => `${count(n)} more`,

  overfitting:
    "More features let a learner fit the training examples better, but it may then predict other examples worse. This is overfitting, and mistakes on held-out examples show it.",
  compareFeatureSets: "Compare feature sets",
  tooFewToHoldOut: (examples: number): string =>
    plural(examples, {
      one: "No examples are held out, and # example is too few for that.",
      other: "No examples are held out, and # examples are too few for that.",
    }),
  holdOut: (percent: number): string => `Hold out ${percent}\u202f%`,
  noneHeldOut: "No examples are held out yet.",
  featuresCaption: "Examples misclassified after training from zero to the end",
  features: "Features",
  training: "Training",
  heldOut: "Held out",
  featureSets: { base: "No products", pairs: "+ pairs", triples: "+ triples", chosen: "Your choice" } as Readonly<
    Record<string, string>
  >,
  misclassified: (mistakes: number, examples: number): string => `${count(mistakes)} of ${count(examples)}`,

  cancel: "Cancel",
  progress: ({
    running,
    trained,
    total,
  }: Pick<TrialView, "running" | "total"> & { readonly trained: number }): string => {
    const done = `${count(trained)} of ${count(total)} trained`;
    if (running) return done;
    return trained < total ? `Cancelled: ${done}` : `All ${count(total)} trained`;
  },
  /** How a run ended that did not converge. */
  ended: ({ stop, epochs, visits }: Pick<TrialRow, "stop" | "epochs" | "visits">): string => {
    if (stop === null) return plural(visits, { one: "Stopped after # visit.", other: "Stopped after # visits." });
    return stop === "settled"
      ? plural(epochs, { one: "Settled after # epoch.", other: "Settled after # epochs." })
      : plural(epochs, { one: "Did not converge in # epoch.", other: "Did not converge in # epochs." });
  },
});

/** What a visit costs a learner with a weight for each feature. */
interface VisitCost {
  readonly features: number;
  readonly bias: boolean;
  readonly perClass: boolean;
  readonly multiplications: number;
}

/** How many products there are of so many factors. */
interface Growth {
  /** Whether a feature is multiplied with itself as well. */
  readonly powers: boolean;
  readonly pairs: number;
  readonly triples: number;
}

const featureCount = (n: number): string => plural(n, { one: "# feature", other: "# features" });

const product = (columns: number): string =>
  columns === 1 ? "Write a power such as x1^2." : "Write a product such as x1*x2.";

const baseFeatures = (n: number): string =>
  plural(n, {
    one: "The only base feature is x1.",
    other: n === 2 ? "The base features are x1 and x2." : `The base features are x1 to x${n}.`,
  });

const recode: Readonly<Record<Coding, string>> = { "plus-minus": "Recode to −1/+1", "zero-one": "Recode to 0/1" };

/** Which features are learned from. */
export const setupFeatures = room("setup.features", {
  features: "Features",
  lastFeature: "At least one feature is needed.",
  bias: "Bias",
  biasName: "Bias: x₀ = 1, a feature that is always 1",

  sets: "Sets of features",
  /** By the most factors of their products. */
  set: { 1: "No products", 2: "All pairs", 3: "All triples" } as Readonly<Record<number, string>>,
  count: featureCount,
  addProduct: "Add a product",
  addHint: (products: readonly string[]): string => `For example ${either(products)}. Press Enter to add it.`,
  alreadyChosen: (product: string): string => `${product} is already chosen.`,
  tooMany: (most: number): string => `You can choose at most ${count(most)} features.`,

  /** Why a product that was typed cannot be read. */
  noProduct: (columns: number): string => product(columns),
  tooManyFactors: (most: number, factors: number): string =>
    `A product has at most ${count(most)} factors; this one has ${count(factors)}.`,
  noPower: (feature: string, most: number): string =>
    `The power of ${feature} must be a whole number from 1 to ${count(most)}.`,
  noFeature: (text: string, columns: number): string => `“${text}” is not a feature. ${product(columns)}`,
  isBias: "x0 is the bias: it is already in every product, as 1.",
  noSuchBase: (base: number, columns: number): string => `There is no x${base}. ${baseFeatures(columns)}`,

  countAlone: (n: number): string => plural(n, { one: "# feature.", other: "# features." }),
  cost: ({ features, bias, perClass, multiplications }: VisitCost): string => {
    const weights = bias ? `${featureCount(features)} and the bias` : featureCount(features);
    const each = perClass ? `${weights} for each class` : weights;
    return plural(multiplications, {
      one: `With ${each}, a visit takes # multiplication.`,
      other: `With ${each}, a visit takes # multiplications.`,
    });
  },
  growth: "How fast the number of products grows",
  growthOf: ({ powers, pairs, triples }: Growth): string =>
    powers
      ? `D features have D(D+1)/2 pairs, which is O(D²): ${count(pairs)} here. They have D(D+1)(D+2)/6 triples, which is O(D³): ${count(triples)} here.`
      : `D features have D(D−1)/2 pairs, which is O(D²): ${count(pairs)} here. They have D(D−1)(D−2)/6 triples, which is O(D³): ${count(triples)} here.`,
  misprint:
    "CIML, section 4.7, prints O(D²) for triples as well. That is a misprint: a third factor multiplies their number by about D again.",

  /** Of words. What stands between the parts is the product. */
  and: [
    "A word is there (1) or not (0), so ",
    " is 1 only where both words are there: AND. A square adds nothing: x² = x.",
  ] as readonly [string, string],
  /** What stands between the parts is the product, then the square. */
  zeroOne: [
    "With values 0 and 1, the product ",
    " is AND: 1 only where both are 1. A square adds nothing: ",
    " is the feature itself.",
  ] as readonly [string, string, string],
  /** What stands between the parts is the product, the square and x₀. */
  plusMinus: [
    "With values −1 and +1, the product ",
    " is not AND but “the same” (XNOR): +1 where the two agree, −1 where they differ. A square is 1 everywhere: ",
    " is a second ",
    ".",
  ] as readonly [string, string, string, string],
  tightBound: (updates: number): string =>
    `The label is this product or its opposite, which makes the bound of XOR tight: it allows ${count(updates)} updates, and the run makes ${count(updates)}.`,
  recode,
});
