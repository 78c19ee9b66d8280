import type { AnalysisRun } from "../../engine/analysis-types.js";
import { PlaygroundError } from "../../engine/errors.js";
import type { Job } from "../../engine/job.js";
import { featureMapOf } from "../data/feature-map.js";
import { type Rows, trainingSetOf } from "../data/training-set.js";
import type { Cure, Subject } from "../frame.js";
import { type Candidate, candidatesFor } from "./cure-candidates.js";
import { type Analyses, specOf } from "./separability-analysis.js";

/** Finds out what makes examples separable that are not: every cure found has been analysed on these examples. */
export class CureSearch implements Job<readonly Cure[]> {
  readonly #engine: Pick<Analyses, "startAnalysis" | "featureMap">;
  readonly #subject: Subject;
  readonly #total: number;
  #kinds: readonly (readonly Candidate[])[];
  #rows: Rows | null = null;
  #run: AnalysisRun | null = null;
  #found: readonly Cure[] = [];

  constructor(engine: Pick<Analyses, "startAnalysis" | "featureMap">, subject: Subject) {
    this.#engine = engine;
    this.#subject = subject;
    this.#kinds = candidatesFor(subject, featureMapOf(engine, subject, subject.examples));
    this.#total = this.#kinds.length;
  }

  get progress(): number {
    return this.#total === 0 ? 1 : 1 - this.#kinds.length / this.#total;
  }

  advance(work: number): boolean {
    const [[candidate] = []] = this.#kinds;
    if (!candidate) return true;
    const separable = this.#analysed(candidate, work);
    if (separable === undefined) return false;
    this.#run?.dispose();
    this.#run = null;
    if (separable) this.#found = [...this.#found, candidate.cure];
    this.#kinds = separable ? this.#kinds.slice(1) : withoutFirst(this.#kinds);
    return this.#kinds.length === 0;
  }

  result(): readonly Cure[] {
    return this.#found;
  }

  dispose(): void {
    this.#run?.dispose();
  }

  /** Undefined while it goes on. What the engine refuses, or cannot decide, is no cure. */
  #analysed({ features, bias }: Candidate, work: number): boolean | undefined {
    try {
      this.#rows ??= trainingSetOf(this.#subject.examples).train;
      this.#run ??= this.#engine.startAnalysis(specOf({ ...this.#subject, features, bias }, this.#rows));
      if (this.#run.progress < 1 && !this.#run.advance(work)) return undefined;
      return this.#run.result().separable === true;
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      return false;
    }
  }
}

/** Without the first candidate of the first kind. */
function withoutFirst([first = [], ...others]: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] {
  return first.length > 1 ? [first.slice(1), ...others] : others;
}
