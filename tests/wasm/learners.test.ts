import { describe, expect, it } from "vitest";
import type { LearnerSpec, LinearModel, Run, RunSpec } from "../../web/engine/index.js";
import { rows as matrix } from "../rows.js";
import { engine, errorOf, open } from "./runs.js";

/** Two classes that overlap: training goes on, and makes mistakes. */
const blobs = engine.generate("overlap", { n: 40, seed: 3 });
const three = engine.generate("three-classes", { n: 30, seed: 3, noise: 1 });

/** What the types promise of `current`, and of `model`. */
type Shape = "linear" | "classes" | "dual" | "voters" | "k" | "nodes" | null;

const cases: readonly (readonly [learner: LearnerSpec, current: Shape, model: Shape])[] = [
  [{ kind: "perceptron" }, "linear", "linear"],
  [{ kind: "margin" }, "linear", "linear"],
  [{ kind: "averaged" }, "linear", "linear"],
  [{ kind: "voted" }, "linear", "voters"],
  [{ kind: "pocket" }, "linear", "linear"],
  [{ kind: "batch" }, "linear", "linear"],
  [{ kind: "passive-aggressive", variant: "pa-1", C: 0.1 }, "linear", "linear"],
  [{ kind: "multiclass" }, "classes", "classes"],
  [{ kind: "kernel", kernel: { kind: "rbf", gamma: 5 } }, "dual", "dual"],
  [{ kind: "nearest-neighbours", k: 3 }, null, "k"],
  [{ kind: "decision-tree", maxDepth: 2 }, null, "nodes"],
  [{ kind: "second-order", ridge: 0.5 }, "linear", "linear"],
];

function specFor(learner: LearnerSpec): RunSpec {
  const { X, y } = learner.kind === "multiclass" ? three : blobs;
  return { X, y, learner, order: { kind: "shuffle-each-epoch", seed: 5 }, maxEpochs: 10 };
}

const names = (value: object) => Object.keys(value).sort();

function expectLinear(value: unknown): void {
  expect(names(value as object)).toEqual(["bias", "weights"]);
  expect((value as LinearModel).weights).toBeInstanceOf(Float64Array);
  expect((value as LinearModel).weights).toHaveLength(2);
  expect(typeof (value as LinearModel).bias).toBe("number");
}

/** Each shape as a check. */
const shapes: Readonly<Record<NonNullable<Shape>, (value: unknown) => void>> = {
  linear: expectLinear,
  classes: (value) => {
    expect(value).toHaveLength(3);
    for (const one of value as unknown[]) expectLinear(one);
  },
  dual: (value) => {
    expect(names(value as object)).toEqual(["alpha"]);
    const { alpha } = value as { alpha: Float64Array };
    expect(alpha).toBeInstanceOf(Float64Array);
    expect(alpha).toHaveLength(40);
  },
  voters: (value) => {
    expect(names(value as object)).toEqual(["columns", "voters"]);
    const { voters } = value as { voters: readonly (LinearModel & { count: number })[] };
    for (const { count, ...hyperplane } of voters) {
      expectLinear(hyperplane);
      expect(count).toBeGreaterThan(0);
    }
  },
  k: (value) => expect(value).toEqual({ k: 3 }),
  nodes: (value) => {
    expect(names(value as object)).toEqual(["nodes"]);
    const { nodes } = value as { nodes: readonly Record<string, number | null>[] };
    expect(nodes.length).toBeGreaterThan(1);
    for (const node of nodes) {
      expect(names(node)).toEqual(["feature", "high", "low", "negatives", "positives", "threshold"]);
      expect(node["feature"] === null || node["feature"] === 0 || node["feature"] === 1).toBe(true);
    }
    const leaves = nodes.filter(({ feature }) => feature === null);
    const examples = leaves.reduce((sum, { positives, negatives }) => sum + Number(positives) + Number(negatives), 0);
    expect(examples).toBe(40);
  },
};

function expectShape(value: unknown, shape: Shape): void {
  if (shape === null) expect(value).toBeNull();
  else shapes[shape](value);
}

/** Steps to the end, or so many times. */
function steps(run: Run<LearnerSpec>, most = Number.POSITIVE_INFINITY) {
  const visits = [];
  for (let visit = run.step(); visit; visit = visits.length < most ? run.step() : null) visits.push(visit);
  return visits;
}

