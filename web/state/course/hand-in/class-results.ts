import { csv } from "../../io/exports/text-file.js";
import type { Answer } from "../checks/kind.js";
import type { HandedIn, HandedTask } from "./answer-file.js";

/** What has come of a task in a class. */
export interface TaskResults {
  readonly id: string;
  readonly kind: string;
  /** What its step is called; null: no file says it. */
  readonly title: string | null;
  /** Students who have come to it. */
  readonly students: number;
  /** Who have answered it without having seen its solution, and who at the first try. */
  readonly right: number;
  readonly atOnce: number;
  readonly shown: number;
  readonly leftOut: number;
  /** What most of those who did not get it answered last; null: no answer of theirs is known. */
  readonly wrong: { readonly answer: NonNullable<Answer>; readonly students: number } | null;
}

/** The students of a course, and its tasks in their order. */
export interface CourseResults {
  /** The title of a teacher's own course; null: the lessons that are built in. */
  readonly course: string | null;
  readonly students: readonly HandedIn[];
  readonly tasks: readonly TaskResults[];
  /** Those who have handed in several files: the last one counts. */
  readonly replaced: readonly string[];
}

/** What a class has handed in, by courses. Names that differ in case or spaces alone are of one student. */
export function courseResults(all: readonly HandedIn[]): readonly CourseResults[] {
  const courses = [...new Set(all.map(({ course }) => course))];
  return courses.map((course) => {
    const last = new Map<string, HandedIn>();
    const replaced = new Set<string>();
    const inTime = all
      .filter((one) => one.course === course)
      .toSorted((one, other) => Date.parse(one.handedIn) - Date.parse(other.handedIn));
    for (const one of inTime) {
      const student = one.name.trim().replace(/\s+/g, " ").toLowerCase();
      const before = last.get(student);
      // The same file may be chosen twice.
      if (before && before.handedIn !== one.handedIn) replaced.add(one.name);
      last.set(student, one);
    }
    const students = [...last.values()].toSorted((one, other) => one.name.localeCompare(other.name));
    return { course, students, tasks: tasksOf(students), replaced: [...replaced] };
  });
}

function tasksOf(students: readonly HandedIn[]): readonly TaskResults[] {
  const byId = new Map<string, HandedTask[]>();
  for (const { tasks } of students) for (const task of tasks) byId.set(task.id, [...(byId.get(task.id) ?? []), task]);
  return [...byId]
    .map(([id, tasks]) => ({
      id,
      kind: tasks[0]?.kind ?? "",
      title: tasks.flatMap(({ title }) => title ?? [])[0] ?? null,
      students: tasks.length,
      right: tasks.filter(isSolved).length,
      atOnce: tasks.filter((task) => isSolved(task) && task.tries <= 1).length,
      shown: tasks.filter(({ revealed }) => revealed).length,
      leftOut: tasks.filter(({ skipped, right }) => skipped && !right).length,
      wrong: commonest(tasks.filter(({ right }) => !right).map(({ answer }) => answer)),
    }))
    .toSorted((one, other) => byPlace.compare(one.id, other.id));
}

/** Tasks of steps by their numbers, then questions by their names. */
const byPlace = new Intl.Collator("en", { numeric: true });

/** Whether it was answered, and its solution not shown. */
export const isSolved = ({ right, revealed }: HandedTask): boolean => right && !revealed;
export const isReading = ({ kind }: Pick<TaskResults, "kind">): boolean => kind === "read";

function commonest(answers: readonly Answer[]): TaskResults["wrong"] {
  const counts = new Map<string, { readonly answer: NonNullable<Answer>; students: number }>();
  for (const answer of answers) {
    if (answer === null) continue;
    const key = JSON.stringify(answer);
    const known = counts.get(key) ?? { answer, students: 0 };
    known.students++;
    counts.set(key, known);
  }
  return [...counts.values()].toSorted((one, other) => other.students - one.students)[0] ?? null;
}

/** Tasks that a table has columns for: without the questions that one student alone had, which may be hundreds a student. */
export function columnsOf({ students, tasks }: CourseResults): readonly TaskResults[] {
  const ofStep = ({ id }: TaskResults): boolean => /^\d/.test(id);
  return tasks.filter((task) => students.length === 1 || task.students > 1 || ofStep(task));
}

/** Tasks that somebody did not get, first those that most did not: a question of chance may be that of one student alone. */
export function hardest(tasks: readonly TaskResults[], most: number): readonly TaskResults[] {
  return tasks
    .filter((task) => !isReading(task) && task.right < task.students)
    .toSorted((one, other) => other.students - other.right - (one.students - one.right))
    .slice(0, most);
}

/** The mean of the scores, in percent. */
export function meanScore(students: readonly Pick<HandedIn, "score">[]): number {
  const shares = students.map(({ score: { raw, max } }) => (max === 0 ? 0 : raw / max));
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / students.length);
}

/** A row a student; of each task whether it was solved, 1 or 0, and in how many tries. Names of columns are English in every language. */
export function resultsCsv({ students, tasks }: CourseResults): string {
  const asked = tasks.filter((task) => !isReading(task));
  const head = ["name", "handed_in", "score", "max", "complete", ...asked.flatMap(({ id }) => [id, `${id}_tries`])];
  const rows = students.map(({ name, handedIn, score, complete, tasks: done }) => {
    const cells = asked.flatMap(({ id }) => {
      const task = done.find((one) => one.id === id);
      return task ? [isSolved(task) ? "1" : "0", `${task.tries}`] : ["", ""];
    });
    return [name, handedIn, `${score.raw}`, `${score.max}`, complete ? "1" : "0", ...cells];
  });
  return csv([head, ...rows]);
}
