import { describe, expect, it } from "vitest";
import type { PlaygroundState, Point } from "../../../../../web/state/document/state.js";
import { updateCounts } from "../../../../../web/state/runs/background/proofs.js";
import { astrayOf } from "../../../../../web/state/runs/proof-target.js";
import { rows } from "../../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

const and: readonly Point[] = rows("0 0 -1; 0 1 -1; 1 0 -1; 1 1 1");
const xor: readonly Point[] = rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1");

/** With the verdict and the proof asked for. */
function benchOf(points: readonly Point[], changes: Partial<PlaygroundState> = {}): Bench {
  const bench = Bench.ofTest(stateOf(points, changes));
  bench.do({ type: "analyse" }, { type: "set-ui", ui: { drawer: "margin", proof: "angle" } }).untilStill();
  return bench;
}

const proof = (bench: Bench) => bench.frame.findings?.proof ?? null;

describe("the proof of convergence", () => {
  it("follows the run, and its present moment", () => {
    const bench = benchOf(and);
    bench.do({ type: "finish" }).untilStill();
    const { curve, step, separable } = proof(bench) ?? {};
    expect(separable).toBe(true);
    expect(curve?.updates.at(-1)).toBe(18);
    expect(curve?.bounds.angle).toBeCloseTo(51, 9);
    expect(step).toMatchObject({ visit: bench.frame.pane.visit, updates: 18 });
    expect(proof(bench)).toBe(proof(bench));
    bench.do({ type: "seek", visit: 1 }).untilStill();
    expect(proof(bench)?.step).toMatchObject({ visit: 1, updates: 1 });
    expect(proof(bench)?.curve).toBe(curve);
    bench.do({ type: "set-ui", ui: { drawer: null } });
    expect(proof(bench)).toBeNull();
  });

  it("counts the updates of the order there is, and of 200 random ones, none above the bound", () => {
    const counts = proof(benchOf(cs188))?.counts;
    expect(counts?.own).toEqual({ updates: 445, converged: true });
    expect(counts).toMatchObject({ done: 200, total: 200, unfinished: 0 });
    expect(counts?.counts).toHaveLength(200);
    expect(counts?.counts.at(-1)).toBeLessThanOrEqual(6370);
    expect(counts?.counts[0]).toBeGreaterThan(0);
  });

  it("is of every learner that trains as the perceptron does, and of no other", () => {
    for (const kind of ["averaged", "voted", "pocket"] as const) {
      expect(proof(benchOf(and, { learners: [{ kind }] }))?.separable).toBe(true);
    }
    for (const kind of ["margin", "batch", "kernel", "decision-tree"] as const) {
      expect(proof(benchOf(and, { learners: [{ kind }] }))).toBeNull();
    }
  });

  it("takes the learning rate and the weights a run starts from into account", () => {
    const rated = proof(benchOf(and, { learners: [{ kind: "perceptron", learningRate: 0.5 }] }));
    expect(rated?.terms.learningRate).toBe(0.5);
    expect(rated?.curve?.bounds.angle).toBeCloseTo(51, 9);
    const initial = { weights: [9, -9], bias: 4 };
    const started = proof(benchOf(and, { learners: [{ kind: "perceptron", initial }] }));
    expect(started?.curve?.bounds.angle).toBeGreaterThan(51);
    // Counted from weights 0 all the same.
    expect(started?.counts?.own).toEqual({ updates: 18, converged: true });
  });

  it("has only the length of the weights where nothing separates", () => {
    const bench = benchOf(xor);
    bench.do({ type: "advance", how: { visits: 40 } }).untilStill();
    const view = proof(bench);
    expect(view).toMatchObject({ separable: false, counts: null });
    expect(view?.curve?.length.length).toBe(bench.frame.pane.frontierUpdates + 1);
  });

  it("draws fewer orders of many examples, and none of very many", () => {
    const spec = { X: and.map(([x, y]) => [x, y]), y: and.map(([, , label]) => label) };
    const totals = [4, 2_000, 20_000, 100_000].map((n) => updateCounts(engine, spec, n).view.total);
    expect(totals).toEqual([200, 200, 20, 0]);
    const none = updateCounts(engine, spec, 100_000);
    expect(none.progress).toBe(0);
    expect(none.advance(Number.POSITIVE_INFINITY)).toBe(true);
    expect(none.result()).toMatchObject({ own: { updates: 18, converged: true }, done: 0, total: 0 });
    expect(none.progress).toBe(1);
    none.dispose();
  });

  it("lets go of what it counts when the examples change, and when it is closed", () => {
    const bench = benchOf(cs188);
    const still = engine.openRuns;
    bench.do({ type: "move-point", index: 0, to: [1, 0] });
    bench.session.tick();
    bench.do({ type: "load-preset", name: "and", options: {} }).untilStill();
    expect(proof(bench)?.counts).toMatchObject({ own: { updates: 18, converged: true }, done: 200 });
    expect(engine.openRuns).toBe(still);
    bench.do({ type: "set-ui", ui: { drawer: null } });
    expect(engine.openRuns).toBe(still - 1);
  });

  it("holds the run against the target that was chosen, and the best of the examples next to it", () => {
    const bench = benchOf(and);
    bench.do({ type: "finish" }).untilStill();
    const { counts } = proof(bench) ?? {};
    bench.do({ type: "set-ui", ui: { proof: "distance", target: [2, 2, -3] } }).untilStill();
    const near = proof(bench);
    expect(near?.terms.chosenReach).toBeCloseTo(Math.sqrt(17), 12);
    expect(near?.terms.margin).toBeCloseTo(1 / Math.sqrt(17), 12);
    expect(near?.curve && astrayOf(near.curve)).toEqual([12, 17]);
    expect(near?.curve?.bounds.distance).toBe(Number.POSITIVE_INFINITY);
    expect(near?.step?.after.potential).toBeCloseTo(2, 9);
    // What random orders make is of the examples, whatever they are held against.
    expect(near?.counts).toBe(counts);
    bench.do({ type: "set-ui", ui: { target: [2, 3, -4] } }).untilStill();
    expect(proof(bench)?.curve?.bounds.angle).toBeCloseTo(87, 9);
    expect(proof(bench)?.best.margin).toBeCloseTo(1 / Math.sqrt(17), 12);
    bench.do({ type: "set-ui", ui: { target: [] } }).untilStill();
    expect(proof(bench)?.terms).toBe(proof(bench)?.best);
    expect(proof(bench)?.curve?.bounds.distance).toBeCloseTo(51, 9);
  });

  it("has another w* on the wrong side of an example, and what is no vector of these weights as the best", () => {
    const bench = benchOf(and);
    bench.do({ type: "set-ui", ui: { target: [0, 0, -1] } }).untilStill();
    expect(proof(bench)?.terms.margin).toBe(-1);
    for (const target of rows("1 1; 2 2 -3 0")) {
      bench.do({ type: "set-ui", ui: { target } }).untilStill();
      expect(proof(bench)?.terms).toBe(proof(bench)?.best);
    }
    const unbiased = benchOf(rows("1 2 1; 3 1 -1"), { bias: false });
    unbiased.do({ type: "set-ui", ui: { target: [-3, 4, 1] } }).untilStill();
    expect(proof(unbiased)?.terms).toBe(proof(unbiased)?.best);
    unbiased.do({ type: "set-ui", ui: { target: [-3, 4, 0] } }).untilStill();
    expect(proof(unbiased)?.terms).toMatchObject({ chosenReach: 5, margin: expect.closeTo(1, 12) });
  });

  it("is anew after an edit", () => {
    const bench = benchOf(and);
    const before = proof(bench)?.terms.margin ?? 0;
    bench.do({ type: "move-point", index: 3, to: [0.8, 0.8] }).untilStill();
    expect(proof(bench)?.terms.margin).toBeLessThan(before);
  });
});
