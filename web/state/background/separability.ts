import type {
  Analysis,
  AnalysisRun,
  AnalysisSpec,
  GeometricMargin,
  Share,
  Witness,
} from "../../engine/analysis-types.js";
import type { Predictions, Run, RunSpec } from "../../engine/types.js";
import { FeatureValues } from "../data/example-values.js";
import type { Examples } from "../data/examples.js";
import { baseFeatures, sameFeatures } from "../data/feature-names.js";
import { type Rows, trainingSetOf } from "../data/training-set.js";
import type { Problem } from "../document/problem.js";
import type { Findings, Subject, Verdict } from "../frame.js";

/** What an analyst needs of the engine. */
export interface Analyses {
  /** See `WasmEngine.whole`. */
  readonly whole: boolean;
  startAnalysis(spec: AnalysisSpec): AnalysisRun;
  createRun(spec: RunSpec): Pick<Run, "dispose"> & { predict(X: RunSpec["X"]): Pick<Predictions, "score"> };
}

/** Products of features between two looks at the clock: a tenth of a millisecond or so. */
const slice = 50_000;

/** Finds out whether a hyperplane over the features separates the examples trained on. */
export class Analyst {
  readonly #engine: Analyses;
  #subject: Subject | null = null;
  #rows: Rows | null = null;
  #run: AnalysisRun | null = null;
  /** Whether something shows the verdict: as long as nothing does, nothing is analysed. */
  wanted = true;
  /** Whether the subject is still to be analysed. */
  #waits = false;
  #verdict: Verdict | null = null;
  #noVerdict: Findings["noVerdict"] = null;

  constructor(engine: Analyses) {
    this.#engine = engine;
  }

  get view(): Pick<Findings, "verdict" | "noVerdict"> {
    return { verdict: this.#verdict, noVerdict: this.#noVerdict };
  }

  load({ features, scaling, bias }: Problem, examples: Examples): void {
    const subject = { examples, features: features ?? baseFeatures(examples.base), scaling, bias };
    // Another learner or order: the analysis under way is of the same.
    if (this.#run && this.#subject && same(this.#subject, subject)) return;
    this.#subject = subject;
    this.#rows = null;
    this.drop();
    const reason = whyNone(examples);
    if (reason) {
      this.#giveUp(reason);
    } else if (this.#verdict && same(this.#verdict.subject, subject)) {
      // Another learner or order, or the edit before has been undone.
      if (this.#verdict.stale) this.#verdict = { ...this.#verdict, stale: false, progress: 1 };
      this.#waits = false;
    } else {
      this.#waits = true;
      this.#noVerdict = this.#verdict ? null : 0;
      if (this.#verdict) this.#verdict = { ...this.#verdict, stale: true, progress: 0 };
    }
  }

  work(isLate: () => boolean): boolean {
    if (!this.wanted || !this.#engine.whole || !this.#waits || !this.#subject) return false;
    if (isLate()) return true;
    try {
      this.#rows ??= trainingSetOf(this.#subject.examples).train;
      this.#run ??= this.#engine.startAnalysis(specOf(this.#subject, this.#rows));
      do {
        if (this.#run.advance(slice)) {
          this.#conclude(this.#subject, this.#rows, this.#run);
          return false;
        }
      } while (!isLate());
      this.#report(this.#run.progress);
      return true;
    } catch (error) {
      // What the engine refuses is said where the verdict would stand; training goes on.
      this.#giveUp(`There is no verdict: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  drop(): void {
    this.#run?.dispose();
    this.#run = null;
  }

  #report(progress: number): void {
    if (this.#verdict) this.#verdict = { ...this.#verdict, progress };
    else this.#noVerdict = progress;
  }

  #conclude(subject: Subject, rows: Rows, run: AnalysisRun): void {
    const analysis = numbered(run.result(), rows);
    this.drop();
    this.#verdict = {
      analysis,
      subject,
      values: valuesOf(analysis.witness, subject),
      support: analysis.geometric ? this.#support(analysis.geometric, subject, rows) : new Uint32Array(0),
      stale: false,
      progress: 1,
    };
    this.#noVerdict = null;
    this.#waits = false;
  }

  /** The examples whose distance from the hyperplane is its margin, within rounding. */
  #support({ weights, bias, margin }: GeometricMargin, subject: Subject, rows: Rows): Uint32Array {
    const run = this.#engine.createRun({ ...specOf(subject, rows), initial: { weights, bias }, journal: false });
    try {
      const { score } = run.predict({ data: rows.X, shape: [rows.index.length, rows.base] });
      return rows.index.filter((_, row) => (rows.label[row] ?? 0) * (score[row] ?? 0) <= margin * (1 + 1e-7));
    } finally {
      run.dispose();
    }
  }

  #giveUp(reason: string): void {
    this.drop();
    this.#verdict = null;
    this.#noVerdict = reason;
    this.#waits = false;
  }
}

/** Why there is nothing to find out, in a sentence, or null. */
function whyNone({ label, heldOut }: Examples): string | null {
  const found = { positive: false, negative: false };
  for (const [example, one] of label.entries()) {
    if (heldOut?.[example]) continue;
    if (one > 1) return "Whether a line separates is asked of two labels, and these examples have more.";
    found[one > 0 ? "positive" : "negative"] = true;
  }
  return found.positive && found.negative
    ? null
    : "There is nothing to separate before there are positives and negatives.";
}

function same(a: Subject, b: Subject): boolean {
  return (
    a.examples === b.examples && a.scaling === b.scaling && a.bias === b.bias && sameFeatures(a.features, b.features)
  );
}

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

function valuesOf(witness: Witness | null, { features, scaling, examples }: Subject): Verdict["values"] {
  const values = new FeatureValues({ features, scaling }, examples);
  const shares = witness ? [...witness.positive, ...witness.negative] : [];
  return new Map(shares.map(({ example }) => [example, values.of(example).features]));
}
