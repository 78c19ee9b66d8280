import * as v from "valibot";
import { quoted } from "../../../engine/checks.js";
import { mostTries } from "../../document/limits.js";
import { maybe, text, whole } from "../../document/primitives.js";
import { list, reasonOf, rule } from "../../document/reading/checks.js";
import { type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";
import type { UiState } from "../../document/state.js";
import type { Dispatch } from "../../runs/intent.js";
import { builtIn, type Course, type Reference, readReference } from "../lessons/course.js";
import { isQuestion, progressOf, type Result, type Results } from "../lessons/progress.js";
import { tutorOf } from "../lessons/tutor.js";
import { readReference as readQuestion } from "../questions/opened.js";
import { practiceOf } from "../questions/practice.js";
import { questionNow, type Round, wholeCourse } from "../questions/rounds/round.js";
import { placeShape, readSaved, type Saved, stepShape, writeSaved } from "./saved.js";
import { type Standing, scopeOf, unknownWords } from "./scope.js";

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

const mostTasks = 2000;
const truth = v.boolean("must be true or false");

const task = v.object({
  id: v.pipe(
    v.string("must be a text"),
    v.check(
      (id) => stepShape.test(id) || (isQuestion(id) && placeShape.test(id)),
      "must be a task or a question, such as 4.2.1 or weights.5",
    ),
  ),
  kind: maybe(text(40)),
  right: truth,
  tries: whole,
  revealed: truth,
  skipped: truth,
});

/** As `progress` says it. What is worked out from this, such as the score, is worked out anew. */
const report = v.object({
  course: v.nullable(text(120)),
  at: v.nullable(
    v.pipe(v.string("must be a text"), v.regex(placeShape, "must be a step or a question, such as 4.2 or weights.5")),
  ),
  tasks: list(task, mostTasks, "must be a list of tasks", rule("must name at most {0} tasks", mostTasks)),
});

/** What is given as progress: the text, or the object that has it, or only says the tasks. Null: that there is none. */
export function readGiven(given: unknown): { readonly saved: Saved } | { readonly refusals: readonly Refusal[] } {
  if (given === null) return { saved: { course: null, at: null, results: {}, questions: {}, tests: [] } };
  const { saved } = Object(given) as { readonly saved?: unknown };
  const said = typeof saved === "string" ? saved : given;
  if (typeof said === "string") {
    const read = readSaved(said);
    return "refusal" in read ? { refusals: [read.refusal] } : read;
  }
  if (typeof given !== "object" || Array.isArray(given))
    return { refusals: [refuse("progress", "wrong-type", "must be what the playground has said as progress")] };
  const read = v.safeParse(report, given);
  if (!read.success) return { refusals: read.issues.map(refusalOf) };
  const { course, at, tasks } = read.output;
  const [results, questions] = [false, true].map((ofQuestions) =>
    Object.fromEntries(tasks.filter(({ id }) => isQuestion(id) === ofQuestions).map((one) => [one.id, resultOf(one)])),
  );
  return { saved: { course, at, results: results ?? {}, questions: questions ?? {}, tests: [] } };
}

function refusalOf(issue: v.BaseIssue<unknown>): Refusal {
  const { code, facts } = reasonOf(issue.message);
  const path = v.getDotPath(issue);
  return refuse(path === null ? "progress" : `progress.${path}`, "not-valid", code, ...facts);
}

function resultOf({ kind, right, tries, revealed, skipped }: v.InferOutput<typeof task>): Result {
  const open = !right && (skipped || !revealed);
  return {
    tries: Math.min(tries, mostTries),
    right,
    ...(kind !== undefined && { kind }),
    ...(revealed && { revealed }),
    ...(open && skipped && { skipped }),
    ...(open && { open }),
  };
}

/** What somebody is at in a playground, and what has come of it; null: a teacher's own course has still to come. */
function studiedIn(dispatch: Dispatch): Studied | null {
  const { ui } = dispatch.now().state;
  const { course, opened } = tutorOf(dispatch);
  if (ui.lesson !== null && ui.course !== null && course === builtIn) return null;
  const progress = progressOf(dispatch);
  const { rounds } = practiceOf(dispatch);
  const { at, variant = "", step } = opened ?? {};
  return {
    course,
    lesson: ui.lesson,
    quiz: ui.quiz,
    rounds,
    questions: progress.of(builtIn.id),
    results: progress.of(course.id),
    varied: at && step && variant !== "" ? { ...at, variant, tasks: step.tasks.length } : null,
    ui,
  };
}

/** What has been done in a playground of what counts; null: there is nothing, or a teacher's own course has still to come. */
export function progressIn(dispatch: Dispatch): ProgressReport | null {
  const { lesson, quiz, counts } = dispatch.now().state.ui;
  if (lesson === null && quiz === null && counts.length === 0) return null;
  const studied = studiedIn(dispatch);
  return studied && reportOf(studied);
}

/** The same of all that was begun, where nothing else is said to count. */
export function allDone(dispatch: Dispatch): ProgressReport | null {
  const studied = studiedIn(dispatch);
  if (!studied) return null;
  const { course, results, questions, ui } = studied;
  const done = Object.keys({ ...results, ...questions }).map((name) => (isQuestion(name) ? name : name.split(".")[0]));
  const begun = course === builtIn ? [...new Set(done)] : [wholeCourse];
  const counts = ui.counts.length > 0 ? ui.counts : begun.filter((word) => word !== undefined);
  return counts.length === 0 ? null : reportOf({ ...studied, ui: { ...ui, counts } });
}

/** What is wrong with the words of `counts`; null: a teacher's own course has still to come. */
export function unknownCounts(dispatch: Dispatch): readonly Refusal[] | null {
  const studied = studiedIn(dispatch);
  if (!studied) return null;
  return unknownWords(studied.ui.counts, studied).map((word) =>
    refusalBy("counts", "unknown", "There is nothing named {0} that could count.", quoted(word)),
  );
}

/**
 * Takes progress that the page around has kept, in place of what there is, and opens what was open. What is wrong with it is
 * refused by its field, and nothing changes.
 */
export async function takeProgress(dispatch: Dispatch, given: unknown): Promise<void> {
  const tutor = tutorOf(dispatch);
  const read = readGiven(given);
  if ("refusals" in read) return dispatch({ type: "refuse", refusals: read.refusals });
  const { ui } = dispatch.now().state;
  // Its course may still have to come.
  if (ui.course !== null && tutor.course === builtIn) await tutor.arrive(ui.lesson, ui.course);
  await tutor.atRest();
  const { saved } = read;
  // To forget all is of no course.
  const wrong = given === null ? null : wrongFor(tutor.course, saved);
  if (wrong) return dispatch({ type: "refuse", refusals: [wrong] });
  const { results, questions, tests, at } = saved;
  const practice = practiceOf(dispatch);
  practice.scores.handOver(questions);
  practice.rounds.handOver(tests);
  progressOf(dispatch).handOver(
    tutor.course === builtIn
      ? { [builtIn.id]: { ...results, ...questions } }
      : { [builtIn.id]: questions, [tutor.course.id]: results },
  );
  if (at === null || tutor.shows(at)) tutor.remark();
  else if (at === ui.quiz) await practice.arrive(at);
  else if (readQuestion(at)) dispatch({ type: "set-ui", ui: { quiz: at, lesson: null, lessons: false } });
  else dispatch({ type: "set-ui", ui: { lesson: at, quiz: null, lessons: false } });
}

/** Why progress is none of a course; null: it is. */
function wrongFor(course: Course, { course: title, at }: Saved): Refusal | null {
  if (title !== (course === builtIn ? null : course.title))
    return title === null
      ? refuse("progress.course", "not-valid", "is of the built-in lessons, and a course of its own is open")
      : refuse("progress.course", "not-valid", "is of the course “{0}”, which is not open", title);
  const place = readReference(at);
  const isThere = place
    ? course.lessons.some(({ number, steps }) => number === place.lesson && place.step <= steps.length)
    : at === null || readQuestion(at) !== null;
  return isThere ? null : refuse("progress.at", "not-valid", "is {0}, and there is no such step or question", at ?? "");
}

// What the page around is told: its types alone, which the declarations of the package are made of.

/** What has come of a task, or of a step that was read. */
export interface TaskProgress {
  /** "4.2.1": of lesson 4, step 2, the first; "4.2.0": that the step was read; a question, "weights.5"; a challenge, "spiral". */
  readonly id: string;
  /** As "number" or "weights"; of a step that was read, "read". */
  readonly kind: string;
  readonly right: boolean;
  /** Answers given so far. */
  readonly tries: number;
  /** Whether its solution was shown: then it is worth nothing. */
  readonly revealed: boolean;
  /** Whether it was left out, and has not been answered since. */
  readonly skipped: boolean;
}

/** What somebody has done of what counts: the detail of `pp-progress`. */
export interface ProgressReport {
  /** The title of a teacher's own course; null: the lessons that are built in. */
  readonly course: string | null;
  /** The step, "4.2", the question or the challenge that is open; null: none. */
  readonly at: string | null;
  /** What has been tried, shown, left out or read. */
  readonly tasks: readonly TaskProgress[];
  readonly score: { readonly raw: number; readonly max: number };
  /** Whether all of it has been gone through: answered, shown, left out or read. */
  readonly complete: boolean;
  /** Whether the score reaches the pass mark. Practice without an end has none to reach. */
  readonly success: boolean;
  /** All of it as a short text, for what keeps it: given back, it goes on there. */
  readonly saved: string;
}
