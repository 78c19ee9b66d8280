import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type {
  Analysis,
  AnalysisRun,
  AnalysisSpec,
  GeometricMargin,
  Share,
  Witness,
} from "../../../engine/types/analysis-types.js";
import type { Engine, FeatureMap, Predictions, Run, RunSpec } from "../../../engine/types.js";
import type { Examples } from "../../data/examples.js";
import { featureMapOf, rowsOf } from "../../data/feature-map.js";
import { type NoVerdict, nothingToSeparate } from "../../data/preset-separable.js";
import { conjunctionsWithNot } from "../../data/reviews/reviews.js";
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
import type { Average, Cure, Findings, Subject, Verdict } from "../frame.js";
import { impliedFeatures, mostImplied, writtenOut } from "../implied-weights.js";
import { sameExample } from "../verdict.js";
import type { JobQueue } from "./queue.js";
import { rowsFor } from "./readings.js";
import { type Slice, Sliced, type Steps } from "./sliced.js";

type Scorer = Pick<Run, "dispose"> & { predict(X: RunSpec["X"]): Pick<Predictions, "score"> };

/** What an analysis needs of the engine. */
export interface Analyses extends Pick<Engine, "featureMap"> {
  startAnalysis(spec: AnalysisSpec): AnalysisRun;
  startRun(spec: RunSpec): Job<Scorer>;
}

/** Whether a hyperplane over the features separates the examples trained on. What the engine refuses is a result too. */
export function separabilityAnalysis(engine: Analyses, subject: Subject): Job<Verdict | PlaygroundError> {
  return new Sliced(function* (slice) {
    let run: AnalysisRun | null = null;
    try {
      const { train } = trainingSetOf(subject.examples);
      run = engine.startAnalysis(specOf(subject, train));
      while (run.progress < 1 && !run.advance(slice.work)) yield run.progress;
      const analysis = run.result();
      const { geometric } = analysis;
      const support = geometric ? yield* supports(slice, engine, geometric, subject, train) : new Uint32Array(0);
      const named = numbered(analysis, train);
      const witness = witnessed(named.witness, subject, engine);
      return { analysis: named, subject, ...witness, support, stale: false, progress: 1 };
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      return error;
    } finally {
      run?.dispose();
    }
  });
}

/** Finds the examples whose distance from the maximum-margin hyperplane is its margin, within rounding. */
function* supports(
  slice: Slice,
  engine: Analyses,
  { weights, bias, margin }: GeometricMargin,
  subject: Subject,
  rows: Rows,
): Steps<Uint32Array> {
  const { X, base, label, index } = rows;
  const start = engine.startRun({ ...specOf(subject, rows), initial: { weights, bias }, journal: false });
  let run: Scorer | null = null;
  const found: number[] = [];
  try {
    while (!start.advance(slice.work)) yield 1;
    run = start.result();
    for (let done = 0; done < index.length; ) {
      if (done > 0) yield 1;
      const end = Math.min(done + rowsFor(slice.work, 2 * weights.length + base), index.length);
      const part = { data: X.subarray(base * done, base * end), shape: [end - done, base] as const };
      for (const [k, score] of run.predict(part).score.entries()) {
        const row = done + k;
        if ((label[row] ?? 0) * score <= margin * (1 + 1e-7)) found.push(index[row] ?? row);
      }
      done = end;
    }
    return Uint32Array.from(found);
  } finally {
    start.dispose();
    run?.dispose();
  }
}

/** The examples trained on, as the engine analyses them. */
function specOf({ features, scaling, bias }: Subject, { X, base, label, index }: Rows): AnalysisSpec {
  return { X: { data: X, shape: [index.length, base] }, y: label, features, scaling, bias };
}

/** With the page's numbers of the examples in place of the rows trained on. */
function numbered(analysis: Analysis, { index }: Rows): Analysis {
  const { witness } = analysis;
  if (!witness) return analysis;
  const number = (shares: readonly Share[]) =>
    shares.map(({ example, weight }) => ({ example: index[example] ?? example, weight }));
  return {
    ...analysis,
    witness: { ...witness, positive: number(witness.positive), negative: number(witness.negative) },
  };
}

