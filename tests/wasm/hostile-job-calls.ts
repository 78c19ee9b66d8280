import { type Call, calls, disposed, engine, good } from "./hostile-calls.js";

const plane = { weights: Float64Array.of(1, 2), bias: 0 };
const map = engine.featureMap({ X: good.X });
const expansion = map.expand({ kind: "polynomial" });
const grid = { x0: 0, y0: 0, dx: 1, dy: 1, columns: 2, rows: 2 };
const window = { axes: ["x1", "x2"], x: [0, 1], y: [0, 1] };
const terms = { separator: plane, margin: 1, radius: 1 };
const aggressive = { kind: "passive-aggressive" } as const;
const visit = { x: Float64Array.of(1), label: 1, score: 0 };
const classes = { ...good, y: [0, 1], learner: { kind: "multiclass" } } as const;

/** One call for each field of an object that is handed over, that field being the hostile value. */
function each(name: string, object: object, call: (given: never, run: never) => unknown): Record<string, Call> {
  return Object.fromEntries(
    Object.keys(object).map((field) => [
      `${name}({ ${field} })`,
      ((value: unknown, run: unknown) => call({ ...object, [field]: value } as never, run as never)) as Call,
    ]),
  );
}

const ofRuns = [
  ["holdOut", "startMistakeCount", "startMarginMeasure", "startProjection", "startLearningCurve"],
  ["startObjectiveCurve", "startCycleSearch", "mistakesAt", "marginAt", "projectionAt", "learningCurve", "cycle"],
].flat();

function compared(use: (comparison: Record<string, (...given: unknown[]) => unknown>) => unknown) {
  const comparison = engine.createComparison({ ...good, learners: [{ kind: "perceptron" }, { kind: "margin" }] });
  try {
    use(comparison as never);
  } finally {
    comparison.dispose();
  }
}

const ofComparison = (name: string, ...before: unknown[]): Call => {
  return (value) => compared((comparison) => comparison[name]?.(...before, value));
};

