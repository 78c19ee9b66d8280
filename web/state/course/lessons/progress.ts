import type { Dispatch } from "../../runs/intent.js";
import { type Answer, isAnswer } from "../checks/kind.js";
import type { Attempts } from "./grade.js";
import { sessionOf } from "./guide-session.js";
import type { LessonEntry } from "./lesson.js";

/** A store like `localStorage`. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a playground keeps what somebody does in it. Throws where it is told to keep nothing, as browsers do that refuse. */
export function storageOf(dispatch: Dispatch): () => KeyValueStorage {
  return () => {
    if (dispatch.now().state.ui.keep === "none") throw new DOMException("keep=none", "SecurityError");
    return localStorage;
  };
}

/**
 * A record of values in the browser's storage. If the browser refuses storage, the values last as long as the page, and
 * `persisted` is false.
 */
export class StoredRecord<Value> {
  readonly #key: string;
  readonly #wellFormed: (value: unknown) => Readonly<Record<string, Value>>;
  #storage: () => KeyValueStorage;
  #values: Readonly<Record<string, Value>>;
  #persisted = true;

  /**
   * @param wellFormed Returns the valid part of a stored value: other scripts can write there.
   * @param storage Throws where a frame may not use storage.
   */
  constructor(
    key: string,
    wellFormed: (value: unknown) => Readonly<Record<string, Value>>,
    storage: () => KeyValueStorage = () => localStorage,
  ) {
    this.#key = key;
    this.#wellFormed = wellFormed;
    this.#storage = storage;
    this.#values = this.#read();
  }

  get persisted(): boolean {
    return this.#persisted;
  }

  get values(): Readonly<Record<string, Value>> {
    return this.#values;
  }

  /**
   * Changes the values, including those that another tab has written meanwhile. After a failed write, the stored values are
   * older than these and are ignored.
   */
  change(make: (values: Readonly<Record<string, Value>>) => Readonly<Record<string, Value>>): void {
    const before = this.#persisted ? { ...this.#values, ...this.#read() } : this.#values;
    this.#values = make(before);
    if (this.#values !== before) this.#store((storage) => storage.setItem(this.#key, JSON.stringify(this.#values)));
  }

  /** From now on somebody else keeps these values, and not the browser. */
  handOver(values: Readonly<Record<string, Value>>): void {
    this.#storage = handedOver;
    this.#persisted = false;
    this.#values = values;
  }

  reset(): void {
    this.#values = {};
    this.#store((storage) => storage.removeItem(this.#key));
  }

  #store(act: (storage: KeyValueStorage) => void): void {
    try {
      act(this.#storage());
      this.#persisted = true;
    } catch {
      this.#persisted = false;
    }
  }

  #read(): Readonly<Record<string, Value>> {
    try {
      return this.#wellFormed(JSON.parse(this.#storage().getItem(this.#key) ?? "{}"));
    } catch {
      return {};
    }
  }
}

const handedOver = (): KeyValueStorage => {
  throw new DOMException("kept by the page around", "SecurityError");
};

/** What has come of a task: how many tries, and whether it was answered, or else its solution shown. */
export interface Result {
  readonly tries: number;
  readonly right: boolean;
  /** Of what kind it is, as "number"; of a step that was read, "read". */
  readonly kind?: string;
  /** Whether its solution was shown. */
  readonly revealed?: boolean;
  /** Whether it was left out: until it is answered. */
  readonly skipped?: boolean;
  /** Whether it still waits for an answer. */
  readonly open?: boolean;
  /** What was answered last; of what is done on the page, nothing. */
  readonly answer?: Answer;
}

/**
 * Of the tasks of a course, by "4.2.1"; of a step without tasks, "4.2.0" once it has been read. Among those of the course that
 * is built in are questions, "weights.5", and challenges, "spiral".
 */
export type Results = Readonly<Record<string, Result>>;

/** What keeps results: the browser, the page around the playground, or the page alone, as long as it is open. */
export type Keeper = "browser" | "host" | "page";

const untouched: Result = { tries: 0, right: false };

/** Whether a task has not come to an end yet. */
const waits = (result: Result): boolean => result === untouched || result.open === true;

/** Of questions, which have no end, the last so many are known one by one. */
export const mostQuestions = 200;

/**
 * What somebody has done of the courses, kept in the browser. Where that refuses, it is known as long as the page is open, and
 * `persisted` says so. The page around may bring it instead: then that keeps it.
 */
