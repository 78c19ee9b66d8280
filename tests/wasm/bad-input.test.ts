import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { LearnerSpec, PresetOptions, RunSpec } from "../../web/engine/index.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";

const engine = await loadEngine();
const good = {
  X: [
    [0, 0],
    [1, 1],
  ],
  y: [-1, 1],
};

/** Creates what has to be refused. Whatever happens, nothing may stay open and the engine must go on working. */
function refusal(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  } finally {
    expect(engine.openRuns).toBe(0);
    const run = engine.createRun(good);
    run.advance({ until: "converged" });
    expect(run.snapshot().converged).toBe(true);
    run.dispose();
  }
  return null;
}

const create = (spec: unknown) => refusal(() => engine.createRun(spec as RunSpec).dispose());

function expectReadable(message: string): void {
  expect(message).toMatch(/^[A-Zxy“a-z].{12,}\.$/);
  expect(message).not.toMatch(/\[object|NaN|null\b|Error|embind/);
}

/** What is bad, the fields that make it so, and the code and the field of the error. */
type Bad = readonly [what: string, changes: Record<string, unknown>, code: string, field: string];

const { NaN: nan, POSITIVE_INFINITY: infinity } = Number;
const nothing = new Float64Array(0);
const learner = (kind: string, settings: Record<string, unknown>) => ({ learner: { kind, ...settings } });
const perceptron = (settings: Record<string, unknown>) => learner("perceptron", settings);
const kernel = (settings: unknown) => learner("kernel", { kernel: settings });
const classes = (settings: Record<string, unknown>) => ({ y: [0, 1], ...learner("multiclass", settings) });
/** Values that no positive number field takes, and what each is. */
const notPositive = [0, -1, 1.1e6, nan, infinity] as const;

/** A bad value in a field of a learner: out of range as a number, wrong as text. */
const numberField = (kind: string, field: string, values: readonly number[]): Bad[] => [
  ...values.map(
    (value) =>
      [`${kind}: ${field} ${value}`, learner(kind, { [field]: value }), "out-of-range", `learner.${field}`] as const,
  ),
  [`${kind}: ${field} as text`, learner(kind, { [field]: "1" }), "wrong-type", `learner.${field}`],
  [`${kind}: ${field} null`, learner(kind, { [field]: null }), "wrong-type", `learner.${field}`],
];

const ofRosenblatt = ["averaged", "voted", "pocket", "batch"].flatMap((kind): Bad[] => [
  ...numberField(kind, "learningRate", notPositive),
  [`${kind}: an unknown tie rule`, learner(kind, { tie: "coin" }), "unknown", "learner.tie"],
]);
const seed = (value: unknown) => ({ order: { kind: "shuffle-once", seed: value } });
const custom = (indices: unknown) => ({ order: { kind: "custom", indices } });

const bad: readonly Bad[] = [
  ["NaN", { X: [[0, nan], good.X[1]] }, "not-finite", "X"],
  ["infinity", { X: [[0, infinity], good.X[1]] }, "not-finite", "X"],
  ["minus infinity", { X: { data: Float64Array.of(0, 0, -infinity, 1), shape: [2, 2] } }, "not-finite", "X"],
  ["a number beyond 1e100", { X: [[0, 1.1e100], good.X[1]] }, "out-of-range", "X"],
  ["products that overflow", { X: [[0, 1e99], good.X[1]], features: ["x2^4"] }, "not-finite", "features"],
  ["products out of range", { X: [[0, 1e60], good.X[1]], features: ["x2^2"] }, "out-of-range", "features"],
  ["more labels than rows", { y: [-1, 1, 1] }, "wrong-length", "y"],
  ["fewer labels than rows", { y: [-1] }, "wrong-length", "y"],
  ["no labels", { y: undefined }, "wrong-type", "y"],
  ["labels as text", { y: "-+" }, "wrong-type", "y"],
  ["a label as text", { y: [-1, "1"] }, "wrong-type", "y[1]"],
  ["a missing label", { y: [-1, undefined] }, "wrong-type", "y[1]"],
  ["label 0", { y: [0, 1] }, "bad-label", "y"],
  ["label 2", { y: [-1, 2] }, "bad-label", "y"],
  ["label 0.5", { y: [-1, 0.5] }, "bad-label", "y"],
  ["label NaN", { y: [-1, nan] }, "bad-label", "y"],
  ["empty data", { X: [], y: [] }, "empty", "X"],
  ["an empty block", { X: { data: nothing, shape: [0, 2] }, y: [] }, "empty", "X"],
  ["one class only", { y: [1, 1] }, "one-class", "y"],
  ["the other class only", { y: [-1, -1] }, "one-class", "y"],
  ["no X", { X: undefined }, "wrong-type", "X"],
  ["X null", { X: null }, "wrong-type", "X"],
  ["X as text", { X: "0 0 1 1" }, "wrong-type", "X"],
  ["X as a flat list", { X: [0, 1] }, "wrong-type", "X"],
  ["a coordinate as text", { X: [[0, "0"], good.X[1]] }, "wrong-type", "X[0][1]"],
  ["a coordinate null", { X: [[0, null], good.X[1]] }, "wrong-type", "X[0][1]"],
  ["a coordinate as a big integer", { X: [[0, 1n], good.X[1]] }, "wrong-type", "X[0][1]"],
  ["ragged rows", { X: [[0, 0], [1]] }, "wrong-length", "X"],
  ["a row that is missing", { X: Object.assign(new Array(2), { 0: [0, 0] }) }, "wrong-type", "X"],
  ["a block without its shape", { X: { data: nothing } }, "wrong-type", "X"],
  ["a shape of fractions", { X: { data: nothing, shape: [0.5, 2] } }, "wrong-type", "X.shape"],
  ["a shape of text", { X: { data: nothing, shape: ["2", "2"] } }, "wrong-type", "X.shape"],
  ["a negative shape", { X: { data: nothing, shape: [-1, -1] } }, "wrong-type", "X.shape"],
  ["a block of another kind", { X: { data: [0, 0, 1, 1], shape: [2, 2] } }, "wrong-type", "X.data"],
  ["a block of another length", { X: { data: nothing, shape: [2, 2] } }, "wrong-length", "X"],
  ["more points than fit", { X: { data: nothing, shape: [1e9, 2] } }, "too-large", "X"],
  ["more examples than fit", { X: { data: nothing, shape: [1e9, 0] } }, "too-large", "X"],
  ["more features than fit", { X: { data: nothing, shape: [2, 1e9] } }, "too-large", "X"],
  ["sizes whose product overflows", { X: { data: nothing, shape: [2 ** 53, 2 ** 53] } }, "too-large", "X"],
  ["a feature named twice", { features: ["x1", "x1"] }, "duplicate", "features"],
  ["a product named twice", { features: ["x1*x2", "x2*x1"] }, "duplicate", "features"],
  ["a power named twice", { features: ["x1^2", "x1*x1"] }, "duplicate", "features"],
  ["a feature X does not have", { features: ["x3"] }, "unknown", "features"],
  ["a feature far beyond X", { features: ["x9999999"] }, "unknown", "features"],
  ["a feature that is no product", { features: ["x1+x2"] }, "unknown", "features"],
  ["a feature without a name", { features: [""] }, "unknown", "features"],
  ["a feature that is a number", { features: [1] }, "wrong-type", "features"],
  ["features as text", { features: "x1,x2" }, "wrong-type", "features"],
  ["a product of too many", { features: ["x1^17"] }, "out-of-range", "features"],
  ["an unknown scaling", { scaling: "huge" }, "unknown", "scaling"],
  ["a scaling that is no text", { scaling: Object.create(null) }, "unknown", "scaling"],
  ["bias as text", { bias: "true" }, "wrong-type", "bias"],
  ["bias null", { bias: null }, "wrong-type", "bias"],
  ["journal as a number", { journal: 1 }, "wrong-type", "journal"],
  ["an unknown learner", { learner: { kind: "oracle" } }, "unknown", "learner.kind"],
  ["a learner named as a member of Object", { learner: { kind: "toString" } }, "unknown", "learner.kind"],
  ["a learner that is no text", { learner: { kind: Symbol("kind") } }, "unknown", "learner.kind"],
  ["learner null", { learner: null }, "wrong-type", "learner"],
  ["learner as text", { learner: "perceptron" }, "wrong-type", "learner"],
  ["learning rate 0", perceptron({ learningRate: 0 }), "out-of-range", "learner.learningRate"],
  ["learning rate −1", perceptron({ learningRate: -1 }), "out-of-range", "learner.learningRate"],
  ["learning rate NaN", perceptron({ learningRate: nan }), "out-of-range", "learner.learningRate"],
  ["learning rate infinity", perceptron({ learningRate: infinity }), "out-of-range", "learner.learningRate"],
  ["learning rate as text", perceptron({ learningRate: "1" }), "wrong-type", "learner.learningRate"],
  ["an unknown tie rule", perceptron({ tie: "coin" }), "unknown", "learner.tie"],
  ...ofRosenblatt,
  ...numberField("margin", "learningRate", notPositive),
  ...numberField("margin", "margin", notPositive),
  ...numberField("batch", "tolerance", [-1e-9, 1.1e100, nan, infinity]),
  ...numberField("passive-aggressive", "C", notPositive),
  ["an unknown variant", learner("passive-aggressive", { variant: "pa-3" }), "unknown", "learner.variant"],
  ["a variant that is a number", learner("passive-aggressive", { variant: 1 }), "unknown", "learner.variant"],
  ...numberField("nearest-neighbours", "k", [0, -1, 1.5, 1000, nan, infinity]),
  ...numberField("decision-tree", "maxDepth", [0, -1, 1.5, 33, nan, infinity]),
  ...numberField("second-order", "ridge", [...notPositive, 1e-50]),
  ...[0, 1, -1, 2.5, 1001, nan, infinity].map(
    (value): Bad => [`${value} classes`, classes({ classes: value }), "out-of-range", "learner.classes"],
  ),
  ["classes as text", classes({ classes: "3" }), "wrong-type", "learner.classes"],
  ["class −2", { ...classes({}), y: [-2, 1] }, "bad-label", "y"],
  ["class 0.5", { ...classes({}), y: [0.5, 1] }, "bad-label", "y"],
  ["class NaN", { ...classes({}), y: [nan, 1] }, "bad-label", "y"],
  ["class 1000", { ...classes({}), y: [0, 1000] }, "bad-label", "y"],
  ["a class beyond those there are", { ...classes({ classes: 2 }), y: [0, 2] }, "bad-label", "y"],
  ["class 0 only", { ...classes({}), y: [0, 0] }, "one-class", "y"],
  ["kernel null", kernel(null), "wrong-type", "learner.kernel"],
  ["kernel as text", kernel("rbf"), "wrong-type", "learner.kernel"],
  ["an unknown kernel", kernel({ kind: "sigmoid" }), "unknown", "learner.kernel.kind"],
  ...[0, 11, 1.5, nan].map(
    (degree): Bad => [
      `degree ${degree}`,
      kernel({ kind: "polynomial", degree }),
      "out-of-range",
      "learner.kernel.degree",
    ],
  ),
  ...[-1, 1.1e6, nan].map(
    (offset): Bad => [
      `offset ${offset}`,
      kernel({ kind: "polynomial", offset }),
      "out-of-range",
      "learner.kernel.offset",
    ],
  ),
  ...notPositive.map(
    (gamma): Bad => [`gamma ${gamma}`, kernel({ kind: "rbf", gamma }), "out-of-range", "learner.kernel.gamma"],
  ),
  ["a degree as text", kernel({ kind: "polynomial", degree: "2" }), "wrong-type", "learner.kernel.degree"],
  ["an offset as text", kernel({ kind: "polynomial", offset: "1" }), "wrong-type", "learner.kernel.offset"],
  ["gamma as text", kernel({ kind: "rbf", gamma: "1" }), "wrong-type", "learner.kernel.gamma"],
  ["a kernel's unknown tie rule", learner("kernel", { tie: "coin" }), "unknown", "learner.tie"],
  ["a kernel that overflows", { ...kernel({ kind: "polynomial" }), X: [[1e80], [1]] }, "out-of-range", "X"],
  ["a voted run without a journal", { ...learner("voted", {}), journal: false }, "unknown", "journal"],
  ...["kernel", "nearest-neighbours", "decision-tree"].map(
    (kind): Bad => [
      `${kind}: initial weights`,
      { ...learner(kind, {}), initial: { weights: [1, 1] } },
      "unknown",
      "initial",
    ],
  ),
  [
    "one weight vector for two classes",
    { ...classes({}), initial: { weights: [1, 2] } },
    "wrong-type",
    "initial.weights",
  ],
  [
    "a class without its weights",
    { ...classes({}), initial: { weights: [[1, 2]] } },
    "wrong-length",
    "initial.weights",
  ],
  [
    "a class with too few weights",
    { ...classes({}), initial: { weights: [[1, 2], [1]] } },
    "wrong-length",
    "initial.weights",
  ],
  [
    "too few biases",
    {
      ...classes({}),
      initial: {
        weights: [
          [1, 2],
          [1, 2],
        ],
        bias: [1],
      },
    },
    "wrong-length",
    "initial.bias",
  ],
  [
    "one bias for two classes",
    {
      ...classes({}),
      initial: {
        weights: [
          [1, 2],
          [1, 2],
        ],
        bias: 1,
      },
    },
    "wrong-type",
    "initial.bias",
  ],
  ["a label NaN, where labels make the order", { y: [nan, 1], order: { kind: "positives-first" } }, "bad-label", "y"],
  ["an infinite label there", { y: [infinity, 1], order: { kind: "positives-first" } }, "bad-label", "y"],
  ["an unknown order", { order: { kind: "backwards" } }, "unknown", "order.kind"],
  ["order null", { order: null }, "wrong-type", "order"],
  ["seed 1.5", seed(1.5), "out-of-range", "order.seed"],
  ["seed −1", seed(-1), "out-of-range", "order.seed"],
  ["seed 1e20", seed(1e20), "out-of-range", "order.seed"],
  ["seed NaN", seed(nan), "out-of-range", "order.seed"],
  ["a seed as text", seed("7"), "wrong-type", "order.seed"],
  ["a custom order without indices", custom(undefined), "wrong-type", "order.indices"],
  ["indices as text", custom("01"), "wrong-type", "order.indices"],
  ["an index as text", custom([0, "1"]), "wrong-type", "order.indices[1]"],
  ["too few indices", custom([0]), "not-a-permutation", "order.indices"],
  ["too many indices", custom([0, 1, 1]), "not-a-permutation", "order.indices"],
  ["an index twice", custom([1, 1]), "not-a-permutation", "order.indices"],
  ["an index beyond", custom([0, 2]), "not-a-permutation", "order.indices"],
  ["a negative index", custom([0, -1]), "not-a-permutation", "order.indices"],
  ["a fractional index", custom([0, 0.5]), "not-a-permutation", "order.indices"],
  ["an index NaN", custom([0, nan]), "not-a-permutation", "order.indices"],
  ["an index that wraps to a valid one", custom([0, 2 ** 32 + 1]), "not-a-permutation", "order.indices"],
  ["maxEpochs 0", { maxEpochs: 0 }, "out-of-range", "maxEpochs"],
  ["maxEpochs 1.5", { maxEpochs: 1.5 }, "out-of-range", "maxEpochs"],
  ["maxEpochs NaN", { maxEpochs: nan }, "out-of-range", "maxEpochs"],
  ["maxEpochs infinity", { maxEpochs: infinity }, "out-of-range", "maxEpochs"],
  ["maxEpochs 2^31", { maxEpochs: 2 ** 31 }, "out-of-range", "maxEpochs"],
  ["maxEpochs as text", { maxEpochs: "10" }, "wrong-type", "maxEpochs"],
  ["too few initial weights", { initial: { weights: [1] } }, "wrong-length", "initial.weights"],
  ["too many initial weights", { initial: { weights: [1, 2, 3] } }, "wrong-length", "initial.weights"],
  ["an initial weight NaN", { initial: { weights: [1, nan] } }, "not-finite", "initial"],
  ["an initial weight beyond 1e100", { initial: { weights: [1, 1e101] } }, "out-of-range", "initial"],
  ["an initial weight as text", { initial: { weights: [1, "2"] } }, "wrong-type", "initial.weights[1]"],
  ["an initial bias infinite", { initial: { bias: infinity } }, "not-finite", "initial"],
  ["an initial bias as text", { initial: { bias: "0" } }, "wrong-type", "initial.bias"],
  ["an initial bias without a bias", { bias: false, initial: { bias: 1 } }, "out-of-range", "initial.bias"],
  ["initial as a list", { initial: 3 }, "wrong-type", "initial"],
];

describe("createRun refuses", () => {
  it.each(bad)("%s", (_, changes, code, field) => {
    const error = create({ ...good, ...changes });
    expect(error).toBeInstanceOf(PlaygroundError);
    expect(error).toMatchObject({ code, field });
    expectReadable((error as PlaygroundErrorLike).message);
  });

  it.each([[undefined], [null], [3], ["spec"], [[]]])("a spec that is %j", (spec) => {
    expect(create(spec)).toMatchObject({ name: "PlaygroundError", code: "wrong-type" });
  });
});

type PlaygroundErrorLike = InstanceType<typeof PlaygroundError>;

describe("anything at all", () => {
  const kinds: readonly LearnerSpec["kind"][] = [
    "perceptron",
    "margin",
    "averaged",
    "voted",
    "pocket",
    "batch",
    "passive-aggressive",
    "multiclass",
    "kernel",
    "nearest-neighbours",
    "decision-tree",
    "second-order",
  ];

  /** Small sizes: what is tested are kinds of values, not amounts. */
  const anything = fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const perhaps = (value: unknown) => fc.oneof(fc.constant(value), anything);

  it("is a run or a PlaygroundError, and leaves nothing behind", () => {
    const kind = fc.constantFrom(...kinds);
    const anyLearner = fc.record(
      {
        kind: fc.oneof({ weight: 9, arbitrary: kind }, anything),
        learningRate: perhaps(1),
        tie: perhaps("mistake"),
        margin: perhaps(1),
        tolerance: perhaps(0),
        variant: perhaps("pa-1"),
        C: perhaps(1),
        classes: perhaps(3),
        kernel: fc.oneof(anything, fc.record({ kind: perhaps("polynomial"), degree: anything, gamma: anything })),
        k: perhaps(1),
        maxDepth: perhaps(2),
      },
      { requiredKeys: ["kind"] },
    );
    const spec = fc.record(
      {
        X: perhaps(good.X),
        y: perhaps(good.y),
        features: perhaps(["x1", "x2"]),
        scaling: perhaps("none"),
        bias: perhaps(true),
        learner: fc.oneof(anything, anyLearner),
        order: fc.oneof(anything, fc.record({ kind: perhaps("custom"), seed: perhaps(1), indices: perhaps([1, 0]) })),
        initial: fc.oneof(anything, fc.record({ weights: perhaps([0, 0]), bias: anything })),
        maxEpochs: perhaps(10),
      },
      { requiredKeys: ["X", "y"] },
    );
    const property = fc.property(fc.oneof({ weight: 9, arbitrary: spec }, anything), (value) => {
      const error = create(value);
      if (error !== null) expect(error).toBeInstanceOf(PlaygroundError);
    });
    fc.assert(property, { numRuns: 1500 });
  });
});

describe("generate refuses", () => {
  it.each([
    ["nothing-like-it", {}, "unknown", "data.name"],
    ["__proto__", {}, "unknown", "data.name"],
    ["blobs", { n: 3 }, "out-of-range", "data.n"],
    ["blobs", { n: 1e9 }, "out-of-range", "data.n"],
    ["blobs", { n: 40.5 }, "out-of-range", "data.n"],
    ["blobs", { n: "40" }, "wrong-type", "data.n"],
    ["cs188", { n: 6 }, "out-of-range", "data.n"],
    ["blobs", { noise: -0.1 }, "out-of-range", "data.noise"],
    ["blobs", { noise: nan }, "out-of-range", "data.noise"],
    ["blobs", { seed: 1.5 }, "out-of-range", "data.seed"],
    ["blobs", { seed: -1 }, "out-of-range", "data.seed"],
    ["blobs", { seed: 1e20 }, "out-of-range", "data.seed"],
    ["iris", { columns: [1, 1] }, "out-of-range", "data.columns"],
    ["iris", { columns: [0, 4] }, "out-of-range", "data.columns"],
    ["iris", { columns: [0] }, "wrong-length", "data.columns"],
    ["iris", { columns: "01" }, "wrong-type", "data.columns"],
    ["iris", { species: [0, 3] }, "out-of-range", "data.species"],
  ])("%s with %j", (name, options, code, field) => {
    const error = refusal(() => engine.generate(name, options as PresetOptions)) as PlaygroundErrorLike;
    expect(error).toBeInstanceOf(PlaygroundError);
    expect(error).toMatchObject({ code, field });
    expectReadable(error.message);
  });
});

afterAll(() => {
  expect(engine.openRuns).toBe(0);
});
