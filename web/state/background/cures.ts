import type { Cure, Findings, Verdict } from "../frame.js";
import { sameExample } from "../verdict.js";
import { CureSearch } from "./cure-search.js";
import type { JobQueue } from "./queue.js";
import type { Analyses } from "./separability-analysis.js";

/** What makes the examples separable, where a verdict says that they are not. */
export class Cures {
  readonly #engine: Pick<Analyses, "startAnalysis" | "featureMap">;
  readonly #queue: JobQueue;
  #subject: Verdict["subject"] | null = null;
  #search: CureSearch | null = null;
  #found: readonly Cure[] | null = null;

  constructor(engine: Pick<Analyses, "startAnalysis" | "featureMap">, queue: JobQueue) {
    this.#engine = engine;
    this.#queue = queue;
  }

  /** Null where none is needed, and until they are known. */
  get view(): Findings["cures"] {
    return this.#found;
  }

  /** The verdict on the present problem; null while there is none. */
  follow(verdict: Verdict | null): void {
    const subject = verdict?.analysis.separable === false ? verdict.subject : null;
    if (subject === this.#subject) return;
    this.end();
    this.#subject = subject;
    if (!verdict || !subject) return;
    // Two examples that are the same in every column have the same features, whatever is made of the columns.
    if (sameExample(verdict)) {
      this.#found = [];
      return;
    }
    this.#search = new CureSearch(this.#engine, subject);
    this.#queue.put(this.#search, (found) => {
      this.#search = null;
      this.#found = found;
    });
  }

  end(): void {
    this.#queue.drop(this.#search);
    this.#search = null;
    this.#subject = null;
    this.#found = null;
  }
}
