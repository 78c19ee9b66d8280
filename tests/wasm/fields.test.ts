import { describe, expect, it } from "vitest";
import type { RunSpec } from "../../web/engine/index.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";
import { cs188, engine, errorOf, open } from "./runs.js";

const blobs = engine.generate("blobs");
const made = (changes: object) => () => engine.createRun({ ...cs188, ...changes } as RunSpec);

describe("a field that nobody knows", () => {
  it.each<[string, () => unknown, string, RegExp]>([
    ["a spec", made({ dota: 1 }), "dota", /“dota” in spec: it has X, y, /],
    ["a spec, its case", made({ Features: ["x1"] }), "Features", /did you mean features\?/],
    ["a spec, its beginning", made({ epochs: 3 }), "epochs", /did you mean maxEpochs\?/],
    ["a spec, of two that begin alike", made({ maxUpdate: 3 }), "maxUpdate", /did you mean maxUpdates\?/],
    ["a spec, of one letter", made({ x: [] }), "x", /did you mean X\?/],
    ["a learner", made({ learner: { kind: "perceptron", rate: 2 } }), "learner.rate", /did you mean learningRate\?/],
    ["a learner of long name", made({ learner: { learnRate: 2 } }), "learner.learnRate", /did you mean learningRate\?/],
    [
      "another learner's",
      made({ learner: { kind: "perceptron", C: 2 } }),
      "learner.C",
      /it has kind, learningRate, tie/,
    ],
    [
      "a kernel",
      made({ learner: { kind: "kernel", kernel: { kind: "rbf", gama: 1 } } }),
      "learner.kernel.gama",
      /gamma\?/,
    ],
    ["an order", made({ order: { kind: "shuffle-once", sed: 3 } }), "order.sed", /order: it has kind, seed, indices/],
    ["weights", made({ initial: { weight: [1, 2] } }), "initial.weight", /did you mean weights\?/],
    ["a preset", () => engine.generate("blobs", { noize: 1 } as object), "data.noize", /did you mean noise\?/],
    [
      "a comparison",
      () => engine.createComparison({ ...cs188, learner: {} } as never),
      "learner",
      /did you mean learners\?/,
    ],
    [
      "one of several",
      () => engine.createComparison({ ...cs188, learners: [{ rate: 1 }] } as never),
      "learner.rate",
      /Rate/,
    ],
    ["an analysis", () => engine.analyse({ ...cs188, skaling: "none" } as never), "skaling", /scaling/],
    ["a feature map", () => engine.featureMap({ X: cs188.X, feature: [] } as never), "feature", /features\?/],
    ["a trial", () => engine.trial(cs188, { visits: 3 } as never), "visits", /mostVisits\?/],
    ["a grid", () => open().field({ x0: 0, y0: 0, dx: 1, dy: 1, columns: 2, row: 2 } as never), "grid.row", /rows\?/],
    ["how far", () => open().advance({ visit: 3 } as never), "visit", /visits\?/],
  ])("is named: of %s", (_, call, field, message) => {
    expect(errorOf(call)).toMatchObject({ code: "unknown", field });
    expect(errorOf(call).message).toMatch(message);
  });

  it("is none where it is undefined, as one that was taken out of an object is", () => {
    open({ ...cs188, columns: undefined, name: undefined, learner: { kind: "voted", rate: undefined } } as never);
    expect(open().advance({ visits: 3, lead: undefined } as never)).toBe(3);
  });

  it("is named where an engine is loaded", async () => {
    const error = await loadEngine({ wsm: "x" } as object).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(PlaygroundError);
    expect(error).toMatchObject({ code: "unknown", field: "wsm" });
  });
});

describe("a spec", () => {
  it("may be what generate gives", () => {
    open({ ...blobs, learner: { kind: "averaged" } });
    expect(engine.analyse(blobs).separable).toBe(true);
    expect(engine.featureMap(blobs).baseFeatures).toBe(2);
  });

  it("takes the initial weights of its learner", () => {
    const learner = { kind: "perceptron", initial: { weights: [1, 2], bias: 3 } } as const;
    expect(open({ ...cs188, learner }).snapshot().current).toEqual({ weights: Float64Array.of(1, 2), bias: 3 });
  });
});

describe("a visit that can never be", () => {
  it("is named by seek, of a run and of a comparison", () => {
    const run = open({ ...cs188, maxEpochs: 10 });
    const refused = { code: "out-of-range", field: "visit", message: expect.stringContaining("at most 50") };
    expect(errorOf(() => run.seek(1e9))).toMatchObject(refused);
    expect(errorOf(() => run.seek(51))).toMatchObject(refused);
    expect(run.snapshot().visit).toBe(0);
    const comparison = engine.createComparison({ ...cs188, maxEpochs: 10, learners: [{ kind: "voted" }] });
    expect(errorOf(() => comparison.seek(1e9))).toMatchObject(refused);
    comparison.dispose();
  });

  it("is none within the epochs, nor is the end", () => {
    const run = open({ X: [[0], [1]], y: [-1, 1] });
    run.seek(2000);
    const { visit } = run.snapshot();
    expect(visit).toBeLessThan(2000);
    run.seek(0);
    run.seek(Number.POSITIVE_INFINITY);
    expect(run.snapshot()).toMatchObject({ visit, converged: true });
  });
});
