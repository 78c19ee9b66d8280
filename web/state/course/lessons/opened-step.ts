import type { Began } from "../checks/kind.js";
import { builtIn, type Course, type CourseLesson, lessonIn, type Reference } from "./course.js";
import { type Attempts, afterTries, untried } from "./grade.js";
import type { Lesson, Step, Task } from "./lesson.js";
import { variedStep } from "./linked-step.js";
import type { Result, Results } from "./progress.js";
import { isSame, type Path, wayOf } from "./unit.js";

/** A step as it is open. A new object with every change. */
export interface OpenedStep {
  readonly course: Course;
  readonly entry: CourseLesson;
  readonly lesson: Lesson;
  readonly step: Step;
  readonly at: Reference;
  /** The language it was opened in. */
  readonly locale: string;
  /** One a task. */
  readonly tries: readonly Attempts[];
  /** The task whose turn it is; none once all have come to an end. */
  readonly task: number | null;
  /** What it began with, as far as that is known. */
  readonly began: Began | null;
  /** See `LinkedStep.variant`. */
  readonly variant: string;
}

export function openedStep(
  opening: Pick<OpenedStep, "course" | "entry" | "lesson" | "at" | "locale">,
): OpenedStep | null {
  const step = opening.lesson.steps[opening.at.step - 1];
  return step ? asStep({ ...opening, began: null }, { step, variant: "" }) : null;
}

/** The step as it is opened, with nothing tried. */
export function asStep(
  opened: Omit<OpenedStep, "step" | "tries" | "task" | "variant">,
  { step, variant }: Pick<OpenedStep, "step" | "variant">,
): OpenedStep {
  const tries = step.tasks.map(() => untried);
  return { ...opened, step, variant, tries, task: tries.length > 0 ? 0 : null };
}

/** What is kept of a task, counted from 1, goes by this name; 0: that a step without tasks has been read. */
export function resultName({ at, variant }: Pick<OpenedStep, "at" | "variant">, task: number): string {
  return `${at.lesson}.${at.step}.${task}${variant && `~${variant}`}`;
}

/** The step in another language, with what has been tried of it. */
export async function inLanguage(opened: OpenedStep, locale: string): Promise<OpenedStep> {
  const lesson = await lessonIn(opened.entry, locale);
  const step = lesson.steps[opened.at.step - 1] ?? opened.step;
  return { ...opened, locale, lesson, step: opened.step.varied ? variedStep(step) : step };
}

/** The language that its texts are in; null: a teacher's own, which does not say. */
export function languageOf({ course, entry, locale }: OpenedStep): string | null {
  if (course !== builtIn) return course.language ?? null;
  return entry.translated[locale] ? locale : "en";
}

export function taskOf({ step, task }: OpenedStep): Task | null {
  return (task !== null && step.tasks[task]) || null;
}

/** How many tasks have not come to an end. */
export function openTasks({ tries }: OpenedStep): number {
  return tries.filter(({ state }) => state === "open").length;
}

/** With other tries at the task whose turn it is; the next one's turn has come where that has ended. */
export function withAttempts(opened: OpenedStep, tries: Attempts): OpenedStep {
  const { task } = opened;
  if (task === null) return opened;
  const all = opened.tries.with(task, tries);
  const next = all.findIndex(({ state }) => state === "open");
  return { ...opened, tries: all, task: next < 0 ? null : next };
}

/** With what has been done of its tasks before. */
export function withResults(opened: OpenedStep, results: Results): OpenedStep {
  return opened.tries.reduce((before, _, index) => {
    const result = before.task === index ? results[resultName(opened, index + 1)] : undefined;
    return result ? withAttempts(before, ended(result)) : before;
  }, opened);
}

/** What is kept of a task. */
function ended({ tries: count, right, open }: Result): Attempts {
  if (open) return afterTries(count);
  return right
    ? { ...untried, count, state: "right", feedback: { code: "answeredBefore", tries: count } }
    : { ...untried, count, state: "passed", feedback: { code: "passedBefore" } };
}

/** The step after or before on a way through the lessons; null where there is none. */
export function neighbour({ course, at }: Pick<OpenedStep, "course" | "at">, by: 1 | -1, path: Path): Reference | null {
  const way = wayOf({ course, at, path });
  return way[way.findIndex((step) => isSame(step, at)) + by] ?? null;
}
