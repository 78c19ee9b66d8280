import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { Job } from "../../../../../web/engine/job.js";
import type { WasmRun } from "../../../../../web/engine/run.js";
import type { LearnerSpec } from "../../../../../web/engine/types.js";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { heldOutOf, trainingSetOf } from "../../../../../web/state/data/training-set.js";
import { problemOf } from "../../../../../web/state/document/problem.js";
import { orderExperiment } from "../../../../../web/state/runs/background/order-experiment.js";
import { PredictionField } from "../../../../../web/state/runs/background/pane-jobs.js";
import { updateCounts } from "../../../../../web/state/runs/background/proofs.js";
import { atOnce } from "../../../../../web/state/runs/background/queue.js";
import { heldOutFrom } from "../../../../../web/state/runs/background/readings.js";
import { splitExperiment } from "../../../../../web/state/runs/background/split-experiment.js";
import { trial } from "../../../../../web/state/runs/background/trial.js";
import { separabilityAnalysis } from "../../../../../web/state/runs/background/verdicts.js";
import type { Intent } from "../../../../../web/state/runs/intent.js";
import type { PaneRun } from "../../../../../web/state/runs/training/pane-run.js";
import { startAtOnce } from "../../../../../web/state/runs/training/start.js";
import { rows as matrix } from "../../../../rows.js";
import { Bench, engine, stateOf } from "../../engine.js";
import { paneAlone } from "../training/pane-alone.js";

const overlap = {
  data: { kind: "preset", name: "overlap", n: 90, seed: 4 },
  split: { fraction: 0.3, seed: 2 },
} as const;
const problem = problemOf(stateOf([], { ...overlap, maxEpochs: 6, features: ["x1", "x2", "x1*x2"] }));
const examples = heldOutOf(examplesOf(problem.data, engine), problem.split, engine);
const set = trainingSetOf(examples);

const panes: PaneRun[] = [];
const benches: Bench[] = [];
afterEach(() => {
  for (const pane of panes.splice(0)) pane.run?.dispose();
  for (const { session } of benches.splice(0)) session.dispose();
  expect(engine.openRuns).toBe(0);
});

function paneOf(kind: LearnerSpec["kind"], visit = 100): PaneRun & { readonly run: WasmRun } {
  const pane = paneAlone(problem, { kind }, set);
  panes.push(pane);
  pane.run?.seek(visit);
  return pane as PaneRun & { readonly run: WasmRun };
}

function benchOf(changes: Parameters<typeof stateOf>[1], passing = 0): Bench {
  const bench = new Bench(stateOf([], changes), passing);
  benches.push(bench);
  return bench;
}

/** The result in slices of these sizes, again and again. */
function worked<Result>(job: Job<Result>, sizes: readonly number[]): Result {
  try {
    let before = job.progress;
    for (let slice = 0; !job.advance(sizes[slice % sizes.length] ?? 1); slice++) {
      expect(job.progress).toBeGreaterThanOrEqual(before);
      before = job.progress;
    }
    return job.result();
  } finally {
    job.dispose();
  }
}

const want = { window: { x: [-4, 4], y: [-3, 3] }, columns: 20, rows: 12 } as const;
const subject = { examples, features: ["x1", "x2", "x1*x2"], scaling: "none", bias: true } as const;

function countOf(kind: LearnerSpec["kind"], visit?: number): Job<unknown> {
  const { run } = paneOf(kind);
  engine.holdOut(run, heldOutFrom(set, { kind } as LearnerSpec));
  return engine.startMistakeCount(run, visit);
}

function fieldOf(kind: LearnerSpec["kind"]): Job<unknown> {
  return new PredictionField(engine, paneOf(kind).run, { kind }, want, 2);
}

const plane = { axes: ["x1", "bias"], x: [-5, 5], y: [-5, 5] } as const;
/** Of no separator: the numbers of a run are the same for any. */
const terms = { separator: { weights: Float64Array.of(0.6, 0, 0), bias: 0.8 }, margin: 0.5, radius: 9 };
const corners = matrix("0 0; 0 1; 1 0; 1 1");

