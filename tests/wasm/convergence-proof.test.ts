import { describe, expect, it } from "vitest";
import type { LinearModel, ProofTerms, RunSpec } from "../../web/engine/types.js";
import { engine, errorOf, open } from "./runs.js";

const and: RunSpec = {
  X: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  y: [-1, -1, -1, 1],
};

function termsOf(spec: RunSpec): ProofTerms {
  const { separator, margin, radius } = engine.analyse({ X: spec.X, y: spec.y });
  if (!separator || margin === null) throw new Error("There is nothing to prove.");
  return { separator, margin, radius };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("the proof of convergence on a run", () => {
  it("has Pavlu's numbers for the conjunction", () => {
    const run = open(and);
    run.advance({ until: "converged" });
    const { every, reach, bounds, updates, potential, along, length } = engine.proofCurve(run, termsOf(and));
    expect(every).toBe(1);
    expect(Array.from(updates)).toEqual(Array.from({ length: 19 }, (_, k) => k));
    expect(potential[0]).toBeCloseTo(153, 9);
    for (let k = 1; k < potential.length; k++) {
      expect((potential[k - 1] ?? 0) - (potential[k] ?? 0)).toBeGreaterThan(3 - 1e-9);
    }
    expect(bounds.angle).toBeCloseTo(51, 9);
    expect(bounds.distance).toBeCloseTo(51, 9);
    expect(reach).toBeCloseTo(3 * Math.sqrt(17), 9);
    expect([along[0], length[0]]).toEqual([0, 0]);
    run.dispose();
  });

  it("has what the weights themselves say, of every update", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { X, y } = engine.generate("blobs", { n: 40, noise: 1, seed });
      const order = { kind: "shuffle-each-epoch", seed } as const;
      const initial = { weights: [3, -2], bias: seed };
      const spec: RunSpec = { X, y, order, initial, learner: { kind: "perceptron", learningRate: 0.5 } };
      const terms = { ...termsOf(spec), learningRate: 0.5 };
      const run = open(spec);
      run.advance({ until: "converged" });
      const { reach, visit, along, length, potential } = engine.proofCurve(run, terms);
      expect(reach).toBeCloseTo((0.5 * terms.radius ** 2) / terms.margin, 9);
      expect(visit.length).toBeGreaterThan(2);
      const star = [...terms.separator.weights, terms.separator.bias];
      for (const [k, from] of visit.entries()) {
        run.seek(from);
        const { weights, bias } = run.snapshot().current as LinearModel;
        const w = [...weights, bias];
        expect(along[k]).toBeCloseTo(sum(w.map((one, j) => one * (star[j] ?? 0))), 9);
        expect(length[k]).toBeCloseTo(Math.hypot(...w), 9);
        expect(potential[k]).toBeCloseTo(sum(w.map((one, j) => (one - reach * (star[j] ?? 0)) ** 2)), 6);
      }
      run.dispose();
    }
  });

  it("finds γ of a w* and an α that are chosen, and says nothing of a target that is too near", () => {
    const run = open(and);
    run.advance({ until: "converged" });
    const { radius } = termsOf(and);
    const curve = (weights: readonly number[], bias: number, alpha: number) => {
      const length = Math.hypot(...weights, bias);
      const separator = { weights: Float64Array.from(weights, (one) => one / length), bias: bias / length };
      return engine.proofCurve(run, { separator, margin: 0, radius, chosenReach: alpha * length });
    };
    const near = curve([2, 2], -3, 1);
    expect(near.margin).toBeCloseTo(1 / Math.sqrt(17), 12);
    expect(near.reach).toBeCloseTo(Math.sqrt(17), 12);
    expect(near.bounds).toEqual({ angle: expect.closeTo(51, 9), distance: Number.POSITIVE_INFINITY });
    const rose = Array.from(near.updates).filter(
      (k) => (near.potential[k] ?? 0) > (near.potential[k - 1] ?? 1e9) + 1e-9,
    );
    expect(rose).toEqual([12, 17]);
    expect(curve([2, 3], -4, 1).bounds.angle).toBeCloseTo(87, 9);
    expect(curve([0, 0], -1, 1)).toMatchObject({ margin: -1, bounds: { angle: Number.POSITIVE_INFINITY } });
    run.dispose();
  });

  it("has one update line by line", () => {
    const run = open(and);
    run.advance({ visits: 1 });
    const terms = termsOf(and);
    const { updates, before, after, gain, cross, stepSquared } = engine.proofStep(run, terms);
    expect(updates).toBe(1);
    expect([before.length, after.length, cross, stepSquared]).toEqual([0, 1, 0, 1]);
    // (0, 0) with label −1 against (2, 2, −3)/√17.
    expect(gain).toBeCloseTo(3 / Math.sqrt(17), 12);
    expect(after.along).toBe(gain);
    expect(engine.proofStep(run, terms, 0)).toMatchObject({ updates: 0, gain: 0, cross: 0, stepSquared: 0 });
    run.dispose();
  });

  it.each<[string, (terms: ProofTerms) => unknown, string]>([
    ["terms that are none", () => null, "wrong-type"],
    ["a target at the origin", (terms) => ({ ...terms, chosenReach: 0 }), "out-of-range"],
    ["no margin", (terms) => ({ ...terms, margin: 0 }), "out-of-range"],
    ["a radius that is no number", (terms) => ({ ...terms, radius: "far" }), "wrong-type"],
    ["a separator that is too short", (terms) => ({ ...terms, separator: { weights: [1], bias: 0 } }), "wrong-length"],
  ])("refuses %s", (_, wrong, code) => {
    const run = open(and);
    const terms = wrong(termsOf(and)) as ProofTerms;
    expect(errorOf(() => engine.proofCurve(run, terms)).code).toBe(code);
    run.dispose();
  });
});
