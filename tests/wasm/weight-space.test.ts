import { describe, expect, it } from "vitest";
import type { LinearModel, RunSpec, WeightWindow } from "../../web/engine/types.js";
import { rows } from "../rows.js";
import { engine } from "./runs.js";

/** Separable through the origin: every (u, v) with u + 2v > 0 and 2u + v > 0 gets it right. */
const spec: RunSpec = {
  X: rows("1 2; -2 -1"),
  y: [1, -1],
  bias: false,
};
const window: WeightWindow = { axes: ["x1", "x2"], x: [-1, 1], y: [-1, 1] };

const xor: RunSpec = {
  X: rows("0 0; 0 1; 1 0; 1 1"),
  y: [-1, 1, 1, -1],
};

function withRun<T>(of: RunSpec, visits: number, ask: (run: ReturnType<typeof engine.createRun>) => T): T {
  const run = engine.createRun(of);
  run.advance({ visits });
  try {
    return ask(run);
  } finally {
    run.dispose();
  }
}

describe("examples projected on the weights", () => {
  it("lie where the weights say", () => {
    const found = withRun({ ...xor, initial: { weights: [3, 4], bias: -5 } }, 0, (run) => engine.projectionAt(run));
    expect(found).toEqual({
      model: { weights: Float64Array.of(3, 4), bias: -5 },
      length: 5,
      score: Float64Array.of(-5, -1, -2, 2),
      along: Float64Array.of(0, 0.8, 0.6, 1.4),
      mistake: Float64Array.of(0, 1, 1, 1),
      margin: -2,
      nearest: 2,
      middle: 0.7,
      half: Math.SQRT1_2,
    });
  });

  it("are told of a visit, with those held out, and leave the run where it is", () => {
    withRun(xor, 30, (run) => {
      engine.holdOut(run, { X: [[2, 3]], y: [1] });
      const found = engine.projectionAt(run, 12);
      expect(run.snapshot().visit).toBe(30);
      run.seek(12);
      const { weights, bias } = run.snapshot().current as LinearModel;
      expect(found?.model).toEqual({ weights, bias });
      expect(found?.score).toEqual(run.predict([...(xor.X as number[][]), [2, 3]]).score);
    });
  });

  it("are none where there is no hyperplane", () => {
    expect(withRun({ ...xor, learner: { kind: "kernel" } }, 4, (run) => engine.projectionAt(run))).toBeNull();
  });
});

describe("what an example asks of two weights", () => {
  it("is a half-plane, with what the others add", () => {
    const map = engine.featureMap({ X: xor.X });
    const model = { weights: Float64Array.of(7, 2), bias: -3 };
    const [one, other] = map.halfPlanes(model, ["bias", "x1"], rows("3 5; 0 4"), [1, -1]);
    const length = Math.sqrt(1 / 9 + 1);
    expect(one).toMatchObject({ p: 1, q: 3, rest: 10 });
    expect(one?.nx).toBeCloseTo(1 / 3 / length, 15);
    expect(one?.from).toBeCloseTo(-10 / 3 / length, 14);
    expect(other).toEqual({ p: 1, q: 0, rest: 8, nx: -1, ny: -0, from: 8 });
  });

  it("is nothing, or can't be had, where it has neither feature", () => {
    const map = engine.featureMap({ X: xor.X });
    const model = { weights: Float64Array.of(7, 2), bias: -3 };
    const both = map.halfPlanes(model, ["x1", "x2"], rows("0 0; 0 0"), [1, -1]);
    expect(both.map(({ nx, ny, from }) => [nx, ny, from])).toEqual([
      [0, 0, Number.POSITIVE_INFINITY],
      [0, 0, Number.NEGATIVE_INFINITY],
    ]);
  });
});

describe("the weights that get every example right", () => {
  it("are a polygon of the window, whose edges are lines of examples", () => {
    const found = withRun(spec, 0, (run) => engine.solutionRegion(run, window));
    expect(found.where).toBe("inside");
    const corners = Array.from(found.edges, (edge, k) => [found.corners[2 * k], found.corners[2 * k + 1], edge]);
    expect(corners).toEqual(rows("-0.5 1 1; 0 0 0; 1 -0.5 -1; 1 1 -1"));
  });
});

describe("the way of two weights", () => {
  it("has every update, and goes on when the run does", () => {
    withRun(xor, 6, (run) => {
      const job = engine.startWeightPath(run, ["x1", "bias"]);
      while (!job.advance(1));
      const before = job.soFar();
      expect(before.updates).toEqual(Float64Array.from(before.x, (_, k) => k));
      run.advance({ visits: 60 });
      job.advance(1e6);
      const found = job.soFar();
      const { visit } = run.journal();
      expect(found.visit).toEqual(Float64Array.of(0, ...visit.map((one) => one + 1)));
      found.visit.forEach((at, k) => {
        run.seek(at);
        const { weights, bias } = run.snapshot().current as LinearModel;
        expect([found.x[k], found.y[k]]).toEqual([weights[0], bias]);
      });
      job.dispose();
    });
  });
});

describe("weight space refuses", () => {
  const kernel: RunSpec = { ...xor, learner: { kind: "kernel" } };
  it.each([
    ["one weight twice", spec, { ...window, axes: ["x1", "x1"] }, "unknown"],
    ["a weight that is none", spec, { ...window, axes: ["x1", "x9"] }, "unknown"],
    ["no axes", spec, { ...window, axes: undefined }, "unknown"],
    ["a window without size", spec, { ...window, x: [1, 1] }, "out-of-range"],
    ["a window of no numbers", spec, { ...window, y: [Number.NaN, 1] }, "out-of-range"],
    ["a window of half a range", spec, { ...window, y: [1] }, "out-of-range"],
    ["a window beyond all numbers", spec, { ...window, x: [0, Number.POSITIVE_INFINITY] }, "out-of-range"],
    ["a run without weights", kernel, window, "unknown"],
  ])("%s", (_, of, wanted, code) => {
    withRun(of, 2, (run) => {
      expect(() => engine.solutionRegion(run, wanted as WeightWindow)).toThrow(expect.objectContaining({ code }));
    });
  });

  it("the way of a run without a journal", () => {
    withRun({ ...xor, journal: false }, 2, (run) => {
      expect(() => engine.weightPath(run, ["x1", "x2"])).toThrow(expect.objectContaining({ code: "unknown" }));
    });
  });
});
