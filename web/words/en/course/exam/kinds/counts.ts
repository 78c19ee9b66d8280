import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure, numbered, signed } from "../../visits.js";
import { vector } from "../terms.js";

const all = (counts: readonly number[]): string =>
  list(counts.map((count, k) => `${figure(count)} on ${numbered(k + 1)}`));

export const counts: ExamWords<"counts"> = {
  ask: ({ asks, counts: found, example }) => {
    const known = `A run from weights 0, with η = 1 and a tie as a mistake, has made these mistakes: ${all(found)}.`;
    return asks === "weights"
      ? `${known} What are w and b now?`
      : `${known} Can ${numbered(example)} have been the first one visited?`;
  },
  hint: ({ asks }) =>
    asks === "weights"
      ? "What does a single mistake on an example add to the weights? Does it matter when it was made?"
      : "What is the score at the very first visit, whichever example it is, and what does the rule say about that?",
  parts: ({ asks, options }) =>
    asks === "weights"
      ? ["w₁", "w₂", "b"]
      : options.map(
          (option) =>
            ({
              yesCounted: "Yes: it has been a mistake.",
              yesAnyOrder: "Yes: counts do not depend on the order.",
              noNoMistake: "No: it has never been a mistake.",
              noCounted: "No: the first visit changes no weights.",
            })[option],
        ),
  said: {
    right: ({ terms }) =>
      `Each mistake adds its label times its example, and its label to b: ${figure(terms)} terms in all, in any order.`,
    unlabelled: () => "That adds every example. Those with the label −1 are subtracted.",
    once: () => "That has each example once, but it is added as often as it was a mistake.",
    biasSum: ({ counted }) => `There are ${figure(counted)} mistakes, but each adds its label to the bias: +1 or −1.`,
    biasMissing: () =>
      "The weights are right. The bias is the sum of the labels, each as often as there was a mistake.",
    term: ({ example, count, label, place }) =>
      `Begin with ${numbered(example)}: its part is ${figure(count)} times ${signed(label)} times ${vector(place)}. Add the parts of the others, number by number.`,
    yesCounted: ({ right, example, count }) =>
      right
        ? `At first every score is 0, and a tie is a mistake, so the first one visited has a count. That of ${numbered(example)} is ${figure(count)}.`
        : `The count of ${numbered(example)} is ${figure(count)}: it has never been a mistake.`,
    yesAnyOrder: ({ example, count }) =>
      `They tell one thing: at first every score is 0, a tie and so a mistake. The first one visited has a count, and that of ${numbered(example)} is ${figure(count)}.`,
    noNoMistake: ({ right, example, count }) =>
      right
        ? `At first every score is 0, and a tie is a mistake. So the first one visited has a count, but that of ${numbered(example)} is ${figure(count)}.`
        : `The count of ${numbered(example)} is ${figure(count)}, so it has been a mistake.`,
    noCounted: () => "It does: at first every score is 0, a tie is a mistake, and a mistake changes the weights.",
  },
};
