import type { Glue } from "#glue";
import { allFinite, booleanOf, countOf, labelsOf, numberOf, numbersOf } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import { gridInput } from "./generated/inputs.js";
import { maximumMargin, moment, predictionColumns, visit, visitRecord } from "./generated/layouts.js";
import { mostColumns } from "./generated/limits.js";
import { written } from "./layout/inputs.js";
import { columnsOf, optional, read } from "./layout/values.js";
import type { EncodedLearner } from "./learners/index.js";
import { type Rows, rowsOf } from "./matrix.js";
import { fieldsOf } from "./run/fields.js";
import { limitsOf, visitWithin } from "./run/how-far.js";
import type { EncodedSpec } from "./spec.js";
import type { GeometricMargin, UndecidedMargin } from "./types/analysis-types.js";
import type {
  Advance,
  CurrentOf,
  Grid,
  Journal,
  LearnerSpec,
  Matrix,
  ModelOf,
  Predictions,
  Run,
  Snapshot,
  StopReason,
  Visit,
  VisitRecord,
} from "./types.js";

/** Owns one handle of the core. */
export class WasmRun<L extends LearnerSpec = LearnerSpec> implements Run<L> {
  readonly #glue: Glue;
  #handle: number | null;
  readonly #hasJournal: boolean;
  readonly #learner: EncodedLearner;
  readonly features: readonly string[];
  readonly examples: number;
  readonly baseFeatures: number;
  /** How many visits all its epochs have. */
  readonly mostVisits: number;
  /** Whether examples are held out from it: see `Jobs.holdOut`. */
  holdsOut = false;

  constructor(
    glue: Glue,
    handle: number,
    { n, d, maxEpochs, journal, features, learner }: Omit<EncodedSpec, "numbers">,
  ) {
    this.#glue = glue;
    this.#handle = handle;
    this.baseFeatures = d;
    this.#hasJournal = journal;
    this.#learner = learner;
    this.features = features;
    this.examples = n;
    this.mostVisits = n * maxEpochs;
  }

  get disposed(): boolean {
    return this.#handle === null;
  }

  get visit(): number {
    return this.#state().visit;
  }

  /** Whether it stands at its end. */
  get stopped(): boolean {
    return this.#state().stop !== null;
  }

  get frontier(): number {
    return this.#state().frontier;
  }

  get frontierStop(): StopReason | null {
    return this.#state().frontierStop;
  }

  get frontierUpdates(): number {
    return this.#state().frontierUpdates;
  }

