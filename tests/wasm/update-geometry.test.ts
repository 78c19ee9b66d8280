import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Current, LinearModel } from "../../web/engine/types.js";
import { cs188, engine, open } from "./runs.js";

interface Golden {
  readonly id: string;
  readonly expect: { readonly change: readonly number[] };
}

const file = `${import.meta.dirname}/../golden/seeds.json`;
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: Golden[] };
const { change } = (cases.find(({ id }) => id === "liverpool-update-raises-score") as Golden).expect;

const plane = (weights: readonly number[], bias = 0) => ({ weights: Float64Array.from(weights), bias });

function one(current: Current): LinearModel {
  if (current === null || !("weights" in current)) throw new Error("A perceptron has one hyperplane.");
  return current;
}

describe("the geometry of an update", () => {
  it("says lengths, angles and scores, with the bias and without", () => {
    const { scores, features, whole } = engine.updateGeometry(plane([-1, 0]), plane([0, 1], 1), plane([1, 1], 1));
    expect(scores).toEqual([-1, 2]);
    expect(features).toMatchObject({ squaredNorm: 2, before: { length: 1 }, after: { length: 1 } });
    expect(features.before.angle).toBeCloseTo(135, 10);
    expect(features.after.angle).toBeCloseTo(45, 10);
    expect(whole.squaredNorm).toBe(3);
    expect(whole.after.length).toBe(Math.SQRT2);
  });

  it("has no angle where a vector is 0", () => {
    const { features } = engine.updateGeometry(plane([0, 0]), plane([3, 2]), plane([3, 2], 1));
    expect(features.before).toEqual({ length: 0, angle: null });
    expect(features.after.angle).toBeCloseTo(0, 5);
  });

  it("moves the score of each example of the table by ‖x‖² + 1 towards its label", () => {
    const moved = Array.from(cs188.y as readonly number[], (_, i) => {
      // Visited first, from zero weights, every example is a mistake.
      const indices = [i, ...[0, 1, 2, 3, 4].filter((k) => k !== i)];
      const run = open({ ...cs188, order: { kind: "custom", indices } });
      run.step();
      const record = run.record();
      if (!record) throw new Error("A visit has been made.");
      const by = { weights: record.x, bias: 1 };
      const [before, after] = engine.updateGeometry(one(record.before), one(record.after), by).scores;
      return after - before;
    });
    expect(moved).toEqual(change);
  });

  it("refuses vectors of different lengths", () => {
    expect(() => engine.updateGeometry(plane([1]), plane([1, 2]), plane([1]))).toThrow(/after.weights must have 1/);
  });

  it("tells what a visit did to the score of its example, of several classes to the lead of its own", () => {
    const run = open({ ...cs188, initial: { weights: [0, 0], bias: -1 } });
    expect(engine.visitEffect(run)).toBeNull();
    run.advance({ visits: 2 });
    expect(engine.visitEffect(run)).toEqual({ before: -1, after: 13, mistake: false });
    const classes = open({ X: [[1], [2], [-1]], y: [2, 0, 1], learner: { kind: "multiclass" } });
    classes.advance({ visits: 1 });
    // Class 0 wins a tie: x and its bias go to class 2, and come off class 0.
    expect(engine.visitEffect(classes)).toEqual({ before: 0, after: 2, mistake: false });
    classes.advance({ visits: 1 });
    expect(engine.visitEffect(classes)).toEqual({ before: -6, after: 2, mistake: false });
  });

  it("tells nothing where no journal is kept", () => {
    const run = open({ ...cs188, journal: false });
    run.advance({ visits: 1 });
    expect(engine.visitEffect(run)).toBeNull();
  });

  it("knows what a kernel makes of an example itself", () => {
    const kernel = { kind: "polynomial", degree: 2, offset: 1 } as const;
    expect(engine.kernelSquare({ kind: "kernel", kernel }, [3, 4])).toBe(676);
    expect(engine.kernelSquare({ kind: "kernel", kernel: { kind: "rbf" } }, [3, 4])).toBe(1);
  });
});
