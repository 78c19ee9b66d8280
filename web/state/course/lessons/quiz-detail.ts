import type { Answer } from "../checks/kind.js";
import { builtIn } from "./course.js";
import { type OpenedStep, resultName } from "./opened-step.js";

/** A question has been answered, or the page judged in a challenge: the detail of `pp-quiz`. */
export interface QuizDetail {
  /** As `progress` names it: "4.2.1", "weights.5" or "spiral". */
  readonly id: string;
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
  /** What was answered: a number, the place of a choice from 0, or several numbers; null: something was done on the page. */
  readonly answer: Answer;
  /** An answer that is right; null: no answer can be named. */
  readonly truth: Answer;
  /** What it is worth in a score. */
  readonly max: 1;
  /** Whether its solution has been shown: then it is worth nothing any more. */
  readonly revealed: boolean;
}

/** Of an answer to a task of a step. */
export function detailOf(
  opened: OpenedStep,
  task: number,
  given: Pick<QuizDetail, "right" | "tries" | "answer" | "truth" | "revealed">,
): QuizDetail {
  const { course } = opened;
  const { lesson, step } = opened.at;
  const kind = kindOfTask(opened, task);
  return {
    id: resultName(opened, task + 1),
    course: course === builtIn ? null : course.title,
    lesson,
    step,
    task: task + 1,
    kind,
    seed: null,
    ...given,
    result: null,
    max: 1,
  };
}

/** Of a task, from 0. */
export function kindOfTask({ step: { tasks } }: Pick<OpenedStep, "step">, task: number): string {
  return tasks[task]?.checks[0]?.kind ?? "";
}
