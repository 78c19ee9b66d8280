import { beforeEach, describe, expect, it } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { PlaygroundState, Point } from "../../../web/state/document/state.js";
import { type Frame, hyperplane } from "../../../web/state/runs/frame.js";
import { BIAS, featureShown, usualFeature } from "../../../web/state/runs/lift-features.js";
import { type Figure, FigureMaker } from "../../../web/views/lift/figure/figure.js";
import { liftFeatures, liftOffers } from "../../../web/views/lift/index.js";
import { altText, wordsOf } from "../../../web/views/lift/words.js";
import { learners } from "../../../web/words/generated/en/learners.js";
import { lift as words } from "../../../web/words/generated/en/lift.js";
import { rows } from "../../rows.js";
import { Bench, stateOf } from "../state/engine.js";
import { obstacleSaid } from "../words/said.js";

const said = words.english;

const xor: readonly Point[] = rows("0 0 -1; 0 1 1; 1 0 1; 1 1 -1");
const lifted = { features: ["x1", "x2", "x1*x2"] };

function figureOf(maker: FigureMaker, frame: Frame, feature: string): Figure {
  const figure = maker.figure(frame, feature);
  if (!figure) throw new Error("The engine is whole.");
  return figure;
}

/** A frame as the session makes it after so many visits, and what the lift says of it. */
function lift(points: readonly Point[], changes: Partial<PlaygroundState>, visit: number, feature: string) {
  const bench = Bench.ofTest(stateOf(points, changes)).do({ type: "seek", visit });
  bench.untilStill();
  const { frame } = bench;
  const figure = figureOf(new FigureMaker(), frame, feature);
  return { frame, figure, words: wordsOf(frame, figure) };
}

describe("what the lift says", () => {
  it("of XOR with the conjunction, trained to its end", () => {
    const { frame, figure, words } = lift(xor, lifted, 1e6, "x1*x2");
    expect(hyperplane(frame.pane.current)).toEqual({ weights: Float64Array.of(2, 2, -5), bias: -1 });
    expect(words).toBe(
      "3 examples stay at height 0; (1, 1) rises to 1. Now a plane has the positives on one side and the negatives " +
        "on the other. Seen from above, the boundary is where it cuts the sheet that all examples lie on, at the height of x₁∧x₂.",
    );
    expect(figure.plane.length).toBeGreaterThanOrEqual(3);
    expect(figure.trace).toHaveLength(2);
    expect(altText(frame, figure)).toContain("over x₁ and x₂, each at the height of x₁∧x₂");
  });

  it("before and during training", () => {
    expect(lift(xor, lifted, 0, "x1*x2").words).toContain(said.noWeights);
    const { frame, words } = lift(xor, lifted, 20, "x1*x2");
    const count = frame.pane.trainingMistakes ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(words).toContain(said.mistakes({ surface: "plane", examples: count }));
  });

  it("where nothing rises, or the learner does not see the height, with a button for that", () => {
    const offered = (one: ReturnType<typeof lift>) => liftOffers(one.frame, one.figure);
    const [bias] = offered(lift(xor, { bias: false }, 2, BIAS));
    expect(bias).toMatchObject({ words: said.turnBiasOn, act: { type: "configure", bias: true } });
    expect(offered(lift(xor, {}, 2, BIAS))).toEqual([]);
    const flat = lift(xor, {}, 2, "x1*x2");
    const [feature] = offered(flat);
    expect(feature?.words).toBe(said.addFeature({ feature: "x₁∧x₂" }));
    expect(typeof feature?.act === "function" && feature.act(flat.frame)).toEqual({
      type: "set-features",
      features: ["x1", "x2", "x1*x2"],
    });
    expect(offered(lift(xor, lifted, 2, "x1*x2"))).toEqual([]);
    expect(offered(lift(xor, {}, 0, "x1*x2"))).toEqual([]);
  });

  it("where the feature is none of the learner's", () => {
    expect(lift(xor, {}, 2, "x1*x2").words).toContain(said.upright.noFeature({ feature: "x₁∧x₂" }));
  });

  it("where there is no single plane", () => {
    const kernel = { learners: [{ kind: "kernel", kernel: { kind: "polynomial" } }] } as const;
    expect(lift(xor, kernel, 20, "x1*x2").words).toContain(said.noPlane({ learner: learners.english.short.kernel }));
    const voted = lift(xor, { ...lifted, learners: [{ kind: "voted" }] }, 20, "x1*x2");
    expect(voted.words).toContain(said.noPlane({ learner: learners.english.short.voted }));
    expect([voted.figure.plane, voted.figure.trace]).toEqual([[], []]);
  });

  it("of a surface, and of the mean weights", () => {
    const circles: readonly Point[] = rows("0 0.5 1; 0.5 0 1; 2 0 -1; 0 2 -1");
    const squares = { features: ["x1^2", "x2^2"] };
    const { figure, words } = lift(circles, squares, 1e6, "x1^2");
    expect(words).toContain(said.separates({ surface: "surface" }));
    expect(words).toContain(said.bentByProducts);
    expect(figure.cells.length).toBeGreaterThan(20);
    const averaged = lift(xor, { ...lifted, learners: [{ kind: "averaged" }] }, 30, "x1*x2");
    expect(averaged.words).toContain(said.ofMean);
    const unit = lift(xor, { features: ["x1", "x2", "x1*x2"], scaling: "unit-norm" }, 8, "x1*x2");
    expect(unit.words).toContain(said.bentByScaling);
    expect(unit.words).toContain(said.scaled);
  });

  it("of the bias, on and off", () => {
    const apart: readonly Point[] = rows("1 1 -1; 3 3 1");
    const on = lift(apart, {}, 1e6, "bias");
    expect(on.words).toContain("All examples rise to x₀ = 1. Now a plane through the origin has the positives");
    expect(on.words).toContain(said.unbiased({ biasAs: "bias" }));
    expect(on.figure.unbiased.length).toBeGreaterThan(0);
    const off = lift(apart, { bias: false }, 10, "bias");
    expect(off.words).toBe(
      "The bias is off, so the examples stay in the plane, where every boundary goes through the origin.",
    );
    expect(off.figure.unbiased).toEqual([]);
  });

  it.each([
    ["weight", "bias weight"],
    ["threshold", "threshold"],
  ] as const)("of the bias in the notation of the page: %s", (biasAs, noun) => {
    const apart: readonly Point[] = rows("1 1 -1; 3 3 1");
    const ui = { ...defaultState.ui, biasAs };
    expect(lift(apart, { ui }, 1e6, "bias").words).toMatch(new RegExp(`Without a ${noun},.*\\(dashed\\)`));
    expect(lift(apart, { ui, bias: false }, 10, "bias").words).toContain(`The ${noun} is off`);
  });

  it("of the bias where scaling has moved the origin", () => {
    const apart: readonly Point[] = rows("1 1 -1; 3 3 1");
    const off = (scaling: PlaygroundState["scaling"]) => lift(apart, { bias: false, scaling }, 10, "bias").words;
    expect(off("standardize")).toMatch(/every boundary goes through the mean of the examples\./);
    expect(off("min-max")).toMatch(/every boundary goes through the smallest value of each feature\./);
    expect(off("unit-norm")).toMatch(/every boundary goes through the origin\./);
    const on = lift(apart, { scaling: "standardize" }, 1e6, "bias");
    expect(on.frame.pane.plane?.bias).not.toBe(0);
    expect(on.words).not.toContain("origin");
    const upright = { scaling: "standardize", initial: { weights: [1, 1], bias: 0 } } as const;
    expect(lift(apart, upright, 0, "bias").words).toContain("over a line through the mean of the examples.");
  });

  it("of nothing, and of one label only", () => {
    expect(lift([], {}, 0, "x1*x2").words).toBe("There are no examples to lift yet.");
    const { frame, words } = lift([[1, 1, 1]], {}, 0, "x1*x2");
    expect(frame.pane.obstacle).not.toBeNull();
    expect(words).toBe(`The example rises to 1. ${obstacleSaid(frame.pane.obstacle)}`);
  });

  it("claims a separation only where every example is strictly on its side", () => {
    const touching: readonly Point[] = rows("1 0 1; -1 0 -1; 0 0 1");
    const tie = { learners: [{ kind: "perceptron", tie: "correct" }], bias: false, features: ["x1", "x1*x2"] } as const;
    const { frame, words } = lift(touching, tie, 1e6, "x1*x2");
    expect(frame.pane.trainingMistakes).toBe(0);
    expect(frame.findings?.separates).toBe(false);
    expect(words).not.toContain("on the other");
  });
});

