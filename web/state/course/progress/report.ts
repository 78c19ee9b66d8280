import type { UiState } from "../../document/state.js";
import { builtIn, type Reference, readReference } from "../lessons/course.js";
import type { Result, Results } from "../lessons/progress.js";
import { questionNow, type Round } from "../questions/rounds/round.js";
import type { ProgressReport, TaskProgress } from "./progress-report.js";
import { writeSaved } from "./saved.js";
import { type Standing, scopeOf } from "./scope.js";

/** What is open, and what has come of what. */
export interface Studied extends Standing {
  /** Of the course that is open. */
  readonly results: Results;
  /** The step that is open as a link has made it, with so many tasks; null: none is open, or it is as it is written. */
  readonly varied: (Reference & { readonly variant: string; readonly tasks: number }) | null;
  readonly ui: Pick<UiState, "counts" | "tries" | "passMark">;
}

export function reportOf(studied: Studied): ProgressReport {
  const { course, quiz, results, questions, ui } = studied;
  const scope = scopeOf(ui.counts, studied);
  const steps = scope.steps.map((at) => namesOf(at, studied));
  const asked = [
    ...steps.flat().map((name) => ({ name, of: results })),
    ...scope.questions.map((name) => ({ name, of: questions })),
  ];
  const known = asked.flatMap(({ name, of }) => (of[name] ? [{ name, result: of[name] }] : []));
  const worth = asked.filter(({ name }) => !isReading(name)).length + scope.untaken;
  const raw = known.filter(({ name, result }) => !isReading(name) && scores(result, ui.tries)).length;
  const isAll = scope.untaken === 0 && asked.length > 0 && asked.every(({ name, of }) => isOver(of[name]));
  const complete = isAll && !scope.endless;
  const at = quiz ?? stepName(studied);
  return {
    course: course === builtIn ? null : course.title,
    at,
    tasks: known.map(({ name, result }) => told(name, result)),
    score: { raw, max: worth },
    complete,
    success: worth === 0 ? complete : !scope.endless && 100 * raw >= ui.passMark * worth,
    saved: writeSaved({
      course: course === builtIn ? null : course.title,
      at,
      results,
      questions,
      tests: testsOf(studied),
    }),
  };
}

const isReading = (name: string): boolean => /^\d+\.\d+\.0/.test(name);
const isOver = (result: Result | undefined): boolean =>
  result !== undefined && (!result.open || result.skipped === true);

/** Whether it counts: right, by itself, and soon enough. */
const scores = ({ right, revealed, tries }: Result, most: number): boolean =>
  right && !revealed && (most === 0 || tries <= most);

const told = (id: string, { kind = "", right, tries, revealed = false, skipped = false }: Result): TaskProgress => ({
  id,
  kind,
  right,
  tries,
  revealed,
  skipped,
});

function stepName({ course, lesson }: Studied): string | null {
  const at = readReference(lesson);
  if (!at) return null;
  return course !== builtIn && !lesson?.includes(".") ? `1.${at.lesson}` : `${at.lesson}.${at.step}`;
}

/** What the results of a step are called: of the step as it is written, or as it was opened with other examples. */
function namesOf({ lesson, step }: Reference, { course, results, varied }: Studied): readonly string[] {
  const place = `${lesson}.${step}.`;
  const named = (count: number, variant: string): string[] =>
    count === 0 ? [`${place}0${variant}`] : Array.from({ length: count }, (_, k) => `${place}${k + 1}${variant}`);
  if (varied?.lesson === lesson && varied.step === step) return named(varied.tasks, `~${varied.variant}`);
  const own = named(course.lessons.find(({ number }) => number === lesson)?.tasks[step - 1] ?? 0, "");
  if (own.some((name) => results[name])) return own;
  const others = Object.keys(results).filter((name) => name.startsWith(place) && name.includes("~"));
  const last = others.at(-1)?.split("~")[1];
  return last === undefined ? own : others.filter((name) => name.endsWith(`~${last}`));
}

/** The test that is open, and the last of each unit. */
function testsOf({ rounds: { open, tests } }: Studied): readonly Round[] {
  return open?.before === null && questionNow(open) ? [open, ...tests] : tests;
}