/** What else an engine, its jobs and its comparisons can be asked, with the hostile value in each place in turn. */
export const allCalls: Readonly<Record<string, Call>> = {
  ...calls,
  ...each("kernel", { kind: "polynomial", degree: 2, offset: 1, gamma: 1 }, (kernel) =>
    disposed(engine.createRun({ ...good, learner: { kind: "kernel", kernel } })),
  ),
  ...each("order", { kind: "custom", seed: 1, indices: [1, 0] }, (order) =>
    disposed(engine.createRun({ ...good, order })),
  ),
  ...each("startRun", { ...good, features: ["x1"], order: {}, learner: {}, initial: {}, maxEpochs: 9 }, (spec) =>
    disposed(engine.startRun(spec)),
  ),
  ...each("createComparison", { ...good, learners: [{ kind: "perceptron" }], order: {}, maxEpochs: 9 }, (spec) =>
    disposed(engine.createComparison(spec)),
  ),
  "createComparison(…)": (spec) => disposed(engine.createComparison(spec)),
  "createComparison({ learners: […] })": (one) => disposed(engine.createComparison({ ...good, learners: [one] })),
  ...each(
    "multiclass",
    {
      weights: [
        [0, 0],
        [0, 0],
      ],
      bias: [0, 0],
    },
    (initial) => disposed(engine.createRun({ ...classes, initial })),
  ),
  "X: [row]": (row) => disposed(engine.createRun({ ...good, X: [row, row] })),
  "X: [[cell]]": (cell) =>
    disposed(
      engine.createRun({
        ...good,
        X: [
          [cell, 1],
          [1, 2],
        ],
      }),
    ),
  "X.data": (data) => disposed(engine.createRun({ ...good, X: { data, shape: [2, 2] } })),
  "X.shape": (shape) => disposed(engine.createRun({ ...good, X: { data: new Float64Array(4), shape } })),
  "trial(…)": (spec) => engine.trial(spec),
  "trial(spec, …)": (options) => engine.trial(good, options),
  ...each("trial", { mostVisits: 9, heldOut: good }, (options) => engine.trial(good, options)),
  ...each("heldOut", { X: good.X, y: good.y }, (heldOut) => engine.trial(good, { heldOut })),
  "splitExperiment(spec, …)": (options) => engine.splitExperiment(good, options),
  ...each("splitExperiment", { fraction: 0.5, seed: 1, splits: 1, mostVisits: 9 }, (options) =>
    engine.splitExperiment(good, options),
  ),
  "angle(…)": (one) => engine.angle(one, [1, 2]),
  "angle(one, …)": (other) => engine.angle([1, 2], other),
  "visitEffect(…)": (run) => engine.visitEffect(run as never),
  "aggressiveStep(…)": (learner) => engine.aggressiveStep(learner, visit, true),
  "aggressiveStep(learner, …)": (given) => engine.aggressiveStep(aggressive, given, true),
  "aggressiveStep(learner, visit, …)": (bias) => engine.aggressiveStep(aggressive, visit, bias),
  ...each("aggressiveStep", visit, (given) => engine.aggressiveStep(aggressive, given, true)),
  "updateGeometry(…)": (model) => engine.updateGeometry(model, plane, plane),
  "updateGeometry(before, …)": (model) => engine.updateGeometry(plane, model, plane),
  ...each("updateGeometry", plane, (model) => engine.updateGeometry(plane, plane, model)),
  "mistakesAmong(…)": (learner) => engine.mistakesAmong(learner, [0], [1]),
  "mistakesAmong(learner, …)": (scores) => engine.mistakesAmong({ kind: "perceptron" }, scores, [1]),
  "mistakesAmong(learner, scores, …)": (y) => engine.mistakesAmong({ kind: "perceptron" }, [0], y),
  "kernelSquare(…)": (learner) => engine.kernelSquare(learner, [1, 2]),
  "kernelSquare(learner, …)": (x) => engine.kernelSquare({ kind: "kernel" }, x),
  ...Object.fromEntries(
    ofRuns.map((name): [string, Call] => [
      `${name}(…)`,
      (run) => {
        const ask = (engine as unknown as Record<string, (...given: unknown[]) => { dispose?(): void } | null>)[name];
        ask?.(run, good)?.dispose?.();
      },
    ]),
  ),
  "startDisagreements(…)": (one, run) => disposed(engine.startDisagreements(one, run)),
  "startDisagreements(one, …)": (other, run) => disposed(engine.startDisagreements(run, other)),
  "holdOut(run, …)": (heldOut, run) => engine.holdOut(run, heldOut),
  "mistakesAt(run, …)": (at, run) => engine.mistakesAt(run, at),
  "startField(run, …)": (given, run) => disposed(engine.startField(run, given)),
  ...each("startField", grid, (given, run) => disposed(engine.startField(run, given))),
  ...each("run.field", grid, (given, run: { field(grid: never): unknown }) => run.field(given)),
  "solutionRegion(run, …)": (given, run) => engine.solutionRegion(run, given),
  ...each("solutionRegion", window, (given, run) => engine.solutionRegion(run, given)),
  "axes: [axis]": (axis, run) => engine.weightPath(run, [axis, "x2"]),
  "weightPath(run, …)": (axes, run) => engine.weightPath(run, axes),
  "proofCurve(run, …)": (given, run) => engine.proofCurve(run, given),
  ...each("proofCurve", { ...terms, learningRate: 1, chosenReach: 2 }, (given, run) => engine.proofCurve(run, given)),
  ...each("separator", plane, (separator, run) => engine.proofCurve(run, { ...terms, separator })),
  "proofStep(run, terms, …)": (at, run) => engine.proofStep(run, terms, at),
  "map.halfPlanes(…)": (model) => map.halfPlanes(model, ["x1", "x2"], good.X, good.y),
  "map.halfPlanes(model, …)": (axes) => map.halfPlanes(plane, axes, good.X, good.y),
  "map.halfPlanes(model, axes, …)": (X) => map.halfPlanes(plane, ["x1", "x2"], X, good.y),
  "map.halfPlanes(model, axes, X, …)": (y) => map.halfPlanes(plane, ["x1", "x2"], good.X, y),
  "map.expand({ degree })": (degree) => map.expand({ kind: "polynomial", degree }),
  "expansion.weights(…)": (alpha) => expansion?.weights(alpha, good.y, good.X),
  "expansion.weights(alpha, …)": (y) => expansion?.weights([1, 1], y, good.X),
  "expansion.read(…)": (weights) => expansion?.read(weights, [1, 2]),
  "run.record(…)": (options, run) => run.record(options),
  "run.record({ objective })": (objective, run) => run.record({ objective }),
  "run.journal({ all })": (all, run) => run.journal({ all }),
  "comparison.advance(…)": ofComparison("advance"),
  "comparison.advance({}, …)": ofComparison("advance", { visits: 1 }),
  ...each("comparison.advance", { visits: 1, epochs: 1, updates: 1 }, (how) =>
    compared((comparison) => comparison["advance"]?.(how)),
  ),
  "comparison.seek(…)": ofComparison("seek"),
  "comparison.approach(…)": ofComparison("approach", 1),
  "comparison.disagreements(…)": ofComparison("disagreements", 0),
  "comparison.angle(…)": ofComparison("angle", 0),
  "together(…)": (runs) => disposed((engine as never as { together(runs: never): { dispose(): void } }).together(runs)),
};
