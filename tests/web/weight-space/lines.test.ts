import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HalfPlane } from "../../../web/engine/types.js";
import { usual } from "../../../web/state/document/notation/notation.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { RegionView } from "../../../web/state/runs/frame.js";
import { neighbour, windowAround } from "../../../web/views/weight-space/index.js";
import { depthIn, drawnExamples, type ExampleLine, lineAt, segmentIn } from "../../../web/views/weight-space/lines.js";
import { axesOf, placeIn, stepsOf, stopsUpTo, weightName, withAxis } from "../../../web/views/weight-space/picture.js";

const halfOf = (angle: number, from: number): HalfPlane => {
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  return { p: nx, q: ny, rest: -from, nx, ny, from };
};

const region = (changes: Partial<RegionView>): RegionView => ({
  where: "inside",
  corners: new Float64Array(0),
  edges: new Int32Array(0),
  never: 0,
  firstNever: null,
  visit: 0,
  window: { axes: ["x1", "x2"], x: [0, 1], y: [0, 1] },
  ...changes,
});

describe("the line of an example", () => {
  const angles = fc.double({ min: -4, max: 4, noNaN: true });
  const places = fc.double({ min: -6, max: 6, noNaN: true });

  it("crosses the window from end to end, or not at all", () => {
    const window = { x: [-3, 5], y: [-2, 2] } as const;
    fc.assert(
      fc.property(angles, places, (angle, from) => {
        const half = halfOf(angle, from);
        const segment = segmentIn(half, window);
        const corners = window.x.flatMap((x) => window.y.map((y) => depthIn(half, { x, y })));
        const crosses = Math.min(...corners) < -1e-9 && Math.max(...corners) > 1e-9;
        if (crosses) expect(segment).not.toBeNull();
        for (const end of segment ? [segment.from, segment.to] : []) {
          expect(depthIn(half, end)).toBeCloseTo(0, 9);
          const onEdge = [end.x + 3, end.x - 5, end.y + 2, end.y - 2].some((far) => Math.abs(far) < 1e-9);
          expect(onEdge).toBe(true);
        }
      }),
    );
  });

  it("is none without a direction, or where it is infinitely far", () => {
    const window = { x: [-1, 1], y: [-1, 1] } as const;
    expect(segmentIn({ ...halfOf(0, 0), nx: 0, ny: 0 }, window)).toBeNull();
    expect(segmentIn(halfOf(1, Number.POSITIVE_INFINITY), window)).toBeNull();
  });

  it("is the one that is pointed at, of those near enough", () => {
    const lines = [0, 1].map(
      (from, example): ExampleLine => ({ example, label: 1, half: halfOf(0, from), bounds: false }),
    );
    expect(lineAt(lines, { x: 0.2, y: 7 }, 0.3)?.example).toBe(0);
    expect(lineAt(lines, { x: 0.9, y: -7 }, 0.3)?.example).toBe(1);
    expect(lineAt(lines, { x: 0.5, y: 0 }, 0.3)).toBeNull();
  });

  it("is gone to by keys, round and round", () => {
    const lines = [4, 7, 9].map(
      (example): ExampleLine => ({ example, label: 1, half: halfOf(0, example), bounds: false }),
    );
    expect(neighbour("ArrowRight", lines, null)).toBe(4);
    expect(neighbour("ArrowLeft", lines, null)).toBe(9);
    expect(neighbour("ArrowDown", lines, 9)).toBe(4);
    expect(neighbour("ArrowUp", lines, 7)).toBe(4);
    expect(neighbour("End", lines, 4)).toBe(9);
    expect(neighbour("Escape", lines, 4)).toBeNull();
    expect(neighbour("Enter", lines, 4)).toBeUndefined();
  });
});

describe("the lines that are drawn", () => {
  const frameOf = (count: number, selected: number | null, visited: number | null) =>
    ({
      examples: { count, heldOut: null },
      selected,
      pane: { event: visited === null ? null : { example: visited } },
    }) as unknown as Parameters<typeof drawnExamples>[0];

  it("are all of few examples, without those held out", () => {
    expect(drawnExamples(frameOf(4, null, 2), null)).toEqual([0, 1, 2, 3]);
    const frame = frameOf(4, null, null);
    const held = { ...frame, examples: { ...frame.examples, heldOut: Uint8Array.of(0, 1, 0, 1) } };
    expect(drawnExamples(held as typeof frame, null)).toEqual([0, 2]);
  });

  it("are of many those that bound, those looked at, and a sample", () => {
    const drawn = drawnExamples(frameOf(100_000, 77, 4321), region({ edges: Int32Array.of(99_998, -1, 12_345) }));
    expect(drawn).toEqual(expect.arrayContaining([77, 4321, 12_345, 99_998]));
    expect(drawn.length).toBeLessThan(80);
    expect(drawnExamples(frameOf(100_000, null, null), region({ where: "nowhere", firstNever: 31 }))).toContain(31);
  });

  it("are of examples whose labels take turns some of either", () => {
    const drawn = drawnExamples(frameOf(20_000, null, null), null);
    expect(new Set(drawn.map((example) => example % 2))).toEqual(new Set([0, 1]));
  });
});

