import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { LearnerSpec, RunSpec } from "../../web/engine/index.js";
import { loadEngine } from "../wasm/built-engine.js";
import { answer, flat, perceptron } from "./cli.js";

const engine = await loadEngine();

/** Numbers that no short decimal holds, which every rounding shows in. */
const X = Array.from({ length: 24 }, (_, i) => [Math.sin(i * 1.7) * 3, Math.cos(i * i) / 7, Math.tan(i) / 9]);
const y = X.map(([a = 0, b = 0, c = 0], i) => (a + 5 * b * c + (i % 8 === 0 ? 1.1 : 0) > 0.2 ? 1 : -1));
const common = { X, y, maxEpochs: 7, order: { kind: "shuffle-each-epoch", seed: 9007199254740 } } as const;

const learners: readonly LearnerSpec[] = [
  { kind: "perceptron", learningRate: 0.3, tie: "positive" },
  { kind: "margin", learningRate: 0.7, margin: 0.3 },
  { kind: "averaged", learningRate: 0.1 },
  { kind: "voted", learningRate: 0.1 },
  { kind: "pocket", learningRate: 1.1 },
  { kind: "batch", learningRate: 0.01, tolerance: 0.001 },
  { kind: "passive-aggressive", variant: "pa-2", C: 0.7 },
  { kind: "kernel", kernel: { kind: "rbf", gamma: 0.37 } },
  { kind: "kernel", kernel: { kind: "polynomial", degree: 3, offset: 0.1 } },
];

const specs: readonly RunSpec[] = [
  ...learners.map((learner) => ({ ...common, learner })),
  ...(["standardize", "min-max", "unit-norm"] as const).map((scaling) => ({ ...common, scaling, bias: false })),
  { ...common, scaling: "standardize", features: ["x1", "x2", "x1*x2", "x3^2*x1"] },
  { ...common, y: X.map((_, i) => i % 3), learner: { kind: "multiclass" } },
];

describe.each(specs)("the program has the bits of the page: $learner.kind $scaling $features", (spec) => {
  it("in every visit", () => {
    const run = engine.createRun(spec);
    const { visits } = answer<{ visits: readonly { example: number; score: number; mistake: boolean }[] }>(
      "trace",
      spec,
    );
    expect(visits.length).toBeGreaterThan(X.length);
    for (const { example, score, mistake } of visits) expect(run.step()).toMatchObject({ example, score, mistake });
    expect(run.step()).toBeNull();
    run.dispose();
  });

  it("in what it has learned", () => {
    const run = engine.createRun(spec);
    run.advance({ until: "converged" });
    const { current, model, epoch, updates, stopReason, trainingMistakes } = run.snapshot();
    const trained = answer<{ weights: number[]; model: number[] }>("train", spec);
    expect(trained).toMatchObject({ epoch, updates, stopReason, trainingMistakes });
    expect(trained.weights).toEqual(flat(current));
    expect(trained.model).toEqual(flat(model));
    run.dispose();
  });
});

const classes = { ...common, y: X.map((_, i) => i % 3), learner: { kind: "multiclass" } } as const;
const models: readonly RunSpec[] = [
  ...specs,
  { ...common, learner: { kind: "nearest-neighbours", k: 3 } },
  { ...common, learner: { kind: "decision-tree", maxDepth: 3 }, features: ["x1", "x2*x3"] },
  { ...common, learner: { kind: "second-order", ridge: 0.5 }, scaling: "standardize" },
  { ...common, learner: { kind: "averaged" }, scaling: "min-max", features: ["x1*x2", "x3^3"] },
  { ...common, learner: { kind: "kernel", kernel: { kind: "rbf", gamma: 0.37 } }, scaling: "standardize" },
  { ...classes, scaling: "unit-norm", bias: false },
];

describe("a saved model", () => {
  const folder = mkdtempSync(join(tmpdir(), "models-"));
  const file = join(folder, "model.json");

  it.each(models)("of $learner.kind $scaling $features is the program's, and predicts the same bits", (spec) => {
    const run = engine.createRun(spec);
    run.advance({ until: "converged" });
    const saved = run.saveModel();
    answer("train", spec, ["--save-model", file]);
    expect(readFileSync(file, "utf8")).toBe(`${saved}\n`);
    const model = engine.loadModel(readFileSync(file, "utf8"));
    expect(model.save()).toBe(saved);
    const rows = X.map((row, i) => row.map((value) => value * 1.3 - i / 7));
    expect(model.predict(rows)).toEqual(run.predict(rows));
    const csv = rows.map((row) => `${[...row, 1].join(",")}\n`).join("");
    writeFileSync(join(folder, "rows.csv"), csv);
    const predicted = perceptron(["predict", join(folder, "rows.csv"), "--model", file, "--json"]);
    const { score, predicted: label } = JSON.parse(predicted.out);
    expect([score, label]).toEqual(Object.values(model.predict(rows)).map((column) => [...column]));
    model.dispose();
    run.dispose();
    expect(engine.openRuns).toBe(0);
  });
});

describe.each([
  ["separable", X.map(([a = 0]) => (a > 0 ? 1 : -1))],
  ["not-separable", X.map((_, i) => (i % 5 < 2 ? 1 : -1))],
])("an analysis of examples that are %s", (verdict, labels) => {
  it("has the margins or the witness of the page", () => {
    const found = engine.analyse({ X, y: labels });
    const said = answer<Record<string, never>>("analyse", { X, y: labels });
    expect(said["verdict"]).toBe(verdict);
    expect(said["radius"]).toBe(found.radius);
    if (found.separable) {
      expect(said).toMatchObject({ margin: found.margin, bound: found.bound });
      expect(said["separator"]).toEqual(flat(found.separator));
      const { margin, hyperplane } = said["geometric"] as unknown as { margin: number; hyperplane: number[] };
      expect(margin).toBe(found.geometric?.margin);
      expect(hyperplane).toEqual(flat(found.geometric));
    } else {
      const { positive, negative } = found.witness ?? {};
      expect(said["witness"]).toMatchObject({ positive, negative });
    }
  });
});

it("an order experiment has the mistakes of the page", () => {
  const { mistakes } = answer<{ mistakes: readonly (readonly number[])[] }>("orders", common, [
    "--seeds",
    "12",
    "--epochs",
    "9",
  ]);
  const runs = engine.orderExperiment(common, { seeds: 12, epochs: 9 });
  expect(mistakes).toEqual(runs.map((run) => [...run]));
});
