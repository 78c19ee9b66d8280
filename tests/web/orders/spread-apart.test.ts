import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadApart } from "../../../web/views/orders/plot/index.js";

describe("spreadApart", () => {
  it("leaves places that are far enough apart", () => {
    expect(spreadApart([90, 10, 50], 12, 0, 100)).toEqual([90, 10, 50]);
  });

  it("moves those apart that are not", () => {
    expect(spreadApart([100, 100, 99], 10, 0, 100)).toEqual([90, 100, 80]);
  });

  it("keeps the order, the gaps and the limits", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 150, noNaN: true }), { maxLength: 6 }), (places) => {
        const moved = spreadApart(places, 10, 0, 100);
        const sorted = [...moved].sort((a, b) => a - b);
        sorted.forEach((place, k) => {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(100 + 1e-9);
          if (k > 0) expect(place - (sorted[k - 1] ?? 0)).toBeGreaterThanOrEqual(10 - 1e-9);
        });
        places.forEach((a, i) => {
          places.forEach((b, j) => {
            if (a < b) expect(moved[i]).toBeLessThan(moved[j] ?? Number.NaN);
          });
        });
      }),
    );
  });
});
