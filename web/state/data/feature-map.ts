import { PlaygroundError } from "../../engine/errors.js";
import type { Engine, FeatureMap, Matrix } from "../../engine/types.js";
import type { Problem } from "../document/problem.js";
import type { Examples } from "./examples.js";
import { trainingSetOf } from "./training-set.js";

/** What decides which numbers a learner sees; `features` null: every base feature. */
type Mapped = Pick<Problem, "scaling"> & { readonly features?: readonly string[] | null | undefined };

type Maps = Pick<Engine, "featureMap">;

/** The map from the page's examples to what a learner sees: its scaling is learned from those trained on. */
export function featureMapOf(engine: Maps, { scaling, features }: Mapped, examples: Examples): FeatureMap {
  const { X, base, index } = trainingSetOf(examples).train;
  return engine.featureMap({ X: { data: X, shape: [index.length, base] }, scaling, ...(features && { features }) });
}

/** Some of the page's examples as rows of base features. */
export function rowsOf({ X, base }: Pick<Examples, "X" | "base">, examples: Iterable<number>): Matrix {
  const numbers = Array.from(examples);
  const data = new Float64Array(base * numbers.length);
  numbers.forEach((example, row) => {
    data.set(X.subarray(base * example, base * (example + 1)), base * row);
  });
  return { data, shape: [numbers.length, base] };
}

/** The map of the present problem, made when it is first asked for. */
export class PresentMap {
  readonly #engine: Maps;
  #of: { readonly problem: Mapped; readonly examples: Examples } | null = null;
  #map: FeatureMap | null = null;

  constructor(engine: Maps) {
    this.#engine = engine;
  }

  /** The map stays the same object where nothing differs that it is made of. */
  load(problem: Mapped, examples: Examples): void {
    const before = this.#of;
    const same = before?.examples === examples && sameMapping(before.problem, problem);
    this.#of = { problem, examples };
    if (!same) this.#map = null;
  }

  /** Null where these examples have no such features. */
  get now(): FeatureMap | null {
    if (!this.#of) return null;
    this.#map ??= orNull(this.#engine, this.#of);
    return this.#map;
  }
}

function sameMapping(a: Mapped, b: Mapped): boolean {
  return a.scaling === b.scaling && a.features?.join() === b.features?.join();
}

function orNull(
  engine: Maps,
  { problem, examples }: { readonly problem: Mapped; readonly examples: Examples },
): FeatureMap | null {
  try {
    return featureMapOf(engine, problem, examples);
  } catch (error) {
    if (error instanceof PlaygroundError) return null;
    throw error;
  }
}
