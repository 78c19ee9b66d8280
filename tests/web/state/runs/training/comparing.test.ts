import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../../../web/engine/types.js";
import { examplesOf } from "../../../../../web/state/data/examples.js";
import { runSpecOf, trainingSetOf } from "../../../../../web/state/data/training-set.js";
import { problemOf } from "../../../../../web/state/document/problem.js";
import { readState } from "../../../../../web/state/document/reading/read-state.js";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import type { Intent } from "../../../../../web/state/runs/intent.js";
import { Lockstep } from "../../../../../web/state/runs/training/lockstep.js";
import { Session } from "../../../../../web/state/session/session.js";
import { rows as matrix } from "../../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

function benchOf(learners: readonly LearnerSpec["kind"][], changes: Partial<PlaygroundState> = {}): Bench {
  const specs = learners.map((kind) => ({ kind }) as LearnerSpec);
  return Bench.ofTest(stateOf(cs188, { learners: specs, ...changes }));
}

describe("several learners", () => {
  it("stand at the same visit, or at their end", () => {
    const bench = benchOf(["perceptron", "batch", "margin", "averaged"]);
    const moves: fc.Arbitrary<Intent> = fc.oneof(
      fc.constantFrom<Intent>(
        { type: "step" },
        { type: "next-update" },
        { type: "next-epoch" },
        { type: "back-update" },
        { type: "finish" },
        { type: "reset" },
      ),
      fc.nat(2000).map((visit): Intent => ({ type: "seek", visit })),
      fc.nat(3).map((index): Intent => ({ type: "set-ui", ui: { lead: index } })),
    );
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 12 }), (intents) => {
        for (const intent of intents) {
          bench.do(intent).untilStill();
          const { panes, playback } = bench.frame;
          for (const pane of panes) {
            expect(pane.visit).toBe(pane.stop === null ? playback.visit : pane.frontier);
            expect(pane.visit).toBeLessThanOrEqual(playback.visit);
          }
          expect(Math.max(...panes.map(({ visit }) => visit))).toBe(playback.visit);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("see what each of them would see alone", () => {
    const kinds = ["perceptron", "averaged", "voted", "pocket"] as const;
    const together = benchOf(kinds);
    for (const visit of [0, 7, 15, 446, 1150]) {
      together.do({ type: "seek", visit }).untilStill();
      kinds.forEach((kind, index) => {
        const alone = benchOf([kind]);
        alone.do({ type: "seek", visit }).untilStill();
        // Angle and margin are only told where there is something to compare it with.
        const {
          exampleAt: _,
          updatesBefore: __,
          mistakesBefore: ___,
          predict,
          angle,
          margin,
          ...pane
        } = alone.frame.panes[0] ?? {};
        expect(together.frame.panes[index]).toMatchObject(pane);
        expect(together.frame.panes[index]?.predict?.(Float64Array.of(3, 1))).toEqual(predict?.(Float64Array.of(3, 1)));
      });
    }
  });

  it("play until the last has stopped", () => {
    const bench = benchOf(["perceptron", "batch"]).do({ type: "set-speed", speed: "max" }, { type: "play" });
    bench.untilStill();
    const { panes, playback } = bench.frame;
    expect(panes.map(({ stop }) => stop)).toEqual(["converged", "converged"]);
    expect(panes.map(({ updates }) => updates)).toEqual([445, 102]);
    expect(playback).toMatchObject({ playing: false, visit: 1150, frontier: 1150, finished: true, stop: "converged" });
  });

  // Asked, not filled: that would take ten million updates.
  it.each([
    [1, 10_000_000],
    [2, 5_000_000],
    [5, 2_000_000],
    [6, 1_666_666],
  ])("share the room that the journal of one has alone: %i have %i updates each", (count, room) => {
    const learner = { kind: "perceptron" } as const;
    const problem = problemOf(stateOf(cs188, { learners: new Array(count).fill(learner) }));
    const set = trainingSetOf(examplesOf(problem.data, engine));
    expect(runSpecOf(problem, learner, set).maxUpdates).toBe(room);
  });

  it("stop each where its journal is full", () => {
    const never = { X: [[0], [0]], y: [1, -1] };
    const runs = [5, 7].map((maxUpdates) => engine.createRun({ ...never, maxUpdates }));
    const [first] = runs;
    if (!first) throw new Error("there are two runs");
    const together = engine.together(runs);
    expect(new Lockstep(together, first).advance({ until: "converged" })).toBe(7);
    expect(runs.map((run) => [run.moment().stop, run.moment().updates])).toEqual([
      ["journal-full", 5],
      ["journal-full", 7],
    ]);
    together.dispose();
  });

  it("come and go without moving the moment", () => {
    const bench = benchOf(["perceptron"]).do({ type: "seek", visit: 40 });
    bench.do({ type: "add-learner", learner: { kind: "voted" } }, { type: "add-learner", learner: { kind: "kernel" } });
    expect(bench.frame.panes.map(({ visit }) => visit)).toEqual([40, 40, 40]);
    bench.do({ type: "set-ui", ui: { lead: 2 } }, { type: "remove-learner", index: 0 });
    expect(bench.frame.pane.learner.kind).toBe("kernel");
    expect(bench.frame.playback.visit).toBe(40);
    bench.do({ type: "undo" });
    expect(bench.frame.panes).toHaveLength(3);
  });

  it("are six at most, and one at least", () => {
    const bench = benchOf(["perceptron"]);
    for (let k = 0; k < 6; k++) bench.do({ type: "add-learner", learner: { kind: "averaged" } });
    expect(bench.frame.panes).toHaveLength(6);
    expect(bench.notices).toEqual(["You can compare at most 6 learners."]);
    for (let k = 0; k < 7; k++) bench.do({ type: "remove-learner", index: 0 });
    expect(bench.frame.panes).toHaveLength(1);
  });

  it("are configured one at a time: the lead", () => {
    const bench = benchOf(["perceptron", "averaged"]).do({ type: "set-ui", ui: { lead: 1 } });
    bench.do({ type: "configure", learner: { kind: "averaged", learningRate: 2 } });
    expect(bench.session.state.learners).toEqual([{ kind: "perceptron" }, { kind: "averaged", learningRate: 2 }]);
    expect(bench.frame.lead).toBe(1);
  });

  it("disagree where the source says: voted and averaged on the CS188 data after three epochs, at (2, 4)", () => {
    const bench = benchOf(["voted", "averaged"], { maxEpochs: 3 });
    bench.do({ type: "seek", visit: 15 }, { type: "set-ui", ui: { difference: [0, 1] } }).untilStill();
    expect(cs188[2]).toEqual([2, 4, 1]);
    expect(bench.frame.disagreements).toContain(2);
    bench.do({ type: "set-ui", ui: { difference: null } });
    expect(bench.frame.disagreements).toBeNull();
  });

  it("say how far they are from the widest margin, and how wide their own is", () => {
    const bench = benchOf(["perceptron", "averaged", "voted"]).do({ type: "finish" });
    bench.untilStill();
    const [perceptron, averaged, voted] = bench.frame.panes;
    // (12, 2) against (2, 1)/√5, which is orthogonal to the edge from (3, 2) to (2, 4).
    const degrees = (Math.acos((12 * 2 + 2) / Math.sqrt((144 + 4) * 5)) * 180) / Math.PI;
    expect(perceptron?.angle).toBeCloseTo(degrees, 9);
    expect(perceptron?.margin).toBeGreaterThan(0);
    expect(perceptron?.margin).toBeLessThan(1 / (2 * Math.sqrt(5)));
    expect(averaged?.angle).toBeGreaterThan(0);
    expect([voted?.angle, voted?.margin]).toEqual([null, null]);
    // The point (2, 4) made a negative lies among the positives.
    bench.do({ type: "flip-point", index: 2 }, { type: "flip-point", index: 4 });
    expect(bench.frame.panes.map(({ angle }) => angle)).toEqual([null, null, null]);
  });

  it("have their turn each, however little time there is", () => {
    let now = 0;
    const learners = ["voted", "kernel", "decision-tree"].map((kind) => ({ kind }) as LearnerSpec);
    const state = stateOf(cs188, { data: { kind: "preset", name: "overlap", n: 400, seed: 2 }, learners });
    // Every look at the clock takes a part of what a frame has for all panes.
    const session = new Session(
      engine,
      state,
      () => {},
      () => (now += 0.4),
    );
    session.dispatch({ type: "seek", visit: 4000 });
    const want = { window: { x: [-1, 5], y: [-1, 4] }, columns: 300, rows: 200 } as const;
    for (let pane = 0; pane < 3; pane++) session.dispatch({ type: "want-field", pane, want });
    for (let frame = 0; frame < 60; frame++) session.tick();
    expect(session.frame().panes.map(({ field }) => field !== null)).toEqual([true, true, true]);
    session.dispose();
  });

  it("stay as they are when a seventh is refused, and play on when one comes", () => {
    const bench = benchOf(["perceptron", "averaged", "voted", "pocket", "margin", "batch"]);
    bench.do({ type: "set-ui", ui: { difference: [1, 2] } }, { type: "add-learner", learner: { kind: "kernel" } });
    expect(bench.session.state.ui.difference).toEqual([1, 2]);
    bench.do({ type: "play" }, { type: "remove-learner", index: 0 });
    expect(bench.session.state.ui.difference).toEqual([0, 1]);
    expect(bench.frame.playback.playing).toBe(true);
    bench.do({ type: "remove-learner", index: 1 });
    expect(bench.session.state.ui.difference).toBeNull();
  });

  it("that undo takes away are led and compared no longer", () => {
    const bench = benchOf(["perceptron"]);
    bench.do({ type: "add-learner", learner: { kind: "voted" } }, { type: "set-ui", ui: { lead: 1 } });
    bench.do({ type: "set-ui", ui: { difference: [0, 1] } }, { type: "undo" });
    expect(bench.session.state.ui).toMatchObject({ lead: 0, difference: null });
    expect(readState(bench.session.state).refusals).toEqual([]);
  });

  it("open nothing by themselves, and leave open what was", () => {
    const add: Intent = { type: "add-learner", learner: { kind: "voted" } };
    const bench = benchOf(["perceptron"]).do(add);
    expect(bench.frame.state.ui.drawer).toBeNull();
    bench.do({ type: "set-ui", ui: { drawer: "orders" } }, add);
    expect(bench.frame.state.ui.drawer).toBe("orders");
  });

  it("stand on one stage where they are random starts", () => {
    const { ui } = stateOf(cs188);
    const bench = benchOf(["perceptron"], { ui: { ...ui, compare: "panes" } });
    bench.do({ type: "random-starts", count: 4, seed: 1 });
    expect(bench.frame.state.ui.compare).toBe("overlay");
  });

  it("keep their starts in a state that is saved, and lose their bias with the bias", () => {
    const bench = benchOf(["perceptron"]).do({ type: "random-starts", count: 3, seed: 4 });
    const saved = bench.session.state;
    expect(readState(JSON.parse(JSON.stringify(saved)))).toEqual({ state: saved, refusals: [] });
    bench.do({ type: "configure", bias: false });
    expect(bench.notices).toEqual([]);
    expect(bench.session.state.learners.map(({ initial }) => initial?.bias)).toEqual([0, 0, 0]);
  });

  it("each go on from their weights when the data change", () => {
    const bench = benchOf(["perceptron", "margin"]).do({ type: "seek", visit: 30 });
    const learned = bench.frame.panes.map(({ current }) => current);
    bench.do({ type: "add-points", points: [[0, 0, -1]] });
    expect(bench.frame.panes.map(({ current }) => current)).toEqual(learned);
  });

  it("start from random weights, the same for the same seed", () => {
    const bench = benchOf(["perceptron"]).do({ type: "random-starts", count: 4, seed: 1 });
    const starts = bench.frame.panes.map(({ current }) => current);
    expect(new Set(starts.map((start) => JSON.stringify(start))).size).toBe(4);
    bench.do({ type: "random-starts", count: 4, seed: 2 });
    expect(bench.frame.panes[0]?.current).not.toEqual(starts[0]);
    bench.do({ type: "random-starts", count: 4, seed: 1 });
    expect(bench.frame.panes.map(({ current }) => current)).toEqual(starts);
  });
});

const threeClasses: readonly Point[] = matrix("0 0 -1; 1 0 -1; 4 0 1; 5 0 1; 2 5 2; 3 5 2");

describe("classes", () => {
  it("are told apart by the multiclass learner, and are an obstacle to the others", () => {
    const bench = benchOf(["perceptron", "multiclass"], { data: { kind: "points", points: threeClasses } });
    const [perceptron, multiclass] = bench.frame.panes;
    expect(perceptron?.obstacle).toEqual({ code: "twoClasses" });
    expect(multiclass?.obstacle).toBeNull();
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.panes[1]).toMatchObject({ stop: "converged", trainingMistakes: 0 });
    expect(bench.frame.panes[1]?.regions.kind).toBe("classes");
  });

  it("are an obstacle even where the only example of the third class is held out", () => {
    const points = threeClasses.slice(0, 5);
    const thirdIsHeldOut = (seed: number) => {
      const bench = benchOf(["perceptron"], { data: { kind: "points", points }, split: { fraction: 0.2, seed } });
      return bench.frame.examples.heldOut?.[4] === 1 ? bench : null;
    };
    const bench = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(thirdIsHeldOut).find((found) => found !== null);
    expect(bench?.frame.pane.obstacle).toEqual({ code: "twoClasses" });
  });

  it("bring the multiclass learner with them when a preset has them", () => {
    const bench = benchOf(["perceptron"]).do({ type: "load-preset", name: "three-classes", options: {} });
    expect(bench.frame.pane.learner.kind).toBe("multiclass");
    expect(new Set(bench.frame.examples.label)).toEqual(new Set([-1, 1, 2]));
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane.stop).toBe("converged");
  });

  it("follow each other when a point is flipped", () => {
    const bench = benchOf(["multiclass"], { data: { kind: "points", points: threeClasses } });
    const labels = [1, 2, -1].map((label) => {
      bench.do({ type: "flip-point", index: 0 });
      return [bench.points[0]?.[2], label];
    });
    for (const [flipped, label] of labels) expect(flipped).toBe(label);
  });
});

