import type { GuideFailure } from "../../../state/course/lessons/guide-session.js";
import { loading } from "../../generated/en/loading.js";
import { plural } from "../../grammar/en.js";
import { refusals } from "../../refusals.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { mistakes } from "../nouns.js";

interface CourseFailure {
  /** Above a list of what is wrong. */
  readonly mistakes: (count: number) => string;
}

const lost = { lesson: "The lesson could not be loaded.", question: "The question could not be loaded." } as const;

/** Why no lesson, question or challenge could be opened. */
export const failures = room<Sentences<GuideFailure> & CourseFailure>("failures", {
  refused: ({ error }) => refusals.english.said(error),
  mistakes: (count) => `The course has ${mistakes(count)}. Mend them in its file, and open it again:`,
  notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.english.updated}` : lost[what]),
});

/** What stands around the questions before a lesson, the tests, and the ends of units. */
export const rounds = room("rounds", {
  before: (lesson: number): string => `Before lesson ${lesson}`,
  /** @param unit null: of the whole course. */
  test: (unit: string | null): string => (unit === null ? "Test: the whole course" : `Test: ${unit}`),
  place: (question: number, questions: number): string => `Question ${question} of ${questions}`,
  /** Next to the question before a lesson. */
  about: "A question about an earlier lesson, made anew.",
  skip: (lesson: number): string => `Skip to lesson ${lesson}`,
  start: (lesson: number): string => `Start lesson ${lesson}`,
  result: "See the result",

  right: (right: number, questions: number): string => `${right} of ${questions} right on the first try.`,
  lookAgain: "Look at these again:",
  allRight: "There is nothing to look at again.",
  step: (lesson: number, step: number, heading: string): string => `${lesson}.${step} ${heading}`,
  again: "Take another test",

  /** At the end of a unit. */
  ends: (unit: string): string => `${unit}: the end of this unit`,
  /** Before what somebody can do, where the test says that they cannot yet. */
  aim: "Some of this was not right yet. Look at it again, until this sentence is true:",
  next: (unit: string, minutes: number): string =>
    `Next: ${unit}, about ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
  courseEnds: "This was the last unit of the course.",
  takeTest: (questions: number): string =>
    plural(questions, { one: "Take the test: # question", other: "Take the test: # questions" }),
  nextUnit: "Next unit",

  /** In the list of lessons. */
  core: "Start here.",
  optional: "Then choose what you like.",
  minutes: (minutes: number): string => `about ${minutes} min`,
  /** The result of a test. */
  tested: (right: number, questions: number): string => `Last test: ${right} of ${questions}.`,
  steps: (from: string, to: string): string => (from === to ? `Step ${from}` : `Steps ${from}–${to}`),
});

export type RoundsWords = typeof rounds.english;
