import { describe, expect, it } from "vitest";
import type { Frame } from "../../../web/state/frame.js";
import { benchChanged, countLabels } from "../../../web/views/bench/inputs.js";
import { withKind } from "../../../web/views/bench/order-kind.js";

describe("countLabels", () => {
  it("counts both labels", () => {
    expect(countLabels(Int8Array.of(1, -1, -1, 1, -1))).toEqual({ positive: 2, negative: 3 });
    expect(countLabels(new Int8Array())).toEqual({ positive: 0, negative: 0 });
  });
});

describe("benchChanged", () => {
  const ui = { tool: "positive", brush: 1, keepWeights: false, hide: [] };
  const state = { data: {}, bias: true, initial: null, maxEpochs: 1000, ui, visit: 0 };
  const frame = { state, examples: {}, presets: [], features: [], learner: {}, order: {}, canUndo: false, visit: 0 };
  const now = frame as unknown as Frame;

  it("ignores time", () => {
    expect(benchChanged({ ...now, visit: 5, state: { ...now.state, visit: 5 } }, now)).toBe(false);
  });

  it("sees an edit and a setting", () => {
    expect(benchChanged({ ...now, canUndo: true }, now)).toBe(true);
    expect(benchChanged({ ...now, state: { ...now.state, maxEpochs: 9 } }, now)).toBe(true);
    expect(benchChanged(now, null)).toBe(true);
    expect(benchChanged(null, undefined)).toBe(true);
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
