import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { domainEnd, visitAtX, xOfVisit } from "../../../../web/views/transport/timeline/domain.js";

const open = { finished: false, maxEpochs: 1000 };

describe("domainEnd", () => {
  it("is the frontier of a finished run", () => {
    expect(domainEnd({ ...open, examples: 10, frontier: 37, finished: true })).toBe(37);
  });

  it("starts with room for two epochs and doubles", () => {
    expect(domainEnd({ ...open, examples: 10, frontier: 0 })).toBe(20);
    expect(domainEnd({ ...open, examples: 10, frontier: 20 })).toBe(20);
    expect(domainEnd({ ...open, examples: 10, frontier: 21 })).toBe(40);
  });

  it("does not go past the last epoch", () => {
    expect(domainEnd({ examples: 10, frontier: 0, finished: false, maxEpochs: 1 })).toBe(10);
    expect(domainEnd({ examples: 10, frontier: 45, finished: false, maxEpochs: 5 })).toBe(50);
  });

  it("has an axis without examples", () => {
    expect(domainEnd({ ...open, examples: 0, frontier: 0 })).toBe(1);
  });

  it("always holds the frontier, and grows by doubling only", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e5 }), fc.integer({ min: 0, max: 1e9 }), (examples, frontier) => {
        const end = domainEnd({ examples, frontier, finished: false, maxEpochs: 2 ** 31 - 1 });
        expect(end).toBeGreaterThanOrEqual(Math.max(frontier, 2 * examples));
        expect(Number.isInteger(Math.log2(end / examples))).toBe(true);
        expect(end).toBeLessThan(2 * Math.max(frontier, 2 * examples));
      }),
    );
  });
});

describe("places on the axis", () => {
  it("clamps to the ends", () => {
    const axis = { left: 9, length: 100, end: 50 };
    expect(visitAtX(axis, -5)).toBe(0);
    expect(visitAtX(axis, 500)).toBe(50);
    expect(xOfVisit(axis, 80)).toBe(109);
    expect(visitAtX({ ...axis, length: 0 }, 9)).toBe(0);
  });

  it("finds a visit again where it was drawn", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }),
        fc.integer({ min: 50, max: 4000 }),
        fc.nat(),
        (end, length, pick) => {
          const visit = pick % (end + 1);
          const axis = { left: 9, length, end };
          expect(visitAtX(axis, xOfVisit(axis, visit))).toBe(visit);
        },
      ),
    );
  });
});
