import type {
  Analysis,
  AnalysisRun,
  AnalysisSpec,
  GeometricMargin,
  Share,
  Witness,
} from "../../../engine/analysis-types.js";
import { PlaygroundError } from "../../../engine/errors.js";
import type { Job } from "../../../engine/job.js";
import type { Engine, Predictions, Run, RunSpec } from "../../../engine/types.js";
import { featureMapOf, rowsOf } from "../../data/feature-map.js";
import { type Rows, trainingSetOf } from "../../data/training-set.js";
import type { Average, Subject, Verdict } from "../frame.js";
import { rowsFor } from "./rows-for.js";

type Scorer = Pick<Run, "dispose"> & { predict(X: RunSpec["X"]): Pick<Predictions, "score"> };

/** What an analysis needs of the engine. */
export interface Analyses extends Pick<Engine, "featureMap"> {
  startAnalysis(spec: AnalysisSpec): AnalysisRun;
  startRun(spec: RunSpec): Job<Scorer>;
}

/** An engine that has it, or will. */
export interface Analyst {
  readonly whole: Analyses | null;
}

/** Whether a hyperplane over the features separates the examples trained on. What the engine refuses is a result too. */
export class SeparabilityAnalysis implements Job<Verdict | PlaygroundError> {
  readonly #engine: Analyses;
  readonly #subject: Subject;
  #rows: Rows | null = null;
  #run: AnalysisRun | null = null;
  #support: SupportSearch | null = null;
  #found: Verdict | PlaygroundError | null = null;

  constructor(engine: Analyses, subject: Subject) {
    this.#engine = engine;
    this.#subject = subject;
  }

  get progress(): number {
    return this.#found ? 1 : (this.#run?.progress ?? 0);
  }

  advance(work: number): boolean {
    try {
      this.#advance(work);
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      this.#found = error;
    }
    return this.#found !== null;
  }

  result(): Verdict | PlaygroundError {
    if (this.#found) return this.#found;
    throw new Error("An analysis has its result once it is done.");
  }

  dispose(): void {
    this.#run?.dispose();
    this.#support?.dispose();
  }

  #advance(work: number): void {
    this.#rows ??= trainingSetOf(this.#subject.examples).train;
    this.#run ??= this.#engine.startAnalysis(specOf(this.#subject, this.#rows));
    if (this.#run.progress < 1 && !this.#run.advance(work)) return;
    const analysis = this.#run.result();
    if (analysis.geometric) {
      this.#support ??= new SupportSearch(this.#engine, analysis.geometric, this.#subject, this.#rows);
      if (!this.#support.advance(work)) return;
    }
    const named = numbered(analysis, this.#rows);
    this.#found = {
      analysis: named,
      subject: this.#subject,
      ...witnessed(named.witness, this.#subject, this.#engine),
      support: this.#support?.result() ?? new Uint32Array(0),
      stale: false,
      progress: 1,
    };
  }
}

/** Finds the examples whose distance from the maximum-margin hyperplane is its margin, within rounding. */
class SupportSearch implements Job<Uint32Array> {
  readonly #rows: Rows;
  readonly #margin: number;
  readonly #features: number;
  readonly #start: Job<Scorer>;
  readonly #found: number[] = [];
  #run: Scorer | null = null;
  #done = 0;

  constructor(engine: Analyses, { weights, bias, margin }: GeometricMargin, subject: Subject, rows: Rows) {
    this.#rows = rows;
    this.#margin = margin;
    this.#features = weights.length;
    this.#start = engine.startRun({ ...specOf(subject, rows), initial: { weights, bias }, journal: false });
  }

  get progress(): number {
    return this.#done / this.#rows.index.length;
  }

  advance(work: number): boolean {
    if (!this.#run && !this.#start.advance(work)) return false;
    this.#run ??= this.#start.result();
    const { X, base, label, index } = this.#rows;
    const end = Math.min(this.#done + rowsFor(work, 2 * this.#features + base), index.length);
    const part = X.subarray(base * this.#done, base * end);
    this.#run.predict({ data: part, shape: [end - this.#done, base] }).score.forEach((score, k) => {
      const row = this.#done + k;
      if ((label[row] ?? 0) * score <= this.#margin * (1 + 1e-7)) this.#found.push(index[row] ?? row);
    });
    this.#done = end;
    return end === index.length;
  }

  result(): Uint32Array {
    return Uint32Array.from(this.#found);
  }

  dispose(): void {
    this.#start.dispose();
    this.#run?.dispose();
  }
}

/** The examples trained on, as the engine analyses them. */
export function specOf({ features, scaling, bias }: Subject, { X, base, label, index }: Rows): AnalysisSpec {
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