export class Progress {
  readonly #all: StoredRecord<Results>;
  readonly #listeners = new Set<() => void>();
  #isOfHost = false;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#all = new StoredRecord("perceptron-playground.progress", resultsOf, storage);
  }

  get persisted(): boolean {
    return this.#all.persisted;
  }

  /** What keeps it. */
  get keeper(): Keeper {
    if (this.#isOfHost) return "host";
    return this.persisted ? "browser" : "page";
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param course "" for the course that is built in. */
  of(course: string): Results {
    return this.#all.values[course] ?? {};
  }

  /** A task has come to an end. What was right once stays right; tries are those until then. */
  note(course: string, task: string, { count, state }: Pick<Attempts, "count" | "state">, kind?: string): void {
    this.#change(course, task, ({ tries, kind: known = kind, revealed, answer }) => ({
      tries: Math.max(tries, count),
      right: state === "right",
      ...(known !== undefined && { kind: known }),
      ...((revealed || state === "shown") && { revealed: true }),
      ...(answer !== undefined && { answer }),
    }));
  }

  /** An answer has been given, in whatever opening of the task. One that has come to an end does not wait again. */
  tried(course: string, task: string, kind: string, { right, answer }: { right: boolean; answer: Answer }): void {
    this.#change(course, task, (before) => ({
      tries: before.tries + 1,
      right,
      kind,
      ...(answer !== null && { answer }),
      ...(before.revealed && { revealed: true }),
      ...(!right && waits(before) && { open: true }),
    }));
  }

  /** The solution of a task is shown, which may still be answered. */
  reveal(course: string, task: string, kind: string): void {
    this.#change(course, task, (before) => ({ ...before, kind, revealed: true, ...(waits(before) && { open: true }) }));
  }

  /** A task is left out. One that has come to an end is not. */
  skip(course: string, task: string, kind: string): void {
    this.#change(course, task, (before) => (waits(before) ? { ...before, kind, skipped: true, open: true } : before));
  }

  /** The page around has brought what was done, by courses: from now on it keeps that. */
  handOver(all: Readonly<Record<string, Results>>): void {
    this.#isOfHost = true;
    this.#all.handOver(all);
    this.#changed();
  }

  reset(): void {
    this.#all.reset();
    this.#changed();
  }

  /** Forgets what was done of questions and challenges, and nothing else. */
  resetQuestions(): void {
    this.#all.change((all) => {
      const kept = Object.entries(all[""] ?? {}).filter(([task]) => !isQuestion(task));
      return { ...all, "": Object.fromEntries(kept) };
    });
    this.#changed();
  }

  #change(course: string, task: string, make: (before: Result) => Result): void {
    this.#all.change((all) => {
      const { [task]: before = untouched, ...others } = all[course] ?? {};
      if (before.right) return all;
      return { ...all, [course]: withoutEarliest({ ...others, [task]: make(before) }) };
    });
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The progress of a playground. */
export const progressOf = sessionOf((dispatch) => new Progress(storageOf(dispatch)));

/** Whether a result is of a question or a challenge, which is of no step. */
export const isQuestion = (task: string): boolean => !/^\d/.test(task);

function withoutEarliest(results: Results): Results {
  const questions = Object.keys(results).filter(isQuestion);
  if (questions.length <= mostQuestions) return results;
  const gone = new Set(questions.slice(0, questions.length - mostQuestions));
  return Object.fromEntries(Object.entries(results).filter(([task]) => !gone.has(task)));
}

/** What is well formed of what is kept: others can write there. */
function resultsOf(value: unknown): Record<string, Results> {
  const courses = Object.entries(Object(value) as object).map(([course, results]) => {
    const entries = Object.entries(Object(results) as object).filter(([, result]) => isResult(result));
    return [course, Object.fromEntries(entries)];
  });
  return Object.fromEntries(courses);
}

function isResult(value: unknown): value is Result {
  const {
    tries,
    right,
    kind = "",
    revealed = false,
    skipped = false,
    open = false,
    answer = null,
  } = Object(value) as Partial<Result>;
  const isKnown = Number.isInteger(tries) && typeof kind === "string" && isAnswer(answer);
  return isKnown && [right, revealed, skipped, open].every((one) => typeof one === "boolean");
}

/** Of so many tasks a step: whether all have come to an end. */
export function isDone(results: Results, lesson: number, step: number, tasks: number): boolean {
  const first = tasks === 0 ? 0 : 1;
  const names = Array.from({ length: Math.max(1, tasks) }, (_, k) => `${lesson}.${step}.${first + k}`);
  return names.every((name) => results[name] && !results[name].open);
}

interface Score {
  readonly done: number;
  readonly steps: number;
  /** Tasks that were answered; those whose solution was shown are none. */
  readonly right: number;
  readonly tasks: number;
}

/** What has come of some lessons. */
export function scoreOf(results: Results, lessons: readonly Pick<LessonEntry, "number" | "tasks">[]): Score {
  const steps = lessons.flatMap(({ number, tasks }) => tasks.map((count, at) => ({ number, step: at + 1, count })));
  const tasks = steps.flatMap(({ number, step, count }) =>
    Array.from({ length: count }, (_, k) => `${number}.${step}.${k + 1}`),
  );
  return {
    done: steps.filter(({ number, step, count }) => isDone(results, number, step, count)).length,
    steps: steps.length,
    right: tasks.filter((task) => results[task]?.right).length,
    tasks: tasks.length,
  };
}
