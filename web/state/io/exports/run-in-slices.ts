import type { Job } from "../../../engine/job.js";

/** Multiply-adds per slice: a few milliseconds, after which the work yields to the page. */
const slice = 2_000_000;

/** Yields to the page. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs a job to its end in slices, and disposes of it. Resolves with null if the signal aborts it.
 * @param report Takes the progress, 0…1.
 */
export async function runInSlices<Result>(
  job: Job<Result>,
  signal: AbortSignal,
  report: (progress: number) => void,
): Promise<Result | null> {
  try {
    while (!job.advance(slice)) {
      report(job.progress);
      await pause();
      if (signal.aborted) return null;
    }
    return job.result();
  } finally {
    job.dispose();
  }
}