describe.each(cases)("$kind", (learner, current, model) => {
  const spec = specFor(learner);

  it("has the documented shapes, in every visit and snapshot", () => {
    const run = open(spec);
    const check = () => {
      const snapshot = run.snapshot();
      expectShape(snapshot.current, current);
      expectShape(snapshot.model, model);
    };
    check();
    const visits = steps(run);
    check();
    for (const { update, scores, predicted } of visits) {
      if (update !== null) expectShape(update, current);
      expect(scores?.length).toBe(learner.kind === "multiclass" ? 3 : undefined);
      expect(learner.kind === "multiclass" ? [0, 1, 2] : [-1, 0, 1]).toContain(predicted);
    }
    expect(visits.some(({ update }) => update !== null)).toBe(current !== null);
    expect(run.snapshot().visit).toBe(visits.length);
  });

  it("begins with zeros where `initial` says nothing", () => {
    const run = open({ ...spec, initial: {} });
    const bare = open(spec);
    for (const one of [run, bare]) one.advance({ visits: 25 });
    expect(run.snapshot()).toEqual(bare.snapshot());
  });

  it("gives copies: what it returned stays as it was", () => {
    const run = open(spec);
    run.advance({ visits: 20 });
    const held = [run.snapshot(), run.journal(), run.predict(spec.X), run.step()];
    const copy = structuredClone(held);
    run.advance({ until: "converged" });
    run.seek(3);
    expect(held).toEqual(copy);
  });

  it("counts mistakes in training before visits in any order", () => {
    const run = open(spec);
    const visits = steps(run);
    const baseline = current === null;
    const expected = (before: number) => {
      const known = learner.kind === "batch" ? before - (before % 40) : before;
      return baseline ? 0 : visits.filter(({ visit, mistake }) => mistake && visit < known).length;
    };
    const asked = [visits.length, 0, 17, 41, 40, 39, 3, 1e9, -1];
    const clamped = asked.map((visit) => Math.max(0, Math.min(visit, visits.length)));
    expect([...run.mistakesBefore(asked)]).toEqual(clamped.map(expected));
    expect([...run.mistakesBefore(Float64Array.of(5, 2))]).toEqual([expected(5), expected(2)]);
    expect(run.mistakesBefore([])).toHaveLength(0);
    run.seek(3);
    expect([...run.mistakesBefore([visits.length])]).toEqual([expected(visits.length)]);
  });

  it("counts mistakes on any examples as it predicts them", () => {
    const run = open(spec);
    for (const visits of [0, 13, 100]) {
      run.advance({ visits });
      expect(run.mistakes(spec.X, spec.y)).toBe(run.snapshot().trainingMistakes);
      const { label } = run.predict(spec.X);
      const wrong = Array.from(spec.y).filter((one, i) => label[i] !== one).length;
      expect(run.snapshot().trainingMistakes).toBe(wrong);
    }
    expect(run.mistakes([], [])).toBe(0);
    expect(errorOf(() => run.mistakes([[1, 2]], []))).toMatchObject({ code: "wrong-length", field: "y" });
    expect(errorOf(() => run.mistakes([[1, 2, 3]], [1]))).toMatchObject({ code: "wrong-length", field: "X" });
    expect(errorOf(() => run.mistakes([[1, Number.NaN]], [1]))).toMatchObject({ code: "not-finite", field: "X" });
    expect(errorOf(() => run.mistakes([[1, 2]], "1" as never))).toMatchObject({ code: "wrong-type", field: "y" });
  });

  it("does without a journal, where its model is not made of it", () => {
    const bare = { ...spec, journal: false };
    if (learner.kind === "voted") {
      expect(errorOf(() => open(bare))).toMatchObject({ code: "unknown", field: "journal" });
      return;
    }
    const [run, without] = [open(spec), open(bare)];
    for (const one of [run, without]) {
      one.advance({ until: "converged" });
      one.seek(31);
    }
    expect(without.snapshot()).toEqual(run.snapshot());
    expect(errorOf(() => without.mistakesBefore([1]))).toMatchObject({ code: "no-journal", field: "journal" });
  });
});

describe("why a run stops", () => {
  const xor = engine.generate("xor");

  it("settled: a baseline with mistakes, a batch step below the tolerance", () => {
    const learners: LearnerSpec[] = [
      { kind: "nearest-neighbours", k: 3 },
      { kind: "decision-tree", maxDepth: 1 },
      { kind: "batch", tolerance: 100 },
    ];
    for (const learner of learners) {
      const run = open({ ...xor, learner });
      expect(run.advance({ until: "converged" })).toBe(4);
      expect(run.snapshot()).toMatchObject({ stopReason: "settled", converged: false });
      expect(run.frontierStop).toBe("settled");
      expect(run.step()).toBeNull();
      run.seek(2);
      expect(run.snapshot().stopReason).toBeNull();
      expect(run.frontierStop).toBe("settled");
    }
  });

  it("converged: a baseline without a mistake", () => {
    for (const learner of [{ kind: "nearest-neighbours" }, { kind: "decision-tree" }] as const) {
      const run = open({ ...xor, learner });
      expect(run.advance({ until: "converged" })).toBe(4);
      expect(run.snapshot()).toMatchObject({ stopReason: "converged", converged: true, updates: 0 });
    }
  });
});

