import { describe, expect, it } from "vitest";
import { defaultState } from "../../../../../web/state/document/settings.js";
import { Bench, cs188, stateOf } from "../../engine.js";

describe("the choice of notation", () => {
  it("is of the page, in parts, and leaves the run where it stands", () => {
    const bench = Bench.ofTest(stateOf(cs188)).do({ type: "advance", how: { visits: 7 } });
    const { event } = bench.frame.pane;
    bench.do(
      { type: "set-notation", notation: { labels: "zero-one" } },
      { type: "set-notation", notation: { biasAs: "threshold" } },
    );
    expect(bench.frame.state.ui).toMatchObject({ labels: "zero-one", biasAs: "threshold" });
    expect(bench.frame.pane.event).toEqual(event);
    expect(bench.frame.canUndo).toBe(false);
  });

  it("stays as it is where it is locked", () => {
    const ui = { ...defaultState.ui, labels: "zero-one", lock: ["notation"] } as const;
    const bench = Bench.ofTest(stateOf(cs188, { ui }));
    bench.do({ type: "set-notation", notation: { labels: "plus-minus", biasAs: "weight" } });
    expect(bench.frame.state.ui).toMatchObject({ labels: "zero-one", biasAs: "bias" });
  });
});

describe("what a visit was as vectors", () => {
  it("is known of the lead, and of a visit gone back to", () => {
    const bench = Bench.ofTest(stateOf(cs188)).do({ type: "advance", how: { visits: 2 } });
    bench.untilStill();
    expect(bench.frame.findings?.geometry()?.vectors[0]?.scores).toEqual([-6, 8]);
    bench.do({ type: "seek", visit: 1 });
    bench.untilStill();
    expect(bench.frame.findings?.geometry()?.vectors[0]?.scores).toEqual([0, -3]);
    bench.do({ type: "seek", visit: 0 });
    expect(bench.frame.findings?.geometry()).toBeNull();
  });
});
