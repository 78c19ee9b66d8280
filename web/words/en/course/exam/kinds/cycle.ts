import type { ExamWords } from "../../../../exam-words.js";
import { updates } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";
import { model } from "../terms.js";

/** After so many epochs. */
const after = (epoch: number): string => (epoch === 0 ? "at the start" : `after epoch ${figure(epoch)}`);
const each = (count: number): string => (count === 1 ? "each epoch" : `every ${figure(count)} epochs`);

export const cycle: ExamWords<"cycle"> = {
  ask: ({ asks, epochs: count }) => {
    const run =
      "No line separates these examples. A run starts from weights 0, counts a tie as a mistake, and visits the examples of the table in order, again and again.";
    return asks === "weights"
      ? `${run} What are the weights and the bias after ${figure(count)} epochs?`
      : `${run} How many updates has it made after ${figure(count)} epochs?`;
  },
  hint: ({ asks }) =>
    asks === "weights"
      ? "Write down the weights after each epoch. What follows once they are the same as after an earlier one?"
      : "Write down the weights after each epoch, and how many updates it had. What follows once the weights are the same as after an earlier one?",
  parts: ({ asks }) => (asks === "weights" ? ["w₁", "w₂", "b"] : ["updates"]),
  said: {
    right: ({ first, again }) =>
      `After epoch ${figure(again)} the weights are as ${after(first)}. The same visits lie ahead, so they come back ${each(again - first)} and the run never stops.`,
    otherEpoch: ({ weights, bias, epoch, every, epochs: count }) =>
      `${model(weights, bias)} is what the run has ${after(epoch)}. It comes back ${each(every)}, but not after epoch ${figure(count)}.`,
    before: ({ epoch }) =>
      epoch === 0
        ? "Those are the weights at the start, and this run never comes back to them at the end of an epoch. It comes back to later ones."
        : `Those are the weights after epoch ${figure(epoch)}, and this run never comes back to them at the end of an epoch. It comes back to later ones.`,
    within: ({ visit }) =>
      `Those are the weights after visit ${figure(visit)}, which is inside an epoch. The question is about the end of one.`,
    bias: () => "The weights are right. The bias goes up by 1 at a mistake on a positive, and down by 1 on a negative.",
    wrong: ({ weights, bias }) =>
      `Go on epoch by epoch until the weights come back. After the first it is ${model(weights, bias)}.`,
    updatesRight: ({ first, again, every }) =>
      `After epoch ${figure(again)} the weights are as ${after(first)}. From there on, the run makes ${updates(every)} ${each(again - first)}, again and again.`,
    impossible: ({ most }) => `It is a whole number from 0 to ${figure(most)}: each visit makes one update at most.`,
    ended: () =>
      "Fewer updates than epochs: then some epoch would have no mistake, and a line would separate the examples.",
    likeFirst: ({ updates: first, epoch, other }) =>
      `The first epoch has ${updates(first)}, but not every epoch is like the first: epoch ${figure(epoch)} has ${figure(other)}.`,
    updatesWrong: ({ updates: first }) =>
      `The first epoch has ${updates(first)}. Count on, epoch by epoch, until the weights come back. What comes after that is the same again.`,
  },
};
