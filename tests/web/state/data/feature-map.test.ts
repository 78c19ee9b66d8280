import { describe, expect, it } from "vitest";
import { featureMapOf, PresentMap, rowsOf } from "../../../../web/state/data/feature-map.js";
import type { Examples } from "../../../../web/state/runs/frame.js";
import { rows as matrix } from "../../../rows.js";
import { engine } from "../engine.js";

function examplesOf(rows: readonly (readonly number[])[], heldOut: Uint8Array | null = null): Examples {
  const base = rows[0]?.length ?? 2;
  const X = Float64Array.from(rows.flat());
  const label = Int8Array.from(rows, (_, i) => (i % 2 ? 1 : -1));
  return { count: rows.length, base, X, xy: new Float64Array(0), label, heldOut, columns: [], initial: null };
}

const rows = matrix("0 10; 4 20; 100 -7");

describe("the map of examples", () => {
  it("scales by those trained on alone", () => {
    const examples = examplesOf(rows, Uint8Array.of(0, 0, 1));
    const columnOf = (scaling: "min-max" | "standardize") =>
      featureMapOf(engine, { scaling, features: ["x1"] }, examples).map(rowsOf(examples, [0, 1, 2])).data;
    expect([...columnOf("min-max")]).toEqual([0, 1, 25]);
    expect([...columnOf("standardize")]).toEqual([-1, 1, 49]);
  });

  it("has every base feature where none are chosen", () => {
    expect(featureMapOf(engine, { scaling: "none" }, examplesOf(rows)).features).toEqual(["x1", "x2"]);
  });

  it("takes rows by the page's numbers", () => {
    expect(rowsOf(examplesOf(rows), [2, 0])).toEqual({ data: Float64Array.of(100, -7, 0, 10), shape: [2, 2] });
  });
});

describe("the map of the present problem", () => {
  const problem = { scaling: "none" as const, features: ["x1"] };

  it("is the same object until something differs that it is made of", () => {
    const [examples, others] = [examplesOf(rows), examplesOf(rows)];
    const present = new PresentMap(engine);
    expect(present.now).toBeNull();
    present.load(problem, examples);
    const first = present.now;
    present.load({ ...problem, features: ["x1"] }, examples);
    expect(present.now).toBe(first);
    const changed = [
      [{ ...problem, features: ["x2"] }, examples],
      [{ ...problem, scaling: "min-max" as const }, examples],
      [problem, others],
    ] as const;
    const seen = changed.map(([next, of]) => {
      present.load(next, of);
      return present.now;
    });
    expect(new Set([first, ...seen]).size).toBe(4);
  });

  it("is none of features that are not there", () => {
    const present = new PresentMap(engine);
    present.load({ ...problem, features: ["x7"] }, examplesOf(rows));
    expect(present.now).toBeNull();
  });
});
