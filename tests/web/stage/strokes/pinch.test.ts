import { describe, expect, it } from "vitest";
import { pinchWindow } from "../../../../web/views/stage/strokes/pointer-tools.js";

describe("two fingers", () => {
  const start = { x: [0, 10], y: [0, 10] } as const;

  it("zoom around the point between them", () => {
    const next = pinchWindow(start, { x: 5, y: 5, spread: 100 }, { x: 5, y: 5, spread: 200 });
    expect(next).toEqual({ x: [2.5, 7.5], y: [2.5, 7.5] });
  });

  it("pan when they only move", () => {
    const next = pinchWindow(start, { x: 5, y: 5, spread: 100 }, { x: 6, y: 4, spread: 100 });
    expect(next).toEqual({ x: [-1, 9], y: [1, 11] });
  });
});
