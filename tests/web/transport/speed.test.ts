import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SPEEDS, speedAt, speedText, spokenSpeed, stopOf } from "../../../web/views/transport/speed.js";

describe("speed", () => {
  it("goes from one visit a second to as fast as the machine goes", () => {
    expect(SPEEDS).toEqual([1, 2, 5, 10, 30, 100, 1000, 1e4, 1e5, "max"]);
    expect(speedAt(-3)).toBe(1);
    expect(speedAt(99)).toBe("max");
  });

  it("finds every stop again", () => {
    for (const [stop, speed] of SPEEDS.entries()) {
      expect(speedAt(stop)).toBe(speed);
      expect(stopOf(speed)).toBe(stop);
    }
  });

  it("puts any other speed at the nearest stop, in order", () => {
    expect(stopOf(60)).toBe(5);
    expect(stopOf(25)).toBe(4);
    const speed = fc.double({ min: 0.01, max: 1e9, noNaN: true });
    fc.assert(fc.property(speed, speed, (a, b) => stopOf(Math.min(a, b)) <= stopOf(Math.max(a, b))));
  });

  it("says it in words", () => {
    expect(speedText(1)).toBe("1 visit/s");
    expect(speedText(10)).toBe("10 visits/s");
    expect(speedText(100_000)).toMatch(/^100\s000 visits\/s$/);
    expect(speedText("max")).toBe("max");
    expect(spokenSpeed(1)).toBe("1 visit a second");
    expect(spokenSpeed(1000)).toBe("1000 visits a second");
    expect(spokenSpeed("max")).toBe("as fast as the machine goes");
  });
});
