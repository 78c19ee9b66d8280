import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number } from "../../grammar/en.js";
import { room } from "../../room.js";
import { biasNoun, exampleName } from "../nouns.js";

const headings = { weights: "Weights now", training: "Weights in training now", counts: "Counts now" };

/** What is in training, as a table. */
export const weights = room("story.weights", {
  /** @param visit while it plays: that of the numbers shown. */
  heading: (what: keyof typeof headings, visit: number | null): string =>
    visit === null ? headings[what] : `${headings[what]}, at visit ${count(visit)}`,
  feature: "feature",
  weight: "weight",
  example: "example",
  countOf: "count α",
  class: "class",
  /** Before its letter. */
  bias: { bias: biasNoun("bias"), threshold: biasNoun("threshold") },
  exampleName,
  noCounts: "Every count is 0.",
  moreCounts: (examples: number): string => `${count(examples)} more with α > 0`,
  between: (rows: number): string => `${count(rows)} more between`,
  all: (features: number): string => `Show all ${count(features)} weights`,
  fewer: "Show fewer",
  hint: "Make a visit or select an example to see what each weight adds to its score.",
  point: (example: number, selected: boolean): string =>
    selected
      ? `Point at a weight to see what it adds to the score of ${exampleName(example)}, which is selected.`
      : `Point at a weight to see what it adds to the score of ${exampleName(example)}.`,
  /** Around the product with its numbers. */
  adds: (example: number): readonly [string, string] => ["It adds ", ` to the score of ${exampleName(example)}.`],
  biasAdds: (as: "bias" | "weight", value: number, precision: Precision): string =>
    `The ${biasNoun(as)} adds ${number(value, precision)} to the score of every example.`,
  threshold: (value: number, precision: Precision): string =>
    `For every example, a score above ${number(value, precision)} means positive.`,
});

/** What unfolds below the story. */
export const story = room("story", {
  notation: (labels: readonly string[], bias: string): string => `Notation: y ∈ {${labels.join(", ")}}, ${bias}`,
  more: { weights: "More about the weights", counts: "More about the counts" },
  choice: {
    labels: "Labels y",
    bias: "Bias as",
    /** Before the letter. */
    biasItself: "bias",
    hint: "This changes only how things are written, not the run, the data or the weights. With labels 0 and 1, a mistake shows as its residual e = y − q. A threshold θ is −b.",
  },
});
