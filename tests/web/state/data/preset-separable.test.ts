import { describe, expect, it } from "vitest";
import { presetSeparable } from "../../../../web/state/data/preset-separable.js";
import { type Problem, problemOf } from "../../../../web/state/document/problem.js";
import { engine, stateOf } from "../engine.js";
import { verdictOn } from "../runs/background/verdict.js";

const problemWith = (changes: Partial<Problem>): Problem => ({ ...problemOf(stateOf([])), ...changes });
const preset = (name: string, options = {}): Problem["data"] => ({ kind: "preset", name, ...options });
const known = (changes: Partial<Problem>) => presetSeparable(problemWith(changes), engine.presets);

describe("what a preset says of its own separability", () => {
  const decided = engine.presets.filter(({ separable, classes }) => separable !== "depends" && classes === 2);

  it.each(decided.map(({ name }) => name))("is what the exact analysis finds: %s", (name) => {
    const { analysis } = verdictOn([], { data: preset(name) });
    expect(analysis.separable).not.toBeNull();
    expect(known({ data: preset(name) })).toBe(analysis.separable);
  });

  it("is said of what it makes by itself alone", () => {
    const blobs = engine.presets.find(({ name }) => name === "blobs");
    expect(known({ data: preset("blobs", { n: blobs?.n.default, seed: blobs?.seed.default }) })).toBe(true);
    expect(known({ data: preset("blobs", { seed: 3 }) })).toBeNull();
    expect(known({ data: preset("blobs", { n: 400 }) })).toBeNull();
    expect(known({ data: preset("overlap", { noise: 0 }) })).toBeNull();
    expect(known({ data: preset("iris") })).toBeNull();
    expect(known({ data: preset("three-classes") })).toBeNull();
    expect(known({ data: { kind: "points", points: [] } })).toBeNull();
  });

  it("holds with more features and fewer examples where a line separates, and with no more where none does", () => {
    const more = { features: ["x1", "x2", "x1*x2"] };
    const split = { split: { fraction: 0.3, seed: 0 } };
    expect([known({ data: preset("and"), ...more }), known({ data: preset("and"), ...split })]).toEqual([true, true]);
    expect([known({ data: preset("xor"), ...more }), known({ data: preset("xor"), ...split })]).toEqual([null, null]);
    expect(known({ data: preset("and"), features: ["x1"] })).toBeNull();
    expect(known({ data: preset("xor"), features: ["x1"] })).toBe(false);
  });

  it("is not known without a bias, nor where rows are scaled", () => {
    for (const name of ["and", "xor"]) {
      expect(known({ data: preset(name), bias: false })).toBeNull();
      expect(known({ data: preset(name), scaling: "unit-norm" })).toBeNull();
      expect(known({ data: preset(name), scaling: "standardize" })).toBe(name === "and");
    }
  });
});
