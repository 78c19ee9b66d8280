import type { Keeper } from "../../../state/course/lessons/progress.js";
import type { Path } from "../../../state/course/lessons/unit.js";
import { room } from "../../room.js";

const paths: Readonly<Record<Path, string>> = {
  hour: "On your own",
  lecture: "A lecture",
  lab: "A lab",
};

/** What has been done of a course. */
interface Progress {
  readonly done: number;
  readonly steps: number;
  readonly right: number;
  readonly tasks: number;
}

/** The lists of lessons, of questions and of challenges. */
export const course = room("course", {
  titles: { lessons: "Lessons", practice: "Practice", challenges: "Challenges" },
  kinds: "Lessons, practice or challenges",
  close: "Close",

  waysThrough: "Which lessons",
  paths,
  progress: ({ done, steps, right, tasks }: Progress): string =>
    tasks > 0
      ? `${done} of ${steps} steps done, ${right} of ${tasks} questions answered.`
      : `${done} of ${steps} steps done.`,
  /** Whose results are shown, by what keeps them. */
  whose: {
    browser: "These are the results of whoever uses this browser, which keeps them.",
    host: "These results come from the page around the playground, which keeps them.",
    page: "This browser keeps no results: they are lost when you close the page.",
  } satisfies Readonly<Record<Keeper, string>>,
  done: "done",
  stepsDone: (done: number, steps: number): string => `${done} of ${steps} steps done`,

  yourWork: "Return to your work",
  builtIn: "Open the built-in lessons",
  open: "Open a course …",
  clearProgress: "Clear my progress",

  aboutPractice:
    "Unlimited practice, with your own examples where they suit the question. Your work comes back when you leave.",
  firstTries: (right: number, tries: number): string => `${right} of ${tries} right on the first try`,
  aboutChallenges: "Change the page to answer, and beat your best result.",
  best: (result: string): string => `your best result: ${result}`,
  /** After "Copy". */
  scores: "your scores",
  clearScores: "Clear my scores",
});

export type CourseWords = typeof course.english;
