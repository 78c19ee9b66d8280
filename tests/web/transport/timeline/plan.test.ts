import { describe, expect, it, vi } from "vitest";
import type { Frame } from "../../../../web/state/runs/frame.js";
import { AXIS_INSET, endOf, TimelinePlanner } from "../../../../web/views/transport/timeline/plan.js";
import { type FrameChanges, frameFrom, frameWith } from "../../frames.js";

const ten = Array.from({ length: 10 }, () => [0, 0, 1] as const);

function frameOf(changes: FrameChanges = {}): Frame {
  const updatesBefore = vi.fn((visits: ArrayLike<number>) => Float64Array.from(visits));
  return frameWith(ten, { visit: 5, frontier: 15, frontierUpdates: 15, updatesBefore, ...changes });
}

describe("TimelinePlanner", () => {
  it("lays out the axis inside the room of the thumb", () => {
    const frame = frameOf();
    const { axis, rules, ticks } = new TimelinePlanner().plan(frame, endOf(frame), 418, 11);
    expect(axis).toEqual({ left: AXIS_INSET, length: 418 - 2 * AXIS_INSET, end: 20 });
    expect(rules.map(({ epoch }) => epoch)).toEqual([1, 2]);
    expect(ticks.x).toHaveLength(15);
  });

  it("asks for the updates again only when what it shows has changed", () => {
    const planner = new TimelinePlanner();
    const first = frameOf();
    const plan = planner.plan(first, 20, 400, 11);
    expect(planner.plan(frameFrom(first, { visit: 9, playing: true }), 20, 400, 11)).toBe(plan);
    expect(first.pane.updatesBefore).toHaveBeenCalledTimes(1);
    const changes: FrameChanges[] = [
      { frontier: 16 },
      { examples: { ...first.examples } },
      { order: { kind: "shuffle-once", seed: 2 } },
      // Another run may have got as far, with as many updates.
      { features: ["x1", "x2", "x1*x2"] },
      { state: { ...first.state, scaling: "standardize" } },
    ];
    for (const change of changes) {
      const before = planner.plan(first, 20, 400, 11);
      expect(planner.plan(frameFrom(first, change), 20, 400, 11)).not.toBe(before);
    }
    expect(planner.plan(first, 20, 401, 11)).not.toBe(plan);
  });

  it("has an empty axis without examples", () => {
    const frame = frameWith([]);
    const plan = new TimelinePlanner().plan(frame, endOf(frame), 400, 11);
    expect(plan.rules).toEqual([]);
    expect(plan.ticks.x).toHaveLength(0);
  });
});