describe("the two weights", () => {
  const frame = (weightAxes: readonly [string, string] | null, features: readonly string[], bias = true) =>
    ({ pane: { features }, state: { bias, ui: { weightAxes } } }) as unknown as Parameters<typeof axesOf>[0];

  it("are those chosen, where they are there, else the first two", () => {
    expect(axesOf(frame(["x2", "bias"], ["x1", "x2"]))).toEqual(["x2", "bias"]);
    expect(axesOf(frame(["x2", "bias"], ["x1", "x2"], false))).toEqual(["x1", "x2"]);
    expect(axesOf(frame(["x1*x2", "x1"], ["x1", "x2"]))).toEqual(["x1", "x2"]);
    expect(axesOf(frame(null, ["x1"]))).toEqual(["x1", "bias"]);
    expect(axesOf(frame(null, ["x1"], false))).toBeNull();
  });

  it("change places where one is chosen for both", () => {
    expect(withAxis(["x1", "x2"], 0, "x2")).toEqual(["x2", "x1"]);
    expect(withAxis(["x1", "x2"], 1, "bias")).toEqual(["x1", "bias"]);
    expect(withAxis(["x1", "x2"], 0, "bias")).toEqual(["bias", "x2"]);
  });

  it("have names and places", () => {
    const names = ["x1", "x12", "bias", "x1*x2"].map((name) => weightName(name, usual, english));
    expect(names).toEqual(["w₁", "w₁₂", "b", "w of x₁x₂"]);
    expect(weightName("bias", { ...usual, biasAs: "weight" }, english)).toBe("w₀");
    expect(weightName("bias", { ...usual, biasAs: "threshold" }, english)).toBe("−θ");
    const model = { weights: Float64Array.of(5, 6), bias: 7 };
    expect(placeIn(model, ["x2", "x1"], ["x1", "bias"])).toEqual({ x: 6, y: 7 });
  });
});

describe("where the weights have been", () => {
  const path = {
    every: 1,
    updates: Float64Array.of(0, 1, 2, 3),
    visit: Float64Array.of(0, 2, 3, 9),
    x: Float64Array.of(0, 1, 2, 3),
    y: Float64Array.of(0, 4, 5, 6),
  };

  it("is told up to the moment, with how long they stayed", () => {
    expect(stopsUpTo(path, { updates: 2, visit: 7 })).toEqual([
      { x: 0, y: 0, visits: 2 },
      { x: 1, y: 4, visits: 1 },
      { x: 2, y: 5, visits: 4 },
    ]);
    expect(stopsUpTo(null, { updates: 2, visit: 7 })).toEqual([]);
    const [from, to] = [0, 1].map((k) => ({ x: path.x[k], y: path.y[k] }));
    expect(stepsOf(path, (visit) => visit === path.visit[1])).toEqual([{ from, to }]);
    expect(stepsOf(path, () => false)).toEqual([]);
    expect(stepsOf({ ...path, every: 2 }, () => true)).toEqual([]);
  });

  it("is in the window with the origin, and room around", () => {
    const points = fc.array(
      fc.record({
        x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        y: fc.double({ min: -50, max: 50, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(points, fc.double({ min: 0, max: 10, noNaN: true }), (all, step) => {
        const { x, y } = windowAround(all, step, 1);
        expect(x[1] - x[0]).toBeCloseTo(y[1] - y[0], 6);
        for (const at of [...all, { x: 0, y: 0 }]) {
          expect(at.x > x[0] && at.x < x[1] && at.y > y[0] && at.y < y[1]).toBe(true);
        }
      }),
    );
  });

  it("stays in sight in a window where nothing has a size", () => {
    expect(windowAround([], 0, 1)).toEqual({ x: [-1, 1], y: [-1, 1] });
    expect(windowAround([{ x: 1e-300, y: 0 }], 0, 2)).toEqual({ x: [-2, 2], y: [-2, 2] });
  });
});
