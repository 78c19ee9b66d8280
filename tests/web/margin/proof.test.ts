import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import type { ProofStepView, ProofView, UpdateCounts } from "../../../web/state/runs/proof-target.js";
import { proofLines } from "../../../web/views/margin/proof/lines.js";
import { limitsOf, type Proof, proofPicture } from "../../../web/views/margin/proof/picture.js";
import { astrayText } from "../../../web/views/margin/proof/pp-proof.js";
import { countAxis, histogramText } from "../../../web/views/margin/proof/tighten/histogram.js";
import { barsOf, standingOf } from "../../../web/views/margin/proof/tighten/standing.js";
import { proof } from "../../../web/words/generated/en/proof.js";
import { rows } from "../../rows.js";
import { textOf } from "../template-text.js";

const terms = { separator: { weights: Float64Array.of(1), bias: 0 }, margin: 0.5, radius: 2 };

/** γ = 0.5, R = 2: from weights 0 at most 16 updates. Two have been made. */
const view: ProofView = {
  separable: true,
  best: terms,
  terms,
  curve: {
    every: 1,
    margin: 0.5,
    reach: 8,
    bounds: { angle: 16, distance: 16 },
    updates: Float64Array.of(0, 1, 2),
    visit: Float64Array.of(0, 1, 4),
    along: Float64Array.of(0, 1, 2),
    length: Float64Array.of(0, 2, 2.5),
    potential: Float64Array.of(64, 52, 38.25),
  },
  step: {
    visit: 4,
    updates: 2,
    before: { along: 1, length: 2, potential: 52 },
    after: { along: 2, length: 2.5, potential: 38.25 },
    ...{ gain: 1, cross: -1.75, stepSquared: 4 },
  },
  counts: {
    own: { updates: 5, converged: true },
    counts: Float64Array.of(3, 3, 4, 9),
    ...{ unfinished: 0, done: 4, total: 4 },
  },
};
const { step } = view;
if (!step) throw new Error("There is a step.");

const linesOf = (...of: [ProofView, ProofStepView, Proof, boolean]) => {
  const { update, all } = proofLines(...of, proof.english);
  return [...update, ...all];
};

describe("the lines of the proof", () => {
  it.each(["angle", "distance"] as const)(
    "hold, of the proof by the %s, and moved where there was an update",
    (proof) => {
      const lines = linesOf(view, step, proof, true);
      expect(lines.length).toBeGreaterThan(4);
      for (const { numbers, sign, moved } of lines) {
        const [left, right] = numbers;
        expect(sign === "≥" ? left >= right : left <= right).toBe(true);
        expect(moved).toBe(true);
      }
      expect(linesOf(view, step, proof, false).some(({ moved }) => moved)).toBe(false);
    },
  );

  it("hold where αw* is so far away that its squares do not show what an update takes off them", () => {
    const margin = 1e-9;
    const far = {
      ...view,
      terms: { ...view.terms, margin },
      step: { ...step, before: { ...step.before, potential: 1.6e19 }, after: { ...step.after, potential: 1.6e19 } },
    };
    const fallen = linesOf(far, far.step, "distance", true).find(({ why }) => why === proof.english.why.fallen);
    expect(fallen?.numbers[0]).toBeCloseTo(2 * (4 / margin) * 1 + 1.75 - 4, 0);
    expect(fallen?.numbers[0]).toBeGreaterThanOrEqual(4);
  });

  it("say nothing of an update before there was one", () => {
    const none = { ...step, updates: 0, after: { along: 0, length: 0, potential: 64 } };
    expect(linesOf(view, none, "angle", false).map(({ numbers }) => numbers)).toEqual(rows("0 0; 0 0; 0 0"));
  });

  it("name the learning rate where it is not 1, and the start where it is not 0", () => {
    const rated = { ...view, terms: { ...view.terms, learningRate: 0.5 } };
    const text = (of: ProofView) =>
      linesOf(of, step, "angle", true)
        .map(({ left, right }) => `${textOf(left)} ${textOf(right)}`)
        .join();
    expect(text(rated)).toContain("η");
    expect(text(view)).not.toMatch(/η|w0/);
    const started = { ...view, curve: view.curve && { ...view.curve, length: Float64Array.of(3, 4, 5) } };
    expect(text(started)).toMatch(/w ?0/);
  });
});

