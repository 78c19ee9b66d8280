import type { Run } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";

export const engine = await loadEngine();

export const good = {
  X: [
    [0, 0],
    [1, 1],
  ],
  y: [-1, 1],
};

const map = engine.featureMap({ X: good.X });
const plane = { weights: Float64Array.of(1, 2), bias: 0 };

export type Call = (value: never, open: Run & Record<string, (...given: unknown[]) => unknown>) => unknown;

export const disposed = (job: { dispose(): void }) => job.dispose();
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
export const calls: Readonly<Record<string, Call>> = {
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
      ["second-order", "ridge"],
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
  "map.overScaledFeatures(…)": (model) => map.overScaledFeatures(model),
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
