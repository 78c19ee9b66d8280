import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const all = (counts: readonly number[]): string =>
  list(counts.map((count, k) => `${figure(count)} on ${numbered(k + 1)}`));

export const counts: ExamWords<"counts"> = {
  ask: ({ asks, counts: found, example }) => {
    const known = `A run from weights 0, with η = 1 and a tie as a mistake, has made these mistakes: ${all(found)}.`;
    return asks === "weights"
      ? `${known} What are w and b now?`
      : asks === "first"
        ? `${known} Can ${numbered(example)} have been the first one visited?`
        : `${known} Can ${numbered(example)} have been the last one in each epoch?`;
  },
  hint: ({ asks }) =>
    asks === "weights"
      ? "What does a single mistake on an example add to the weights? Does it matter when it was made?"
      : "Which visit is sure to be a mistake, whichever example it is to? What do the counts say about the others?",
  parts: ({ asks, options }) =>
    asks === "weights"
      ? ["w₁", "w₂", "b"]
      : options.map(
          (option) =>
            ({
              yesCounted: "Yes: it has been a mistake.",
              yesOpen: "Yes: the counts leave that open.",
              noNoMistake: "No: it has never been a mistake.",
            })[option],
        ),
  said: {
    right: ({ terms }) =>
      `Each mistake adds its label times its example, and its label to b: ${figure(terms)} terms in all, in any order.`,
    unlabelled: () => "That adds every example. Those with the label −1 are subtracted.",
    once: () => "That has each example once, but it is added as often as it was a mistake.",
    biasSum: ({ terms }) => `There are ${figure(terms)} mistakes, but each adds its label to the bias: +1 or −1.`,
    biasMissing: () =>
      "The weights are right. The bias is the sum of the labels, each as often as there was a mistake.",
    term: ({ example, count, label, place }) =>
      `Begin with ${numbered(example)}: its part is ${figure(count)} times ${signed(label)} times ${vector(place)}. Add the parts of the others, number by number.`,
    yesCounted: ({ right, example, count }) =>
      right
        ? `At first every score is 0, and a tie is a mistake, so the first one visited has a count. That of ${numbered(example)} is ${figure(count)}.`
        : `The count of ${numbered(example)} is ${figure(count)}: it has never been a mistake.`,
    yesOpen: ({ right, example, count }) =>
      right
        ? `Only the first visit is sure to be a mistake. As the last one of each epoch, ${numbered(example)} may be right each time.`
        : `The counts do tell: at first every score is 0, a tie and so a mistake. The first one visited has a count, and that of ${numbered(example)} is ${figure(count)}.`,
    noNoMistake: ({ asks, right, example, count }) =>
      right
        ? `At first every score is 0, and a tie is a mistake. So the first one visited has a count, but that of ${numbered(example)} is ${figure(count)}.`
        : asks === "last"
          ? "An example that is visited last need not be a mistake: the weights may be right for it by then."
          : `The count of ${numbered(example)} is ${figure(count)}, so it has been a mistake.`,
  },
};
