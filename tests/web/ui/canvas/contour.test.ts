import { describe, expect, it } from "vitest";
import { contourOf } from "../../../../web/ui/canvas/contour.js";
import { lengthOf, type Polyline, pointAlong } from "../../../../web/ui/canvas/polyline.js";
import { fieldOf } from "../../stage/field.js";

function points(line: Polyline): [number, number][] {
  return Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0]);
}

describe("the contour of a field", () => {
  it("of a circle is one closed line around it", () => {
    const lines = contourOf(
      fieldOf(101, 101, (x, y) => x * x + y * y - 0.25),
      false,
    );
    expect(lines).toHaveLength(1);
    const [line = []] = lines;
    for (const [x, y] of points(line)) expect(Math.hypot(x, y)).toBeCloseTo(0.5, 3);
    expect(lengthOf(line)).toBeCloseTo(Math.PI, 2);
    expect(line.slice(0, 2)).toEqual(line.slice(-2));
  });

  it("of a line is that line, however coarse the grid is", () => {
    const [line = [], ...others] = contourOf(
      fieldOf(7, 9, (x, y) => 3 * x + y - 0.2),
      false,
    );
    expect(others).toEqual([]);
    for (const [x, y] of points(line)) expect(3 * x + y).toBeCloseTo(0.2, 5);
  });

  it("passes once through points of the grid where the score is exactly 0", () => {
    const [line = [], ...others] = contourOf(
      fieldOf(5, 5, (x) => x),
      false,
    );
    expect(others).toEqual([]);
    expect(points(line).every(([x]) => Math.abs(x) < 1e-12)).toBe(true);
  });

  it("has two sides where the score is 0 all over an area", () => {
    const lines = contourOf(
      fieldOf(40, 40, (x) => (Math.abs(x) < 0.5 ? 0 : x)),
      false,
    );
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => Math.sign(line[0] ?? 0)).sort()).toEqual([-1, 1]);
  });

  it("runs between different labels, and three of them meet in a point", () => {
    const field = fieldOf(20, 20, () => 0);
    const label = field.label.map((_, i) => (i < 200 ? 2 : i % 20 < 10 ? -1 : 1));
    const lines = contourOf({ ...field, label }, true);
    expect(lines).toHaveLength(3);
    const ends = lines.flatMap((line) => [points(line).at(0), points(line).at(-1)]);
    const meeting = ends.filter((end) => end && Math.hypot(...end) < 1e-9);
    expect(meeting).toHaveLength(3);
  });

  it("is not there where all is one label", () => {
    expect(
      contourOf(
        fieldOf(8, 8, () => 1),
        false,
      ),
    ).toEqual([]);
    expect(
      contourOf(
        fieldOf(1, 1, () => 1),
        true,
      ),
    ).toEqual([]);
  });

  it("is traced once for a field", () => {
    const field = fieldOf(8, 8, (x) => x);
    expect(contourOf(field, false)).toBe(contourOf(field, false));
  });
});

describe("a place along a line", () => {
  it("is measured by length", () => {
    const corner = [0, 0, 1, 0, 1, 3];
    expect(lengthOf(corner)).toBe(4);
    expect(pointAlong(corner, 0)).toEqual([0, 0]);
    expect(pointAlong(corner, 0.5)).toEqual([1, 1]);
    expect(pointAlong(corner, 1)).toEqual([1, 3]);
  });
});
