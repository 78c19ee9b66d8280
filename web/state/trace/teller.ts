import type { WasmRun } from "../../engine/run.js";
import type { Current, LinearModel, RunSpec, VisitRecord } from "../../engine/types.js";
import { hyperplane, hyperplanes } from "../frame.js";
import { traitsOf } from "../learners/traits.js";
import type { TraceRow } from "./trace.js";

/** A run as it was specified. */
export interface Traced {
  readonly spec: RunSpec;
  /** Which of the page's examples each row is. */
  readonly index: ArrayLike<number>;
}

/** What a visit is to make and to tell beside its weights. */
const visitCost = 200;

/** Tells a run visit by visit, by the engine's records of it. The run stays its owner's. */
export class Teller {
  readonly weights: readonly string[];
  readonly #run: WasmRun;
  readonly #of: Traced;

  constructor(run: WasmRun, of: Traced) {
    this.#run = run;
    this.#of = of;
    this.weights = weightNames(run.features, of.spec);
  }

  /** About how many multiply-adds the next visit is to make and to tell. */
  get cost(): number {
    const { features, predictionCost } = this.#run;
    const byExamples = traitsOf(this.#of.spec.learner ?? { kind: "perceptron" }).weights === "per-example";
    return visitCost + 4 * features.length + (byExamples ? 2 * predictionCost : 0);
  }

  /** Makes the next visit. Its row, or null where the run has ended. */
  next(): TraceRow | null {
    const record = this.#run.step() === null ? null : this.#run.record();
    return record && this.#rowOf(record);
  }

  /** The weights that the run stands at, as those of a row; of counts α none, which are each of an example. */
  present(): readonly number[] {
    const current = this.#run.current();
    return current !== null && "alpha" in current ? [] : this.#flat(current, 0);
  }

  #rowOf(record: VisitRecord): TraceRow {
    const { visit, epoch, example, x, score, scores, label, mistake, update, changeLength, before, after } = record;
    return {
      visit: visit + 1,
      epoch: epoch + 1,
      example: (this.#of.index[example] ?? example) + 1,
      x,
      score,
      ...(scores && { scores }),
      biases: this.#modelsOf(before).flatMap(({ bias }) => (this.#of.spec.bias === false ? [] : [bias])),
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
      ...(this.#of.spec.bias === false ? [] : [one.bias]),
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
