import { PlaygroundError } from "../../engine/errors.js";
import type { Examples } from "../data/examples.js";
import { baseFeatures, sameFeatures } from "../data/feature-names.js";
import { type NoVerdict, nothingToSeparate } from "../data/to-separate.js";
import type { Problem } from "../document/problem.js";
import type { Findings, Subject, Verdict } from "../frame.js";
import { Cures } from "./cures.js";
import type { JobQueue } from "./queue.js";
import { type Analyses, type Analyst, SeparabilityAnalysis } from "./separability-analysis.js";

/** Whether a hyperplane over the features separates the examples trained on: the last verdict, its cures, and the next one. */
export class Verdicts {
  readonly #engine: Analyst;
  readonly #queue: JobQueue;
  readonly #cures: Cures;
  #subject: Subject | null = null;
  #analysis: SeparabilityAnalysis | null = null;
  #verdict: Verdict | null = null;
  #reason: NoVerdict | null = null;
  /** Whether something shows the verdict. */
  #wanted: boolean;

  /** @param wanted Whether something shows the verdict from the start: else see `want`. */
  constructor(engine: Analyst, queue: JobQueue, wanted = true) {
    this.#wanted = wanted;
    this.#engine = engine;
    this.#queue = queue;
    this.#cures = new Cures(engine, queue);
  }

  get view(): Pick<Findings, "verdict" | "noVerdict" | "cures"> {
    const progress = this.#analysis?.progress;
    const cures = this.#cures.view;
    if (this.#verdict === null) return { verdict: null, noVerdict: this.#reason ?? progress ?? 0, cures };
    if (progress === undefined || progress === this.#verdict.progress)
      return { verdict: this.#verdict, noVerdict: null, cures };
    return { verdict: { ...this.#verdict, progress }, noVerdict: null, cures };
  }

  /** Something shows the verdict: before that nothing is analysed. */
  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    if (this.#subject) this.#take(this.#subject);
  }

  load({ features, scaling, bias }: Problem, examples: Examples): void {
    this.#take({ examples, features: features ?? baseFeatures(examples.base), scaling, bias });
  }

  #take(subject: Subject): void {
    // Another learner or order: the analysis under way is of the same.
    if (this.#analysis && this.#subject && same(this.#subject, subject)) return;
    this.#subject = subject;
    const { whole } = this.#engine;
    if (!this.#wanted || !whole) return;
    this.#queue.drop(this.#analysis);
    this.#analysis = null;
    const reason = nothingToSeparate(subject.examples);
    if (reason) this.#giveUp(reason);
    else if (this.#verdict && same(this.#verdict.subject, subject)) this.#keep(this.#verdict);
    else this.#begin(whole, subject);
  }

  dispose(): void {
    this.#queue.drop(this.#analysis);
    this.#analysis = null;
    this.#cures.end();
  }

  /** Another learner or order, or the edit before has been undone. */
  #keep(verdict: Verdict): void {
    if (verdict.stale) this.#verdict = { ...verdict, stale: false, progress: 1 };
    this.#cures.follow(verdict);
  }

  #begin(engine: Analyses, subject: Subject): void {
    this.#reason = null;
    this.#cures.end();
    if (this.#verdict) this.#verdict = { ...this.#verdict, stale: true, progress: 0 };
    this.#analysis = new SeparabilityAnalysis(engine, subject);
    this.#queue.put(this.#analysis, (found) => {
      this.#analysis = null;
      if (found instanceof PlaygroundError) this.#giveUp({ code: "refused", error: found });
      else {
        this.#verdict = found;
        this.#cures.follow(found);
      }
    });
  }

  #giveUp(reason: NoVerdict): void {
    this.#verdict = null;
    this.#reason = reason;
    this.#cures.end();
  }
}

function same(a: Subject, b: Subject): boolean {
  return (
    a.examples === b.examples && a.scaling === b.scaling && a.bias === b.bias && sameFeatures(a.features, b.features)
  );
}
