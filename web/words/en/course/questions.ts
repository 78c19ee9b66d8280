import type { TieRule } from "../../../engine/types.js";
import type { ChallengeFeedback } from "../../../state/course/challenges/challenge.js";
import type { DrawnName } from "../../../state/course/questions/kinds/index.js";
import type { Overlap } from "../../../state/course/questions/overlap.js";
import type { QuestionFacts } from "../../../state/course/questions/practice.js";
import { count, number, plural } from "../../grammar/en.js";
import { refusals } from "../../refusals.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { epochs, updates } from "../nouns.js";
import { figure } from "../shared/answers.js";

/** What the page is worth in a challenge, or what is missing. */
export const challenges = room<Sentences<ChallengeFeedback>>("challenges", {
  refused: ({ error }) => refusals.english.said(error),
  otherLearner: () => "This counts only with the perceptron itself.",
  otherTie: () => "This counts only if a tie is a mistake.",
  ownStart: () => "This counts only if all weights start at 0.",
  noBias: () => "This counts only with a bias.",
  notFive: ({ points }) =>
    plural(points, {
      one: "There is # example, but this needs five points.",
      other: "There are # examples, but this needs five points.",
    }),
  outsideSquare: () => "A point is outside the unit square.",
  otherFeatures: () => "This counts only with x₁ and x₂ as they are.",
  otherFeaturesOrSplit: () => "This counts only with x₁ and x₂ as they are, and no example held out.",
  noLine: () => "No line separates them, so the run would never end.",
  notConverged: () => "The run stops before it converges.",
  otherExamples: () => "This counts only with the eight examples as they were.",
  otherSpiral: () => "This counts only with all points of the spiral as they were.",
  smallMargin: ({ margin }) => `The geometric margin is ${figure(margin)}, which is too small.`,
  mostUpdates: ({ updates: made, margin }) => `${updates(made)}, with a geometric margin of ${figure(margin)}.`,
  slowestOrder: ({ epochs: made, updates: changes }) => `${epochs(made)}, with ${updates(changes)}.`,
  separable: ({ features }) =>
    plural(features, { one: "Separable with # feature.", other: "Separable with # features." }),
  undecided: ({ features }) =>
    plural(features, {
      one: "It could not be decided whether they are separable with # feature.",
      other: "It could not be decided whether they are separable with # features.",
    }),
  inseparable: ({ features }) =>
    plural(features, { one: "Still inseparable with # feature.", other: "Still inseparable with # features." }),
});

const shares = (numbers: readonly (number | null)[]): string =>
  numbers.map((one) => (one === null ? "yours" : figure(one))).join(", ");

/** Why no line separates, by the examples that show it. */
export const overlapSentence = ({ positives, negatives, aroundOrigin, samePoint, place }: Overlap): string => {
  const [p, n] = [shares(positives), shares(negatives)];
  if (aroundOrigin === "positive")
    return `The origin is between the positives (${p}), so it is on no side of any line through it.`;
  if (aroundOrigin === "negative")
    return `The origin is between the negatives (${n}), so it is on no side of any line through it.`;
  if (!samePoint)
    return `Between the positives (${p}) and between the negatives (${n}) there are points in the same direction from the origin, so no line through it has them on different sides.`;
  const at = place === null ? "" : `, at (${place.map(figure).join(", ")})`;
  if (positives.length === 1) return `A positive (${p}) is between the negatives (${n})${at}.`;
  if (negatives.length === 1) return `A negative (${n}) is between the positives (${p})${at}.`;
  return `The same point is between the positives (${p}) and between the negatives (${n})${at}.`;
};

type Say = (facts: QuestionFacts) => string;

const mistakeRules: Readonly<Record<TieRule, string>> = {
  mistake: "It is a mistake if the label times the score is 0 or less.",
  correct: "It is a mistake if the label times the score is less than 0.",
  negative:
    "It is a mistake if the label differs from the prediction: +1 if the score is greater than 0, otherwise −1.",
  positive: "It is a mistake if the label differs from the prediction: +1 if the score is 0 or more, otherwise −1.",
};

/** A rate of 1 is not worth a word. */
const withRate = (ask: string, rate: number): string =>
  rate === 1 ? ask : `${ask} The learning rate is ${number(rate)}.`;

const label = (rate: number): string => (rate === 1 ? "the label" : `${number(rate)} times the label`);

const asks: Readonly<Record<DrawnName, Say>> = {
  mistake: ({ example }) => `Example ${count(example)} comes next. Will it be a mistake?`,
  boundary: ({ example, rate }) =>
    withRate(`Example ${count(example)} comes next, and it is a mistake. Where does the boundary go?`, rate),
  weights: ({ example, rate }) =>
    withRate(`Example ${count(example)} comes next. What are the weights after this visit?`, rate),
  drag: ({ keptBias }) => {
    const ask = "Turn the weight vector until every example is on the side of its label.";
    return keptBias === null ? ask : `${ask} The bias stays ${number(keptBias)}.`;
  },
  inseparable: ({ bias, outside }) => {
    const ask = bias
      ? "A line separates these examples. Add one more, not on top of another, so that no line can."
      : "A line through the origin separates these examples. Add one more, not on top of another, so that none can.";
    return outside ? `${ask} Put it outside: farther left, right, up or down than all the others.` : ask;
  },
  feature: ({ bias }) =>
    bias
      ? "No line separates these examples. Which feature, added to x₁ and x₂, repairs this?"
      : "No line through the origin separates these examples. Which feature, added to x₁ and x₂, repairs this?",
};

const hints: Readonly<Record<DrawnName, Say>> = {
  mistake: ({ tie }) => mistakeRules[tie],
  boundary: ({ rate }) =>
    `The update adds ${label(rate)} times the example to the weights. The boundary is perpendicular to the weight vector: which way does that move it?`,
  weights: ({ tie, rate, bias }) => {
    const update = bias
      ? `On a mistake, add ${label(rate)} times each feature to its weight, and ${label(rate)} to the bias.`
      : `On a mistake, add ${label(rate)} times each feature to its weight.`;
    return `First find the score. ${mistakeRules[tie]} ${update}`;
  },
  drag: () => "The vector points to the side of the positives.",
  inseparable: ({ bias, outside }) => {
    if (!bias)
      return "Look from the origin: if a point is in the same direction as an example of the other label, no line through the origin can separate the two.";
    return outside
      ? "No line can separate an example from two others that it lies between. Yours cannot be the one in the middle: which one can?"
      : "If a point is between examples of the other label, no line can separate it from them.";
  },
  feature: () => "Look for a product that is large on the examples of one label, and small or negative on the others.",
};

/** What is asked, and what helps. */
export const questions = room("questions", { asks, hints });
