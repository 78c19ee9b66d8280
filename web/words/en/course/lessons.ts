import type { AskedMoment, PlainAsk } from "../../../state/course/lessons/plain-ask.js";
import { learners } from "../../generated/en/learners.js";
import { list, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { epochs, examples, updates } from "../nouns.js";
import { figure } from "../shared/answers.js";
import { settingName, settingValue } from "./feedback.js";

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

/** Around the texts of lessons. */
export const lessons = room("lessons", {
  label: "Lesson",
  loading: "Loading the lesson …",
  /** @param number null: of a teacher's own course. */
  title: (number: number | null, title: string): string => (number === null ? title : `Lesson ${number} · ${title}`),
  leave: "Leave the lesson",
  leaveHint: "The page stays as it is",

  steps: "Steps of the lesson",
  step: (step: number, heading: string, done: boolean): string =>
    done ? `Step ${step}: ${heading}, done` : `Step ${step}: ${heading}`,
  task: (task: number, tasks: number): string => `${task} of ${tasks}`,
  /** Labels before texts of the lesson. */
  hint: "Hint:",
  solution: "Solution:",
  /** Before the sentence to keep is shown. */
  think: "What will you keep of this lesson? Say it in one sentence.",
  ours: "See ours",
  remember: "Remember:",
  sources: "Sources:",
  /** Above a note, which is folded. */
  note: "Footnote",
  noteBack: "Back to the text",
  /** Where undo has gone on to what was there before the step. */
  behind: "You have undone more than this step: its examples are no longer on the page.",
  again: "Bring them back",
  /** Where a link has put other examples or settings under a step than it was written for. */
  varied:
    "The examples, the settings or the moment here are not the lesson’s own. What it asks and says about its own is left out.",
  asWritten: "Open the lesson’s own",
  show: "Show me",
  goOn: "Continue",
  back: "Back",
  backHint: "Back ([)",
  next: "Next",
  nextLesson: "Next lesson",
  /** In place of *Next*, while so many questions are open. */
  skip: (open: number): string => plural(open, { one: "Skip # question", other: "Skip # questions" }),
  /** In place of that, where none may be left out. */
  answerFirst: (open: number): string =>
    plural(open, { one: "Answer the question first", other: "Answer # questions first" }),
  nextHint: "Next (])",

  /** Around the name of the site. */
  otherSite: [
    "This link opens a course from another site:",
    ". If you open it, that site sees your internet address.",
  ] as const,
  /** Around the address. */
  leadsOn: [
    "This link opens a course from another site, because this address leads on to one:",
    ". If you open it, that site sees your internet address.",
  ] as const,
  open: "Open the course",
  dontOpen: "Don’t open it",
});

export type LessonsWords = typeof lessons.english;
