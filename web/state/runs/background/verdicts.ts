import type { AnalysisRun } from "../../../engine/analysis-types.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { FeatureMap } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { featureMapOf } from "../../data/feature-map.js";
import { conjunctionsWithNot } from "../../data/reviews/reviews.js";
import { type NoVerdict, nothingToSeparate } from "../../data/to-separate.js";
import { type Rows, trainingSetOf } from "../../data/training-set.js";
import {
  baseFeatures,
  canonical,
  productsOf,
  productsWithin,
  sameFeatures,
  tidy,
} from "../../document/features/feature-names.js";
import type { Problem } from "../../document/problem.js";
import type { Cure, Findings, Subject, Verdict } from "../frame.js";
import { impliedFeatures, mostImplied, writtenOut } from "../implied-weights.js";
import { sameExample } from "../verdict.js";
import type { JobQueue } from "./queue.js";
import { type Analyses, type Analyst, SeparabilityAnalysis, specOf } from "./separability-analysis.js";

/** What may make the examples separable, and over which features that would show. */
interface Candidate {
  readonly cure: Cure;
  readonly features: readonly string[];
  readonly bias: boolean;
}

/** Of more base features there are too many pairs to try each alone. */
const mostTriedInPairs = 6;
/** The degrees of polynomial kernels that are tried. */
const degrees = [2, 3] as const;

/**
 * Candidates of one kind each, the least change first: of each kind the first that works is enough.
 * @param map from the subject's base features to its features
 */
function candidatesFor(subject: Subject, map: FeatureMap): readonly (readonly Candidate[])[] {
  return [ofBias(subject), ofFeatures(subject), ofKernels(map)].filter((some) => some.length > 0);
}

function ofBias({ features, bias }: Subject): readonly Candidate[] {
  return bias ? [] : [{ cure: { what: "bias" }, features, bias: true }];
}

/** With the bias as it is, then with one where there was none. */
function ofFeatures(subject: Subject): readonly Candidate[] {
  const sets = furtherFeatures(subject);
  const biases = subject.bias ? [true] : [false, true];
  return biases.flatMap((bias) =>
    sets.map((features) => ({
      cure: { what: "features" as const, features, ...(bias && !subject.bias ? { bias: true as const } : {}) },
      features,
      bias,
    })),
  );
}

/** The features with one product more, with a few, with all pairs, with squares, with triples. */
function furtherFeatures({ features, examples: { base, columns } }: Subject): readonly (readonly string[])[] {
  const known = new Set(features.map(canonical));
  const pairs = base <= mostTriedInPairs ? productsOf(base, 2, false) : [];
  const additions = [
    ...pairs.map((pair) => [pair]),
    conjunctionsWithNot(columns),
    baseFeatures(base),
    productsWithin(mostImplied, base, 2, false) ?? [],
    productsWithin(mostImplied, base, 2, true) ?? [],
    productsWithin(mostImplied, base, 3, true) ?? [],
  ];
  const tried = new Set([tidy(features).join()]);
  return additions.flatMap((addition) => {
    const others = addition.filter((name) => !known.has(name));
    const all = tidy([...features, ...others]);
    const key = all.join();
    if (all.length > mostImplied || tried.has(key)) return [];
    tried.add(key);
    return [all];
  });
}

/** The kernel has no bias, but its offset is a feature that is always 1. */
function ofKernels(map: FeatureMap): readonly Candidate[] {
  return degrees.flatMap((degree) => {
    const kernel = { kind: "polynomial", degree } as const;
    const expansion = writtenOut(map, kernel);
    if (!expansion) return [];
    return [{ cure: { what: "kernel" as const, kernel }, features: impliedFeatures(expansion), bias: true }];
  });
}

/** Finds out what makes examples separable that are not: every cure found has been analysed on these examples. */
class CureSearch implements Job<readonly Cure[]> {
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

/** What makes the examples separable, where a verdict says that they are not. */
class Cures {
  readonly #engine: Analyst;
  readonly #queue: JobQueue;
  #subject: Verdict["subject"] | null = null;
  #search: CureSearch | null = null;
  #found: readonly Cure[] | null = null;

  constructor(engine: Analyst, queue: JobQueue) {
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
    const { whole } = this.#engine;
    if (!verdict || !subject || !whole) return;
    // Two examples that are the same in every column have the same features, whatever is made of the columns.
    if (sameExample(verdict)) {
      this.#found = [];
      return;
    }
    this.#search = new CureSearch(whole, subject);
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
