import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import { SPEEDS, speedIntents, speedOf, speeds } from "../../../web/views/transport/pace/index.js";

describe("speed", () => {
  it("is slow, steady, fast, or to the end", () => {
    expect(speeds(english).map(({ value, title }) => [value, title])).toEqual([
      ["1", "slow"],
      ["5", "steady"],
      ["30", "fast"],
      ["max", "to the end"],
    ]);
  });

  it("is what was chosen, and pauses on updates as before: but not to the end", () => {
    for (const speed of SPEEDS) {
      expect(speedOf({ pace: "steady", speed })).toBe(String(speed));
      expect(speedIntents(String(speed), { pace: "steady", speed: 5 })).toEqual([{ type: "set-speed", speed }]);
    }
    expect(speedIntents("30", { pace: "told", speed: 5 })).toEqual([
      { type: "set-speed", speed: 30 },
      { type: "set-ui", ui: { pace: "told" } },
    ]);
    expect(speedIntents("max", { pace: "told", speed: 5 })).toEqual([{ type: "set-speed", speed: "max" }]);
    expect(speedOf({ pace: "told", speed: "max" })).toBe("5");
  });

  it("shows any other speed as the nearest there is, in order", () => {
    expect(speedOf({ pace: "steady", speed: 60 })).toBe("30");
    expect(speedOf({ pace: "steady", speed: 2 })).toBe("1");
    const speed = fc.double({ min: 1, max: 1e9, noNaN: true });
    const shown = (at: number) => Number(speedOf({ pace: "steady", speed: at }));
    fc.assert(fc.property(speed, speed, (a, b) => shown(Math.min(a, b)) <= shown(Math.max(a, b))));
  });
});
