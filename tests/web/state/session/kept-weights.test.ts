import { describe, expect, it } from "vitest";
import type { PageLearner } from "../../../../web/state/document/state.js";
import { Bench, cs188, kindsBut, stateOf } from "../engine.js";

describe("keeping weights at an edit", () => {
  it.each(kindsBut("kernel", "nearest-neighbours", "decision-tree"))("goes on from what %s has in training", (kind) => {
    const learners = [{ kind } as PageLearner];
    const bench = Bench.ofTest(stateOf(cs188, { learners })).do({ type: "seek", visit: 30 });
    const { current, updates } = bench.frame.pane;
    expect(updates).toBeGreaterThan(0);
    bench.do({ type: "move-point", index: 1, to: [3.5, 2], stroke: 1 });
    expect(bench.frame.pane).toMatchObject({ visit: 0, updates: 0 });
    expect(bench.frame.pane.current).toEqual(current);
  });

  it("begins anew where they count mistakes on examples: one that has been moved has made none", () => {
    const bench = Bench.ofTest(stateOf(cs188, { learners: [{ kind: "kernel" }] })).do({ type: "seek", visit: 30 });
    bench.do({ type: "move-point", index: 1, to: [3.5, 2], stroke: 1 });
    expect(bench.frame.pane.current).toEqual({ alpha: new Float64Array(5) });
  });
});
