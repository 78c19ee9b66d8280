import { problemOf, sameProblem } from "../document/problem.js";
import type { PlaygroundState } from "../document/state.js";
import type { Answer, CheckContext } from "./checks/kind.js";
import { gradeAnswer } from "./grade.js";
import type { Task } from "./lesson.js";
import { type OpenedStep, withTries } from "./opened-step.js";
import type { Graded } from "./tries.js";

/** The page that the last answer was graded by: what was said of it is not said of what the page has become since. */
export class GradedPage {
  #state: PlaygroundState | null = null;

  grade(task: Task, answer: Answer, moment: CheckContext): Graded {
    this.#state = moment.frame.state;
    return gradeAnswer(task, answer, moment);
  }

  /** The step without what was said of another page; null where that is said of this one, or nothing is. */
  withoutStale(step: OpenedStep, now: PlaygroundState): OpenedStep | null {
    const tries = step.task === null ? undefined : step.tries[step.task];
    const then = this.#state;
    if (!tries?.feedback || !then) return null;
    if (then.visit === now.visit && sameProblem(problemOf(then), problemOf(now))) return null;
    return withTries(step, { ...tries, feedback: null });
  }
}
