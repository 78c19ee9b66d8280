import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { model } from "../terms.js";

export const margin: ExamWords<"margin"> = {
  ask: ({ weights, bias }) =>
    `A line has ${model(weights, bias)}. What are its functional and its geometric margin on these examples?`,
  hint: () =>
    "Every example has a margin of its own, and the margin on all of them is the smallest of these. Which of the two kinds changes if you double w and b?",
  parts: () => ["functional", "geometric"],
  said: {
    right: ({ example, label, score, functional, length, geometric }) =>
      `The smallest is that of ${numbered(example)}: its label ${signed(label)} times its score ${figure(score)} is ${figure(functional)}. Divided by the length of w, ${figure(length)}, that is ${figure(geometric)}.`,
    notSmallest: ({ given, example }) =>
      `The functional margin of ${numbered(example)} is ${figure(given)}, but another example has a smaller one.`,
    labelForgotten: ({ example, label, score }) =>
      `The score of ${numbered(example)} is ${figure(score)}, and its label is ${signed(label)}: multiply the two.`,
    functionalWrong: ({ example, label, score, functional }) =>
      `Compare: ${numbered(example)} scores ${figure(score)}, and times its label ${signed(label)} that is ${figure(functional)}. The functional margin is the smallest of these products.`,
    notDivided: () =>
      "The functional margin is right, but the geometric one is a distance: the functional margin divided by the length of w.",
    biasInLength: ({ length }) =>
      `The distance from the line is divided by the length of w alone, without b: that is ${figure(length)}.`,
    divided: ({ functional, length }) =>
      `The functional margin is ${figure(functional)}, as you say. The length of w is ${figure(length)}: divide by that to get the distance.`,
  },
};
