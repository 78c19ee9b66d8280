import type { TieRule } from "../../../engine/types.js";
import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number, plural } from "../../grammar/en.js";
import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";
import { biasNoun, labelName, verdictName } from "../nouns.js";
import type { BiasApart } from "./visit.js";

/** What is read from a score, and whether it is right. */
export interface Reading {
  readonly score: number;
  /** Where the bias is a threshold: that, and the score as it is written. */
  readonly threshold: { readonly score: number; readonly value: number } | null;
  readonly reader: "perceptron" | "in-training" | "weights" | "kernel";
  /** Null where the learner has no tie rule. */
  readonly tie: TieRule | null;
  readonly label: number;
  readonly mistake: boolean;
  /** Right, but within a margin; its size, where that is a setting. */
  readonly within: { readonly margin: number | null } | null;
  /** The prediction as 0 or 1, where labels are written so. */
  readonly q: string | null;
  readonly precision: Precision;
}

const WITHIN: Phrase = { text: "right, but within the margin", tone: "correct" };

const readers: Readonly<Record<Reading["reader"], string>> = {
  perceptron: "the perceptron predicts",
  "in-training": "the weights in training predict",
  weights: "the weights predict",
  kernel: "the kernel perceptron predicts",
};

/** "Its score is 14", or where that is compared with the threshold. */
function scored({ score, threshold, precision }: Reading): string {
  if (threshold === null) return `Its score is ${number(score, precision)}`;
  const [written, value] = [number(threshold.score, precision), number(threshold.value, precision)];
  if (score === 0) return `Its score is ${written}, equal to the threshold`;
  return `Its score is ${written}, ${score > 0 ? "above" : "below"} the threshold ${value}`;
}

function judged({ mistake, label, within, precision }: Reading): Phrase[] {
  if (within) return [WITHIN, within.margin === null ? "." : ` of ${number(within.margin, precision)}.`];
  if (!mistake) return [verdictName(mistake), "."];
  return [verdictName(mistake), label > 0 ? ", a false negative." : ", a false positive."];
}

function readTie(reading: Reading): Phrase[] {
  const { tie, mistake } = reading;
  const said = [verdictName(mistake), "."];
  if (tie === null) return [`${scored(reading)}, a tie, which counts as `, ...said];
  if (tie === "mistake" || tie === "correct")
    return [`${scored(reading)}, a tie, which the tie rule counts as `, ...said];
  return [
    `${scored(reading)}, a tie, which the tie rule reads as `,
    labelName(tie === "positive" ? 1 : -1),
    ": ",
    ...said,
  ];
}

const firstTies: Readonly<Record<TieRule | "none", string>> = {
  mistake: "a tie, which the tie rule counts as a mistake",
  correct: "a tie, which the tie rule counts as correct",
  negative: "a tie, which the tie rule reads as negative",
  positive: "a tie, which the tie rule reads as positive",
  none: "a tie, which counts as a mistake",
};

interface Start {
  /** Null where there are too many to be listed. */
  readonly weights: readonly number[] | null;
  readonly bias: { readonly as: NonNullable<BiasApart>; readonly value: number } | null;
  readonly precision: Precision;
}

/** What the learners say that keep one weight vector. */
export const linear = room("story.linear", {
  verdict: verdictName,
  within: WITHIN,
  read: (reading: Reading): Phrase[] => {
    if (reading.score === 0) return readTie(reading);
    const { q } = reading;
    return [
      `${scored(reading)}, so ${readers[reading.reader]} `,
      labelName(reading.score),
      q === null ? ": " : ` (q\u00a0=\u00a0${q}): `,
      ...judged(reading),
    ];
  },

  zeroStart: (bias: BiasApart, tie: TieRule | null): string =>
    bias === null
      ? `All weights are 0, so the first score will be 0: ${firstTies[tie ?? "none"]}.`
      : `All weights and the ${biasNoun(bias)} are 0, so the first score will be 0: ${firstTies[tie ?? "none"]}.`,
  start: ({ weights, bias, precision }: Start): string => {
    const listed =
      weights === null
        ? "The weights start from given values"
        : weights.every((value) => value === 0)
          ? "All weights are 0"
          : `The weights are ${weights.map((value) => number(value, precision)).join(", ")}`;
    return bias === null ? `${listed}.` : `${listed} and the ${biasNoun(bias.as)} is ${number(bias.value, precision)}.`;
  },

  stay: "The weights stay the same.",
  onlyBias: (bias: NonNullable<BiasApart> | "weight"): string =>
    `All its features are 0, so only the ${biasNoun(bias)} changes.`,
  nothingToAdd: "All its features are 0, so the update changes nothing.",
  move: (label: number): string => (label > 0 ? "The weights move towards it." : "The weights move away from it."),
  /** What the update did to the score of its example. */
  turned: (before: number, after: number, precision: Precision): string =>
    `Its score goes from ${number(before, precision)} to ${number(after, precision)}.`,
  /** From weights 0, by such a multiple of the example. */
  become: (factor: number, precision: Precision): string => {
    if (factor === 1) return "The weights were all 0. Now they are the example itself.";
    if (factor === -1) return "The weights were all 0. Now they are the example with every sign flipped.";
    return `The weights were all 0. Now they are ${number(factor, precision)} times the example.`;
  },

  mean: "It predicts with the mean of the weights over all visits.",
  pocket: "It predicts with the best weights so far, kept in the pocket.",
  oneVoter: (survived: number): string =>
    `So far it predicts with a single weight vector, because there are no other voters yet. Its survival count is ${count(survived)}.`,
  voters: (vectors: number, survived: number): string =>
    `It predicts by a vote of ${count(vectors)} weight vectors, each counted as often as it survived. The newest has a survival count of ${count(survived)}.`,
  misclassified: (examples: number): string =>
    plural(examples, { one: "It misclassifies # example now.", other: "It misclassifies # examples now." }),
});