describe("multiclass", () => {
  it("takes one weight vector and one bias a class to begin with", () => {
    const initial = {
      weights: matrix("1 2; 3 4; 5 6"),
      bias: [7, 8, 9],
    };
    const run = open({ X: three.X, y: three.y, learner: { kind: "multiclass" }, initial });
    const expected = initial.weights.map((weights, k) => ({
      weights: Float64Array.from(weights),
      bias: initial.bias[k],
    }));
    expect(run.snapshot().current).toEqual(expected);
    const { scores, score, predicted } = run.step() ?? {};
    const [x1 = 0, x2 = 0] = three.X.data;
    const byHand = expected.map(({ weights: [w1 = 0, w2 = 0], bias = 0 }) => w1 * x1 + w2 * x2 + bias);
    expect([...(scores ?? [])]).toEqual(byHand);
    expect(score).toBe(Math.max(...byHand));
    expect(predicted).toBe(byHand.indexOf(Math.max(...byHand)));
  });

  it("has as many classes as it is told, or as labels name", () => {
    const y = [0, 2, 0];
    const X = [[1], [2], [3]];
    const classes = (learner: LearnerSpec) => (open({ X, y, learner }).snapshot().current as unknown[]).length;
    expect(classes({ kind: "multiclass" })).toBe(3);
    expect(classes({ kind: "multiclass", classes: 5 })).toBe(5);
  });
});

describe("a field", () => {
  const grid = { x0: 0, y0: 0, dx: 1, dy: 1, columns: 2, rows: 2 };
  it.each([
    ["no columns", { columns: 0 }],
    ["half a column", { columns: 1.5 }],
    ["too many rows", { rows: 4097 }],
    ["columns NaN", { columns: Number.NaN }],
    ["rows as text", { rows: "2" }],
    ["dx 0", { dx: 0 }],
    ["dx below 0", { dx: -1 }],
    ["dy NaN", { dy: Number.NaN }],
    ["x0 infinite", { x0: Number.POSITIVE_INFINITY }],
    ["y0 missing", { y0: undefined }],
  ])("refuses %s", (_, changes) => {
    const run = open();
    const error = errorOf(() => run.field({ ...grid, ...changes } as typeof grid));
    expect(error).toMatchObject({ code: "out-of-range", field: "grid" });
    expect(run.field(grid).score).toHaveLength(4);
  });

  it("is of runs of two base features only", () => {
    const run = open({ X: [[1], [2]], y: [1, -1] });
    expect(errorOf(() => run.field(grid))).toMatchObject({ code: "unknown", field: "grid" });
  });
});

describe("which scores are mistakes", () => {
  const scores = [2, -2, 0, 0, -0];
  const y = [1, 1, 1, -1, -1];
  it.each([
    [{ kind: "perceptron", tie: "mistake" }, [0, 1, 1, 1, 1]],
    [{ kind: "pocket", tie: "correct" }, [0, 1, 0, 0, 0]],
    [{ kind: "batch", tie: "negative" }, [0, 1, 1, 0, 0]],
    [{ kind: "averaged", tie: "positive" }, [0, 1, 0, 1, 1]],
    [{ kind: "margin", margin: 3 }, [0, 1, 1, 1, 1]],
    [{ kind: "passive-aggressive" }, [0, 1, 1, 1, 1]],
  ] as const)("says %o", (learner, expected) => {
    expect(Array.from(engine.mistakesAmong(learner, scores, y))).toEqual(expected);
  });

  it("refuses a learner that there is not, and other numbers of labels", () => {
    expect(errorOf(() => engine.mistakesAmong({ kind: "perceptron", learningRate: -1 }, scores, y)).field).toBe(
      "learner.learningRate",
    );
    expect(errorOf(() => engine.mistakesAmong({ kind: "perceptron" }, scores, [1])).field).toBe("y");
  });
});

describe("the record of a visit", () => {
  it("has the coefficient of its update, which makes the weights after it from those before", () => {
    const run = open({ ...specFor({ kind: "perceptron", learningRate: 0.5 }), order: { kind: "given" } });
    for (let visit = 0; visit < 40; visit++) {
      const made = run.step();
      const record = run.record();
      expect(record?.coefficient).toBe(made?.update ? 0.5 * (made.label ?? 0) : 0);
    }
  });
});