  step(): Visit<L> | null {
    const made = read(optional(visit), this.#glue.step(this.#open()));
    return made ? this.visitMade(made) : null;
  }

  /** What the core tells of the visit that it has just made, with the change and the scores. */
  visitMade({ updated, ...seen }: ReturnType<typeof visit>): Visit<L> {
    const run = this.#open();
    const change = updated ? this.#learner.current(this.#glue.change(run), this.features.length) : null;
    // The entry of a learner makes what is typed as its own.
    const update = change as CurrentOf<L> | null;
    const scores = this.#glue.scores(run);
    return { ...seen, update, ...(scores.length > 0 && { scores }) };
  }

  record(options: { readonly objective?: boolean } = {}): VisitRecord<L> | null {
    const { objective } = fieldsOf(options, "options", ["objective"], "");
    const asked = booleanOf(objective, "objective", false);
    this.#needJournal();
    return recordOf<L>(this.#glue.record(this.#open(), asked), this.#learner, this.features.length);
  }

  advance(how: Advance): number {
    const { visits, updates } = limitsOf(how, this.visit, this.examples);
    return this.advanceWithin(visits, updates);
  }

  /** At most so many visits and so many updates, whichever comes first; Infinity is no limit. Returns the visits made. */
  advanceWithin(visits: number, updates: number): number {
    return this.#glue.advance(this.#open(), countOf(visits, "visits"), countOf(updates, "updates"));
  }

  seek(visit: number): void {
    this.#glue.seek(this.#open(), visitWithin(visit, this));
  }

  approach(visit: number, work: number): boolean {
    return this.#glue.approach(this.#open(), countOf(visit, "visit"), numberOf(work, "work", Number.NaN));
  }

  snapshot(): Snapshot<L> {
    const { visit, epoch, updates, stop } = this.moment();
    return {
      visit,
      epoch,
      updates,
      converged: stop === "converged",
      stopReason: stop,
      current: this.current(),
      model: this.model(),
      trainingMistakes: this.trainingMistakes(),
    };
  }

  /** Visits, epochs and updates so far, without the rest of the snapshot. */
  moment(): { visit: number; epoch: number; updates: number; stop: StopReason | null } {
    const { visit, epoch, updates, stop } = this.#state();
    return { visit, epoch, updates, stop };
  }

  /** What is in training, without the rest of the snapshot. */
  current(): CurrentOf<L> {
    return this.#learner.current(this.#glue.weights(this.#open()), this.features.length) as CurrentOf<L>;
  }

  /** What predicts, without the rest of the snapshot. */
  model(): ModelOf<L> {
    return this.#learner.model(this.#glue.model(this.#open()), this.features.length) as ModelOf<L>;
  }

  /** The examples of an epoch (from 0) in the order they are visited. */
  sequence(epoch: number): Uint32Array {
    return this.#glue.sequence(this.#open(), countOf(epoch, "epoch"));
  }

  /**
   * The maximum-margin hyperplane over the run's features, its weights of length 1; null where none separates. Where it is
   * undecided whether one does, it says so instead.
   */
  maximumMargin(): GeometricMargin | UndecidedMargin | null {
    const { verdict, reason, weights, bias, margin } = read(maximumMargin, this.#glue.maximumMargin(this.#open()));
    if (reason) return { undecided: reason };
    return verdict === "separable" ? { weights, bias, margin } : null;
  }

  /**
   * The geometric margin of the model on the training examples first…last−1, at least one; null where it is no
   * hyperplane, or its weights are 0.
   */
  margin(first = 0, last = this.examples): number | null {
    const margin = this.#glue.margin(this.#open(), countOf(first, "first"), countOf(last, "last"));
    return Number.isFinite(margin) ? margin : null;
  }

  /** The criterion J = Σ −y·a over the examples that the weights in training get wrong. */
  objective(): number {
    return this.#glue.objective(this.#open());
  }

  /** On the training examples first…last−1. Where that is known without counting, all are counted with the first. */
  trainingMistakes(first = 0, last = this.examples): number {
    return this.#glue.trainingMistakes(this.#open(), countOf(first, "first"), countOf(last, "last"));
  }

  /** About how many multiply-adds it is to predict a row by the present model. */
  get predictionCost(): number {
    return this.#glue.predictionCost(this.#open());
  }

  /** Feature values of an example, in the order of the weights. */
  example(index: number): Float64Array {
    return this.#glue.example(this.#open(), countOf(index, "index"));
  }

  journal(options: { readonly all?: boolean } = {}): Journal {
    const all = booleanOf(fieldsOf(options, "options", ["all"], "").all, "all", false);
    const { updates, frontierUpdates } = this.#state();
    this.#needJournal();
    return this.#glue.journal(this.#open(), all ? frontierUpdates : updates);
  }

  updatesBefore(visits: ArrayLike<number>): Float64Array {
    this.#needJournal();
    return this.#glue.updatesBefore(this.#open(), numbersOf(visits, "visits"));
  }

  updateVisit(k: number): number {
    this.#needJournal();
    return this.#glue.updateVisit(this.#open(), numberOf(k, "k", Number.NaN));
  }

  mistakesBefore(visits: ArrayLike<number>): Float64Array {
    this.#needJournal();
    return this.#glue.mistakesBefore(this.#open(), numbersOf(visits, "visits"));
  }

  saveModel(): string {
    return this.#glue.saveRun(this.#open());
  }

  predict(X: Matrix): Predictions {
    const { data, n } = checkedRows(X, this.baseFeatures);
    return predictionsOf(this.#glue.predict(this.#open(), data, n));
  }

  mistakes(X: Matrix, y: ArrayLike<number>): number {
    const { data, n } = checkedRows(X, this.baseFeatures);
    return this.#glue.mistakes(this.#open(), data, labelsOf(y, n));
  }

  field(grid: Grid): Predictions {
    return this.#glue.field(this.#open(), written(gridInput, this.gridOf(grid)));
  }

  /** A grid, checked. Throws `PlaygroundError` where it cannot predict the points of it. */
  gridOf(grid: Grid): Grid {
    if (this.baseFeatures !== 2)
      throw new PlaygroundError("unknown", "grid", "Only a run of two base features has a field.");
    return checkedGrid(grid);
  }

  /** Its handle, for a job of the same engine. */
  handleIn(glue: Glue): number {
    if (glue === this.#glue) return this.#open();
    throw new PlaygroundError("unknown", "run", "This run is of another engine.");
  }

  dispose(): void {
    if (this.#handle === null) return;
    this.#glue.deleteRun(this.#handle);
    this.#handle = null;
  }

  #open(): number {
    if (this.#handle === null) throw new PlaygroundError("disposed", "run", "This run has been disposed.");
    return this.#handle;
  }

  #state(): ReturnType<typeof moment> {
    return read(moment, this.#glue.state(this.#open()));
  }

  #needJournal(): void {
    if (!this.#hasJournal) throw new PlaygroundError("no-journal", "journal", "This run keeps no journal.");
  }
}

/** Rows of so many base features, checked. Throws `PlaygroundError`. */
export function checkedRows(
  X: Matrix,
  baseFeatures: number,
  sentence = "X has {0} columns, the run was made with {1}.",
): Rows {
  const rows = rowsOf(X, "X");
  if (rows.n > 0 && rows.d !== baseFeatures) {
    throw new PlaygroundError("wrong-length", "X", sentence, [rows.d, baseFeatures]);
  }
  if (allFinite(rows.data)) return rows;
  throw new PlaygroundError("not-finite", "X", "X must hold finite numbers only.");
}

/** Throws `PlaygroundError` where a grid is none. */
function checkedGrid(given: Grid): Grid {
  const grid = fieldsOf(given, "grid", ["x0", "y0", "dx", "dy", "columns", "rows"]) as unknown as Grid;
  const { x0, y0, dx, dy, columns, rows } = grid;
  const sizes = [columns, rows].every((size) => Number.isInteger(size) && size >= 1 && size <= mostColumns);
  if (sizes && [x0, y0, dx, dy].every(Number.isFinite) && dx > 0) return grid;
  const sentence = "A grid has finite numbers, dx above 0, and 1 to {0} columns and rows.";
  throw new PlaygroundError("out-of-range", "grid", sentence, [mostColumns]);
}

/** Of scores and labels of rows, which the core gives in turn. Throws `PlaygroundError`. */
export function predictionsOf(pairs: Float64Array): Predictions {
  if (!allFinite(pairs)) {
    throw new PlaygroundError("out-of-range", "X", "X holds numbers so large that their score is not finite.");
  }
  const { score, label } = columnsOf(predictionColumns, pairs, 0);
  return { score, label: new Int32Array(label) };
}

/** Reads a record as the glue gives it; null where there is none. */
function recordOf<L extends LearnerSpec>(
  numbers: Float64Array,
  learner: EncodedLearner,
  features: number,
): VisitRecord<L> | null {
  const record = read(optional(visitRecord), numbers);
  if (!record) return null;
  const { updated, ...visit } = record.visit;
  const { x, scores, changeLength, coefficient, objective } = record;
  // The entry of a learner makes what is typed as its own.
  const trained = (list: Float64Array) => learner.current(list, features) as CurrentOf<L>;
  return {
    ...visit,
    update: updated ? trained(record.change) : null,
    changeLength,
    coefficient,
    ...(scores.length > 0 && { scores }),
    ...(!Number.isNaN(objective) && { objective }),
    ...{ x, before: trained(record.before), after: trained(record.after), earlier: trained(record.earlier) },
  };
}
