import { describe, expect, it } from "vitest";
import type { LearnerSpec, LoadedModel, RunSpec } from "../../web/engine/index.js";
import { engine, errorOf, open } from "./runs.js";

const X = Array.from({ length: 30 }, (_, i) => [Math.sin(i * 1.7) * 3, Math.cos(i * i) / 7]);
const y = X.map(([a = 0, b = 0], i) => (a + 5 * b + (i % 7 === 0 ? 1.1 : 0) > 0.2 ? 1 : -1));

const learners: readonly LearnerSpec[] = [
  { kind: "perceptron", learningRate: 0.3 },
  { kind: "averaged" },
  { kind: "voted" },
  { kind: "pocket" },
  { kind: "multiclass" },
  { kind: "kernel", kernel: { kind: "rbf", gamma: 0.7 } },
  { kind: "nearest-neighbours", k: 3 },
  { kind: "decision-tree", maxDepth: 3 },
];

const maps: readonly Partial<RunSpec>[] = [
  {},
  { features: ["x1", "x1*x2", "x2^3"], scaling: "standardize" },
  { scaling: "min-max", bias: false },
  { features: ["x2"], scaling: "unit-norm" },
];

const labelsFor = ({ kind }: LearnerSpec) => (kind === "multiclass" ? X.map((_, i) => i % 3) : y);

/** Uses it, and gives it back. */
function withModel<Value>(json: string, use: (model: LoadedModel) => Value): Value {
  const model = engine.loadModel(json);
  try {
    return use(model);
  } finally {
    model.dispose();
  }
}

describe.each(maps)("a saved model over $features $scaling", (map) => {
  it.each(learners)("of $kind predicts the bits of its run at every moment, and saves the same text", (learner) => {
    const run = open({ X, y: labelsFor(learner), learner, maxEpochs: 5, ...map });
    for (const visit of [0, 7, 90]) {
      run.seek(visit);
      const saved = run.saveModel();
      withModel(saved, (model) => {
        expect(model.save()).toBe(saved);
        expect(model.content).toEqual(JSON.parse(saved));
        expect(model.features).toEqual(map.features?.map((name) => name.replace("x2^3", "x2*x2*x2")) ?? ["x1", "x2"]);
        expect(model.predict(X)).toEqual(run.predict(X));
        const scores = model.scores(X);
        if (learner.kind !== "multiclass") expect(scores).toEqual(run.predict(X).score);
        else expect(scores.slice(3, 6)).toEqual(withScores(map, run.saveModel()));
      });
    }
  });
});

/** The three scores of the second example, by three models of one class each. */
function withScores(map: Partial<RunSpec>, saved: string): Float64Array {
  const { weights = [], bias = [], ...content } = JSON.parse(saved);
  expect(content.scaling).toBe(map.scaling ?? "none");
  return Float64Array.from(weights, (row, k) =>
    withModel(
      JSON.stringify({ ...content, kind: "hyperplane", weights: [row], bias: [bias[k]] }),
      (model) => model.scores([X[1] ?? []])[0] ?? 0,
    ),
  );
}

describe("a text", () => {
  const run = engine.createRun({ X, y, scaling: "standardize", maxEpochs: 3 });
  run.advance({ until: "converged" });
  const saved = run.saveModel();
  run.dispose();

  it.each([
    ["", "unknown", "model", "This is not the JSON of a model: see character 1."],
    ["{}", "unknown", "model", "This is not the JSON of a model: see character 2."],
    ["ä\0{", "unknown", "model", "This is not the JSON of a model: see character 1."],
    [saved.slice(0, -1), "unknown", "model", `This is not the JSON of a model: see character ${saved.length}.`],
    [saved.replace("hyperplane", "plane"), "unknown", "kind", "kind is not a name that exists."],
    [
      saved.replace('"version":1', '"version":2'),
      "out-of-range",
      "version",
      "version must be a whole number from 1 to 1.",
    ],
    [saved.replace(',"bias"', ',"more":1,"bias"'), "unknown", "model", /has no such field/],
    [saved.replace(/"bias":.*/, '"bias":[]}'), "wrong-length", "weights", /must have as many rows/],
    [saved.replace(/"weights":\[\[/, '"weights":[[1,'), "wrong-length", "weights", /must have as many rows/],
    [saved.replace(/"divisor":\[[^,]*/, '"divisor":[0'), "out-of-range", "divisor", /must be above 0/],
    [saved.replace(/"shift":\[[^,]*/, '"shift":[1e999'), "unknown", "model", /is not the JSON of a model/],
  ])("%# that is no model is refused with its field, and leaves nothing behind", (text, code, field, message) => {
    const error = errorOf(() => engine.loadModel(text));
    expect(error).toMatchObject({ code, field });
    expect(error.message).toMatch(message);
    expect(engine.openRuns).toBe(0);
  });

  it("is a text", () => {
    for (const given of [undefined, null, 7, {}, new Uint8Array(9), ["{}"]]) {
      expect(errorOf(() => engine.loadModel(given as string))).toMatchObject({ code: "wrong-type", field: "model" });
    }
  });

  it("that is longer than there is memory for is refused before it is read", () => {
    const error = errorOf(() => engine.loadModel(" ".repeat(2 ** 28)));
    expect(error).toMatchObject({ code: "out-of-memory", field: "model" });
    expect(engine.loadModel(saved).dispose()).toBeUndefined();
  });

  it("with any one character changed is refused, or is a model that predicts", () => {
    for (let at = 0; at < saved.length; at++) {
      for (const letter of '0-,]}"e') {
        const text = saved.slice(0, at) + letter + saved.slice(at + 1);
        let scores: Float64Array;
        try {
          scores = withModel(text, (model) => model.scores(X));
        } catch (error) {
          expect(error).toHaveProperty("name", "PlaygroundError");
          continue;
        }
        expect(scores).toHaveLength(X.length);
        expect(JSON.parse(text)).toBeDefined();
      }
    }
    expect(engine.openRuns).toBe(0);
  });
});

describe("a model", () => {
  it("is counted until it is disposed of, and outlives its run", () => {
    const run = open({ X, y });
    run.step();
    const model = engine.loadModel(run.saveModel());
    const before = run.predict(X);
    run.dispose();
    expect(engine.openRuns).toBe(1);
    expect(model.predict(X)).toEqual(before);
    model.dispose();
    model.dispose();
    expect(engine.openRuns).toBe(0);
    for (const use of [() => model.predict(X), () => model.scores(X), () => model.save()]) {
      expect(errorOf(use)).toMatchObject({ code: "disposed", field: "model" });
    }
    expect(errorOf(() => run.saveModel())).toMatchObject({ code: "disposed", field: "run" });
  });

  it("takes rows of its base features", () => {
    const run = open({ X, y });
    withModel(run.saveModel(), (model) => {
      const error = errorOf(() => model.predict([[1, 2, 3]]));
      expect(error.message).toBe("X has 3 columns, the model takes 2.");
      expect(errorOf(() => model.scores([[1, Number.NaN]]))).toMatchObject({ code: "not-finite", field: "X" });
      expect(model.predict([])).toEqual({ score: new Float64Array(0), label: new Int32Array(0) });
    });
  });

  it("leaves nothing behind, however many come and go", () => {
    const run = open({ X, y });
    for (let round = 0; round < 300; round++) {
      withModel(run.saveModel(), () => expect(engine.openRuns).toBe(2));
    }
  });
});
