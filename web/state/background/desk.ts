import type { WasmEngine } from "../../engine/engine.js";
import type { WasmRun } from "../../engine/run.js";
import type { Examples } from "../data/examples.js";
import { ReviewScorer } from "../data/review-scores.js";
import type { Problem } from "../document/problem.js";
import type { Findings, PaneView } from "../frame.js";
import { Reader } from "../implied-weights.js";
import type { Intent } from "../intent.js";
import { Analyst } from "./separability.js";
import type { Trained } from "./trained.js";
import { Trials } from "./trials.js";

/** What a desk does beside training, each in a file of its own. */
interface Work {
  /** Another problem: what was found out belongs to the one before. */
  load(problem: Problem, examples: Examples): void;
  /** What an intent asks for; false when it asks for nothing of the kind. */
  act?(intent: Intent, lead: Trained | undefined): boolean;
  /** Works until it is late; says whether there is more. */
  work(isLate: () => boolean): boolean;
  /** Lets go of what the engine holds. */
  drop(): void;
}

/** Finds out what is not needed for training: the verdict on separability, trials of variants. */
export class Desk {
  readonly #works: readonly Work[];
  readonly #reader = new Reader();
  readonly #reviews = new ReviewScorer();
  readonly #trials: Trials;
  readonly #analyst: Analyst;
  #turn = 0;

  readonly #engine: WasmEngine;

  constructor(engine: WasmEngine) {
    this.#engine = engine;
    this.#trials = new Trials(engine);
    this.#analyst = new Analyst(engine);
    this.#works = [this.#trials, this.#analyst];
  }

  /** See `Analyst.wanted`. */
  set wantsVerdict(wanted: boolean) {
    this.#analyst.wanted = wanted;
  }

  load(problem: Problem, examples: Examples): void {
    this.#reader.load(problem, examples);
    this.#reviews.load(problem, examples);
    for (const work of this.#works) work.load(problem, examples);
  }

  act(intent: Intent, lead: Trained | undefined): boolean {
    return this.#works.some((work) => work.act?.(intent, lead));
  }

  readonly work = (isLate: () => boolean): boolean => {
    // Another is first in the next frame: a slow one shall not starve the others.
    this.#turn = (this.#turn + 1) % this.#works.length;
    const [ahead, behind] = [this.#works.slice(this.#turn), this.#works.slice(0, this.#turn)];
    return [...ahead, ...behind].map((work) => work.work(isLate)).some((more) => more);
  };

  drop(): void {
    for (const work of this.#works) work.drop();
  }

  look(lead: PaneView, run: WasmRun | null): Findings {
    const { values } = this.#reader;
    return {
      ...this.#analyst.view,
      trial: this.#trials.view(lead),
      implied: this.#reader.implied(lead, run),
      values,
      separates: once(() => this.#separates(lead, run)),
      reviews: once(() => this.#reviews.read(lead)),
    };
  }

  /** By the engine, whose margin is above 0 only then. */
  #separates({ plane, visit }: PaneView, run: WasmRun | null): boolean | null {
    const present = this.#engine.whole && run && !run.disposed && run.moment().visit === visit;
    return plane && present ? (run.margin() ?? 0) > 0 : null;
  }
}

/** Computes when it is asked for, and not again: most frames are not looked at so closely. */
function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
