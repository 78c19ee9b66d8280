import { describe, expect, it } from "vitest";
import type { RunSpec } from "../../../../../web/engine/types.js";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { heldOutOf, trainingSetOf } from "../../../../../web/state/data/training-set.js";
import { problemOf } from "../../../../../web/state/document/problem.js";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import { JobQueue } from "../../../../../web/state/runs/background/queue.js";
import { Trials } from "../../../../../web/state/runs/background/trial.js";
import { hyperplane, type TrialRow } from "../../../../../web/state/runs/frame.js";
import { rows as matrix } from "../../../../rows.js";
import { Bench, cs188, engine, kindsBut, stateOf } from "../../engine.js";
import { paneAlone } from "../training/pane-alone.js";

function benchOf(changes: Partial<PlaygroundState> = {}): Bench {
  return Bench.ofTest(stateOf(cs188, changes));
}

const rowsOf = (bench: Bench): readonly TrialRow[] => bench.frame.findings?.trial?.rows ?? [];

/** Examples the page holds, as rows and labels, with those held out apart. */
function partsOf(bench: Bench) {
  const { count, X, label, heldOut } = bench.frame.examples;
  const all = Array.from({ length: count }, (_, i) => ({
    row: Array.from(X.slice(2 * i, 2 * i + 2)),
    y: label[i] ?? 0,
  }));
  const part = (held: number) => {
    const some = all.filter((_, i) => (heldOut?.[i] ?? 0) === held);
    return { X: some.map(({ row }) => row), y: some.map(({ y }) => y) };
  };
  return { train: part(0), held: part(1) };
}

/** What the engine says of the same run, made without the page. */
function direct(bench: Bench, spec: Partial<RunSpec>) {
  const { train, held } = partsOf(bench);
  const run = engine.createRun({ ...train, ...spec });
  run.advance({ until: "converged" });
  const { visit, epoch, updates, stopReason, current } = run.snapshot();
  const found = {
    ...{ visits: visit, epochs: epoch, updates, stop: stopReason },
    trainingMistakes: run.mistakes(train.X, train.y),
    heldOutMistakes: held.y.length > 0 ? run.mistakes(held.X, held.y) : null,
    plane: hyperplane(current),
  };
  run.dispose();
  return found;
}

const overlap = {
  data: { kind: "preset", name: "overlap", n: 60, seed: 4 },
  split: { fraction: 0.3, seed: 2 },
} as const;

