import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinearModel, OrderKind, Run, RunSpec, Scaling, TieRule } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";
import { Random, type ReferenceSpec, train } from "./reference.js";

const engine = await loadEngine();

/** Numbers as their bits: −0 is not 0. */
function bits(numbers: Iterable<number>): string {
  return Buffer.from(Float64Array.from(numbers).buffer).toString("hex");
}

const modelBits = ({ weights, bias }: LinearModel): string => bits([...weights, bias]);

const ties: readonly TieRule[] = ["mistake", "correct", "negative", "positive"];
const orders: readonly OrderKind[] = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"];

const coordinate = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -4, max: 4 }) },
  { weight: 4, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -1e100, max: 1e100, noNaN: true }) },
);
const learningRate = fc.oneof(fc.constantFrom(1, 0.1, 0.5), fc.double({ min: 1e-3, max: 1e3, noNaN: true }));

const specs: fc.Arbitrary<ReferenceSpec> = fc
  .record({ n: fc.integer({ min: 2, max: 16 }), d: fc.integer({ min: 0, max: 12 }), bias: fc.boolean() })
  .chain(({ n, d, bias }) => {
    const examples = Array.from({ length: n }, (_, i) => i);
    return fc.record({
      X: fc.array(fc.array(coordinate, { minLength: d, maxLength: d }), { minLength: n, maxLength: n }),
      // Two labels at least, at any two places: the order of the examples is arbitrary anyway.
      y: fc.array(fc.constantFrom(-1, 1), { minLength: n - 2, maxLength: n - 2 }).map((labels) => [1, -1, ...labels]),
      bias: fc.constant(bias),
      learner: fc.record({ kind: fc.constant("perceptron" as const), learningRate, tie: fc.constantFrom(...ties) }),
      order: fc.record({
        kind: fc.constantFrom(...orders),
        seed: fc.maxSafeNat(),
        indices: fc.shuffledSubarray(examples, { minLength: n, maxLength: n }),
      }),
      initial: fc.record({
        weights: fc.oneof(
          fc.constant(new Array<number>(d).fill(0)),
          fc.array(coordinate, { minLength: d, maxLength: d }),
        ),
        bias: bias ? fc.oneof(fc.constant(0), coordinate) : fc.constant(0),
      }),
      maxEpochs: fc.integer({ min: 1, max: 6 }),
    });
  });

describe("WASM against the textbook rule in plain JavaScript", () => {
  /** Runs the property, and gives the runs back whether it holds or not. */
  function whereFreed(spec: ReferenceSpec, check: (run: Run) => void): void {
    const run = engine.createRun(spec);
    try {
      check(run);
    } finally {
      run.dispose();
    }
  }

  it("makes the same visits, bit for bit", () => {
    const property = fc.property(specs, (spec) => {
      const { visits, converged } = train(spec);
      whereFreed(spec, (run) => {
        visits.forEach((expected, visit) => {
          const made = run.step();
          const { epoch, example, label, mistake } = expected;
          expect(made).toMatchObject({ visit, epoch, example, label, mistake });
          expect(bits([made?.score ?? Number.NaN])).toBe(bits([expected.score]));
          expect(made?.update === null).toBe(!mistake);
          expect(modelBits(run.snapshot().current)).toBe(bits(expected.after));
        });
        expect(run.step()).toBeNull();
        expect(run.snapshot()).toMatchObject({ visit: visits.length, converged });
      });
    });
    fc.assert(property, { numRuns: 150 });
  });

  it("gives the same journal when it trains at once, and the same weights wherever it seeks", () => {
    const property = fc.property(specs, fc.array(fc.nat(100), { maxLength: 5 }), (spec, places) => {
      const { visits } = train(spec);
      const updates = visits.flatMap((visit, number) => (visit.mistake ? [{ number, ...visit }] : []));
      whereFreed(spec, (run) => {
        expect(run.advance({ until: "converged" })).toBe(visits.length);
        const journal = run.journal();
        expect(bits(journal.visit)).toBe(bits(updates.map((update) => update.number)));
        expect(bits(journal.example)).toBe(bits(updates.map((update) => update.example)));
        expect(bits(journal.score)).toBe(bits(updates.map((update) => update.score)));
        for (const place of places) {
          const visit = place % (visits.length + 1);
          run.seek(visit);
          const { weights, bias } = spec.initial;
          expect(modelBits(run.snapshot().current)).toBe(bits(visits[visit - 1]?.after ?? [...weights, bias]));
          expect(run.snapshot().updates).toBe(updates.filter((update) => update.number < visit).length);
        }
      });
    });
    fc.assert(property, { numRuns: 150 });
  });

  it("leaves no run behind", () => {
    expect(engine.openRuns).toBe(0);
  });
});

