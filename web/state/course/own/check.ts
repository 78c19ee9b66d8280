import * as v from "valibot";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Refusal } from "../../document/reading/refusal.js";
import { unknownFields } from "../../document/reading/unknown-fields.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import { parameters } from "../../io/link-and-parameters.js";
import type { Lesson } from "../lessons/lesson.js";
import { courseText, file, fileAddress, mostSteps } from "./format.js";
import { Findings, orNoList, type Path } from "./found.js";
import { located, parsed } from "./parse.js";
import { type MadeStep, stepOf } from "./step.js";
import { alone, nameOf, type Surroundings } from "./surroundings.js";
import { ownTexts } from "./texts.js";
import { type Heard, tryStep } from "./trial.js";

/** What is wrong with a course, and where: all of it. */
export class CourseError extends PlaygroundError {
  /** Each mistake: the page lists them, in its language. */
  readonly parts: readonly Refusal[];

  /** @param advice what else there is to say */
  constructor(
    parts: readonly Refusal[],
    readonly advice: readonly Refusal[] = [],
  ) {
    super("not-valid", "course", "In the course: {0}", [parts.map(({ message }) => message).join(" ")]);
    this.parts = parts;
  }
}

/** A course as its file says it. */
export interface ReadCourse {
  readonly lesson: Lesson;
  /** Of its texts; null: it does not say. */
  readonly language: string | null;
  /** As JSON, with the tables that lie beside it inside. */
  readonly source: string;
  /** What else lies beside it: what its texts show or link to. */
  readonly beside: Made["beside"];
  /** Fields that nobody knows, and advice. */
  readonly advice: readonly Refusal[];
  /** Goes through its tasks, and resolves with what does not come out as the course says. */
  readonly tryTasks: () => Promise<readonly Refusal[]>;
}

/**
 * Reads the file of a course. Throws `CourseError` that names all that is wrong, and where: in that case the tasks too are tried.
 * @param isForAuthor whether what is still empty is said too
 */
export async function readCourse(text: string, surroundings: Surroundings, isForAuthor = false): Promise<ReadCourse> {
  const findings = new Findings();
  const given = await parsed(text, findings);
  const made = given === undefined ? null : await madeOf(orNoList(given), surroundings, findings);
  const { title = "", language = null } = Object(given) as { readonly title?: string; readonly language?: string };
  const lesson = lessonOf(title, made?.steps ?? []);
  const tryAll = (into: Findings): Promise<void> => triedOf(made?.steps ?? [], lesson, surroundings, into);
  if (isForAuthor) adviseOfEmpty(given, findings);
  if (findings.isWrong) await tryAll(findings);
  const { mistakes, advice } = await located(findings, text);
  if (mistakes.length > 0) throw new CourseError(mistakes, advice);
  return {
    lesson,
    language,
    source: made?.tables.size === 0 && isJson(text) ? text : courseText(inside(given, made?.tables ?? new Map())),
    beside: made?.beside ?? new Map(),
    advice,
    tryTasks: async () => {
      const tried = new Findings();
      await tryAll(tried);
      return (await located(tried, text)).mistakes;
    },
  };
}

/** All that is wrong with a course, and what else there is to say of it. */
export async function checkCourse(
  text: string,
  surroundings: Surroundings,
): Promise<{ readonly mistakes: readonly Refusal[]; readonly advice: readonly Refusal[] }> {
  try {
    const { advice, tryTasks } = await readCourse(text, surroundings, true);
    return { mistakes: await tryTasks(), advice };
  } catch (error) {
    if (error instanceof CourseError) return { mistakes: error.parts, advice: error.advice };
    throw error;
  }
}

/** A course that somebody is writing. */
export interface Review {
  /** Their texts as HTML, as far as they can be made. */
  readonly texts: readonly string[];
  readonly mistakes: readonly Refusal[];
  readonly advice: readonly Refusal[];
  /** What the run says of each step and task when it is asked, from 0; left out where it cannot be asked. */
  readonly heard: readonly (readonly (Heard | undefined)[])[];
  /** What each step has on the page. */
  readonly states: readonly PlaygroundState[];
}

/** What there is to say of a course while it is written, whatever is wrong with it: its files are all inside. */
export async function reviewCourse(
  written: unknown,
  reading: Pick<Surroundings, "locale" | "engine">,
): Promise<Review> {
  const findings = new Findings();
  const surroundings = { ...reading, ...alone };
  const { steps } = await madeOf(written, surroundings, findings);
  adviseOfEmpty(written, findings);
  const heard = steps.map((): Heard[] => []);
  await triedOf(steps, lessonOf("", steps), surroundings, findings, (step, task, said) => {
    const ofStep = heard[step];
    if (ofStep) ofStep[task] = said;
  });
  // Who writes on the page counts steps, and no lines.
  const { mistakes, advice } = await located(findings, "");
  const [texts, states] = [steps.map(({ step }) => step.text), steps.map(({ state }) => state)];
  return { texts, heard, states, mistakes, advice };
}