/** The feature values of a witness, and what its weights make of them. */
function witnessed(
  witness: Witness | null,
  subject: Subject,
  engine: Pick<Engine, "featureMap">,
): Pick<Verdict, "values" | "averages"> {
  if (!witness) return { values: new Map(), averages: null };
  const { examples } = subject;
  const map = featureMapOf(engine, subject, examples);
  const unscaled = engine.featureMap({ X: rowsOf(examples, []) });
  const named = [...witness.positive, ...witness.negative].map(({ example }) => example);
  const { data } = map.map(rowsOf(examples, named));
  const d = map.features.length;
  const average = (shares: readonly Share[]): Average => {
    const weights = shares.map(({ weight }) => weight);
    const rows = rowsOf(
      examples,
      shares.map(({ example }) => example),
    );
    return { features: map.combination(weights, rows), base: unscaled.combination(weights, rows) };
  };
  return {
    values: new Map(named.map((example, row) => [example, data.slice(d * row, d * (row + 1))])),
    averages: { positive: average(witness.positive), negative: average(witness.negative) },
  };
}

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
function cureSearch(engine: Pick<Analyses, "startAnalysis" | "featureMap">, subject: Subject): Job<readonly Cure[]> {
  const kinds = candidatesFor(subject, featureMapOf(engine, subject, subject.examples));
  return new Sliced(function* (slice) {
    const { train } = trainingSetOf(subject.examples);
    const found: Cure[] = [];
    for (const [k, candidates] of kinds.entries()) {
      for (const [place, candidate] of candidates.entries()) {
        const progress = k / kinds.length;
        if (k + place > 0) yield progress;
        if (!(yield* separates(slice, engine, specOf({ ...subject, ...candidate }, train), progress))) continue;
        found.push(candidate.cure);
        break;
      }
    }
    return found;
  });
}

/** What the engine refuses, or cannot decide, is not separated. */
function* separates(
  slice: Slice,
  engine: Pick<Analyses, "startAnalysis">,
  spec: AnalysisSpec,
  progress: number,
): Steps<boolean> {
  let run: AnalysisRun | null = null;
  try {
    run = engine.startAnalysis(spec);
    while (run.progress < 1 && !run.advance(slice.work)) yield progress;
    return run.result().separable === true;
  } catch (error) {
    if (!(error instanceof PlaygroundError)) throw error;
    return false;
  } finally {
    run?.dispose();
  }
}

/** What makes the examples separable, where a verdict says that they are not. */
class Cures {
  readonly #engine: Analyses;
  readonly #queue: JobQueue;
  #subject: Verdict["subject"] | null = null;
  #search: Job<readonly Cure[]> | null = null;
  #found: readonly Cure[] | null = null;

  constructor(engine: Analyses, queue: JobQueue) {
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
    this.#search = cureSearch(this.#engine, subject);
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
  readonly #engine: Analyses;
  readonly #queue: JobQueue;
  readonly #cures: Cures;
  #subject: Subject | null = null;
  #analysis: Job<Verdict | PlaygroundError> | null = null;
  #verdict: Verdict | null = null;
  #reason: NoVerdict | null = null;
  /** Whether something shows the verdict. */
  #wanted: boolean;

  /** @param wanted Whether something shows the verdict from the start: else see `want`. */
  constructor(engine: Analyses, queue: JobQueue, wanted = true) {
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
    if (!this.#wanted) return;
    this.#queue.drop(this.#analysis);
    this.#analysis = null;
    const reason = nothingToSeparate(subject.examples);
    if (reason) this.#giveUp(reason);
    else if (this.#verdict && same(this.#verdict.subject, subject)) this.#keep(this.#verdict);
    else this.#begin(subject);
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

  #begin(subject: Subject): void {
    this.#reason = null;
    this.#cures.end();
    if (this.#verdict) this.#verdict = { ...this.#verdict, stale: true, progress: 0 };
    this.#analysis = separabilityAnalysis(this.#engine, subject);
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
