import { withoutDefaults } from "../../document/reading/without-defaults.js";
import type { Dispatch } from "../../runs/intent.js";
import type { CourseLesson } from "../lessons/course.js";
import { sessionOf } from "../lessons/guide-session.js";
import { type KeyValueStorage, storageOf } from "../lessons/progress.js";
import { linkTo } from "../questions/asked-state.js";
import type { DraftTask } from "./tasks.js";

// A course while it is made on the page: the file of a course. Only what the forms need is known of it. What else a file
// has stays in it, and the check says what is wrong.

/** What a step puts on the page; neither: what is there stays. */
export interface Moment {
  readonly link?: string;
  readonly state?: object;
}

export interface DraftStep extends Moment {
  readonly title: string;
  readonly text: string;
  readonly tasks?: readonly DraftTask[];
}

export interface DraftCourse {
  readonly title: string;
  readonly language?: string;
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

  /** What the step that is open puts on the page, in place of what it did. */
  retake(moment: Moment): void {
    const { link: _, state: __, ...step } = this.step ?? { title: "", text: "" };
    const { steps } = this.course;
    this.#setSteps(
      steps.map((one, k) => (k === this.at ? { ...step, ...moment } : one)),
      this.at,
    );
  }

  /** Steps after the one that is open; the first of them is open then. */
  add(...steps: readonly DraftStep[]): void {
    const before = this.course.steps;
    const place = before.length === 0 ? 0 : this.at + 1;
    this.#setSteps([...before.slice(0, place), ...steps, ...before.slice(place)], place);
  }

  /** Moves a step; the step that is open stays so. */
  move(from: number, by: 1 | -1): void {
    const to = from + by;
    if (!this.course.steps[to]) return;
    const at = this.at === from ? to : this.at === to ? from : this.at;
    this.#setSteps(swapped(this.course.steps, from, to), at);
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

  moveTask(from: number, by: 1 | -1): void {
    if (this.tasks[from + by]) this.setStep({ tasks: swapped(this.tasks, from, from + by) });
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

function replaced(steps: readonly DraftStep[], at: number, changes: Partial<DraftStep>): readonly DraftStep[] {
  return steps.map((step, k) => (k === at ? { ...step, ...changes } : step));
}

function swapped<Item>(list: readonly Item[], a: number, b: number): readonly Item[] {
  return list.map((item, k) => (k === a ? (list[b] ?? item) : k === b ? (list[a] ?? item) : item));
}

/** What the page shows now, as a step has it: a link, or all of the state where that is longer than a link can be. */
export async function momentOf(dispatch: Dispatch): Promise<Moment> {
  const { state } = dispatch.now();
  const bare = { ...state, ui: { ...state.ui, lesson: null, quiz: null, worksheet: null, course: null } };
  const link = await linkTo(dispatch, bare, { href: "", speaks: false });
  if (link) return { link };
  const { v: _, ...members } = withoutDefaults(bare);
  return { state: members };
}

/** Steps that bring those of a lesson of ours. */
export function stepsOfLesson({ number, steps }: CourseLesson): readonly DraftStep[] {
  return steps.map((title, k) => ({ title, text: "", link: `?lesson=${number}.${k + 1}` }));
}

/** The course that is made in a playground. */
export const draftOf = sessionOf((dispatch) => new CourseDraft(storageOf(dispatch)));
