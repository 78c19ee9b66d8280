/** Work in slices. Owned by the caller, freed by `dispose()`. */
export interface Job<Result> {
  /** Works for about so much, above 0: a unit is about a multiply-add. True once it is done. */
  advance(work: number): boolean;
  /** 0…1, 1 once it is done. Never falling, but where a run has gone on that the job follows. */
  readonly progress: number;
  /** Once it is done; always the same, unless the job follows a run and has been advanced. */
  result(): Result;
  dispose(): void;
}

/** A job that shows something before it is done. */
export interface OpenJob<Result> extends Job<Result> {
  /** As `result`, of what there is by now. */
  soFar(): Result;
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