const jobs: Record<string, () => Job<unknown>> = {
  "a count of a plane's mistakes": () => countOf("perceptron"),
  "a count of voted mistakes": () => countOf("voted"),
  "a count of a kernel's mistakes": () => countOf("kernel"),
  "a count at an earlier visit": () => countOf("pocket", 40),
  "a margin": () => engine.startMarginMeasure(paneOf("averaged").run),
  "no margin": () => engine.startMarginMeasure(paneOf("voted").run),
  "a learning curve": () => engine.startLearningCurve(paneOf("averaged").run),
  "a criterion's curve": () => engine.startObjectiveCurve(paneOf("batch").run),
  "a search for a cycle": () => engine.startCycleSearch(paneOf("perceptron").run),
  "a projection": () => engine.startProjection(paneOf("pocket").run, 40),
  "no projection": () => engine.startProjection(paneOf("kernel").run),
  "a region of weights": () => engine.startSolutionRegion(paneOf("averaged").run, plane, 40),
  "a way of weights": () => engine.startWeightPath(paneOf("voted").run, plane.axes),
  "a proof's curve": () => engine.startProofCurve(paneOf("pocket").run, terms),
  "a proof's step": () => engine.startProofStep(paneOf("averaged").run, terms, 40),
  "updates of many orders": () => updateCounts(engine, { X: corners, y: [-1, -1, -1, 1] }, 4),
  "a field": () => fieldOf("decision-tree"),
  "a vote's field": () => fieldOf("voted"),
  disagreements: () => engine.startDisagreements(paneOf("averaged").run, paneOf("nearest-neighbours").run),
  "an order experiment": () => orderExperiment(engine, paneOf("perceptron").spec, { seeds: 4, epochs: 3 }),
  "many splits": () => splitExperiment(engine, problem, overlap.split, examples),
  "a trial": () => trial(engine, "scaling", problem, { kind: "margin" }, examples),
  "an analysis": () => separabilityAnalysis(engine, subject),
  "an analysis with a margin": () =>
    separabilityAnalysis(engine, { ...subject, examples: examplesOf({ kind: "preset", name: "and" }, engine) }),
};

describe("the result of", () => {
  it.each(Object.entries(jobs))("%s is the same in slices of any size", (_, start) => {
    const whole = worked(start(), [Number.POSITIVE_INFINITY]);
    const sizes = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, (some) => {
        expect(worked(start(), some)).toEqual(whole);
        for (const pane of panes.splice(0)) pane.run?.dispose();
      }),
      { numRuns: 8 },
    );
  });
});

describe("what is made at once", () => {
  it("is a count that takes a fraction of a millisecond: it is there in the frame of its moment", () => {
    const n = Math.floor(atOnce / 20);
    const bench = benchOf({ data: { kind: "preset", name: "overlap", n } });
    bench.do({ type: "seek", visit: 30 });
    expect(bench.frame.panes[0]?.trainingMistakes).toEqual(expect.any(Number));
  });

  it("is no count that takes longer: it comes with the next task", () => {
    const bench = benchOf({ data: { kind: "preset", name: "overlap", n: atOnce } });
    bench.do({ type: "seek", visit: 30 });
    expect(bench.frame.panes[0]?.trainingMistakes).toBeNull();
    expect(bench.session.rest).toBe(0);
    bench.session.tick();
    expect(bench.frame.panes[0]?.trainingMistakes).toEqual(expect.any(Number));
  });

  it("is no start of a run that takes longer: until then the pane says how far it is", () => {
    const n = Math.ceil(startAtOnce / 40);
    const features = ["x1", "x2", "x1*x2", "x1^2", "x2^2", "x1^3", "x2^3", "x1^4", "x2^4", "x1^5"];
    // Time passes, or a tick would end whatever else is to be found out of so many examples.
    const bench = benchOf({ data: { kind: "preset", name: "overlap", n }, features, visit: 500 }, 1);
    expect(bench.frame.panes[0]?.obstacle).toEqual({ code: "preparing", percent: expect.any(Number) });
    expect([bench.session.run, bench.session.state.visit]).toEqual([null, 500]);
    const comes = () => bench.frame.panes[0]?.visit === 500 && bench.frame.panes[0].trainingMistakes !== null;
    while (!comes()) bench.session.tick();
    expect(bench.frame.panes[0]).toMatchObject({ obstacle: null, visit: 500, trainingMistakes: expect.any(Number) });
    expect(bench.notices).toEqual([]);
  });
});

