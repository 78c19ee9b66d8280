import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const digits = ["₀", "₁", "₂"] as const;
const name = (of: number): string => `w${digits[of] ?? ""}`;

export const classes: ExamWords<"classes"> = {
  ask: ({ asks, before, place, example, label }) => {
    const all = before.map((one, k) => `${name(k)} = ${vector(one)}`).join(", ");
    const rule = "Of classes with equal scores, the lowest is predicted.";
    return asks === "scores"
      ? `Three classes have the weights ${all}. ${rule} What does each score for x = ${vector(place)}, and which class is predicted?`
      : `Three classes have the weights ${all}. ${rule} Now ${numbered(example)} is visited: x = ${vector(place)}, of class ${label}. What are the weights after it?`;
  },
  hint: ({ asks }) =>
    asks === "scores"
      ? "The class with the largest score is predicted. Do two classes share it?"
      : "First find the predicted class. How many vectors does a mistake concern?",
  parts: ({ asks, before }) =>
    asks === "scores"
      ? [...before.map((_, k) => `a${digits[k] ?? ""}`), "class"]
      : before.flatMap((_, k) => [`${name(k)}: x₁`, "x₂"]),
  said: {
    scoresRight: ({ predicted, score, tied, mistake }) => {
      const why = tied
        ? `The largest score is ${figure(score)}, and more than one class has it: the lowest of them, ${predicted}, is predicted.`
        : `The largest score is ${figure(score)}, of class ${predicted}.`;
      return mistake ? `${why} Here that is a mistake.` : `${why} Here that is correct.`;
    },
    scoreWrong: ({ of, given, vector: weights, place }) =>
      `The score of class ${of} is not ${figure(given)}: multiply ${vector(weights)} and ${vector(place)} number by number, and add.`,
    tieToHigher: ({ given, lowest }) =>
      `Class ${given} has the largest score, but so has class ${lowest}: a tie goes to the lowest class.`,
    notLargest: ({ given, score, largest }) =>
      `The scores are right, but class ${given} has only ${figure(score)}, and the largest is ${figure(largest)}.`,
    noClass: () => "The scores are right. The predicted class is one of 0, 1 and 2.",
    updateRight: ({ label, predicted, tied }) => {
      const why = tied ? "the tie goes to the lowest class" : "it has the largest score";
      return `Class ${predicted} is predicted (${why}), a mistake: the example is added to ${name(label)} and subtracted from ${name(predicted)}.`;
    },
    stays: ({ label, tied }) =>
      tied
        ? `Class ${label} shares the largest score and is the lowest of those that do, so it is predicted: no mistake, and nothing changes.`
        : `Class ${label} has the largest score, so it is predicted: no mistake, and nothing changes.`,
    leftAsBefore: ({ label, predicted, tied }) =>
      tied
        ? `These are the weights before. The tie goes to the lowest class, ${predicted}, but the example is of class ${label}: a mistake.`
        : `These are the weights before. Class ${predicted} has the largest score, but the example is of class ${label}: a mistake.`,
    wrongWay: ({ label, predicted }) =>
      `That is the wrong way round: ${name(label)} should score more for this example afterwards, and ${name(predicted)} less.`,
    onlyOne: ({ label, predicted }) =>
      `A mistake changes two vectors: that of the right class, ${label}, and that of the predicted one, ${predicted}.`,
    allOthers: ({ predicted }) =>
      `Only the predicted class, ${predicted}, loses the example. The third one was not to blame.`,
    vectorWrong: ({ of, role }) =>
      ({
        label: `Look at ${name(of)}: it is the right class, so the example is added to it.`,
        predicted: `Look at ${name(of)}: its class was predicted by mistake, so the example is subtracted from it.`,
        other: `Look at ${name(of)}: its class is neither the right nor the predicted one, so it stays as it was.`,
      })[role],
  },
};
