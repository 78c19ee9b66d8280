import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnEdges, planTicks, type UpdatesBefore } from "../../../../web/views/transport/timeline/plan.js";

/** `updatesBefore` of a run whose updates happened at these visits, ascending. */
function counting(updateVisits: readonly number[]): UpdatesBefore & { asked: number } {
  const count: UpdatesBefore & { asked: number } = Object.assign(
    (visits: ArrayLike<number>) => {
      count.asked += visits.length;
      return Float64Array.from(visits, (visit) => updateVisits.filter((at) => at < visit).length);
    },
    { asked: 0 },
  );
  return count;
}

describe("planTicks", () => {
  it("puts each of a few ticks at the end of its visit", () => {
    const ticks = planTicks({ left: 9, length: 100, end: 10 }, 10, counting([0, 4, 9]));
    expect(ticks.kind).toBe("each");
    expect(ticks.width).toBe(2);
    expect([...ticks.x]).toEqual([18, 58, 108]);
    expect([...ticks.height]).toEqual([1, 1, 1]);
  });

  it("has nothing to draw before the first visit, without updates, or without room", () => {
    const axis = { left: 9, length: 100, end: 1000 };
    expect(planTicks(axis, 0, counting([])).x).toHaveLength(0);
    expect(planTicks(axis, 1000, counting([])).x).toHaveLength(0);
    expect(planTicks({ ...axis, length: 0.5 }, 1000, counting([3])).x).toHaveLength(0);
  });

  it("keeps single ticks while they are sparse, however long the run", () => {
    const ticks = planTicks({ left: 0, length: 100, end: 1e6 }, 1e6, counting([5, 500_000, 999_999]));
    expect(ticks.kind).toBe("each");
    expect([...ticks.x]).toEqual([0, 50, 99]);
  });

  it("turns dense ticks into bars of the square root of the rate", () => {
    const early = Array.from({ length: 200 }, (_, i) => i);
    const late = Array.from({ length: 32 }, (_, i) => 200 + 25 * i);
    const ticks = planTicks({ left: 0, length: 100, end: 1000 }, 1000, counting([...early, ...late]));
    expect(ticks.kind).toBe("rate");
    expect(ticks.height[0]).toBe(1);
    expect(ticks.height.at(-1)).toBeCloseTo(Math.sqrt(1 / 20), 10);
  });

  it("asks about as many visits as there are pixels, and draws within what has been computed", () => {
    const updates = fc.uniqueArray(fc.nat(4999), { maxLength: 300 }).map((visits) => visits.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        updates,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 5000 }),
        (visits, length, frontier) => {
          const end = Math.max(frontier, 40);
          const before = counting(visits.filter((visit) => visit < frontier));
          const ticks = planTicks({ left: 9, length, end }, frontier, before);
          expect(before.asked).toBeLessThanOrEqual(length + 1);
          expect(ticks.height).toHaveLength(ticks.x.length);
          const reached = 9 + Math.ceil((frontier / end) * length);
          for (const [i, x] of ticks.x.entries()) {
            expect(x).toBeGreaterThanOrEqual(9 - ticks.width);
            expect(x).toBeLessThanOrEqual(reached);
            expect(x).toBeGreaterThan(ticks.x[i - 1] ?? Number.NEGATIVE_INFINITY);
            expect(ticks.height[i]).toBeGreaterThan(0);
            expect(ticks.height[i]).toBeLessThanOrEqual(1);
          }
          expect(ticks.x.length > 0).toBe(visits.some((visit) => visit < frontier));
        },
      ),
    );
  });
});

describe("columnEdges", () => {
  it("runs from 0 to what has been reached without going back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (columns, extra, share) => {
          const end = columns + extra;
          const reached = Math.max(1, Math.floor(end * share));
          const edges = columnEdges(end, columns, reached);
          expect(edges[0]).toBe(0);
          expect(edges.at(-1)).toBe(reached);
          expect(edges.length).toBeLessThanOrEqual(columns + 1);
          expect(edges.every((edge, i) => i === 0 || edge >= (edges[i - 1] ?? 0))).toBe(true);
        },
      ),
    );
  });
});
