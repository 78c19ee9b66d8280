import type { Job } from "../../../../engine/job.js";
import { atOnce } from "../pane-jobs.js";
import type { JobQueue } from "../queue.js";

/** What is to be found out, and of which moment: equal texts are the same moment. */
interface Wanted<Result> {
  readonly moment: string;
  readonly start: () => Job<Result>;
  readonly take: (result: Result) => void;
}

/**
 * Finds the same out of one moment after another. What is under way is worked to its end, so that something can be shown
 * while moments pass faster than they can be looked into; then comes the last that was asked for.
 */
export class LatestJob<Result> {
  readonly #queue: JobQueue;
  #job: Job<Result> | null = null;
  #begun: string | null = null;
  #wanted: Wanted<Result> | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  want(wanted: Wanted<Result>): void {
    this.#wanted = wanted;
    this.#begin();
  }

  /** Forgets all moments. */
  drop(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
    this.#begun = null;
    this.#wanted = null;
  }

  #begin(): void {
    const wanted = this.#wanted;
    if (!wanted || this.#job || wanted.moment === this.#begun) return;
    this.#begun = wanted.moment;
    const job = wanted.start();
    if (job.advance(atOnce)) {
      wanted.take(job.result());
      job.dispose();
      return;
    }
    this.#job = job;
    this.#queue.put(job, (result) => {
      this.#job = null;
      wanted.take(result);
      this.#begin();
    });
  }
}
