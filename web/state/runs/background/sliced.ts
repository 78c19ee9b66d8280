import type { Job } from "../../../engine/job.js";

/** What the next slice is asked for: a unit is about a multiply-add. */
export interface Slice {
  readonly work: number;
}

/** Work told from its beginning to its end. Where a slice is over it yields how far it is, 0…1. */
export type Steps<Result> = Generator<number, Result, void>;

/** A job of such work. What that holds it lets go of in `finally`, also where the job is ended before it is done. */
export class Sliced<Result> implements Job<Result> {
  readonly #slice = { work: 0 };
  readonly #steps: Steps<Result>;
  #progress = 0;
  #done: { readonly result: Result } | null = null;

  constructor(steps: (slice: Slice) => Steps<Result>) {
    this.#steps = steps(this.#slice);
  }

  get progress(): number {
    return this.#progress;
  }

  advance(work: number): boolean {
    if (this.#done) return true;
    this.#slice.work = work;
    const { done, value } = this.#steps.next();
    this.#progress = done ? 1 : value;
    if (done) this.#done = { result: value };
    return done === true;
  }

  result(): Result {
    if (this.#done) return this.#done.result;
    throw new Error("A job has its result once it is done.");
  }

  dispose(): void {
    this.#steps.return(undefined as never);
  }
}

/** A job that shows something before it is done. */
export class Watched<View extends object> implements Job<View> {
  /** What has come of it so far. */
  view: View;
  readonly #job: Sliced<void>;

  /** @param steps is given what changes the view. */
  constructor(first: View, steps: (slice: Slice, show: (changes: Partial<View>) => void) => Steps<void>) {
    this.view = first;
    this.#job = new Sliced((slice) =>
      steps(slice, (changes) => {
        this.view = { ...this.view, ...changes };
      }),
    );
  }

  get progress(): number {
    return this.#job.progress;
  }

  advance(work: number): boolean {
    return this.#job.advance(work);
  }

  result(): View {
    return this.view;
  }

  dispose(): void {
    this.#job.dispose();
  }
}

/** What is found out part by part. What there is of it stays when it is ended. */
export class Experiment<View extends { readonly running: boolean }> extends Watched<View> {
  override dispose(): void {
    super.dispose();
    if (this.view.running) this.view = { ...this.view, running: false };
  }
}

/** The part that is furthest behind of those that are not done. */
export function furthestBehind<Part extends { readonly made: number; readonly total: number }>(
  parts: readonly Part[],
): Part | undefined {
  return parts.filter(({ made, total }) => made < total).sort((a, b) => a.made - b.made)[0];
}
