import { describe, expect, it } from "vitest";
import type { PresetInfo } from "../../../web/engine/types.js";
import { choose, completeOptions } from "../../../web/views/setup/sections/data/index.js";
import { nextSeed } from "../../../web/views/setup/sections/seed-fields.js";

const preset = (change: Partial<PresetInfo>): PresetInfo => ({
  name: "blobs",
  n: { default: 40, min: 2, max: 1000 },
  noise: { default: 0.1 },
  seeded: true,
  seed: { default: 6 },
  classes: 2,
  separable: "yes",
  initial: null,
  ...change,
});

describe("completeOptions", () => {
  it("fills in what the state leaves out", () => {
    expect(completeOptions(preset({}), { kind: "preset", name: "blobs", n: 12 })).toEqual({
      n: 12,
      noise: 0.1,
      seed: 6,
    });
  });

  it("leaves out what does not apply", () => {
    const xor = preset({ name: "xor", n: { default: 4, min: 4, max: 4 }, noise: null, seeded: false });
    expect(completeOptions(xor, { kind: "preset", name: "xor", n: 9, noise: 0.3, seed: 7 })).toEqual({});
  });

  it("has columns for both Iris presets, and species for the one with two", () => {
    const iris = preset({ name: "iris", n: { default: 100, min: 100, max: 100 }, noise: null, seeded: false });
    expect(completeOptions(iris, { kind: "preset", name: "iris", species: [1, 2] })).toEqual({
      columns: [2, 3],
      species: [1, 2],
    });
    const all = preset({ name: "iris-species", n: { default: 150, min: 150, max: 150 }, noise: null, seeded: false });
    expect(completeOptions(all, { kind: "preset", name: "iris-species" })).toEqual({ columns: [2, 3] });
  });
});

describe("choose", () => {
  it("sets one place", () => {
    expect(choose([2, 3], 0, 1)).toEqual([1, 3]);
    expect(choose([2, 3], 1, 0)).toEqual([2, 0]);
  });

  it("swaps when the other place has it", () => {
    expect(choose([2, 3], 0, 3)).toEqual([3, 2]);
    expect(choose([2, 3], 1, 2)).toEqual([3, 2]);
  });

  it("leaves a pair alone when nothing changes", () => {
    expect(choose([2, 3], 0, 2)).toEqual([2, 3]);
  });
});

describe("nextSeed", () => {
  it("counts up and starts again at the end", () => {
    expect(nextSeed(0)).toBe(1);
    expect(nextSeed(7)).toBe(8);
    expect(nextSeed(Number.MAX_SAFE_INTEGER)).toBe(0);
  });
});
