import { describe, expect, it } from "vitest";
import type { Job, ProofTerms, Run, RunSpec, WeightWindow } from "../../web/engine/index.js";
import { loadEngine } from "./built-engine.js";
import { cs188, engine, errorOf, open } from "./runs.js";

const { X, y } = engine.generate("overlap", { n: 60, seed: 3 });
const overlap: RunSpec = { X, y, maxEpochs: 20 };
const heldOut = engine.generate("overlap", { n: 30, seed: 4 });
const grid = { x0: -2, y0: -2, dx: 0.37, dy: 0.41, columns: 11, rows: 9 };

const plane: WeightWindow = { axes: ["x1", "x2"], x: [-9, 9], y: [-9, 9] };

const terms: ProofTerms = {
  separator: { weights: Float64Array.of(0.6, 0), bias: 0.8 },
  margin: 0.5,
  radius: 3,
};

/** A run in the middle of its record. */
function trained(spec: RunSpec = overlap): Run {
  const run = open(spec);
  run.advance({ until: "converged" });
  run.seek(100);
  return run as Run;
}

/** The result in slices of so much work. */
function worked<Result>(job: Job<Result>, work: number): Result {
  while (!job.advance(work)) expect(job.progress).toBeLessThan(1);
  expect(job.progress).toBe(1);
  const result = job.result();
  job.dispose();
  return result;
}

describe("a job on a run", () => {
  const jobs: Record<string, [start: (run: Run) => Job<unknown>, atOnce: (run: Run) => unknown]> = {
    "mistake count": [(run) => engine.startMistakeCount(run, 300), (run) => engine.mistakesAt(run, 300)],
    "margin measure": [(run) => engine.startMarginMeasure(run), (run) => engine.marginAt(run, 100)],
    "learning curve": [(run) => engine.startLearningCurve(run), (run) => engine.learningCurve(run)],
    "objective curve": [(run) => engine.startObjectiveCurve(run), (run) => engine.objectiveCurve(run)],
    "cycle search": [(run) => engine.startCycleSearch(run), (run) => engine.cycle(run)],
    projection: [(run) => engine.startProjection(run, 70), (run) => engine.projectionAt(run, 70)],
    "solution region": [
      (run) => engine.startSolutionRegion(run, plane, 70),
      (run) => engine.solutionRegion(run, plane, 70),
    ],
    "weight path": [(run) => engine.startWeightPath(run, plane.axes), (run) => engine.weightPath(run, plane.axes)],
    "proof curve": [(run) => engine.startProofCurve(run, terms), (run) => engine.proofCurve(run, terms)],
    "proof step": [(run) => engine.startProofStep(run, terms, 70), (run) => engine.proofStep(run, terms, 70)],
    "prediction field": [(run) => engine.startField(run, grid), (run) => run.field(grid)],
  };

  it.each(Object.entries(jobs))("%s goes on when the run has been disposed, and is counted until it is", (_, job) => {
    const [start, atOnce] = job;
    const run = trained();
    const whole = atOnce(run);
    const begun = start(run);
    begun.advance(1);
    run.dispose();
    expect(engine.openRuns).toBe(1);
    // Another run takes the place of the one disposed.
    const other = open(cs188);
    expect(worked(begun, 200)).toEqual(whole);
    other.dispose();
  });

  it.each(Object.entries(jobs))("%s is of a run of the same engine that is open", async (_, [start]) => {
    const own = await loadEngine();
    const foreign = own.createRun(overlap) as Run;
    expect(errorOf(() => start(foreign))).toMatchObject({ code: "unknown", field: "run" });
    expect(errorOf(() => start({} as Run))).toMatchObject({ code: "wrong-type", field: "run" });
    foreign.dispose();
    expect(own.openRuns).toBe(0);
    const closed = trained();
    closed.dispose();
    expect(errorOf(() => start(closed))).toMatchObject({ code: "disposed", field: "run" });
  });
});

describe("mistakes of a run", () => {
  it("are those of the snapshot, and on what is held out those of `mistakes`", () => {
    const run = trained();
    /** Which of these examples it predicts otherwise: no score of theirs is 0. */
    const wrongOf = ({ X, y }: { readonly X: readonly (readonly number[])[]; readonly y: readonly number[] }) => {
      const { label } = run.predict(X);
      return Uint32Array.from(y.keys()).filter((i) => label[i] !== y[i]);
    };
    expect(engine.mistakesAt(run)).toEqual({
      trainingMistakes: run.snapshot().trainingMistakes,
      heldOutMistakes: null,
      wrong: wrongOf(overlap as never),
      wrongHeldOut: new Uint32Array(0),
    });
    engine.holdOut(run, heldOut);
    expect(engine.mistakesAt(run).heldOutMistakes).toBe(run.mistakes(heldOut.X, heldOut.y));
    expect(engine.mistakesAt(run).wrongHeldOut).toEqual(wrongOf(heldOut as never));
    engine.holdOut(run, { X: [], y: [] });
    expect(engine.mistakesAt(run).heldOutMistakes).toBeNull();
    run.dispose();
  });

  it.each([
    ["another number of columns", { X: [[1, 2, 3]], y: [1] }, "wrong-length"],
    ["a label too few", { X: [[1, 2]], y: [] }, "wrong-length"],
    ["a number that is none", { X: [[1, Number.NaN]], y: [1] }, "not-finite"],
    ["nothing", null, "wrong-type"],
  ])("refuse to be counted on %s", (_, given, code) => {
    const run = trained();
    expect(errorOf(() => engine.holdOut(run, given as never)).code).toBe(code);
    expect(engine.mistakesAt(run).heldOutMistakes).toBeNull();
    run.dispose();
  });

  it.each([-1, 1.5, Number.NaN, "3"])("are of no visit %s", (visit) => {
    const run = trained();
    expect(errorOf(() => engine.startMistakeCount(run, visit as number)).field).toBe("visit");
    run.dispose();
  });
});

describe("what follows a run", () => {
  it("goes on when the run has gone on, and says so far what there is", () => {
    const run = open(overlap) as Run;
    const curve = engine.startLearningCurve(run);
    expect(curve.soFar().epoch).toHaveLength(0);
    curve.advance(Number.POSITIVE_INFINITY);
    expect(Array.from(curve.result().epoch)).toEqual([0]);
    run.advance({ epochs: 5 });
    expect(curve.advance(1)).toBe(false);
    expect(errorOf(() => curve.result()).code).toBe("not-ready");
    curve.advance(Number.POSITIVE_INFINITY);
    expect(Array.from(curve.result().epoch)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(curve.result()).toBe(curve.result());
    curve.dispose();
    run.dispose();
  });
});

describe("a trial", () => {
  it.each([
    [{ mostVisits: 0 }, "mostVisits"],
    [{ mostVisits: "many" }, "mostVisits"],
    [{ heldOut: { X: [[1]], y: [1] } }, "heldOut"],
    [5, "options"],
  ])("refuses %j", (options, field) => {
    expect(errorOf(() => engine.trial(overlap, options as never)).field).toBe(field);
    expect(errorOf(() => engine.trial({ ...overlap, y: y.map(() => 1) })).code).toBe("one-class");
  });
});

describe("many splits", () => {
  it.each([
    [{ splits: 3 }, "fraction"],
    [{ fraction: 2, splits: 3 }, "fraction"],
    [{ fraction: 0.5 }, "splits"],
    [{ fraction: 0.5, splits: 3, seed: -1 }, "seed"],
  ])("refuse %j", (options, field) => {
    expect(errorOf(() => engine.splitExperiment(overlap, options as never)).field).toBe(field);
  });
});
