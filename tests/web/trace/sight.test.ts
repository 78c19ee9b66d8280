import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  brought,
  type Extent,
  held,
  isInSight,
  laidOut,
  offsetOf,
  pageOf,
  rowsAt,
  type Sight,
  scrolled,
} from "../../../web/views/trace/index.js";

const short: Extent = { rows: 1000, rowHeight: 28, height: 280 };
const long: Extent = { rows: 100_000_000, rowHeight: 28, height: 280 };
const top: Sight = { top: 0, at: 0 };

const extents = fc.record({
  rows: fc.integer({ min: 1, max: 1_000_000_000 }),
  rowHeight: fc.double({ min: 20, max: 60, noNaN: true }),
  height: fc.integer({ min: 60, max: 2000 }),
});

const mostAt = (extent: Extent): number => Math.max(0, laidOut(extent) - extent.height);

describe("a list that can be laid out whole", () => {
  it("has the rows in sight, and some more on both sides", () => {
    expect(rowsAt(top, short)).toEqual({ first: 0, last: 16 });
    expect(rowsAt(scrolled(top, 2800, short), short)).toEqual({ first: 94, last: 116 });
    expect(offsetOf(94, scrolled(top, 2800, short), short)).toBe(94 * 28);
  });

  it("brings a row in by the end it is beyond, and leaves what is in sight", () => {
    expect(brought(top, 9, short)).toBe(top);
    expect(brought(top, 10, short)).toEqual({ top: 28, at: 28 });
    expect(brought({ top: 280, at: 280 }, 3, short)).toEqual({ top: 84, at: 84 });
    expect(pageOf(short)).toBe(9);
  });

  it("stays within a list that has become shorter", () => {
    expect(held({ top: 27_000, at: 27_000 }, { ...short, rows: 20 })).toEqual({ top: 280, at: 280 });
    expect(held({ top: 27_000, at: 27_000 }, { ...short, rows: 3 })).toEqual({ top: 0, at: 0 });
  });
});

describe("a list longer than a browser lays out", () => {
  it("goes as far as a small scroll goes, and to the same share of the whole by a long one", () => {
    const middle = scrolled(top, mostAt(long) / 2, long);
    expect(middle.top / (long.rows * long.rowHeight)).toBeCloseTo(0.5, 4);
    expect(scrolled(middle, middle.at + 100, long).top).toBe(middle.top + 100);
    expect(scrolled(middle, 0, long).top).toBe(0);
    expect(rowsAt(scrolled(middle, mostAt(long), long), long).last).toBe(long.rows - 1);
  });

  it("has no list higher than browsers lay out", () => {
    fc.assert(fc.property(extents, (extent) => laidOut(extent) <= 8_000_000));
  });

  it("shows every row that it is brought to, where the page has been scrolled to", () => {
    const rows = extents.chain((extent) => fc.tuple(fc.constant(extent), fc.nat(extent.rows - 1)));
    fc.assert(
      fc.property(rows, ([extent, row]) => {
        const sight = brought(top, row, extent);
        expect(isInSight(row, sight, extent) || extent.height < extent.rowHeight).toBe(true);
        const { first, last } = rowsAt(sight, extent);
        expect(first).toBeLessThanOrEqual(row);
        expect(last).toBeGreaterThanOrEqual(row);
        expect(sight.at).toBeGreaterThanOrEqual(0);
        expect(sight.at).toBeLessThanOrEqual(mostAt(extent));
        const offset = offsetOf(row, sight, extent) - sight.at;
        expect(offset).toBeGreaterThanOrEqual(-0.01);
        expect(offset + extent.rowHeight).toBeLessThanOrEqual(Math.max(extent.height, extent.rowHeight) + 0.01);
      }),
      // The last row, a rounding error beyond the end of the list.
      { examples: [[[{ rows: 28, rowHeight: 59.99999999999992, height: 68 }, 27]]] },
    );
  });
});