/** Says which texts are still empty: nobody can read them. A step that puts something on the page may have none. */
function adviseOfEmpty(given: unknown, findings: Findings): void {
  const { steps } = Object(given) as { readonly steps?: unknown };
  for (const [at, step] of (Array.isArray(steps) ? steps : []).entries()) {
    const { tasks, title, text, ...shown } = Object(step) as Readonly<Record<string, unknown>>;
    const own = Array.isArray(tasks) ? tasks : [];
    const isBare = own.length === 0 && Object.keys(shown).length === 0;
    const advise = (path: Path, task: number | null = null): void => {
      const whole = ["steps", at, ...(task === null ? [] : ["tasks", task]), ...path].join(".");
      // What is wrong with it has been said.
      if (!findings.all.some((found) => found.path.join(".") === whole)) findings.in(at, task).advise(path, isEmpty);
    };
    for (const path of emptyIn({ title, ...(isBare && { text }) })) advise(path);
    for (const [k, task] of own.entries()) for (const path of emptyIn(task)) advise(path, k);
  }
}

const isEmpty = "{field} is empty.";

/** No text of a task is within more. */
const deepest = 6;

/** Where there are texts without a letter. */
function emptyIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === "string") return /\S/.test(value) ? [] : [path];
  if (path.length === deepest) return [];
  return Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    emptyIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const isJson = (text: string): boolean => /^\s*\{/.test(text);

const lessonOf = (title: string, steps: readonly MadeStep[]): Lesson => ({
  title,
  keep: "",
  sources: [],
  steps: steps.map(({ step }) => step),
});

interface Made {
  readonly steps: readonly MadeStep[];
  /** The texts of tables that lie beside the course, by the names of their files. */
  readonly tables: ReadonlyMap<string, string>;
  /** Of what else lies beside it the paths, by the names. */
  readonly beside: ReadonlyMap<string, string>;
}

async function madeOf(given: unknown, surroundings: Surroundings, findings: Findings): Promise<Made> {
  const inFile = findings.in();
  for (const refusal of unknownFields(file, given)) inFile.refuse(refusal, { isAdvice: true });
  for (const issue of v.safeParse(file, given).issues ?? []) inFile.issue(issue);
  const { steps = [], glossary, files } = Object(given) as Readonly<Record<string, unknown>>;
  const list = Array.isArray(steps) ? steps.slice(0, mostSteps) : [];
  const reader = { engine: surroundings.engine, parameters: await parameters.load() };
  const tables = new Map<string, string>();
  const textAt = async (path: string): Promise<string> => {
    const text = tables.get(path) ?? (await surroundings.textAt(path));
    tables.set(path, text);
    return text;
  };
  const inside = new Map(Object.entries(Object(files)));
  const beside = new Map<string, string>();
  const addressOf = (path: string): string | null => {
    const held = inside.get(nameOf(path));
    // An address of any other kind is refused, and leads nowhere until then.
    if (typeof held === "string") return held.match(fileAddress) ? held : null;
    const address = surroundings.addressOf(path);
    if (address !== null) beside.set(nameOf(path), path);
    return address;
  };
  const destinations = { addressOf, reader, steps: list.length };
  const texts = ownTexts(glossary, destinations, inFile);
  const making = { ...surroundings, textAt, reader, texts };
  const made: MadeStep[] = [];
  for (const [at, one] of list.entries())
    made.push(await stepOf(one, made.at(-1)?.state ?? defaultState, making, findings.in(at)));
  return { steps: made, tables, beside };
}

async function triedOf(
  steps: readonly MadeStep[],
  lesson: Lesson,
  { engine }: Surroundings,
  into: Findings,
  hear: (step: number, task: number, said: Heard) => void = () => {},
): Promise<void> {
  for (const [at, made] of steps.entries())
    await tryStep(
      { made, lesson, at },
      engine,
      (task) => into.in(at, task),
      (task, said) => hear(at, task, said),
    );
}

/** The course with the tables inside that lie beside it. */
function inside(given: unknown, tables: Made["tables"]): unknown {
  const { steps, ...others } = Object(given) as { readonly steps?: readonly unknown[] };
  const withTable = (step: unknown): unknown => {
    const { data, ...rest } = Object(step) as { readonly data?: { readonly file?: string } };
    const csv = tables.get(data?.file ?? "");
    if (csv === undefined) return step;
    const { file: _, ...of } = data ?? {};
    return { ...rest, data: { csv, ...of } };
  };
  return { ...others, steps: (steps ?? []).map(withTable) };
}