describe("a trial of scalings", () => {
  it("trains the lead to its end with each: the rows are what the engine says", () => {
    const order = { kind: "shuffle-each-epoch", seed: 5 } as const;
    const learner = { kind: "averaged", learningRate: 0.5 } as const;
    const bench = benchOf({ ...overlap, order, learners: [learner], maxEpochs: 40, features: ["x1", "x2", "x1*x2"] });
    bench.do({ type: "run-trial", of: "scaling" });
    expect(bench.frame.findings?.trial).toMatchObject({ of: "scaling", running: true, total: 4, rows: [] });
    bench.untilStill();
    expect(bench.frame.findings?.trial).toMatchObject({ running: false, total: 4, examples: 42, heldOut: 18 });
    expect(rowsOf(bench).map(({ name }) => name)).toEqual(["none", "standardize", "min-max", "unit-norm"]);
    for (const row of rowsOf(bench)) {
      const { scaling, features } = row;
      expect(row).toMatchObject(direct(bench, { scaling, features, learner, order, maxEpochs: 40 }));
    }
  });

  it("starts from zero, whatever the learner starts from", () => {
    const bench = benchOf({ initial: { weights: [9, 9], bias: 9 } }).do({ type: "run-trial", of: "scaling" });
    bench.untilStill();
    expect(rowsOf(bench)[0]).toMatchObject({ updates: 445, epochs: 230, stop: "converged", trainingMistakes: 0 });
    expect(rowsOf(bench)[0]?.heldOutMistakes).toBeNull();
  });

  it("leaves the moment, and stands while only the scaling is changed", () => {
    const bench = benchOf().do({ type: "seek", visit: 30 }, { type: "run-trial", of: "scaling" });
    bench.untilStill();
    expect(bench.frame.pane.visit).toBe(30);
    const rows = rowsOf(bench);
    bench.do({ type: "set-scaling", scaling: "min-max" });
    expect(rowsOf(bench)).toBe(rows);
    bench.do({ type: "add-points", points: [[0, 0, -1]] });
    expect(bench.frame.findings?.trial).toBeNull();
  });

  it.each([
    { type: "configure", maxEpochs: 7 },
    { type: "configure", bias: false },
    { type: "set-features", features: ["x1"] },
    { type: "new-seed" },
    { type: "add-learner", learner: { kind: "margin" } },
  ] as const)("is over once %j makes it another problem", (intent) => {
    const bench = benchOf().do({ type: "run-trial", of: "scaling" });
    bench.untilStill();
    bench.do(intent);
    expect(bench.frame.findings?.trial).toBeNull();
    expect(bench.untilStill()).toBeLessThan(5);
  });

  it("is over once another learner leads", () => {
    const bench = benchOf({ learners: [{ kind: "perceptron" }, { kind: "margin" }] });
    bench.do({ type: "run-trial", of: "scaling" }).untilStill();
    expect(rowsOf(bench)).toHaveLength(4);
    bench.do({ type: "set-ui", ui: { lead: 1 } });
    expect(bench.frame.findings?.trial).toBeNull();
  });
});

describe("a trial of features", () => {
  it("compares the base features, pairs, triples, and those chosen", () => {
    const bench = benchOf({ ...overlap, maxEpochs: 30, features: ["x1", "x2", "x1*x2"], scaling: "standardize" });
    bench.do({ type: "run-trial", of: "features" }).untilStill();
    expect(rowsOf(bench).map(({ name, features }) => [name, features.length])).toEqual([
      ["base", 2],
      ["pairs", 5],
      ["triples", 9],
      ["chosen", 3],
    ]);
    for (const row of rowsOf(bench)) {
      const { features } = row;
      expect(row).toMatchObject(direct(bench, { scaling: "standardize", features, maxEpochs: 30 }));
    }
    const [base] = rowsOf(bench);
    bench.do({ type: "set-features", features: ["x1", "x2"] });
    expect(rowsOf(bench)[0]).toBe(base);
    bench.do({ type: "run-trial", of: "features" }).untilStill();
    expect(rowsOf(bench).map(({ name }) => name)).toEqual(["base", "pairs", "triples"]);
  });

  it("goes on after an edit of the features alone", () => {
    const bench = benchOf({ data: { kind: "preset", name: "xor" } }).do({ type: "run-trial", of: "features" });
    bench.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] }).untilStill();
    expect(rowsOf(bench).map(({ stop }) => stop)).toEqual(["max-epochs", "converged", "converged"]);
  });

  it.each(kindsBut("perceptron", "averaged", "multiclass"))("can be of the %s learner", (kind) => {
    const bench = benchOf({ ...overlap, learners: [{ kind }], maxEpochs: 5 }).do({ type: "run-trial", of: "features" });
    bench.untilStill();
    for (const row of rowsOf(bench)) {
      const { features } = row;
      expect(row).toMatchObject(direct(bench, { learner: { kind }, features, maxEpochs: 5 }));
    }
  });

  it("can be of the multiclass learner", () => {
    const points: Point[] = matrix("0 0 -1; 4 0 1; 2 5 2");
    const bench = benchOf({ data: { kind: "points", points }, learners: [{ kind: "multiclass" }] });
    bench.do({ type: "run-trial", of: "features" }).untilStill();
    expect(rowsOf(bench)).toHaveLength(3);
    for (const row of rowsOf(bench)) expect(row).toMatchObject({ stop: "converged", trainingMistakes: 0, plane: null });
  });

  it("says of a variant that cannot be trained why, and goes on with the others", () => {
    const points: Point[] = matrix("1e40 0 -1; 0 1e40 1");
    const bench = benchOf({ data: { kind: "points", points } }).do({ type: "run-trial", of: "features" });
    bench.untilStill();
    expect(rowsOf(bench).map(({ obstacle }) => obstacle === null)).toEqual([true, true, false]);
    expect(rowsOf(bench)[2]?.obstacle).toMatchObject({ code: "refused" });
    expect(bench.notices).toEqual([]);
  });
});

