import * as v from "valibot";
import { lazy } from "../../../engine/lazy.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { readState, withOtherExamples } from "../../document/reading/read-state.js";
import { type Refusal, refusalBy } from "../../document/reading/refusal.js";
import { unknownFields } from "../../document/reading/unknown-fields.js";
import { withoutDefaults } from "../../document/reading/without-defaults.js";
import { defaultState } from "../../document/settings.js";
import type { DataSource, PlaygroundState, Table } from "../../document/state.js";
import { check as checkFormat } from "../checks/schema.js";
import { builtIn, lessonIn, readReference } from "../lessons/course.js";
import type { Step, Task } from "../lessons/lesson.js";
import { linkedStep } from "../lessons/linked-step.js";
import { type Reader, refusedBy } from "../written/states.js";
import { taskOf } from "../written/task.js";
import { checkMark, type Texts } from "../written/texts.js";
import { foreignLink, readAnyState } from "./any-state.js";
import { step as format, mostTasks, task as taskFormat, type WrittenStep, type WrittenTask } from "./format.js";
import { type Finder, orNoList } from "./found.js";
import type { Surroundings } from "./surroundings.js";

/** What reads tables, and texts that are not in UTF-8. */
export const tables = lazy(() => import("./table/index.js"));

/** What steps are made with. */
export interface Making extends Surroundings {
  readonly reader: Reader;
  readonly texts: Texts;
}

export interface MadeStep {
  readonly step: Step;
  /** Its state, or that of the step before it. */
  readonly state: PlaygroundState;
  /** For each of its own tasks, from 0 as they are written, the places it has among those of the step. */
  readonly own: readonly { readonly written: number; readonly at: number; readonly truth: WrittenTask["truth"] }[];
}

const plain = { note: null, highlight: [], tasks: [] } as const;

/**
 * A step of a teacher's course. What is wrong is told, and the rest is made all the same.
 * @param before the state of the step before it
 */
export async function stepOf(one: unknown, before: PlaygroundState, making: Making, find: Finder): Promise<MadeStep> {
  const given = orNoList(one);
  const checked = v.safeParse(format, given);
  for (const refusal of unknownFields(format, given)) find.refuse(refusal, { isAdvice: true });
  for (const issue of checked.issues ?? []) find.issue(issue);
  // Of a step in which something is wrong the rest is looked at, so that all is named at once.
  const { title, text, data, note, highlight, hides, tasks } = wellFormed(given);
  const known = find.count;
  const table = data ? await (await tables.load()).tableOf(data, making, find) : null;
  const base = await baseOf(given, table, before, making, find);
  // On a page that is not as its author wants it, no task is tried.
  const isAsWritten = find.count === known;
  const { texts } = making;
  if (typeof text === "string")
    checkMark(text, note !== undefined, (sentence, ...facts) => find.say(["text"], sentence, ...facts));
  const html = texts.blocks(text ?? "", (sentence, ...facts) => find.say(["text"], sentence, ...facts));
  const below = "text" in base.step ? base.step.text : "";
  const { made, own } = tasksOf(tasks, base, making, find);
  const step: Step = {
    ...base.step,
    heading: title ?? "",
    text: html + below,
    state: base.parts,
    tasks: [...base.step.tasks, ...made],
    ...(note !== undefined && {
      note: texts.line(note, "note", (sentence, ...facts) => find.say(["note"], sentence, ...facts)),
    }),
    ...(highlight && { highlight }),
    ...(hides && { hides }),
  };
  return { step, state: base.state, own: isAsWritten ? own : [] };
}

/** The fields of a step that are as they have to be. */
function wellFormed(given: unknown): Partial<WrittenStep> {
  const fields = Object.entries(Object(given) as object).filter(([name, value]) => {
    return Object.hasOwn(format.entries, name) && v.is(format.entries[name as keyof typeof format.entries], value);
  });
  return Object.fromEntries(fields);
}

interface Base {
  readonly step: Partial<Step> & Pick<Step, "note" | "highlight" | "tasks">;
  /** Null: what is on the page stays. */
  readonly parts: Step["state"];
  readonly state: PlaygroundState;
}

/**
 * What a step links to, or says itself. A link to a step of a built-in lesson brings that step, with its text below the
 * author's, its tasks before his, and its state below what the link says.
 */
