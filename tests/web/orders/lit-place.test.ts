import { describe, expect, it } from "vitest";
import { litPlace, placeFor, pointedAt } from "../../../web/views/orders/pp-order-strip.js";

/** The third epoch of three examples: visits 7 to 9. */
const second = { epoch: 2, start: 6, done: 2 };
const sequence = Uint32Array.from([2, 0, 1]);

describe("the place in an epoch that is lit up", () => {
  it("is that of the visit pointed at, or of an example", () => {
    const nothing = { sequence, selected: null, pointed: null };
    expect(litPlace(nothing, second)).toBeNull();
    expect(litPlace({ ...nothing, selected: 1 }, second)).toBe(2);
    expect(litPlace({ ...nothing, selected: 1, pointed: { example: 0, visit: 8 } }, second)).toBe(1);
    // Of another epoch: the same example in this one.
    expect(litPlace({ ...nothing, pointed: { example: 2, visit: 1 } }, second)).toBe(0);
  });

  it("points at its example, and at its visit once that has been made", () => {
    expect(pointedAt(1, { sequence }, second, { frontier: 8 })).toEqual({ example: 0, visit: 8 });
    expect(pointedAt(2, { sequence }, second, { frontier: 8 })).toEqual({ example: 1, visit: null });
    expect(pointedAt(3, { sequence }, second, { frontier: 8 })).toBeNull();
  });

  it("goes by keys as far as the epoch goes", () => {
    expect(["ArrowRight", "ArrowLeft", "Home", "End", "Enter"].map((key) => placeFor(key, 2, 3))).toEqual([
      2,
      1,
      0,
      2,
      null,
    ]);
  });
});
