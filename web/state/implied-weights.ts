import { parseFeature } from "../engine/features.js";
import type { WasmRun } from "../engine/run.js";
import type { KernelFunction } from "../engine/types.js";
import { FeatureValues } from "./data/example-values.js";
import type { Examples } from "./data/examples.js";
import { baseFeatures, nameOf } from "./data/feature-names.js";
import type { Problem } from "./document/problem.js";
import type { ExampleValues, ImpliedWeights, PaneView } from "./frame.js";
import { kernelFunctionOf } from "./learners/kernel.js";

/** Longer feature maps are not written out. */
export const mostImplied = 100;

/** A feature of a kernel's map: a multiplier times a product of base features, each to its power. */
interface Term {
  readonly powers: readonly number[];
  /** The square of the multiplier: a multinomial coefficient times a power of the offset. */
  readonly square: number;
}

/** A kernel (offset + x·z)^degree. The linear one is x·z. */
export interface PowerOfProduct {
  readonly degree: number;
  readonly offset: number;
}

/** A kernel as a power of x·z, or null where it is none: the rbf kernel has infinitely many features. */
export function asPower({ kind, degree = 2, offset = 1 }: KernelFunction): PowerOfProduct | null {
  if (kind === "rbf") return null;
  return kind === "linear" ? { degree: 1, offset: 0 } : { degree, offset };
}

/** How many features the map of (offset + x·z)^degree has over so many features of an example. */
export function impliedCount({ degree, offset }: PowerOfProduct, features: number): number {
  const choices = features + (offset > 0 ? 1 : 0);
  return binomial(choices + degree - 1, degree);
}

/** n over k, for k up to 10; not exact where it is enormous. */
function binomial(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i;
  return Math.round(value);
}

/**
 * (offset + x·z)^degree written out by the multinomial theorem, as Σ φ_t(x)·φ_t(z): the features φ_t over the products
 * that `features` names. Features that are the same product of base features are one, with the squares of their
 * multipliers added. By degree, the lowest first.
 */
export function expand({ degree, offset }: PowerOfProduct, features: readonly string[], base: number): Term[] {
  const factors = features.map((name) => powersOf(name, base));
  const found = new Map<string, Term>();
  const choose = (next: number, left: number, powers: readonly number[], square: number): void => {
    if (next === factors.length) {
      // What no feature takes of the degree, the offset takes.
      const whole = square * offset ** left;
      if (whole === 0) return;
      const key = powers.join();
      found.set(key, { powers, square: whole + (found.get(key)?.square ?? 0) });
      return;
    }
    for (let times = left; times >= 0; times--) {
      const more = powers.map((power, j) => power + times * (factors[next]?.[j] ?? 0));
      choose(next + 1, left - times, more, square * binomial(left, times));
    }
  };
  choose(0, degree, new Array<number>(base).fill(0), 1);
  return [...found.values()].sort((a, b) => total(a.powers) - total(b.powers));
}

/** The products of base features that a kernel implies beside the constant, by their names. */
export function impliedFeatures(kernel: PowerOfProduct, features: readonly string[], base: number): string[] {
  return expand(kernel, features, base)
    .map(termName)
    .filter((name) => name !== CONSTANT);
}

function powersOf(name: string, base: number): number[] {
  const powers = new Array<number>(base).fill(0);
  for (const column of parseFeature(name)) powers[column] = (powers[column] ?? 0) + 1;
  return powers;
}

const total = (powers: readonly number[]): number => powers.reduce((sum, power) => sum + power, 0);

const CONSTANT = "1";

/** "x1*x2^2"; "1" for the constant. */
function termName({ powers }: Term): string {
  return nameOf(powers.flatMap((power, j) => new Array<number>(power).fill(j + 1))) || CONSTANT;
}

/** The product's value, by multiplication: the same in every browser. */
function product(powers: readonly number[], x: ArrayLike<number>): number {
  let value = 1;
  powers.forEach((power, j) => {
    for (let k = 0; k < power; k++) value *= x[j] ?? 0;
  });
  return value;
}

/** φ(x) of base features as the run takes them. */
export function featuresOf(terms: readonly Term[], x: ArrayLike<number>): Float64Array {
  return Float64Array.from(terms, ({ powers, square }) => Math.sqrt(square) * product(powers, x));
}

