import { differing, exactly, withoutDefaults } from "../../document/reading/without-defaults.js";
import { defaultState } from "../../document/settings.js";
import type { PlaygroundState } from "../../document/state.js";
import { parameters } from "../../io/link-and-parameters.js";
import { descriptorOf } from "../../learners/index.js";
import { settingOf } from "../../learners/settings.js";
import type { Dispatch } from "../../runs/intent.js";
import type { CourseLesson } from "../lessons/course.js";
import { sessionOf } from "../lessons/guide-session.js";
import { type KeyValueStorage, storageOf } from "../lessons/progress.js";
import { linkTo } from "../questions/asked-state.js";
import { valueAt, withValue } from "./kinds.js";
import type { DraftTask } from "./tasks.js";

// A course while it is made on the page: the file of a course. Only what the forms need is known of it. What else a file
// has stays in it, and the check says what is wrong.

/** Languages that a course may be in, by their codes: those of many teachers. A file may have any. */
export const courseLanguages: readonly string[] = [
  ..."ar,bg,bn,ca,cs,da,de,el,en,es,et,eu,fa,fi,fr,gl,he,hi,hr,hu,id,is,it,ja,ko,lt,lv,ms,nb,nl,nn,pl,pt".split(","),
  ..."ro,ru,sk,sl,sr,sv,sw,ta,th,tr,uk,ur,vi,zh".split(","),
];

/** What a step puts on the page; none of these: what is there stays. */
export interface Moment {
  readonly link?: string;
  readonly state?: object;
  /** A table, of a file that was made elsewhere. */
  readonly data?: unknown;
}

export interface DraftStep extends Moment {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly tasks?: readonly DraftTask[];
}

export interface DraftCourse {
  readonly title: string;
  readonly language?: string;
  readonly glossary?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly steps: readonly DraftStep[];
}

/** The course, and which of its steps is open, from 0. */
interface Snapshot {
  readonly course: DraftCourse;
  readonly at: number;
}

const storageKey = "perceptron-playground.course-draft";
/** So many changes can be undone. */
const mostUndone = 100;

const empty: DraftCourse = { title: "", steps: [] };

/** The course that somebody makes, kept as it changes. */
export class CourseDraft {
  readonly #storage: () => KeyValueStorage;
  readonly #listeners = new Set<() => void>();
  readonly #past: Snapshot[] = [];
  #now: Snapshot;
  /** What the last change typed into: what is typed on there is undone with it. */
  #field: string | null = null;
  #isKept = true;

  /** @param storage Throws where nothing may be kept. */
  constructor(storage: () => KeyValueStorage) {
    this.#storage = storage;
    this.#now = { course: this.#read(), at: 0 };
  }

  get course(): DraftCourse {
    return this.#now.course;
  }

  /** The step that is open, from 0. */
  get at(): number {
    return this.#now.at;
  }

  get step(): DraftStep | null {
    return this.course.steps[this.at] ?? null;
  }

  get isEmpty(): boolean {
    return this.course.steps.length === 0 && this.course.title === "";
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Whether the browser keeps it. */
  get isKept(): boolean {
    return this.#isKept;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(at: number): void {
    this.#now = { ...this.#now, at };
    this.#field = null;
    this.#tell();
  }

  /** @param field what is typed into, so that a word is undone as one; null: it is a change of its own */
  set(changes: Partial<DraftCourse>, field: string | null = null): void {
    this.#change({ ...this.#now, course: { ...this.course, ...changes } }, field);
  }

  /** Changes the step that is open. */
  setStep(changes: Partial<DraftStep>, field: string | null = null): void {
    const { at } = this;
    this.#setSteps(replaced(this.course.steps, at, changes), at, field && `${at}.${field}`);
  }

  /** What a step puts on the page, in place of what it did. @param at left out: the step that is open */
  retake(moment: Moment, at = this.at): void {
    const { steps } = this.course;
    const { link: _, state: __, data: ___, ...step } = steps[at] ?? { title: "", text: "" };
    this.#setSteps(
      steps.map((one, k) => (k === at ? { ...step, ...moment } : one)),
      this.at,
    );
  }

