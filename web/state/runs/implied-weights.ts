import type { WasmRun } from "../../engine/run.js";
import type { FeatureMap, KernelExpansion, KernelFunction } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { rowsOf } from "../data/feature-map.js";
import { nameOf } from "../document/features/feature-names.js";
import { kernelFunctionOf } from "../learners/kernel.js";
import type { ImpliedWeights, PaneView } from "./frame.js";

/** Longer feature maps are not written out. */
export const mostImplied = 100;

/** A kernel with the features that it implies over those of a map; null where they are too many, or infinitely many. */
export function writtenOut(map: FeatureMap, kernel: KernelFunction): KernelExpansion | null {
  return map.impliedCount(kernel) > mostImplied ? null : map.expand(kernel);
}

/** What the constant is called among products. */
const CONSTANT = "1";

/** "x1*x2^2", by the power of each base feature. */
export function nameOfPowers(powers: readonly number[]): string {
  return nameOf(powers.flatMap((power, j) => new Array<number>(power).fill(j + 1))) || CONSTANT;
}

/** The products of base features that a kernel implies beside the constant, by their names. */
export function impliedFeatures({ powers }: KernelExpansion): string[] {
  return powers.map(nameOfPowers).filter((name) => name !== CONSTANT);
}

/** A kernel over the features of a map. */
interface Written {
  readonly map: FeatureMap;
  readonly kernel: KernelFunction;
  readonly expansion: KernelExpansion | null;
}

/** Reads the counts of the kernel perceptron as weights of the features that its kernel implies. */
export class ImpliedReader {
  #examples: Examples | null = null;
  #written: Written | null = null;
  #trained: readonly number[] | null = null;

  load(examples: Examples): void {
    this.#examples = examples;
    this.#trained = null;
  }

  /** Null where the lead is no such kernel, or its features are too many to be written out. */
  read({ learner, current, visit }: PaneView, run: WasmRun | null, map: FeatureMap | null): ImpliedWeights | null {
    const kernel = kernelFunctionOf(learner);
    const examples = this.#examples;
    if (!map || !examples || !kernel || !current || !("alpha" in current)) return null;
    const expansion = this.#expansion(map, kernel);
    if (!expansion) return null;
    const { powers, squares } = expansion;
    const { alpha } = current;
    let known: Float64Array | null = null;
    const weights = () => {
      known ??= this.#weights(expansion, alpha, examples);
      return known;
    };
    return {
      features: powers.map(nameOfPowers),
      scale: squares.map(Math.sqrt),
      // Only while they are looked at: there may be many examples.
      get weights() {
        return weights();
      },
      read: (example) => expansion.read(weights(), baseOf(examples, example)),
      score: (example) => scoreOf(run, visit, examples, example),
    };
  }

  #expansion(map: FeatureMap, kernel: KernelFunction): KernelExpansion | null {
    const known = this.#written;
    if (known?.map === map && known.kernel === kernel) return known.expansion;
    this.#written = { map, kernel, expansion: writtenOut(map, kernel) };
    return this.#written.expansion;
  }

  /** Of the examples that count. */
  #weights(expansion: KernelExpansion, alpha: Float64Array, examples: Examples): Float64Array {
    const { count, heldOut, label } = examples;
    this.#trained ??= Array.from({ length: count }, (_, example) => example).filter((example) => !heldOut?.[example]);
    const counted = this.#trained.filter((_, row) => (alpha[row] ?? 0) > 0);
    const counts = alpha.filter((times) => times > 0);
    const labels = Float64Array.from(counted, (example) => label[example] ?? 1);
    return expansion.weights(counts, labels, rowsOf(examples, counted));
  }
}

function baseOf({ X, base }: Examples, example: number): Float64Array {
  return X.slice(base * example, base * (example + 1));
}

/** By the kernel itself; null once the run has gone on, or is gone. */
function scoreOf(run: WasmRun | null, visit: number, examples: Examples, example: number): number | null {
  if (!run || run.disposed || example >= examples.count || run.moment().visit !== visit) return null;
  return run.predict(rowsOf(examples, [example])).score[0] ?? null;
}
