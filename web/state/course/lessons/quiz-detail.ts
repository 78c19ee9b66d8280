import { builtIn } from "./course.js";
import type { OpenedStep } from "./opened-step.js";

/** A question has been answered, or the page judged in a challenge: the detail of `pp-quiz`. */
export interface QuizDetail {
  /** The title of a teacher's own course; null: the lessons that are built in, or none. */
  readonly course: string | null;
  /** Of the lesson, from 1; null: of none. */
  readonly lesson: number | null;
  readonly step: number | null;
  readonly task: number | null;
  /** The kind of question, as "number" or "weights"; or the challenge, as "most-updates". */
  readonly kind: string;
  /** Which question of that kind, as `?quiz=weights.4` has it: 4; null: of a lesson, or a challenge. */
  readonly seed: number | null;
  /** In a challenge: whether the result that was to be beaten is. */
  readonly right: boolean;
  /** Answers given to it so far, this one included. */
  readonly tries: number;
  /** In a challenge what the page is worth, as 72 updates, where it counts; else null. */
  readonly result: number | null;
}

/** Of an answer to a task of a step. */
export function detailOf(
  { course, at: { lesson, step }, step: { tasks } }: OpenedStep,
  task: number,
  given: Pick<QuizDetail, "right" | "tries">,
): QuizDetail {
  const kind = tasks[task]?.checks[0]?.kind ?? "";
  return {
    course: course === builtIn ? null : course.title,
    lesson,
    step,
    task: task + 1,
    kind,
    seed: null,
    ...given,
    result: null,
  };
}