  /** Steps after the one that is open; the first of them is open then. */
  add(...steps: readonly DraftStep[]): void {
    const before = this.course.steps;
    const place = before.length === 0 ? 0 : this.at + 1;
    this.#setSteps([...before.slice(0, place), ...steps, ...before.slice(place)], place);
  }

  /** Moves a step to the place of another; the step that is open stays so. */
  move(from: number, to: number): void {
    const { steps } = this.course;
    if (from === to || !steps[from] || !steps[to]) return;
    const moved = movedTo(steps, from, to);
    this.#setSteps(moved, this.step ? moved.indexOf(this.step) : this.at);
  }

  remove(at: number): void {
    const steps = this.course.steps.filter((_, k) => k !== at);
    const open = this.at > at ? this.at - 1 : this.at;
    this.#setSteps(steps, Math.max(0, Math.min(open, steps.length - 1)));
  }

  get tasks(): readonly DraftTask[] {
    return this.step?.tasks ?? [];
  }

  addTask(task: DraftTask): void {
    this.setStep({ tasks: [...this.tasks, task] });
  }

  setTask(at: number, task: DraftTask, field: string | null = null): void {
    this.setStep({ tasks: this.tasks.map((one, k) => (k === at ? task : one)) }, field && `${at}.${field}`);
  }

  moveTask(from: number, to: number): void {
    if (from !== to && this.tasks[from] && this.tasks[to]) this.setStep({ tasks: movedTo(this.tasks, from, to) });
  }

  removeTask(at: number): void {
    this.setStep({ tasks: this.tasks.filter((_, k) => k !== at) });
  }

  /** Another course in its place, which can be undone. */
  replace(course: DraftCourse, at = 0, field: string | null = null): void {
    this.#change({ course, at }, field);
  }

  /** A course that is begun is in the language of the page. */
  begin(language: string): void {
    if (this.course.steps.length === 0) this.#now = { course: { language, ...this.course }, at: 0 };
  }

  clear(): void {
    this.replace(empty);
  }

  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    this.#now = before;
    this.#field = null;
    this.#keep();
    this.#tell();
  }

  #setSteps(steps: readonly DraftStep[], at: number, field: string | null = null): void {
    this.#change({ course: { ...this.course, steps }, at }, field);
  }

  #change(next: Snapshot, field: string | null): void {
    if (field === null || field !== this.#field) this.#past.push(this.#now);
    if (this.#past.length > mostUndone) this.#past.shift();
    this.#field = field;
    this.#now = next;
    this.#keep();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    try {
      if (this.isEmpty) this.#storage().removeItem(storageKey);
      else this.#storage().setItem(storageKey, JSON.stringify(this.course));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
  }

  #read(): DraftCourse {
    try {
      return draftOfText(this.#storage().getItem(storageKey) ?? "") ?? empty;
    } catch {
      this.#isKept = false;
      return empty;
    }
  }
}

