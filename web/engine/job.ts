import { numberOf } from "./checks.js";
import { PlaygroundError } from "./errors.js";

/** Work in slices. Owned by the caller, freed by `dispose()`. */
export interface Job<Result> {
  /** Works for about so much, above 0, in a unit of its own; true once it is done. */
  advance(work: number): boolean;
  /** 0…1, never falling. */
  readonly progress: number;
  /** Once it is done; always the same. */
  result(): Result;
  dispose(): void;
}

/** What the glue has for one kind of job. */
export interface JobKind<Result> {
  /** As in "this analysis". */
  readonly name: string;
  /** The progress, 1 once it is done. */
  advance(handle: number, work: number): number;
  result(handle: number): Result;
  remove(handle: number): void;
}

/** Owns one handle of the core. */
export class CoreJob<Result> implements Job<Result> {
  readonly #kind: JobKind<Result>;
  #handle: number | null;
  #progress = 0;
  #result: { readonly value: Result } | null = null;

  constructor(kind: JobKind<Result>, handle: number) {
    this.#kind = kind;
    this.#handle = handle;
  }

  get progress(): number {
    this.#open();
    return this.#progress;
  }

  advance(work: number): boolean {
    const handle = this.#open();
    if (!(numberOf(work, "work", Number.NaN) > 0)) {
      throw new PlaygroundError("out-of-range", "work", "work must be a number above 0.");
    }
    this.#progress = this.#kind.advance(handle, work);
    return this.#progress === 1;
  }

  result(): Result {
    const handle = this.#open();
    if (this.#progress === 1) {
      this.#result ??= { value: this.#kind.result(handle) };
      return this.#result.value;
    }
    const { name } = this.#kind;
    throw new PlaygroundError("not-ready", name, `This ${name} is not done yet: advance it until it is.`);
  }

  dispose(): void {
    if (this.#handle !== null) this.#kind.remove(this.#handle);
    this.#handle = null;
  }

  #open(): number {
    if (this.#handle === null) {
      throw new PlaygroundError("disposed", this.#kind.name, `This ${this.#kind.name} has been disposed.`);
    }
    return this.#handle;
  }
}

/** The short form: works to the end at once. */
export function finished<Result>(job: Job<Result>): Result {
  try {
    job.advance(Number.POSITIVE_INFINITY);
    return job.result();
  } finally {
    job.dispose();
  }
}
