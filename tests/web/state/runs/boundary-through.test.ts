import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WasmEngine } from "../../../../web/engine/engine.js";
import type { PlaygroundState } from "../../../../web/state/document/state.js";
import { onGrid, startThrough, unitBelow } from "../../../../web/state/runs/boundary-through.js";
import { hyperplane } from "../../../../web/state/runs/frame.js";
import { startFrom } from "../../../../web/state/runs/starting-weights.js";
import { rows as matrix } from "../../../rows.js";
import { Bench, cs188, engine, stateOf } from "../engine.js";

const units = { weight: 0.1, bias: 0.01 };
const exact = { weight: 1e-9, bias: 1e-9 };

function benchOf(changes: Partial<PlaygroundState>): Bench {
  const bench = Bench.ofTest(stateOf(cs188, changes));
  bench.untilStill();
  return bench;
}

/** What is in training over the axes, once the run starts from there. */
function overAxes(bench: Bench) {
  bench.untilStill();
  const { pane } = bench.frame;
  return hyperplane((pane.onAxes ?? pane).current);
}

describe("weights of a boundary through a place", () => {
  it("are rounded to a grid, and the weights that there are stay to the bit where only the bias is asked for", async () => {
    await engine.complete();
    const bench = benchOf({ initial: { weights: [1.4973, -2], bias: 1 } });
    const through = { x: 2, y: 1 };
    expect(startThrough(bench.frame, { slope: [0.8349, -0.049], through, units })).toEqual({
      weights: [0.8, 0],
      bias: -1.6,
    });
    expect(startThrough(bench.frame, { slope: null, through, units })).toEqual({ weights: [1.4973, -2], bias: -0.99 });
  });

  it("have no bias where there is none", async () => {
    await engine.complete();
    const bench = benchOf({ bias: false });
    const start = startThrough(bench.frame, { slope: [1, 2], through: { x: 5, y: 5 }, units });
    expect(start).toEqual({ weights: [1, 2], bias: 0 });
  });

  for (const scaling of ["none", "standardize", "min-max"] as const) {
    it(`draw that boundary, scaled by ${scaling}`, async () => {
      await engine.complete();
      const number = fc.double({ min: -5, max: 5, noNaN: true });
      fc.assert(
        fc.property(fc.tuple(number, number), number, number, ([w1, w2], x, y) => {
          fc.pre(Math.hypot(w1, w2) > 0.1);
          const bench = new Bench(stateOf(cs188, { scaling }));
          bench.untilStill();
          const start = startThrough(bench.frame, { slope: [w1, w2], through: { x, y }, units: exact });
          if (start) bench.do(startFrom(bench.frame, start));
          const found = overAxes(bench);
          bench.session.dispose();
          // Of scaled features three digits are kept.
          const near = scaling === "none" ? 1e-8 : 0.03;
          expect(Math.abs((found?.weights[0] ?? 9) - w1)).toBeLessThan(near);
          expect(Math.abs((found?.weights[1] ?? 9) - w2)).toBeLessThan(near);
          const score = (found?.weights[0] ?? 9) * x + (found?.weights[1] ?? 9) * y + (found?.bias ?? 9);
          expect(Math.abs(score)).toBeLessThan(1e-7);
        }),
        { numRuns: 20, seed: 27 },
      );
    });
  }

  it("leave other features as they are, and cut the plane at their averages", async () => {
    await engine.complete();
    const rows = matrix("1 2 10 1; 3 -1 20 -1; 0 4 30 1");
    const data = { kind: "table" as const, columns: ["a", "b", "c", "y"], rows, label: "y" };
    const bench = Bench.ofTest({ ...stateOf([]), data, initial: { weights: [0, 0, 0.5], bias: 0 } });
    bench.untilStill();
    const start = startThrough(bench.frame, { slope: [1, -1], through: { x: 2, y: 1 }, units });
    expect(start).toEqual({ weights: [1, -1, 0.5], bias: -11 });
  });

  it("are not known for products, nor before the engine is whole", async () => {
    await engine.complete();
    const wanted = { slope: [1, 2] as const, through: { x: 0, y: 0 }, units };
    const { frame } = benchOf({ features: ["x1", "x2", "x1*x2"] });
    expect(startThrough(frame, wanted)).toBeNull();
    expect(startThrough({ ...frame, engine: { whole: null } as unknown as WasmEngine }, wanted)).toBeNull();
  });
});

it("a grid has short numbers", () => {
  expect([unitBelow(0.12), unitBelow(1), unitBelow(0.1), unitBelow(47)]).toEqual([0.1, 1, 0.1, 10]);
  expect([onGrid(1.4973, 0.1), onGrid(0.3000001, 0.1), onGrid(-0.01, 0.1), onGrid(14, 10)]).toEqual([1.5, 0.3, 0, 10]);
});
