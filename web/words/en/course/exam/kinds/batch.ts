import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const batch: ExamWords<"batch"> = {
  ask: ({ before }) =>
    `The batch perceptron has ${model(before.weights, before.bias)}, and its learning rate is 1. A tie is a mistake. What are the weights after one step on the examples of the table?`,
  hint: () => "Which weights do all four scores use? Of which examples is something added, and with which sign?",
  parts: () => ["w₁", "w₂", "b"],
  said: {
    right: ({ mistakes }) =>
      `Misclassified by the weights before the step are ${list(mistakes.map(numbered))}. Each is added, times its label, all at once.`,
    leftAsBefore: ({ mistakes }) =>
      `Those are the weights before the step, but they misclassify ${figure(mistakes)} of the four.`,
    oneByOne: () =>
      "That is the perceptron, which updates at each visit. Batch takes all scores by the same weights, and then makes one step.",
    all: () => "That adds every example. Those that are on the right side already are left out.",
    unlabelled: () => "That adds the misclassified examples without their labels. One with the label −1 is subtracted.",
    biasOnce: () => "The weights are right. The bias gets the label of each mistake, not only one.",
    onlyOne: ({ example }) => `That adds ${numbered(example)} alone, but it is not the only one that is misclassified.`,
    biasWrong: ({ mistakes }) => `The weights are right. The bias gets the labels of all ${figure(mistakes)} mistakes.`,
    wrong: ({ example, place, label, score }) =>
      `Begin with ${numbered(example)}: its score is ${figure(score)} and its label ${signed(label)}, so its part is ${signed(label)} times ${vector(place)}. Look at the other three in the same way.`,
  },
};
