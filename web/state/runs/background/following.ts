import type { Job, OpenJob } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type { JobQueue } from "./queue.js";

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
