import { describe, expect, it } from "vitest";
import { countExamples } from "../../../web/state/runs/class-counts.js";
import { withKind } from "../../../web/views/shared/controls/order-kind.js";

describe("countExamples", () => {
  it("counts both labels", () => {
    const label = Int8Array.of(1, -1, -1, 1, -1);
    expect(countExamples({ label, heldOut: null })).toEqual({ classes: [3, 2], heldOut: 0 });
    expect(countExamples({ label: new Int8Array(), heldOut: null })).toEqual({ classes: [0, 0], heldOut: 0 });
  });

  it("counts every class up to the highest, and what is held out", () => {
    const label = Int8Array.of(4, -1, 2, 1, 2);
    expect(countExamples({ label, heldOut: Uint8Array.of(1, 0, 0, 1, 0) })).toEqual({
      classes: [1, 1, 2, 0, 1],
      heldOut: 2,
    });
  });
});

describe("withKind", () => {
  it("keeps the seed for the way back", () => {
    const given = withKind({ kind: "shuffle-once", seed: 7 }, "given", 3);
    expect(withKind(given, "shuffle-each-epoch", 3)).toEqual({ kind: "shuffle-each-epoch", seed: 7 });
  });

  it("starts a custom order with the given one", () => {
    expect(withKind({ kind: "given" }, "custom", 3)).toEqual({ kind: "custom", indices: [0, 1, 2] });
  });
});