describe("any trial", () => {
  it("ends a run that does not converge after two million visits", () => {
    const points: Point[] = matrix("0 0 1; 0 0 -1");
    const bench = benchOf({ data: { kind: "points", points }, maxEpochs: 2_000_000_000 });
    bench.do({ type: "run-trial", of: "scaling" }).untilStill();
    expect(rowsOf(bench).map(({ visits, stop }) => [visits, stop])).toEqual(new Array(4).fill([2_000_000, null]));
  });

  /** Trials without a session around them, which do a little at each call. */
  function trialsOf(changes: Partial<PlaygroundState>) {
    const problem = problemOf(stateOf(cs188, { ...overlap, ...changes }));
    const examples = heldOutOf(examplesOf(problem.data, engine), problem.split, engine);
    const lead = paneAlone(problem, problem.learners[0] ?? { kind: "perceptron" }, trainingSetOf(examples));
    // Every slice takes a millisecond.
    let clock = 0;
    const queue = new JobQueue(() => clock++);
    const trials = new Trials(engine, queue);
    trials.load(problem, examples);
    const aLittle = () => {
      queue.work(1);
      return queue.busy;
    };
    return { problem, examples, lead, trials, aLittle };
  }

  it("is made in slices, row by row, and can be cancelled", () => {
    const { trials, lead, aLittle } = trialsOf({ maxEpochs: 5000 });
    trials.act({ type: "run-trial", of: "features" }, lead);
    const seen: (number | undefined)[] = [trials.view?.rows.length];
    while ((trials.view?.rows.length ?? 0) < 2 && aLittle()) seen.push(trials.view?.rows.length);
    expect([...new Set(seen)]).toEqual([0, 1, 2]);
    expect(seen.length).toBeGreaterThan(6);
    expect(trials.view).toBe(trials.view);
    trials.act({ type: "cancel-trial" }, lead);
    expect(aLittle()).toBe(false);
    expect(trials.view).toMatchObject({ running: false, total: 3 });
    expect(trials.view?.rows).toHaveLength(2);
    lead.run?.dispose();
  });

  it("holds what it trains while it goes on, and nothing after", () => {
    const { problem, examples, trials, lead, aLittle } = trialsOf({ maxEpochs: 1_000_000 });
    const open = (): number => engine.openRuns - 1;
    for (const of of ["features", "scaling"] as const) {
      trials.act({ type: "run-trial", of }, lead);
      aLittle();
      expect(trials.view).toMatchObject({ of, running: true });
      expect(open()).toBeGreaterThan(0);
    }
    trials.act({ type: "cancel-trial" }, lead);
    expect(open()).toBe(0);
    trials.act({ type: "run-trial", of: "features" }, lead);
    aLittle();
    trials.load({ ...problem, features: ["x1"] }, examples);
    expect(aLittle()).toBe(true);
    trials.load({ ...problem, bias: false }, examples);
    expect([aLittle(), trials.view, open()]).toEqual([false, null, 0]);
    lead.run?.dispose();
  });

  it("is not begun while there is nothing to train", () => {
    const bench = benchOf({ data: { kind: "points", points: [] } }).do({ type: "run-trial", of: "features" });
    expect(bench.frame.findings?.trial).toBeNull();
  });
});
