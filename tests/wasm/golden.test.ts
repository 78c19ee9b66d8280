import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Analysis, Current, LinearModel, Model, Run, RunSpec } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";

interface GoldenSpec extends Omit<RunSpec, "X" | "y" | "bias"> {
  readonly X?: readonly (readonly number[])[];
  readonly y?: readonly number[];
  /** Weights given by hand, nothing trained. */
  readonly weights?: readonly number[];
  /** The bias given with them; else whether there is one. */
  readonly bias?: number | boolean;
}

interface Golden {
  readonly id: string;
  readonly spec: GoldenSpec;
  readonly expect: Readonly<Record<string, unknown>>;
}

type Expected = { readonly weights: readonly number[]; readonly bias: number };

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

/** One hyperplane. */
function hyperplane(model: Current | Model): LinearModel {
  if (model && "bias" in model) return model;
  throw new Error("This learner has no hyperplane.");
}

function expectHyperplane(actual: Current | Model, { weights, bias }: Expected): void {
  expectNumbers(hyperplane(actual).weights, weights);
  expectNumber(hyperplane(actual).bias, bias);
}

type AnyRun = Run<NonNullable<RunSpec["learner"]>>;

/** A case without labels is one of scores alone: it gets labels that no check reads. */
function runOf({ spec }: Golden, changes: Partial<RunSpec> = {}): AnyRun {
  const { X = [], y = X.map((_, i) => (i > 0 ? -1 : 1)), weights, bias, ...rest } = spec;
  const given = typeof bias === "boolean" ? { bias } : {};
  const initial = weights && { initial: { weights, bias: Number(bias ?? 0) } };
  return engine.createRun({ X, y, ...rest, ...given, ...initial, ...changes });
}

function trained(golden: Golden): AnyRun {
  const run = runOf(golden);
  run.advance({ until: "converged" });
  return run;
}

function mistakesPerEpoch(run: AnyRun, epochs: number): number[] {
  const starts = Array.from({ length: epochs + 1 }, (_, epoch) => epoch * run.examples);
  const before = run.mistakesBefore(starts);
  return Array.from(before.subarray(1), (mistakes, epoch) => mistakes - (before[epoch] ?? 0));
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
    const { weights, bias } = hyperplane(run.snapshot().current);
    return [...weights, bias].reduce((sum, value, j) => sum + (value - ([6, 6, -9][j] ?? 0)) ** 2, 0);
  };
  const all = [potential()];
  while (run.advance({ updates: 1 }) > 0 && run.snapshot().stopReason === null) all.push(potential());
  return all;
}

function analysed({ spec: { X = [], y = [], features, bias } }: Golden): Analysis {
  return engine.analyse({ X, y, ...(features && { features }), bias: bias !== false });
}

/** Words about a case. */
const remarks = new Set(["note"]);

const checks: Readonly<Record<string, (golden: Golden, expected: never) => void>> = {
  current: (golden, expected: Expected) => {
    const { current, model } = trained(golden).snapshot();
    expectHyperplane(current, expected);
    if (!("model" in golden.expect)) expectHyperplane(model, expected);
  },
  model: (golden, expected: Expected) => expectHyperplane(trained(golden).snapshot().model, expected),
  /** One weight vector a class. */
  weights: (golden, expected: number[][]) => {
    const { current, model } = trained(golden).snapshot();
    expect(model).toEqual(current);
    const classes = Array.isArray(current) ? current : [];
    expect(classes.length).toBe(expected.length);
    expected.forEach((weights, k) => {
      expectHyperplane(classes[k], { weights, bias: 0 });
    });
  },
  alpha: (golden, expected: number[]) => {
    const { current, model } = trained(golden).snapshot();
    expect(model).toEqual({ alpha: Float64Array.from(expected) });
    expect(current).toEqual(model);
  },
  voters: (golden, expected: (Expected & { count: number })[]) => {
    const { model } = trained(golden).snapshot();
    const voters = "voters" in model ? model.voters : [];
    expect(voters.length).toBe(expected.length);
    voters.forEach((voter, k) => {
      expectHyperplane(voter, expected[k] ?? { weights: [], bias: Number.NaN });
      expectNumber(voter.count, expected[k]?.count ?? Number.NaN);
    });
  },
  vote: (golden, { x, total }: { x: number[]; total: number }) => {
    const { score, label } = trained(golden).predict([x]);
    expect([...score, ...label]).toEqual([total, Math.sign(total)]);
  },
  /** The class that the first visit chooses. */
  predicted: (golden, expected: number) => expect(runOf(golden).step()?.predicted).toBe(expected),
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
    if (golden.spec.learner?.kind === "multiclass") expectNumbers(run.step()?.scores ?? [], expected);
    else if (golden.spec.weights) expectNumbers(run.predict(golden.spec.X ?? []).score, expected);
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
      expectNumber(hyperplane(run.snapshot().current).bias, bias);
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
  bound: (golden, expected: number) => {
    expect(analysed(golden).bound).toBe(expected);
    expect(trained(golden).snapshot().updates).toBeLessThanOrEqual(expected);
  },
  radiusSquared: (golden, expected: number) => expect(analysed(golden).radius).toBe(Math.sqrt(expected)),
  marginSquared: (golden, expected: string) => {
    const [over = 0, under = 1] = expected.split("/").map(Number);
    expect(analysed(golden).margin).toBeCloseTo(Math.sqrt(over / under), 15);
  },
  separatorDirection: (golden, { weights, bias }: Expected) => {
    const { separator } = analysed(golden);
    const length = Math.hypot(...weights, bias);
    [...weights, bias].forEach((value, j) => {
      expect([...(separator?.weights ?? []), separator?.bias][j]).toBeCloseTo(value / length, 15);
    });
  },
};

const specFields = new Set(["X", "y", "features", "learner", "initial", "maxEpochs", "weights", "bias"]);
const chosen = cases.filter(({ spec }) => spec.X);

it("leaves out the cases of vector algebra only", () => {
  const left = cases.filter((one) => !chosen.includes(one)).map(({ id }) => id);
  expect(left).toEqual(["ciml-dot-product", "liverpool-quiz-2"]);
});

it("has a case of each learner the sources work out", () => {
  const kinds = chosen.map(({ spec }) => spec.learner?.kind ?? "perceptron");
  expect([...new Set(kinds)].sort()).toEqual([
    "averaged",
    "batch",
    "kernel",
    "multiclass",
    "passive-aggressive",
    "perceptron",
    "voted",
  ]);
});

describe.each(chosen)("golden case $id", (golden) => {
  it("is made of fields this test reads", () => {
    expect(Object.keys(golden.spec).filter((field) => !specFields.has(field))).toEqual([]);
    const read = (field: string) => field in checks || remarks.has(field);
    expect(Object.keys(golden.expect).filter((field) => !read(field))).toEqual([]);
  });

  for (const [field, expected] of Object.entries(golden.expect)) {
    const check = checks[field];
    if (check) it(field, () => check(golden, expected as never));
  }
});
