import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { paceIntent, paceOf, paces, SPEEDS } from "../../../web/views/transport/pace/index.js";

const PACES = paces(english);

describe("pace", () => {
  it("is told, or goes from one visit a second to as fast as the machine goes", () => {
    expect(SPEEDS).toEqual([1, 2, 5, 10, 30, 100, 1000, 1e4, 1e5, "max"]);
    expect(PACES.map(({ value }) => value)).toEqual(["told", ...SPEEDS.map(String)]);
    expect(PACES[0]?.title).toBe("pause on updates");
    expect(PACES[1]?.title).toBe("1 visit/s");
    expect(PACES[9]?.title).toMatch(/^100\s000 visits\/s$/);
  });

  it("is what was chosen", () => {
    for (const { value } of PACES) {
      const intent = paceIntent(value);
      const chosen =
        intent.type === "set-speed"
          ? ({ pace: "steady", speed: intent.speed } as const)
          : ({ pace: "told", speed: 5 } as const);
      expect(paceOf(chosen)).toBe(value);
    }
    expect(paceIntent("told")).toEqual({ type: "set-ui", ui: { pace: "told" } });
  });

  it("shows any other speed as the nearest there is, in order", () => {
    expect(paceOf({ pace: "steady", speed: 60 })).toBe("100");
    expect(paceOf({ pace: "steady", speed: 25 })).toBe("30");
    const speed = fc.double({ min: 1, max: 1e9, noNaN: true });
    const shown = (at: number) => Number(paceOf({ pace: "steady", speed: at }));
    fc.assert(fc.property(speed, speed, (a, b) => shown(Math.min(a, b)) <= shown(Math.max(a, b))));
  });
});
