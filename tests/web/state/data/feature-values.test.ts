import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Scaling } from "../../../../web/engine/types.js";
import { productOf } from "../../../../web/state/data/feature-names.js";
import { featureColumn, productValue, scaleRow, scalingOf } from "../../../../web/state/data/feature-values.js";
import type { Examples } from "../../../../web/state/frame.js";
import { engine } from "../engine.js";

const scalings: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];
const columnsOf = (name: string) => (productOf(name) ?? []).map((factor) => factor - 1);

function examplesOf(rows: readonly (readonly number[])[], heldOut: Uint8Array | null = null): Examples {
  const base = rows[0]?.length ?? 2;
  const X = Float64Array.from(rows.flat());
  const label = Int8Array.from(rows, (_, i) => (i % 2 ? 1 : -1));
  return { count: rows.length, base, X, xy: new Float64Array(0), label, heldOut, columns: [], initial: null };
}

// No tiny differences: min-max divides by them, and the engine refuses scores that are not finite.
const value = fc.integer({ min: -50_000, max: 50_000 }).map((whole) => whole / 997);
const rowsOf = (base: number) =>
  fc.array(fc.array(value, { minLength: base, maxLength: base }), { minLength: 2, maxLength: 12 });

describe("feature values for pictures", () => {
  it("are those the engine trains on, for every scaling", () => {
    const features = ["x1", "x2", "x3", "x1*x2", "x2*x1^2", "x3^2", "x1*x2*x3"];
    fc.assert(
      fc.property(rowsOf(3), fc.constantFrom(...scalings), (rows, scaling) => {
        const examples = examplesOf(rows);
        const spec = { X: { data: examples.X, shape: [rows.length, 3] as const }, features, scaling };
        const run = engine.createRun({ ...spec, y: Float64Array.from(examples.label) });
        try {
          features.forEach((name, j) => {
            featureColumn(examples, scaling, columnsOf(name)).forEach((drawn, i) => {
              const seen = run.example(i)[j] ?? Number.NaN;
              expect(Math.abs(drawn - seen)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(seen)));
            });
          });
        } finally {
          run.dispose();
        }
      }),
      { numRuns: 150 },
    );
  });

  it("give the engine's scores on places that are no examples", () => {
    const features = ["x1", "x2", "x1*x2", "x1^2"];
    fc.assert(
      fc.property(rowsOf(2), fc.constantFrom(...scalings), value, value, (rows, scaling, x, y) => {
        const examples = examplesOf(rows);
        const weights = [1.5, -2, 0.75, 3];
        const run = engine.createRun({
          X: { data: examples.X, shape: [rows.length, 2] },
          y: Float64Array.from(examples.label),
          features,
          scaling,
          initial: { weights, bias: -0.5 },
        });
        const predicted = run.predict([[x, y]]).score[0] ?? Number.NaN;
        run.dispose();
        const row = Float64Array.of(x, y);
        scaleRow(scalingOf(examples, scaling), row);
        const terms = features.map((name, j) => (weights[j] ?? 0) * productValue(columnsOf(name), row));
        const size = terms.reduce((sum, term) => sum + Math.abs(term), 1);
        const score = terms.reduce((sum, term) => sum + term, -0.5);
        expect(Math.abs(score - predicted)).toBeLessThanOrEqual(1e-12 * size);
      }),
      { numRuns: 150 },
    );
  });

  it("are scaled by the examples trained on alone", () => {
    const rows = [
      [0, 10],
      [4, 20],
      [100, -7],
    ];
    const examples = examplesOf(rows, Uint8Array.of(0, 0, 1));
    expect([...featureColumn(examples, "min-max", [0])]).toEqual([0, 1, 25]);
    expect([...featureColumn(examples, "standardize", [0])]).toEqual([-1, 1, 49]);
  });

  it("of a column that never changes are 0", () => {
    const examples = examplesOf([
      [3, 1],
      [3, 2],
    ]);
    expect([...featureColumn(examples, "standardize", [0])]).toEqual([0, 0]);
    expect([...featureColumn(examples, "min-max", [0])]).toEqual([0, 0]);
    expect([...featureColumn(examples, "none", [])]).toEqual([1, 1]);
  });
});
