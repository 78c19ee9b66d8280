import type { Notation } from "../../../state/document/notation/notation.js";
import type { Inseparable, Separator } from "../../../state/runs/separability.js";
import { separability } from "../../generated/en/separability.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { biasNoun, examples, type Label, labelled, separatorNoun } from "../nouns.js";

/** An example where it is on the plot. Numbers of examples and visits are counted from 1. */
interface Shown {
  readonly example: number;
  readonly label: Label;
  readonly heldOut: boolean;
  readonly x: number;
  readonly y: number;
}

interface Visited {
  readonly visit: number;
  readonly example: number;
  readonly label: Label;
  /** y and q, where labels are 0 and 1. */
  readonly labels: { readonly y: string; readonly q: number } | null;
  /** Of a learner with a score for each class, all of them. */
  readonly score: number | readonly number[];
  readonly mistake: boolean;
}

/** An example's share of an average, as it is written. */
interface Share {
  readonly example: number;
  readonly share: string;
}

const place = (x: number, y: number): string => `${number(x)}, ${number(y)}`;

const shareOf = (side: string, shares: readonly Share[]): string =>
  `the average of the ${side} (${shares.map(({ example, share }) => `${share} of example ${count(example)}`).join(", ")})`;

const misclassified = (n: number, noun: string): string =>
  n === 0
    ? `No ${noun} is misclassified now.`
    : plural(n, { one: `# ${noun} is misclassified now.`, other: `# ${noun}s are misclassified now.` });

/** What a slice through the features leaves out. */
const otherFeatures = (n: number): string => plural(n, { one: "the other feature", other: "the other # features" });

