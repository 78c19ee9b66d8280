import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, mistakesIn, placeInEpoch, stripOf } from "../../../web/views/orders/draw-strip.js";

const labels = fc.array(fc.constantFrom(-1, 1, 2, 3), { minLength: 1, maxLength: 400 });
const room = fc.integer({ min: 1, max: 120 });

function inOrder(label: readonly number[]) {
  return { sequence: Uint32Array.from(label.keys()), label: Int8Array.from(label) };
}

describe("stripOf", () => {
  it("gives every visit a column of its own where there is room", () => {
    const { label } = inOrder([-1, 1, 1, -1]);
    const strip = stripOf(Uint32Array.of(3, 1, 0, 2), label, 300);
    expect([...strip.starts]).toEqual([0, 1, 2, 3, 4]);
    expect(strip.lanes).toEqual([1, -1]);
    expect([...strip.shares]).toEqual([0, 1, 0, 1, 1, 0, 1, 0]);
  });

  it("puts class 0 first where there are more than two", () => {
    const { sequence, label } = inOrder([2, 1, -1, 2]);
    expect(stripOf(sequence, label, 300).lanes).toEqual([-1, 1, 2]);
  });

  it("counts every visit once, however few columns there are", () => {
    fc.assert(
      fc.property(labels, room, (given, columnsAtMost) => {
        const { sequence, label } = inOrder(given);
        const { starts, lanes, shares } = stripOf(sequence, label, columnsAtMost);
        const columns = starts.length - 1;
        expect(columns).toBe(Math.min(given.length, columnsAtMost));
        lanes.forEach((y, lane) => {
          const counted = Array.from({ length: columns }, (_, k) => {
            const width = (starts[k + 1] ?? 0) - (starts[k] ?? 0);
            expect(width).toBeGreaterThanOrEqual(1);
            return (shares[lane * columns + k] ?? 0) * width;
          });
          const sum = counted.reduce((a, b) => a + b, 0);
          expect(sum).toBeCloseTo(given.filter((one) => one === y).length, 3);
        });
      }),
    );
  });

  it("is empty for an empty sequence", () => {
    const strip = stripOf(new Uint32Array(0), new Int8Array(0), 300);
    expect(strip).toMatchObject({ visits: 0, lanes: [] });
  });
});

describe("columnOf", () => {
  it("finds the column that holds a visit", () => {
    fc.assert(
      fc.property(labels, room, (given, columnsAtMost) => {
        const { sequence, label } = inOrder(given);
        const strip = stripOf(sequence, label, columnsAtMost);
        for (let visit = 0; visit < given.length; visit++) {
          const k = columnOf(strip, visit);
          expect(strip.starts[k]).toBeLessThanOrEqual(visit);
          expect(strip.starts[k + 1]).toBeGreaterThan(visit);
        }
      }),
    );
  });
});

describe("placeInEpoch", () => {
  it.each([
    [0, { epoch: 0, start: 0, done: 0 }],
    [1, { epoch: 0, start: 0, done: 1 }],
    [40, { epoch: 0, start: 0, done: 40 }],
    [41, { epoch: 1, start: 40, done: 1 }],
  ])("after %i visits of 40 an epoch", (visit, place) => {
    expect(placeInEpoch({ visit, epochLength: 40 })).toEqual(place);
  });

  it("stands at the start while there is nothing to train", () => {
    expect(placeInEpoch({ visit: 0, epochLength: 0 })).toEqual({ epoch: 0, start: 0, done: 0 });
  });
});

describe("mistakesIn", () => {
  it("counts the mistakes of this epoch up to the moment shown", () => {
    const { sequence, label } = inOrder([1, 1, 1, -1, -1, -1]);
    const strip = stripOf(sequence, label, 3);
    const made = [0, 3, 6, 7, 9, 11, 12];
    const before = (visits: ArrayLike<number>) =>
      Float64Array.from(visits, (limit) => made.filter((visit) => visit < limit).length);
    const mistakes = mistakesIn(strip, { epoch: 1, start: 6, done: 5 }, before);
    expect([...mistakes]).toEqual([2, 1, 0]);
  });
});
