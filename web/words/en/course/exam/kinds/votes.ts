import { votesOptions } from "../../../../../state/course/questions/exam/kinds/votes.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure, signed } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

const ofVotes = (positive: number, negative: number): string =>
  `Every vector votes with the sign of its score, c times: ${figure(positive)} for +1 and ${figure(negative)} for −1.`;

const ofAverage = (sum: number): string =>
  `For the average the scores themselves count: each times its count, together ${figure(sum)}.`;

export const votes: ExamWords<"votes"> = {
  ask: ({ voters, place }) => {
    const all = voters.map(({ weights, bias, count }) => `${model(weights, bias)}, c = ${figure(count)}`).join("\n");
    return `A run had these vectors, with their survival counts c. What do the voted and the averaged perceptron predict at x = ${vector(place)}?\n${all}`;
  },
  hint: () =>
    "A vector that is very sure and one that is hardly sure: which of the two perceptrons notices the difference?",
  parts: () => votesOptions.map(([voted, averaged]) => `Voted ${signed(voted)}, averaged ${signed(averaged)}.`),
  said: {
    right: ({ positive, negative, sum }) => `${ofVotes(positive, negative)} ${ofAverage(sum)}`,
    votedWrong: ({ positive, negative }) =>
      `The averaged one is right, the voted one is not. ${ofVotes(positive, negative)}`,
    averagedWrong: ({ sum }) => `The voted one is right, the averaged one is not. ${ofAverage(sum)}`,
    bothWrong: ({ positive, negative, sum }) => `Neither is right. ${ofVotes(positive, negative)} ${ofAverage(sum)}`,
  },
};