/** w = Σ α·y·φ(x), over examples of base features as the run takes them. */
export function weightsOf(
  terms: readonly Term[],
  counts: Iterable<{ readonly alpha: number; readonly label: number; readonly x: ArrayLike<number> }>,
): Float64Array {
  const weights = new Float64Array(terms.length);
  for (const { alpha, label, x } of counts) {
    featuresOf(terms, x).forEach((value, t) => {
      weights[t] = (weights[t] ?? 0) + alpha * label * value;
    });
  }
  return weights;
}

/** Reads what a run knows only as numbers of its own: the values of its features, and the weights a kernel implies. */
export class RunReader {
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #values: FeatureValues | null = null;
  #terms: { readonly kernel: PowerOfProduct; readonly terms: readonly Term[] } | null = null;
  #weights: { readonly alpha: Float64Array; readonly weights: Float64Array } | null = null;
  #trained: readonly number[] | null = null;

  load(problem: Problem, examples: Examples): void {
    this.#problem = problem;
    this.#examples = examples;
    this.#values = null;
    this.#terms = null;
    this.#weights = null;
    this.#trained = null;
  }

  readonly values = (example: number): ExampleValues | null => {
    const { count } = this.#examples ?? { count: 0 };
    if (!this.#problem || !this.#examples || !(example >= 0 && example < count)) return null;
    this.#values ??= new FeatureValues(this.#problem, this.#examples);
    return this.#values.of(example);
  };

  /** Null where the lead is no such kernel, or its map too long to be written out. */
  implied({ learner, current, visit }: PaneView, run: WasmRun | null): ImpliedWeights | null {
    const kernel = kernelFunctionOf(learner);
    if (!kernel || !current || !("alpha" in current)) return null;
    const terms = this.#termsOf(asPower(kernel));
    if (!terms) return null;
    const { alpha } = current;
    const weights = () => this.#weightsOf(alpha, terms);
    return {
      features: terms.map(termName),
      scale: Float64Array.from(terms, ({ square }) => Math.sqrt(square)),
      // Only while they are looked at: there may be many examples.
      get weights() {
        return weights();
      },
      phi: (example) => featuresOf(terms, this.values(example)?.base ?? []),
      score: (example) => this.#score(run, visit, example),
    };
  }

  /** By the kernel itself; null once the run has gone on, or is gone. */
  #score(run: WasmRun | null, visit: number, example: number): number | null {
    const { X, base, count } = this.#examples ?? { X: new Float64Array(0), base: 0, count: 0 };
    if (!run || run.disposed || example >= count || run.moment().visit !== visit) return null;
    return run.predict({ data: X.slice(base * example, base * (example + 1)), shape: [1, base] }).score[0] ?? null;
  }

  #termsOf(kernel: PowerOfProduct | null): readonly Term[] | null {
    const { base } = this.#examples ?? { base: 0 };
    const features = this.#problem?.features ?? baseFeatures(base);
    if (!kernel || impliedCount(kernel, features.length) > mostImplied) return null;
    const known = this.#terms;
    if (known?.kernel.degree === kernel.degree && known.kernel.offset === kernel.offset) return known.terms;
    this.#weights = null;
    this.#terms = { kernel, terms: expand(kernel, features, base) };
    return this.#terms.terms;
  }

  #weightsOf(alpha: Float64Array, terms: readonly Term[]): Float64Array {
    if (this.#weights?.alpha !== alpha) this.#weights = { alpha, weights: weightsOf(terms, this.#counted(alpha)) };
    return this.#weights.weights;
  }

  /** The examples that count. */
  *#counted(alpha: Float64Array) {
    const { label, heldOut, count } = this.#examples ?? { label: new Int8Array(0), heldOut: null, count: 0 };
    this.#trained ??= Array.from({ length: count }, (_, example) => example).filter((example) => !heldOut?.[example]);
    for (const [row, times] of alpha.entries()) {
      const example = this.#trained[row] ?? 0;
      const values = times > 0 ? this.values(example) : null;
      if (values) yield { alpha: times, label: label[example] ?? 1, x: values.base };
    }
  }
}
