import { describe, expect, it } from "vitest";
import { mostFeatures } from "../../../../../web/state/document/limits.js";
import { readState } from "../../../../../web/state/document/reading/read-state.js";
import type { PlaygroundState } from "../../../../../web/state/document/state.js";
import { rows } from "../../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../../engine.js";

function benchOf(name: string, changes: Partial<PlaygroundState> = {}): Bench {
  return Bench.ofTest(stateOf(cs188, { data: { kind: "preset", name }, ...changes }));
}

describe("features", () => {
  it("repair XOR: 29 updates, 12 epochs, weights (2, 2, −5), bias −1", () => {
    const bench = benchOf("xor").do({ type: "finish" });
    bench.untilStill();
    expect(bench.frame.pane).toMatchObject({ stop: "max-epochs", features: ["x1", "x2"] });
    bench.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] });
    expect(bench.frame.pane).toMatchObject({ visit: 0, updates: 0, features: ["x1", "x2", "x1*x2"] });
    expect(bench.frame.examples.count).toBe(4);
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane).toMatchObject({ stop: "converged", updates: 29, epoch: 12 });
    expect(bench.frame.pane.plane).toEqual({ weights: Float64Array.of(2, 2, -5), bias: -1 });
  });

  it("in coding −1/+1 make the bound of XOR tight: 4 updates", () => {
    const bench = benchOf("xor").do({ type: "set-features", features: ["x1", "x2", "x1*x2"] });
    bench.do({ type: "recode", to: "plus-minus" }, { type: "finish" }).untilStill();
    expect(bench.frame.pane).toMatchObject({ stop: "converged", updates: 4 });
    const { X, label } = bench.frame.examples;
    const margin = engine.createRun({
      X: { data: X, shape: [4, 2] },
      y: Array.from(label),
      features: ["x1", "x2", "x1*x2"],
    });
    // With z = (x, 1): ‖z‖² = 4, and u = ±(0, 0, 1, 0) leaves a margin of 1.
    const found = margin.maximumMargin();
    margin.dispose();
    if (!found || "undecided" in found) throw new Error("The examples can be separated.");
    const { margin: widest, weights, bias } = found;
    expect(widest).toBeCloseTo(1, 12);
    expect(Math.abs(weights[2] ?? 0)).toBeCloseTo(1, 12);
    expect(bias).toBeCloseTo(0, 12);
  });

  it("are each named once, in the standard order; the base features are the default", () => {
    const bench = benchOf("xor").do({ type: "set-features", features: ["x2*x1", "x2", "x1", "x1*x2"] });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x1*x2"]);
    bench.do({ type: "set-features", features: ["x2", "x1"] });
    expect(bench.session.state).not.toHaveProperty("features");
    bench.do({ type: "undo" });
    expect(bench.session.state.features).toEqual(["x1", "x2", "x1*x2"]);
    expect(readState(bench.session.state).refusals).toEqual([]);
  });

  it("are at least one, at most 1000, and none that the examples do not have", () => {
    const bench = benchOf("xor").do({ type: "set-features", features: [] });
    const powers = Array.from(
      { length: mostFeatures + 1 },
      (_, k) => `x1^${(k % 15) + 1}*x2^${Math.floor(k / 15) + 1}`,
    );
    bench.do({ type: "set-features", features: powers });
    expect(bench.notices).toEqual(["You can choose at most 1\u202f000 features. Nothing was changed."]);
    bench.do({ type: "set-features", features: ["x1", "x3"] });
    expect(bench.notices[1]).toMatch(/base feature that X does not have/);
    expect(bench.session.state).not.toHaveProperty("features");
    expect(bench.frame.canUndo).toBe(false);
  });

  it("take the weights to start from with them", () => {
    const bench = benchOf("xor", { initial: { weights: [1, 2], bias: 3 } });
    bench.do({ type: "set-features", features: ["x1", "x2", "x1*x2"] });
    expect(bench.notices).toEqual([]);
    expect(bench.session.state.initial).toBeNull();
  });
});

describe("scaling", () => {
  it("restarts the run, and can be undone", () => {
    const bench = benchOf("cs188").do({ type: "finish" }, { type: "set-scaling", scaling: "standardize" });
    expect(bench.frame.pane.visit).toBe(0);
    bench.do({ type: "finish" }).untilStill();
    expect(bench.frame.pane.updates).toBeLessThan(445);
    bench.do({ type: "undo" });
    expect(bench.session.state.scaling).toBe("none");
  });
});

describe("recoding", () => {
  it("goes there and back, and leaves other data alone", () => {
    const bench = benchOf("xor").do({ type: "recode", to: "plus-minus" });
    expect(bench.points.toSorted()).toEqual(rows("-1 -1 -1; -1 1 1; 1 -1 1; 1 1 -1"));
    bench.do({ type: "recode", to: "plus-minus" });
    expect(bench.points).toHaveLength(4);
    bench.do({ type: "recode", to: "zero-one" });
    expect(bench.points.toSorted()).toEqual(rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1"));
    const other = benchOf("cs188").do({ type: "recode", to: "zero-one" });
    expect(other.session.state.data).toEqual({ kind: "preset", name: "cs188" });
  });
});
