import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../../web/state/document/notation/words.js";
import { planeTicks, tickLabel } from "../../../../web/ui/canvas/plane.js";
import { dataAt, dataX, dataY, pixelX, pixelY, project, readable } from "../../../../web/ui/canvas/projection.js";
import { contains, EMPTY_WINDOW, fitWindow, panBy, zoomAround } from "../../../../web/views/stage/plane/view-window.js";
import { words as german } from "../../../../web/words/generated/de/first/index.js";

const plot = { x: 40, y: 20, width: 600, height: 300 };

describe("projection", () => {
  it("shows at least the window asked for, with one scale for both axes", () => {
    const p = project({ x: [0, 4], y: [0, 4] }, plot);
    expect(p.scale).toBe(75);
    expect(p.window).toEqual({ x: [-2, 6], y: [0, 4] });
    expect(pixelX(p, 3) - pixelX(p, 2)).toBeCloseTo(pixelY(p, 2) - pixelY(p, 3), 12);
  });

  it("puts the corners of the window into the corners of the plot", () => {
    const p = project({ x: [-3, 3], y: [-1, 1] }, plot);
    expect([pixelX(p, p.window.x[0]), pixelY(p, p.window.y[1])]).toEqual([40, 20]);
    expect(pixelX(p, p.window.x[1])).toBeCloseTo(640);
    expect(pixelY(p, p.window.y[0])).toBeCloseTo(320);
  });

  it("goes to pixels and back", () => {
    const p = project({ x: [-7, 2], y: [1, 3] }, plot);
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (value) => {
        expect(dataX(p, pixelX(p, value))).toBeCloseTo(value, 9);
        expect(dataY(p, pixelY(p, value))).toBeCloseTo(value, 9);
      }),
    );
  });

  it("hands on short numbers that stay within a pixel", () => {
    expect(readable(1.23456, 60)).toBe(1.23);
    expect(readable(1234.56, 0.01)).toBe(1200);
    expect(Object.is(readable(-0.0001, 60), 0)).toBe(true);
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), fc.integer({ min: -6, max: 8 }), (value, power) => {
        const scale = 3.7 * 10 ** power;
        expect(Math.abs(readable(value, scale) - value) * scale).toBeLessThanOrEqual(1.000001);
      }),
    );
    const p = project({ x: [0, 10], y: [0, 5] }, plot);
    expect(dataAt(p, pixelX(p, 2), pixelY(p, 3))).toEqual({ x: 2, y: 3 });
  });
});

describe("ticks", () => {
  it("share one step, so that the grid shows squares", () => {
    const { step, x, y } = planeTicks([-2, 2], [-1, 1], 150);
    expect(step).toBe(0.5);
    expect(x).toEqual([-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]);
    expect(y).toEqual([-1, -0.5, 0, 0.5, 1]);
  });

  it("are exact decimals", () => {
    expect(planeTicks([0, 0.4], [0, 0.4], 1000).x).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  it("are labelled with a true minus sign and as many decimals as the step has", () => {
    expect(tickLabel(-0.5, 0.25, german)).toBe("−0,5");
    expect(tickLabel(-1.5, 0.5, english)).toBe("−1.5");
    expect(tickLabel(2, 0.02, english)).toBe("2.00");
    expect(tickLabel(0, 0.5, english)).toBe("0");
    expect(tickLabel(-2e9, 1e9, english)).toBe("−2e+9");
  });

  it("stay few at any zoom", () => {
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 9 }), fc.double({ min: 1, max: 10, noNaN: true }), (power, mantissa) => {
        const span = mantissa * 10 ** power;
        const { x } = planeTicks([-span / 3, span], [0, span], 900 / span);
        expect(x.length).toBeGreaterThan(4);
        expect(x.length).toBeLessThan(25);
      }),
    );
  });
});

describe("fitted window", () => {
  it("is five units around the origin without data", () => {
    expect(fitWindow(new Float64Array(0))).toEqual(EMPTY_WINDOW);
  });

  it("surrounds a single point", () => {
    expect(fitWindow(Float64Array.of(3, 4))).toEqual({ x: [2, 4], y: [3, 5] });
  });

  it("takes a near origin in and leaves a far one out", () => {
    expect(fitWindow(Float64Array.of(1, 1, 3, 4)).x[0]).toBeLessThan(0);
    expect(fitWindow(Float64Array.of(101, 101, 103, 104)).x[0]).toBeGreaterThan(100);
  });

  it("contains all the data", () => {
    const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1 }), (points) => {
        const window = fitWindow(Float64Array.from(points.flat()));
        for (const [x, y] of points) expect(contains(window, { x: [x, x], y: [y, y] })).toBe(true);
      }),
    );
  });
});

describe("zoom and pan", () => {
  it("keep the point under the pointer", () => {
    const next = zoomAround({ x: [0, 10], y: [0, 10] }, 2, 8, 2);
    expect(next).toEqual({ x: [1, 6], y: [4, 9] });
  });

  it("stop before doubles run out of digits", () => {
    let window = EMPTY_WINDOW;
    for (let i = 0; i < 200; ++i) window = zoomAround(window, 1, 1, 2);
    expect(window.x[1] - window.x[0]).toBeCloseTo(1e-6, 12);
    for (let i = 0; i < 200; ++i) window = zoomAround(window, 1, 1, 0.5);
    expect(window.x[1] - window.x[0]).toBeCloseTo(1e9, 0);
  });

  it("shift both ends alike", () => {
    expect(panBy({ x: [0, 1], y: [2, 3] }, 4, -1)).toEqual({ x: [4, 5], y: [1, 2] });
  });
});
