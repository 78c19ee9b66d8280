import type { WasmEngine } from "../../engine/engine.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { StartJob } from "../../engine/extension/index.js";
import { finished, type Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import { runSpecOf, type TrainingSet } from "../data/training-set.js";
import type { Problem } from "../document/problem.js";
import type { PageLearner } from "../document/state.js";
import { tellsClasses } from "../learners/traits.js";

/** What stands in the way of training but is no error: a student who starts to draw begins here. */
const obstacles: ReadonlySet<string> = new Set(["empty", "one-class"]);

/** Multiply-adds that the starts of a problem may take at once: some milliseconds. Longer ones go on in slices. */
export const startAtOnce = 4_000_000;

/** A run, what starts it, or why there is none. */
export interface Start {
  readonly run: WasmRun | null;
  readonly obstacle: string | null;
  readonly job: Job<WasmRun | PlaygroundError> | null;
}

/** Fewer examples than any learner refuses. */
const anyTwo = (base: number): TrainingSet["train"] => ({
  X: new Float64Array(2 * base).fill(1, base),
  base,
  label: Int8Array.of(-1, 1),
  index: Uint32Array.of(0, 1),
});

/** Throws `PlaygroundError` where the problem is not valid; then nothing is left behind. */
export function startOf(engine: WasmEngine, problem: Problem, learner: PageLearner, set: TrainingSet): Start {
  if (!tellsClasses(learner) && set.train.label.some((label) => label > 1)) {
    checkSettings(engine, problem, learner, set);
    const obstacle =
      "This learner tells two labels apart, and these examples have more: the multiclass learner takes them.";
    return { run: null, obstacle, job: null };
  }
  try {
    const spec = runSpecOf(problem, learner, set);
    const most = startAtOnce / problem.learners.length;
    // What starts in slices comes with the extension of the engine: a long start waits for that.
    const { whole } = engine;
    if (!whole) return { run: engine.createRun(spec, most), obstacle: null, job: null };
    return begun(whole.startRun(spec), most);
  } catch (error) {
    if (!(error instanceof PlaygroundError && obstacles.has(error.code))) throw error;
    checkSettings(engine, problem, learner, set);
    return { run: null, obstacle: error.message, job: null };
  }
}

/** A start that would take longer than so much work is not begun: even its first piece may be long. */
function begun(start: StartJob, most: number): Start {
  if (start.cost > most) return { run: null, obstacle: null, job: new LongStart(start) };
  return { run: finished(start), obstacle: null, job: null };
}

/** A start that goes on after the problem has been taken: what the engine refuses then is a result. */
class LongStart implements Job<WasmRun | PlaygroundError> {
  readonly #start: Job<WasmRun>;

  constructor(start: Job<WasmRun>) {
    this.#start = start;
  }

  get progress(): number {
    return this.#start.progress;
  }

  advance(work: number): boolean {
    return this.#start.advance(work);
  }

  result(): WasmRun | PlaygroundError {
    try {
      return this.#start.result();
    } catch (error) {
      if (error instanceof PlaygroundError) return error;
      throw error;
    }
  }

  dispose(): void {
    this.#start.dispose();
  }
}

/** While there is nothing to train, a bad setting is refused all the same: not only with the first point drawn. */
function checkSettings(engine: WasmEngine, problem: Problem, learner: PageLearner, { train }: TrainingSet): void {
  const two = anyTwo(train.base);
  const order = { ...problem.order, kind: "given" as const };
  engine.createRun(runSpecOf({ ...problem, order }, learner, { train: two, heldOut: two })).dispose();
}
