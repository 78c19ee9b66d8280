import type { WholeEngine } from "../../engine/engine.js";
import type { Job } from "../../engine/job.js";
import type { Disagreements } from "../../engine/types.js";
import type { TrainingSet } from "../data/training-set.js";
import type { Frame } from "../frame.js";
import type { PaneRun } from "../training/pane-run.js";
import type { JobQueue } from "./queue.js";

/** The examples on which two learners do not agree, at the moment they have come to. */
export class Difference {
  readonly #queue: JobQueue;
  #pair: readonly [PaneRun, PaneRun] | null = null;
  #visits = "";
  #job: Job<Disagreements> | null = null;
  #found: readonly number[] | null = null;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  get view(): Frame["disagreements"] {
    return this.#pair && (this.#found ?? "counting");
  }

  /** Ends where one of the two has nothing to say. */
  follow(engine: WholeEngine, one: PaneRun | undefined, other: PaneRun | undefined): void {
    if (!one?.run || !other?.run) {
      this.end();
      return;
    }
    const visits = [one.run, other.run].map((run) => run.visit).join();
    if (this.#pair?.[0] === one && this.#pair[1] === other && visits === this.#visits) return;
    this.end();
    this.#pair = [one, other];
    this.#visits = visits;
    this.#job = engine.startDisagreements(one.run, other.run);
    this.#queue.put(this.#job, (found) => {
      this.#found = onPage(one.set, found);
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

/** The page's examples, ascending. */
function onPage({ train, heldOut }: TrainingSet, found: Disagreements): readonly number[] {
  const trained = Array.from(found.training, (row) => train.index[row] ?? row);
  const held = Array.from(found.heldOut, (row) => heldOut.index[row] ?? row);
  return [...trained, ...held].sort((a, b) => a - b);
}
