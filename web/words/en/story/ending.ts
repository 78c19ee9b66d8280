import type { Separator } from "../../../state/runs/separability.js";
import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs, separatorNoun } from "../nouns.js";

/** What each learner says of the end of a run, and how a run goes round. */
export const ending = room("story.ending", {
  learnedNothing: "But it has learned nothing: every score is 0, and the tie rule accepts that.",
  learnedNothingOfClasses: (first: string): string =>
    `But it has learned nothing: every score is 0, and class ${first} wins the ties.`,
  alreadyRight: "The weights it started with were already right.",
  meanStillWrong: (examples: number): string =>
    plural(examples, {
      one: "The mean of the weights predicts, and it still misclassifies # example.",
      other: "The mean of the weights predicts, and it still misclassifies # examples.",
    }),
  voteStillWrong: (examples: number): string =>
    plural(examples, {
      one: "The vote predicts, and it still misclassifies # example.",
      other: "The vote predicts, and it still misclassifies # examples.",
    }),
  stillWithin: (made: number): string =>
    plural(made, {
      one: "The last epoch still made # update, on an example that was right but within the margin.",
      other: "The last epoch still made # updates, on examples that were right but within the margin.",
    }),
  byKernelAlone: (separator: Separator): string =>
    `No ${separatorNoun(separator)} can separate these examples, but the kernel’s boundary can be more than that.`,
  doubts: {
    line: (separator: Separator): string =>
      `It may just need more time, or there may be no ${separatorNoun(separator)} that separates these examples.`,
    kernel: "It may just need more time, or there may be no boundary of this kernel that separates these examples.",
    classes:
      "It may just need more time, or there may be no weights that give every example’s own class the highest score.",
  },
  otherCures: "Other cures: a kernel, hidden units",
  rise: "See it in 3-D",
  /** From an epoch on a run goes round, so many epochs at a time. */
  repeatsEpoch: (last: number): string =>
    `After epoch ${count(last)}, the weights are the same as before it, so in this order the run will repeat this epoch forever.`,
  repeatsFromStart: (last: number): string =>
    `After epoch ${count(last)}, the weights are the same as at the start of the run, so in this order the run will repeat these ${epochs(last)} forever.`,
  repeats: (last: number, since: number): string =>
    `After epoch ${count(last)}, the weights are the same as after epoch ${count(since)}, so in this order the run will repeat these ${epochs(last - since)} forever.`,
});
