import type { Attempts } from "./grade.js";
import type { LessonEntry } from "./lesson.js";

/** A store like `localStorage`. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A record of values in the browser's storage. If the browser refuses storage, the values last as long as the page, and
 * `persisted` is false.
 */
export class StoredRecord<Value> {
  readonly #key: string;
  readonly #wellFormed: (value: unknown) => Readonly<Record<string, Value>>;
  readonly #storage: () => KeyValueStorage;
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

/** What has come of a task: how many tries, and whether it was answered, or else its solution shown. */
export interface Result {
  readonly tries: number;
  readonly right: boolean;
}

/** Of the tasks of a course, by "4.2.1"; of a step without tasks, "4.2.0" once it has been read. */
export type Results = Readonly<Record<string, Result>>;

/**
 * What somebody has done of the courses, kept in the browser alone. Where that refuses, it is known as long as the page
 * stands, and `kept` says so.
 */
export class Progress {
  readonly #all: StoredRecord<Results>;

  /** @param storage Throws where a frame may not use storage. */
  constructor(storage?: () => KeyValueStorage) {
    this.#all = new StoredRecord("perceptron-playground.progress", resultsOf, storage);
  }

  get persisted(): boolean {
    return this.#all.persisted;
  }

  /** @param course "" for the course that is built in. */
  of(course: string): Results {
    return this.#all.values[course] ?? {};
  }

  /** What was right once stays right; tries are those until then. */
  note(course: string, task: string, { count, state }: Pick<Attempts, "count" | "state">): void {
    this.#all.change((all) => {
      const before = all[course] ?? {};
      if (before[task]?.right) return all;
      return { ...all, [course]: { ...before, [task]: { tries: count, right: state === "right" } } };
    });
  }

  reset(): void {
    this.#all.reset();
  }
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
  const { tries, right } = Object(value) as Partial<Result>;
  return Number.isInteger(tries) && typeof right === "boolean";
}

/** Of so many tasks a step: whether all have come to an end. */
export function isDone(results: Results, lesson: number, step: number, tasks: number): boolean {
  const first = tasks === 0 ? 0 : 1;
  const names = Array.from({ length: Math.max(1, tasks) }, (_, k) => `${lesson}.${step}.${first + k}`);
  return names.every((name) => results[name] !== undefined);
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
