import type { Analysis, LinearModel, OrderKind, RunSpec } from "../../../web/engine/types.js";
import { engine } from "../state/engine.js";

const whole = await engine.complete();

/** What the engine says of the problem of a step. */
export class Problem {
  readonly #spec: RunSpec;

  constructor(spec: RunSpec) {
    this.#spec = spec;
  }

  with(changes: Partial<RunSpec>): Problem {
    return new Problem({ ...this.#spec, ...changes });
  }

  /** The run after so many epochs; left out, at its end. */
  after(epochs = 1e6) {
    const run = engine.createRun(this.#spec);
    run.advance({ epochs });
    const snapshot = run.snapshot();
    run.dispose();
    return { ...snapshot, plane: snapshot.current as LinearModel };
  }

  /** After so many visits; of several classes, a plane each. */
  afterVisits(visits: number) {
    const run = engine.createRun(this.#spec);
    run.seek(visits);
    const { trainingMistakes, current } = run.snapshot();
    run.dispose();
    const planes = (Array.isArray(current) ? current : [current]) as readonly LinearModel[];
    return { trainingMistakes, planes, weights: planes[0]?.weights ?? [] };
  }

  /** The visits that were updates, from 1. */
  updatesAt(epochs = 1): number[] {
    const run = engine.createRun(this.#spec);
    run.advance({ epochs });
    const visits = Array.from(run.journal().visit, (visit) => visit + 1);
    run.dispose();
    return visits;
  }

  /** The score at the visit of this number, from 1. */
  scoreAt(visit: number): number {
    const run = engine.createRun(this.#spec);
    run.seek(visit - 1);
    const score = run.step()?.score ?? Number.NaN;
    run.dispose();
    return score;
  }

  /** What the visit of this number, from 1, gives to each class. */
  scoresAt(visit: number): number[] {
    const run = engine.createRun(this.#spec);
    run.seek(visit - 1);
    const scores = Array.from(run.step()?.scores ?? []);
    run.dispose();
    return scores;
  }

  /** What predicts in the end says of a point. */
  says(x: readonly number[]): number {
    return this.saysAfter(1e6, x);
  }

  /** What predicts after so many epochs says of a point. */
  saysAfter(epochs: number, x: readonly number[]): number {
    const run = engine.createRun(this.#spec);
    run.advance({ epochs });
    const score = run.predict([x]).score[0] ?? 0;
    run.dispose();
    return score;
  }

  /** The criterion of a batch, after each epoch. */
  objectives(): number[] {
    const run = engine.createRun(this.#spec);
    run.advance({ until: "converged" });
    const { objective } = whole.objectiveCurve(run);
    run.dispose();
    return Array.from(objective);
  }

  /** The epochs that it takes to converge, with the seeds 0 to 199, ascending. */
  epochsWith(kind: OrderKind): number[] {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    return seeds.map((seed) => this.with({ order: { kind, seed } }).after().epoch).sort((one, other) => one - other);
  }

  /** The updates to the end, in the random orders of the seeds from 1 on. */
  updatesOfOrders(count: number): number[] {
    const seeds = Array.from({ length: count }, (_, k) => 1 + k);
    return seeds.map((seed) => this.with({ order: { kind: "shuffle-once", seed } }).after().updates);
  }

  /** The updates to the end, in every order of the examples. */
  updatesOfAllOrders(): number[] {
    const rows = Array.from(this.#spec.y, (_, row) => row);
    return permutations(rows).map((indices) => this.with({ order: { kind: "custom", indices } }).after().updates);
  }

  /** By the weights that it starts from, or by others. */
  scores(initial = this.#spec.initial): number[] {
    const run = engine.createRun({ ...this.#spec, ...(initial && { initial }) });
    const { score } = run.predict(this.#spec.X);
    run.dispose();
    return Array.from(score);
  }

  analysis(): Analysis {
    return whole.analyse(this.#spec);
  }
}

function permutations(rows: readonly number[]): number[][] {
  if (rows.length === 0) return [[]];
  return rows.flatMap((row) => permutations(rows.filter((other) => other !== row)).map((rest) => [row, ...rest]));
}

export const minus = (value: number): string => String(value).replace("-", "−");
export const listed = (values: ArrayLike<number>): string => Array.from(values, minus).join(", ");
export const vector = (values: ArrayLike<number>): string => `(${listed(values)})`;
/** "5, 5 and −4" */
export const enumerated = (values: readonly number[]): string =>
  `${listed(values.slice(0, -1))} and ${minus(values.at(-1) ?? 0)}`;
export const thousands = (value: number): string => String(value).replace(/(?=\d{3}$)/, ",");
