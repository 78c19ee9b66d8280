import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProjectionView } from "../../../web/state/runs/frame.js";
import { dotAt, heightOf, layOut } from "../../../web/views/projection/dots.js";
import { neighbour } from "../../../web/views/projection/index.js";
import { type NumberLine, numberLine } from "../../../web/views/projection/line.js";

const labels = Int8Array.of(-1, 1, 1, -1);

const found: ProjectionView = {
  visit: 3,
  model: { weights: Float64Array.of(3, 4), bias: -5 },
  length: 5,
  examples: Uint32Array.of(0, 1, 2, 3),
  trained: 4,
  score: Float64Array.of(-5, -1, -2, 2),
  along: Float64Array.of(0, 0.8, 0.6, 1.4),
  mistake: Float64Array.of(0, 1, 1, 1),
  margin: -2,
  nearest: 2,
  middle: 0.7,
  half: 0.8,
};

const lineOf = (turned: boolean): NumberLine => {
  const line = numberLine(found, labels, turned);
  if (!line) throw new Error("There is a direction.");
  return line;
};

describe("the number line of the weights", () => {
  it("has its threshold at −b, and the origin", () => {
    const line = lineOf(false);
    expect(line).toMatchObject({ threshold: 1, origin: 0, place: found.along, value: found.score });
    expect(line.window[0]).toBeLessThan(-0.1);
    expect(line.window[1]).toBeGreaterThan(1.5);
  });

  it("has negatives turned round, so that all should lie above 0", () => {
    const line = lineOf(true);
    expect([...line.value]).toEqual([5, -1, -2, -2]);
    expect([...line.place]).toEqual([1, -0.2, -0.4, -0.4]);
    expect(line).toMatchObject({ threshold: 0, origin: null });
  });

  it("is the same for weights twice as long", () => {
    const twice = { ...found, model: { weights: Float64Array.of(6, 8), bias: -10 }, length: 10 };
    expect(numberLine({ ...twice, score: found.score.map((a) => 2 * a) }, labels, false)).toMatchObject({
      threshold: 1,
      place: found.along,
    });
  });

  it("is none without a direction", () => {
    expect(numberLine({ ...found, length: 0 }, labels, false)).toBeNull();
  });

  it("is gone along by keys, in the order of the places", () => {
    const line = lineOf(false);
    expect(neighbour("ArrowRight", line, null)).toBe(0);
    expect(neighbour("ArrowRight", line, 0)).toBe(2);
    expect(neighbour("ArrowRight", line, 3)).toBe(3);
    expect(neighbour("ArrowLeft", line, null)).toBe(3);
    expect(neighbour("Home", line, 3)).toBe(0);
    expect(neighbour("End", line, 0)).toBe(3);
    expect(neighbour("Escape", line, 1)).toBeNull();
    expect(neighbour("Escape", line, null)).toBeUndefined();
    expect(neighbour("x", line, 1)).toBeUndefined();
  });
});

describe("the dots of a line", () => {
  const extent = { left: 10, width: 400, height: 80 };
  const lines = fc
    .array(fc.record({ at: fc.double({ min: -1, max: 1, noNaN: true }), label: fc.constantFrom(-1, 1) }), {
      minLength: 1,
      maxLength: 120,
    })
    .map(
      (all): NumberLine => ({
        examples: Uint32Array.from(all, (_, i) => i),
        label: Int8Array.from(all, ({ label }) => label),
        place: Float64Array.from(all, ({ at }) => at),
        value: Float64Array.from(all, ({ at }) => at),
        threshold: 0,
        origin: 0,
        window: [-1, 1],
      }),
    );

  it("never cover each other, and stand where the examples lie", () => {
    fc.assert(
      fc.property(lines, fc.boolean(), (line, turned) => {
        const laid = layOut(line, extent, turned);
        if (laid.kind !== "dots") return;
        line.place.forEach((at, i) => {
          expect(laid.x[i]).toBeCloseTo(210 + 200 * at, 9);
          const height = heightOf(laid, line, i, turned);
          expect(height > 0).toBe(turned || (line.label[i] ?? 0) > 0);
          expect(Math.abs(height) + laid.radius).toBeLessThanOrEqual(extent.height + 2);
          for (let j = 0; j < i; j++) {
            const apart = Math.abs((laid.x[i] ?? 0) - (laid.x[j] ?? 0)) >= 2 * laid.radius - 1e-9;
            expect(apart || Math.abs(heightOf(laid, line, j, turned) - height) >= 2 * laid.radius - 1e-9).toBe(true);
          }
        });
      }),
    );
  });

  it("are counted in columns where they are too many, none lost", () => {
    const count = 50_000;
    const line: NumberLine = {
      examples: Uint32Array.from({ length: count }, (_, i) => i),
      label: Int8Array.from({ length: count }, (_, i) => (i % 3 === 0 ? -1 : 1)),
      place: Float64Array.from({ length: count }, (_, i) => Math.sin(i)),
      value: new Float64Array(count),
      threshold: 0,
      origin: 0,
      window: [-1, 1],
    };
    const laid = layOut(line, extent, false);
    if (laid.kind !== "columns") throw new Error("So many are no dots.");
    const sum = (of: Uint32Array): number => of.reduce((all, one) => all + one, 0);
    expect([sum(laid.above), sum(laid.below)]).toEqual([count - Math.ceil(count / 3), Math.ceil(count / 3)]);
    expect(laid.most).toBe(Math.max(...laid.above));
    expect(dotAt(laid, line, { x: 210, height: 5 }, false)).not.toBeNull();
  });

  it("are found under a pointer", () => {
    const line = lineOf(false);
    const laid = layOut(line, extent, false);
    if (laid.kind !== "dots") throw new Error("Few are dots.");
    line.place.forEach((_, i) => {
      expect(dotAt(laid, line, { x: laid.x[i] ?? 0, height: heightOf(laid, line, i, false) }, false)).toBe(i);
    });
    expect(dotAt(laid, line, { x: 0, height: 70 }, false)).toBeNull();
  });
});
