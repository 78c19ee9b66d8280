import { afterAll, describe, expect, it } from "vitest";
import type { Run } from "../../web/engine/index.js";
import { loadEngine, PlaygroundError } from "./built-engine.js";

const engine = await loadEngine();

const good = {
  X: [
    [0, 0],
    [1, 1],
  ],
  y: [-1, 1],
};

const map = engine.featureMap({ X: good.X });
const plane = { weights: Float64Array.of(1, 2), bias: 0 };

const detached = new Float64Array(8);
structuredClone(detached, { transfer: [detached.buffer] });

/** What a caller may hand over where something else is meant; some of it larger than any memory. */
const hostile: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["true", true],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["minus infinity", Number.NEGATIVE_INFINITY],
  ["minus one", -1],
  ["minus zero", -0],
  ["a half", 0.5],
  ["2^31", 2 ** 31],
  ["2^32", 2 ** 32],
  ["2^53", 2 ** 53],
  ["the largest number", Number.MAX_VALUE],
  ["a big integer", 10n],
  ["a symbol", Symbol("hostile")],
  ["an empty text", ""],
  ["a number as text", "1"],
  ["a megabyte of text", "x".repeat(1 << 20)],
  ["a function", () => 1],
  ["an object", {}],
  ["an object without a prototype", Object.create(null)],
  ["an object that is no number", { valueOf: () => Symbol("none") }],
  ["an empty list", []],
  ["a nested list", [[]]],
  ["a list of holes, as long as can be", new Array(2 ** 32 - 1)],
  ["a list of 130,000 numbers", new Array(130_000).fill(0)],
  ["a list of text", ["x"]],
  ["a list of symbols", [Symbol("x")]],
  ["numbers of 32 bits", Float32Array.of(1, 2)],
  ["big integers", BigInt64Array.of(1n, 2n)],
  ["a detached array", detached],
  ["a block whose numbers are gone", { data: detached, shape: [0, 2] }],
  ["a view of bytes", new DataView(new ArrayBuffer(8))],
  ["a date", new Date(0)],
  ["columns without rows", { data: new Float64Array(0), shape: [0, 1e8] }],
  ["more columns than fit", { data: new Float64Array(0), shape: [1, 2 ** 25] }],
  ["rows without columns", { data: new Float64Array(0), shape: [2 ** 25 + 1, 0] }],
  ["a shape of symbols", { data: new Float64Array(0), shape: [Symbol("n"), 1] }],
  ["a grid of nothing", { x0: 0, y0: 0, dx: 1, dy: 1, columns: 0, rows: 0 }],
  ["a grid whose size wraps around", { x0: 0, y0: 0, dx: 1, dy: 1, columns: 65536, rows: 65536 }],
  ["a grid of symbols", { x0: 0, y0: 0, dx: Symbol("dx"), dy: 1, columns: 2, rows: 2 }],
  ["a grid that overflows", { x0: 1e308, y0: 0, dx: 1e308, dy: 1, columns: 3, rows: 1 }],
];

type Call = (value: never, open: Run & Record<string, (...given: unknown[]) => unknown>) => unknown;

const disposed = (job: { dispose(): void }) => job.dispose();
const spec =
  (field: string): Call =>
  (value: unknown) =>
    disposed(engine.createRun({ ...good, [field]: value } as never));
const learner =
  (kind: string, field: string): Call =>
  (value: unknown) =>
    disposed(engine.createRun({ ...good, learner: { kind, [field]: value } } as never));
const of =
  (name: string, ...before: unknown[]): Call =>
  (value: unknown, run) =>
    run[name]?.(...before, value);

