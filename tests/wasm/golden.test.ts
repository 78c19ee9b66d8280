import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LinearModel, Run, RunSpec } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";

interface GoldenSpec extends Omit<RunSpec, "X" | "y" | "bias"> {
  readonly X?: readonly (readonly number[])[];
  readonly y?: readonly number[];
  /** Weights given by hand, nothing trained. */
  readonly weights?: readonly number[];
  readonly bias?: number;
}

interface Golden {
  readonly id: string;
  readonly spec: GoldenSpec;
  readonly expect: Readonly<Record<string, unknown>>;
}

type Model = { readonly weights: readonly number[]; readonly bias: number };

const file = new URL("../golden/seeds.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };
const engine = await loadEngine();

/** Integers are exact, decimals within 1e-12. */
function expectNumber(actual: number | undefined, expected: number): void {
  const tolerance = Number.isInteger(expected) ? 0 : 1e-12;
  expect(Math.abs((actual ?? Number.NaN) - expected), `${actual}, not ${expected}`).toBeLessThanOrEqual(tolerance);
}

function expectNumbers(actual: ArrayLike<number>, expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, i) => {
    expectNumber(actual[i], value);
  });
}

function expectModel(actual: LinearModel, { weights, bias }: Model): void {
  expectNumbers(actual.weights, weights);
  expectNumber(actual.bias, bias);
}

/** A case without labels is one of scores alone: it gets labels that no check reads. */
function runOf({ spec }: Golden, changes: Partial<RunSpec> = {}): Run {
  const { X = [], y = X.map((_, i) => (i > 0 ? -1 : 1)), weights, bias, ...rest } = spec;
  const initial = weights && { initial: { weights, bias: bias ?? 0 } };
  return engine.createRun({ X, y, ...rest, ...initial, ...changes });
}

function trained(golden: Golden): Run {
  const run = runOf(golden);
  run.advance({ until: "converged" });
  return run;
}

/** The mistakes of an epoch are its updates: each mistake of the perceptron is one. */
function mistakesPerEpoch(run: Run, epochs: number): number[] {
  const starts = Array.from({ length: epochs + 1 }, (_, epoch) => epoch * run.examples);
  const before = run.updatesBefore(starts);
  return Array.from(before.subarray(1), (updates, epoch) => updates - (before[epoch] ?? 0));
}

/** For each example as the first one visited: how far its own update moves its score. */
function scoreChanges(golden: Golden): number[] {
  const { X = [] } = golden.spec;
  return X.map((row, i) => {
    const indices = X.map((_, k) => (i + k) % X.length);
    const run = runOf(golden, { order: { kind: "custom", indices } });
    const before = run.step()?.score ?? Number.NaN;
    return (run.predict([row]).score[0] ?? Number.NaN) - before;
  });
}

/** ‖(w, b) − 3·(2, 2, −3)‖² before the first update and after each. */
function potentials(golden: Golden): number[] {
  const run = runOf(golden);
  const potential = () => {
    const { weights, bias } = run.snapshot().current;
    return [...weights, bias].reduce((sum, value, j) => sum + (value - ([6, 6, -9][j] ?? 0)) ** 2, 0);
  };
  const all = [potential()];
  while (run.advance({ updates: 1 }) > 0 && run.snapshot().stopReason === null) all.push(potential());
  return all;
}

/** What the analysis of a dataset will say. Here only what it says of the run: Novikoff's bound holds. */
const ofTheAnalysis = new Set(["radiusSquared", "marginSquared", "separatorDirection"]);

const checks: Readonly<Record<string, (golden: Golden, expected: never) => void>> = {
  current: (golden, expected: Model) => {
    const { current, model } = trained(golden).snapshot();
    expectModel(current, expected);
    expectModel(model, expected);
  },
  updates: (golden, expected: number) => expectNumber(trained(golden).snapshot().updates, expected),
  epoch: (golden, expected: number) => expectNumber(trained(golden).snapshot().epoch, expected),
  converged: (golden, expected: boolean) => {
    const { converged, stopReason, trainingMistakes } = trained(golden).snapshot();
    expect(converged).toBe(expected);
    expect(stopReason).toBe(expected ? "converged" : "max-epochs");
    if (expected) expect(trainingMistakes).toBe(0);
  },
  scores: (golden, expected: number[]) => {
    const run = runOf(golden);
    if (golden.spec.weights) expectNumbers(run.predict(golden.spec.X ?? []).score, expected);
    else for (const score of expected) expectNumber(run.step()?.score, score);
  },
  journal: (golden, expected: { visit: number; example: number; score: number }[]) => {
    const { visit, example, score } = trained(golden).journal();
    expect([visit.length, example.length, score.length]).toEqual(new Array(3).fill(expected.length));
    expected.forEach((row, k) => {
      expectNumber(visit[k], row.visit);
      expectNumber(example[k], row.example);
      expectNumber(score[k], row.score);
    });
  },
  biasAfterEachVisit: (golden, expected: number[]) => {
    const run = runOf(golden);
    for (const bias of expected) {
      run.step();
      expectNumber(run.snapshot().current.bias, bias);
    }
  },
  mistakesPerEpoch: (golden, expected: number[]) =>
    expectNumbers(mistakesPerEpoch(trained(golden), expected.length), expected),
  change: (golden, expected: number[]) => expectNumbers(scoreChanges(golden), expected),
  start: (golden, expected: number) => expectNumber(potentials(golden)[0], expected),
  leastFall: (golden, expected: number) => {
    const all = potentials(golden);
    expect(all.length).toBe(1 + trained(golden).snapshot().updates);
    for (let k = 1; k < all.length; k++) expect((all[k - 1] ?? 0) - (all[k] ?? 0)).toBeGreaterThanOrEqual(expected);
  },
  bound: (golden, expected: number) => expect(trained(golden).snapshot().updates).toBeLessThanOrEqual(expected),
};

const specFields = new Set(["X", "y", "features", "learner", "initial", "maxEpochs", "weights", "bias"]);
const chosen = cases.filter(({ spec }) => spec.X && (spec.learner?.kind ?? "perceptron") === "perceptron");

it("chooses the cases of the online perceptron", () => {
  expect(chosen.length).toBeGreaterThanOrEqual(16);
});

describe.each(chosen)("golden case $id", (golden) => {
  it("is made of fields this test reads", () => {
    expect(Object.keys(golden.spec).filter((field) => !specFields.has(field))).toEqual([]);
    const read = (field: string) => field in checks || ofTheAnalysis.has(field);
    expect(Object.keys(golden.expect).filter((field) => !read(field))).toEqual([]);
  });

  for (const [field, expected] of Object.entries(golden.expect)) {
    const check = checks[field];
    if (check) it(field, () => check(golden, expected as never));
  }
});
