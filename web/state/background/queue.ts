import type { Job } from "../../engine/job.js";

/** A job that is under way. */
interface Turn {
  readonly job: Job<unknown>;
  /** Takes over the result, if any. */
  readonly take: () => void;
  /** How much the job is asked for at its next turn. */
  work: number;
}

/** Turns that a budget is divided into, or more where there are more jobs: so that none waits long for the next. */
const fewestTurns = 4;

/**
 * Jobs in turn, however long each of them takes. Only the queue knows of time: what a job does in its share of it, it
 * learns from the turns that the job has had.
 */
export class JobQueue {
  readonly #clock: () => number;
  #turns: readonly Turn[] = [];

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whether there is anything to do. */
  get busy(): boolean {
    return this.#turns.length > 0;
  }

  /** Adds a job behind all others, and disposes it once its result has been taken. */
  put<Result>(job: Job<Result>, take: (result: Result) => void): void {
    this.#turns = [...this.#turns, { job, take: () => take(job.result()), work: 1 }];
  }

  /** Ends a job, done or not; null is none. */
  drop(job: Job<unknown> | null): void {
    if (!job) return;
    this.#turns = this.#turns.filter((turn) => turn.job !== job);
    job.dispose();
  }

  /** Works for so many milliseconds, or until all is done. A job that throws is dropped, and what it threw is thrown. */
  work(milliseconds: number): void {
    let now = this.#clock();
    const end = now + milliseconds;
    while (this.#turns.length > 0 && now < end) {
      const [turn, ...others] = this.#turns;
      if (!turn) return;
      const share = milliseconds / Math.max(fewestTurns, this.#turns.length);
      // Behind the others before it works: what its result brings about may add and drop jobs.
      this.#turns = [...others, turn];
      this.#advance(turn);
      const later = this.#clock();
      turn.work = workFor(share, turn.work, later - now);
      now = later;
    }
  }

  #advance({ job, take, work }: Turn): void {
    try {
      if (!job.advance(work)) return;
      this.#turns = this.#turns.filter((turn) => turn.job !== job);
      take();
      job.dispose();
    } catch (error) {
      this.drop(job);
      throw error;
    }
  }
}

/** How much fits into a share of time, after so much took so long. */
function workFor(share: number, work: number, took: number): number {
  if (took > share) return Math.max(1, (work * share) / took);
  if (took > share / 2) return work;
  return Math.min(2 * work, Number.MAX_SAFE_INTEGER);
}
