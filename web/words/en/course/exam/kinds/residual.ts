import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const residual: ExamWords<"residual"> = {
  ask: ({ weights, bias, place, label }) =>
    `Labels are 0 and 1, and so are answers: q = 1 for a score above 0, else 0. A neuron has ${model(weights, bias)}. It visits x = ${vector(place)}, whose label is ${figure(label)}. What is the residual e, and what are the weights after the visit?`,
  hint: () =>
    "What is the score, and which answer does it give? Which of label and answer comes first in the residual?",
  parts: () => ["e", "w₁", "w₂", "b"],
  said: {
    right: ({ residual: e, answer, label }) =>
      e === 0
        ? `The answer ${figure(answer)} is the label, so e is 0 and nothing changes.`
        : e > 0
          ? `Label ${figure(label)}, answer ${figure(answer)}: a false negative. Its residual is 1, so the example is added.`
          : `Label ${figure(label)}, answer ${figure(answer)}: a false positive. Its residual is −1, so the example is subtracted.`,
    answerFirst: () => "That is answer minus label. The residual is label minus answer.",
    ofScore: ({ score, answer }) =>
      `That is the label minus the score. First the score ${figure(score)} becomes an answer: q = ${figure(answer)}.`,
    twice: () => "That is a difference of −1 and +1. Here label and answer are 0 or 1.",
    residualWrong: ({ score }) =>
      score > 0
        ? `The score is ${figure(score)}: above 0. What does the neuron answer, and what is label minus answer?`
        : score < 0
          ? `The score is ${figure(score)}: below 0. What does the neuron answer, and what is label minus answer?`
          : "The score is 0. What does the neuron answer, and what is label minus answer?",
    stays: () => "The residual is 0, as you say. So 0 times the example is added: the weights stay as they are.",
    leftAsBefore: ({ residual: e }) =>
      `The residual is ${figure(e)}, as you say, but these are the weights before the visit. What is added to them?`,
    wrongWay: ({ residual: e }) =>
      e > 0
        ? "The score is too low, and with these weights it falls further. The example is added."
        : "The score is too high, and with these weights it grows further. The example is subtracted.",
    biasKept: ({ residual: e }) => `The weights are right. The bias changes too: e = ${figure(e)} is added to it.`,
    weightsWrong: ({ residual: e, place }) =>
      `The residual is right. Add ${figure(e)} times ${vector(place)} to the weights, number by number, and ${figure(e)} to the bias.`,
  },
};