async function baseOf(
  given: unknown,
  table: Table | null,
  before: PlaygroundState,
  making: Making,
  find: Finder,
): Promise<Base> {
  const { link, state } = Object(given) as Readonly<Record<string, unknown>>;
  const isLink = typeof link === "string";
  const written = isLink ? link : typeof state === "object" && state !== null ? state : undefined;
  if (isLink && state !== undefined)
    find.refuse(refusalBy("", "not-valid", "A step has a link or a state, not both."), { at: ["link"] });
  if (table && typeof state === "object" && state !== null && "data" in state)
    find.say(["data"], "A step has data or a state with data, not both.");
  if (written === undefined && !table) return { step: plain, parts: null, state: before };
  const part = written === undefined ? "data" : isLink ? "link" : "state";
  const refuse = (all: readonly Refusal[]): void => {
    for (const one of all) find.refuse(one, { part, isAdvice: one.code === "unknown-field" });
  };
  const elsewhereTo = isLink ? foreignLink(link) : null;
  if (elsewhereTo) {
    refuse([elsewhereTo]);
    return { step: plain, parts: null, state: before };
  }
  const read = withTable(await readAnyState(written ?? {}), table);
  const made = await linkedTo(read, making);
  refuse(made.refusals);
  const whole = made.state;
  // To examples of one class others are drawn: nothing runs yet.
  const refused = made.refusals.length === 0 ? refusedBy(making.engine, whole) : [];
  refuse(refused.filter(({ code }) => code !== "one-class" && code !== "empty"));
  const uneven = whole.scaling === "none" && !made.isOfLesson ? unevenFeatures(whole.data) : null;
  if (uneven)
    find.refuse(refusalBy(part, "uneven", unevenly, uneven.widest, uneven.narrowest, uneven.times), {
      ...{ at: [part], isAdvice: true },
    });
  const { parts } = made;
  return { step: made.step, parts: made.isOfLesson ? parts : { ...parts, ...saidOf(written, whole) }, state: whole };
}

const unevenly =
  "{0} reaches {2} times as far as {1}, so {1} hardly counts. Add scaling=standardize to the link, or scaling: standardize to the state.";

/** What a link or a state says by its name, even where that is as it is without. */
function saidOf(written: string | object | undefined, state: PlaygroundState): Record<string, unknown> {
  const names = typeof written === "object" ? Object.keys(written) : [];
  return Object.fromEntries(
    names
      .filter((name) => name in defaultState && name !== "ui" && name !== "v")
      .map((name) => [name, Reflect.get(state, name)]),
  );
}

/** Reads the same with the examples of a table. */
function withTable(read: ReadState, table: Table | null): ReadState {
  if (!table) return read;
  const lay = ({ state, refusals }: ReadState): ReadState => {
    const laid = readState({ ...withOtherExamples(state), data: table }, state);
    return { state: laid.state, refusals: [...refusals, ...laid.refusals] };
  };
  const { over } = read;
  return { ...lay(read), over: over && ((step) => lay(over(step))) };
}

/** What takes the place of the step. */
const elsewhere = ["quiz", "worksheet", "course"] as const;

interface Linked extends Base {
  readonly refusals: readonly Refusal[];
  readonly isOfLesson: boolean;
}

async function linkedTo(read: ReadState, { locale }: Pick<Making, "locale">): Promise<Linked> {
  const { state } = read;
  const itself = (...wrong: readonly Refusal[]): Linked => ({
    step: plain,
    parts: withoutDefaults(state),
    state,
    refusals: [...wrong, ...read.refusals],
    isOfLesson: false,
  });
  const other = elsewhere.find((name) => state.ui[name] !== null);
  if (other) return itself(mistake("{0}= opens something else than a step: link to it in the text.", other));
  const at = readReference(state.ui.lesson);
  if (!at) return itself();
  const entry = builtIn.lessons.find(({ number }) => number === at.lesson);
  if (!entry) return itself(mistake("There is no lesson {0}: there are {1}.", at.lesson, builtIn.lessons.length));
  const lesson = await lessonIn(entry, locale);
  const linked = linkedStep(lesson, at, read);
  if (!linked)
    return itself(mistake("Lesson {0} has {1} steps: there is no step {2}.", at.lesson, lesson.steps.length, at.step));
  const { step, parts, refusals } = linked;
  return {
    step,
    parts,
    state: { ...defaultState, ...parts, ui: defaultState.ui } as PlaygroundState,
    refusals: read.over ? refusals : read.refusals,
    isOfLesson: true,
  };
}

