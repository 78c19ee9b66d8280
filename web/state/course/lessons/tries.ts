import type { OwnFeedback, TaskFeedback } from "../checks/feedback.js";

/** Wrong tries after which there is a hint, and after which the solution. */
const hintAfter = 2;
const solutionAfter = 3;

/** The progress of a learner with one task, of a lesson or a question. */
export interface Tries<Feedback = TaskFeedback | OwnFeedback> {
  readonly count: number;
  /** "right": answered; "shown": the solution was; "passed": left alone. */
  readonly state: "open" | "right" | "shown" | "passed";
  /** What is said to the last answer; null: nothing. */
  readonly feedback: Feedback | null;
  readonly hinted: boolean;
  readonly solved: boolean;
  /** Once it is solved; null: nothing is to be said. */
  readonly solution: Feedback | null;
}

export const untried: Tries<never> = {
  count: 0,
  state: "open",
  feedback: null,
  hinted: false,
  solved: false,
  solution: null,
};

/** What an answer is worth, and what is said to it. */
export interface Graded<Feedback = TaskFeedback | OwnFeedback> {
  readonly right: boolean;
  readonly feedback: Feedback | null;
}

export function afterTry<Feedback>(
  tries: Pick<Tries, "count">,
  { right, feedback }: Graded<Feedback>,
): Tries<Feedback> {
  const count = tries.count + 1;
  return {
    count,
    state: right ? "right" : "open",
    feedback,
    hinted: !right && count >= hintAfter,
    solved: !right && count >= solutionAfter,
    solution: null,
  };
}