describe("a paused session", () => {
  it("has held-out counts in the first frame, whatever else there is to do", () => {
    const learners: LearnerSpec[] = [{ kind: "perceptron" }, { kind: "averaged" }, { kind: "margin" }];
    const data = { kind: "preset", name: "overlap", n: 400, seed: 2 } as const;
    const bench = benchOf({ data, split: overlap.split, learners });
    bench.do({ type: "set-ui", ui: { drawer: "compare" } }, { type: "run-trial", of: "scaling" });
    for (const pane of [0, 1, 2]) bench.do({ type: "want-field", pane, want: { ...want, columns: 300, rows: 200 } });
    bench.do({ type: "step" });
    for (const { visit, heldOutMistakes } of bench.frame.panes) {
      expect([visit, heldOutMistakes]).toEqual([1, expect.any(Number)]);
    }
    expect(bench.session.rest).toBe(0);
  });

  it.each(["voted", "kernel"] as const)(
    "has the finest picture of its moment of %s, wherever it was before",
    (kind) => {
      const intents = fc.constantFrom<Intent["type"]>(
        "step",
        "next-update",
        "next-epoch",
        "back-visit",
        "toggle-play",
        "reset",
      );
      const gone = fc.array(fc.tuple(intents, fc.nat({ max: 3 })), { minLength: 1, maxLength: 12 });
      const fine = { ...want, columns: 120, rows: 80 };
      fc.assert(
        fc.property(gone, (ways) => {
          const bench = benchOf({ ...overlap, learners: [{ kind } as LearnerSpec] }, 1);
          bench.do({ type: "want-field", pane: 0, want: fine });
          for (const [type, ticks] of ways) {
            bench.do({ type } as Intent);
            for (let tick = 0; tick < ticks; tick++, bench.now += 16) bench.session.tick();
          }
          bench.do({ type: "pause" }).untilStill();
          const { field, visit, updates } = bench.frame.pane;
          expect([field?.grid.columns, field?.grid.rows, field?.model]).toEqual([
            120,
            80,
            kind === "voted" ? visit : updates,
          ]);
        }),
        { numRuns: 30 },
      );
    },
  );

  it("computes nothing when it is looked at", () => {
    const bench = benchOf(overlap);
    bench.do({ type: "run-trial", of: "features" }, { type: "set-ui", ui: { difference: null } });
    const [first, second] = [bench.frame, bench.frame];
    for (let look = 0; look < 20; look++) expect(bench.session.rest).toBe(0);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(second.findings?.trial?.rows).toEqual([]);
  });

  it("lets go of all that is under way when the problem changes, and when it is disposed", () => {
    const bench = benchOf({ ...overlap, learners: [{ kind: "voted" }, { kind: "perceptron" }] });
    bench.do({ type: "run-trial", of: "features" }, { type: "run-experiment", seeds: 100, epochs: 50 });
    bench.do({ type: "set-ui", ui: { difference: [0, 1] } }, { type: "set-ui", ui: { drawer: "compare" } });
    bench.do({ type: "load-preset", name: "and", options: {} });
    bench.untilStill();
    // Two runs and their comparison, and the curve and the search for a cycle that follow each.
    expect(engine.openRuns).toBe(7);
    bench.do({ type: "run-experiment", seeds: 100, epochs: 50 }, { type: "run-trial", of: "features" });
    bench.session.dispose();
    expect(engine.openRuns).toBe(0);
  });
});