/** One line of parity.txt; parity_test.cpp reads the same lines natively and as WASM. */
interface ParityCase {
  readonly data: string;
  readonly n: number;
  readonly d: number;
  readonly order: OrderKind;
  readonly tie: TieRule;
  readonly learningRate: number;
  readonly bias: boolean;
  readonly scaling: Scaling;
  readonly epochs: number;
  readonly digest: string;
}

function parityCases(): ParityCase[] {
  const text = readFileSync(new URL("parity.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [data = "", n, d, order, tie, rate, bias, scaling, epochs, digest = ""] = line.split(" ");
    return {
      data,
      n: Number(n),
      d: Number(d),
      order: order as OrderKind,
      tie: tie as TieRule,
      learningRate: Number(rate),
      bias: bias === "1",
      scaling: scaling as Scaling,
      epochs: Number(epochs),
      digest,
    };
  });
}

/** n examples of d uniform features, the labels at random. */
function noise(n: number, d: number): Pick<RunSpec, "X" | "y"> {
  const random = new Random(n + d);
  const rows = Array.from({ length: n }, () => ({
    x: Array.from({ length: d }, () => random.uniform(-1, 1)),
    y: random.below(2) === 1 ? 1 : -1,
  }));
  return { X: rows.map(({ x }) => x), y: rows.map(({ y }) => y) };
}

/** The journal, then the weights and the bias, folded into 64 bits. */
function digestOf(run: Run): string {
  const { visit, example, score } = run.journal();
  const { weights, bias } = run.snapshot().current;
  const numbers = [...Array.from(visit).flatMap((at, k) => [at, example[k] ?? 0, score[k] ?? 0]), ...weights, bias];
  let digest = 0xcbf29ce484222325n;
  for (const word of new BigUint64Array(Float64Array.from(numbers).buffer)) {
    digest = BigInt.asUintN(64, (digest ^ word) * 0x100000001b3n);
  }
  return digest.toString(16).padStart(16, "0");
}

describe("the shipped WASM against the native build", () => {
  it.each(parityCases())("$data $n×$d, $order, $tie, η $learningRate, bias $bias, $scaling", (given) => {
    const { data, n, d, order, tie, learningRate: rate, bias, scaling, epochs, digest } = given;
    const source = data === "noise" ? noise(n, d) : engine.generate(data, { n, seed: 7 });
    const indices = Array.from({ length: n }, (_, i) => n - 1 - i);
    const run = engine.createRun({
      ...source,
      learner: { kind: "perceptron", learningRate: rate, tie },
      order: { kind: order, seed: 7, indices },
      bias,
      scaling,
      maxEpochs: epochs,
    });
    run.advance({ until: "converged" });
    expect(digestOf(run)).toBe(digest);
    run.dispose();
  });

  it("covers every preset, order, tie rule and scaling", () => {
    const cases = parityCases();
    const covered = (name: keyof ParityCase) => [...new Set(cases.map((one) => one[name]))].sort();
    expect(covered("data")).toEqual([...engine.presets.map(({ name }) => name), "noise"].sort());
    expect(covered("order")).toEqual([...orders].sort());
    expect(covered("tie")).toEqual([...ties].sort());
    expect(covered("scaling")).toEqual(["min-max", "none", "standardize", "unit-norm"]);
  });
});
