import type { Job, OpenJob } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";

/** A job that is under way, and what takes over its result. */
interface Turn {
  readonly job: Job<unknown>;
  readonly take: () => void;
}

/** Turns that a budget is divided into, or more where there are more jobs: so that none waits long for the next. */
const fewestTurns = 4;

/** Multiply-adds that a job is asked for at once: a fraction of a millisecond, also where a machine is slow. */
export const slice = 50_000;

/** Jobs in turn, however long each of them takes: each has the same time, and only the queue knows of it. */
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
    this.#turns = [...this.#turns, { job, take: () => take(job.result()) }];
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
      now = this.#advance(turn, now + Math.min(share, end - now));
    }
  }

  /** Until then, at least once. The time by that. */
  #advance({ job, take }: Turn, until: number): number {
    try {
      let now = Number.NEGATIVE_INFINITY;
      while (now < until) {
        const done = job.advance(slice);
        if (done) {
          this.#turns = this.#turns.filter((turn) => turn.job !== job);
          take();
          job.dispose();
        }
        now = this.#clock();
        if (done) break;
      }
      return now;
    } catch (error) {
      this.drop(job);
      throw error;
    }
  }
}

/** Keeps a job that follows a run up with it: whenever the run has gone on, the job has its turns in the queue again. */
export class Following<Result> {
  readonly #queue: JobQueue;
  readonly #run: WasmRun;
  readonly #job: OpenJob<Result>;
  #turn: Job<void> | null = null;
  /** The frontier up to which the job is done. */
  #done = -1;
  #view: Result | null = null;

  /** Owns the job. */
  constructor(queue: JobQueue, run: WasmRun, job: OpenJob<Result>) {
    this.#queue = queue;
    this.#run = run;
    this.#job = job;
  }

  /** What has come of it so far: the same until more has; null before anything has. */
  get view(): Result | null {
    return this.#view;
  }

  follow(): void {
    if (this.#turn || this.#run.frontier === this.#done) return;
    this.#turn = this.#toTheFrontier();
    this.#queue.put(this.#turn, () => {
      this.#turn = null;
      this.#done = this.#run.frontier;
    });
  }

  /** Not until it is to follow again. */
  pause(): void {
    this.#queue.drop(this.#turn);
    this.#turn = null;
  }

  dispose(): void {
    this.pause();
    this.#job.dispose();
  }

  #toTheFrontier(): Job<void> {
    const job = this.#job;
    return {
      get progress() {
        return job.progress;
      },
      advance: (work) => {
        const before = job.progress;
        const done = job.advance(work);
        if (done || job.progress !== before) this.#view = job.soFar();
        return done;
      },
      result: () => {},
      // The job goes on when the run has.
      dispose: () => {},
    };
  }
}
