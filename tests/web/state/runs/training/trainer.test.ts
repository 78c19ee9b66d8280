import { afterEach, describe, expect, it } from "vitest";
import type { LinearModel } from "../../../../../web/engine/types.js";
import type { Problem } from "../../../../../web/state/document/problem.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { Trainer } from "../../../../../web/state/runs/training/trainer.js";
import { obstacleSaid } from "../../../words/said.js";
import { cs188, engine, stateOf } from "../../engine.js";

const trainers: Trainer[] = [];

function trainerOf(changes: Partial<Problem> = {}): Trainer {
  const trainer = new Trainer(engine);
  trainers.push(trainer);
  trainer.load({ ...stateOf(cs188), ...changes });
  return trainer;
}

function runOf(trainer: Trainer) {
  if (!trainer.run) throw new Error("there is no run");
  return trainer.run;
}

/** What the trainer shows of the only learner. */
function lookAt(trainer: Trainer) {
  return trainer.look().pane;
}

afterEach(() => {
  for (const trainer of trainers.splice(0)) trainer.dispose();
  expect(engine.openRuns).toBe(0);
});

describe("look", () => {
  it("tells the visit made last exactly as it was made", () => {
    const trainer = trainerOf();
    const run = runOf(trainer);
    for (let visit = 0; visit < 60; visit++) {
      const before = lookAt(trainer).current;
      const made = run.step();
      const { event, current } = lookAt(trainer);
      const [x1 = 0, x2 = 0] = cs188[made?.example ?? 0] ?? [];
      const told = { ...made, x: Float64Array.of(x1, x2), before, after: current };
      // Every update of these examples is ±(x₁, x₂, 1).
      const changeLength = made?.update ? Math.sqrt(x1 * x1 + x2 * x2 + 1) : 0;
      const coefficient = made?.update ? made.label : 0;
      const { weights: [w1 = 0, w2 = 0] = [], bias } = current as LinearModel;
      const after = w1 * x1 + w2 * x2 + bias;
      const effect = { before: made?.score, after, mistake: (made?.label ?? 0) * after <= 0 };
      expect(event).toEqual({ ...told, changeLength, coefficient, effect });
      expect(run.visit).toBe(visit + 1);
    }
  });

  it("does not move the run, wherever it stands", () => {
    const trainer = trainerOf();
    const run = runOf(trainer);
    run.advance({ until: "converged" });
    for (const visit of [1150, 7, 0, 1, 1149, 600]) {
      run.seek(visit);
      const before = run.snapshot();
      const look = lookAt(trainer);
      expect(run.snapshot()).toEqual(before);
      expect(look).toMatchObject({ visit, updates: before.updates, stop: before.stopReason, frontier: 1150 });
      expect(look.current).toEqual(before.current);
      expect(look.finished).toBe(true);
    }
  });

  it("shows as ghost the weights before the last update", () => {
    const trainer = trainerOf();
    const run = runOf(trainer);
    expect(lookAt(trainer).ghost).toBeNull();
    let ghost = null;
    for (let visit = 0; visit < 60; visit++) {
      const before = lookAt(trainer).current;
      if (run.step()?.update) ghost = before;
      expect(lookAt(trainer).ghost).toEqual(ghost);
    }
  });

  it("gives the same look after scrubbing as the first time", () => {
    const trainer = trainerOf();
    const run = runOf(trainer);
    const looks = Array.from({ length: 50 }, () => {
      const { exampleAt, updatesBefore, mistakesBefore, frontier, frontierUpdates, ...look } = lookAt(trainer);
      run.step();
      return look;
    });
    for (const visit of [49, 2, 30, 31, 29, 0, 48]) {
      run.seek(visit);
      expect(lookAt(trainer)).toMatchObject({ ...looks[visit] });
    }
  });

  it.each(["given", "shuffle-once", "shuffle-each-epoch"] as const)("knows the example of each visit, %s", (kind) => {
    const trainer = trainerOf();
    trainer.load({ ...stateOf(cs188), order: { kind, seed: 3, indices: [] } });
    const run = runOf(trainer);
    const visited = Array.from({ length: 3 * cs188.length }, () => {
      run.step();
      return lookAt(trainer).event?.example;
    });
    const { exampleAt, visit } = lookAt(trainer);
    // From one epoch to another, and back.
    for (const one of [visit, 1, visit - 1, cs188.length + 1, 2]) expect(exampleAt(one)).toBe(visited[one - 1]);
    expect(exampleAt(0)).toBeNull();
    // A look outlives its run by a frame.
    trainer.load({ ...stateOf(cs188), bias: false });
    expect(exampleAt(1)).not.toBeUndefined();
  });

  it("counts updates before visits", () => {
    const trainer = trainerOf();
    runOf(trainer).advance({ epochs: 2 });
    const { updatesBefore, updates } = lookAt(trainer);
    expect(Array.from(updatesBefore([0, 1, 10]))).toEqual([0, 1, updates]);
    // A look outlives its run by a frame.
    trainer.load({ ...stateOf(cs188), bias: false });
    expect(Array.from(updatesBefore([0, 1, 10]))).toEqual([0, 0, 0]);
  });
});

