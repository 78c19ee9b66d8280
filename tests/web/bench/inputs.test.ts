import { describe, expect, it } from "vitest";
import type { Frame } from "../../../web/state/frame.js";
import { benchReads, benchReadsAtRest, countExamples, noCounts } from "../../../web/views/bench/inputs.js";
import { withKind } from "../../../web/views/shared/controls/order-kind.js";
import { differs } from "../../../web/views/shared/view.js";
import { frameFrom, frameWith } from "../frames.js";

const benchDiffers = (now: Frame | null, before: Frame | null | undefined) =>
  differs(benchReads, benchReadsAtRest, now, before);

describe("countExamples", () => {
  it("counts both labels", () => {
    const label = Int8Array.of(1, -1, -1, 1, -1);
    expect(countExamples({ label, heldOut: null })).toEqual({ classes: [3, 2], heldOut: 0 });
    expect(countExamples({ label: new Int8Array(), heldOut: null })).toEqual(noCounts);
  });

  it("counts every class up to the highest, and what is held out", () => {
    const label = Int8Array.of(4, -1, 2, 1, 2);
    expect(countExamples({ label, heldOut: Uint8Array.of(1, 0, 0, 1, 0) })).toEqual({
      classes: [1, 1, 2, 0, 1],
      heldOut: 2,
    });
  });
});

describe("the bench", () => {
  const now = frameWith([[1, 2, 1]]);

  it("ignores time", () => {
    expect(benchDiffers(frameFrom(now, { visit: 5, state: { ...now.state, visit: 5 } }), now)).toBe(false);
  });

  it("sees an edit and a setting", () => {
    expect(benchDiffers({ ...now, canUndo: true }, now)).toBe(true);
    expect(benchDiffers({ ...now, state: { ...now.state, maxEpochs: 9 } }, now)).toBe(true);
    expect(benchDiffers({ ...now, lead: 1 }, now)).toBe(true);
    expect(benchDiffers({ ...now, state: { ...now.state, learners: [] } }, now)).toBe(true);
    expect(benchDiffers({ ...now, state: { ...now.state, split: { fraction: 0.5, seed: 1 } } }, now)).toBe(true);
    expect(benchDiffers({ ...now, state: { ...now.state, ui: { ...now.state.ui, paint: 3 } } }, now)).toBe(true);
    expect(benchDiffers(now, null)).toBe(true);
    expect(benchDiffers(null, undefined)).toBe(true);
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
