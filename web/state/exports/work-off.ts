import type { Job } from "../../engine/job.js";

/** Multiply-adds at once: some milliseconds, after which the page has its turn. */
const slice = 2_000_000;

/** Lets everything else have its turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Works a job off while the page goes on, and disposes of it. Null where the signal ends it before it is done.
 * @param tell is told how far it is, 0…1.
 */
export async function workOff<Result>(
  job: Job<Result>,
  signal: AbortSignal,
  tell: (progress: number) => void,
): Promise<Result | null> {
  try {
    while (!job.advance(slice)) {
      tell(job.progress);
      await pause();
      if (signal.aborted) return null;
    }
    return job.result();
  } finally {
    job.dispose();
  }
}