/** The course in a text, JSON; null where the forms could not show it. */
export function draftOfText(text: string): DraftCourse | null {
  try {
    const course: unknown = JSON.parse(text);
    return isDraft(course) ? course : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is DraftCourse {
  const { title, steps } = Object(value) as Partial<DraftCourse>;
  return typeof title === "string" && Array.isArray(steps) && steps.every(isStep);
}

function isStep(value: unknown): boolean {
  const { title, text, tasks = [] } = Object(value) as Partial<DraftStep>;
  const isTask = (task: unknown): boolean => typeof Object(Object(task).check) === "object" && Object(task) === task;
  return typeof title === "string" && typeof text === "string" && Array.isArray(tasks) && tasks.every(isTask);
}

/** A course with an image in it, which the text of a step then shows at its end. */
export function withImage(course: DraftCourse, at: number, file: string, address: string): DraftCourse {
  const kept = withoutUnused(course).files ?? {};
  const plain = file.replace(/[^\p{L}\p{N}._-]+/gu, "-");
  const name =
    kept[plain] === undefined || kept[plain] === address ? plain : `${Object.keys(kept).length + 1}-${plain}`;
  const { text = "" } = course.steps[at] ?? {};
  const shown = `${text}${text === "" ? "" : "\n\n"}![${fileStemOf(plain)}](${name})`;
  return { ...course, files: { ...kept, [name]: address }, steps: replaced(course.steps, at, { text: shown }) };
}

const fileStemOf = (name: string): string => name.replace(/\.[^.]*$/, "");

/** A course without the files that none of its texts names any more. */
export function withoutUnused(course: DraftCourse): DraftCourse {
  const { files = {}, ...others } = course;
  const texts = JSON.stringify(others);
  const used = Object.entries(files).filter(([name]) => texts.includes(JSON.stringify(name).slice(1, -1)));
  if (used.length === Object.keys(files).length) return course;
  return { ...others, ...(used.length > 0 && { files: Object.fromEntries(used) }) };
}

function replaced(steps: readonly DraftStep[], at: number, changes: Partial<DraftStep>): readonly DraftStep[] {
  return steps.map((step, k) => (k === at ? { ...step, ...changes } : step));
}

function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const others = list.filter((_, k) => k !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** What the page shows now, as a step has it. */
export const momentOf = (dispatch: Dispatch): Promise<Moment> => momentWith(dispatch, dispatch.now().state);

/** A state as a step has it: a link, or all of it where that is longer than a link can be. */
export async function momentWith(dispatch: Dispatch, state: PlaygroundState): Promise<Moment> {
  const bare = { ...state, ui: { ...state.ui, lesson: null, quiz: null, worksheet: null, course: null } };
  const link = await linkTo(dispatch, bare, { href: "", speaks: false });
  if (link) return { link };
  const { v: _, ...members } = withoutDefaults(bare);
  return { state: members };
}

/** What puts one state on the page in the place of another: as `solve` has it, and nothing of how the page looks but the target of the proofs. */
export function solvedBy(state: PlaygroundState, before: PlaygroundState): Readonly<Record<string, unknown>> {
  const names = differing(state, before, exactly).filter((name) => !name.startsWith("ui.") || name === "ui.target");
  return names.reduce<Readonly<Record<string, unknown>>>(
    (solve, name) => withValue(solve, name, valueAt(state, name)),
    {},
  );
}

/** The settings that a state has and another has not, as parameters. */
export async function settingsBetween(
  dispatch: Dispatch,
  state: PlaygroundState,
  before: PlaygroundState,
): Promise<string> {
  const queries = [state, before].map(async (one) => {
    const bare = { ...one, data: defaultState.data, visit: 0, ui: defaultState.ui };
    return new URLSearchParams((await linkTo(dispatch, bare, { href: "", speaks: false })) ?? "");
  });
  const [now, then] = await Promise.all(queries);
  const { paramPaths, written } = await parameters.load();
  const [lead = { kind: "perceptron" } as const] = state.learners;
  // What is as by default no link says: of what the other has otherwise, it is said here.
  const byDefault = (name: string): readonly (readonly [string, string])[] => {
    if (name === "learner") return [[name, lead.kind]];
    const place = (paramPaths as Readonly<Partial<Record<string, (typeof paramPaths)["bias"]>>>)[name];
    const field = descriptorOf(lead.kind).fields.find(({ parameter }) => parameter === name);
    const value = place ? valueAt(state, place.path) : field && settingOf(lead, field);
    if (value === undefined || value === null) return [];
    return [[name, place ? written(place.notation, value) : String(value)]];
  };
  const back = [...(then?.keys() ?? [])].filter((name) => !now?.has(name)).flatMap(byDefault);
  return [...(now ?? []), ...back]
    .filter(([name, value]) => then?.get(name) !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/**
 * A step whose features are standardised.
 * @param state what it has on the page
 */
export async function standardised(dispatch: Dispatch, step: DraftStep, state: PlaygroundState): Promise<Moment> {
  const { link = "?", state: written, data } = step;
  const table = data === undefined ? {} : { data };
  if (written) return { ...table, state: { ...written, scaling: "standardize" } };
  if (!/^\?[^#]*$/.test(link)) return momentWith(dispatch, { ...state, scaling: "standardize" });
  return { ...table, link: `${link}${link === "?" ? "" : "&"}scaling=standardize` };
}

/** Steps that bring those of a lesson of ours. */
export function stepsOfLesson({ number, steps }: CourseLesson): readonly DraftStep[] {
  return steps.map((title, k) => ({ title, text: "", link: `?lesson=${number}.${k + 1}` }));
}

/** The course that is made in a playground. */
export const draftOf = sessionOf((dispatch) => new CourseDraft(storageOf(dispatch)));
