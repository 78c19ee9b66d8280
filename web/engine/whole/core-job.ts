import type { Glue, GlueCreated } from "#glue";
import { numberOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { jobResults } from "../generated/result-layouts.js";
import { jobKinds } from "../generated/result-names.js";
import type { OpenJob } from "../job.js";
import { type Reader, read } from "../layout/values.js";
import type { EncodedSpec } from "../spec.js";

export type KindName = (typeof jobKinds)[number];

/** A kind of job: one row for each. */
export interface JobKind<Name extends KindName, Result> {
  readonly kind: Name;
  /** As in "this analysis". */
  readonly name: string;
  /** What is made of what came of it in the core. */
  readonly read: (found: ReturnType<(typeof jobResults)[Name]>) => Result;
  /** Whether it goes on when the run has that it is of. */
  readonly follows?: true;
}

/** Where what the core found is the result. */
export const asFound = <Found>(found: Found): Found => found;

/** Owns the handle of a job in the core. */
export class CoreJob<Name extends KindName, Result> implements OpenJob<Result> {
  readonly #glue: Glue;
  readonly #kind: JobKind<Name, Result>;
  #handle: number | null;
  #progress = 0;
  #result: { readonly value: Result } | null = null;

  /** @param start Called once, with the number of the kind. Throws `PlaygroundError` for what it says is wrong. */
  constructor(glue: Glue, kind: JobKind<Name, Result>, start: (code: number) => GlueCreated) {
    this.#glue = glue;
    this.#kind = kind;
    this.#handle = start(jobKinds.indexOf(kind.kind)).run;
  }

  get progress(): number {
    this.handle;
    return this.#progress;
  }

  advance(work: number): boolean {
    const { handle } = this;
    if (!(numberOf(work, "work", Number.NaN) > 0)) {
      throw new PlaygroundError("out-of-range", "work", "work must be a number above 0.");
    }
    if (this.#kind.follows) this.#result = null;
    if (this.#progress < 1 || this.#kind.follows) this.#progress = this.#glue.advanceJob(handle, work);
    return this.#progress === 1;
  }

  result(): Result {
    const { name } = this.#kind;
    if (this.progress < 1) {
      throw new PlaygroundError("not-ready", name, "This {field} is not done yet: advance it until it is.");
    }
    this.#result ??= { value: this.soFar() };
    return this.#result.value;
  }

  soFar(): Result {
    const { handle } = this;
    this.#glue.jobError(handle);
    const reader = jobResults[this.#kind.kind] as Reader<ReturnType<(typeof jobResults)[Name]>>;
    return this.#kind.read(read(reader, this.#glue.jobResult(handle)));
  }

  dispose(): void {
    if (this.#handle !== null) this.#glue.deleteJob(this.#handle);
    this.#handle = null;
  }

  /** Throws once it has been disposed. */
  get handle(): number {
    if (this.#handle !== null) return this.#handle;
    const { name } = this.#kind;
    throw new PlaygroundError("disposed", name, "This {field} has been disposed.");
  }
}

/** Starts a job that trains for itself. Throws `PlaygroundError` where the core refuses the spec or the options. */
export function startJob<Name extends KindName, Result>(
  glue: Glue,
  kind: JobKind<Name, Result>,
  { numbers }: EncodedSpec,
  options: Float64Array = new Float64Array(0),
): CoreJob<Name, Result> {
  return new CoreJob(glue, kind, (code) => glue.startJob(code, numbers, options));
}
