import type { WasmRun } from "../../../engine/run.js";
import type { Current, LinearModel, RunSpec, VisitRecord } from "../../../engine/types.js";
import { traitsOf } from "../../learners/traits.js";
import { hyperplane, hyperplanes } from "../frame.js";
import type { TraceRow } from "./trace.js";

/** The specification of a run. */
export interface TraceSource {
  readonly spec: RunSpec;
  /** The page's example for each row. */
  readonly index: ArrayLike<number>;
}

/** The cost of a visit and its row, without the weights. */
const visitCost = 200;

/** Makes the visits of a run one by one and returns them as rows. It does not own the run. */
export class TraceReader {
  readonly weights: readonly string[];
  readonly #run: WasmRun;
  readonly #source: TraceSource;

  constructor(run: WasmRun, source: TraceSource) {
    this.#run = run;
    this.#source = source;
    this.weights = weightNames(run.features, source.spec);
  }

  /** The approximate cost of the next row, in multiply-adds. */
  get cost(): number {
    const { features, predictionCost } = this.#run;
    const byExamples = traitsOf(this.#source.spec.learner ?? { kind: "perceptron" }).weights === "per-example";
    return visitCost + 4 * features.length + (byExamples ? 2 * predictionCost : 0);
  }

  /** Makes the next visit and returns its row; null if the run has ended. */
  next(): TraceRow | null {
    const record = this.#run.step() === null ? null : this.#run.record();
    return record && this.#rowOf(record);
  }

  /** The current weights, as in a row; empty for counts α, which belong to single examples. */
  currentWeights(): readonly number[] {
    const current = this.#run.current();
    return current !== null && "alpha" in current ? [] : this.#flat(current, 0);
  }

  #rowOf(record: VisitRecord): TraceRow {
    const { visit, epoch, example, x, score, scores, label, mistake, update, changeLength, before, after } = record;
    return {
      visit: visit + 1,
      epoch: epoch + 1,
      example: (this.#source.index[example] ?? example) + 1,
      x,
      score,
      ...(scores && { scores }),
      biases: this.#modelsOf(before).flatMap(({ bias }) => (this.#source.spec.bias === false ? [] : [bias])),
      label,
      mistake,
      update: update && this.#flat(update, example),
      changeLength,
      weights: this.#flat(after, example),
    };
  }

  #modelsOf(current: Current): readonly LinearModel[] {
    const one = hyperplane(current);
    return one ? [one] : (hyperplanes(current) ?? []);
  }

  /** Of counts α that of the example visited: the others stay as they are. */
  #flat(current: Current, example: number): readonly number[] {
    if (current !== null && "alpha" in current) return [current.alpha[example] ?? 0];
    return this.#modelsOf(current).flatMap((one) => [
      ...one.weights,
      ...(this.#source.spec.bias === false ? [] : [one.bias]),
    ]);
  }
}

function weightNames(features: readonly string[], { learner, bias, y }: RunSpec): readonly string[] {
  const named = (sign: string): string[] => [
    ...features.map((feature) => `w${sign}_${feature}`),
    ...(bias === false ? [] : [`b${sign}`]),
  ];
  const classes = Math.max(1, ...Array.from(y)) + 1;
  const names = {
    one: () => named(""),
    "per-class": () => Array.from({ length: classes }, (_, number) => named(String(number))).flat(),
    "per-example": () => ["alpha"],
    none: () => [],
  };
  return names[traitsOf(learner ?? { kind: "perceptron" }).weights]();
}