describe("figures", () => {
  it("are made anew only when something of them changes", () => {
    const bench = Bench.ofTest(stateOf(xor, lifted)).do({ type: "seek", visit: 8 });
    const maker = new FigureMaker();
    const first = figureOf(maker, bench.frame, "x1*x2");
    bench.do({ type: "select", example: 1 });
    expect(maker.figure(bench.frame, "x1*x2")).toBe(first);
    bench.do({ type: "next-update" });
    bench.untilStill();
    const second = figureOf(maker, bench.frame, "x1*x2");
    expect(second).not.toBe(first);
    expect(second.cloud).toBe(first.cloud);
  });

  it("are none until the engine can say what features examples have", () => {
    const { frame } = Bench.ofTest(stateOf(xor, lifted));
    expect(new FigureMaker().figure({ ...frame, findings: null }, "x1*x2")).toBeNull();
  });

  it("of words have a surface over the first two, and no trace", () => {
    const data = {
      kind: "reviews" as const,
      words: ["excellent", "terrible", "not"],
      reviews: [
        ["excellent", 1],
        ["terrible", -1],
        ["not excellent", -1],
        ["not terrible", 1],
      ] as const,
    };
    const features = ["x1", "x2", "x3", "x1*x3", "x2*x3"];
    const { frame, figure } = lift([], { data, features }, 1e6, "x3");
    expect(frame.pane.trainingMistakes).toBe(0);
    expect(figure.cells.length).toBeGreaterThan(0);
    expect(figure.trace).toEqual([]);
    expect(altText(frame, figure)).toContain("over excellent and terrible, each at the height of not");
  });
});

describe("the features to lift to", () => {
  let frame: Frame;
  beforeEach(() => {
    ({ frame } = lift(xor, { features: ["x1", "x2", "x2*x1", "x1^2"] }, 0, "x1*x2"));
  });

  it("are the learner's, others, and the constant one, each once", () => {
    const { own, others, bias } = liftFeatures(frame, "x1^2*x2");
    expect(own.map(({ name }) => name)).toEqual(["x1*x2", "x1^2"]);
    expect(others.map(({ name }) => name)).toEqual(["x2^2", "x1^2*x2"]);
    expect(bias.name).toBe("bias");
  });

  it("begin with the learner's, and fall back to it where a chosen one is of no column", () => {
    expect(usualFeature(frame)).toBe("x1*x2");
    expect(featureShown(frame, "x3")).toBe("x1*x2");
    expect(featureShown(frame, "x2*x1")).toBe("x1*x2");
    expect(featureShown(frame, "bias")).toBe("bias");
  });
});
