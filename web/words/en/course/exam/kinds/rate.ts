import type { ExamWords } from "../../../../exam-words.js";
import { updates as updatesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";
import { model } from "../terms.js";

const both = (updates: number, otherUpdates: number): string =>
  `the first run makes ${updatesCount(updates)} and the second ${figure(otherUpdates)}`;

export const rate: ExamWords<"rate"> = {
  ask: ({ asks, rate: times, from, start, end, updates }) => {
    if (asks === "weights")
      return `From weights 0, a run with η = 1 makes ${updatesCount(updates)} and ends with ${model(end.weights, end.bias)}. With what does it end if η = ${figure(times)}?`;
    const runs = `Two runs visit these examples in the same order, one with η = 1, the other with η = ${figure(times)}.`;
    const known = {
      zero: "Both start from weights 0.",
      elsewhere: `Both start from ${model(start.weights, start.bias)}.`,
      scaled: `The first starts from ${model(start.weights, start.bias)}, the second from ${figure(times)} times that.`,
      divided: `Both start from weights 0, and at the end all weights of the second and its bias are divided by ${figure(times)}.`,
    }[from];
    return `${runs} ${known} What can be said of the second one?`;
  },
  hint: () =>
    "Write the weights of both runs after two updates as sums. Which parts of a sum does η multiply, and what does that do to the sign of a score?",
  parts: ({ asks, rate: times, options }) =>
    asks === "weights"
      ? ["w₁", "w₂", "b"]
      : options.map(
          (option) =>
            ({
              scales: `The same mistakes, and weights ${figure(times)} times as large.`,
              differs: "Other mistakes, because the start is not scaled.",
              same: "The same mistakes, and the same weights.",
            })[option],
        ),
  said: {
    right: ({ rate: times, updates }) =>
      `From weights 0 the weights are a sum of updates, each of them times ${figure(times)}. No score changes its sign, so there are ${updatesCount(updates)} again.`,
    unchanged: ({ rate: times }) => `The mistakes are the same, but every update is added ${figure(times)} times.`,
    biasUnchanged: ({ rate: times }) =>
      `The bias is a weight like the others: it is multiplied by ${figure(times)} too.`,
    divided: ({ rate: times }) => `That is divided by ${figure(times)}, but η multiplies every update.`,
    notTimes: ({ rate: times, given, before, bias }) =>
      bias
        ? `The bias is not ${figure(given)}: with η = 1 it is ${figure(before)}, and all updates are now ${figure(times)} times as large.`
        : `That weight is not ${figure(given)}: with η = 1 it is ${figure(before)}, and all updates are now ${figure(times)} times as large.`,
    scales: ({ right, from, rate: times, updates, otherUpdates }) => {
      if (from === "divided") return `They would be, but in the end they are divided by ${figure(times)}.`;
      if (!right)
        return `That would be so from weights 0. Here the start is not ${figure(times)} times as large: ${both(updates, otherUpdates)}, and not all at the same visits.`;
      return from === "zero"
        ? `All weights are sums of updates, so all of them are ${figure(times)} times as large, and no score changes its sign: ${updatesCount(updates)} in both runs.`
        : `The start and all updates are ${figure(times)} times as large, so no score changes its sign: ${updatesCount(updates)} in both runs.`;
    },
    differs: ({ right, from, updates, otherUpdates }) => {
      if (right)
        return `The start counts for more or for less beside the updates, so scores change their sign: ${both(updates, otherUpdates)}, and not all at the same visits.`;
      return from !== "scaled"
        ? `The start is 0, and 0 is the same on every scale. So ${both(updates, otherUpdates)}.`
        : `Here the start is scaled as well. So ${both(updates, otherUpdates)}.`;
    },
    same: ({ right, rate: times }) =>
      right
        ? `Every update is ${figure(times)} times as large, so no score changes its sign. Divided by ${figure(times)}, the weights are those of the first run.`
        : `Every update is ${figure(times)} times as large, so even with the same mistakes the weights would not be the same.`,
  },
};