describe("held-out examples", () => {
  const blobs = { data: { kind: "preset", name: "overlap", n: 200, seed: 3 } } as const;

  it("are not trained on, and are counted apart", () => {
    const bench = benchOf(["perceptron"], { ...blobs, split: { fraction: 0.3, seed: 5 }, maxEpochs: 5 });
    bench.do({ type: "finish" }).untilStill();
    const { epochLength, heldOutMistakes, trainingMistakes } = bench.frame.pane;
    const { examples } = bench.frame;
    const held = examples.heldOut ?? new Uint8Array(0);
    expect(held.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(epochLength).toBe(140);
    expect(heldOutMistakes).toBeGreaterThan(0);
    expect(trainingMistakes).toBeGreaterThan(0);
    for (let visit = 1; visit <= 140; visit++) {
      bench.do({ type: "seek", visit });
      expect(held[bench.frame.pane.event?.example ?? 0]).toBe(0);
    }
  });

  it("leave a custom order of the others", () => {
    const bench = benchOf(["perceptron"], { order: { kind: "custom", indices: [4, 3, 2, 1, 0] } });
    expect(bench.frame.sequence).toHaveLength(0);
    bench.do({ type: "configure", split: { fraction: 0.2, seed: 1 } }, { type: "set-ui", ui: { drawer: "orders" } });
    expect(bench.notices).toEqual([]);
    const held = bench.frame.examples.heldOut ?? new Uint8Array(0);
    expect(Array.from(bench.frame.sequence)).toEqual([4, 3, 2, 1, 0].filter((example) => held[example] === 0));
  });

  it("have a curve of their own, once it is wanted", () => {
    const bench = benchOf(["perceptron", "voted"], { ...blobs, split: { fraction: 0.3, seed: 5 }, maxEpochs: 8 });
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane.curve).toBeNull();
    bench.do({ type: "set-ui", ui: { drawer: "compare" } }).untilStill();
    for (const { curve, visit, trainingMistakes, heldOutMistakes } of bench.frame.panes) {
      expect(visit).toBe(8 * 140);
      expect(Array.from(curve?.epoch ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(curve?.train.at(-1)).toBe(trainingMistakes);
      expect(curve?.heldOut?.at(-1)).toBe(heldOutMistakes);
    }
  });
});

describe("a decision field", () => {
  const want = { window: { x: [0, 4], y: [0, 5] }, columns: 64, rows: 48 } as const;

  it("becomes finer until each pixel has been asked, and says what the learner predicts there", () => {
    const bench = benchOf(["kernel"], { learners: [{ kind: "kernel", kernel: { kind: "rbf" } }] });
    bench.do({ type: "seek", visit: 20 }, { type: "want-field", pane: 0, want });
    bench.untilStill();
    const field = bench.frame.pane.field;
    if (!field) throw new Error("there is no field");
    expect(field.grid).toMatchObject({ columns: 64, rows: 48 });
    const run = engine.createRun({
      X: cs188.map(([x1, x2]) => [x1, x2]),
      y: cs188.map(([, , label]) => label),
      learner: { kind: "kernel", kernel: { kind: "rbf" } },
    });
    run.seek(20);
    for (const index of [0, 63, 64, 1500, 3071]) {
      const x1 = field.grid.x0 + (index % 64) * field.grid.dx;
      const x2 = field.grid.y0 + Math.floor(index / 64) * field.grid.dy;
      expect(field.label[index]).toBe(run.predict([[x1, x2]]).label[0]);
    }
    run.dispose();
  });

  it("that cannot be computed is said once, and not asked for again until something else is", () => {
    const learners: LearnerSpec[] = [{ kind: "kernel", kernel: { kind: "polynomial", degree: 10 } }];
    const bench = benchOf(["kernel"], { learners });
    const far = { x: [-1e100, 1e100], y: [-1e100, 1e100] } as const;
    bench.do({ type: "seek", visit: 20 }, { type: "want-field", pane: 0, want: { ...want, window: far } });
    expect(bench.untilStill()).toBeLessThan(10);
    expect(bench.notices).toHaveLength(1);
    bench.do({ type: "want-field", pane: 0, want }).untilStill();
    expect(bench.frame.pane.field?.grid).toMatchObject({ columns: 64, rows: 48 });
  });

  it("is of the moment shown, and the moment stays", () => {
    const bench = benchOf(["voted"]);
    bench.do({ type: "want-field", pane: 0, want });
    for (const visit of [30, 3, 700]) {
      bench.do({ type: "seek", visit }).untilStill();
      expect(bench.frame.pane.field?.model).toBe(visit);
      expect(bench.frame.pane.visit).toBe(visit);
    }
    bench.do({ type: "want-field", pane: 0, want: null });
    expect(bench.frame.pane.field).toBeNull();
  });

  it.each(["kernel", "nearest-neighbours"] as const)("of %s stays as it is where no other model predicts", (kind) => {
    const bench = benchOf([kind]);
    bench.do({ type: "want-field", pane: 0, want });
    const fieldAt = (visit: number) => {
      bench.do({ type: "seek", visit }).untilStill();
      return bench.frame.pane;
    };
    const moments = Array.from({ length: 40 }, (_, visit) => fieldAt(visit));
    const sameModel = moments.slice(1).map(({ updates }, k) => updates === moments[k]?.updates);
    expect(moments.slice(1).map(({ field }, k) => field === moments[k]?.field)).toEqual(sameModel);
    expect(sameModel).toContain(true);
  });
});

describe("the experiment on orders", () => {
  it("counts all runs, and gives every order its curve", () => {
    const bench = benchOf(["perceptron"], { data: { kind: "preset", name: "blocks", n: 60, seed: 1 } });
    bench.do({ type: "run-experiment", seeds: 20, epochs: 6 }).untilStill();
    const { experiment } = bench.frame;
    expect(experiment).toMatchObject({ running: false, done: 41, total: 41, epochs: 6 });
    for (const { mean, low, high, order } of experiment?.curves ?? []) {
      expect(mean).toHaveLength(6);
      mean.forEach((value, epoch) => {
        expect(low[epoch]).toBeLessThanOrEqual(high[epoch] ?? 0);
        if (order === "given") expect(value).toBe(low[epoch]);
      });
    }
  });

  it("can be cancelled, and ends with its data", () => {
    const bench = benchOf(["perceptron"], { data: { kind: "preset", name: "overlap", n: 2000, seed: 1 } });
    bench.do({ type: "run-experiment", seeds: 200, epochs: 50 });
    bench.session.tick();
    bench.do({ type: "cancel-experiment" });
    expect(bench.frame.experiment).toMatchObject({ running: false });
    expect(bench.session.tick()).toBe(false);
    bench.do({ type: "load-preset", name: "and", options: {} });
    expect(bench.frame.experiment).toBeNull();
  });
});
