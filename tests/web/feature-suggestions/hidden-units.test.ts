import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import {
  both,
  boundary,
  corners,
  cut,
  either,
  fires,
  hidden,
  hiddenCure,
  type Line,
  output,
  type PlanePoint,
  truthTable,
} from "../../../web/views/feature-suggestions/index.js";
import { rows } from "../../rows.js";
import { textOf } from "../template-text.js";

const square: readonly PlanePoint[] = rows("-1 -1; 2 -1; 2 2; -1 2");

const scoreAt = ({ weights: [w1, w2], bias }: Line, [x1, x2]: PlanePoint) => w1 * x1 + w2 * x2 + bias;

describe("the hidden units", () => {
  it("fire where their scores are above 0", () => {
    for (const unit of [either, both, output]) {
      for (const x of corners) expect(fires(unit, x)).toBe(scoreAt(unit, x) > 0 ? 1 : 0);
    }
  });

  it("are OR and AND, and the output is XOR", () => {
    for (const [x1, x2] of corners) {
      expect(fires(either, [x1, x2])).toBe(x1 || x2 ? 1 : 0);
      expect(fires(both, [x1, x2])).toBe(x1 && x2 ? 1 : 0);
      expect(fires(output, hidden([x1, x2]))).toBe(x1 === x2 ? 0 : 1);
    }
  });

  it("have a truth table of what they compute", () => {
    expect(truthTable().map(({ x, hidden: h, output: out }) => [...x, ...h, out])).toEqual(
      rows("0 0 0 0 0; 0 1 1 0 1; 1 0 1 0 1; 1 1 1 1 0"),
    );
  });

  it("put both positives in one place", () => {
    expect(new Set(corners.map((x) => hidden(x).join())).size).toBe(3);
  });
});

describe("a cut polygon", () => {
  const weight = fc.integer({ min: -4, max: 4 });
  const unit = fc
    .record({ weights: fc.tuple(weight, weight), bias: fc.double({ min: -3, max: 3, noNaN: true }) })
    .filter(({ weights: [w1, w2] }) => w1 !== 0 || w2 !== 0);

  it("lies on its side, and both sides are the whole", () => {
    const area = (places: readonly PlanePoint[]) =>
      places.reduce((sum, [x1, x2], k) => {
        const [z1, z2] = places[(k + 1) % places.length] ?? [0, 0];
        return sum + (x1 * z2 - z1 * x2) / 2;
      }, 0);
    fc.assert(
      fc.property(unit, (one) => {
        const [above, below] = [cut(square, one, 1), cut(square, one, -1)];
        for (const place of above) expect(scoreAt(one, place)).toBeGreaterThan(-1e-9);
        for (const place of below) expect(scoreAt(one, place)).toBeLessThan(1e-9);
        expect(area(above) + area(below)).toBeCloseTo(9, 9);
      }),
    );
  });

  it("ends where the unit's line does", () => {
    expect(boundary(square, either).sort(([a], [b]) => a - b)).toEqual(rows("-1 1.5; 1.5 -1"));
  });
});

describe("the part", () => {
  it("says what the units compute, with two figures that have words", () => {
    const words = textOf(hiddenCure(english));
    expect(words).toContain("h1 =[x1+x2−0.5>0] h2 =[x1+x2−1.5>0] out =[h1−h2−0.5>0]");
    expect(words).toContain("0 1 1 0 1 (+)");
    expect(words).toContain("backpropagation");
  });
});
