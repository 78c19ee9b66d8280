import { describe, expect, it } from "vitest";
import type { RunSpec } from "../../web/engine/index.js";
import { rows } from "../rows.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";

const engine = await loadEngine();
const X = rows("0 1; 1 0");
const good = { X, y: [-1, 1] };

function refused(action: () => unknown): { code: string; field: string; message: string } | null {
  try {
    action();
  } catch (error) {
    if (!(error instanceof PlaygroundError)) throw error;
    const { code, field, message } = error;
    return { code, field, message };
  }
  return null;
}

const create = (changes: object) => refused(() => engine.createRun({ ...good, ...changes } as RunSpec).dispose());

const wholeSeed = (field: string) => ({
  code: "out-of-range",
  field,
  message: `${field} must be a whole number from 0 to 9007199254740991.`,
});
const wholeEpochs = "maxEpochs must be a whole number from 1 to 2147483647.";

/** Names and messages are the contract's, whatever the types of the core are. */
describe("what the boundary refuses", () => {
  it.each([-1, 0.5, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY])("a seed of %d", (seed) => {
    expect(create({ order: { kind: "shuffle-once", seed } })).toEqual(wholeSeed("order.seed"));
    expect(refused(() => engine.generate("blobs", { seed }))).toEqual(wholeSeed("data.seed"));
    const options = { fraction: 0.5, seed, splits: 2 };
    expect(refused(() => engine.startSplitExperiment(good, options).dispose())).toEqual(wholeSeed("seed"));
  });

  it.each([0, -1, 1.5, 2 ** 31, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])("maxEpochs of %d", (maxEpochs) => {
    expect(create({ maxEpochs })).toEqual({ code: "out-of-range", field: "maxEpochs", message: wholeEpochs });
  });

  it.each([3.5, 1e7, 2 ** 32 + 40, Number.NaN])("%d examples of a preset", (n) => {
    const message = "data.n must be a whole number from 4 to 100000.";
    expect(refused(() => engine.generate("blobs", { n }))).toEqual({ code: "out-of-range", field: "data.n", message });
  });

  it.each([
    ["x3", "unknown", "Feature 2 uses a base feature that X does not have."],
    ["x2*x1^17", "out-of-range", "Feature 2 must be a product of 1 to 16 base features."],
    ["x1", "duplicate", "Feature 2 is the same product as an earlier one."],
  ])("%s beside x1", (name, code, message) => {
    expect(create({ features: ["x1", name] })).toEqual({ code, field: "features", message });
    const map = { X, features: ["x1", name] };
    expect(refused(() => engine.featureMap(map))).toEqual({ code, field: "features", message });
  });

  it.each([
    [{ kind: "perceptron", learningRate: 0 }, "learner.learningRate"],
    [{ kind: "decision-tree", maxDepth: 2 ** 32 + 3 }, "learner.maxDepth"],
    [{ kind: "passive-aggressive", C: 0 }, "learner.C"],
    [{ kind: "second-order", ridge: 0 }, "learner.ridge"],
    [{ kind: "kernel", kernel: { kind: "polynomial", degree: 1.5 } }, "learner.kernel.degree"],
  ])("%o", (learner, field) => {
    expect(create({ learner })).toMatchObject({ code: "out-of-range", field });
  });

  it("more features than the second-order rule has room for in its matrix", () => {
    const X = { data: new Float64Array(18_000), shape: [2, 9000] as const };
    expect(create({ X, learner: { kind: "second-order" } })).toMatchObject({
      code: "too-large",
      field: "learner",
      message: expect.stringMatching(/^The rule keeps more numbers of its own than fit/),
    });
  });

  it("leaves nothing open", () => {
    expect(engine.openRuns).toBe(0);
  });
});