/** Every method of an engine, a run, a feature map and a job, with the hostile value in each place in turn. */
const calls: Readonly<Record<string, Call>> = {
  "createRun(…)": (value) => disposed(engine.createRun(value)),
  ...Object.fromEntries(
    ["X", "y", "features", "scaling", "bias", "learner", "order", "initial", "maxEpochs", "maxUpdates", "journal"].map(
      (field) => [`createRun({ ${field} })`, spec(field)],
    ),
  ),
  ...Object.fromEntries(
    [
      ["perceptron", "kind"],
      ["perceptron", "learningRate"],
      ["perceptron", "tie"],
      ["margin", "margin"],
      ["batch", "tolerance"],
      ["passive-aggressive", "variant"],
      ["passive-aggressive", "C"],
      ["multiclass", "classes"],
      ["kernel", "kernel"],
      ["nearest-neighbours", "k"],
      ["decision-tree", "maxDepth"],
    ].map(([kind = "", field = ""]) => [`createRun({ learner: ${kind}, ${field} })`, learner(kind, field)]),
  ),
  "createRun({ features: […] })": (value) => disposed(engine.createRun({ ...good, features: [value] })),
  "createRun({ order.seed })": (seed) => disposed(engine.createRun({ ...good, order: { kind: "shuffle-once", seed } })),
  "createRun({ order.indices })": (indices) =>
    disposed(engine.createRun({ ...good, order: { kind: "custom", indices } })),
  "createRun({ initial.weights })": (weights) => disposed(engine.createRun({ ...good, initial: { weights } })),
  "createRun({ initial.bias })": (bias) => disposed(engine.createRun({ ...good, initial: { bias } })),
  "createRun({ initial of classes })": (weights) =>
    disposed(engine.createRun({ ...good, y: [0, 1], learner: { kind: "multiclass" }, initial: { weights } })),
  "createRun({ initial of a class })": (weights) =>
    disposed(
      engine.createRun({
        ...good,
        y: [0, 1],
        learner: { kind: "multiclass" },
        initial: { weights: [weights, weights] },
      }),
    ),
  "createRun({ biases of classes })": (bias) =>
    disposed(
      engine.createRun({
        ...good,
        y: [0, 1],
        learner: { kind: "multiclass" },
        initial: {
          weights: [
            [0, 0],
            [0, 0],
          ],
          bias,
        },
      }),
    ),
  "startRun(…)": (value) => disposed(engine.startRun(value)),
  "startAnalysis(…)": (value) => disposed(engine.startAnalysis(value)),
  "analyse({ X })": (X) => engine.analyse({ ...good, X }),
  "analyse({ y })": (y) => engine.analyse({ ...good, y }),
  "analyse({ features })": (features) => engine.analyse({ ...good, features }),
  "orderExperiment(…)": (value) => engine.orderExperiment(value, { seeds: 1, epochs: 1 }),
  "orderExperiment(spec, …)": (options) => engine.orderExperiment(good, options),
  "orderExperiment({ seeds })": (seeds) => engine.orderExperiment(good, { seeds, epochs: 1 }),
  "orderExperiment({ epochs })": (epochs) => engine.orderExperiment(good, { seeds: 1, epochs }),
  "generate(…)": (name) => engine.generate(name),
  "generate(blobs, …)": (options) => engine.generate("blobs", options),
  "generate({ n })": (n) => engine.generate("blobs", { n }),
  "generate({ noise })": (noise) => engine.generate("blobs", { noise }),
  "generate({ seed })": (seed) => engine.generate("blobs", { seed }),
  "generate({ columns })": (columns) => engine.generate("iris", { columns }),
  "generate({ species })": (species) => engine.generate("iris", { species }),
  "split(…)": (n) => engine.split(n, 0.5),
  "split(n, …)": (fraction) => engine.split(4, fraction),
  "split(n, fraction, …)": (seed) => engine.split(4, 0.5, seed),
  "featureMap(…)": (value) => engine.featureMap(value),
  ...Object.fromEntries(
    ["X", "features", "scaling"].map((field): [string, Call] => [
      `featureMap({ ${field} })`,
      (value) => engine.featureMap({ X: good.X, [field]: value as never }),
    ]),
  ),
  "map.over(…)": (features) => map.over(features),
  "map.map(…)": (X) => map.map(X),
  "map.scores(…)": (model) => map.scores(model, good.X),
  "map.scores({ weights })": (weights) => map.scores({ weights, bias: 0 }, good.X),
  "map.scores({ bias })": (bias) => map.scores({ ...plane, bias }, good.X),
  "map.scores(model, …)": (X) => map.scores(plane, X),
  "map.contributions(…)": (model) => map.contributions(model, good.X),
  "map.contributions(model, …)": (X) => map.contributions(plane, X),
  "map.combination(…)": (coefficients) => map.combination(coefficients, good.X),
  "map.combination([1, 2], …)": (X) => map.combination([1, 2], X),
  "map.slopes(…)": (model) => map.slopes(model, [1, 2]),
  "map.slopes(model, …)": (x) => map.slopes(plane, x),
  "map.overBaseFeatures(…)": (model) => map.overBaseFeatures(model),
  "map.length(…)": (weights) => map.length(weights),
  "map.impliedCount(…)": (kernel) => map.impliedCount(kernel),
  "map.expand(…)": (kernel) => map.expand(kernel),
  "job.advance(…)": (work) => {
    const job = engine.startAnalysis(good);
    try {
      job.advance(work);
    } finally {
      job.dispose();
    }
  },
  "run.advance(…)": of("advance"),
  "run.advance({ visits })": (visits, run) => run.advance({ visits }),
  "run.advance({ epochs })": (epochs, run) => run.advance({ epochs }),
  "run.advance({ updates })": (updates, run) => run.advance({ updates }),
  "run.advance({ until })": (until, run) => run.advance({ until }),
  "run.advanceWithin(…)": of("advanceWithin", 3),
  "run.seek(…)": of("seek"),
  "run.approach(…)": (visit, run) => run.approach(visit, 1),
  "run.approach(visit, …)": of("approach", 1),
  "run.journal(…)": of("journal"),
  "run.mistakesBefore(…)": of("mistakesBefore"),
  "run.updatesBefore(…)": of("updatesBefore"),
  "run.updateVisit(…)": of("updateVisit"),
  "run.predict(…)": of("predict"),
  "run.mistakes(…)": (X, run) => run.mistakes(X, [1, 1]),
  "run.mistakes(X, …)": of("mistakes", good.X),
  "run.field(…)": of("field"),
  "run.field(grid, …)": of("field", { x0: 0, y0: 0, dx: 1, dy: 1, columns: 2, rows: 2 }),
  "run.sequence(…)": of("sequence"),
  "run.margin(…)": of("margin"),
  "run.margin(0, …)": of("margin", 0),
  "run.trainingMistakes(…)": of("trainingMistakes"),
  "run.trainingMistakes(0, …)": of("trainingMistakes", 0),
  "run.example(…)": of("example"),
};

describe.each(Object.entries(calls))("%s", (_, call) => {
  it.each(hostile)("takes or refuses %s", (_what, value) => {
    const run = engine.createRun({ ...good, learner: { kind: "voted" }, maxEpochs: 20 });
    run.advance({ visits: 3 });
    try {
      call(value as never, run as never);
    } catch (error) {
      expect(error).toBeInstanceOf(PlaygroundError);
      const { code, field, message } = error as InstanceType<typeof PlaygroundError>;
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(code).not.toBe("out-of-memory");
      expect(field.length).toBeLessThan(100);
      expect(message.length).toBeLessThan(300);
    } finally {
      run.dispose();
    }
    expect(engine.openRuns).toBe(0);
  });
});

afterAll(() => {
  const run = engine.createRun(good);
  expect(run.advance({ until: "converged" })).toBeGreaterThan(0);
  run.dispose();
});