/** The stage in words: for those who hear it, and for the line under the pointer. */
export const narration = room("narration", {
  keyHelp:
    "Arrow keys move the crosshair, in fine steps with Control. With Shift they pan the view. " +
    "P adds a positive example there, N a negative one, 2 to 5 one of another class, and Enter one for the current tool. " +
    "Full stop and comma select the next and the previous example. Alt and arrows nudge it, F flips its label, " +
    "Delete removes it and Escape deselects it. Plus and minus zoom, and 0 fits the view.",

  /** Answers to keys. */
  place,
  /** Of the first press that would draw one. */
  wouldAdd: (x: number, y: number): string =>
    `The crosshair is at ${place(x, y)}. Press again to add an example there.`,
  view: (x: readonly [number, number], y: readonly [number, number]): string =>
    `The view goes from ${number(x[0])} to ${number(x[1])} across, and from ${number(y[0])} to ${number(y[1])} up.`,
  noExamples: "There are no examples.",
  noneSelected: "No example is selected.",
  moved: (example: number, x: number, y: number): string => `Example ${count(example)} moved to ${place(x, y)}.`,
  added: (label: Label, x: number, y: number): string => {
    if (typeof label !== "string") return `Example of class ${label.className} added at ${place(x, y)}.`;
    return label === "positive"
      ? `Positive example added at ${place(x, y)}.`
      : `Negative example added at ${place(x, y)}.`;
  },
  removed: (example: number): string => `Example ${count(example)} removed.`,
  tooManyFeatures: (features: number): string =>
    `Each example has ${count(features)} features, so you can’t draw or move examples here.`,

  /**
   * @param score null where what predicts has none.
   * @param predicted null where nothing is predicted.
   */
  example: (
    { example, label, heldOut, x, y }: Shown,
    score: number | null,
    predicted: Label | "tie" | null,
  ): string => {
    const labels = heldOut ? `${labelled(label)}, held out` : labelled(label);
    const shown = `Example ${count(example)}, ${labels}, at ${place(x, y)}`;
    const scored = score === null ? shown : `${shown}; score ${number(score)}`;
    if (predicted === null) return scored;
    return predicted === "tie" ? `${scored}, a tie` : `${scored}, predicted ${labelled(predicted)}`;
  },
  /** On the plot. */
  readout: ({ example, label, heldOut, x, y }: Shown, [nameX = "", nameY = ""]: readonly string[]): string => {
    const labels = heldOut ? `${labelled(label)} · held out` : labelled(label);
    return `example ${count(example)} · ${labels} · ${nameX} ${number(x)} · ${nameY} ${number(y)}`;
  },

  /** @param mixed the places where the labels differ. */
  crowds: (places: number, mixed: number): string =>
    `${plural(places, { one: "At # place there are", other: "At # places there are" })} several examples${mixed === 0 ? "" : `, at ${count(mixed)} of them with different labels`}.`,

  noExamplesYet: "No examples yet.",
  counts: (positive: number, negative: number): string =>
    `Examples: ${count(positive)} positive, ${count(negative)} negative.`,
  classCounts: (total: number, classes: readonly { readonly label: Label; readonly n: number }[]): string =>
    `${examples(total)}: ${classes.map(({ label, n }) => `${count(n)} of ${labelled(label)}`).join(", ")}.`,
  heldOut: (n: number): string => plural(n, { one: "# of them is held out.", other: "# of them are held out." }),

  nothingVisited: "No example has been visited yet.",
  visited: ({ visit, example, label, labels, score, mistake }: Visited): string => {
    const named = labels ? `${labelled(label)}, y ${labels.y}, q ${labels.q}` : labelled(label);
    const scored =
      typeof score === "number"
        ? `score ${number(score)}`
        : `scores by class ${score.map((one) => number(one)).join("; ")}`;
    const outcome = mistake ? "a mistake" : "correct";
    return `Visit ${count(visit)}: example ${count(example)}, ${named}, ${scored}, ${outcome}.`;
  },

  misclassified: (n: number): string => misclassified(n, "example"),
  misclassifiedTraining: (n: number): string => misclassified(n, "training example"),
  misclassifiedHeldOut: (n: number): string => misclassified(n, "held-out example"),

  separable: "The examples are linearly separable.",
  marginShown: (separator: Separator, margin: number): string =>
    `The stage shows the maximum-margin ${separatorNoun(separator)}, with a margin of ${number(margin)} on both sides.`,
  notSeparable: "The examples are not linearly separable.",
  notSeparableBecause: (why: Inseparable): string =>
    `The examples are not linearly separable: ${separability.english.reason({ why })}.`,
  /** Of a label without examples in it there is no average. */
  averagesShown: (positive: readonly Share[], negative: readonly Share[]): string => {
    const averages = [
      ...(positive.length > 0 ? [shareOf("positives", positive)] : []),
      ...(negative.length > 0 ? [shareOf("negatives", negative)] : []),
    ];
    return `The stage shows ${list(averages)}.`;
  },

  boundary: (equation: string): string => `The boundary is ${equation}.`,
  noBoundary: "There is no boundary: the weights and the bias are 0.",
  /** @param bias as the page writes it. */
  biasAlone: (bias: number, { biasAs }: Pick<Notation, "biasAs">, sign: "positive" | "negative"): string =>
    `There is no boundary: the weights are 0 and the ${biasNoun(biasAs)} is ${number(bias)}, so every score is ${sign}.`,
  byClasses: (classes: number): string =>
    `Each place belongs to the class with the highest of ${count(classes)} scores.`,
  onlyLabel: (label: Label): string => `Everything in view is predicted ${labelled(label)}.`,
  curved: "The boundary is not straight. It is drawn from predictions at many places in the view.",
  slice: (others: number): string =>
    `It is drawn at the average of ${otherFeatures(others)}, so an example’s prediction can differ from the side it is on.`,
  inTraining: (equation: string): string => `The boundary of the weights in training is ${equation}.`,
  hatched: (first: string, second: string): string => `Cross-hatching shows where ${first} and ${second} disagree.`,
  countingDisagreements: "Counting where they disagree …",
  disagreements: (n: number): string => (n === 0 ? "They agree on every example." : `They disagree on ${examples(n)}.`),

  /** On the plot, where no boundary is to be seen on it, or it is a slice. */
  seen: {
    noBoundary: "no line yet: weights and bias are 0",
    allPositive: "no line: weights 0, every score above 0",
    allNegative: "no line: weights 0, every score below 0",
    outside: "the boundary is outside this view",
    noScores: "no boundary: every score is 0",
    noWeights: "no boundary: all weights are 0",
    onlyLabel: (label: Label): string => `no boundary in this view: everything is predicted ${labelled(label)}`,
    slice: (others: number): string => `boundary at the average of ${otherFeatures(others)}`,
  },
});

export type NarrationWords = typeof narration.english;
