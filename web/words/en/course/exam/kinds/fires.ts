import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

/** "x₁" */
const feature = (at: number): string => `x${"₁₂"[at - 1] ?? ""}`;

export const fires: ExamWords<"fires"> = {
  ask: ({ asks, weights, change }) =>
    asks === "which"
      ? `A neuron without a bias has w = ${vector(weights)}. For which examples of the table does it fire? List their numbers.`
      : `A neuron has w = ${vector(weights)}. The feature ${feature(change.feature)} of an example grows by ${figure(change.by)}, and the other one stays as it is. By how much does the score change?`,
  hint: ({ asks }) =>
    asks === "which"
      ? "What does the neuron do with the two features of an example, and with what number does it compare the result?"
      : "Which of the two products changes, and which stays as it is?",
  parts: ({ asks }) => (asks === "which" ? [] : ["change of the score"]),
  said: {
    right: ({ fired }) =>
      fired.length === 1
        ? `Only there is the score above 0: ${figure(fired[0]?.score ?? 0)}.`
        : `There the scores are above 0: ${list(fired.map(({ score }) => figure(score)))}.`,
    opposite: () => "Those are the ones for which it stays silent: their scores are below 0.",
    noExample: ({ given }) => `There is no example ${figure(given)} in the table.`,
    silent: ({ example, x, score }) =>
      `Not for ${numbered(example)}, ${vector(x)}: its score is ${figure(score)}, which is below 0.`,
    missed: ({ example, x, score }) =>
      `One is missing: ${numbered(example)}, ${vector(x)}, has the score ${figure(score)}, which is above 0.`,
    changed: ({ change: { feature: at, weight, by } }) =>
      `${signed(weight)} for each step of ${feature(at)}, and it makes ${figure(by)} of them. The other product stays as it is.`,
    otherWeight: ({ change: { feature: at } }) =>
      `That takes the weight of the other feature. The one that grows is ${feature(at)}.`,
    weightAlone: ({ change: { by } }) => `That is for growing by 1. The feature grows by ${figure(by)}.`,
    changeAlone: ({ change: { feature: at, weight } }) =>
      `That would take a weight of 1. The weight of ${feature(at)} is ${figure(weight)}.`,
    wrongSign: ({ change: { weight } }) =>
      weight > 0
        ? `The weight ${figure(weight)} is above 0, so the score grows with the feature.`
        : `The weight ${figure(weight)} is below 0, so the score falls when the feature grows.`,
    changeWrong: ({ change: { feature: at, weight, by } }) =>
      `Only the product of ${feature(at)} with its weight ${figure(weight)} changes, and ${feature(at)} grows by ${figure(by)}.`,
  },
};
