import { describe, expect, it } from "vitest";
import type { LinearModel, RunSpec } from "../../web/engine/index.js";
import { cs188, engine, errorOf, open } from "./runs.js";

/**
 * The second-order perceptron as its definition says, and not as the core makes it: at each mistake the weights are
 * solved for anew, as w of (ridge·I + Σ z·zᵀ)·w = Σ y·z, in fractions of whole numbers. A double is such a fraction.
 */
interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

const zero: Fraction = { above: 0n, below: 1n };

function gcd(a: bigint, b: bigint): bigint {
  let [one, other] = [a < 0n ? -a : a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

function reduced(above: bigint, below: bigint): Fraction {
  const sign = below < 0n ? -1n : 1n;
  const common = gcd(above, below * sign);
  return { above: (sign * above) / common, below: (sign * below) / common };
}

/** Exactly: doubling a double rounds nothing. */
function exactly(value: number): Fraction {
  let [whole, below] = [value, 1n];
  while (!Number.isInteger(whole)) [whole, below] = [whole * 2, below * 2n];
  return reduced(BigInt(whole), below);
}

const plus = (a: Fraction, b: Fraction) => reduced(a.above * b.below + b.above * a.below, a.below * b.below);
const times = (a: Fraction, b: Fraction) => reduced(a.above * b.above, a.below * b.below);
const over = (a: Fraction, b: Fraction) => reduced(a.above * b.below, a.below * b.above);
const minus = (a: Fraction, b: Fraction) => plus(a, { above: -b.above, below: b.below });
const dot = (a: readonly Fraction[], b: readonly Fraction[]) =>
  a.reduce((sum, value, i) => plus(sum, times(value, b[i] ?? zero)), zero);

/** To 17 digits, for numbers that are neither tiny nor huge. */
const rounded = ({ above, below }: Fraction): number => Number((above * 10n ** 30n) / below) / 1e30;

/** The solution of A·w = r for a matrix that is positive definite, by elimination. */
function solved(A: readonly (readonly Fraction[])[], r: readonly Fraction[]): Fraction[] {
  const rows = A.map((row, i) => [...row, r[i] ?? zero]);
  for (const [j, pivot] of rows.entries()) {
    for (const [i, row] of rows.entries()) {
      if (i === j) continue;
      const factor = over(row[j] ?? zero, pivot[j] ?? zero);
      rows[i] = row.map((value, k) => minus(value, times(factor, pivot[k] ?? zero)));
    }
  }
  return rows.map((row, j) => over(row.at(-1) ?? zero, row[j] ?? zero));
}

interface Trained {
  readonly weights: readonly number[];
  readonly mistakes: readonly number[];
  readonly epochs: number;
}

/** Visits in the order given, until an epoch has no mistake, or for so many epochs. */
function train(Z: readonly (readonly Fraction[])[], y: ArrayLike<number>, ridge: number, most: number): Trained {
  const width = Z[0]?.length ?? 0;
  const A = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => (i === j ? exactly(ridge) : zero)),
  );
  let sum = Array.from({ length: width }, () => zero);
  let w = sum;
  const mistakes: number[] = [];
  for (let epoch = 0; epoch < most; epoch++) {
    const before = mistakes.length;
    for (const [i, z] of Z.entries()) {
      const label = exactly(y[i] ?? 0);
      if (times(label, dot(w, z)).above > 0n) continue;
      mistakes.push(epoch * Z.length + i);
      for (const [j, row] of A.entries())
        for (const k of row.keys()) row[k] = plus(row[k] ?? zero, times(z[j] ?? zero, z[k] ?? zero));
      sum = sum.map((value, j) => plus(value, times(label, z[j] ?? zero)));
      w = solved(A, sum);
    }
    if (mistakes.length === before) return { weights: w.map(rounded), mistakes, epochs: epoch + 1 };
  }
  return { weights: w.map(rounded), mistakes, epochs: most };
}

interface Data {
  readonly X: { readonly data: Float64Array; readonly shape: readonly [number, number] };
  readonly y: ArrayLike<number>;
}

/** The features of an example: all columns, and the product of the first two where it is asked for; then the 1 of the bias. */
function rowsOf({ X: { data, shape } }: Data, product: boolean): Fraction[][] {
  const [n, d] = shape;
  return Array.from({ length: n }, (_, i) => {
    const x = Array.from(data.subarray(i * d, (i + 1) * d));
    return [...x, ...(product ? [(x[0] ?? 0) * (x[1] ?? 0)] : []), 1].map(exactly);
  });
}

const sets: readonly (readonly [name: string, data: Data, product: boolean])[] = [
  ["blobs", engine.generate("blobs", { n: 40, seed: 7 }) as Data, false],
  ["xor with x1*x2", engine.generate("xor", {}) as Data, true],
  ["a pair of iris species", engine.generate("iris", { n: 100, seed: 7 }) as Data, false],
  ["overlap", engine.generate("overlap", { n: 30, seed: 7 }) as Data, false],
];

describe("against weights solved for anew at each mistake, in fractions", () => {
  it.each(sets.flatMap((set) => [1, 0.25].map((ridge) => [...set, ridge] as const)))(
    "%s",
    (_, data, product, ridge) => {
      const expected = train(rowsOf(data, product), data.y, ridge, 4);
      const spec = {
        X: data.X,
        y: data.y,
        learner: { kind: "second-order", ridge },
        maxEpochs: 4,
        ...(product && { features: ["x1", "x2", "x1*x2"] }),
      } as RunSpec;
      const run = open(spec);
      run.advance({ until: "converged" });
      const { current, epoch, updates } = run.snapshot();
      const { weights, bias } = current as LinearModel;
      expect([...run.journal().visit]).toEqual(expected.mistakes);
      expect(updates).toBe(expected.mistakes.length);
      expect(epoch).toBe(expected.epochs);
      expect(expected.mistakes.length).toBeGreaterThan(1);
      for (const [j, value] of [...weights, bias].entries()) expect(value).toBeCloseTo(expected.weights[j] ?? 0, 9);
    },
  );
});

it("refuses more features than its matrix has room for", () => {
  const d = 9000;
  const X = { data: new Float64Array(2 * d), shape: [2, d] as const };
  const error = errorOf(() => open({ ...cs188, X, y: [1, -1], learner: { kind: "second-order" } }));
  expect(error).toMatchObject({ code: "too-large", field: "learner" });
  expect(error.message).toMatch(/^The rule keeps more numbers of its own than fit/);
});
