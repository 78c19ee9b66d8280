import { describe, expect, it } from "vitest";
import type { ProofTerms, RunSpec } from "../../web/engine/types.js";
import { rows } from "../rows.js";
import { engine, errorOf, open } from "./runs.js";

const and: RunSpec = {
  X: rows("0 0; 0 1; 1 0; 1 1"),
  y: [-1, -1, -1, 1],
};

function termsOf(spec: RunSpec): ProofTerms {
  const { separator, margin, radius } = engine.analyse({ X: spec.X, y: spec.y });
  if (!separator || margin === null) throw new Error("There is nothing to prove.");
  return { separator, margin, radius };
}

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