describe("a target that is chosen", () => {
  const near: ProofView = {
    ...view,
    terms: { ...terms, chosenReach: 3 },
    curve: view.curve && { ...view.curve, reach: 3, potential: Float64Array.of(9, 10, 9.25) },
  };

  it("has a mark in the chart where the weights went away from it", () => {
    expect(proofPicture(near, "distance", true)?.astray).toEqual([[1, 10]]);
    expect(proofPicture(near, "angle", true)?.astray).toEqual([]);
    expect(proofPicture(view, "distance", true)?.astray).toEqual([]);
  });

  it("has no bound to draw where it is too near", () => {
    // 2αγ − R² = −1
    expect(limitsOf(near).potential(4)).toBe(13);
    expect(proofPicture(near, "distance", true)?.curves).toHaveLength(1);
    expect(proofPicture({ ...near, terms: { ...terms, chosenReach: 5 } }, "distance", true)?.curves).toHaveLength(2);
  });

  it("has no bound where the proof gives none", () => {
    const none = {
      ...near,
      curve: near.curve && { ...near.curve, bounds: { angle: 16, distance: Number.POSITIVE_INFINITY } },
    };
    expect(proofPicture(none, "distance", true)).toMatchObject({ bound: null, end: 5 });
  });

  it("names a few of many updates, and counts the rest", () => {
    const potential = Float64Array.from({ length: 31 }, (_, k) => 9 + k);
    const long = { every: 1, margin: 0.5, reach: 3, bounds: { angle: 99, distance: 99 } };
    const curve = {
      ...long,
      updates: Float64Array.from(potential.keys()),
      visit: potential,
      along: potential,
      length: potential,
      potential,
    };
    expect(astrayText({ ...near, curve }, proof.english)).toMatch(
      /^30 updates go the wrong way: .* The first are 1, 2, .* and 12\.$/,
    );
    expect(astrayText({ ...near, curve: { ...curve, every: 4 } }, proof.english)).toMatch(
      /^The chart has one point for 4 updates. At 30 points,/,
    );
  });
});

describe("the chart of the proof", () => {
  it("goes as far as the bound, or as the run", () => {
    const whole = proofPicture(view, "angle", true);
    expect(whole?.bound).toBe(16);
    expect(whole?.end).toBeCloseTo(16.8);
    expect(whole?.curves).toHaveLength(4);
    expect(proofPicture(view, "angle", false)?.end).toBe(5);
    expect(proofPicture({ ...view, curve: null }, "angle", true)).toBeNull();
  });

  it("has its bounds meet at the bound", () => {
    const { along, length, potential } = limitsOf(view);
    expect(along(16)).toBeCloseTo(length(16), 12);
    expect(potential(16)).toBeCloseTo(0, 12);
  });

  it("has the length alone where nothing separates", () => {
    const picture = proofPicture({ ...view, separable: false }, "distance", true);
    expect(picture?.bound).toBeNull();
    expect(picture?.curves.map(({ style }) => style)).toEqual(["second", "bound"]);
  });
});

describe("tighten", () => {
  it("knows the bound, the updates and the order in the middle", () => {
    expect(standingOf(view)).toEqual({ bound: 16, margin: 0.5, updates: 5, median: 3.5 });
    expect(standingOf({ ...view, separable: false })).toBeNull();
  });

  it("has a bar for every width of updates, and every run in one", () => {
    const counts = Float64Array.from({ length: 200 }, (_, k) => 10 + ((k * 37) % 301));
    const bars = barsOf(counts);
    expect(bars.reduce((sum, { runs }) => sum + runs, 0)).toBe(200);
    expect(bars.length).toBeLessThanOrEqual(24);
    for (const [k, { from }] of bars.slice(1).entries()) expect(from).toBe((bars[k]?.to ?? 0) + 1);
    expect(barsOf([])).toEqual([]);
  });

  it("says how many orders there were, and which were ended", () => {
    const { counts } = view;
    if (!counts) throw new Error("There are counts.");
    const text = (told: UpdateCounts) => histogramText(told, 16, english);
    expect(text(counts)).toBe(
      "4 random orders, from weights 0. They make 3 to 9 updates, never more than the bound of 16.",
    );
    expect(text({ ...counts, unfinished: 2 })).toContain("2 of them were stopped before they converged");
  });
});

describe("the axis of the random orders", () => {
  const axisOf = (counts: readonly number[], bound: number) => countAxis(barsOf(counts), bound);

  it("is that of the runs, with whole ticks, where the bound is far beyond them", () => {
    const axis = axisOf([2, 3, 5, 10], 208);
    expect(axis.reachesBound).toBe(false);
    expect(axis.high).toBeLessThan(15);
    expect(axis.ticks).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("reaches the bound where there is room for both", () => {
    expect(axisOf([14, 20, 26], 51)).toMatchObject({ reachesBound: true, high: 51.5, ticks: [0, 10, 20, 30, 40, 50] });
  });

  it.each([
    [[5], 300],
    [[445], 6370],
    [[0], 0],
    [[1000, 1004], 100_000],
    [[3, 900], 901],
  ])("has two to twelve whole ticks, and every count on it, of %j under %i", (counts, bound) => {
    const { low, high, ticks } = axisOf(counts, bound);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(12);
    expect(ticks.every((tick) => Number.isInteger(tick) && tick > low && tick < high)).toBe(true);
    expect(counts.every((count) => count > low && count < high)).toBe(true);
  });
});
