import type { AskedMoment, PlainAsk } from "../../../state/course/lessons/plain-ask.js";
import { list, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { epochs, examples, updates } from "../counted.js";
import { learners } from "../learners.js";
import { settingName, settingValue } from "./feedback.js";
import { figure } from "./visits.js";

/** How far is counted. */
const until = ({ at, count }: AskedMoment): string =>
  ({
    now: "up to this moment",
    end: "in all",
    next: "up to the next visit, counting that one",
    visit: plural(count, { one: "in the first visit", other: "in the first # visits" }),
    epoch: plural(count, { one: "in the first epoch", other: "in the first # epochs" }),
  })[at];

/** When it is looked at. */
const after = ({ at, count }: AskedMoment): string =>
  ({
    now: "now",
    end: "at the end of the run",
    next: "after the next visit",
    visit: `after visit ${figure(count)}`,
    epoch: `after epoch ${figure(count)}`,
  })[at];

/** Which visit is meant. */
const visit = ({ at, count }: AskedMoment): string =>
  ({
    now: "the last visit made",
    end: "the last visit of the run",
    next: "the next visit",
    visit: `visit ${figure(count)}`,
    epoch: `the last visit of epoch ${figure(count)}`,
  })[at];

/** What a task of a lesson asks for, where the examples or settings are not those that its author wrote it for. */
export const asks = room<Sentences<PlainAsk>>("asks", {
  updates: (asked) => `How many updates does the run make ${until(asked.until)}?`,
  mistakes: (asked) => `How many mistakes does the run make ${until(asked.until)}?`,
  visits: (asked) => `How many visits does the run make ${until(asked.until)}?`,
  epochs: (asked) => `How many epochs does the run make ${until(asked.until)}?`,
  score: ({ of }) => `What is the score at ${visit(of)}?`,
  label: ({ of }) => `What is the label of the example at ${visit(of)}?`,
  example: ({ of }) => `What is the number of the example at ${visit(of)}?`,
  trainingMistakes: (asked) => `How many training examples are wrong ${after(asked.after)}?`,
  bias: (asked) => `What is the bias ${after(asked.after)}?`,
  weights: (asked) => `What are the weights ${after(asked.after)}?`,
  weight: (asked) => `What is the weight of ${asked.feature} ${after(asked.after)}?`,
  mistake: () => "Will the next visit be a mistake?",
  separatingWeights: () => "Find weights that get every example right.",
  cells: ({ first, last }) =>
    first === last
      ? `Fill in the row of visit ${figure(first)}.`
      : `Fill in visits ${figure(first)} to ${figure(last)}.`,
  converged: () => "Go to the end of the run: it should converge.",
  separates: () => "Get every example on the side of its label.",
  separable: () => "Make the examples separable.",
  inseparable: () => "Make the examples inseparable.",
  separableBy: ({ added }) => `Make the examples separable by adding ${examples(added)}.`,
  inseparableBy: ({ added }) => `Make the examples inseparable by adding ${examples(added)}.`,
  reached: ({ unit, count }) => `Go to ${unit} ${figure(count)}.`,
  bound: ({ least }) => `Change the examples until the bound is ${figure(least)} or more.`,
  targetBound: ({ least }) => `Choose a w* whose bound is ${figure(least)} or more.`,
  astray: ({ most }) =>
    most === 0
      ? "Choose a target that no update goes away from."
      : `Choose a target that at most ${updates(most)} go away from.`,
  runTakes: ({ of, least, most }) => {
    const counted = (count: number): string => (of === "updates" ? updates(count) : epochs(count));
    return least === null
      ? `Let the run converge within ${counted(most)}.`
      : `Let the run take at least ${counted(least)} to converge.`;
  },
  disagree: ({ between, least }) =>
    `Let ${list(between.map((kind) => `“${learners.english.titles[kind]}”`))} disagree on at least ${examples(least)}.`,
  setting: ({ name, wanted }) => `Set “${settingName(name)}” to ${settingValue(wanted)}.`,
  feature: ({ feature }) => `Add ${feature} to the features.`,
});
