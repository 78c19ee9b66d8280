import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";

const written = (order: readonly number[]): string => order.map(figure).join(", ");

export const orders: ExamWords<"orders"> = {
  ask: ({ orders: [blocks, mixed] }) =>
    [
      "A run starts from weights 0 and counts a tie as a mistake. How many updates does its first epoch have in each of these orders?",
      `Label by label: ${written(blocks.order)}`,
      `Labels in turn: ${written(mixed.order)}`,
    ].join("\n"),
  hint: () =>
    "The examples are the same, so what makes the difference? Write down the weights after each update, and ask which of the later scores they change.",
  parts: ({ orders }) => orders.map((one) => written(one.order)),
  said: {
    right: ({ updates: [blocks, mixed] }) =>
      blocks < mixed
        ? "Here label by label has fewer: between two examples of one label there is little to correct. What counts is what the line looks like after a whole epoch."
        : "Here label by label has more: the second label finds weights that have only seen the first.",
    swapped: () => "The two counts are right, but each belongs to the other order.",
    same: () =>
      "The examples are the same, but the counts are not: each update changes the scores of all visits after it.",
    firstMissed: () => "There is one more in each. At the first visit every score is 0, and a tie is a mistake here.",
    impossible: ({ given, examples }) =>
      `${figure(given)} cannot be: an epoch has ${figure(examples)} visits, with at most one update each.`,
    wrong: ({ order: of, example, score, label, mistake }) =>
      mistake
        ? `Look at ${written(of)} again. Its second visit is to ${numbered(example)}: score ${figure(score)}, label ${signed(label)}, so it is a mistake. Go on with the weights after it.`
        : `Look at ${written(of)} again. Its second visit is to ${numbered(example)}: score ${figure(score)}, label ${signed(label)}, so it is no mistake. Go on with the same weights.`,
  },
};
