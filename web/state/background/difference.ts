import type { Examples } from "../data/examples.js";
import type { Frame } from "../frame.js";
import type { PaneRun } from "../training/pane-run.js";
import { Disagreements } from "./disagreements.js";
import type { JobQueue } from "./queue.js";

/** The examples on which two learners do not agree, at the moment they have come to. */
export class Difference {
  readonly #queue: JobQueue;
  #examples: Examples | null = null;
  #pair: readonly [PaneRun, PaneRun] | null = null;
  #visits = "";
  #job: Disagreements | null = null;
  #found: readonly number[] | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): Frame["disagreements"] {
    return this.#pair && (this.#found ?? "counting");
  }

  load(examples: Examples): void {
    this.end();
    this.#examples = examples;
  }

  /** Null where one of the two has nothing to say. */
  follow(one: PaneRun | undefined, other: PaneRun | undefined): void {
    if (!one?.run || !other?.run || !this.#examples) {
      this.end();
      return;
    }
    const visits = [one.run, other.run].map((run) => run.moment().visit).join();
    if (this.#pair?.[0] === one && this.#pair[1] === other && visits === this.#visits) return;
    this.end();
    this.#pair = [one, other];
    this.#visits = visits;
    this.#job = new Disagreements(this.#pair, this.#examples);
    this.#queue.put(this.#job, (found) => {
      this.#found = found;
      this.#job = null;
    });
  }

  end(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
    this.#pair = null;
    this.#found = null;
  }
}
