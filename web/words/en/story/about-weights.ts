import type { GlossaryWords } from "../../generated/en/glossary.js";
import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { exampleName } from "../nouns.js";

/** What the letters of the page stand for: terms, which open their entries in the glossary. */
export const meanings = room("story.meanings", {
  heading: "What the letters mean",
  terms: {
    example: "example",
    feature: "feature",
    label: "label",
    weight: "weights",
    bias: "bias",
    threshold: "threshold",
    score: "score",
    tie: "tie",
    prediction: "prediction",
    residual: "residual",
    product: "dot product",
    length: "length",
    rate: "learning rate",
    visit: "visit",
    radius: "radius",
    margin: "margin of the bound",
    geometric: "geometric margin",
  } satisfies Partial<Record<keyof GlossaryWords, string>>,
});

/** What else the weights say: their sum, length and sensitivity, and the ways to sort and copy them. */
export const aboutWeights = room("story.aboutWeights", {
  sum: (example: number, selected: boolean): string =>
    selected
      ? `For ${exampleName(example)}, which is selected, the contributions add up to its score:`
      : `For ${exampleName(example)}, the contributions add up to its score:`,
  sumLabel: "The contributions and their sum",
  ofClass: "Show the weights of class",
  length: "Length",
  sameBoundary: "Scale the weights and the bias together, and the boundary stays the same.",
  sensitivity: "Sensitivity",
  sensitivityLabel: "How the score changes with each feature",
  largestFirst: "Largest first",
  fullPrecision: "Full precision",
  copy: "Copy",
  copyName: { weights: "Copy weights", counts: "Copy counts" },
  copied: "Copied.",
  byHand: "The clipboard isn’t available here. Copy this text instead:",

  scale: "Length of the weights shown",
  twice: "× 2",
  twiceName: "× 2: twice as long",
  half: "× ½",
  halfName: "× ½: half as long",
  asTrained: "as trained",
  times: (factor: number): string => (factor < 1 ? `1/${count(1 / factor)} × trained` : `${count(factor)} × trained`),
  unit: "length 1",
  noDirection: "Every weight is 0, so there is no direction yet.",
  trained: "trained",
  shown: "shown",
  /** Each before its formula. */
  rows: {
    length: "length",
    functional: "functional margin",
    geometric: "geometric margin",
    boundary: "distance from 0 to the boundary:",
  },
  effect: "Every score is multiplied by the same positive number, so no sign changes and the boundary does not move.",
  marginsOf: (example: number): string => `The margins are those of ${exampleName(example)}.`,

  slopes: (scaled: boolean): string =>
    scaled
      ? "A feature’s weight says how much the score changes when the scaled feature grows by 1. It is the same for every example."
      : "A feature’s weight says how much the score changes when the feature grows by 1. It is the same for every example.",
  /** Around the name of a feature. */
  rises: (weight: string): readonly [string, string] => ["The score rises most with ", ` (${weight}).`],
  falls: (weight: string): readonly [string, string] => ["The score falls most with ", ` (${weight}).`],
  flat: "Now no feature changes the score: every weight is 0.",
  /** @param example whose slopes follow; null before there is one. */
  byExample: (example: number | null, scaled: boolean): string => {
    const why = "Because of the products, how much the score changes with a base feature depends on the example.";
    if (example === null) return scaled ? `${why} The features are scaled.` : why;
    return scaled ? `${why} For ${exampleName(example)}, with scaled features:` : `${why} For ${exampleName(example)}:`;
  },
  less: (features: number): string =>
    plural(features, { one: "# more feature changes it less.", other: "# more features change it less." }),
  /** After the letter of a feature. */
  isWord: (word: string): string => ` is “${word}”.`,
});