describe("load", () => {
  it("needs no run while there is nothing to learn, and says why", () => {
    const trainer = trainerOf({ data: { kind: "points", points: [] } });
    expect(trainer.run).toBeNull();
    expect(obstacleSaid(lookAt(trainer).obstacle)).toBe("There are no examples.");
    expect(lookAt(trainer)).toMatchObject({ visit: 0, frontier: 0, event: null, ghost: null, finished: false });
    trainer.load({ ...defaultState, data: { kind: "points", points: [[1, 1, 1]] } });
    expect(obstacleSaid(lookAt(trainer).obstacle)).toContain("both labels");
    expect(trainer.examples.count).toBe(1);
    trainer.load(defaultState);
    expect(lookAt(trainer).obstacle).toBeNull();
    expect(trainer.run).not.toBeNull();
  });

  it.each<[string, Partial<Problem>]>([
    ["learner.learningRate", { learners: [{ kind: "perceptron", learningRate: -1 }] }],
    ["order.seed", { order: { kind: "shuffle-once", seed: 0.5 } }],
    ["maxEpochs", { maxEpochs: 0 }],
    ["features", { features: ["x9"] }],
    ["initial.weights", { initial: { weights: [1], bias: 0 } }],
  ])("refuses a bad %s even while there is nothing to learn", (field, changes) => {
    const trainer = trainerOf();
    for (const points of [[], [[1, 1, 1]] as const]) {
      const load = () => trainer.load({ ...defaultState, data: { kind: "points", points }, ...changes });
      expect(load).toThrow(expect.objectContaining({ field }));
      expect(trainer.examples.count).toBe(5);
    }
  });

  it("leaves everything as it was when it refuses", () => {
    const trainer = trainerOf();
    const run = runOf(trainer);
    run.advance({ visits: 10 });
    const before = JSON.stringify(lookAt(trainer));
    expect(() => trainer.load({ ...defaultState, maxEpochs: 0 })).toThrow("maxEpochs");
    expect(() => trainer.load({ ...defaultState, data: { kind: "preset", name: "nothing" } })).toThrow("nothing");
    expect(trainer.run).toBe(run);
    expect(JSON.stringify(lookAt(trainer))).toBe(before);
    expect(engine.openRuns).toBe(1);
  });

  it("makes no new examples while the data is the same", () => {
    const state = stateOf(cs188);
    const trainer = trainerOf(state);
    const { examples } = trainer;
    trainer.load({ ...state, bias: false });
    expect(trainer.examples).toBe(examples);
    expect(engine.openRuns).toBe(1);
  });
});