const mistake = (sentence: string, ...facts: readonly (string | number)[]): Refusal =>
  refusalBy("link", "not-valid", sentence, ...facts);

/** The tasks of a step, and what of them the author has written. */
function tasksOf(
  given: readonly unknown[] | undefined,
  { step, state }: Base,
  { reader, texts }: Making,
  find: Finder,
) {
  const made: Task[] = [];
  const own: MadeStep["own"][number][] = [];
  for (const [k, one] of (Array.isArray(given) ? given : []).slice(0, mostTasks).entries()) {
    const inTask = find.within(k);
    const before = inTask.count;
    const written = writtenTask(orNoList(one), inTask);
    if (!written) continue;
    // Of a check that has a misspelt field, nothing else is said.
    const isMisspelt = inTask.count > before;
    const at = step.tasks.length + made.length;
    const known = inTask.count;
    made.push(
      ...taskOf(written, {
        reader,
        texts,
        sayAt:
          (path) =>
          (sentence, ...facts) => {
            if (!isMisspelt || path[0] !== "check") inTask.say(path, sentence, ...facts);
          },
        refuse: (at, problem) => inTask.refuse(problem, { at }),
        state,
        isComplete: false,
      }),
    );
    // What is wrong in its file is not tried.
    if (inTask.count === known) own.push({ written: k, at, truth: written.truth });
  }
  return { made, own };
}

/** A task as its schema wants it; null where it is not, which is told. */
function writtenTask(given: unknown, find: Finder): WrittenTask | null {
  const { check } = Object(given) as Readonly<Record<string, unknown>>;
  const unknown = unknownFields(taskFormat, given);
  for (const refusal of unknown) find.refuse(isMisplaced(refusal) ? misplaced(refusal.field) : refusal);
  const checked = v.safeParse(taskFormat, given);
  if (checked.success) return checked.output;
  // A field is missing that is there, with another name.
  if (check === undefined && unknown.some(({ reason }) => reason?.facts[1] === "check")) return null;
  const isOfCheck = ({ path }: v.BaseIssue<unknown>): boolean => path?.[0]?.key === "check";
  for (const issue of checked.issues) if (!isOfCheck(issue) || check === undefined) find.issue(issue);
  if (check === undefined) return null;
  // Of each check by itself what is wrong can be said.
  const list: readonly unknown[] = Array.isArray(check) ? check : [check];
  for (const [k, one] of list.entries())
    for (const issue of v.safeParse(checkFormat, one).issues ?? [])
      find.issue(issue, Array.isArray(check) ? ["check", k] : ["check"]);
  if (list.length === 0) find.issue(checked.issues[0]);
  return null;
}

/** Whether a field of a task is one of its check, and no other of the task is meant. */
const isMisplaced = ({ field, reason }: Refusal): boolean =>
  reason?.facts.length === 1 && checkFormat.options.some(({ entries }) => Object.hasOwn(entries, field));

const misplaced = (field: string): Refusal =>
  refusalBy(field, "unknown-field", "{field} belongs within `check`.", field);

/** So many times as wide as another is one feature, where its numbers leave nothing to the others. */
const farApart = 1000;

/** The features of examples that differ a thousandfold: the widest and the narrowest. Null: none do. */
function unevenFeatures(data: DataSource) {
  if (data.kind !== "table" && data.kind !== "points") return null;
  const columns = data.kind === "table" ? data.columns : ["x₁", "x₂", ""];
  const rows: readonly (readonly number[])[] = data.kind === "table" ? data.rows : data.points;
  const widths = columns.slice(0, -1).map((name, k) => {
    const values = rows.map((row) => row[k] ?? 0);
    const span = (pick: (a: number, b: number) => number): number =>
      values.reduce((a, b) => pick(a, b), values[0] ?? 0);
    return { name, width: span(Math.max) - span(Math.min) };
  });
  const varied = widths.filter(({ width }) => width > 0).sort((a, b) => b.width - a.width);
  const [widest, narrowest] = [varied[0], varied.at(-1)];
  if (!widest || !narrowest || widest.width < farApart * narrowest.width) return null;
  return { widest: widest.name, narrowest: narrowest.name, times: Math.floor(widest.width / narrowest.width) };
}
